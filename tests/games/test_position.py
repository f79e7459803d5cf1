"""The form of a position: what is read of any game, and every line that is refused."""

from __future__ import annotations

import pytest

from bot.games.errors import BadPosition
from bot.games.position import read_position
from tests.registry import GAMES

START = "game sanfrancisco\n"


@pytest.mark.parametrize("name", GAMES)
def test_a_position_with_no_more_than_its_game_is_a_start(name: str):
    game, state = read_position(f"game {name}\n", GAMES)
    assert game is GAMES[name]
    assert game.to_act(state) == (1,)
    assert game.write_position(state).startswith(f"game {name}\n")
    assert game.read_position(game.write_position(state)) == state


def test_lines_may_come_in_any_order():
    lines = ("seats 3", "turn 2", "column 1 c08", "column 2 c09")
    texts = ("\n".join((*START.split("\n")[:1], *each, "")) for each in (lines, lines[::-1]))
    one, other = (read_position(text, GAMES) for text in texts)
    assert one == other


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("", 1, "empty"),
        ("\n", 1, "line-empty"),
        (START[:-1], 1, "last-line-cut"),
        (START + "\n", 2, "line-empty"),
        (START + "turn 1\r\n", 2, "line-end"),
        (START + "turn  1\n", 2, "blanks"),
        (START + "turn 1 \n", 2, "blanks"),
        (START + "turn \u0661\n", 2, "not-ascii"),
        ("turn 1\n", 1, "game-expected"),
        ("game\n", 1, "game-unknown"),
        ("game chess\n", 1, "game-unknown"),
        (START + START, 2, "key-unknown"),
        (START + "board 1\n", 2, "key-unknown"),
        (START + "turn 1\nturn 1\n", 3, "key-twice"),
        (START + "column 1\ncolumn 2\ncolumn 1\n", 4, "key-twice"),
        (START + "turn\n", 2, "one-word"),
        (START + "turn 1 2\n", 2, "one-word"),
        (START + "turn 01\n", 2, "number"),
        (START + "turn 3\n", 2, "number"),
        (START + "turn one\n", 2, "number"),
        (START + "column\n", 2, "one-word"),
        (START + "column c08\n", 2, "number"),
        (START + "column 4 c08\n", 2, "number"),
        (START + "city 3 medal\n", 2, "number"),
    ],
)
def test_what_is_out_of_place_is_refused_with_its_line(text: str, line: int, code: str):
    with pytest.raises(BadPosition) as caught:
        read_position(text, GAMES)
    assert (caught.value.line, caught.value.code) == (line, code)


def test_a_game_reads_no_position_of_another():
    with pytest.raises(BadPosition) as caught:
        GAMES["pointcity"].read_position(START)
    assert caught.value.code == "game-other"
