"""The computer has seats, plays them, and leaves the say to people."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

import pytest
import simcord

from bot.tables.changes.computer import Thoughts
from storage.records import NOBODY, Change, TableStatus
from tests.behaviour.table import THINKING, to_last_action

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from bot.games.game import Action
    from bot.tables.model import Position
    from tests.behaviour.table import Table

    Thinking: TypeAlias = Coroutine[None, None, list[Position] | None]

pytestmark = pytest.mark.usefixtures("thinking")


def plays(name: str = "Computer") -> str:
    return f"Waiting for \u2068{name}\u2069 to move."


def computer(table: Table) -> simcord.UserHandle:
    """Return whom a command names where it means the computer."""
    own = table.env.bot.user
    assert own is not None
    return simcord.UserHandle(table.env, table.env.backend.users[own.id])


async def alone(table: Table, computers: int = 1) -> None:
    """Open a table of one person and the computer, the person to begin."""
    ann, *_ = table.people
    await table.slash(ann, "game new", game="sanfrancisco", computers=str(computers))
    await table.slash(ann, "game start", first=ann)


async def turn(table: Table, person: simcord.MemberActor) -> None:
    """Play the simplest turn there is."""
    await table.say(person, "draw")
    await table.say(person, "place 1")


async def test_computer_plays_its_turn_a_little_later(
    table: Table, ann: simcord.MemberActor
) -> None:
    await alone(table)
    await turn(table, ann)
    assert plays() in table.post.text
    waiting = table.post
    assert not [action for action in waiting.actions if not action.startswith("!")]
    assert "!undo" not in waiting.actions or "Undo (Ann)" in table.labels(waiting)
    await table.env.advance_time(THINKING - 1)
    assert table.post.id == waiting.id
    await table.env.advance_time(1)
    done, now = table.posts()[-2:]
    assert done.id == waiting.id
    told, points = done.text.split("\n")
    both = "\u2068Ann\u2069 adds to column 1: yellow 4. \u2068Computer\u2069 adds to column"
    assert told.startswith(both)
    assert points == "-# Points so far: \u2068Ann\u2069 0 · \u2068Computer\u2069 0"
    assert done.pictures == []
    assert "-# \u2068Computer\u2069 adds to column" in now.text
    assert f"<@{ann.id}> " in now.text
    assert "draw" in now.actions
    assert table.pings[-1] == {ann.id}


@pytest.mark.parametrize(
    ("seconds", "moment"),
    [
        (0, THINKING),
        (THINKING - 1, THINKING),
        (THINKING + 1, 2 * THINKING),
        (2 * THINKING - 1, 2 * THINKING),
    ],
)
async def test_moment_of_a_computers_turn_does_not_tell_how_long_it_thinks(
    table: Table,
    ann: simcord.MemberActor,
    monkeypatch: pytest.MonkeyPatch,
    seconds: int,
    moment: int,
) -> None:
    begin = Thoughts.begin

    def slowly(thoughts: Thoughts, table_id: int, version: int, work: Thinking) -> None:
        async def slow() -> list[Position] | None:
            await asyncio.sleep(seconds)
            return await work

        begin(thoughts, table_id, version, slow())

    monkeypatch.setattr(Thoughts, "begin", slowly)
    await alone(table)
    await turn(table, ann)
    await table.env.advance_time(moment - 1)
    assert plays() in table.post.text
    await table.env.advance_time(1)
    assert f"<@{ann.id}> " in table.post.text


async def test_computers_turn_notifies_nobody(table: Table, ann: simcord.MemberActor) -> None:
    await alone(table)
    notified = len(table.pings)
    await turn(table, ann)
    assert table.pings[notified:] == []


async def test_computers_play_one_after_another(table: Table, ann: simcord.MemberActor) -> None:
    await alone(table, 3)
    await turn(table, ann)
    before = len(table.posts())
    for name in ("Computer", "Computer 2", "Computer 3"):
        assert plays(name) in table.post.text
        await table.env.advance_time(THINKING)
    assert f"<@{ann.id}> " in table.post.text
    assert len(table.posts()) == before + 1


async def test_computers_turn_comes_after_a_restart(table: Table, ann: simcord.MemberActor) -> None:
    await alone(table)
    await turn(table, ann)
    await table.restart()
    # What it has thought is lost, and it thinks anew.
    await table.env.advance_time(2 * THINKING)
    assert f"<@{ann.id}> " in table.post.text


async def test_computer_waits_until_its_turn_is_announced(
    table: Table, ann: simcord.MemberActor
) -> None:
    await alone(table)
    await table.say(ann, "draw")
    path = f"/channels/{table.channel.id}/messages/*"
    table.env.inject_error("PATCH", path, status=403, code=50013, times=2)
    await table.say(ann, "place 1")
    await table.env.advance_time(THINKING)
    here = await table.bot.services.tables.archive.table_in(table.channel.id)
    assert (await table.bot.services.tables.archive.position(here)).turn == 2
    await table.env.advance_time(2 * THINKING)
    asked, now = (post.text for post in table.posts()[-2:])
    assert asked.startswith("\u2068Ann\u2069 adds to column 1: yellow 4. \u2068Computer\u2069")
    assert f"<@{ann.id}> " in now


async def test_game_goes_on_where_no_post_can_be_sent(
    table: Table, ann: simcord.MemberActor
) -> None:
    await alone(table)
    await table.say(ann, "draw")
    path = f"/channels/{table.channel.id}/messages"
    table.env.inject_error("POST", path, status=403, code=50013, times=None)
    await table.say(ann, "place 1")
    await table.env.advance_time(4 * THINKING)
    here = await table.bot.services.tables.archive.table_in(table.channel.id)
    assert (await table.bot.services.tables.archive.position(here)).turn == 3


async def test_nobody_plays_for_the_computer(table: Table, ann: simcord.MemberActor) -> None:
    await alone(table)
    await turn(table, ann)
    told = table.told(await table.slash(ann, "sf draw"))
    assert told.text.startswith("It\u2019s the computer\u2019s turn.")


async def test_own_turn_can_be_taken_back_before_the_computer_plays(
    table: Table, ann: simcord.MemberActor
) -> None:
    await alone(table)
    await turn(table, ann)
    await table.press(ann, "!undo")
    await table.env.advance_time(10 * THINKING)
    here = await table.bot.services.tables.archive.table_in(table.channel.id)
    assert (await table.bot.services.tables.archive.position(here)).actions == 1


async def test_person_alone_takes_back_what_the_computer_followed(
    table: Table, ann: simcord.MemberActor
) -> None:
    await alone(table)
    await turn(table, ann)
    await table.env.advance_time(THINKING)
    assert "!undo" not in table.post.actions
    offer = table.told(await table.slash(ann, "game undo"))
    assert "You can undo this on your own" in offer.text
    ask = next(action for action in offer.actions if action.startswith("!ask"))
    await table.press(ann, ask, offer)
    here = await table.bot.services.tables.archive.table_in(table.channel.id)
    assert (await table.bot.services.tables.archive.position(here)).actions == 1
    await turn_again(table, ann)
    assert f"<@{ann.id}> " in table.post.text


async def test_person_alone_takes_back_the_end(table: Table, ann: simcord.MemberActor) -> None:
    _, action = await to_last_action(table, "sanfrancisco/foundations-2p-2.txt")
    here = await table.bot.services.tables.archive.table_in(table.channel.id)
    computer = replace(here.seats[1], user_id=NOBODY, name="", strength="medium")
    await table.bot.services.database.tables.change(
        here.id, here.version, Change(seats=(here.seats[0], computer))
    )
    await table.say(ann, action)
    final = table.post
    assert "Undo" in table.labels(final)
    offer = table.told(await table.press(ann, "!undo"))
    assert offer.text.startswith("You can undo this on your own")
    told = table.told(await table.press(ann, "!ask undo 1", offer))
    assert (told.id, told.text) == (offer.id, "The last move was undone.")
    assert not told.actions
    assert table.post.id == final.id
    assert action in table.post.actions


async def turn_again(table: Table, ann: simcord.MemberActor) -> None:
    """Place the card in another column and wait for the computer."""
    await table.say(ann, "place 2")
    await table.env.advance_time(THINKING)


async def test_computer_that_begins_is_named_by_the_bot(
    table: Table, ann: simcord.MemberActor
) -> None:
    await table.slash(ann, "game new", game="sanfrancisco", computers="1")
    await table.slash(ann, "game start", first=computer(table))
    assert "The game is on!" in table.post.text
    await table.env.advance_time(THINKING)
    assert "\u2068Computer\u2069 adds to column 1:" in table.post.text
    assert f"<@{ann.id}> " in table.post.text


@pytest.mark.parametrize("count", [1, 3])
async def test_turns_of_computers_that_begin_stay_in_the_record(
    table: Table, ann: simcord.MemberActor, count: int
) -> None:
    await table.slash(ann, "game new", game="sanfrancisco", computers=str(count))
    await table.slash(ann, "game start", first=computer(table))
    await table.env.advance_time(count * THINKING)
    for _ in range(2):
        await table.press(ann, "draw")
        await table.press(ann, next(each for each in table.post.actions if "place" in each))
        await table.env.advance_time(count * THINKING)
    done = [post.text for post in table.posts() if "Points so far" in post.text]
    others = [f"Computer {number}" if number > 1 else "Computer" for number in range(1, count + 1)]
    told = [re.findall("\u2068([^\u2069]+)\u2069 (?:adds|takes)", text) for text in done]
    assert told == [[*others, "Ann", *others], ["Ann", *others]]


async def test_computer_is_kicked_by_naming_the_bot(table: Table, ann: simcord.MemberActor) -> None:
    await table.slash(ann, "game new", game="sanfrancisco", computers="1")
    told = table.told(await table.slash(ann, "game seat kick", member=computer(table)))
    assert told.text == "\u2068Computer\u2069 was removed from table 1."
    assert "Computer" not in table.post.text


async def test_table_closes_when_only_computers_are_left(
    table: Table, ann: simcord.MemberActor
) -> None:
    await table.slash(ann, "game new", game="sanfrancisco", computers="2")
    await table.press(ann, "!leave")
    assert "was closed before the game began" in table.post.text


async def test_nobody_is_reminded_of_a_computers_turn(
    table: Table, ann: simcord.MemberActor
) -> None:
    await alone(table)
    await turn(table, ann)
    here = await table.bot.services.tables.archive.table_in(table.channel.id)
    rows = await table.bot.services.database.due.of_table(here.id)
    assert "reminder" not in [row.kind for row in rows]
    await table.slash(ann, "game table settings", reminders=0)
    await table.slash(ann, "game table settings", reminders=8)
    # The table was changed, so the computer thinks anew.
    await table.env.advance_time(2 * THINKING)
    assert f"<@{ann.id}> " in table.post.text


@pytest.mark.parametrize(
    ("language", "name"),
    [("en", "Computer 2, medium"), ("pl", "Komputer 2, średni"), ("it", "Computer 2, medio")],
)
async def test_computer_is_called_what_the_table_speaks(
    table: Table, ann: simcord.MemberActor, language: str, name: str
) -> None:
    await table.slash(ann, "game new", game="sanfrancisco", language=language, computers="2")
    await table.slash(ann, "game start", first=ann)
    assert name in table.post.alts[0]


async def test_computers_are_asked_nothing(table: Table, ann: simcord.MemberActor) -> None:
    ben = table.people[1]
    await table.slash(ann, "game new", game="sanfrancisco", computers="1")
    await table.press(ben, "!join")
    await table.slash(ann, "game start", first=ann)
    told = table.told(await table.slash(ben, "game table end"))
    await table.press(ben, "!ask end", told)
    assert table.post.text.endswith("Agreed so far: \u2068Ben\u2069.")
    await table.press(ann, next(iter(table.post.actions)), table.post)
    here = await table.bot.services.tables.archive.table_in(table.channel.id)
    assert here.record.status is TableStatus.ENDED


async def test_rematch_keeps_the_computers_seats(table: Table, ann: simcord.MemberActor) -> None:
    await alone(table)
    here = await table.bot.services.tables.archive.table_in(table.channel.id)
    await table.bot.services.database.tables.change(
        here.id, here.version, Change(status=TableStatus.FINISHED)
    )
    await table.slash(ann, "game table rematch")
    assert "2. \u2068Computer, medium\u2069" in table.post.text
    await table.press(ann, "!start")
    again = await table.bot.services.tables.archive.table_in(table.channel.id)
    assert [seat.computer for seat in again.seats] == [False, True]


async def test_computer_that_fails_tries_again_ever_later(
    table: Table, ann: simcord.MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[int] = []

    def fail(*_: object) -> Action:
        tries.append(1)
        raise OSError

    await alone(table)
    with monkeypatch.context() as broken:
        for module in ("bot.thinking.work", "bot.tables.changes.computer"):
            broken.setattr(f"{module}.choose", fail)
        await turn(table, ann)
        await table.env.advance_time(600)
        assert 6 <= len(tries) <= 14
    await table.env.advance_time(3600)
    assert f"<@{ann.id}> " in table.post.text


async def test_turn_that_cannot_be_thought_out_is_played_at_once(
    table: Table, ann: simcord.MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> Action:
        raise OSError

    await alone(table)
    with monkeypatch.context() as broken:
        broken.setattr("bot.thinking.work.choose", fail)
        await turn(table, ann)
        await table.env.advance_time(THINKING)
    assert f"<@{ann.id}> " in table.post.text


async def test_statistics_are_of_people_alone(table: Table, ann: simcord.MemberActor) -> None:
    person, action = await to_last_action(table, "sanfrancisco/foundations-2p-2.txt")
    here = await table.bot.services.tables.archive.table_in(table.channel.id)
    before, after = here.seats
    computer = replace(after, user_id=NOBODY, name="", strength="medium")
    await table.bot.services.database.tables.change(
        here.id, here.version, Change(seats=(before, computer))
    )
    assert person is ann
    await table.say(ann, action)
    game = await table.bot.services.tables.archive.table(here.id)
    result = game.game.result((await table.bot.services.tables.archive.position(game)).state)
    assert result is not None
    told = table.told(await table.slash(ann, "stats"))
    assert f"Average points: {result.points[0] / 2:g}" in told.text
    assert "omputer" not in told.text
    assert "rating" not in told.text.casefold()
    own = table.told(await table.slash(ann, "stats", member=ann))
    assert "Games: 1" in own.text
