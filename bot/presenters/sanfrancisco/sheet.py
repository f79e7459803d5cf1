"""Winners, places and the score sheet of a finished game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.sanfrancisco.scoring import Tiebreak
from bot.presenters.fitting import LONGEST_TEXT, first_fitting
from bot.presenters.phrases import capital, points_phrase, points_words
from bot.presenters.reading import bold_name, namings
from bot.presenters.sanfrancisco.cards import district_words
from bot.presenters.sheet import ScoreLine, score_table
from bot.presenters.sheet import outcome_words as common_outcome
from bot.presenters.sheet import places as common_places

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.sanfrancisco.scoring import Majority, Tie
    from bot.games.sanfrancisco.view import View
    from bot.presenters.reading import Player
    from bot.words.words import Words


def sheet(view: View, players: Sequence[Player], words: Words) -> str:
    """Return the standings, a table of the points, then a line a majority.

    Majorities name the players, or only the seats if the names are too long.
    """
    head = [
        words.say(
            "sf-sheet-ended",
            ending="" if view.ending is None else view.ending.value,
            player=bold_name(players, view.mover, words),
        ),
        outcome_words(view, players, words),
        *_standings(view, players, words),
        score_table("sf", score_lines(view, words), view.scores, players, words),
        words.say("sf-sheet-majorities"),
    ]
    return first_fitting(
        (
            "\n".join((*head, *_majorities(view, names, words)))
            for names in namings(players, len(view.cities), words)
        ),
        LONGEST_TEXT,
    )


def _standings(view: View, players: Sequence[Player], words: Words) -> list[str]:
    """Return a line a player, from first to last."""
    return [
        words.say(
            "sf-sheet-standing",
            place=place,
            player=bold_name(players, seat, words),
            seat=seat,
            points=points_phrase(view.scores[seat - 1], words),
            cars=view.cities[seat - 1].cars,
        )
        for place, seat in sorted((place, seat) for seat, place in enumerate(places(view), start=1))
    ]


def score_lines(view: View, words: Words) -> list[ScoreLine]:
    """Return the points of each majority, then those awarded otherwise."""
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


def _majorities(view: View, names: Sequence[str], words: Words) -> list[str]:
    """Return a line a majority, with its ties and what broke each."""
    lines: list[str] = []
    for majority in view.majorities:
        places = "; ".join(
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
        said = [words.say("sf-sheet-majority", name=name, list=places)]
        said += [_tie(tie, view, names, words) for tie in majority.ties]
        lines.append(f"- {' '.join(said)}")
    return lines


def _tie(tie: Tie, view: View, names: Sequence[str], words: Words) -> str:
    parted: dict[str, str | int] = {
        "ahead": names[tie.ahead - 1],
        "behind": names[tie.behind - 1],
    }
    if tie.kind is Tiebreak.NEAREST:
        parted["ender"] = names[view.mover - 1]
    elif tie.kind is not Tiebreak.ENDER:
        parted |= {"higher": tie.higher, "lower": tie.lower, "space": tie.space}
        if tie.row is not None:
            parted["colour"] = tie.row.value
    return words.say(f"sf-sheet-tie-{tie.kind.value}", **parted)


def outcome_words(view: View, players: Sequence[Player], words: Words) -> str:
    """Return a sentence on the winners and what decided, or an empty one while the game runs."""
    return common_outcome("sf", view.result, players, words, cars=_cars(view))


def places(view: View) -> list[int]:
    """Return the place of each seat by points, then by cable cars."""
    return common_places(view.scores, _cars(view))


def _cars(view: View) -> list[int]:
    return [city.cars for city in view.cities]
