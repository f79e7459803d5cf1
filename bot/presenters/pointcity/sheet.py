"""The lines of the score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.presenters.phrases import capital, points_phrase, points_words
from bot.presenters.sheet import ScoreLine, places

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.pointcity.view import View
    from bot.presenters.pointcity.reading import PointCityReading


def standing_lines(reading: PointCityReading) -> list[str]:
    """Return a line a player, from first to last."""
    view = reading.view
    return [
        reading.say(
            "pc-sheet-standing",
            place=place,
            player=reading.bold_name(seat),
            seat=0 if view.cities[seat - 1].automaton or reading.people == 1 else seat,
            points=points_phrase(view.scores[seat - 1], reading.words),
            cards=len(view.cities[seat - 1].hand),
        )
        for place, seat in sorted(
            (place, seat) for seat, place in enumerate(ranking(view), start=1)
        )
    ]


def score_lines(reading: PointCityReading) -> list[ScoreLine]:
    """Return the lines of the sheet, with all tokens in one."""
    view = reading.view
    sums: dict[str, tuple[int, ...]] = {}
    for line in view.sheet:
        code = "tokens" if line.code in ("token", "automaton-tokens") else line.code
        name = capital(reading.say(f"pc-line-{code}"))
        before = sums.get(name, (0,) * len(view.cities))
        sums[name] = tuple(map(sum, zip(before, line.points, strict=True)))
    return [ScoreLine(name, points) for name, points in sums.items()]


def token_lines(reading: PointCityReading, names: Sequence[str]) -> list[str]:
    """Return a line a civic token with its points, without those of the automaton."""
    lines = [
        reading.say(
            "pc-sheet-token",
            player=names[city.seat - 1],
            token=reading.token(held.token.id),
            count=held.points / 2,
            points=points_words(held.points),
        )
        for city in reading.view.cities
        if not city.automaton
        for held in city.tokens
    ]
    return [reading.say("pc-sheet-tokens"), *(f"- {line}" for line in lines)] if lines else []


def cards_left(view: View) -> list[int]:
    """Return by seat how many resource cards are left."""
    return [len(city.hand) for city in view.cities]


def ranking(view: View) -> list[int]:
    return places(view.scores, cards_left(view))
