"""Whatever somebody does wrong gets one private sentence, and changes nothing."""

from __future__ import annotations

import re
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import discord
import pytest

from tests.behaviour.seats import close
from tests.behaviour.table import gather

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    import simcord

    from tests.behaviour.table import Table

STALE = "This button is out of date. Use the newest message, or `/game board`."
UNKNOWN = "This button is from an older version of the bot. Use `/game board` to get working ones."
NOT_SEATED = "You\u2019re not playing at this table, but you can see it with `/game board`."
LIVE = re.compile(r"(?<!\\)(@everyone|<@|<#|\*\*bold|`code|\]\(http)|\u202e|^[#>] ", re.MULTILINE)
"""What a name must not bring into a message."""
NO_TABLE = "There\u2019s no table in this channel. Open one with `/game new`."


@asynccontextmanager
async def nothing_changes(table: Table) -> AsyncGenerator[None]:
    """Neither the posts nor what is stored are other than before."""
    before = await _all_of(table)
    yield
    await table.env.settle()
    assert await _all_of(table) == before


async def _all_of(table: Table) -> tuple[object, ...]:
    stored = await table.bot.services.tables.archive.find_in(table.channel.id)
    log = await table.bot.services.database.tables.actions(stored.id) if stored else []
    return stored, log, [(post.id, post.components) for post in table.posts()]


def sentence(table: Table, result: simcord.InteractionResult) -> str:
    """The one thing the bot answered, which nobody else sees."""
    assert result.ephemeral
    assert result.followups == []
    return table.told(result).text


async def test_another_players_button_is_not_pressed(
    table: Table, ben: simcord.MemberActor
) -> None:
    await gather(table, 2)
    async with nothing_changes(table):
        told = sentence(table, await table.press(ben, "draw"))
    assert told == "It\u2019s \u2068Ann\u2069\u2019s turn. Wait for the next message."


async def test_an_onlooker_is_told_so(table: Table, dan: simcord.MemberActor) -> None:
    await gather(table, 2)
    async with nothing_changes(table):
        assert sentence(table, await table.press(dan, "draw")) == NOT_SEATED
        assert sentence(table, await table.slash(dan, "sf draw")) == NOT_SEATED


@pytest.mark.parametrize("action", ["!pick c14", "!pick nothing", "!all"])
async def test_what_is_not_theirs_to_choose_is_not_offered_to_them(
    table: Table, ben: simcord.MemberActor, dan: simcord.MemberActor, action: str
) -> None:
    await gather(table, 2)
    custom_id = table.post.actions["draw"].replace("draw", action)
    async with nothing_changes(table):
        clicks = [table.send(person, table.post, custom_id) for person in (ben, dan)]
        await table.env.settle()
        assert [sentence(table, click) for click in clicks] == [
            "It\u2019s \u2068Ann\u2069\u2019s turn. Wait for the next message.",
            NOT_SEATED,
        ]


async def test_a_button_of_an_earlier_position_is_stale(
    table: Table, ann: simcord.MemberActor
) -> None:
    await gather(table, 2)
    old = table.post.actions["draw"]
    await table.press(ann, "draw")
    async with nothing_changes(table):
        late = table.send(ann, table.post, old)
        await table.env.settle()
        assert sentence(table, late) == STALE


async def test_a_doubled_click_is_carried_out_once(table: Table, ann: simcord.MemberActor) -> None:
    await gather(table, 2)
    clicks = [table.send(ann, table.post, table.post.actions["draw"]) for _ in range(2)]
    await table.env.settle()
    here = await table.bot.services.tables.archive.table_in(table.channel.id)
    assert len(await table.bot.services.database.tables.actions(here.id)) == 1
    assert [sentence(table, click) for click in clicks if click.ephemeral] == [STALE]


@pytest.mark.parametrize(
    "custom_id", ["t:1:!join", "t:x:1:draw", "mv:7:b2", "t:1:1:!nothing", "t:1:1:!page x"]
)
async def test_an_id_nobody_knows_is_answered(
    table: Table, ann: simcord.MemberActor, custom_id: str
) -> None:
    await gather(table, 2)
    async with nothing_changes(table):
        click = table.send(ann, table.post, custom_id)
        await table.env.settle()
        assert sentence(table, click) == UNKNOWN


async def test_a_button_of_no_table_is_answered(table: Table, ann: simcord.MemberActor) -> None:
    await gather(table, 2)
    async with nothing_changes(table):
        click = table.send(ann, table.post, "t:999:1:draw")
        await table.env.settle()
        assert sentence(table, click) == (
            "There\u2019s no table 999 on this server. See the open ones with `/game list`."
        )


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("place", {"column": "1"}),
        ("place", {"column": "9"}),
        ("finalize", {"column": "1"}),
        ("build", {"card": "c14"}),
        ("build", {"card": "no card", "row": "grey"}),
        ("refuse", {"card": "x"}),
        ("done", {}),
        ("discard", {"count": "1"}),
    ],
)
async def test_an_action_the_rules_forbid_is_refused_with_a_reason(
    table: Table, ann: simcord.MemberActor, command: str, options: dict[str, str]
) -> None:
    await gather(table, 2)
    async with nothing_changes(table):
        told = sentence(table, await table.slash(ann, f"sf {command}", **options))
    assert told.endswith(".")
    assert "log as" not in told
    assert "San Francisco" not in told
    assert "c14" not in told


@pytest.mark.parametrize(
    ("command", "options", "told"),
    [
        ("log", {"turn": 999}, "There\u2019s no turn 999 at table 1. There is only turn 1."),
        ("log", {"page": 9}, "There\u2019s no page 9. There is only page 1."),
        ("state", {"page": 9}, "There\u2019s no page 9. Choose 1 to 3."),
        ("list", {"page": 9}, "There\u2019s no page 9. There is only page 1."),
        (
            "board",
            {"player": 9},
            "“\u20689\u2069” isn\u2019t possible for `player`. You can choose: 1. Ann; 2. Ben.",
        ),
    ],
)
async def test_a_number_beyond_what_there_is_is_told_with_what_there_is(
    table: Table, ann: simcord.MemberActor, command: str, options: dict[str, int], told: str
) -> None:
    await gather(table, 2)
    await table.press(ann, "draw")
    assert sentence(table, await table.slash(ann, f"game {command}", **options)) == told


async def test_a_label_typed_in_full_is_the_choice_it_names(
    table: Table, ann: simcord.MemberActor
) -> None:
    await gather(table, 2)
    await table.slash(ann, "sf draw")
    await table.slash(ann, "sf place", column="Column 2, empty")
    here = await table.bot.services.tables.archive.table_in(table.channel.id)
    log = await table.bot.services.database.tables.actions(here.id)
    assert [move.notation for move in log] == ["draw", "place 2"]


async def test_one_player_is_too_few_to_start(table: Table, ann: simcord.MemberActor) -> None:
    await table.slash(ann, "game new", game="sanfrancisco")
    assert "!start" not in table.post.actions
    async with nothing_changes(table):
        told = sentence(table, await table.slash(ann, "game start"))
    assert told.startswith("You need at least 2 players, but only one is seated.")


async def test_the_last_seat_goes_to_one_of_two(table: Table, ann: simcord.MemberActor) -> None:
    await table.slash(ann, "game new", game="sanfrancisco", seats=2)
    join = table.post.actions["!join"]
    _, ben, cleo, _ = table.people
    clicks = [table.send(person, table.post, join) for person in (ben, cleo)]
    await table.env.settle()
    told = sorted(sentence(table, click) for click in clicks)
    assert told == [
        "All 2 seats are taken, but you can see the table with `/game board`.",
        "You\u2019re in! Seat 2 at table 1 is yours.",
    ]


@pytest.mark.parametrize(
    "name",
    [
        "🚋" * 32,
        "\u05e9\u05dc\u05d5\u05dd \u202e\u05e2\u05d5\u05dc\u05dd",
        "**bold** _it_ `code` ||x||",
        "<@1> @everyone <#2>",
        "# heading\n> quote",
        "[link](https://example.org)",
        "\u200b",
    ],
)
async def test_a_name_is_shown_and_does_nothing(
    table: Table, ann: simcord.MemberActor, name: str
) -> None:
    guest = table.guild.add_member(table.env.create_user("guest", global_name=name))
    await table.env.settle()
    await table.slash(ann, "game new", game="sanfrancisco", seats=2)
    await table.press(guest, "!join")
    lobby = table.post.text.removeprefix(f"<@{ann.id}>\n")
    assert LIVE.search(lobby) is None
    await table.slash(ann, "game start", first=guest)
    assert table.pings[-1] == {guest.id}
    assert len(table.post.pictures) == 1


@pytest.mark.parametrize(
    ("permission", "named"),
    [("attach_files", "Attach Files"), ("send_messages", "Send Messages")],
)
async def test_a_missing_permission_is_named_before_a_table_opens(
    table: Table, ann: simcord.MemberActor, permission: str, named: str
) -> None:
    assert table.guild.me is not None
    denied = discord.PermissionOverwrite(**{permission: False})
    channel = table.guild.create_text_channel("quiet", overwrites={table.guild.me: denied})
    await table.env.settle()
    result = await ann.slash(channel, "game new", game="sanfrancisco")
    assert f"The bot is missing permissions in this channel: {named}." in sentence(table, result)
    assert await table.bot.services.tables.archive.find_in(channel.id) is None


@pytest.mark.parametrize(
    "command",
    [
        "game join",
        "game leave",
        "game start",
        "game board",
        "game state",
        "game log",
        "game record export",
        "game table end",
        "sf draw",
        "sf done",
    ],
)
async def test_without_a_table_every_command_says_so(
    table: Table, ann: simcord.MemberActor, command: str
) -> None:
    result = await table.slash(ann, command)
    assert result.ephemeral
    assert table.told(result).text == NO_TABLE


async def test_a_second_table_needs_another_channel(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
) -> None:
    await table.slash(ann, "game new", game="sanfrancisco")
    async with nothing_changes(table):
        told = sentence(table, await table.slash(ben, "game new", game="sanfrancisco"))
    assert told.startswith("There\u2019s already a table in this channel.")


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (
            {"game": "sanfrancisco", "seats": 5},
            "This game is for 2 to 4 players. Pick a number in that range.",
        ),
        (
            {"game": "sanfrancisco", "option": "mine"},
            "“\u2068mine\u2069” isn\u2019t possible for `option`. You can choose: standard.",
        ),
    ],
)
async def test_a_table_that_cannot_be_is_not_opened(
    table: Table, ann: simcord.MemberActor, options: dict[str, str | int], told: str
) -> None:
    async with nothing_changes(table):
        assert sentence(table, await table.slash(ann, "game new", **options)).startswith(told)


@pytest.mark.parametrize(
    "command", ["board", "state", "log", "record export", "join", "start", "table end"]
)
async def test_a_table_closed_before_its_game_is_told_to_be_closed(
    table: Table, ann: simcord.MemberActor, command: str
) -> None:
    await table.slash(ann, "game new", game="sanfrancisco")
    await close(table, ann)
    assert "closed before the game began" in table.post.text
    async with nothing_changes(table):
        told = sentence(table, await table.slash(ann, f"game {command}"))
    assert told.startswith(
        "This table is closed. Open a new one with `/game new`, or reopen this one "
    )
    assert "with `/game table resume` if its game isn\u2019t finished." in told


@pytest.mark.parametrize("command", ["board", "state"])
async def test_a_closed_game_is_not_shown_as_if_it_went_on(
    table: Table, ann: simcord.MemberActor, command: str
) -> None:
    await gather(table, 2)
    await close(table, ann)
    shown = table.told(await table.slash(ann, f"game {command}"))
    assert "was closed before the game was over" in shown.text
    assert "draw" not in shown.actions
