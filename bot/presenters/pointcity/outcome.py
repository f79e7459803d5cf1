"""How a game ended, in words: who wins, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.presenters.names import bold_name, painted_name
from bot.presenters.phrases import points_phrase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.pointcity.view import View
    from bot.presenters.presenter import Player
    from bot.words.words import Words


def outcome_words(view: View, players: Sequence[Player], words: Words) -> str:
    """Return in a sentence who wins a finished game and what decided it; empty while it runs."""
    result = view.result
    if result is None:
        return ""
    names = [bold_name(players, seat, words) for seat in result.winners]
    if len(names) > 1:
        key = "pc-outcome-shared"
    elif result.tiebreak:
        key = "pc-outcome-cards"
    else:
        key = "pc-outcome"
    return words.say(
        key,
        players=", ".join(names),
        points=points_phrase(result.points[result.winners[0] - 1], words),
        cards=len(view.cities[result.winners[0] - 1].hand),
    )


def outcome_short(view: View, players: Sequence[Player], words: Words) -> str:
    """Return the same in some 60 characters for the picture; empty while it runs."""
    result = view.result
    if result is None:
        return ""
    return words.say(
        "pc-short-outcome",
        count=len(result.winners),
        players=", ".join(painted_name(players, seat, words) for seat in result.winners),
        points=points_phrase(result.points[result.winners[0] - 1], words),
    )


def rank(view: View, seat: int) -> int:
    """Return the place of a seat by points, then by resource cards left; places can be shared."""
    cards = [len(city.hand) for city in view.cities]
    totals = list(zip(view.scores, cards, strict=True))
    return 1 + sum(total > totals[seat - 1] for total in totals)
