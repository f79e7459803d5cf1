"""Winners, places and the score sheet of a finished game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.presenters.phrases import capital, points_phrase, points_words
from bot.presenters.pointcity.cards import people, token_text
from bot.presenters.sheet import ScoreLine, places

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.pointcity.view import View
    from bot.presenters.reading import Reading


def standing_lines(reading: Reading[View]) -> list[str]:
    """Return a line a player, from first to last."""
    view, words = reading.view, reading.words
    return [
        words.say(
            "pc-sheet-standing",
            place=place,
            player=reading.bold_name(seat),
            seat=0 if view.cities[seat - 1].automaton or people(view) == 1 else seat,
            points=points_phrase(view.scores[seat - 1], words),
            cards=len(view.cities[seat - 1].hand),
        )
        for place, seat in sorted(
            (place, seat) for seat, place in enumerate(ranking(view), start=1)
        )
    ]


def score_lines(reading: Reading[View]) -> list[ScoreLine]:
    """Return the points of each line of the sheet, with all tokens in one line."""
    view = reading.view
    sums: dict[str, tuple[int, ...]] = {}
    for line in view.sheet:
        code = "tokens" if line.code in ("token", "automaton-tokens") else line.code
        name = capital(reading.words.say(f"pc-line-{code}"))
        before = sums.get(name, (0,) * len(view.cities))
        sums[name] = tuple(map(sum, zip(before, line.points, strict=True)))
    return [ScoreLine(name, points) for name, points in sums.items()]


def token_lines(reading: Reading[View], names: Sequence[str]) -> list[str]:
    """Return a line a civic token with its points, without those of the automaton."""
    words = reading.words
    lines = [
        words.say(
            "pc-sheet-token",
            player=names[city.seat - 1],
            token=token_text(held.token.id, words),
            count=held.points / 2,
            points=points_words(held.points),
        )
        for city in reading.view.cities
        if not city.automaton
        for held in city.tokens
    ]
    return [words.say("pc-sheet-tokens"), *(f"- {line}" for line in lines)] if lines else []


def cards_left(view: View) -> list[int]:
    """Return by seat how many resource cards are left, which parts equal scores."""
    return [len(city.hand) for city in view.cities]


def ranking(view: View) -> list[int]:
    """Return the place of each seat by points, then by resource cards left."""
    return places(view.scores, cards_left(view))
