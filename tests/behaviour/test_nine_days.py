"""Nine days at one table, then silence and a way back: who gets which message, and when.

Ann lives in Warsaw, Ben in New York and Cleo in Adelaide; all sleep from 22:00 to 7:00. Both Warsaw
and Adelaide change their clocks in these days. Dan steps in for Ben, and the fourth seat is the
computer's. The table reminds every 8 hours and gives each turn 12 hours.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from bot.games import GAMES
from bot.games.record import read
from bot.games.sanfrancisco.computer.strengths import builder
from tests.behaviour.reminding import until
from tests.behaviour.seats import press as answer
from tests.behaviour.seen import Seen
from tests.behaviour.table import THINKING
from tests.behaviour.test_whole_games import press
from tests.games.positions import in_turn

if TYPE_CHECKING:
    from collections.abc import Mapping

    import simcord

    from tests.behaviour.table import Table

pytestmark = [pytest.mark.usefixtures("thinking"), pytest.mark.soak]

GAME = GAMES["sanfrancisco"]
MESSAGES = {
    "The game is over.": "end of the game",
    "more player": "lobby",
    "This was the last reminder": "last reminder",
    "is waiting for you": "reminder",
    "You\u2019re next!": "heads-up",
    "What should happen to the seat?": "late",
    "Still playing?": "silent",
    "was closed before the game was over": "closed",
    "would like to pause": "pause?",
    "would like to reopen": "reopen?",
    "is offering you": "offer",
    "takes over": "taken over",
    "resumed table 1": "resumed",
    "Draw a card": "turn",
    "Drawn:": "turn",
    "Turned over": "turn",
}
"""What tells a message, with the name it has in the diary; the first that fits."""
NINE_DAYS = """\
03-27 19:00 channel  lobby
03-27 20:00 channel  turn          Ann
03-28 06:00 channel  reminder      Ann       - 7:00 in Warsaw; due at 5:00 there
03-28 14:00 channel  reminder      Ann
03-29 05:00 channel  last reminder Ann       - 7:00 again, since the clock is put forward
03-29 12:00 channel  turn          Ben
03-29 20:00 direct   reminder      Ben       - 16:00 in New York
03-29 20:30 direct   heads-up      Cleo      - 7:00 in Adelaide; Ben began at 22:30 there
03-30 11:00 direct   reminder      Ben       - 7:00 in New York; due at midnight there
03-30 12:00 channel  offer         Dan
03-30 13:00 channel  turn          Dan       - has the seat now, and the turn
03-30 14:00 channel  turn          Cleo
03-30 22:00 channel  reminder      Cleo
03-31 08:00 channel  reminder      Cleo      - two hours late: so long the bot was away
03-31 20:30 channel  last reminder Cleo      - 7:00 in Adelaide; due at 2:30 there
04-01 16:00 channel  late          Ann Dan   - 12 hours, the whole reserve of 36, the absence
04-02 00:00 channel  turn          Ann       - the computer has played for Ben
04-02 08:00 channel  reminder      Ann
04-02 09:00 channel  turn          Dan
04-02 09:00 direct   heads-up      Cleo
04-02 10:00 channel  turn          Cleo
04-02 11:00 channel  pause?        Cleo Dan
04-04 11:00 channel  resumed                 - nothing in between
04-04 21:30 channel  reminder      Cleo      - 7:00 in Adelaide, whose clock is put back: not 20:30
04-04 21:45 channel  turn          Ann       - the computer has played
04-05 05:45 channel  reminder      Ann
04-05 09:00 channel  turn          Dan
04-05 09:00 direct   heads-up      Cleo
04-05 17:00 channel  reminder      Dan"""
SILENCE = """\
04-06 04:00 channel  reminder      Dan
04-06 12:00 channel  last reminder Dan
04-19 20:00 channel  silent        Ann Cleo Dan
04-26 20:00 channel  closed"""
"""Times are in UTC; behind the dash is why a line is as it is."""


def expected(diary: str) -> list[str]:
    """Return the lines of a diary without what is said about them."""
    return [line.partition(" - ")[0].rstrip() for line in diary.splitlines()]


class Diary:
    """A line for each new message but private answers: when, where, what, and whom it notifies.

    That of a direct message names whom it is for.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self.lines: list[str] = []
        table.env.backend.subscribers.append(self._notice)

    def _notice(self, event: str, payload: Mapping[str, Any]) -> None:
        if event != "MESSAGE_CREATE":
            return
        env = self._table.env
        channel, message = int(payload["channel_id"]), int(payload["id"])
        kept = env.backend.get_message(channel, message)
        if kept.is_ephemeral:
            return
        text = Seen(env, channel, message).text
        kind = next((name for words, name in MESSAGES.items() if words in text), text)
        directs = {place: user for user, place in env.backend.dm_channels.items()}
        reached = {directs[channel]} if channel in directs else kept.ping_user_ids
        names = [person.name.title() for person in self._table.people if person.id in reached]
        where = "direct" if channel in directs else "channel"
        line = f"{env.now():%m-%d %H:%M} {where:8} {kind:13} {' '.join(names)}"
        self.lines.append(line.rstrip())


def record_of(post: Seen) -> list[str]:
    """Return the actions of the record that a post has as its file."""
    (file,) = post.pictures
    return [GAME.format(action) for _, action in read(file.decode(), GAMES).actions]


async def played_at(table: Table, table_id: int) -> list[str]:
    """Return the actions that are kept of a table."""
    return [row.notation for row in await table.bot.services.database.tables.actions(table_id)]


async def choice(table: Table, rng: Random) -> tuple[simcord.MemberActor, str]:
    """Return who is to act and what fills their board best."""
    here = await table.bot.services.tables.archive.table_in(table.channel.id)
    position = await table.bot.services.tables.archive.position(here)
    seat = in_turn(GAME, position.state)
    person = next(each for each in table.people if each.id == here.seats[seat - 1].user_id)
    return person, GAME.format(builder(GAME.view(position.state, seat), rng))


async def turn_number(table: Table) -> int:
    """Return the turn that is on."""
    here = await table.bot.services.tables.archive.table_in(table.channel.id)
    return (await table.bot.services.tables.archive.position(here)).turn


async def play(table: Table, moment: str, person: simcord.MemberActor) -> None:
    """Let somebody play their whole turn at this time, and the computer after them."""
    await until(table, moment)
    now, rng = await turn_number(table), Random(1)
    while await turn_number(table) == now:
        mover, action = await choice(table, rng)
        assert mover is person
        await table.say(person, action)
    await table.env.advance_time(THINKING)


async def begin(table: Table) -> None:
    """Set everybody's hours, and start with Ann."""
    ann, ben, cleo, _ = table.people
    await until(table, "2026-03-27 19:00")
    for person, zone in ((ann, "Europe/Warsaw"), (ben, "America/New_York")):
        await table.slash(person, "me settings", zone=zone, quiet="22-7")
    ahead: dict[str, Any] = {"heads-up": True}
    await table.slash(cleo, "me settings", zone="Australia/Adelaide", quiet="22-7", **ahead)
    await table.slash(ben, "me settings", reminders="direct")
    await table.slash(ann, "game new", game="sanfrancisco", reminders=8, clock=12)
    for guest in (ben, cleo):
        await table.press(guest, "!join")
    await table.press(ann, "!computers 1")
    await until(table, "2026-03-27 20:00")
    await table.slash(ann, "game start", first=ann)


async def hand_over(table: Table) -> None:
    """Let Ben offer the seat to Dan, who takes it an hour later; the bot restarts in that turn."""
    _, ben, _, dan = table.people
    await until(table, "2026-03-30 12:00")
    offer = table.told(await table.slash(ben, "game seat substitute", member=dan))
    await until(table, "2026-03-30 13:00")
    await answer(table, dan, "accept-seat", offer)
    await table.say(dan, "draw")
    await table.restart()
    await until(table, "2026-03-30 14:00")
    await table.say(dan, "place 1")


async def stay_away(table: Table, until_when: str) -> None:
    """Let the bot stop for as long as that."""
    await table.close()
    await until(table, until_when)
    await table.restart()
    await table.env.settle()


async def vote(table: Table) -> None:
    """Let Cleo's time run out, and the others wait; only both of them are more than half."""
    ann, _, cleo, dan = table.people
    await until(table, "2026-03-31 05:00")
    await stay_away(table, "2026-03-31 07:00")
    await until(table, "2026-04-01 17:00")
    question = table.post
    refused = table.told(await table.press(cleo, "!vote late 3 wait", question))
    assert refused.text.startswith("Only the other players vote on this.")
    await table.press(dan, "!vote late 3 computer", question)
    await table.press(ann, "!vote late 3 wait", question)
    await table.press(dan, "!vote late 3 wait", question)
    assert table.post.text.startswith("Table 1 waits: \u2068Cleo\u2069 gets 12 hours more.")


async def pause(table: Table) -> None:
    """Let the three people agree to a pause of two days, in which the bot restarts."""
    ann, _, cleo, dan = table.people
    await until(table, "2026-04-02 11:00")
    await table.slash(ann, "game table pause")
    question = table.post
    for person in (cleo, dan):
        await table.press(person, f"!agree {ann.id} pause", question)
    await until(table, "2026-04-03 11:00")
    await table.restart()
    await until(table, "2026-04-04 11:00")
    await table.slash(dan, "game table resume")


async def fall_silent(table: Table) -> None:
    """Let Ann take the clock away, Dan begin a turn, and nobody do anything for three weeks."""
    ann, *_, dan = table.people
    await until(table, "2026-04-05 20:00")
    await table.slash(ann, "game table settings", clock=0)
    await table.say(dan, "draw")
    for moment in ("2026-04-19 20:00", "2026-04-26 21:00"):
        await until(table, moment)


async def play_to_the_end(table: Table) -> list[str]:
    """Play by buttons until the game is over; return who had a turn, the computer left out."""
    rng, movers = Random(1), dict[int, str]()
    while "!export" not in table.post.actions:
        turn, (person, action) = await turn_number(table), await choice(table, rng)
        movers[turn] = person.name.title()
        await press(table, person, action)
        if "draw" not in table.post.actions:
            await table.env.advance_time(THINKING)
    return list(movers.values())


async def test_nine_days_then_silence_and_a_way_back(table: Table) -> None:
    ann, _, cleo, dan = table.people
    diary = Diary(table)
    await begin(table)
    await play(table, "2026-03-29 12:00", ann)
    await hand_over(table)
    await vote(table)
    await play(table, "2026-04-02 00:00", cleo)
    await play(table, "2026-04-02 09:00", ann)
    await play(table, "2026-04-02 10:00", dan)
    await pause(table)
    await play(table, "2026-04-04 21:45", cleo)
    await play(table, "2026-04-05 09:00", ann)
    await fall_silent(table)
    assert diary.lines == expected(NINE_DAYS) + expected(SILENCE)
    assert await played_at(table, 1) == record_of(table.post)

    await until(table, "2026-04-27 08:00")
    opened_at = len(diary.lines)
    await table.slash(cleo, "game table resume")
    for person in (ann, dan):
        question = next(post for post in table.posts() if "would like to reopen" in post.text)
        await table.press(person, f"!agree {cleo.id} reopen", question)
    movers = await play_to_the_end(table)
    after = [line.split()[3:] for line in diary.lines[opened_at:]]
    assert after[-1] == ["end", "of", "the", "game"]
    assert [line[1] for line in after if line[0] == "turn" and len(line) == 2] == movers
