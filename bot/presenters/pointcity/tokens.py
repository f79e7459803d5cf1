"""Civic tokens in words: the thing each counts, and its worth to each player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.pointcity.state import Phase
from bot.presenters.phrases import points_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.pointcity.view import CityView, TokenView, View
    from bot.words.words import Words


def token_key(number: int | str) -> str:
    """Return the message key of a civic token, by its number."""
    return f"pc-token-{number}"


def token_text(number: int, words: Words) -> str:
    """Return the text of a civic token, by its number."""
    return words.say(token_key(number))


def numbered(number: int, words: Words) -> str:
    """Return a civic token with the number that the picture shows beside it."""
    return words.say("pc-token", number=number, token=token_text(number, words))


def supply_lines(view: View, names: Sequence[str], words: Words) -> list[str]:
    """Return lines on the civic tokens that can be taken, each with its worth to everyone.

    There are no lines once the game is over.

    Parameters
    ----------
    names
        The names of everyone, by seat.
    """
    if view.phase is Phase.OVER:
        return []
    if not view.tokens:
        return [words.say("pc-state-tokens-none")]
    lines = [words.say("pc-state-tokens", count=len(view.tokens))]
    return [*lines, *(f"- {_worth(token, names, words)}" for token in view.tokens)]


def held_lines(city: CityView, words: Words) -> list[str]:
    """Return lines on the civic tokens of a city, each with its present worth."""
    if not city.tokens:
        return []
    # All tokens are worth the same to the automaton; the parts of its score say how much.
    key = "pc-state-held-automaton" if city.automaton else "pc-state-held"
    return [
        words.say("pc-state-holds"),
        *(
            "- "
            + words.say(
                key,
                token=token_text(held.token.id, words),
                count=held.points / 2,
                points=points_words(held.points),
            )
            for held in city.tokens
        ),
    ]


def _worth(token: TokenView, names: Sequence[str], words: Words) -> str:
    worth = ", ".join(
        words.say("pc-state-worth", player=name, points=points_words(halves))
        for name, halves in zip(names, token.worth, strict=True)
    )
    number = token.token.id
    text = token_text(number, words)
    return words.say("pc-state-token", number=number, token=text, list=worth)
