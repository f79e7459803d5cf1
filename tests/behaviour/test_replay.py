"""A whole game as an animation."""

from __future__ import annotations

import asyncio
from io import BytesIO
from typing import TYPE_CHECKING

from PIL import Image

from bot.chat.messages.ids import button_id
from bot.words.words import Words
from tests.behaviour.seen import Seen
from tests.behaviour.table import finish, gather

if TYPE_CHECKING:
    import pytest

    from bot.chat.messages.post import Post
    from tests.behaviour.table import Table


DOUBLED = "Got it \u2013 that click already counted."


def frames(file: bytes) -> int:
    with Image.open(BytesIO(file)) as animation:
        assert animation.format == "GIF"
        return getattr(animation, "n_frames", 1)


async def played(table: Table) -> None:
    """Play two turns."""
    await gather(table, 2)
    for person in table.people[:2]:
        await table.press(person, "draw")
        await table.press(person, "place 1")


async def test_replay_has_the_start_and_a_picture_a_turn(table: Table) -> None:
    await played(table)
    posts = len(table.posts())
    told = table.told(await table.slash(table.people[3], "game record replay"))
    assert len(table.posts()) == posts
    assert told.text == "**San Francisco** · table 1 · 2 turns"
    (film,) = told.pictures
    assert frames(film) == 3
    (alt,) = told.alts
    assert alt.startswith("Animation of table 1 with Ann, Ben: 2 turns, one picture each")
    assert len(alt) <= 1024


async def test_replay_can_be_shown_to_everybody(table: Table) -> None:
    await played(table)
    await table.slash(table.people[3], "game record replay", everybody=True)
    assert table.post.text == "**San Francisco** · table 1 · 2 turns"
    assert len(table.post.pictures) == 1


async def test_what_one_person_is_shown_can_be_shown_to_everybody_from_there(table: Table) -> None:
    table.locale = "pl"
    await played(table)
    ann, *_ = table.people
    told = table.told(await table.slash(ann, "game record replay"))
    assert table.labels(told) == ["Show everyone"]
    posts = len(table.posts())
    await table.press(ann, "!show-replay", told)
    assert len(table.posts()) == posts + 1
    assert table.post.text == "**San Francisco** · stół 1 · 2 tury"
    assert frames(table.post.pictures[0]) == 3
    after = Seen(table.env, table.channel.id, told.id)
    assert after.text == "Everyone here can now see the replay of table 1."
    assert after.actions == {}


async def test_second_press_shows_it_to_nobody_again(table: Table) -> None:
    await played(table)
    ann, *_ = table.people
    told = table.told(await table.slash(ann, "game record replay"))
    posts = len(table.posts())
    custom_id = told.actions["!show-replay"]
    pressed = [table.send(ann, told, custom_id) for _ in range(2)]
    await table.env.settle()
    assert len(table.posts()) == posts + 1
    assert [table.told(press).text for press in pressed].count(DOUBLED) == 1


async def test_what_is_shown_elsewhere_cannot_be_shown_to_everybody_there(table: Table) -> None:
    await played(table)
    other = table.guild.create_text_channel("other")
    await table.env.settle()
    dan = table.people[3]
    told = table.told(await dan.slash(other, "game record replay", table=1))
    assert table.labels(told) == []
    forged = table.send(dan, told, button_id(1, 1, "!show-replay"), other)
    await table.env.settle()
    assert table.told(forged).text.startswith("Table 1 is in another channel")
    assert table.posts(other) == []


async def test_what_is_shown_to_everybody_has_no_button(table: Table) -> None:
    await played(table)
    await table.slash(table.people[3], "game record replay", everybody=True)
    assert table.labels(table.post) == []


async def test_final_post_has_a_button_and_says_how_far_it_has_come(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finish(table)
    monkeypatch.setattr("bot.chat.posts.film.TOLD_EVERY", 1000)
    told = table.told(await table.press(table.people[3], "!replay"))
    assert told.text.endswith(" turns")
    assert frames(told.pictures[0]) > 20
    edits = [str(sent.json) for sent in table.env.http_requests if sent.method == "PATCH"]
    assert any("Making the replay of table 1: 0 of " in edit for edit in edits)
    assert any("almost done" in edit for edit in edits)


async def test_replay_of_another_channel_is_shown_to_nobody_else(table: Table) -> None:
    await played(table)
    other = table.guild.create_text_channel("other")
    await table.env.settle()
    dan = table.people[3]
    refused = table.told(await dan.slash(other, "game record replay", table=1, everybody=True))
    assert refused.text.startswith("Table 1 is in another channel")
    assert table.posts(other) == []
    told = table.told(await dan.slash(other, "game record replay", table=1))
    assert len(told.pictures) == 1


async def test_second_replay_waits_for_the_first(table: Table) -> None:
    await played(table)
    here = await table.bot.services.tables.archive.table_in(table.channel.id)
    said: list[str] = []

    async def note(post: Post) -> None:
        said.append(post.text)

    make = table.bot.services.films.make
    films = await asyncio.gather(*(make(here, Words(), 10**7, note) for _ in range(2)))
    assert films[0].picture == films[1].picture
    waiting = next(index for index, text in enumerate(said) if "being made first" in text)
    joined = [index for index, text in enumerate(said) if "almost done" in text]
    assert waiting < joined[0] < joined[1]


async def test_nothing_is_to_be_seen_before_the_first_move(table: Table) -> None:
    await gather(table, 2)
    told = table.told(await table.slash(table.people[3], "game record replay"))
    assert told.text == "Nothing has happened at table 1 yet."


async def test_game_too_long_for_the_server_is_told_so(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(table)
    monkeypatch.setattr("bot.chat.posts.film.LARGEST", 1_000)
    told = table.told(await table.slash(table.people[3], "game record replay"))
    assert "too big to upload" in told.text
