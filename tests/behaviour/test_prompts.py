"""Private messages lose their controls once what they were for is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.behaviour.seats import press
from tests.behaviour.table import finish, gather

if TYPE_CHECKING:
    import simcord

    from tests.behaviour.seen import Seen
    from tests.behaviour.table import Table


async def used_up(table: Table, person: simcord.MemberActor, action: str, shown: Seen) -> None:
    """Press a button of a private message, and see that its controls are gone."""
    told = await press(table, person, action, shown)
    assert told.id == shown.id
    assert (told.actions, told.pictures, told.text != "") == ({}, [], True)


@pytest.mark.parametrize(
    ("command", "action"),
    [
        ("game seat resign", "resign"),
        ("game seat resign", "play-on"),
        ("game table end", "ask"),
        ("game table end", "keep"),
        ("game undo", "ask"),
        ("game undo", "leave-it"),
    ],
)
async def test_question_to_one_person_is_used_up(table: Table, command: str, action: str) -> None:
    await gather(table, 3)
    ann, *_ = table.people
    await table.press(ann, "draw")
    await used_up(table, ann, action, table.told(await table.slash(ann, command)))


@pytest.mark.parametrize("action", ["forget", "remember"])
async def test_question_about_being_forgotten_is_used_up(table: Table, action: str) -> None:
    ann, *_ = table.people
    await used_up(table, ann, action, table.told(await table.slash(ann, "me forget")))


@pytest.mark.parametrize("action", ["join", "leave", "start", "computers"])
async def test_private_copy_of_a_lobby_is_used_up(table: Table, action: str) -> None:
    ann, ben, *_ = table.people
    await table.slash(ann, "game new", game="sanfrancisco")
    if action != "join":
        await table.press(ben, "!join")
    person = ben if action in ("join", "leave") else ann
    await used_up(table, person, action, table.told(await table.slash(person, "game board")))


async def test_private_copy_of_the_end_is_used_up_by_a_rematch(table: Table) -> None:
    await finish(table)
    ann, *_ = table.people
    await used_up(table, ann, "rematch", table.told(await table.slash(ann, "game board")))


async def test_private_copy_of_the_end_becomes_the_offer_to_ask_for_it_back(table: Table) -> None:
    await finish(table)
    ann, *_ = table.people
    shown = table.told(await table.slash(ann, "game board"))
    offer = await press(table, ann, "undo", shown)
    assert (offer.id, offer.pictures) == (shown.id, [])
    await used_up(table, ann, "ask", offer)


async def test_question_that_the_game_has_overtaken_is_used_up(table: Table) -> None:
    await gather(table, 2)
    ann, *_ = table.people
    await table.press(ann, "draw")
    offer = table.told(await table.slash(ann, "game undo"))
    await table.say(ann, "place 1")
    told = await press(table, ann, "ask", offer)
    assert (told.id, told.actions) == (offer.id, {})
    assert told.text.startswith("The game has moved on since this question was asked.")
