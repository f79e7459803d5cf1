"""What the computer players choose: positions with one right answer, and what they may not know."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from msgspec import structs

from bot.games.judging import STRENGTHS
from bot.games.sanfrancisco import GAME
from bot.games.sanfrancisco.actions import Build
from bot.games.sanfrancisco.cards import ROWS
from bot.games.sanfrancisco.computer.position import CompactCity, compact, final, kind_of, winners
from tests.games.positions import sampled
from tests.games.sanfrancisco.table import offered, position
from tests.registry import GAMES

if TYPE_CHECKING:
    from bot.games.sanfrancisco.state import State

FULL = (
    "blue c05 c06 c08 c09 c10 grey c21 c22 c23 c24 c25 "
    "orange c36 c37 c38 c39 c40 yellow c51 c52 c53 c54 c55 green c64 c65 c66 c67"
)
"""A city with one space left, in the green row."""
STRONGER = "grey c26 c27 c28 c29 orange c41 c42 c43 c44 completed yellow c56 c57 c58 c59 completed"
AHEAD = (f"city 1 {FULL}", f"city 2 {STRONGER}", "taken 1 c74")
BEHIND = (
    (
        "city 1 blue c06 c15 c07 c13 c05 grey c26 c27 c28 c29 c20 orange c42 c43 c44 c45 c34 "
        "yellow c57 c58 c59 c60 c49 green c74 c73 c72 c71"
    ),
    (
        "city 2 blue c08 c09 c10 c14 completed grey c21 c22 c23 c24 completed "
        "orange c36 c37 c38 c39 completed yellow c51 c52 c53 c56 completed green c64 c65 c66 c67"
    ),
    "taken 1 c75",
)

RIGHT: dict[str, tuple[tuple[str, ...], str]] = {
    "a board that is full wins": (AHEAD, "build c74"),
    "a full board would lose": (BEHIND, "done | refuse c75"),
    "a column completes a district": (
        (
            "city 1 blue c08 c09 c10 c14",
            "city 2 blue c04 c07 c11 c12",
            "column 1 c60",
            "column 2 c05",
            "tokens 1",
        ),
        "finalize 2",
    ),
    "a skyscraper rises between two districts": (
        ("city 1 blue c08 orange c36", "taken 1 c76"),
        "build c76 grey",
    ),
    "a foundation goes first where it rises": (
        ("city 1 blue c08 orange c36", "taken 1 c24 c16"),
        "build c16",
    ),
    "a waterfront lets a skyscraper rise, another card does not": (
        (
            "city 1 blue c08 grey c16 orange c44",
            "column 1 c15",
            "column 2 c07",
            "tokens 1",
        ),
        "finalize 2",
    ),
    "a token lets a skyscraper rise": (
        ("city 1 blue c12 c13 bonus plus2 c15 grey c24 c16", "taken 1", "put blue"),
        "put blue2 | put grey1",
    ),
    "a depot wakes a square": (
        ("city 1 grey c20 orange c41 c42 bonus depot green c64 c65", "taken 1", "put orange"),
        "put blue | put grey",
    ),
    "a tracks token joins what lies beyond it": (
        (
            "city 1 green c64 yellow c54 orange c39 blue c12 c13",
            "taken 1",
            "owed blue",
            "supply plus2 0",
        ),
        "bonus tracks",
    ),
    "a token on the card below the tracks": (
        (
            "city 1 green c64 c65 yellow c54 c51 orange c39 grey c25 c28 bonus tracks",
            "taken 1",
            "put grey",
        ),
        "put green1",
    ),
    "points are sure when the game is about to end": (
        ("city 1 yellow c48@ c49", "taken 1", "owed yellow", "tokens 1"),
        "bonus points",
    ),
    "two contracts are spent rather than one": (
        ("city 1 discard contracts 3", "taken 1"),
        "discard 2",
    ),
}
"""What is so, the position of seat 1 and what it should do."""


def chosen(state: State, strength: str, seed: int = 1) -> str:
    game = GAMES[GAME.name]
    view = game.view(state, state.seat)
    return game.format(game.strategies[strength](view, Random(seed)))


@pytest.mark.parametrize("what", RIGHT)
def test_medium_finds_the_right_answer(what: str):
    lines, right = RIGHT[what]
    assert chosen(position(*lines), "medium") in right.split(" | ")


@pytest.mark.parametrize("what", list(RIGHT)[:5])
def test_hard_finds_the_right_answer(what: str):
    lines, right = RIGHT[what]
    assert chosen(position(*lines), "hard") in right.split(" | ")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("strength", ["easy", "medium"])
def test_a_choice_is_legal_and_follows_from_view_and_seed_alone(strength: str, seats: int):
    rng = Random(seats)
    for step in sampled("sanfrancisco", seats, 8):
        state = step.before
        other = structs.replace(state, pile=tuple(rng.sample(state.pile, len(state.pile))))
        choice = chosen(state, strength)
        assert choice in map(GAME.format, GAME.legal_actions(state))
        assert choice == chosen(other, strength)


@pytest.mark.parametrize("seats", [2, 3])
def test_hard_knows_no_more_than_its_view(seats: int):
    steps = [step for step in sampled("sanfrancisco", seats, 60) if len(offered(step.before)) > 1]
    for step in steps[5:6]:
        pile = step.before.pile
        assert len(pile) > 1
        other = structs.replace(step.before, pile=tuple(reversed(pile)))
        assert chosen(step.before, "hard") == chosen(other, "hard") in offered(other)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_compact_position_follows_the_rules(seats: int):
    for step in sampled("sanfrancisco", seats, 60):
        table = compact(step.after)
        assert tuple(final(table)) == GAME.scores(step.after)
        result = GAME.result(step.after)
        if result is not None:
            assert tuple(seat + 1 for seat in winners(table)) == result.winners
        if isinstance(step.action, Build):
            before, row = compact(step.before), step.action.row
            card = next(card for card in step.before.taken if card.id == step.action.card)
            before.build(kind_of(card), ROWS.index(card.colour if row is None else row))
            one, other = (each.cities[step.action.seat - 1] for each in (before, table))
            for name in set(CompactCity.__slots__) - {"settled"}:
                assert getattr(one, name) == getattr(other, name), name
            assert (before.completed, before.medal) == (table.completed, table.medal)


def test_every_strength_has_its_strategy():
    assert set(STRENGTHS) <= set(GAME.strategies)
