"""The end of a game: places, winners, what decided, and the table of the score sheet."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple
from unicodedata import east_asian_width

from bot.presenters.phrases import points_phrase, points_words
from bot.presenters.reading import bold_name, full_name, painted_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.games.game import Result
    from bot.presenters.reading import Player
    from bot.words.words import Words


_CELL = 6
"""The characters of a column of points: a blank and the beginning of a name."""


class ScoreLine(NamedTuple):
    """A line of a score sheet: its name and its points by seat, in halves."""

    name: str
    points: Sequence[int]


def score_table(
    group: str,
    lines: Iterable[ScoreLine],
    scores: Sequence[int],
    players: Sequence[Player],
    words: Words,
) -> str:
    """Return the lines of the sum as a table narrow enough for a phone, a column for each seat.

    Parameters
    ----------
    scores
        The total points by seat, in halves.
    """
    seats = range(1, len(scores) + 1)
    heads = _heads([full_name(players, seat, words) for seat in seats])
    cells = [(words.say(f"{group}-sheet-seat"), heads)]
    cells += [
        (name, [points_words(halves) for halves in points])
        for name, points in (*lines, (words.say(f"{group}-sheet-total"), scores))
    ]
    width = max(len(name) for name, _ in cells)
    rows = [name.ljust(width) + "".join(each.rjust(_CELL) for each in row) for name, row in cells]
    return "\n".join(("```", *rows, "```"))


def _heads(names: Sequence[str]) -> list[str]:
    """Return the heads of the columns: of names that begin alike, the number at their end stays.

    Where they have none, they are told apart by the seat.
    """
    heads = [_head(name, seat) for seat, name in enumerate(names, start=1)]
    numbers = [re.search(r"\d*$", name) for name in names]
    ends = [found.group() if found else "" for found in numbers]
    heads = [
        _ending(head, end) if heads.count(head) > 1 else head
        for head, end in zip(heads, ends, strict=True)
    ]
    return [
        _ending(head, str(seat)) if heads.count(head) > 1 else head
        for seat, head in enumerate(heads, start=1)
    ]


def _ending(head: str, end: str) -> str:
    """Return the beginning of a name with what must stay at its end."""
    return f"{head[: _CELL - 1 - len(end)].rstrip()}{end}" if end else head


def _head(name: str, seat: int) -> str:
    """Return the beginning of a name, or the seat where letters may not be as wide as digits."""
    short = name[: _CELL - 1].rstrip()
    narrow = all(east_asian_width(letter) in ("Na", "N") and letter.isalnum() for letter in short)
    return short if short and narrow else str(seat)


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
