"""The form of a record: what is written, and every line that is refused."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.games import GAMES, games_with
from bot.games.errors import BadRecord
from bot.games.record import read, replay, write
from bot.games.sanfrancisco import GAME as SAN_FRANCISCO
from tests.games.positions import play, seen
from tests.games.sanfrancisco.test_deck import TEXT

GAME = GAMES["sanfrancisco"]
STEPS = list(play("sanfrancisco", 2, 4))
FINISHED = write(GAME, STEPS[-1].setup, STEPS[-1].actions, STEPS[-1].after)
RUNNING = write(GAME, STEPS[40].setup, STEPS[40].actions, STEPS[40].after)
LINES = FINISHED.splitlines()
ORDER = LINES[5].split()
FIRST = LINES[7].split()[0]
"""The seat that begins."""


def refused(text: str) -> tuple[int, str]:
    """Return the line and the code of the refusal."""
    with pytest.raises(BadRecord) as caught:
        replay(GAME, read(text, GAMES))
    return caught.value.line, caught.value.code


def with_line(number: int, line: str | None, text: str = FINISHED) -> str:
    """Return the text with a line, counted from 1, replaced or (None) left out."""
    lines = text.splitlines()
    lines[number - 1 : number] = [] if line is None else [line]
    return "\n".join(lines) + "\n"


def with_lines_after(number: int, *lines: str) -> str:
    """Return the finished record with lines put in after one."""
    return "\n".join([*LINES[:number], *lines, *LINES[number:]]) + "\n"


def test_a_finished_record_says_all():
    assert LINES[0] == "game sanfrancisco"
    assert LINES[1] == "rules 1"
    assert LINES[2] == f"deck standard {SAN_FRANCISCO.decks['standard'].digest}"
    assert LINES[3] == "seats 2"
    assert LINES[4] == f"first {FIRST}"
    assert ORDER[0] == "order"
    assert len(ORDER) == 88
    assert LINES[6] == "---"
    assert LINES[7] == f"{FIRST} draw"
    assert LINES[-4] == "---"
    assert [line.split()[0] for line in LINES[-3:]] == ["end", "score", "winner"]
    assert replay(GAME, read(FINISHED, GAMES)) == STEPS[-1].after


def test_a_record_of_a_running_game_lists_the_cards_turned_over_only():
    lines = RUNNING.splitlines()
    state = STEPS[40].after
    assert len(lines[5].split()) - 1 == 87 - len(state.pile) < 87
    assert lines.count("---") == 1
    again = replay(GAME, read(RUNNING, GAMES))
    assert (again.pile, len(again.beyond)) == ((), len(state.pile))
    assert seen(GAME, again) == seen(GAME, state)


def test_a_record_without_any_action_replays():
    text = write(GAME, STEPS[0].setup, [], STEPS[0].before)
    assert text.endswith("\norder\n---\n")
    again = replay(GAME, read(text, GAMES))
    assert GAME.unknown(again, None) == GAME.unknown(STEPS[0].before, None)


def test_drawing_past_a_running_record_is_refused():
    step = next(step for step in STEPS if step.after.phase == "start")
    text = write(GAME, step.setup, step.actions, step.after)
    line = len(text.splitlines()) + 1
    assert refused(f"{text}{step.after.seat} draw\n") == (line, "deck-beyond-record")


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("", 1, "empty"),
        ("\n", 1, "line-empty"),
        (FINISHED[:-1], len(LINES), "last-line-cut"),
        (FINISHED + "\n", len(LINES) + 1, "line-empty"),
        (FINISHED.replace("\n", "\r\n"), 1, "line-end"),
        (with_line(2, "rules  1"), 2, "blanks"),
        (with_line(2, " rules 1"), 2, "blanks"),
        (with_line(8, f"{FIRST} draw "), 8, "blanks"),
        (with_line(2, "rules\t1"), 2, "not-ascii"),
        (with_line(2, "rules\u00a01"), 2, "not-ascii"),
        (with_line(2, "rules \u0661"), 2, "not-ascii"),
        (with_line(1, "game"), 1, "game-unknown"),
        (with_line(1, "game chess"), 1, "game-unknown"),
        (with_line(1, "Game sanfrancisco"), 1, "key-expected"),
        (with_line(2, "rules 2"), 2, "rules-unknown"),
        (with_line(2, "rules 01"), 2, "rules-unknown"),
        (with_line(3, None), 3, "key-expected"),
        (with_line(4, "players 2"), 4, "key-expected"),
        (with_lines_after(4, "date today"), 5, "key-expected"),
        (with_line(3, "deck standard"), 3, "deck-malformed"),
        (with_line(3, "deck standard 3F9A0C5512BE"), 3, "deck-malformed"),
        (with_line(3, "deck boxed 3f9a0c5512be"), 3, "deck-unknown"),
        (with_line(3, "deck standard 3f9a0c5512be"), 3, "deck-differs"),
        (with_line(4, "seats 1"), 4, "seats-out-of-range"),
        (with_line(4, "seats 02"), 4, "seats-out-of-range"),
        (with_line(5, "first 3"), 5, "first-out-of-range"),
        (with_line(5, "first"), 5, "first-out-of-range"),
        (with_line(6, "order c88"), 6, "order-unknown-card"),
        (with_line(6, " ".join([*ORDER, ORDER[1]])), 6, "order-twice"),
        (with_line(6, " ".join(ORDER[:-1])), 6, "header-differs"),
        (with_line(7, None), 7, "separator-expected"),
        (with_line(8, "draw"), 8, "seat-expected"),
        (with_line(8, f"0{FIRST} draw"), 8, "seat-expected"),
        (with_line(8, f"{FIRST} shuffle"), 8, "not-an-action"),
        (with_line(8, f"{FIRST}"), 8, "not-an-action"),
        (with_line(8, "4 draw"), 8, "not-your-turn"),
        (with_line(8, "0 draw"), 8, "not-your-turn"),
        (with_line(8, f"{FIRST} place 1"), 8, "nothing-turned-over"),
        (with_lines_after(len(LINES) - 4, "1 draw"), len(LINES) - 3, "action-after-end"),
        (with_line(len(LINES) - 4, None), len(LINES) - 3, "end-is-none"),
        ("\n".join(LINES[:-4]) + "\n", len(LINES) - 4, "end-missing"),
        ("\n".join(LINES[:-3]) + "\n", len(LINES) - 3, "cut-short"),
        ("\n".join(LINES[:-1]) + "\n", len(LINES) - 1, "cut-short"),
        ("\n".join(LINES[:4]) + "\n", 4, "cut-short"),
        (FINISHED + "winner 1\n", len(LINES) + 1, "after-end"),
        (FINISHED + "---\n", len(LINES) + 1, "after-end"),
        (with_line(len(LINES) - 2, "end board x"), len(LINES) - 2, "end-malformed"),
        (with_line(len(LINES) - 2, "end board 0"), len(LINES) - 2, "end-malformed"),
        (with_line(len(LINES) - 2, "end board"), len(LINES) - 2, "end-differs"),
        (with_line(len(LINES) - 2, "end board 1"), len(LINES) - 2, "end-differs"),
        (with_line(len(LINES) - 2, "ended board 1"), len(LINES) - 2, "key-expected"),
        (with_line(len(LINES) - 1, "score 1 2"), len(LINES) - 1, "score-differs"),
        (with_line(len(LINES) - 1, "score 1.0 2"), len(LINES) - 1, "score-malformed"),
        (with_line(len(LINES) - 1, "score"), len(LINES) - 1, "score-malformed"),
        (with_line(len(LINES), "winner 1 2"), len(LINES), "winner-differs"),
        (with_line(len(LINES), "winner one"), len(LINES), "winner-malformed"),
    ],
)
def test_what_is_out_of_place_is_refused_with_its_line(text: str, line: int, code: str):
    assert refused(text) == (line, code)


def test_a_running_record_may_not_tell_what_comes_next():
    text = with_line(6, LINES[5], RUNNING)
    assert refused(text) == (6, "header-differs")


def test_a_record_of_a_named_deck_replays_with_that_deck_only():
    games = games_with([("boxed", TEXT.replace("c14,blue,3", "c14,blue,2"))])
    game = games["sanfrancisco"]
    setup = game.setup(2, "boxed", random.Random(1))
    text = write(game, setup, [], game.start(setup))
    state: Any = replay(game, read(text, games))
    assert len(state.beyond) == 87
    assert refused(text) == (3, "deck-unknown")


def test_a_setup_keeps_its_cards_when_its_deck_file_changes():
    game = games_with([("boxed", TEXT.replace("c14,blue,3", "c14,blue,2"))])["sanfrancisco"]
    setup = game.setup(2, "boxed", random.Random(1))
    stored = GAME.decode_setup(game.encode_setup(setup))
    assert GAME.start(stored) == game.start(setup)
