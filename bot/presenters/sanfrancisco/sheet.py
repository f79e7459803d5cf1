"""Winners, places and the score sheet of a finished game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.sanfrancisco.scoring import Tiebreak
from bot.presenters.phrases import capital, points_words
from bot.presenters.sanfrancisco.cards import district_words
from bot.presenters.sheet import ScoreLine, places

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.sanfrancisco.scoring import Majority, Tie
    from bot.games.sanfrancisco.view import View
    from bot.presenters.reading import Reading
    from bot.words.words import Words


def ended(reading: Reading[View]) -> str:
    """Return a sentence on how the game ended, and by whom."""
    view = reading.view
    return reading.words.say(
        "sf-sheet-ended",
        ending="" if view.ending is None else view.ending.value,
        player=reading.bold_name(view.mover),
    )


def score_lines(reading: Reading[View]) -> list[ScoreLine]:
    """Return the points of each majority, then those awarded otherwise."""
    view, words = reading.view, reading.words
    majorities = [
        ScoreLine(_majority_name(majority, words), majority.points) for majority in view.majorities
    ]
    awards = [
        ScoreLine(capital(words.say(f"sf-line-{line.code}")), line.points) for line in view.awards
    ]
    return majorities + awards


def _majority_name(majority: Majority, words: Words) -> str:
    if majority.district is None:
        return capital(words.say("sf-line-cable-cars"))
    return capital(district_words(majority.district, words))


def majority_lines(reading: Reading[View], names: Sequence[str]) -> list[str]:
    """Return a line a majority, with its ties and what broke each."""
    words = reading.words
    lines: list[str] = []
    for majority in reading.view.majorities:
        ranks = "; ".join(
            words.say(
                "sf-sheet-place",
                place=place,
                player=names[seat - 1],
                sum=majority.sums[seat - 1],
                points=points_words(majority.points[seat - 1]),
            )
            for place, seat in enumerate(majority.ranking, start=1)
        )
        name = _majority_name(majority, words)
        said = [words.say("sf-sheet-majority", name=name, list=ranks)]
        said += [_tie(reading, tie, names) for tie in majority.ties]
        lines.append(f"- {' '.join(said)}")
    return lines


def _tie(reading: Reading[View], tie: Tie, names: Sequence[str]) -> str:
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
    return reading.words.say(f"sf-sheet-tie-{tie.kind.value}", **parted)


def cars(view: View) -> list[int]:
    """Return by seat how many cable cars there are, which parts equal scores."""
    return [city.cars for city in view.cities]


def ranking(view: View) -> list[int]:
    """Return the place of each seat by points, then by cable cars."""
    return places(view.scores, cars(view))
