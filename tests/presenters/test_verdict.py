"""The end of a game in a few lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.games.game import View
from bot.presenters.reading import Player, Reading
from bot.presenters.sheet import ScoreLine, decisive, score_table, standings
from bot.words.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterable

WORDS = Words()
PLAYERS = (Player(1, "Ann", "Ann"), Player(2, "Bo", "Bo"), Player(3, "Cy", "Cy"))


def read(players: Iterable[Player] = PLAYERS, scores: tuple[int, ...] = ()) -> Reading[View]:
    """Return a reading for what tells of names and points alone."""
    view = View(seat=None, to_act=(), mover=1, legal=(), scores=scores, result=None)
    return Reading(view, WORDS, tuple(players))


def test_everybody_is_named_once_with_place_and_points() -> None:
    lines = [ScoreLine("Blue", (4, 8, 2)), ScoreLine("Grey", (4, 3, 2))]
    assert standings(read(), [2, 1, 3], lines) == (
        r"1\. **Bo**: 5½ points · 2\. **Ann**: 4 points · 3\. **Cy**: 2 points"
    )


def test_who_plays_alone_has_points_and_no_place() -> None:
    assert standings(read(PLAYERS[:1]), [1], [ScoreLine("Buildings", (2,))]) == "**Ann**: 1 point"


@pytest.mark.parametrize(
    ("places", "points", "said"),
    [
        (
            [1, 2],
            [(10, 2), (4, 6), (6, 4), (2, 1)],
            "4½ over **Bo**, mostly from Blue +4, Orange +1",
        ),
        ([2, 1], [(4, 6), (2, 2)], "1 over **Ann**, mostly from Blue +1"),
        ([3, 1, 2], [(4, 6, 4), (2, 2, 2)], "1 over **Cy**, mostly from Blue +1"),
    ],
)
def test_two_lines_that_brought_the_winner_most_are_named(
    places: list[int], points: list[tuple[int, ...]], said: str
) -> None:
    names = ("Blue", "Grey", "Orange", "Green")
    lines = [ScoreLine(name, each) for name, each in zip(names, points, strict=False)]
    assert said in decisive(read(), places, lines)
    assert decisive(read(), places, lines).count("+") == said.count("+")


def test_equal_scores_are_decided_by_the_tiebreak() -> None:
    lines = [ScoreLine("Blue", (4, 4)), ScoreLine("Grey", (2, 2))]
    assert decisive(read(), [1, 2], lines) == WORDS.say("verdict-tiebreak")


@pytest.mark.parametrize("places", [[1], [1, 1]])
def test_without_one_winner_over_others_nothing_decided(places: list[int]) -> None:
    assert decisive(read(), places, [ScoreLine("Blue", (4,) * len(places))]) == ""


def test_columns_of_the_table_are_headed_by_names_that_fit() -> None:
    players = [Player(1, "", "Benjamina"), Player(2, "", "漢字"), Player(3, "", "Bo")]
    table = score_table("sf", read(players, (1, 2, 3)), [ScoreLine("Blue", (1, 2, 3))])
    assert table.splitlines()[1].split()[1:] == ["Benja", "2", "Bo"]
    assert len({len(line) for line in table.splitlines()[1:-1]}) == 1


def test_columns_of_names_that_begin_alike_are_told_apart() -> None:
    names = ("Ann", "Computer", "Computer 2", "Computer 3")
    players = [Player(seat, "", name) for seat, name in enumerate(names, start=1)]
    table = score_table("sf", read(players, (1, 2, 3, 4)), [ScoreLine("Blue", (1, 2, 3, 4))])
    assert table.splitlines()[1].split()[1:] == ["Ann", "Compu", "Comp2", "Comp3"]


def test_columns_of_names_that_begin_alike_without_a_number_have_the_seat() -> None:
    players = [Player(1, "", "Alexander"), Player(2, "", "Bo"), Player(3, "", "Alexandra")]
    table = score_table("sf", read(players, (1, 2, 3)), [ScoreLine("Blue", (1, 2, 3))])
    assert table.splitlines()[1].split()[1:] == ["Alex1", "Bo", "Alex3"]
