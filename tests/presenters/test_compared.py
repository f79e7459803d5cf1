"""What was played and what had been better are marked on the picture of a review."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from render.parts.scene import Mark
from render.sanfrancisco.scene import ColumnState
from tests.games.pointcity import table as pointcity
from tests.games.pointcity.table import QUIET
from tests.games.positions import in_turn
from tests.games.sanfrancisco import table as sanfrancisco
from tests.games.tickettoride import table as tickettoride
from tests.hidden.courses import played
from tests.presenters.shown import WORDS, players
from tests.registry import GAMES, PRESENTERS

if TYPE_CHECKING:
    from render import Scene

OFFER = "row green black red purple orange"


def compared(name: str, state: Any, one: str, other: str) -> Any:
    """Return the picture of a position in which seat 1 played one action, the other being best."""
    game, presenter = GAMES[name], PRESENTERS[name]
    view = game.view(state, 1)
    scene: Scene = presenter.screen(presenter.read(view, WORDS, players(2))).scene
    return presenter.compared(scene, view, game.parse(1, one), game.parse(1, other))


def test_the_cards_of_two_pairs_are_marked_in_the_market() -> None:
    state = pointcity.position(pointcity.in_rows(QUIET))
    scene = compared("pointcity", state, "take a1 b1", "take b1 c1")
    assert [each.mark for each in scene.market.spaces[:4]] == [
        Mark.LAST,
        Mark.CHOICE,
        Mark.CHOICE,
        Mark.NONE,
    ]
    assert {each.mark for each in scene.market.spaces[4:]} == {Mark.NONE}
    deck = compared("pointcity", state, "take deck", "flip d4")
    assert (deck.market.deck_mark, deck.market.spaces[-1].mark) == (Mark.LAST, Mark.CHOICE)


def test_the_columns_of_two_takes_are_marked() -> None:
    state = sanfrancisco.position("column 1 c08", "column 3 c21 c22", "pile c36")
    scene = compared("sanfrancisco", state, "finalize 1", "finalize 3")
    marks = [[each.mark for each in column.cards] for column in scene.columns]
    assert marks == [[Mark.LAST], [], [Mark.CHOICE, Mark.CHOICE]]


def test_a_card_that_was_placed_has_one_better_column() -> None:
    state = sanfrancisco.position("column 1 c08", "turned c21")
    scene = compared("sanfrancisco", state, "place 1", "place 3")
    states = [(column.state, column.emptied) for column in scene.columns]
    assert states == [
        (ColumnState.SHUT, True),
        (ColumnState.SHUT, False),
        (ColumnState.OPEN, False),
    ]


def test_in_a_city_the_better_space_alone_is_gold() -> None:
    state = sanfrancisco.position("taken 1 c84 c36", "city 1 blue c08 grey c21")
    scene = compared("sanfrancisco", state, "build c84 blue", "build c84 grey")
    assert [row.target for row in scene.cities[0].rows] == [False, True, False, False, False]
    own = compared("sanfrancisco", state, "build c84 blue", "build c36")
    assert [row.target for row in own.cities[0].rows] == [False, False, True, False, False]
    none = compared("sanfrancisco", state, "build c84 blue", "refuse c84")
    assert not any(row.target for row in none.cities[0].rows)
    assert not any(row.target for row in none.cities[1].rows)


def test_routes_and_cards_are_marked_on_the_map_and_in_the_row() -> None:
    state = tickettoride.turn(OFFER, "hand 1 black*3 red*3", "hand 2")
    first, *_, last = tickettoride.offered(state, "claim")
    scene = compared("tickettoride", state, first, last)
    board = GAMES["tickettoride"].view(state, 1).board
    newest = [claim.track for claim in scene.claims if claim.newest]
    assert newest == [board.number[first.split()[1]]]
    assert scene.wanted == (board.number[last.split()[1]],)
    cards = compared("tickettoride", state, "take 2", "take deck")
    assert [each.mark for each in cards.offer.row].index(Mark.LAST) == 1
    assert cards.offer.deck.mark is Mark.CHOICE
    assert cards.wanted == ()


@pytest.mark.parametrize("name", ["sanfrancisco", "pointcity", "tickettoride"])
def test_whatever_is_compared_can_be_painted(name: str) -> None:
    """The same action twice is gold alone, and nothing is left of the turns before."""
    course = played(name, 2, 5)
    game, presenter = course.game, PRESENTERS[name]
    for position in course.history[:: max(1, len(course.history) // 12)]:
        if not (seat := in_turn(game, position.state)):
            continue
        view = game.view(position.state, seat)
        scene = presenter.screen(presenter.read(view, WORDS, players(2))).scene
        for action in view.legal[:3]:
            both = presenter.compared(scene, view, view.legal[-1], action)
            assert type(both) is type(scene)
            same = presenter.compared(scene, view, action, action)
            assert "LAST" not in repr(same)
            assert "newest=True" not in repr(same)
