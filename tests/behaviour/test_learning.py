"""A guided first game: learnt alone, gone on with after a restart, ended with a real table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.presenters import PRESENTERS
from bot.tables.servers import Venue
from tests.behaviour.table import gather
from tests.presenters.shown import WORDS

if TYPE_CHECKING:
    import simcord

    from tests.behaviour.seen import Seen
    from tests.behaviour.table import Table

STEPS = PRESENTERS["sanfrancisco"].tutorial
HALF = 6


async def go_on(table: Table, person: simcord.MemberActor, shown: Seen, action: str) -> Seen:
    """Press a button of a private message; the answer takes its place."""
    result = await table.press(person, f"!learn {action}", shown)
    assert result.response is None or result.response.id == shown.id
    [there] = [each for each in table.whispers(person) if each.id == shown.id]
    return there


async def test_a_game_is_learnt_and_then_played(
    table: Table, ann: simcord.MemberActor, thinking: None
) -> None:
    shown = table.told(await table.slash(ann, "game learn", game="sanfrancisco"))
    for number, step in enumerate(STEPS, start=1):
        first = shown.text.split("\n")[0]
        assert first == f"**Tutorial: San Francisco \u2013 step {number} of {len(STEPS)}**"
        assert shown.pictures
        assert shown.alts[0]
        if number == 2:
            shown = await go_on(table, ann, shown, "sanfrancisco 2 place 1")
            assert "✗ Not this time." in shown.text
        if number == HALF:
            await table.restart()
        shown = await go_on(table, ann, shown, f"sanfrancisco {number} {step.expected[0]}")
        assert f"✓ {WORDS.say(f'sf-learn-{step.name}-why')}" in shown.text
    assert shown.text.startswith("**Tutorial: San Francisco \u2013 finished**")
    assert not table.posts()
    await table.press(ann, "!first-game sanfrancisco", shown)
    [left] = [each for each in table.whispers(ann) if each.id == shown.id]
    assert left.text == (
        "Table 1 has started. Its newest message says what to do. "
        "**My turn** shows everything you can do, and only you see it."
    )
    assert not left.actions
    here = await table.bot.services.tables.archive.table_in(table.channel.id)
    assert [(seat.name, seat.computer) for seat in here.seats] == [("Ann", False), ("", True)]
    assert [seat.strength for seat in here.computers] == ["easy"]
    assert table.mover == ann
    await table.press(ann, "draw")


async def test_the_rules_open_beside_the_tutorial(table: Table, ann: simcord.MemberActor) -> None:
    shown = table.told(await table.slash(ann, "game learn", game="sanfrancisco"))
    await table.press(ann, "!rules-beside sanfrancisco", shown)
    left, rules = table.whispers(ann)
    assert (left.id, left.text) == (shown.id, shown.text)
    assert rules.text.startswith("**San Francisco** · rules")
    assert not table.posts()


async def test_a_double_click_starts_one_game(table: Table, ann: simcord.MemberActor) -> None:
    shown = table.told(await table.slash(ann, "game learn", game="pointcity"))
    custom_id = "t:0:0:!first-game pointcity"
    clicks = [table.send(ann, shown, custom_id) for _ in range(2)]
    await table.env.settle()
    assert all(each.acknowledged for each in clicks)
    told = [each.text for each in table.whispers(ann)]
    assert any("Table 1 has started." in each for each in told)
    assert any(each.startswith("Got it") for each in told)
    assert len(await table.bot.services.database.tables.all_open()) == 1


async def test_the_first_game_has_a_thread_where_the_server_wants_one(
    table: Table, ann: simcord.MemberActor, thinking: None
) -> None:
    servers = table.bot.services.servers
    settings = replace(await servers.settings(table.guild.id), place=Venue.THREAD)
    await servers.change(table.guild.id, settings)
    shown = table.told(await table.slash(ann, "game learn", game="sanfrancisco"))
    table.send(ann, shown, "t:0:0:!first-game sanfrancisco")
    await table.env.settle()
    here = await table.bot.services.tables.archive.table(1)
    assert here.record.thread_id
    assert len(here.computers) == 1


async def test_nobody_else_sees_it_and_nothing_is_stored(
    table: Table, ann: simcord.MemberActor
) -> None:
    shown = table.told(await table.slash(ann, "game learn", game="pointcity"))
    assert [each.id for each in table.whispers(ann)] == [shown.id]
    assert not table.whispers(table.people[1])
    assert not table.posts()
    assert await table.bot.services.database.tables.all_open() == []
    again = table.told(await table.slash(ann, "game learn", game="tickettoride"))
    assert [each.id for each in table.whispers(ann)] == [again.id]


async def test_the_game_of_the_table_here_is_taught_or_else_the_person_is_asked(
    table: Table, ann: simcord.MemberActor
) -> None:
    asked = table.told(await table.slash(ann, "game learn"))
    assert asked.text.startswith("**Which game would you like to learn?**")
    shown = await go_on(table, ann, asked, "tickettoride")
    assert shown.text.startswith("**Tutorial: Ticket to Ride: San Francisco \u2013 step 1 of")
    await gather(table, 2, "pointcity")
    shown = table.told(await table.slash(ann, "game learn"))
    assert shown.text.startswith("**Tutorial: Point City \u2013 step 1 of")


async def test_a_list_has_another_id_after_a_wrong_choice(
    table: Table, ann: simcord.MemberActor
) -> None:
    shown = table.told(await table.slash(ann, "game learn", game="tickettoride"))
    for number in (2, 3, 4):
        shown = await go_on(table, ann, shown, f"tickettoride {number}")
    chosen = "tickettoride 4 claim r17 blue blue"
    found = [shown.actions[f"!learn {chosen}"]]
    for _ in range(2):
        shown = await go_on(table, ann, shown, chosen)
        assert "✗ Not this time." in shown.text
        found.append(shown.actions[f"!learn {chosen}"])
    assert all(each.endswith(":?") for each in found)
    assert len(set(found)) == len(found)


async def test_another_game_is_learnt_from_the_first_step(
    table: Table, ann: simcord.MemberActor
) -> None:
    await gather(table, 2, "pointcity")
    shown = table.told(await table.slash(ann, "game learn"))
    await table.press(ann, "!learn", shown)
    [asked] = [each for each in table.whispers(ann) if each.id == shown.id]
    assert asked.text.startswith("**Which game would you like to learn?**")


async def test_the_lobby_and_the_help_lead_to_it(table: Table, ben: simcord.MemberActor) -> None:
    helped = table.told(await table.slash(ben, "help"))
    asked = await table.press(ben, "!learn", helped)
    assert asked.response is None or asked.response.id == helped.id
    await table.slash(table.people[0], "game new", game="pointcity")
    shown = table.told(await table.press(ben, "!learn pointcity"))
    assert shown.text.startswith("**Tutorial: Point City \u2013 step 1 of")
    assert shown.id != table.post.id
    assert "!join" in table.post.actions


@pytest.mark.parametrize("game", PRESENTERS)
async def test_the_first_game_waits_for_a_free_channel(
    table: Table, ann: simcord.MemberActor, game: str
) -> None:
    await gather(table, 2)
    shown = table.told(await table.slash(ann, "game learn", game=game))
    count = len(PRESENTERS[game].tutorial)
    sent = table.send(ann, shown, f"t:0:0:!learn {game} {count + 1}")
    await table.env.settle()
    assert sent.acknowledged
    [end] = [each for each in table.whispers(ann) if each.id == shown.id]
    refused = table.told(await table.press(ann, f"!first-game {game}", end))
    assert refused.text.startswith("There\u2019s already a table in this channel.")
    assert f"!first-game {game}" in end.actions
    again = table.told(await table.press(ann, f"!first-game {game}", end))
    assert again.text == refused.text


@pytest.mark.parametrize(
    ("action", "told"),
    [
        ("!learn chess 1 draw", "There\u2019s no game called \u2068chess\u2069."),
        ("!learn tiny", "There\u2019s no game called \u2068tiny\u2069."),
        ("!first-game chess", "There\u2019s no game called \u2068chess\u2069."),
        ("!learn pointcity x draw", "**Tutorial: Point City \u2013 step 1 of 11**"),
        ("!learn pointcity 9999 draw", "**Tutorial: Point City \u2013 step 1 of 11**"),
        ("!learn pointcity 3 fly", "**Tutorial: Point City \u2013 step 3 of 11**"),
    ],
)
async def test_a_button_that_was_made_up_is_answered(
    table: Table, ann: simcord.MemberActor, action: str, told: str
) -> None:
    shown = table.told(await table.slash(ann, "game learn", game="sanfrancisco"))
    sent = table.send(ann, shown, f"t:0:0:{action}")
    await table.env.settle()
    assert sent.acknowledged
    assert any(each.text.startswith(told) for each in table.whispers(ann))
    assert not table.posts()


async def skipped(table: Table, person: simcord.MemberActor, shown: Seen) -> Seen:
    """Skip every step of a tutorial of San Francisco; return its end."""
    for number in range(2, len(STEPS) + 2):
        shown = await go_on(table, person, shown, f"sanfrancisco {number}")
    return shown


async def test_tutorial_opened_from_a_lobby_ends_with_its_join(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
) -> None:
    await table.slash(ann, "game new", game="sanfrancisco")
    shown = table.told(await table.press(ben, "!learn sanfrancisco"))
    ended = await skipped(table, ben, shown)
    assert "Table 1 in this channel still needs players for this game." in ended.text
    assert "!first-game sanfrancisco" not in ended.actions
    await table.press(ben, "!join", ended)
    here = await table.bot.services.tables.archive.table_in(table.channel.id)
    assert here.seat_of(ben.id) is not None


async def test_tutorial_of_somebody_who_has_joined_ends_with_a_first_game(
    table: Table, ann: simcord.MemberActor
) -> None:
    await table.slash(ann, "game new", game="sanfrancisco")
    shown = table.told(await table.press(ann, "!learn sanfrancisco"))
    ended = await skipped(table, ann, shown)
    assert "!first-game sanfrancisco" in ended.actions
    assert "!join" not in ended.actions
