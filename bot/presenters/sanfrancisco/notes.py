"""Notes on a large city: the reason of each card's worth, and the gain of one more card."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from bot.games.sanfrancisco.cards import Bonus
from bot.games.sanfrancisco.counted import built, counts
from bot.games.sanfrancisco.prospects import asleep, lacking_connection, prospects
from bot.games.sanfrancisco.state import Phase
from bot.presenters.phrases import points_phrase
from bot.presenters.sanfrancisco.cards import bonus_words
from bot.presenters.sanfrancisco.counted import standing
from render.sanfrancisco import scene
from render.sanfrancisco.zooms import NextSpaceScene, NoteScene, RowNotes, SignScene, Subject

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.games.sanfrancisco.prospects import Prospect
    from bot.games.sanfrancisco.scoring import Majority
    from bot.games.sanfrancisco.view import CityView, SpotView, View
    from bot.words.words import Words


class Form(Enum):
    """The length of notes: a few words behind a sign, or whole phrases."""

    SHORT = "short"
    LONG = "long"


class Notes(NamedTuple):
    """The notes on a city: by row, and on the whole city."""

    rows: tuple[RowNotes, ...]
    city: tuple[NoteScene, ...]


def notes_on(
    view: View, city: CityView, words: Words, form: Form, name: Callable[[int], str]
) -> Notes:
    """Return the notes that a closeup of a city has and the table's picture has not.

    Parameters
    ----------
    name
        Returns the name of a seat's player.
    """
    writer = _Writer(view, city, words, form, name)
    rows = tuple(
        writer.row(index, prospect) for index, prospect in enumerate(prospects(view, city.seat))
    )
    return Notes(rows, (writer.cars(), writer.medal()))


class _Writer:
    """Writes the notes on one city; in a finished game without gains to come."""

    def __init__(
        self, view: View, city: CityView, words: Words, form: Form, name: Callable[[int], str]
    ) -> None:
        self._view, self._city = view, city
        self._words, self._form, self._name = words, form, name
        self._over = view.phase is Phase.OVER

    def _worded(self, code: str, **values: str | int) -> str:
        return self._words.say(f"sf-note-{self._form.value}-{code}", **values)

    def row(self, index: int, prospect: Prospect) -> RowNotes:
        """Return the notes on a row."""
        notes = (
            self._completion(index, prospect),
            self._bonus(index, prospect),
            self._advantage(index, prospect),
        )
        return RowNotes(
            captions=tuple(caption(spot, self._words) for spot in self._city.rows[index]),
            next_space=None if self._over else next_space(prospect, self._city),
            notes=tuple(note for note in notes if note is not None),
        )

    def cars(self) -> NoteScene:
        """Return the note on the majority of the cable cars."""
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
        points = points_phrase(majority.points[rival - 1], self._words)
        text = self._worded("cars-passing", count=gap + 1, player=player, points=points)
        return self._place(majority, rival, text)

    def medal(self) -> NoteScene:
        """Return the note on the Master Builder medal."""
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
                sign=sign, text=self._worded("bonus", bonus=bonus_words(taken, self._words))
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
        points = points_phrase(majority.points[prospect.rival - 1], self._words)
        text = self._worded("passing", count=prospect.passing, player=player, points=points)
        return self._place(majority, prospect.rival, text)

    def _place(self, majority: Majority, seat: int, text: str) -> NoteScene:
        """Return a note whose sign is the place of a seat: the first also while nobody has it."""
        first = _first(majority, seat)
        placed = first or seat != self._city.seat or built(self._view, seat)
        sign = SignScene(
            subject=Subject.ADVANTAGE,
            points=majority.points[seat - 1] if placed else 0,
            standing=scene.Standing.LEAD if first else standing(self._view, majority, seat),
        )
        return NoteScene(sign=sign, text=text)


def next_space(prospect: Prospect, city: CityView) -> NextSpaceScene | None:
    """Return the effects of the next card in a row of a city, or None for a full row."""
    space = prospect.space
    if space is None:
        return None
    return NextSpaceScene(
        around=space.around,
        needed=city.required,
        square=space.square,
        connects=space.connects,
    )


def caption(spot: SpotView, words: Words) -> str:
    """Return a few words on a card, or an empty text if the card needs none."""
    if spot.skyscraper:
        return words.say("sf-caption-skyscraper", sum=spot.neighbours or 0)
    if spot.neighbours is not None and spot.required is not None:
        return words.say("sf-caption-foundation", missing=spot.required - spot.neighbours)
    if spot.card.square:
        reason = "awake" if not asleep(spot) else "asleep-own-car" if spot.car else "asleep"
        return words.say(f"sf-caption-{reason}")
    return words.say("sf-caption-unconnected") if lacking_connection(spot) else ""


def _first(majority: Majority, seat: int) -> bool:
    return majority.ranking[0] == seat


def _rival(majority: Majority, seat: int) -> int:
    """Return the seat one place ahead; for the leader the seat one place behind."""
    place = majority.ranking.index(seat)
    return majority.ranking[place - 1 if place else 1]
