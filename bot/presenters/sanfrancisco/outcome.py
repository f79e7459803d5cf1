"""Winners and places: cable cars break ties."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.presenters import outcome

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.sanfrancisco.view import View
    from bot.presenters.presenter import Player
    from bot.words.words import Words


def outcome_words(view: View, players: Sequence[Player], words: Words) -> str:
    """Return a sentence on the winners and what decided, or an empty one while the game runs."""
    return outcome.outcome_words("sf", view.result, players, words, cars=_cars(view))


def places(view: View) -> list[int]:
    """Return the place of each seat by points, then by cable cars."""
    return outcome.places(view.scores, _cars(view))


def _cars(view: View) -> list[int]:
    return [city.cars for city in view.cities]
