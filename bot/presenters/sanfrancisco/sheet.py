"""The lines of the score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.sanfrancisco.scoring import Tiebreak
from bot.presenters.phrases import capital, points_words
from bot.presenters.sheet import ScoreLine, places

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.sanfrancisco.scoring import Majority, Tie
    from bot.games.sanfrancisco.view import View
    from bot.presenters.sanfrancisco.reading import SanFranciscoReading


def ended(reading: SanFranciscoReading) -> str:
    """Return a sentence on how the game ended, and by whom."""
    view = reading.view
    return reading.say(
        "sf-sheet-ended",
        ending="" if view.ending is None else view.ending.value,
        player=reading.bold_name(view.mover),
    )


def score_lines(reading: SanFranciscoReading) -> list[ScoreLine]:
    view = reading.view
    majorities = [
        ScoreLine(_majority_name(reading, majority), majority.points)
        for majority in view.majorities
    ]
    awards = [
        ScoreLine(capital(reading.say(f"sf-line-{line.code}")), line.points) for line in view.awards
    ]
    return majorities + awards


def _majority_name(reading: SanFranciscoReading, majority: Majority) -> str:
    if majority.district is None:
        return capital(reading.say("sf-line-cable-cars"))
    return capital(reading.district(majority.district))


def majority_lines(reading: SanFranciscoReading, names: Sequence[str]) -> list[str]:
    """Return a line a majority, with its ties and the tiebreak of each."""
    lines: list[str] = []
    for majority in reading.view.majorities:
        ranks = "; ".join(
            reading.say(
                "sf-sheet-place",
                place=place,
                player=names[seat - 1],
                sum=majority.sums[seat - 1],
                points=points_words(majority.points[seat - 1]),
            )
            for place, seat in enumerate(majority.ranking, start=1)
        )
        name = _majority_name(reading, majority)
        said = [reading.say("sf-sheet-majority", name=name, list=ranks)]
        said += [_tie(reading, tie, names) for tie in majority.ties]
        lines.append(f"- {' '.join(said)}")
    return lines


def _tie(reading: SanFranciscoReading, tie: Tie, names: Sequence[str]) -> str:
    parted: dict[str, str | int] = {
        "ahead": names[tie.ahead - 1],
        "behind": names[tie.behind - 1],
    }
    if tie.kind is Tiebreak.NEAREST:
        parted["ender"] = names[reading.view.mover - 1]
    elif tie.kind is not Tiebreak.ENDER:
        parted |= {"higher": tie.higher, "lower": tie.lower, "space": tie.space}
        if tie.row is not None:
            parted["colour"] = tie.row.value
    return reading.say(f"sf-sheet-tie-{tie.kind.value}", **parted)


def cars(view: View) -> list[int]:
    """Return by seat how many cable cars there are."""
    return [city.cars for city in view.cities]


def ranking(view: View) -> list[int]:
    return places(view.scores, cars(view))
