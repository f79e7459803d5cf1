"""What is typed into a command: games need not be, and long or wild text does nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
import simcord
from discord import app_commands

from bot.words.words import Words
from tests.behaviour.table import gather
from tests.behaviour.test_bad_input import LIVE, nothing_changes, sentence

if TYPE_CHECKING:
    from tests.behaviour.table import Table


async def test_games_are_offered_without_typing(table: Table, ann: simcord.MemberActor) -> None:
    group = table.bot.shards[0].tree.get_command("game")
    assert isinstance(group, app_commands.Group)
    new = group.get_command("new")
    assert isinstance(new, app_commands.Command)
    [game] = [parameter for parameter in new.parameters if parameter.name == "game"]
    offered = {choice.name: choice.value for choice in game.choices}
    assert offered == {Words().say(f"game-{name}"): name for name in table.bot.services.games}
    with pytest.raises(simcord.SetupError):
        await table.slash(ann, "game new", game="chess")


@pytest.mark.parametrize("command", ["stats", "game rules"])
async def test_what_is_typed_comes_back_short_and_does_nothing(
    table: Table, ann: simcord.MemberActor, command: str
) -> None:
    typed = "@everyone <@1> **bold** " * 16
    async with nothing_changes(table):
        told = sentence(table, await table.slash(ann, command, game=typed))
    assert "isn\u2019t possible for `game`" in told
    assert len(told) < 200
    assert LIVE.search(told) is None


async def test_what_is_too_long_is_not_worked_on(table: Table, ann: simcord.MemberActor) -> None:
    await gather(table, 2)
    async with nothing_changes(table):
        told = sentence(table, await table.slash(ann, "sf place", column="2" * 401))
        offered = await ann.autocomplete(table.channel, "sf place", "column", "2" * 401)
    assert told.startswith("That\u2019s too long: use 400 characters at most,")
    assert offered == []
