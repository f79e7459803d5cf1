"""Points, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.pointcity import GAME
from bot.games.pointcity.scoring import worth
from bot.games.pointcity.state import Ending, Level, Phase
from tests.games.pointcity.table import TOKENS, Own, giving, seen, table

NOTHING = (0, 0, 0, 0, 0)


def over(*owns: Own, **fields: Any):
    fields = {"phase": Phase.OVER, "ending": Ending.MARKET, "deck": 0, **fields}
    return table(*owns, **fields)


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
    own = Own("economy2 economy2 ingenuity", tokens=(8, 4, 7), start=True)
    (line, *tokens) = GAME.sheet(over(own, Own()))
    assert line.points == (0, 0)
    assert [each.points for each in tokens] == [(0, 0), (0, 0), (8, 0)]


def test_printed_points_are_a_line_of_their_own():
    # c2 shows 1 point, c33 shows 4.
    (line,) = GAME.sheet(over(Own(buildings="c2 c33"), Own(buildings="c5")))
    assert (line.code, line.points) == ("buildings", (10, 4))


def test_each_token_is_a_line():
    lines = GAME.sheet(over(Own(tokens=(2, 3)), Own(tokens=(6,))))[1:]
    assert [(line.values, line.points) for line in lines] == [
        ({"token": 2, "seat": 1}, (10, 0)),
        ({"token": 3, "seat": 1}, (14, 0)),
        ({"token": 6, "seat": 2}, (0, 40)),
    ]


def test_most_points_win():
    result = GAME.result(over(Own(tokens=(2,)), Own(tokens=(3,)), seat=2))
    assert result is not None
    assert (result.ending, result.seat, result.points) == ("market", 2, (10, 14))
    assert (result.winners, result.tiebreak) == ((2,), "")


def test_equal_points_go_to_the_most_cards_left():
    # A card with two symbols is one card.
    result = GAME.result(over(Own("energy2 energy2"), Own("energy energy ingenuity")))
    assert result is not None
    assert (result.winners, result.tiebreak) == ((2,), "cards")


def test_equal_points_and_cards_share_the_win():
    result = GAME.result(over(Own("energy"), Own("ingenuity"), Own()))
    assert result is not None
    assert (result.winners, result.tiebreak) == ((1, 2), "cards")
    result = GAME.result(over(Own("energy"), Own("energy")))
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
    automaton = Own("ingenuity ingenuity ingenuity economy", buildings, (2, 7))
    lines = {line.code: line.points for line in GAME.sheet(over(Own(), automaton, level=level))}
    printed = lines.pop("buildings")
    assert printed[1] > 0
    expected = {"automaton-symbols": (0, 2 * symbols), "automaton-tokens": (0, 2 * tokens)}
    if ingenuity is not None:
        expected["automaton-ingenuity"] = (0, 2 * ingenuity)
    assert lines == expected


def test_four_energy_bring_the_automaton_twelve_points_at_medium():
    state = over(Own(), Own(buildings=giving("energy*4")), level=Level.MEDIUM)
    assert GAME.sheet(state)[1].points == (0, 2 * 12)


def test_a_token_is_worth_the_same_to_the_automaton_whichever_it_is():
    view = seen(table(Own(), Own(tokens=(6,)), level=Level.HARD))
    assert view.cities[1].tokens[0].points == 14
    assert {each.worth[1] for each in view.tokens} == {14}


def test_cards_left_part_player_and_automaton():
    state = over(Own("energy"), Own("energy energy"), level=Level.EASY, seat=2)
    result = GAME.result(state)
    assert result is not None
    assert (result.winners, result.tiebreak) == ((2,), "cards")
