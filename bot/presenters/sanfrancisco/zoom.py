"""Closeups: one city or the columns, as a large picture and in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.sanfrancisco.cards import ROWS
from bot.games.sanfrancisco.state import Phase
from bot.presenters.fitting import first_fitting
from bot.presenters.names import alt_names, bold_name, painted_name
from bot.presenters.presenter import Closeup
from bot.presenters.sanfrancisco.alt import city_alt, columns_alt, supply_alt
from bot.presenters.sanfrancisco.cards import card_words, spot_words
from bot.presenters.sanfrancisco.notes import Form, notes_on
from bot.presenters.sanfrancisco.scene import city_scene, column_scenes, supply_scene
from bot.presenters.sanfrancisco.state import column_lines, hand_lines
from render.sanfrancisco.zooms import CityZoomScene, ColumnsZoomScene

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.games.sanfrancisco.view import CityView, View
    from bot.presenters.presenter import Player, Recent
    from bot.words.words import Words
    from render.sanfrancisco.zooms import NoteScene

_NAME = 11
"""The most characters of a name in the notes on a city."""


def zoom(
    view: View, players: Sequence[Player], recent: Recent, words: Words, seat: int | None
) -> Closeup:
    """Return the closeup of a seat's city, or of the columns for None."""
    if seat is None:
        return _columns(view, recent, words)
    return _city(view, view.cities[seat - 1], players, recent, words)


def _city(
    view: View, city: CityView, players: Sequence[Player], recent: Recent, words: Words
) -> Closeup:
    painted = notes_on(
        view, city, words, Form.SHORT, lambda seat: painted_name(players, seat, words, _NAME)
    )
    return Closeup(
        text=_city_text(view, city, players, words),
        scene=CityZoomScene(
            city=city_scene(view, city, players, recent, words),
            rows=painted.rows,
            notes=painted.city,
            active=view.phase is not Phase.OVER and city.seat == view.mover,
        ),
        alt=_city_alt(view, city, players, words),
    )


def _city_text(view: View, city: CityView, players: Sequence[Player], words: Words) -> str:
    """Return a line a row with its contents and the gain of one more card."""
    notes = notes_on(view, city, words, Form.LONG, lambda seat: bold_name(players, seat, words))
    title = words.say(
        "sf-state-city",
        player=bold_name(players, city.seat, words),
        seat=city.seat,
        seats=len(view.cities),
    )
    rows = [
        words.say("sf-zoom-row", colour=colour.value, sum=total, list=_listed(row.notes))
        for colour, total, row in zip(ROWS, city.sums, notes.rows, strict=True)
    ]
    whole = words.say("sf-zoom-city", list=_listed(notes.city))
    return "\n".join((f"### {title}", *(f"- {line}" for line in (*rows, whole))))


def _city_alt(view: View, city: CityView, players: Sequence[Player], words: Words) -> str:
    """Return the description of a city, without the gains of more cards if it is too long."""
    names = alt_names(players, len(view.cities), words)
    notes = notes_on(view, city, words, Form.LONG, lambda seat: names[seat - 1])
    head = words.say(
        "sf-alt-zoom", player=names[city.seat - 1], seat=city.seat, seats=len(view.cities)
    )
    head = f"{head} {city_alt(view, city, names, words, sums=False)}"

    def bodies() -> Iterator[list[str]]:
        for noted in (True, False):
            rows = [
                _row_alt(city, index, row.notes if noted else (), words)
                for index, row in enumerate(notes.rows)
            ]
            whole = [words.say("sf-zoom-city", list=_listed(notes.city))] if noted else []
            yield [*rows, *whole]

    return first_fitting(" ".join((head, *body)) for body in bodies())


def _row_alt(city: CityView, index: int, notes: Sequence[NoteScene], words: Words) -> str:
    spots = "; ".join(
        spot_words(spot, number, words) for number, spot in enumerate(city.rows[index], start=1)
    )
    row = words.say(
        "sf-alt-row",
        colour=ROWS[index].value,
        sum=city.sums[index],
        spots=spots or words.say("sf-state-row-empty"),
    )
    return " ".join((row, words.say("sf-alt-row-notes", list=_listed(notes)))) if notes else row


def _listed(notes: Sequence[NoteScene]) -> str:
    return "; ".join(note.text for note in notes)


def _columns(view: View, recent: Recent, words: Words) -> Closeup:
    lines = [
        f"### {words.say('sf-zoom-columns')}",
        *column_lines(view, words),
        *hand_lines(view, words),
    ]
    return Closeup(
        text="\n".join(lines),
        scene=ColumnsZoomScene(columns=column_scenes(view, recent), supply=supply_scene(view)),
        alt=_columns_alt(view, words),
    )


def _columns_alt(view: View, words: Words) -> str:
    """Return the description of the columns, with numbers for cards if it is too long."""
    turned = view.turned
    rest = [] if turned is None else [words.say("sf-state-turned", card=card_words(turned, words))]
    head, supply = words.say("sf-alt-zoom-columns"), supply_alt(view, words)
    return first_fitting(
        " ".join((head, *columns_alt(view, words, cards=cards), *rest, supply))
        for cards in (True, False)
    )
