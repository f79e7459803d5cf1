"""Descriptions of pictures, in at most 1,024 characters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.sanfrancisco.cards import COLUMNS, ROWS
from bot.games.sanfrancisco.counted import scores
from bot.games.sanfrancisco.state import Phase
from bot.presenters.fitting import first_fitting, joined
from bot.presenters.phrases import points_phrase
from bot.presenters.turn import turn_alt

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.games.sanfrancisco.view import CityView
    from bot.presenters.sanfrancisco.reading import SanFranciscoReading
    from bot.presenters.turn import Short


def alt_text(reading: SanFranciscoReading, short: Short) -> str:
    """Return the description of the table; if it is too long, in less detail.

    First the cards of the columns become counts, then only the seat in turn keeps its row sums.
    """
    view = reading.view
    head = turn_alt("sf", turn_words(reading), short, reading.words)

    def bodies() -> Iterator[list[str]]:
        for cards, all_sums in ((True, True), (False, True), (False, False)):
            yield [
                *columns_alt(reading, cards=cards),
                supply_alt(reading),
                *(
                    city_alt(reading, city, sums=all_sums or city.seat == view.mover)
                    for city in view.cities
                ),
            ]

    return first_fitting(joined((*head, *body)) for body in bodies())


def turn_words(reading: SanFranciscoReading) -> str:
    """Return a sentence on whose turn it is, or that the game is over."""
    view = reading.view
    if view.phase is Phase.OVER:
        return reading.say("sf-alt-over")
    return reading.say(
        "sf-alt-turn", player=reading.alt_name(view.mover), seat=view.mover, seats=len(view.cities)
    )


def supply_alt(reading: SanFranciscoReading) -> str:
    view = reading.view
    return reading.say("sf-alt-supply", tokens=view.tokens, deck=len(view.unseen))


def columns_alt(reading: SanFranciscoReading, *, cards: bool) -> list[str]:
    """Return a sentence a column: its cards, or only their number."""
    return [_column(reading, number, cards=cards) for number in range(1, COLUMNS + 1)]


def _column(reading: SanFranciscoReading, number: int, *, cards: bool) -> str:
    view = reading.view
    pile = view.taken if view.column == number else view.columns[number - 1]
    if not cards or not pile:
        return reading.say("sf-alt-column", column=number, cards=len(pile))
    listed = reading.card_list(pile, limit=len(pile))
    return reading.say("sf-alt-column-cards", column=number, cards=listed)


def city_alt(reading: SanFranciscoReading, city: CityView, *, sums: bool) -> str:
    text = reading.say(
        "sf-alt-city",
        player=reading.alt_name(city.seat),
        points=points_phrase(scores(reading.view)[city.seat - 1], reading.words),
        contracts=city.contracts,
        cars=city.cars,
        skyscrapers=city.skyscrapers,
    )
    if city.medal:
        text = ", ".join((text, reading.say("sf-alt-medal")))
    if not sums:
        return text + "."
    rows = " ".join(
        f"{reading.district(colour)} {total}" for colour, total in zip(ROWS, city.sums, strict=True)
    )
    return f"{text}; {rows}."
