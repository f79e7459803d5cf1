"""Closeups: one city or the columns, as a large picture and in words."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from bot.games.sanfrancisco.cards import ROWS, Bonus
from bot.games.sanfrancisco.counted import built, counts
from bot.games.sanfrancisco.prospects import asleep, lacking_connection, prospects
from bot.games.sanfrancisco.state import Phase
from bot.presenters.fitting import first_fitting
from bot.presenters.phrases import points_phrase
from bot.presenters.presenter import Closeup
from bot.presenters.sanfrancisco.alt import city_alt, columns_alt, supply_alt
from bot.presenters.sanfrancisco.scene import city_scene, column_scenes, standing, supply_scene
from bot.presenters.sanfrancisco.state import column_lines, hand_lines
from render.sanfrancisco import scene
from render.sanfrancisco.zooms import (
    CityZoomScene,
    ColumnsZoomScene,
    NextSpaceScene,
    NoteScene,
    RowNotes,
    SignScene,
    Subject,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from bot.games.sanfrancisco.prospects import Prospect
    from bot.games.sanfrancisco.scoring import Majority
    from bot.games.sanfrancisco.view import CityView, SpotView
    from bot.presenters.sanfrancisco.reading import SanFranciscoReading


_NAME = 11
"""The most characters of a name in the notes on a city."""


def city_closeup(reading: SanFranciscoReading, city: CityView) -> Closeup:
    view = reading.view
    painted = notes_on(reading, city, Form.SHORT, lambda seat: reading.painted_name(seat, _NAME))
    return Closeup(
        text=_city_text(reading, city),
        scene=CityZoomScene(
            city=city_scene(reading, city),
            rows=painted.rows,
            notes=painted.city,
            active=view.phase is not Phase.OVER and city.seat == view.mover,
        ),
        alt=_city_alt(reading, city),
    )


def _city_text(reading: SanFranciscoReading, city: CityView) -> str:
    notes = notes_on(reading, city, Form.LONG, reading.bold_name)
    title = reading.say(
        "sf-state-city",
        player=reading.bold_name(city.seat),
        seat=city.seat,
        seats=len(reading.view.cities),
    )
    rows = [
        reading.say("sf-zoom-row", colour=colour.value, sum=total, list=_listed(row.notes))
        for colour, total, row in zip(ROWS, city.sums, notes.rows, strict=True)
    ]
    whole = reading.say("sf-zoom-city", list=_listed(notes.city))
    return "\n".join((f"### {title}", *(f"- {line}" for line in (*rows, whole))))


def _city_alt(reading: SanFranciscoReading, city: CityView) -> str:
    """Return the description of a city, without possible gains if it is too long."""
    notes = notes_on(reading, city, Form.LONG, reading.alt_name)
    head = reading.say(
        "sf-alt-zoom",
        player=reading.alt_name(city.seat),
        seat=city.seat,
        seats=len(reading.view.cities),
    )
    head = f"{head} {city_alt(reading, city, sums=False)}"

    def bodies() -> Iterator[list[str]]:
        for noted in (True, False):
            rows = [
                _row_alt(reading, city, index, row.notes if noted else ())
                for index, row in enumerate(notes.rows)
            ]
            whole = [reading.say("sf-zoom-city", list=_listed(notes.city))] if noted else []
            yield [*rows, *whole]

    return first_fitting(" ".join((head, *body)) for body in bodies())


def _row_alt(
    reading: SanFranciscoReading, city: CityView, index: int, notes: Sequence[NoteScene]
) -> str:
    spots = "; ".join(
        reading.spot(spot, number) for number, spot in enumerate(city.rows[index], start=1)
    )
    row = reading.say(
        "sf-alt-row",
        colour=ROWS[index].value,
        sum=city.sums[index],
        spots=spots or reading.say("sf-state-row-empty"),
    )
    return " ".join((row, reading.say("sf-alt-row-notes", list=_listed(notes)))) if notes else row


def _listed(notes: Sequence[NoteScene]) -> str:
    return "; ".join(note.text for note in notes)


def columns_closeup(reading: SanFranciscoReading) -> Closeup:
    lines = [f"### {reading.say('sf-zoom-columns')}", *column_lines(reading), *hand_lines(reading)]
    return Closeup(
        text="\n".join(lines),
        scene=ColumnsZoomScene(columns=column_scenes(reading), supply=supply_scene(reading.view)),
        alt=_columns_alt(reading),
    )


def _columns_alt(reading: SanFranciscoReading) -> str:
    turned = reading.view.turned
    rest = [] if turned is None else [reading.say("sf-state-turned", card=reading.card(turned))]
    head, supply = reading.say("sf-alt-zoom-columns"), supply_alt(reading)
    return first_fitting(
        " ".join((head, *columns_alt(reading, cards=cards), *rest, supply))
        for cards in (True, False)
    )


class Form(Enum):
    """The length of notes: a few words behind a sign, or whole phrases."""

    SHORT = "short"
    LONG = "long"


class Notes(NamedTuple):
    """The notes on a city: by row, and on the whole city."""

    rows: tuple[RowNotes, ...]
    city: tuple[NoteScene, ...]


def notes_on(
    reading: SanFranciscoReading, city: CityView, form: Form, name: Callable[[int], str]
) -> Notes:
    """Return the notes that only a closeup of a city has.

    Parameters
    ----------
    name
        Returns the name of a seat's player.
    """
    writer = _Writer(reading, city, form, name)
    rows = tuple(
        writer.row(index, prospect)
        for index, prospect in enumerate(prospects(reading.view, city.seat))
    )
    return Notes(rows, (writer.cars(), writer.medal()))


class _Writer:
    """Writes the notes on one city; in a finished game without gains to come."""

    def __init__(
        self, reading: SanFranciscoReading, city: CityView, form: Form, name: Callable[[int], str]
    ) -> None:
        view = reading.view
        self._view, self._city = view, city
        self._reading, self._form, self._name = reading, form, name
        self._over = view.phase is Phase.OVER

    def _worded(self, code: str, **values: str | int) -> str:
        return self._reading.say(f"sf-note-{self._form.value}-{code}", **values)

    def row(self, index: int, prospect: Prospect) -> RowNotes:
        notes = (
            self._completion(index, prospect),
            self._bonus(index, prospect),
            self._advantage(index, prospect),
        )
        return RowNotes(
            captions=tuple(caption(self._reading, spot) for spot in self._city.rows[index]),
            next_space=None if self._over else next_space(prospect, self._city),
            notes=tuple(note for note in notes if note is not None),
        )

    def cars(self) -> NoteScene:
        majority = self._view.majorities[-1]
        rival = _rival(majority, self._city.seat)
        gap = abs(majority.sums[rival - 1] - self._city.cars)
        player = self._name(rival)
        if not counts(self._view, majority):
            return self._place(majority, majority.ranking[0], self._worded("cars-open"))
        if _first(majority, self._city.seat):
            text = self._worded("cars-ahead", count=gap, player=player)
            return self._place(majority, self._city.seat, text)
        if self._over:
            text = self._worded("cars-behind", count=gap, player=player)
            return self._place(majority, self._city.seat, text)
        points = points_phrase(majority.points[rival - 1], self._reading.words)
        text = self._worded("cars-passing", count=gap + 1, player=player, points=points)
        return self._place(majority, rival, text)

    def medal(self) -> NoteScene:
        holder = self._view.medal
        if not holder:
            text = self._worded("medal-free")
        elif holder == self._city.seat:
            text = self._worded("medal-held")
        elif self._over:
            text = self._worded("medal-gone", player=self._name(holder))
        else:
            missing = self._view.cities[holder - 1].skyscrapers + 1 - self._city.skyscrapers
            text = self._worded("medal-missing", count=missing)
        return NoteScene(sign=SignScene(subject=Subject.MEDAL), text=text)

    def _completion(self, index: int, prospect: Prospect) -> NoteScene | None:
        holder = self._view.completions[index]
        district = scene.DISTRICTS[index]
        had = SignScene(subject=Subject.COMPLETION, district=district)
        if holder == self._city.seat:
            return NoteScene(sign=had, text=self._worded("completed"))
        if holder:
            gone = SignScene(subject=Subject.COMPLETION_GONE, district=district)
            text = self._worded("completion-gone", player=self._name(holder))
            return NoteScene(sign=gone, text=text)
        if self._over:
            return None
        text = self._worded("completing", count=prospect.completing)
        return NoteScene(sign=had, text=text)

    def _bonus(self, index: int, prospect: Prospect) -> NoteScene | None:
        taken = self._city.bonuses[index]
        symbols = SignScene(subject=Subject.SYMBOLS)
        if taken is Bonus.NOTHING:
            return NoteScene(sign=SignScene(subject=Subject.BONUS), text=self._worded("bonus-none"))
        if taken is not None:
            sign = SignScene(subject=Subject.BONUS, bonus=scene.Bonus(taken.value))
            return NoteScene(
                sign=sign, text=self._worded("bonus", bonus=self._reading.bonus(taken))
            )
        if self._over:
            return None
        if self._city.symbols[index] > 1:
            return NoteScene(sign=symbols, text=self._worded("bonus-due"))
        if not prospect.symbols:
            return NoteScene(sign=symbols, text=self._worded("bonus-out-of-reach"))
        if not prospect.bonuses:
            return NoteScene(sign=symbols, text=self._worded("bonus-gone"))
        text = self._worded("symbols", count=prospect.symbols)
        return NoteScene(sign=symbols, text=text)

    def _advantage(self, index: int, prospect: Prospect) -> NoteScene:
        majority = self._view.majorities[index]
        player = self._name(prospect.rival)
        gap = abs(majority.sums[prospect.rival - 1] - self._city.sums[index])
        if not counts(self._view, majority):
            return self._place(majority, majority.ranking[0], self._worded("open"))
        if _first(majority, self._city.seat):
            text = self._worded("ahead", count=gap, player=player)
            return self._place(majority, self._city.seat, text)
        if self._over or prospect.passing is None:
            text = self._worded("behind", count=gap, player=player)
            return self._place(majority, self._city.seat, text)
        points = points_phrase(majority.points[prospect.rival - 1], self._reading.words)
        text = self._worded("passing", count=prospect.passing, player=player, points=points)
        return self._place(majority, prospect.rival, text)

    def _place(self, majority: Majority, seat: int, text: str) -> NoteScene:
        """Return a note whose sign is the place of a seat: the first also while nobody has it."""
        first = _first(majority, seat)
        placed = first or seat != self._city.seat or built(self._view, seat)
        sign = SignScene(
            subject=Subject.ADVANTAGE,
            points=majority.points[seat - 1] if placed else 0,
            standing=scene.MajorityStanding.LEAD if first else standing(self._view, majority, seat),
        )
        return NoteScene(sign=sign, text=text)


def next_space(prospect: Prospect, city: CityView) -> NextSpaceScene | None:
    """Return the effects of the next card in a row; None if it is full."""
    space = prospect.space
    if space is None:
        return None
    return NextSpaceScene(
        around=space.around, needed=city.required, square=space.square, connects=space.connects
    )


def caption(reading: SanFranciscoReading, spot: SpotView) -> str:
    """Return a few words on a card, or an empty text."""
    if spot.skyscraper:
        return reading.say("sf-caption-skyscraper", sum=spot.neighbours or 0)
    if spot.neighbours is not None and spot.required is not None:
        return reading.say("sf-caption-foundation", missing=spot.required - spot.neighbours)
    if spot.card.square:
        reason = "awake" if not asleep(spot) else "asleep-own-car" if spot.car else "asleep"
        return reading.say(f"sf-caption-{reason}")
    return reading.say("sf-caption-unconnected") if lacking_connection(spot) else ""


def _first(majority: Majority, seat: int) -> bool:
    return majority.ranking[0] == seat


def _rival(majority: Majority, seat: int) -> int:
    """Return the seat one place ahead; for the leader the seat one place behind."""
    place = majority.ranking.index(seat)
    return majority.ranking[place - 1 if place else 1]
