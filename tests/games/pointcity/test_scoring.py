"""Points, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.games.pointcity import GAME
from bot.games.pointcity.scoring import worth
from bot.games.pointcity.state import Level
from tests.games.pointcity.table import QUIET, TOKENS, giving, in_rows, position, seen

if TYPE_CHECKING:
    from bot.games.pointcity.state import State

NOTHING = (0, 0, 0, 0, 0)


def over(*lines: str) -> State:
    return position("left 0", "end market", *lines)


@pytest.mark.parametrize(
    ("token", "symbols", "cards", "points"),
    [
        (1, (1, 1, 1, 1, 1), 0, 6),
        (1, (2, 3, 2, 2, 4), 0, 12),
        (1, (9, 9, 9, 9, 0), 0, 0),
        (2, NOTHING, 0, 5),
        (3, NOTHING, 0, 7),
        (4, (2, 1, 3, 0, 2), 0, 6),
        (5, (2, 1, 3, 0, 4), 0, 6),
        (6, (2, 0, 3, 0, 0), 0, 12),
        (6, NOTHING, 0, 20),
        (7, NOTHING, 3, 6),
        (8, (4, 0, 0, 0, 0), 0, 8),
        (9, (0, 0, 0, 0, 3), 0, 6),
        (10, (0, 0, 0, 2, 0), 0, 4),
        (11, (0, 1, 0, 0, 0), 0, 2),
        (12, (0, 0, 5, 0, 0), 0, 10),
        (13, (2, 9, 9, 3, 9), 0, 6),
        (22, (0, 0, 2, 0, 2), 5, 6),
    ],
)
def test_what_a_token_is_worth(
    token: int, symbols: tuple[int, int, int, int, int], cards: int, points: int
):
    assert worth(TOKENS[token], symbols, cards) == 2 * points


def test_resource_cards_count_for_no_token_but_that_for_ingenuity():
    own = "hand economy2 economy2 ingenuity ingenuity/0 tokens 8 4 7"
    (line, *tokens) = GAME.sheet(over(f"city 1 {own}"))
    assert line.points == (0, 0)
    assert [each.points for each in tokens] == [(0, 0), (0, 0), (8, 0)]


def test_printed_points_are_a_line_of_their_own():
    # c2 shows 1 point, c33 shows 4.
    (line,) = GAME.sheet(over("city 1 built c2 c33 hand", "city 2 built c5 hand"))
    assert (line.code, line.points) == ("buildings", (10, 4))


def test_each_token_is_a_line():
    lines = GAME.sheet(over("city 1 hand tokens 2 3", "city 2 hand tokens 6"))[1:]
    assert [(line.values, line.points) for line in lines] == [
        ({"token": 2, "seat": 1}, (10, 0)),
        ({"token": 3, "seat": 1}, (14, 0)),
        ({"token": 6, "seat": 2}, (0, 40)),
    ]


def test_most_points_win():
    result = GAME.result(over("turn 2", "city 1 hand tokens 2", "city 2 hand tokens 3"))
    assert result is not None
    assert (result.ending, result.seat, result.points) == ("market", 2, (10, 14))
    assert (result.winners, result.tiebreak) == ((2,), "")


def test_equal_points_go_to_the_most_cards_left():
    # A card with two symbols is one card.
    result = GAME.result(over("city 1 hand energy2 energy2", "city 2 hand energy energy ingenuity"))
    assert result is not None
    assert (result.winners, result.tiebreak) == ((2,), "cards")


def test_equal_points_and_cards_share_the_win():
    result = GAME.result(
        over("seats 3", "city 1 hand energy", "city 2 hand ingenuity", "city 3 hand")
    )
    assert result is not None
    assert (result.winners, result.tiebreak) == ((1, 2), "cards")
    result = GAME.result(over("city 1 hand energy", "city 2 hand energy"))
    assert result is not None
    assert (result.winners, result.tiebreak) == ((1, 2), "")


@pytest.mark.parametrize(
    ("level", "symbols", "tokens", "ingenuity"),
    [
        (Level.EASY, 4 + 2 + 1, 2 * 3, None),
        (Level.MEDIUM, 4 * 3 + 2 * 2 + 1, 2 * 5, None),
        (Level.HARD, 4 * 6 + 2 * 3 + 1, 2 * 7, 3),
    ],
)
def test_the_automaton_scores_by_its_level(
    level: Level, symbols: int, tokens: int, ingenuity: int | None
):
    buildings = giving("energy*4 ecology*2 industry")
    automaton = f"built {buildings} hand ingenuity ingenuity ingenuity economy tokens 2 7"
    lines = {
        line.code: line.points for line in GAME.sheet(over(f"level {level}", f"city 2 {automaton}"))
    }
    printed = lines.pop("buildings")
    assert printed[1] > 0
    expected = {"automaton-symbols": (0, 2 * symbols), "automaton-tokens": (0, 2 * tokens)}
    if ingenuity is not None:
        expected["automaton-ingenuity"] = (0, 2 * ingenuity)
    assert lines == expected


def test_four_energy_bring_the_automaton_twelve_points_at_medium():
    state = over("level medium", f"city 2 built {giving('energy*4')} hand")
    assert GAME.sheet(state)[1].points == (0, 2 * 12)


def test_a_token_is_worth_the_same_to_the_automaton_whichever_it_is():
    view = seen(position("level hard", "city 2 hand tokens 6", in_rows(QUIET)))
    assert view.cities[1].tokens[0].points == 14
    assert {each.worth[1] for each in view.tokens} == {14}


def test_cards_left_part_player_and_automaton():
    state = over("level easy", "turn 2", "city 1 hand energy", "city 2 hand energy energy")
    result = GAME.result(state)
    assert result is not None
    assert (result.winners, result.tiebreak) == ((2,), "cards")
