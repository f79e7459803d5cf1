"""A client that still shows the commands of an earlier release is served."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from simcord import InteractionResult, interactions
from simcord.enums import InteractionType

from bot.chat.traffic.limits import Rate, Work
from tests.behaviour.table import gather
from tests.behaviour.test_bad_input import sentence
from tests.behaviour.test_limits import MEMBERS, limited

if TYPE_CHECKING:
    import simcord

    from tests.behaviour.table import Table


async def old(
    table: Table,
    person: simcord.MemberActor,
    name: str,
    *options: dict[str, Any],
    kind: InteractionType = InteractionType.APPLICATION_COMMAND,
) -> InteractionResult:
    """Send a command of `/game` as it was before its commands had groups."""
    root = table.env.backend.find_command("game", None)
    assert root is not None
    command = {"type": 1, "name": name, "options": list(options)}
    record, payload = interactions.base_payload(
        table.env.backend,
        type=kind,
        channel_id=table.channel.id,
        guild_id=table.guild.id,
        user_id=person.id,
        data={"id": root["id"], "name": "game", "type": 1, "options": [command]},
    )
    table.env.backend.emit("INTERACTION_CREATE", payload)
    await table.env.settle()
    return InteractionResult(table.env, record)


async def test_an_old_command_does_what_the_new_one_does(
    table: Table, ann: simcord.MemberActor
) -> None:
    await gather(table, 2)
    told = sentence(table, await old(table, ann, "pause"))
    assert told.startswith("The others have been asked")
    interval = {"type": 4, "name": "reminders", "value": 8}
    shown = sentence(table, await old(table, ann, "settings", interval))
    assert "every 8 hours" in shown
    assert shown == sentence(table, await table.slash(ann, "game table settings"))


async def test_an_option_of_an_old_command_is_completed(
    table: Table, ann: simcord.MemberActor
) -> None:
    await gather(table, 2)
    typed = {"type": 4, "name": "player", "value": "be", "focused": True}
    kind = InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE
    found = await old(table, ann, "substitute", typed, kind=kind)
    assert found.autocomplete_choices == await ann.autocomplete(
        table.channel, "game seat substitute", "player", "be"
    )
    assert [choice["value"] for choice in found.autocomplete_choices or ()] == [2]


async def test_an_old_command_is_as_much_work_as_the_new_one(
    table: Table, ann: simcord.MemberActor
) -> None:
    await limited(table, {Work.FILM: Rate(1, 30.0)}, {})
    await old(table, ann, "replay")
    told = sentence(table, await table.slash(ann, "game record replay"))
    assert told.startswith(MEMBERS["en-US"])


async def test_an_unknown_command_is_answered_as_before(
    table: Table, ann: simcord.MemberActor
) -> None:
    told = sentence(table, await old(table, ann, "fly"))
    assert told.startswith("This command was updated. Type it again")
