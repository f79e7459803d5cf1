"""The portrait of a seat for a phone: offer, city with possible gains, the others."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.games.sanfrancisco.cards import ROWS, SPACES, Colour
from bot.games.sanfrancisco.prospects import prospects
from bot.games.sanfrancisco.state import Phase
from bot.presenters.fitting import first_fitting, joined
from bot.presenters.sanfrancisco.alt import city_alt, columns_alt, supply_alt, turn_words
from bot.presenters.sanfrancisco.scene import city_scene, column_scenes, supply_scene
from bot.presenters.sanfrancisco.zoom import next_space
from bot.presenters.turn import Short, heading, turn_alt
from render.parts.scene import Mark
from render.sanfrancisco.scene import Bonus, ColumnState
from render.sanfrancisco.zooms import PortraitScene

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.games.sanfrancisco.cards import Card
    from bot.games.sanfrancisco.view import CityView, View
    from bot.presenters.sanfrancisco.reading import SanFranciscoReading
    from render.sanfrancisco.scene import CardScene, CityScene, ColumnScene, SupplyScene


def portrait_scene(
    reading: SanFranciscoReading, seat: int, short: Short, *, paused: bool
) -> PortraitScene:
    view = reading.view
    title, fallback, prompt, last, active = heading("sf", reading, seat, short)
    over = view.phase is Phase.OVER
    cities = [city_scene(reading, city) for city in view.cities]
    columns, supply = column_scenes(reading), supply_scene(view)
    city = view.cities[seat - 1]
    shown = cities.pop(seat - 1)
    if active:
        shown = _with_targets(shown, view)
    elif not over:
        first, second, third = columns
        columns = _waiting(first, city), _waiting(second, city), _waiting(third, city)
        supply = _without_choices(supply)
    return PortraitScene(
        title=title,
        fallback_title=fallback,
        prompt=prompt,
        last=last,
        active=active,
        over=over,
        paused=paused,
        city=shown,
        next_spaces=tuple(
            None if over else next_space(prospect, city) for prospect in prospects(view, seat)
        ),
        others=tuple(cities),
        columns=columns,
        supply=supply,
        piece=Bonus(view.bonus.value) if view.phase is Phase.PUT and view.bonus else None,
    )


def _with_targets(city: CityScene, view: View) -> CityScene:
    """Mark the rows of the seat in turn that suit the card turned over."""
    card = view.turned
    if card is None:
        return city
    return replace(
        city,
        rows=tuple(
            replace(row, target=len(row.cards) < SPACES and _suits(card, colour))
            for colour, row in zip(ROWS, city.rows, strict=True)
        ),
    )


def _suits(card: Card, row: Colour) -> bool:
    return card.colour in (row, Colour.BLACK)


def _waiting(column: ColumnScene, city: CityView) -> ColumnScene:
    """Return a column to a seat that waits: without choices.

    It has a lock if the seat has too many contracts to take it.
    """
    cards = tuple(None if card is None else _plain(card) for card in column.cards)
    if column.state is ColumnState.TAKEN:
        return replace(column, cards=cards)
    needs = city.contracts + 1 if len(column.left) <= city.contracts else None
    return replace(column, cards=cards, state=ColumnState.SHUT, needs=needs)


def _without_choices(supply: SupplyScene) -> SupplyScene:
    return replace(
        supply,
        turned_over=None if supply.turned_over is None else _plain(supply.turned_over),
        bonuses=tuple(replace(bonus, choice=False) for bonus in supply.bonuses),
    )


def _plain(card: CardScene) -> CardScene:
    """Return a card without the frame of a choice."""
    return replace(card, mark=Mark.NONE) if card.mark is Mark.CHOICE else card


def portrait_alt(reading: SanFranciscoReading, seat: int, short: Short) -> str:
    """Return the description; if it is too long, with less on columns and other cities."""
    view = reading.view
    head = turn_alt("sf", turn_words(reading), Short(short.prompt), reading.words)
    city = view.cities[seat - 1]
    rest = [each for each in view.cities if each is not city]
    turned = view.turned
    card = [] if turned is None else [reading.say("sf-state-turned", card=reading.card(turned))]

    def bodies() -> Iterator[list[str]]:
        for cards, sums in ((True, True), (True, False), (False, False)):
            yield [
                *card,
                *columns_alt(reading, cards=cards),
                supply_alt(reading),
                city_alt(reading, city, sums=True),
                *(city_alt(reading, each, sums=sums) for each in rest),
            ]

    return first_fitting(joined((*head, *body)) for body in bodies())
