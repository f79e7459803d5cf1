"""Pictures of random positions: nothing astray, nothing over anything, every card there."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

import pytest

from bot.presenters import PRESENTERS
from bot.presenters.reading import Move, Player, Recent
from bot.words.words import Words, languages
from render.sanfrancisco.cards import draw_card
from render.sanfrancisco.columns import TURNED
from render.sanfrancisco.layout import LAYOUTS
from render.sanfrancisco.scene import Site, TableScene
from render.sanfrancisco.tickets import draw_more, draw_ticket
from tests.games.positions import in_turn, sampled
from tests.render.names import NAMES
from tests.render.recorder import inside, overlap, record

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.games.sanfrancisco.cards import Card
    from bot.games.sanfrancisco.view import View
    from render.layout import Rect
    from render.sanfrancisco.scene import CardScene
    from tests.games.positions import Step
    from tests.render.recorder import Recorder

SEATS = (2, 3, 4)
CHUNKS = 5
CHECKED = 60
"""The positions of each player count that are looked at; with `--soak` ten times as many."""
WORDS = [Words(language) for language in languages()]


def positions(seats: int, chunk: int, count: int) -> Iterable[tuple[View, TableScene]]:
    """Sampled positions with their scenes: players of all scripts, every language in turn."""
    dice = random.Random(f"{seats} {chunk}")
    for number, step in enumerate(sampled("sanfrancisco", seats, count)[chunk::CHUNKS]):
        names = dice.sample(NAMES, seats)
        players = [Player(seat, name, name) for seat, name in enumerate(names, 1)]
        view = step.game.view(step.after, in_turn(step.game, step.after) or None)
        words = WORDS[number % len(WORDS)]
        screen = PRESENTERS["sanfrancisco"].screen(
            PRESENTERS["sanfrancisco"].read(view, words, players, recent(step))
        )
        assert isinstance(screen.scene, TableScene)
        yield view, screen.scene


def recent(step: Step) -> Recent:
    """The step as all of the turn so far, or as the turn before."""
    move = Move(step.action.seat, step.game.format(step.action), tuple(step.events))
    if in_turn(step.game, step.after) == step.action.seat:
        return Recent(current=(move,))
    return Recent(previous=(move,))


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_everything_has_its_place_and_every_card_is_there(
    seats: int, chunk: int, soak: bool
) -> None:
    count = CHECKED * (10 if soak else 1)
    for view, scene in positions(seats, chunk, count):
        picture = record(scene)
        assert strays(picture, seats) == []
        assert collisions(picture) == []
        painted, there = cards_painted(picture, seats), cards_on_the_table(view)
        assert painted.boards == there.boards
        assert painted.turned == there.turned
        assert painted.columns <= there.columns
        assert painted.columns.total() + painted.more == there.columns.total()
        if not there.turned:
            # Beside a card turned over there is less room in the columns.
            assert painted.columns == Counter(map(printed, whole_or_eleven(view)))


def panels(seats: int) -> list[Rect]:
    layout = LAYOUTS[seats]
    return [*layout.cities, layout.columns, layout.supply, layout.turn]


def strays(picture: Recorder, seats: int) -> list[object]:
    """Return what lies in no panel as a whole."""
    grounds = panels(seats)
    return [
        item
        for item in (*picture.lines, *picture.drawn)
        if not any(inside(item.area, ground) for ground in grounds)
    ]


def collisions(picture: Recorder) -> list[tuple[str, str]]:
    """Return the pairs of lines of text that overlap."""
    return [
        (one.text, other.text)
        for number, one in enumerate(picture.lines)
        for other in picture.lines[:number]
        if overlap(one.area, other.area)
    ]


Face = tuple[str, bool, bool, bool, bool, bool]
"""What is printed on a card, but for its value and tracks, which tokens may change."""


def printed(card: Card) -> Face:
    kinds = (card.foundation, card.depot, card.square)
    return (card.colour.value, *kinds, card.waterfront, card.bonus)


def painted(card: CardScene) -> Face:
    kinds = (card.site is not Site.NONE, card.depot, card.square)
    return (card.colour.value, *kinds, card.waterfront, card.bonus)


class Table(NamedTuple):
    """The cards of a table: boards line by line, columns in any order."""

    boards: list[list[Face]]
    columns: Counter[Face]
    turned: list[Face]
    more: int = 0
    """The cards of the columns that are counted and not shown."""


def cards_on_the_table(view: View) -> Table:
    return Table(
        [[printed(spot.card) for row in city.rows for spot in row] for city in view.cities],
        Counter(printed(card) for column in columns(view) for card in column),
        [] if view.turned is None else [printed(view.turned)],
    )


def columns(view: View) -> list[tuple[Card, ...]]:
    """The columns, and the cards of the one that was taken."""
    return [*view.columns, view.taken]


def whole_or_eleven(view: View) -> list[Card]:
    """The cards shown of each column: all up to twelve, else eleven."""
    return [
        card for column in columns(view) for card in (column if len(column) <= 12 else column[:11])
    ]


def cards_painted(picture: Recorder, seats: int) -> Table:
    layout = LAYOUTS[seats]

    cards = [item for item in picture.drawn if item.draw in (draw_card, draw_ticket)]
    turned = [item for item in cards if item.args[0] in TURNED]

    def within(panel: Rect) -> list[Face]:
        here = [item for item in cards if inside(item.area, panel) and item not in turned]
        return [painted(item.args[2]) for item in sorted(here, key=lambda i: (i.area.y, i.area.x))]

    return Table(
        [within(panel) for panel in layout.cities],
        Counter(within(layout.columns)),
        [painted(item.args[2]) for item in turned],
        sum(item.args[2] for item in picture.drawn if item.draw is draw_more),
    )
