"""A hand of cards: opened by command, and what a press on the public post reveals to one player."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest_asyncio

from bot.tables.people.settings import Acting
from tests.behaviour.table import gather, opened

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    import simcord

    from tests.behaviour.seen import Seen
    from tests.behaviour.table import Table


@pytest_asyncio.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with opened(tmp_path / "bot.sqlite3") as found:
        await gather(found, 2, "tickettoride")
        yield found


async def begin(table: Table) -> simcord.MemberActor:
    """Let both choose their tickets and place the tokens; return who begins."""
    for person in table.people[:2]:
        await table.say(person, "keep 1")
    for _ in range(2):
        action = next(each for each in table.post.actions if each.startswith("place"))
        await table.press(table.mover, action)
    return table.mover


def shown(table: Table, person: simcord.MemberActor) -> list[Seen]:
    """Return the private messages of a person that have a picture: their panel."""
    return [each for each in table.whispers(person) if each.pictures]


async def test_hand_is_opened_by_command_at_any_time(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor, dan: simcord.MemberActor
) -> None:
    told = table.told(await table.slash(ann, "ttr hand"))
    assert {"keep 1", "keep 2", "keep both"} <= set(told.actions)
    assert len(told.pictures) == 1
    after = table.told(await table.press(ann, "keep both", told))
    assert after.id == told.id
    assert "keep 1" not in after.actions
    assert "Waiting for: **\u2068Ben\u2069**" in after.text
    looked_on = table.told(await table.slash(dan, "ttr hand"))
    assert not [each for each in looked_on.actions if not each.startswith("!")]


async def test_card_of_the_row_is_answered_by_the_public_post_alone(table: Table) -> None:
    mover = await begin(table)
    labels = [label for label in table.labels(table.post) if label.startswith("No. ")]
    position = next(at for at, label in enumerate(labels, start=1) if "ferry" not in label)
    await table.press(mover, f"take {position}")
    assert shown(table, mover) == []
    assert "take deck" in table.post.actions


async def test_card_of_the_deck_is_told_to_its_player_alone(table: Table) -> None:
    mover = await begin(table)
    await table.press(mover, "take deck")
    (panel,) = shown(table, mover)
    assert panel.text.startswith("You draw a card from the deck: ")
    assert "take deck" in panel.actions
    assert "draws a card" not in table.post.text
    (other,) = (each for each in table.people[:2] if each is not mover)
    assert shown(table, other) == []
    assert all("You draw" not in post.text for post in table.posts())


async def test_tickets_are_drawn_and_chosen_in_the_panel_after_a_question(table: Table) -> None:
    mover = await begin(table)
    assert "tickets" not in str(table.post.actions)
    panel = table.told(await table.slash(mover, "ttr hand"))
    asked = table.told(await table.press(mover, "!panel tickets", panel))
    await table.press(mover, "tickets", asked)
    (panel,) = shown(table, mover)
    assert panel.text.startswith("You draw the tickets ")
    assert {"keep 1", "keep 2", "keep both"} <= set(panel.actions)
    assert not [each for each in table.post.actions if each.startswith("keep")]
    await table.press(mover, "keep 2", panel)
    assert table.mover is not mover


async def test_who_wants_to_be_asked_is_asked_once_before_tickets_are_drawn(table: Table) -> None:
    mover = await begin(table)
    await table.slash(mover, "me settings", buttons=Acting.ASK.value)
    panel = table.told(await table.slash(mover, "ttr hand"))
    asked = table.told(await table.press(mover, "take deck", panel))
    assert "!sure take deck" in asked.actions
    panel = table.told(await table.press(mover, "!panel", asked))
    asked = table.told(await table.press(mover, "!panel tickets", panel))
    panel = table.told(await table.press(mover, "tickets", asked))
    assert {"keep 1", "keep 2", "keep both"} <= set(panel.actions)


async def test_double_click_leaves_the_card_drawn_in_sight(table: Table) -> None:
    mover = await begin(table)
    panel = table.told(await table.slash(mover, "ttr hand"))
    custom_id = panel.actions["take deck"]
    for _ in range(2):
        table.send(mover, panel, custom_id)
    await table.env.settle()
    (after,) = shown(table, mover)
    assert after.text.startswith("You draw a card from the deck: ")
    assert after.actions["take deck"] != custom_id


async def test_button_of_an_earlier_step_says_that_the_game_has_moved_on(table: Table) -> None:
    mover = await begin(table)
    panel = table.told(await table.slash(mover, "ttr hand"))
    card = next(each for each in panel.actions.items() if each[0].startswith("take "))
    await table.press(mover, "take deck", panel)
    table.send(mover, panel, card[1])
    await table.env.settle()
    (after,) = shown(table, mover)
    assert after.text.startswith("The game has moved on in the meantime.")
