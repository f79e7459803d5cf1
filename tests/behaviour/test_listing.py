"""`/game list` shows all open tables of a server, page by page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.model import Person
from tests.behaviour.seen import Seen

if TYPE_CHECKING:
    import simcord

    from tests.behaviour.table import Table


async def open_tables(table: Table, count: int) -> None:
    """Open tables in channels of their own."""
    for number in range(count):
        channel = table.guild.create_text_channel(f"games-{number}")
        await table.env.settle()
        place = table.guild.id, channel.id
        host = Person(table.people[1].id, "Ben")
        await table.bot.services.tables.lobby.open(host, place, "sanfrancisco", language="en")
    await table.env.settle()


def numbers(listed: Seen) -> list[int]:
    """Return the tables of a list."""
    return [int(line.split(" ", 1)[0]) for line in listed.text.splitlines()[1:]]


async def test_tables_of_one_page_have_no_buttons(table: Table, ann: simcord.MemberActor) -> None:
    await open_tables(table, 10)
    listed = table.told(await table.slash(ann, "game list"))
    assert listed.text.splitlines()[0] == "**Tables on this server**"
    assert numbers(listed) == [*range(1, 11)]
    assert listed.actions == {}


async def test_buttons_lead_through_the_pages(table: Table, ann: simcord.MemberActor) -> None:
    await open_tables(table, 12)
    first = table.told(await table.slash(ann, "game list"))
    assert first.text.splitlines()[0] == "**Tables on this server** · page 1 of 2"
    assert (numbers(first), [*first.actions]) == ([*range(1, 11)], ["!list 2"])
    await table.press(ann, "!list 2", first)
    turned = Seen(table.env, table.channel.id, first.id)
    second = table.told(await table.slash(ann, "game list", page=2))
    assert turned.text == second.text
    assert second.text.splitlines()[0] == "**Tables on this server** · page 2 of 2"
    assert (numbers(second), [*second.actions]) == ([11, 12], ["!list 1"])
