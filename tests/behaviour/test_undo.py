"""A mis-click is taken back: alone as far as nobody else is concerned, else by agreement."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.behaviour.table import gather, to_last_action

if TYPE_CHECKING:
    import simcord

    from tests.behaviour.table import Table


@pytest.fixture
async def ann(table: Table) -> simcord.MemberActor:
    """Seat two players; Ann has turned a card over and put it in column 1."""
    await gather(table, 2)
    ann = table.people[0]
    await table.press(ann, "draw")
    await table.press(ann, "place 1")
    return ann


async def test_button_takes_the_turn_back_on_the_newest_post(
    table: Table, ann: simcord.MemberActor
) -> None:
    newest, pings = table.post, len(table.pings)
    told = table.told(await table.press(ann, "!undo"))
    assert told.text.startswith("Taken back: ")
    assert table.post.id == newest.id
    assert "place 2" in table.post.actions
    assert "Taken back: " in table.post.text
    assert len([ping for ping in table.pings[pings:] if ping]) == 0


async def test_nobody_is_notified_twice_of_one_turn(table: Table, ann: simcord.MemberActor) -> None:
    ben = table.people[1]
    await table.press(ann, "!undo")
    await table.press(ann, "place 3")
    assert [ping for ping in table.pings if ben.id in ping] == [frozenset({ben.id})]
    assert "draw" in table.post.actions
    assert "Taken back" not in table.post.text


async def test_two_clicks_on_undo_undo_one_action(table: Table, ann: simcord.MemberActor) -> None:
    post = table.post
    custom_id = post.actions["!undo"]
    first, second = table.send(ann, post, custom_id), table.send(ann, post, custom_id)
    await table.env.settle()
    texts = sorted(table.told(result).text[:11] for result in (first, second))
    assert texts == ["Taken back:", "This button"]
    assert "place 1" in table.post.actions


async def test_button_says_whose_move_it_would_take_back(
    table: Table, ann: simcord.MemberActor
) -> None:
    assert "Undo (Ann)" in table.labels(table.post)
    told = table.told(await table.press(table.people[1], "!undo"))
    assert told.text == (
        "There is nothing of yours to take back: the last action is another player\u2019s."
    )


async def test_card_turned_over_has_no_button_to_turn_it_back(
    table: Table, ann: simcord.MemberActor
) -> None:
    await table.press(table.people[1], "draw")
    assert "!undo" not in table.post.actions


async def test_others_agree_to_a_take_back(table: Table, ann: simcord.MemberActor) -> None:
    ben = table.people[1]
    await table.press(ben, "draw")
    offer = table.told(await table.slash(ann, "game undo"))
    assert offer.text.count("\n- ") == 2
    await table.press(ann, "!ask undo 2", offer)
    question = table.post
    assert "1 of 2 so far" in question.text
    await table.press(ben, f"!agree {ann.id} undo 2", question)
    assert table.posts()[-1].text == "All players agreed: the last 2 moves are taken back."
    board = table.posts()[-2]
    assert "place 2" in board.actions
    await table.press(ann, "place 2", board)
    assert table.mover is ben
    assert [ping for ping in table.pings if ben.id in ping] == [frozenset({ben.id})] * 2


async def test_question_that_got_lost_is_asked_again(
    table: Table, ann: simcord.MemberActor
) -> None:
    ben = table.people[1]
    await table.press(ben, "draw")
    board = table.post
    offer = table.told(await table.slash(ann, "game undo"))
    table.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062)
    await table.press(ann, "!ask undo 2", offer)
    assert table.post.id == board.id
    await table.press(ann, "!ask undo 2", offer)
    assert "1 of 2 so far" in table.post.text
    await table.press(ben, f"!agree {ann.id} undo 2")
    assert table.post.text == "All players agreed: the last 2 moves are taken back."


async def test_one_no_leaves_everything_as_it_is(table: Table, ann: simcord.MemberActor) -> None:
    ben = table.people[1]
    await table.press(ben, "draw")
    offer = table.told(await table.slash(ann, "game undo"))
    await table.press(ann, "!ask undo 2", offer)
    await table.press(ben, f"!decline {ann.id} undo 2")
    assert "nothing is taken back" in table.post.text
    assert not table.post.actions
    here = await table.bot.tables.table_in(table.channel.id)
    assert len(await table.bot.database.actions(here.id)) == 3


async def test_question_is_stale_once_the_game_has_gone_on(
    table: Table, ann: simcord.MemberActor
) -> None:
    ben = table.people[1]
    await table.press(ben, "draw")
    board = table.post
    await table.press(ann, "!ask undo 2", table.told(await table.slash(ann, "game undo")))
    question = table.post
    await table.press(ben, "place 2", board)
    told = table.told(await table.press(ben, f"!agree {ann.id} undo 2", question))
    assert told.text == (
        "The game has gone on since this was asked. Whoever still wants it asks again."
    )


async def test_log_keeps_what_was_taken_back(table: Table, ann: simcord.MemberActor) -> None:
    await table.press(ann, "!undo")
    await table.press(ann, "place 3")
    told = table.told(await table.slash(ann, "game log"))
    assert told.text.count("~~ (taken back)") == 1


async def test_whoever_ended_the_game_takes_that_back_on_the_newest_post(table: Table) -> None:
    mover, last = await to_last_action(table, "foundations-2p-2.txt")
    await table.slash(table.people[3], "game watch", when="end")
    await table.say(mover, last)
    over, pings = table.post, len(table.pings)
    told = table.told(await table.press(mover, "!undo"))
    assert told.text.startswith("Taken back: ")
    assert table.post.id == over.id
    assert last in table.post.actions
    await table.press(mover, last)
    assert table.post.id != over.id
    assert "The game is over." in table.post.text
    assert not any(table.pings[pings:])
    assert len(table.env.backend.messages[table.env.backend.dm_channels[table.people[3].id]]) == 1


async def test_others_are_not_asked_to_take_back_the_end(table: Table) -> None:
    mover, last = await to_last_action(table, "foundations-2p-2.txt")
    await table.say(mover, last)
    (other,) = {*table.people[:2]} - {mover}
    told = table.told(await table.slash(other, "game undo"))
    assert told.text.startswith("This table is closed.")
