"""The score sheet of a finished game: every line of the sum, and what decided each majority."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.sanfrancisco.scoring import Tiebreak
from bot.presenters.names import bold_name, fallback_name
from bot.presenters.phrases import LONGEST_TEXT, capital, points_phrase, points_words
from bot.presenters.sanfrancisco.cards import district_words
from bot.presenters.sanfrancisco.outcome import outcome_words
from bot.presenters.sanfrancisco.scene import rank

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.sanfrancisco.scoring import Majority, Tie
    from bot.games.sanfrancisco.view import View
    from bot.presenters.presenter import Player
    from bot.words.words import Words


def sheet(view: View, players: Sequence[Player], words: Words) -> str:
    """Return the whole sum: the standings, a table of the lines, then majority by majority.

    Majorities name the players; where their names would need too much room, the seats.
    """
    head = [
        words.say(
            "sf-sheet-ended",
            ending="" if view.ending is None else view.ending.value,
            player=bold_name(players, view.mover, words),
        ),
        outcome_words(view, players, words),
        *_standings(view, players, words),
        _table(view, words),
        words.say("sf-sheet-majorities"),
    ]
    seats = range(1, len(view.cities) + 1)
    named = {seat: bold_name(players, seat, words) for seat in seats}
    text = "\n".join((*head, *_majorities(view, named, words)))
    if len(text) <= LONGEST_TEXT:
        return text
    numbered = {seat: fallback_name(seat, words) for seat in seats}
    return "\n".join((*head, *_majorities(view, numbered, words)))


def _standings(view: View, players: Sequence[Player], words: Words) -> list[str]:
    """Return the players from first to last."""
    seats = sorted((rank(view, seat), seat) for seat in range(1, len(view.cities) + 1))
    return [
        words.say(
            "sf-sheet-standing",
            place=place,
            player=bold_name(players, seat, words),
            seat=seat,
            points=points_phrase(view.scores[seat - 1], words),
            cars=view.cities[seat - 1].cars,
        )
        for place, seat in seats
    ]


def _table(view: View, words: Words) -> str:
    """Return the lines of the sum as a table narrow enough for a phone, a column a seat."""
    lines = [(_majority_name(majority, words), majority.points) for majority in view.majorities]
    lines += [(capital(words.say(f"sf-line-{line.code}")), line.points) for line in view.awards]
    lines.append((words.say("sf-sheet-total"), view.scores))
    seat_head = words.say("sf-sheet-seat")
    width = max(len(seat_head), *(len(name) for name, _ in lines))
    cells = [(seat_head, [str(city.seat) for city in view.cities])]
    cells += [(name, [points_words(halves) for halves in points]) for name, points in lines]
    rows = [name.ljust(width) + "".join(each.rjust(4) for each in row) for name, row in cells]
    return "\n".join(("```", *rows, "```"))


def _majority_name(majority: Majority, words: Words) -> str:
    if majority.district is None:
        return capital(words.say("sf-line-cable-cars"))
    return capital(district_words(majority.district, words))


def _majorities(view: View, names: dict[int, str], words: Words) -> list[str]:
    """Return a line a majority, with the ties it had and what parted them."""
    lines: list[str] = []
    for majority in view.majorities:
        places = "; ".join(
            words.say(
                "sf-sheet-place",
                place=place,
                player=names[seat],
                sum=majority.sums[seat - 1],
                points=points_words(majority.points[seat - 1]),
            )
            for place, seat in enumerate(majority.ranking, start=1)
        )
        name = _majority_name(majority, words)
        said = [words.say("sf-sheet-majority", name=name, list=places)]
        said += [_tie(tie, view, names, words) for tie in majority.ties]
        lines.append(f"- {' '.join(said)}")
    return lines


def _tie(tie: Tie, view: View, names: dict[int, str], words: Words) -> str:
    parted: dict[str, str | int] = {"ahead": names[tie.ahead], "behind": names[tie.behind]}
    if tie.kind is Tiebreak.NEAREST:
        parted["ender"] = names[view.mover]
    elif tie.kind is not Tiebreak.ENDER:
        parted |= {"higher": tie.higher, "lower": tie.lower, "space": tie.space}
        if tie.row is not None:
            parted["colour"] = tie.row.value
    return words.say(f"sf-sheet-tie-{tie.kind.value}", **parted)
