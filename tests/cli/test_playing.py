"""Whole games by computer: the same in one process and in several."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.cli.playing import Files, Lineup, play, spread
from bot.games import GAMES
from bot.games.tickettoride import maps

if TYPE_CHECKING:
    from bot.cli.playing import PlayedGame

MAP = Path(maps.__file__).with_name(maps.SHIPPED)


def lineup(game: str, seed: str = "7", **given: object) -> Lineup:
    players = ("random",) * max(2, GAMES[game].seats[0])
    return Lineup(game, GAMES[game].options()[0], players, seed)._replace(**given)


def course(played: PlayedGame) -> tuple[object, ...]:
    return played[:4]


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_plays_one_game(game: str):
    assert course(play(lineup(game))) == course(play(lineup(game)))
    assert course(play(lineup(game))) != course(play(lineup(game, "8")))


def test_the_first_seat_is_drawn_unless_it_is_named():
    assert {play(lineup("pointcity", f"{seed}")).setup.first for seed in range(9)} == {1, 2}
    assert {play(lineup("pointcity", f"{seed}", first=2)).setup.first for seed in range(3)} == {2}


def test_each_decision_between_several_actions_is_timed():
    played = play(lineup("sanfrancisco"))
    decisions = sum(map(len, played.took))
    assert 0 < decisions <= len(played.actions)
    assert sum(map(sum, played.took)) <= played.seconds


def test_several_processes_play_the_same_games_in_the_same_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(maps, "_added", {})
    monkeypatch.setattr(maps, "_current", [])
    board = tmp_path / "own.csv"
    board.write_text(MAP.read_text("utf-8").replace("name,reconstruction-1", "name,own"), "utf-8")
    lineups = [lineup("tickettoride", f"{seed}", files=Files(map=board)) for seed in range(3)]
    alone = [course(each) for each in spread(play, lineups, 1)]
    assert {each.setup.map for each in spread(play, lineups, 1)} == {"own"}
    assert [course(each) for each in spread(play, lineups, 2)] == alone
