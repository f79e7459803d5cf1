"""The end of a game in words: places, winners and the tiebreak."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.presenters.names import bold_name, painted_name
from bot.presenters.phrases import points_phrase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.game import Result
    from bot.presenters.presenter import Player
    from bot.words.words import Words


def outcome_words(
    group: str,
    result: Result | None,
    players: Sequence[Player],
    words: Words,
    **tiebreakers: Sequence[int],
) -> str:
    """Return a sentence on the winners and what decided, or an empty one while the game runs.

    The message is `GROUP-outcome`, `GROUP-outcome-shared` or `GROUP-outcome-TIEBREAK`.

    Parameters
    ----------
    tiebreakers
        By seat, the numbers that part equal scores, each under its name in the messages.
    """
    if result is None:
        return ""
    winner = result.winners[0] - 1
    key = f"{group}-outcome"
    if len(result.winners) > 1:
        key = f"{group}-outcome-shared"
    elif result.tiebreak:
        key = f"{group}-outcome-{result.tiebreak}"
    return words.say(
        key,
        players=", ".join(bold_name(players, seat, words) for seat in result.winners),
        points=points_phrase(result.points[winner], words),
        **{name: numbers[winner] for name, numbers in tiebreakers.items()},
    )


def outcome_short(
    group: str, result: Result | None, players: Sequence[Player], words: Words
) -> str:
    """Return a line for the picture on the winners and their points, or an empty text for None.

    Parameters
    ----------
    group
        The command group of the game, such as ``sf``; the message is `GROUP-short-outcome`.
    result
        How the game ended; None while it runs.
    """
    if result is None:
        return ""
    return words.say(
        f"{group}-short-outcome",
        count=len(result.winners),
        players=", ".join(painted_name(players, seat, words) for seat in result.winners),
        points=points_phrase(result.points[result.winners[0] - 1], words),
    )


def places(scores: Sequence[int], tiebreaker: Sequence[int]) -> list[int]:
    """Return the place of each seat, by points and then by the tiebreaker; places can be shared.

    Examples
    --------
    >>> places([40, 52, 40], [3, 0, 5])
    [3, 1, 2]
    """
    totals = list(zip(scores, tiebreaker, strict=True))
    return [1 + sum(other > own for other in totals) for own in totals]
