"""`python -m bot simulate`: games played, recorded and counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.__main__ import main
from bot.games import GAMES
from bot.games.record import read, replay

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bot.cli.playing import Lineup, PlayedGame

GAME = GAMES["sanfrancisco"]


def simulate(*args: object) -> int:
    return main(["simulate", *map(str, args)])


def test_games_are_recorded_and_replay(tmp_path: Path):
    folder = tmp_path / "new" / "records"
    assert simulate("--players", 3, "--games", 4, "--seed", 7, "--record", folder) == 0
    names = sorted(path.name for path in folder.iterdir())
    assert names == [f"sanfrancisco-3p-7-{number:04}.txt" for number in (1, 2, 3, 4)]
    for path in folder.iterdir():
        assert GAME.result(replay(GAME, read(path.read_text(), GAMES))) is not None


def test_a_seed_plays_the_same_games_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    texts: list[list[str]] = []
    for folder in (tmp_path / "one", tmp_path / "two"):
        simulate("--players", 2, "--games", 3, "--seed", 7, "--record", folder)
        texts.append([path.read_text() for path in sorted(folder.iterdir())])
    assert texts[0] == texts[1]
    out = capsys.readouterr().out
    assert out[: len(out) // 2] == out[len(out) // 2 :]


def blocks(out: str) -> dict[str, list[list[str]]]:
    """Return the words of the lines of each block, by its first line."""
    texts = [text.splitlines() for text in out.split("\n\n")]
    return {" ".join(head.split()): [row.split() for row in rows] for head, *rows in texts}


def test_the_statistics_count_every_game(capsys: pytest.CaptureFixture[str]):
    assert simulate("--players", 2, "--games", 8, "--seed", 3, "--player", "easy", "random") == 0
    told = blocks(capsys.readouterr().out)
    assert told["sanfrancisco, standard, 2 players, 8 games, seed 3"] == [["easy,", "random"]]
    *endings, shared = told["end games share 95 %"]
    assert sum(int(words[1]) for words in endings) == 8
    assert shared[:2] == ["shared", "wins"]
    for head in ("in order of turns points wins share 95 %", "player points wins share 95 %"):
        assert sum(float(words[-5]) for words in told[head]) == 8


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_told_in_a_hundred_columns(game: str, capsys: pytest.CaptureFixture[str]):
    least, most = GAMES[game].seats
    for seats in {least, most}:
        assert simulate("--game", game, "--players", seats, "--games", 2, "--every") == 0
        out = capsys.readouterr().out
        assert max(map(len, out.splitlines())) <= 100
        assert len(blocks(out)) > 8


def test_every_card_is_listed_if_asked(capsys: pytest.CaptureFixture[str]):
    listed: list[int] = []
    for every in ((), ("--every",)):
        simulate("--players", 2, "--games", 8, "--seed", 3, *every)
        listed.append(len(blocks(capsys.readouterr().out)["card came up taken share by winners"]))
    assert listed[0] == 18
    assert listed[1] > 80


def test_as_many_processes_play_as_are_asked_for(monkeypatch: pytest.MonkeyPatch):
    asked: list[int] = []

    def spread(
        work: Callable[[Lineup], PlayedGame], lineups: list[Lineup], jobs: int
    ) -> list[PlayedGame]:
        asked.append(jobs)
        return [work(lineup) for lineup in lineups]

    monkeypatch.setattr("bot.cli.simulate.spread", spread)
    simulate("--players", 2, "--games", 1)
    simulate("--players", 2, "--games", 1, "--jobs", 3)
    assert asked == [1, 3]


def test_builders_fill_boards_where_the_others_only_draw(tmp_path: Path):
    who = ("--player", "builder", "builder", "drawer")
    args = ("--players", 4, "--games", 4, "--seed", 2, "--record", tmp_path)
    assert simulate(*args, *who) == 0
    assert any("\nend board " in path.read_text() for path in tmp_path.iterdir())


def test_records_are_never_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    args = ("--players", 2, "--games", 1, "--seed", 7, "--record", tmp_path)
    simulate(*args)
    assert simulate(*args) == 1
    path = tmp_path / "sanfrancisco-2p-7-0001.txt"
    assert capsys.readouterr().err == f"{path} is there already; name another directory.\n"


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("--players", 5), "sanfrancisco is for 2 to 4 players.\n"),
        (("--players", 1), "sanfrancisco is for 2 to 4 players.\n"),
        (
            ("--players", 2, "--player", "genius"),
            (
                "sanfrancisco has no player genius,"
                " only random, lookahead, easy, medium, hard, builder, drawer.\n"
            ),
        ),
        (
            ("--players", 2, "--player", "random", "random", "random"),
            "3 players are named for 2 seats.\n",
        ),
        (
            ("--players", 2, "--option", "hard"),
            "sanfrancisco has no option hard, only standard.\n",
        ),
    ],
)
def test_what_cannot_be_played_is_one_sentence(
    args: tuple[object, ...], sentence: str, capsys: pytest.CaptureFixture[str]
):
    assert simulate("--games", 1, *args) == 1
    assert capsys.readouterr().err == sentence


@pytest.mark.parametrize("games", ["0", "-3", "many"])
def test_a_number_of_games_that_is_none_is_wrong_usage(games: str):
    with pytest.raises(SystemExit) as caught:
        simulate("--players", 2, "--games", games)
    assert caught.value.code == 2
