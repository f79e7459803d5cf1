"""A game with hidden hands from the lobby to the record: what is told to whom, and when."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from bot.games.record import read
from bot.games.record import replay as replayed
from storage.records import Change
from tests.behaviour.hidden import called, dealt, give, log, named, panel, position, sent, step
from tests.behaviour.seen import Seen
from tests.behaviour.table import gather
from tests.registry import GAMES
from tests.tiny.state import Take

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    import simcord

    from bot.games.game import Action
    from storage.records import SeatRecord
    from tests.behaviour.table import Table

HOUR = 3_600
DAY = 24 * HOUR


@pytest_asyncio.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with dealt(tmp_path / "bot.sqlite3") as found:
        yield found


@pytest.fixture
def cleo(table: Table) -> simcord.MemberActor:
    return table.people[2]


def mail(table: Table, person: simcord.MemberActor) -> list[Seen]:
    """Return the direct messages somebody has got."""
    channel = table.env.backend.dm_channels.get(person.id)
    kept = table.env.backend.messages.get(channel, {}) if channel is not None else {}
    return [Seen(table.env, channel or 0, message) for message in kept]


async def looked_at(table: Table, person: simcord.MemberActor) -> list[Seen]:
    """Return whatever a person can look at of the table in its channel."""
    looks = [
        table.told(await table.slash(person, f"game {name}"))
        for name in ("board", "state", "log", "record export", "record replay")
    ]
    pages = [await sent(table, person, looks[1], f"t:1:1:!state {page}") for page in range(1, 5)]
    zooms = [await sent(table, person, looks[0], f"t:1:1:!city {seat}") for seat in (1, 2, 3)]
    middle = await sent(table, person, looks[0], "t:1:1:!offer")
    turns = [await sent(table, person, looks[2], f"t:1:1:!turn {turn}") for turn in (1, 2)]
    return [*looks, *pages, *zooms, middle, *turns]


async def played(table: Table, rng: Random) -> None:
    """Play the game to its end by commands, in any order; nobody takes an open card."""
    while "!export" not in table.post.actions:
        game, state = GAMES["tiny"], (await position(table)).state
        legal = [each for each in game.legal_actions(state) if not isinstance(each, Take)]
        action: Action = rng.choice(legal)
        await table.say(table.people[action.seat - 1], game.format(action))


async def test_game_is_played_to_its_end_by_commands(
    table: Table, ann: simcord.MemberActor, dan: simcord.MemberActor
) -> None:
    await gather(table, 2, "tiny")
    await played(table, Random(2))
    lines = await log(table)
    assert any(line.startswith("0 shuffle c") for line in lines)
    assert "**The game is over.**" in table.post.text
    told = table.told(await table.press(dan, "!export"))
    (file,) = told.pictures
    record = read(file.decode(), GAMES)
    assert replayed(GAMES["tiny"], record) == (await position(table)).state
    assert file.decode().splitlines()[6:-4] == lines
    told = table.told(await table.slash(dan, "game log"))
    assert "gives Card" in told.text
    turns = [ping for ping in table.pings if ping]
    # Four rounds: in each all are called once to choose, and each once to draw. Then comes the end.
    assert [len(ping) for ping in turns] == [*[2, 1, 1] * 4, 1]


async def test_nothing_hidden_is_told_to_who_looks_on(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor, dan: simcord.MemberActor
) -> None:
    await gather(table, 3, "tiny")
    await table.slash(dan, "game table watch")
    await give(table, 0, 1, 2)
    await table.say(ann, "draw")
    await table.say(ann, "discard c11")
    await table.say(ben, "draw")
    hidden = GAMES["tiny"].unknown((await position(table)).state, None)
    assert len(hidden) == 14
    seen = [*await looked_at(table, dan), *mail(table, dan), *table.posts()]
    assert len(mail(table, dan)) == 2
    assert {card for message in seen for card in named(message)} == {"c10", "c11"}
    own = {card for message in await looked_at(table, ben) for card in named(message)}
    assert own == {"c01", "c05", "c06", "c10", "c11", "c12"}


async def test_completions_offer_a_seat_its_own_cards_and_nobody_else_any(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor, dan: simcord.MemberActor
) -> None:
    await gather(table, 3, "tiny")
    command = "tiny give", "card", ""
    offered = [
        [option["value"] for option in await person.autocomplete(table.channel, *command)]
        for person in (ann, ben, dan)
    ]
    assert offered == [["c01", "c02", "c03"], ["c04", "c05", "c06"], []]


# Reminders, clocks, votes


async def test_each_is_reminded_alone_until_they_have_chosen(table: Table) -> None:
    await gather(table, 3, "tiny")
    since = len(table.pings)
    await give(table, 1)
    await table.env.advance_time(DAY)
    assert sorted(called(table, since)) == [["ann"], ["cleo"]]
    await give(table, 2)
    await table.env.advance_time(DAY)
    assert called(table, since)[2:] == [["ann"]]
    assert "Still to choose: **\u2068Ann\u2069**." in table.post.text
    await give(table, 0)
    await table.env.advance_time(DAY)
    assert called(table, since)[3:] == [["ann"], ["ann"]]


async def test_others_are_asked_about_the_one_who_is_late(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor, cleo: simcord.MemberActor
) -> None:
    await table.slash(ann, "game new", game="tiny", seats=3, reminders=0, clock=8)
    for guest in (ben, cleo):
        await table.press(guest, "!join")
    await table.slash(ann, "game start", first=ann)
    await give(table, 0)
    await table.env.advance_time(32 * HOUR)
    asked = [post for post in table.posts() if "has run out of time" in post.text]
    assert ["Ben" in post.text for post in asked] == [True]
    await give(table, 2)
    assert not [post for post in table.posts() if "has run out of time" in post.text]
    await table.env.advance_time(HOUR)
    asked = [post for post in table.posts() if "has run out of time" in post.text]
    for person in (ann, cleo):
        await table.press(person, next(each for each in asked[-1].actions if "computer" in each))
    assert [seat.computer for seat in await table.bot.services.database.tables.seats(1)][1]


async def test_post_tells_the_smallest_reserve_and_whose_it_is(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
) -> None:
    await table.slash(ann, "game new", game="tiny", seats=2, reminders=0, clock=8)
    await table.press(ben, "!join")
    await table.slash(ann, "game start", first=ann)
    assert "Reserve begins: <t:" in table.post.text
    await table.env.advance_time(9 * HOUR)
    for person, action in ((ann, "give c01"), (ben, "give c04"), (ann, "take")):
        await table.say(person, action)
    await table.env.advance_time(10 * HOUR)
    for person, action in ((ann, "discard c02"), (ben, "take"), (ben, "discard c02")):
        await table.say(person, action)
    assert table.post.text.endswith(" · the smallest has 21 hours left: \u2068Ann\u2069.")
    await table.say(ann, "give c03")
    assert table.post.text.endswith(" · 23 hours left.")


# Languages


ANSWERS = {
    "en": (
        (
            "Other players still have to move: \u2068Ben\u2069, \u2068Cleo\u2069. "
            "Wait for the next message."
        ),
        "The game has moved on in the meantime. Here is what it looks like now.",
        "It\u2019s \u2068Cleo\u2069\u2019s turn. Wait for the next message.",
        "Back",
    ),
    "pl": (
        (
            "Ruch mają jeszcze inni: \u2068Ben\u2069, \u2068Cleo\u2069. "
            "Poczekaj na następną wiadomość."
        ),
        "W międzyczasie gra poszła dalej. Teraz wygląda tak.",
        "Teraz gra \u2068Cleo\u2069. Poczekaj na następną wiadomość.",
        "Wróć",
    ),
    "it": (
        (
            "Devono ancora muovere altre persone: \u2068Ben\u2069, \u2068Cleo\u2069. "
            "Aspetta il prossimo messaggio."
        ),
        "Nel frattempo la partita è andata avanti. Ecco com\u2019è ora.",
        "Ora tocca a \u2068Cleo\u2069. Aspetta il prossimo messaggio.",
        "Indietro",
    ),
}
"""What is said to who has acted while several are to act, or by an old button, or while one is to
act; and the way back in a panel."""


@pytest.mark.parametrize("language", ANSWERS)
async def test_panels_answer_in_the_persons_language(
    table: Table, ann: simcord.MemberActor, language: str
) -> None:
    table.locales |= {ann.id: language}
    await gather(table, 3, "tiny")
    shown = await step(table, ann, await panel(table, ann), "!panel c01")
    assert table.labels(shown)[-1] == ANSWERS[language][3]
    shown = await step(table, ann, shown, "give c01")
    several = await sent(table, ann, shown, "t:1:~1.1:give c02")
    passed = await sent(table, ann, shown, "t:1:~1.0:give c02")
    await give(table, 1)
    one = await sent(table, ann, shown, "t:1:~1.1:give c02")
    said = [each.text.splitlines()[0] for each in (several, passed, one)]
    assert said == [*ANSWERS[language][:3]]


async def test_long_names_of_all_who_are_awaited_are_told_in_full(
    table: Table, ann: simcord.MemberActor
) -> None:
    await gather(table, 3, "tiny")
    names = "Bartholomew the Bald, of Bath", "Cleo, *Queen* of the Nile"
    await table.bot.services.database.tables.change(
        1, 4, Change(seats=await renamed(table, *names))
    )
    await give(table, 0)
    told = table.told(await table.slash(ann, "tiny give", card="c02"))
    listed = "\u2068Bartholomew the Bald, of Bath\u2069, \u2068Cleo, \\*Queen\\* of the Nile\u2069"
    assert listed in told.text


async def renamed(table: Table, *names: str) -> tuple[SeatRecord, ...]:
    """Return the seats of a table, the last ones with other names than those seen here."""
    first, *others = await table.bot.services.database.tables.seats(1)
    for seat in others:
        table.bot.services.tables.sightings.forget(seat.user_id)
    named = (replace(seat, name=name) for seat, name in zip(others, names, strict=True))
    return (first, *named)
