"""A game with hidden hands: everybody acts in a panel of their own, several at the same time."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
import pytest_asyncio

from bot.presenters.controls import Button
from tests.behaviour.hidden import choices, dealt, give, log, named, panel, position, sent, step
from tests.behaviour.table import gather
from tests.registry import GAMES
from tests.tiny.presenter import TinyPresenter

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    import simcord

    from bot.presenters.presenter import Panel
    from tests.behaviour.seen import Seen
    from tests.behaviour.table import Table

STALE = "The game has moved on in the meantime. Here is what it looks like now."


@pytest_asyncio.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with dealt(tmp_path / "bot.sqlite3") as found:
        await gather(found, 3, "tiny")
        yield found


@pytest.fixture
def cleo(table: Table) -> simcord.MemberActor:
    return table.people[2]


# Panels


async def test_panel_moves_on_in_place_over_private_steps(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor, cleo: simcord.MemberActor
) -> None:
    shown = await panel(table, ann)
    assert shown.text.startswith("You have Card 1, Card 2, Card 3.\nChoose a card to give to")
    assert choices(shown) == {"!panel c01", "!panel c02", "!panel c03"}
    shown = await step(table, ann, shown, "!panel c02")
    assert set(shown.actions) == {"give c02", "!panel"}
    shown = await step(table, ann, shown, "!panel", "!panel c01", "give c01")
    assert shown.text.startswith("You give Card 1.\n")
    assert choices(shown) == set()
    await step(table, ben, await panel(table, ben), "!panel c04", "give c04")
    last = await step(table, cleo, await panel(table, cleo), "!panel c07", "give c07")
    told = "You give Card 7. The cards go round. You receive Card 4.\n"
    assert last.text.startswith(f"{told}You have Card 4, Card 8, Card 9.\n")
    shown = await panel(table, ann)
    assert choices(shown) == {"draw", "take"}
    shown = await step(table, ann, shown, "draw")
    assert shown.text.startswith("You draw Card 11.\nYou have Card 2, Card 3, Card 7, Card 11.\n")
    shown = await step(table, ann, shown, "!panel c11", "discard c11")
    assert shown.text.startswith("You discard Card 11.\n")
    assert choices(shown) == set()
    assert len(shown.pictures) == 1
    assert await log(table) == [
        *("1 give c01", "2 give c04", "3 give c07"),
        *("1 draw", "1 discard c11"),
    ]


async def test_choice_of_another_leaves_open_panels_as_they_are(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
) -> None:
    shown = await step(table, ann, await panel(table, ann), "!panel c01")
    await step(table, ben, await panel(table, ben), "!panel c04", "give c04")
    await give(table, 2)
    await step(table, ann, shown, "give c01")
    assert (await position(table)).turn == 2


async def test_two_clicks_act_once(table: Table, ann: simcord.MemberActor) -> None:
    shown = await step(table, ann, await panel(table, ann), "!panel c01")
    clicks = [table.send(ann, shown, shown.actions["give c01"]) for _ in range(2)]
    await table.env.settle()
    assert {table.told(click).id for click in clicks} == {shown.id}
    assert "You give Card 1 to **\u2068Ben\u2069**." in table.told(clicks[0]).text
    assert await log(table) == ["1 give c01"]
    assert len(table.posts()) == 2


async def test_panel_whose_step_has_passed_changes_nothing(
    table: Table, ann: simcord.MemberActor
) -> None:
    old = await step(table, ann, await panel(table, ann), "!panel c02")
    await table.restart()
    await step(table, ann, await panel(table, ann), "!panel c01", "give c01")
    assert old.id in [each.id for each in table.whispers(ann)]
    back = await step(table, ann, old, "give c02")
    assert back.text.startswith(STALE)
    assert choices(back) == set()
    assert "You give Card 1 to **\u2068Ben\u2069**." in back.text
    assert await log(table) == ["1 give c01"]


async def test_panel_of_an_earlier_turn_shows_the_turn_that_is_on(
    table: Table, ann: simcord.MemberActor
) -> None:
    old = await panel(table, ann)
    await give(table, 0, 1, 2)
    gone = await step(table, ann, old, "!panel c01")
    assert "This card cannot be chosen now." in gone.text
    assert choices(await step(table, ann, gone, "!panel")) == {"draw", "take"}


async def test_nobody_acts_with_the_panel_of_another(
    table: Table,
    ann: simcord.MemberActor,
    ben: simcord.MemberActor,
    cleo: simcord.MemberActor,
    dan: simcord.MemberActor,
) -> None:
    shown = await step(table, ann, await panel(table, ann), "!panel c01")
    give_it, back = shown.actions["give c01"], shown.actions["!panel"]
    assert (await sent(table, ben, shown, give_it)).text == "You do not have this card."
    assert (await sent(table, dan, shown, give_it)).text.startswith(
        "You\u2019re not playing at this table, but"
    )
    for looked_at in (await sent(table, dan, shown, back), await panel(table, dan)):
        assert "Still to choose: " in looked_at.text
        assert choices(looked_at) == set()
        assert named(looked_at) == {"c10"}
    await give(table, 0, 1)
    shown = await panel(table, ann)
    told = await sent(table, ben, shown, "t:1:~1.1:draw")
    assert told.text.startswith(
        "It\u2019s \u2068Cleo\u2069\u2019s turn. Wait for the next message.\n"
    )
    await give(table, 2)
    shown = await panel(table, ann)
    told = await sent(table, cleo, shown, shown.actions["draw"])
    assert told.text.startswith(
        "It\u2019s \u2068Ann\u2069\u2019s turn. Wait for the next message.\n"
    )
    assert len(await log(table)) == 3


async def test_who_has_chosen_is_told_who_has_not(table: Table, ann: simcord.MemberActor) -> None:
    await give(table, 0)
    told = table.told(await table.slash(ann, "tiny give", card="c02"))
    others = "\u2068Ben\u2069, \u2068Cleo\u2069"
    assert told.text == f"Other players still have to move: {others}. Wait for the next message."


async def test_open_panel_goes_on_after_a_restart(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
) -> None:
    shown = await step(table, ann, await panel(table, ann), "!panel c01")
    await give(table, 1)
    await table.restart()
    shown = await step(table, ann, shown, "give c01")
    told = await sent(table, ben, shown, "t:1:~1.0:give c05")
    assert told.text.startswith(STALE)
    assert len(table.posts()) == 2


async def test_panel_of_a_paused_table_has_nothing_to_press(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor, cleo: simcord.MemberActor
) -> None:
    shown = await step(table, ann, await panel(table, ann), "!panel c01")
    await table.slash(ann, "game table pause")
    question = table.post
    for person in (ben, cleo):
        await table.press(person, f"!agree {ann.id} pause", question)
    told = await sent(table, ann, shown, shown.actions["give c01"])
    assert told.id == shown.id
    assert told.text.startswith("This table is paused. Any player")
    assert choices(told) == set()
    assert await log(table) == []


async def test_panel_has_pages(
    table: Table, ann: simcord.MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    of = TinyPresenter.panel

    def paged(*of_what: Any, item: str, page: int, paused: bool) -> Panel:
        text, more = f"{item or 'nothing'}, page {page}", Button("!page 2 c01", "More")
        return replace(of(*of_what, paused=paused), text=text, rows=((more,),))

    monkeypatch.setattr(TinyPresenter, "panel", paged)
    shown = await panel(table, ann)
    assert shown.text == "nothing, page 0"
    assert (await step(table, ann, shown, "!page 2 c01")).text == "c01, page 2"


async def test_game_is_played_to_its_end_by_panels(table: Table, ann: simcord.MemberActor) -> None:
    rng = Random(3)
    open_panels: dict[int, Seen] = {}
    while "!export" not in table.post.actions:
        seat = rng.choice(GAMES["tiny"].to_act((await position(table)).state))
        person = table.people[seat - 1]
        shown = open_panels.get(seat) or await panel(table, person)
        open_panels[seat] = await step(table, person, shown, rng.choice(sorted(choices(shown))))
        if not choices(open_panels[seat]):
            del open_panels[seat]
        if len(await log(table)) == 20 and open_panels:
            await table.restart()
    assert "The last round is over." in table.told(await table.press(ann, "!log")).text


# The public post


async def test_public_post_tells_who_is_awaited_and_calls_each_once(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor, cleo: simcord.MemberActor
) -> None:
    everybody = frozenset({ann.id, ben.id, cleo.id})
    assert [ping for ping in table.pings if ping] == [everybody]
    first = table.post
    await give(table, 1)
    assert table.post.id == first.id
    assert f"<@{ben.id}>" not in table.post.text
    assert f"<@{ann.id}> <@{cleo.id}>" in table.post.text
    await give(table, 2, 0)
    assert [ping for ping in table.pings if ping] == [everybody, frozenset({ann.id})]
    assert table.post.id != first.id
    assert set(table.post.actions) >= {"draw", "take", "!panel"}


async def test_public_buttons_tell_and_do_what_is_open(
    table: Table, ann: simcord.MemberActor
) -> None:
    await give(table, 0, 1, 2)
    assert "Take Card 10" in table.labels(table.post)
    await table.press(ann, "draw")
    assert "draw" not in table.post.actions
    assert "c11" not in named(table.post)
    assert (await log(table))[-1] == "1 draw"


# Taking back


async def test_choice_is_taken_back_and_not_told(table: Table, ann: simcord.MemberActor) -> None:
    await give(table, 0)
    assert "Undo (Ann)" in table.labels(table.post)
    told = table.told(await table.press(ann, "!undo"))
    assert "has chosen a card to give." in told.text
    assert "Undone: " in table.post.text
    assert table.post.text.startswith(f"<@{ann.id}> ")
    assert named(table.post) == {"c10"}
    shown = await panel(table, ann)
    await step(table, ann, shown, "!panel c03", "give c03")
    assert len([ping for ping in table.pings if ping]) == 1


async def test_choice_is_taken_back_whoever_has_chosen_since(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
) -> None:
    await give(table, 0, 1)
    shown = await panel(table, ann)
    taken = await step(table, ann, shown, "!undo")
    assert taken.text.startswith("Undone: ")
    assert choices(taken) == {"!panel c01", "!panel c02", "!panel c03"}
    assert await log(table) == ["2 give c04"]
    told = table.told(await table.slash(ben, "game undo"))
    assert told.text.startswith("Undone: ")
    assert await log(table) == []


async def test_draw_is_taken_back_by_all_or_not_at_all(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor, cleo: simcord.MemberActor
) -> None:
    await give(table, 0, 1, 2)
    await table.say(ann, "draw")
    assert "!undo" not in table.post.actions
    offered = table.told(await table.slash(ann, "game undo"))
    assert "because a card was revealed" in offered.text
    assert named(offered) == set()
    await table.press(ann, "!ask undo 1", offered)
    question = table.post
    assert named(question) == set()
    for person in (ben, cleo):
        agree = next(each for each in question.actions if each.startswith("!agree"))
        await table.press(person, agree, question)
    assert await log(table) == ["1 give c01", "2 give c04", "3 give c07"]
