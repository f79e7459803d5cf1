"""Whoever asks for too much at once is told when to go on, and slows nobody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.chat.traffic.limits import MEMBER, SERVER, Limits, Rate, Work
from tests.behaviour.table import gather
from tests.behaviour.test_bad_input import nothing_changes, sentence

if TYPE_CHECKING:
    import simcord

    from tests.behaviour.table import Table

MEMBERS = {
    "en-US": "You\u2019re going faster than the bot allows, so this did nothing.",
    "pl": "To za szybko dla bota, więc nic się nie zmieniło.",
    "it": "Vai troppo veloce per il bot, che quindi non ha fatto niente.",
}
SERVERS = {
    "en-US": "This server is going faster than the bot allows, so this did nothing.",
    "pl": "Na tym serwerze dzieje się naraz za dużo, więc nic się nie zmieniło.",
    "it": "Da questo server arrivano troppe richieste insieme,",
}


async def limited(table: Table, member: dict[Work, Rate], server: dict[Work, Rate]) -> None:
    """Start a game, and let a bot with these limits come in; its clock stands still."""
    await gather(table, 2)
    table.limits = Limits({**MEMBER, **member}, {**SERVER, **server}, lambda: 0)
    await table.restart()


@pytest.mark.parametrize("locale", MEMBERS)
async def test_a_member_is_told_when_to_go_on(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor, locale: str
) -> None:
    await limited(table, {Work.ANY: Rate(3, 2.5)}, {})
    table.locales |= {ben.id: locale}
    for _ in range(3):
        await table.slash(ben, "game state")
    async with nothing_changes(table):
        told = sentence(table, await table.slash(ben, "game state"))
        pressed = table.send(ben, table.post, table.post.actions["draw"])
        await table.env.settle()
        assert await ben.autocomplete(table.channel, "sf place", "column", "") == []
    assert told.startswith(MEMBERS[locale])
    assert "3 s" in told
    assert sentence(table, pressed) == told
    post = table.post.actions
    await table.press(ann, "draw")
    assert table.post.actions != post


@pytest.mark.parametrize("locale", SERVERS)
async def test_the_members_of_a_server_share_what_is_there_for_it(
    table: Table, ann: simcord.MemberActor, dan: simcord.MemberActor, locale: str
) -> None:
    await limited(table, {}, {Work.ANY: Rate(2, 20.0)})
    table.locales |= {dan.id: locale}
    for _ in range(2):
        await table.slash(ann, "game state")
    told = sentence(table, await table.slash(dan, "game state"))
    assert told.startswith(SERVERS[locale])
    assert "20 s" in told


@pytest.mark.parametrize(
    ("work", "command"),
    [
        (Work.LOOK, "game board"),
        (Work.LOOK, "game learn"),
        (Work.LOOK, "game record export"),
        (Work.LOOK, "game log"),
        (Work.LOOK, "game rules"),
        (Work.LOOK, "stats"),
        (Work.FILM, "game record replay"),
    ],
)
async def test_what_is_much_work_is_refused_before_a_move_is(
    table: Table, ann: simcord.MemberActor, work: Work, command: str
) -> None:
    await limited(table, {work: Rate(1, 30.0)}, {})
    first = table.told(await table.slash(ann, command)).text
    assert not first.startswith(MEMBERS["en-US"])
    assert sentence(table, await table.slash(ann, command)).startswith(MEMBERS["en-US"])
    post = table.post.actions
    await table.press(ann, "draw")
    assert table.post.actions != post


@pytest.mark.parametrize(
    ("work", "action"),
    [
        *((Work.LOOK, each) for each in ("!city 1", "!offer", "!log", "!turn 1", "!export")),
        *((Work.LOOK, each) for each in ("!rules sanfrancisco", "!learn sanfrancisco")),
        (Work.FILM, "!replay"),
    ],
)
async def test_a_button_for_much_work_is_refused_too(
    table: Table, ann: simcord.MemberActor, work: Work, action: str
) -> None:
    await limited(table, {work: Rate(1, 30.0)}, {})
    custom_id = table.post.actions["draw"].replace("draw", action)
    for refused in (False, True):
        click = table.send(ann, table.post, custom_id)
        await table.env.settle()
        assert table.told(click).text.startswith(MEMBERS["en-US"]) is refused
