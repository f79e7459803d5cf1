"""Winners and places: resource cards left break ties."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.presenters import outcome

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.pointcity.view import View
    from bot.presenters.presenter import Player
    from bot.words.words import Words


def outcome_words(view: View, players: Sequence[Player], words: Words) -> str:
    """Return a sentence on the winners and what decided, or an empty one while the game runs."""
    return outcome.outcome_words("pc", view.result, players, words, cards=_cards(view))


def places(view: View) -> list[int]:
    """Return the place of each seat by points, then by resource cards left."""
    return outcome.places(view.scores, _cards(view))


def _cards(view: View) -> list[int]:
    return [len(city.hand) for city in view.cities]
