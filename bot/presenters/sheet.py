"""The end of a game: winners, places, decisive lines and the score sheet."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple
from unicodedata import east_asian_width

from bot.presenters.phrases import points_phrase, points_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.games.game import View
    from bot.presenters.reading import Reading


_CELL = 6
"""The characters of a column of points: a blank and the beginning of a name."""


class ScoreLine(NamedTuple):
    """A line of a score sheet: its name, and its half points by seat."""

    name: str
    points: Sequence[int]


def score_table(group: str, reading: Reading[View], lines: Iterable[ScoreLine]) -> str:
    """Return the lines and their sum as a table with a column for each seat."""
    scores, words = reading.view.scores, reading.words
    heads = _heads([reading.full_name(seat) for seat in range(1, len(scores) + 1)])
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
    return f"{head[: _CELL - 1 - len(end)].rstrip()}{end}" if end else head


def _head(name: str, seat: int) -> str:
    """Return the beginning of a name, or the seat for letters wider than digits."""
    short = name[: _CELL - 1].rstrip()
    narrow = all(east_asian_width(letter) in ("Na", "N") and letter.isalnum() for letter in short)
    return short if short and narrow else str(seat)


DECISIVE = 2
"""How many lines of the score sheet are named as those that decided."""


def standings(reading: Reading[View], places: Sequence[int], lines: Sequence[ScoreLine]) -> str:
    """Return each place, name and points in one line, the winner first."""
    words = reading.words
    totals = [sum(line.points[seat] for line in lines) for seat in range(len(places))]
    order = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
    return " · ".join(
        words.say(
            "verdict-place",
            place=places[seat],
            places=len(places),
            player=reading.bold_name(seat + 1),
            points=points_phrase(totals[seat], words),
        )
        for seat in order
    )


def decisive(reading: Reading[View], places: Sequence[int], lines: Sequence[ScoreLine]) -> str:
    """Return a sentence on where the winner was most ahead of the second.

    It is empty for a player alone and for shared first places. For equal scores it says that the
    tiebreaker decides.
    """
    words = reading.words
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
        player=reading.bold_name(first + 1),
        second=reading.bold_name(second + 1),
        lead=points_words(lead),
        lines=", ".join(named),
    )


def outcome_words(group: str, reading: Reading[View]) -> str:
    """Return a sentence on the winners and the tiebreak; "" while the game runs.

    The message is `GROUP-outcome`, `GROUP-outcome-shared` or `GROUP-outcome-TIEBREAK`.
    """
    result, words = reading.view.result, reading.words
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
        players=", ".join(map(reading.bold_name, result.winners)),
        points=points_phrase(result.points[winner], words),
        **{name: numbers[winner] for name, numbers in reading.tiebreakers().items()},
    )


def outcome_short(group: str, reading: Reading[View]) -> str:
    """Return the winners and their points for the picture; "" while the game runs."""
    result, words = reading.view.result, reading.words
    if result is None:
        return ""
    return words.say(
        f"{group}-short-outcome",
        count=len(result.winners),
        players=", ".join(map(reading.painted_name, result.winners)),
        points=points_phrase(result.points[result.winners[0] - 1], words),
    )


def standing_lines(group: str, reading: Reading[View]) -> list[str]:
    """Return a line a player, from first to last: the message `GROUP-sheet-standing`."""
    scores, parting = reading.view.scores, reading.tiebreakers()
    return [
        reading.say(
            f"{group}-sheet-standing",
            place=place,
            player=reading.bold_name(seat),
            seat=reading.shown_seat(seat),
            points=points_phrase(scores[seat - 1], reading.words),
            **{name: numbers[seat - 1] for name, numbers in parting.items()},
        )
        for place, seat in sorted(zip(reading.ranking(), range(1, len(scores) + 1), strict=True))
    ]
