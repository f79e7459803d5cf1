"""Seats that change hands: offers, answers to them, and the posts that tell of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import simcord

    from storage.records import TableRecord
    from tests.behaviour.seen import Seen
    from tests.behaviour.table import Table


HOUR = 3600
DAY = 24 * HOUR


async def record(table: Table) -> TableRecord:
    return (await table.bot.services.tables.archive.table_in(table.channel.id)).record


async def offer(
    table: Table, person: simcord.MemberActor, member: simcord.MemberActor, **options: int
) -> Seen:
    """Offer a seat and return the public offer."""
    return table.told(await table.slash(person, "game seat substitute", member=member, **options))


async def press(table: Table, person: simcord.MemberActor, name: str, message: Seen) -> Seen:
    """Press the button of this name and return what is answered."""
    action = next(each for each in message.actions if each.startswith(f"!{name}"))
    return table.told(await table.press(person, action, message))


async def reopen(table: Table, by: simcord.MemberActor, *others: simcord.MemberActor) -> Seen:
    """Ask to open the closed table again and let the others agree; return the question."""
    await table.slash(by, "game table resume", table=1)
    question = table.post
    for other in others:
        await press(table, other, "agree", question)
    return next(post for post in table.posts() if post.id == question.id)


async def resign(table: Table, person: simcord.MemberActor) -> Seen:
    """Resign and say that it is meant; return what is answered."""
    question = table.told(await table.slash(person, "game seat resign"))
    return await press(table, person, "resign", question)


async def close(table: Table, by: simcord.MemberActor) -> None:
    """Close the table, with the agreement of all who play at it."""
    asked = table.told(await table.slash(by, "game table end"))
    if "!end" in asked.actions:
        await table.press(by, "!end", asked)
        return
    await table.press(by, "!ask end", asked)
    question = table.post
    here = await table.bot.services.tables.archive.table_in(table.channel.id)
    for person in table.people:
        if person is not by and here.seat_of(person.id):
            await table.press(person, f"!agree {by.id} end", question)


def told_to_all(table: Table, text: str) -> bool:
    return any(text in post.text for post in table.posts())


def board(table: Table, action: str = "draw") -> Seen:
    """Return the post of the turn that is on, which has this action."""
    return next(post for post in reversed(table.posts()) if action in post.actions)
