"""What is counted of finished games: by seat, player, source, piece."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.cli.playing import PlayedGame
from bot.cli.tally import LISTED, Taken, Tally
from bot.games.game import CHANCE, Action, Line, Result
from bot.games.pieces import Piece


class TakeDeck(Action, frozen=True):
    """An action of a game that is not played."""


class Told:
    """A game whose finished positions are their own results."""

    def result(self, state: Result | None) -> Result | None:
        return state

    def sheet(self, state: Result) -> list[Line]:
        halves = tuple(points // 2 for points in state.points)
        return [
            Line("token", halves),
            Line("token", tuple(p - h for p, h in zip(state.points, halves, strict=True))),
            Line("medal", tuple(0 for _ in state.points), sums=state.points),
        ]

    def pieces(self, state: Result) -> list[Piece]:
        return [Piece("card", "c01", state.winners[0]), Piece("card", "c02", 0)]


GAME: Any = Told()


def played(
    *points: int, winners: tuple[int, ...], first: int = 1, ending: str = "board"
) -> PlayedGame:
    state = Result(ending, 1, points, winners)
    setup = SimpleNamespace(first=first)
    actions: list[Action] = [TakeDeck(1), TakeDeck(2), TakeDeck(CHANCE)]
    return PlayedGame(setup, actions, state, turns=4, took=([], []), seconds=0.0)


def counted(*games: PlayedGame, players: tuple[str, ...] = ("random", "random")) -> dict[str, Any]:
    """Return the rows of a tally, by head and first cell."""
    tally = Tally(players)
    for game in games:
        tally.add(GAME, game)
    blocks = [part.splitlines() for part in tally.table().split("\n\n")]
    return {
        head[:18].strip(): {row[:18].strip(): row[18:].split() for row in rows}
        for head, *rows in blocks
    }


def test_who_begins_counts_as_the_first_seat_whatever_its_number():
    tables = counted(played(10, 20, winners=(2,), first=2), played(30, 4, winners=(1,), first=1))
    assert tables["in order of turns"] == {
        "1. seat": ["12.50", "2", "100.0%", "34%", "to", "100%"],
        "2. seat": ["3.50", "0", "0.0%", "0%", "to", "66%"],
    }


def test_a_shared_win_is_half_a_win_for_each():
    tables = counted(played(8, 8, winners=(1, 2)))
    assert [row[1:3] for row in tables["in order of turns"].values()] == [["0.5", "50.0%"]] * 2
    assert tables["end"]["shared wins"] == ["1", "100.0%"]


def test_players_are_told_apart_only_if_they_differ():
    game = played(8, 2, winners=(1,), first=2)
    assert "player" not in counted(game)
    tables = counted(game, players=("hard", "easy"))
    assert tables["player"]["hard"][:3] == ["4.00", "1", "100.0%"]
    assert tables["player"]["easy"][:3] == ["1.00", "0", "0.0%"]


def test_an_automaton_is_no_seat_in_the_order():
    tables = counted(played(8, 10, winners=(2,)), players=("hard",))
    assert list(tables["in order of turns"]) == ["1. seat", "automaton"]


def test_lines_of_one_source_are_added_up_and_sums_are_kept_apart():
    tables = counted(played(8, 2, winners=(1,)))
    assert tables["points from"]["token"] == ["2.50", "100.0%", "4.00", "1.00", "4"]
    assert tables["size of"]["medal"][0] == "5.00"


def test_actions_of_chance_are_not_counted():
    assert counted(played(8, 2, winners=(1,)))["action"] == {"take deck": ["2.00", "0.500"]}


def test_every_way_to_end_is_counted():
    games = [played(8, 2, winners=(1,), ending=ending) for ending in ("board", "tokens", "board")]
    ends = counted(*games)["end"]
    assert [ends[name][:2] for name in ("board", "tokens")] == [["2", "66.7%"], ["1", "33.3%"]]


def test_pieces_tell_how_often_they_were_taken_and_by_whom():
    tables = counted(played(8, 2, winners=(1,)), played(8, 2, winners=(1,)))
    assert tables["card"] == {
        "c01": ["2", "2", "100.0%", "100%"],
        "c02": ["2", "0", "0.0%"],
        "all 2, 1 of them n": ["ever", "4", "2", "50.0%", "100%"],
    }


def test_a_game_that_runs_is_not_counted():
    with pytest.raises(ValueError, match="not over"):
        Tally(("random",)).add(GAME, played(1, winners=(1,))._replace(state=None))


@pytest.mark.parametrize("every", [False, True])
def test_of_many_names_those_taken_most_and_least_are_listed(every: bool):
    taken = Taken(every=every)
    for number in range(40):
        taken.add([Piece("card", f"c{number:02}", each <= number) for each in range(40)], (1,))
    (table,) = taken.tables()
    names = [line.split()[0] for line in table.splitlines()[1:]]
    ends = [f"c{number:02}" for number in reversed(range(40))]
    listed = ends if every else [*ends[:LISTED], "...", *ends[-LISTED:]]
    assert names == [*listed, "all"]
