"""Finished games kept as records: at least two for each way a game can end, all replayed."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.games import GAMES
from bot.games.pointcity import state as pointcity
from bot.games.record import positions, read, replay, write
from bot.games.sanfrancisco.state import Ending
from tests.games.referees import REFEREES

FOLDER = Path(__file__).parent.parent / "records"
MARKET = pointcity.Ending.MARKET
RECORDS = {
    "sanfrancisco/board-2p-1.txt": (Ending.BOARD, 2),
    "sanfrancisco/board-2p-2.txt": (Ending.BOARD, 2),
    "sanfrancisco/board-3p-1.txt": (Ending.BOARD, 3),
    "sanfrancisco/board-3p-2.txt": (Ending.BOARD, 3),
    "sanfrancisco/board-4p-1.txt": (Ending.BOARD, 4),
    "sanfrancisco/board-4p-2.txt": (Ending.BOARD, 4),
    "sanfrancisco/foundations-2p-1.txt": (Ending.FOUNDATIONS, 2),
    "sanfrancisco/foundations-2p-2.txt": (Ending.FOUNDATIONS, 2),
    "sanfrancisco/foundations-3p-1.txt": (Ending.FOUNDATIONS, 3),
    "sanfrancisco/foundations-3p-2.txt": (Ending.FOUNDATIONS, 3),
    "sanfrancisco/foundations-4p-1.txt": (Ending.FOUNDATIONS, 4),
    "sanfrancisco/foundations-4p-2.txt": (Ending.FOUNDATIONS, 4),
    "pointcity/market-1p-easy-cards.txt": (MARKET, 2),
    "pointcity/market-1p-easy-won.txt": (MARKET, 2),
    "pointcity/market-1p-hard-lost.txt": (MARKET, 2),
    "pointcity/market-1p-medium-won.txt": (MARKET, 2),
    "pointcity/market-2p-1.txt": (MARKET, 2),
    "pointcity/market-2p-cards.txt": (MARKET, 2),
    "pointcity/market-3p-none-taken.txt": (MARKET, 3),
    "pointcity/market-3p-shared.txt": (MARKET, 3),
    "pointcity/market-4p-1.txt": (MARKET, 4),
    "pointcity/market-4p-none-taken.txt": (MARKET, 4),
    "pointcity/market-4p-shared.txt": (MARKET, 4),
}
"""By file, what ended the game and how many have points; an automaton is one of them."""


def test_every_record_has_its_runner():
    assert {path.relative_to(FOLDER).as_posix() for path in FOLDER.glob("*/*")} == set(RECORDS)


@pytest.mark.parametrize("ending", [*Ending, *pointcity.Ending])
def test_each_way_to_end_has_two_records(ending: str):
    assert sum(each is ending for each, _ in RECORDS.values()) >= 2


@pytest.mark.parametrize("name", RECORDS)
def test_record_replays(name: str):
    ending, players = RECORDS[name]
    text = (FOLDER / name).read_bytes().decode()
    record = read(text, GAMES)
    game = GAMES[record.game]
    state = replay(game, record)
    result = game.result(state)
    assert result is not None
    assert (result.ending, len(result.points)) == (ending, players)
    assert write(game, record.setup, [action for _, action in record.actions], state) == text
    for position in positions(game, record):
        REFEREES[record.game](record.setup, position)
