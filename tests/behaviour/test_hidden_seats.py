"""Seats of a game with hidden hands that change hands: who is called, and who is not again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
import pytest_asyncio

from bot.tables.model import Person
from tests.behaviour.hidden import called, dealt, give, log, sent, step
from tests.behaviour.table import gather

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    import simcord

    from bot.chat.posts.public import ShownPost
    from bot.presenters.presenter import Screen
    from tests.behaviour.seen import Seen
    from tests.behaviour.table import Table


@pytest_asyncio.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with dealt(tmp_path / "bot.sqlite3") as found:
        yield found


def turns_called(table: Table, since: int) -> list[list[str]]:
    """Return whom messages notified since then, but for news to all others about a seat."""
    return [names for names in called(table, since) if len(names) == 1]


@pytest.fixture
def cleo(table: Table) -> simcord.MemberActor:
    return table.people[2]


async def test_who_takes_a_seat_is_called_and_the_others_are_not_called_again(
    table: Table, ben: simcord.MemberActor, dan: simcord.MemberActor
) -> None:
    await gather(table, 3, "tiny")
    await give(table, 0)
    offer = table.told(await table.slash(ben, "game seat substitute", member=dan))
    since = len(table.pings)
    await table.press(dan, next(each for each in offer.actions if "accept" in each), offer)
    assert turns_called(table, since) == [["dan"]]
    board = next(post for post in table.posts() if "!panel" in post.actions)
    shown = table.told(await table.press(dan, "!panel", board))
    await step(table, dan, shown, "!panel c05", "give c05")
    told = await sent(table, ben, shown, "t:1:~1.0:give c04")
    assert told.text.startswith("You\u2019re not playing at this table, but")


async def offered(table: Table, by: simcord.MemberActor, to: simcord.MemberActor) -> Seen:
    """Offer a seat to somebody, and return the offer."""
    return table.told(await table.slash(by, "game seat substitute", member=to))


def accepting(offer: Seen) -> str:
    """Return the id of the button that accepts an offer."""
    return next(custom_id for each, custom_id in offer.actions.items() if "accept" in each)


async def test_who_took_a_seat_before_is_not_called_for_the_next_one(
    table: Table,
    ann: simcord.MemberActor,
    ben: simcord.MemberActor,
    cleo: simcord.MemberActor,
    dan: simcord.MemberActor,
) -> None:
    await gather(table, 2, "tiny")
    since = len(table.pings)
    for holder, heir in ((ann, cleo), (ben, dan)):
        offer = await offered(table, holder, heir)
        table.send(heir, offer, accepting(offer))
        await table.env.settle()
    assert turns_called(table, since) == [["cleo"], ["cleo"], ["dan"], ["dan"]]


async def test_two_who_take_seats_at_once_are_called_alone(
    table: Table,
    ann: simcord.MemberActor,
    ben: simcord.MemberActor,
    cleo: simcord.MemberActor,
    dan: simcord.MemberActor,
) -> None:
    await gather(table, 2, "tiny")
    offers = [(heir, await offered(table, by, heir)) for by, heir in ((ann, cleo), (ben, dan))]
    since = len(table.pings)
    for heir, offer in offers:
        table.send(heir, offer, accepting(offer))
    await table.env.settle()
    notified = [name for names in turns_called(table, since) for name in names]
    assert sorted(notified) == ["cleo", "dan"]


async def test_who_takes_a_seat_while_the_turn_is_being_posted_is_called(
    table: Table, dan: simcord.MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    await gather(table, 3, "tiny")
    await give(table, 0, 1)
    services = table.bot.services
    show = services.posts.show

    async def show_meanwhile(at: Any, screen: Screen) -> ShownPost:
        monkeypatch.setattr(services.posts, "show", show)
        await services.tables.seats.hand_over(1, 1, Person(dan.id, dan.name))
        return await show(at, screen)

    monkeypatch.setattr(services.posts, "show", show_meanwhile)
    since = len(table.pings)
    await give(table, 2)
    assert called(table, since) == [["ann"], ["dan"]]


async def test_nobody_is_called_when_the_computer_takes_a_seat(
    table: Table, ben: simcord.MemberActor, cleo: simcord.MemberActor, thinking: None
) -> None:
    await gather(table, 3, "tiny")
    await give(table, 0)
    question = table.told(await table.slash(ben, "game seat resign"))
    since = len(table.pings)
    await table.press(ben, next(e for e in question.actions if e.startswith("!resign")), question)
    await table.env.advance_time(60)
    assert called(table, since) == [["ann", "cleo"]]
    assert turns_called(table, since) == []
    board = next(post for post in table.posts() if "!panel" in post.actions)
    assert board.text.startswith("<@")
    assert len(await log(table)) == 2
