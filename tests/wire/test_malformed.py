"""What Discord never sends, or sends otherwise one day, ends nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.wire.interaction import Interaction, Kind
from tests.wire.table import TableSeen, start

if TYPE_CHECKING:
    from tests.wire.actor import Actor
    from tests.wire.process import BotProcess
    from tests.wire.server import Loopback
    from tests.wire.world import Channel

EVENTS: list[tuple[str, Any]] = [
    ("INTERACTION_CREATE", {}),
    ("INTERACTION_CREATE", {"id": "x", "type": 3, "token": "t"}),
    ("INTERACTION_CREATE", None),
    ("CHANNEL_CREATE", {"id": "1"}),
    ("CHANNEL_DELETE", {"guild_id": "no number"}),
    ("THREAD_DELETE", {}),
    ("GUILD_CREATE", {"id": None}),
    ("GUILD_MEMBER_UPDATE", {"guild_id": "1"}),
    ("NO_SUCH_EVENT", {"any": "thing"}),
]


@pytest.fixture
def seen(discord: Loopback, games: Channel) -> TableSeen:
    return TableSeen(discord, games)


async def test_events_that_cannot_be_read_are_logged_and_dropped(
    bot: BotProcess, discord: Loopback, seen: TableSeen, ann: Actor, bob: Actor
) -> None:
    for name, data in EVENTS:
        await discord.gateway.dispatch(name, data)
    await start(seen, ann, bob)
    await seen.press(ann, "draw")
    assert "event dropped" in bot.log
    assert await bot.stop() == 0


@pytest.mark.parametrize("name", ["game", "sf", "me", "server"])
async def test_a_group_without_its_subcommand_is_answered(
    bot: BotProcess, discord: Loopback, games: Channel, ann: Actor, name: str
) -> None:
    interaction = await send(discord, ann, games, name, [])
    await discord.until(lambda: interaction.callback is not None)
    assert "Traceback" not in bot.log


@pytest.mark.parametrize(
    "options",
    [
        [{"name": "no-such-command", "type": 1, "options": []}],
        [{"name": "new", "type": 1, "options": [{"name": "game", "type": 3, "value": None}]}],
        [{"name": "new", "type": 1, "options": [{"name": "seats", "type": 4, "value": "many"}]}],
    ],
)
async def test_a_command_unlike_any_registered_is_answered(
    bot: BotProcess, discord: Loopback, games: Channel, ann: Actor, options: Any
) -> None:
    interaction = await send(discord, ann, games, "game", options)
    await discord.until(lambda: interaction.callback is not None)


async def send(
    discord: Loopback, actor: Actor, channel: Channel, name: str, options: Any
) -> Interaction:
    """Send a command with options of any form."""
    found = next(item for item in discord.commands if item["name"] == name)
    interaction = Interaction(Kind.COMMAND, actor.person, channel, None)
    discord.interactions[interaction.token] = interaction
    data = {"id": found["id"], "name": name, "type": 1, "options": options}
    payload = interaction.payload(discord, data, actor.locale)
    await discord.gateway.dispatch("INTERACTION_CREATE", payload)
    return interaction
