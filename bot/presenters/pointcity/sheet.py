"""Winners, places and the score sheet of a finished game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.presenters.fitting import LONGEST_TEXT, first_fitting
from bot.presenters.phrases import capital, points_phrase, points_words
from bot.presenters.pointcity.cards import people, token_text
from bot.presenters.reading import bold_name, namings
from bot.presenters.sheet import ScoreLine, score_table
from bot.presenters.sheet import outcome_words as common_outcome
from bot.presenters.sheet import places as common_places

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.pointcity.view import View
    from bot.presenters.reading import Player
    from bot.words.words import Words


def sheet(view: View, players: Sequence[Player], words: Words) -> str:
    """Return the standings, a table of the points, then a line a civic token.

    Tokens name their owners, or only the seats if the names are too long.
    """
    head = [words.say("pc-sheet-ended"), outcome_words(view, players, words)]
    if view.level is not None:
        head.append(words.say("pc-state-level", level=view.level.value))
    table = score_table("pc", score_lines(view, words), view.scores, players, words)
    head += [*_standings(view, players, words), table]
    return first_fitting(
        (
            "\n".join((*head, *_tokens(view, names, words)))
            for names in namings(players, len(view.cities), words)
        ),
        LONGEST_TEXT,
    )


def _standings(view: View, players: Sequence[Player], words: Words) -> list[str]:
    """Return a line a player, from first to last."""
    return [
        words.say(
            "pc-sheet-standing",
            place=place,
            player=bold_name(players, seat, words),
            seat=0 if view.cities[seat - 1].automaton or people(view) == 1 else seat,
            points=points_phrase(view.scores[seat - 1], words),
            cards=len(view.cities[seat - 1].hand),
        )
        for place, seat in sorted((place, seat) for seat, place in enumerate(places(view), start=1))
    ]


def score_lines(view: View, words: Words) -> list[ScoreLine]:
    """Return the points of each line of the sheet, with all tokens in one line."""
    sums: dict[str, tuple[int, ...]] = {}
    for line in view.sheet:
        code = "tokens" if line.code in ("token", "automaton-tokens") else line.code
        name = capital(words.say(f"pc-line-{code}"))
        before = sums.get(name, (0,) * len(view.cities))
        sums[name] = tuple(map(sum, zip(before, line.points, strict=True)))
    return [ScoreLine(name, points) for name, points in sums.items()]


def _tokens(view: View, names: Sequence[str], words: Words) -> list[str]:
    """Return a line a civic token with its points, without those of the automaton."""
    lines = [
        words.say(
            "pc-sheet-token",
            player=names[city.seat - 1],
            token=token_text(held.token.id, words),
            count=held.points / 2,
            points=points_words(held.points),
        )
        for city in view.cities
        if not city.automaton
        for held in city.tokens
    ]
    return [words.say("pc-sheet-tokens"), *(f"- {line}" for line in lines)] if lines else []


def outcome_words(view: View, players: Sequence[Player], words: Words) -> str:
    """Return a sentence on the winners and what decided, or an empty one while the game runs."""
    return common_outcome("pc", view.result, players, words, cards=_cards(view))


def places(view: View) -> list[int]:
    """Return the place of each seat by points, then by resource cards left."""
    return common_places(view.scores, _cards(view))


def _cards(view: View) -> list[int]:
    return [len(city.hand) for city in view.cities]
