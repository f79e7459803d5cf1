"""Commands that have moved are found from their old place, whatever an interaction holds."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import discord
import pytest
import pytest_asyncio

from bot.chat.app import CableCar, now
from bot.chat.commands.moved import MOVED, move
from bot.chat.painter import Painter
from bot.games import GAMES
from render import paint
from storage import Database

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

DIRECT = {"board", "join", "leave", "list", "log", "new", "rules", "start", "state", "undo"}


@pytest_asyncio.fixture
async def game(tmp_path: Path) -> AsyncIterator[discord.app_commands.Group]:
    """The group `/game`."""
    bot = CableCar(await Database.open(tmp_path / "bot", now=now), GAMES, Painter(paint))
    found = bot.open_shards(1)[0].tree.get_command("game")
    assert isinstance(found, discord.app_commands.Group)
    yield found
    await bot.services.database.close()


def moved(data: Any) -> Any:
    """The data of an interaction after `move`."""
    move(cast("discord.Interaction[Any]", SimpleNamespace(data=data)))
    return data


def sent(path: str, options: list[Any]) -> dict[str, Any]:
    """What a client sends for a command of two words."""
    root, name = path.split()
    return {
        "id": "5",
        "name": root,
        "type": 1,
        "options": [{"type": 1, "name": name, "options": options}],
    }


async def test_a_newcomer_sees_first_how_a_game_is_opened(
    game: discord.app_commands.Group,
) -> None:
    assert game.commands[0].name == "new"
    groups = [each for each in game.commands if isinstance(each, discord.app_commands.Group)]
    assert game.commands[-len(groups) :] == groups
    assert len(game.commands) + 5 <= 25


async def test_every_command_is_where_its_old_path_leads(
    game: discord.app_commands.Group,
) -> None:
    below = {each.qualified_name for each in game.walk_commands()} - {
        each.qualified_name
        for each in game.commands
        if isinstance(each, discord.app_commands.Group)
    }
    assert set(MOVED.values()) <= below
    assert {f"game {name}" for name in DIRECT} <= below
    assert not below.intersection(MOVED)
    option = {"type": 4, "name": "table", "value": 3, "focused": True}
    for old, new in MOVED.items():
        root, group, name = new.split()
        leaf = {"type": 1, "name": name, "options": [option]}
        assert moved(sent(old, [option])) == {
            "id": "5",
            "name": root,
            "type": 1,
            "options": [{"type": 2, "name": group, "options": [leaf]}],
        }


@pytest.mark.parametrize("path", ["game new", "sf end", "server settings", "game fly"])
def test_other_commands_stay_where_they_are(path: str) -> None:
    assert moved(sent(path, [])) == sent(path, [])


def test_a_command_without_options_gets_none() -> None:
    data = {"name": "game", "options": [{"type": 1, "name": "pause"}]}
    leaf = {"type": 1, "name": "pause"}
    there = [{"type": 2, "name": "table", "options": [leaf]}]
    assert moved(data)["options"] == there
    assert moved(data)["options"] == there


@pytest.mark.parametrize(
    "data",
    [
        None,
        {},
        {"name": "help"},
        {"name": "game", "options": None},
        {"name": "game", "options": []},
        {"name": "game", "options": ["pause"]},
        {"name": "game", "options": [{"type": 1, "name": ["pause"]}]},
        {"name": "game", "options": [{"type": 3, "name": "pause", "value": "x"}]},
        {"name": "game", "options": [{"type": 1, "name": "pause"}] * 2},
        {"custom_id": "t:1:1:draw", "component_type": 2},
    ],
)
def test_other_data_stay_as_they_are(data: Any) -> None:
    before = repr(data)
    assert repr(moved(data)) == before
