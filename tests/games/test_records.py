"""Finished games kept as records: at least two for each way a game can end, all replayed."""

from __future__ import annotations

import pytest

from bot.games.record import positions, read, replay, write
from tests.games.case import case_of
from tests.records import FOLDER
from tests.registry import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_record_has_its_runner(game: str):
    assert {path.name for path in (FOLDER / game).iterdir()} == set(case_of(game).records)


def test_every_record_is_of_a_game():
    assert {path.parent.name for path in FOLDER.rglob("*.txt")} <= set(GAMES)


@pytest.mark.parametrize(
    ("game", "ending"), [(game, ending) for game in GAMES for ending in case_of(game).endings]
)
def test_each_way_to_end_has_two_records(game: str, ending: str):
    assert sum(each is ending for each, _ in case_of(game).records.values()) >= 2


@pytest.mark.parametrize(
    ("name", "record"), [(name, record) for name in GAMES for record in case_of(name).records]
)
def test_record_replays(name: str, record: str):
    case = case_of(name)
    ending, players = case.records[record]
    text = (FOLDER / name / record).read_bytes().decode()
    found = read(text, GAMES)
    game = GAMES[name]
    assert found.game == name
    state = replay(game, found)
    result = game.result(state)
    assert result is not None
    assert (result.ending, len(result.points)) == (ending, players)
    assert write(game, found.setup, [action for _, action in found.actions], state) == text
    for position in positions(game, found):
        case.referee(found.setup, position)
