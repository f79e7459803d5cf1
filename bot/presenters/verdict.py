"""The end of a game in a few lines: the places by name, and what decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.presenters.names import bold_name
from bot.presenters.phrases import points_phrase, points_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.presenters.presenter import Player
    from bot.presenters.sheet import ScoreLine
    from bot.words.words import Words

DECISIVE = 2
"""How many lines of the score sheet are named as those that decided."""


def standings(
    places: Sequence[int], lines: Sequence[ScoreLine], players: Sequence[Player], words: Words
) -> str:
    """Return everybody's place, name and points in one line, the winner first."""
    totals = [sum(line.points[seat] for line in lines) for seat in range(len(places))]
    order = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
    return " · ".join(
        words.say(
            "verdict-place",
            place=places[seat],
            places=len(places),
            player=bold_name(players, seat + 1, words),
            points=points_phrase(totals[seat], words),
        )
        for seat in order
    )


def decisive(
    places: Sequence[int], lines: Sequence[ScoreLine], players: Sequence[Player], words: Words
) -> str:
    """Return a sentence on where the winner was most ahead of the second, or an empty text.

    It is empty for a player alone and for shared first places. For equal scores it says that the
    tiebreaker decides.
    """
    if len(places) == 1 or places.count(1) > 1:
        return ""
    first, second = (sorted(range(len(places)), key=lambda seat: places[seat]))[:2]
    lead = sum(line.points[first] - line.points[second] for line in lines)
    if not lead:
        return words.say("verdict-tiebreak")
    ahead = sorted(
        ((line.points[first] - line.points[second], line.name) for line in lines),
        key=lambda each: -each[0],
    )
    named = [f"{name} +{points_words(more)}" for more, name in ahead[:DECISIVE] if more > 0]
    if not named:
        return ""
    return words.say(
        "verdict-ahead",
        player=bold_name(players, first + 1, words),
        second=bold_name(players, second + 1, words),
        lead=points_words(lead),
        lines=", ".join(named),
    )
