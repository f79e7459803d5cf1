"""A log that has grown is replayed from where it goes on, and gives what a whole replay gives."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bot.games import GAMES
from bot.games.errors import GameError
from bot.tables.history.replays import AT_ONCE, History, Replays
from bot.tables.history.undo import Chronicle
from bot.tables.model import Position
from storage.records import ActionRecord
from tests.records import record_of

if TYPE_CHECKING:
    from collections.abc import Callable

RECORD = record_of("pointcity/market-4p-1.txt")
GAME = GAMES["pointcity"]
SETUP = GAME.encode_setup(RECORD.setup)
LOG = tuple(
    ActionRecord(ordinal, action.seat, GAME.format(action), 0, None, ordinal, undone=False)
    for ordinal, (_, action) in enumerate(RECORD.actions, start=1)
)


@pytest.fixture
def applied(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the list of the actions that are applied from now on."""
    found: list[str] = []
    then: Callable[..., Position] = Position.then

    def noted(position: Position, game: object, seat: int, notation: str) -> Position:
        found.append(notation)
        return then(position, game, seat, notation)

    monkeypatch.setattr(Position, "then", noted)
    return found


def begun() -> History:
    return History.begun(GAME, SETUP)


async def test_only_what_is_new_is_replayed(applied: list[str]) -> None:
    histories = Replays[History]()
    await histories.of(1, LOG[:40], begun())
    applied.clear()
    history = await histories.of(1, LOG[:43], begun())
    assert applied == [line.notation for line in LOG[40:43]]
    whole = await Replays[History]().of(1, LOG[:43], begun())
    assert history.positions == whole.positions


async def test_after_an_undo_what_stays_is_not_replayed(applied: list[str]) -> None:
    histories = Replays[History]()
    before = (await histories.of(1, LOG[:40], begun())).positions
    applied.clear()
    assert (await histories.of(1, LOG[:37], begun())).positions == before[:38]
    assert applied == []


async def test_a_chronicle_goes_on_and_begins_anew_after_an_undo() -> None:
    start = begun().positions[0]
    chronicles = Replays[Chronicle]()
    shorter = (await chronicles.of(1, LOG[:10], Chronicle(GAME, start))).turns
    longer = (await chronicles.of(1, LOG[:12], Chronicle(GAME, start))).turns
    assert sum(len(turn.entries) for turn in shorter) == 10
    assert sum(len(turn.entries) for turn in longer) == 12
    undone = (*LOG[:11], replace(LOG[11], undone=True, undone_after=12))
    last = (await chronicles.of(1, undone, Chronicle(GAME, start))).turns[-1].entries[-1]
    assert last.undone


def test_an_undone_action_that_fits_nowhere_is_left_out_and_one_in_force_is_a_fault() -> None:
    chronicle = Chronicle(GAME, begun().positions[0])
    for line in LOG[:10]:
        chronicle.add(line)
    before = chronicle.turns
    unfit = replace(LOG[10], notation="pay industry2 industry2 industry2")
    chronicle.add(replace(unfit, undone=True))
    assert chronicle.turns == before
    with pytest.raises(GameError) as caught:
        chronicle.add(unfit)
    assert caught.value.code == "nothing-to-pay"


async def test_a_long_log_is_replayed_beside_the_event_loop_and_is_the_same() -> None:
    assert len(LOG) > AT_ONCE
    history = await Replays[History]().of(1, LOG, begun())
    step = begun()
    for line in LOG:
        step.add(line)
    assert history.positions == step.positions


async def test_tables_do_not_meet() -> None:
    histories = Replays[History]()
    await histories.of(1, LOG[:5], begun())
    other = record_of("pointcity/market-2p-1.txt")
    game = History.begun(GAME, GAME.encode_setup(other.setup))
    assert len((await histories.of(2, (), game)).positions) == 1
    assert len((await histories.of(1, LOG[:5], begun())).positions) == 6
