"""A whole game can be played by buttons alone, and by commands alone."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from bot.cli.players import builder
from bot.games import GAMES

if TYPE_CHECKING:
    import simcord

    from tests.behaviour.table import Table

from tests.behaviour.table import gather

GAME = GAMES["sanfrancisco"]


async def choice(table: Table, rng: Random) -> tuple[simcord.MemberActor, str]:
    """Return who is to act and what a player that fills its board would do."""
    here = await table.bot.tables.table_in(table.channel.id)
    position = await table.bot.tables.position(here)
    seat = GAME.turn(position.state)
    action = builder(GAME.view(position.state, seat), rng)
    return table.people[seat - 1], GAME.format(action)


async def press(table: Table, person: simcord.MemberActor, action: str) -> None:
    """Press what does the action, over the list of cards where there are too many."""
    if action in table.post.actions:
        await table.press(person, action)
        return
    _, card, *_ = action.split()
    picked = table.told(await table.press(person, f"!pick {card}"))
    await table.press(person, action, picked)


@pytest.mark.parametrize("players", [2, 3, 4])
async def test_a_game_is_played_to_its_end_by_buttons(table: Table, players: int) -> None:
    rng = Random(players)
    await gather(table, players)
    while "!export" not in table.post.actions:
        person, action = await choice(table, rng)
        assert table.mover is person
        await press(table, person, action)
    assert "The game is over." in table.post.text
    assert len(table.post.pictures) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
async def test_a_game_is_played_to_its_end_by_commands(table: Table, players: int) -> None:
    rng = Random(players)
    host, *guests = table.people[:players]
    await table.slash(host, "game new", game="sanfrancisco", seats=players)
    for guest in guests:
        await table.slash(guest, "game join")
    await table.slash(host, "game start")
    while "!export" not in table.post.actions:
        person, action = await choice(table, rng)
        await table.say(person, action)
    assert "The game is over." in table.post.text


async def test_a_restart_in_mid_turn_goes_on_with_the_old_message(table: Table) -> None:
    await gather(table, 2)
    ann, ben, *_ = table.people
    await table.press(ann, "draw")
    old = table.post
    await table.restart()
    assert table.post.id == old.id
    await table.press(ann, "place 1", old)
    assert table.mover is ben
    assert "draw" in table.post.actions
