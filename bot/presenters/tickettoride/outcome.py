"""Winners and places: completed tickets break ties."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.presenters import outcome

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.tickettoride.view import View
    from bot.presenters.presenter import Player
    from bot.words.words import Words


def outcome_words(view: View, players: Sequence[Player], words: Words) -> str:
    """Return a sentence on the winners and what decided, or an empty one while the game runs."""
    return outcome.outcome_words("ttr", view.result, players, words, tickets=completed(view))


def places(view: View) -> list[int]:
    """Return the place of each seat by points, then by completed tickets."""
    return outcome.places(view.scores, completed(view))


def completed(view: View) -> list[int]:
    """Return by seat how many of the tickets that can be seen are complete."""
    return [
        sum(each.way.complete for each in player.held) if player.held is not None else 0
        for player in view.players
    ]
