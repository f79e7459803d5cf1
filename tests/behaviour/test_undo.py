"""A mis-click is taken back: alone as far as nobody else is concerned, else by agreement."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.behaviour.table import gather, to_last_action

if TYPE_CHECKING:
    import simcord

    from tests.behaviour.seen import Seen
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
    assert told.text.startswith("Undone: ")
    assert table.post.id == newest.id
    assert "place 2" in table.post.actions
    assert "Undone: " in table.post.text
    assert len([ping for ping in table.pings[pings:] if ping]) == 0


async def test_nobody_is_notified_twice_of_one_turn(table: Table, ann: simcord.MemberActor) -> None:
    ben = table.people[1]
    await table.press(ann, "!undo")
    await table.press(ann, "place 3")
    assert [ping for ping in table.pings if ben.id in ping] == [frozenset({ben.id})]
    assert "draw" in table.post.actions
    assert "Undone" not in table.post.text


async def test_two_clicks_on_undo_undo_one_action(table: Table, ann: simcord.MemberActor) -> None:
    post = table.post
    custom_id = post.actions["!undo"]
    first, second = table.send(ann, post, custom_id), table.send(ann, post, custom_id)
    await table.env.settle()
    texts = sorted(table.told(result).text[:11] for result in (first, second))
    assert texts == ["This button", "Undone: ~~*"]
    assert "place 1" in table.post.actions


async def test_button_says_whose_move_it_would_take_back(
    table: Table, ann: simcord.MemberActor
) -> None:
    assert "Undo (Ann)" in table.labels(table.post)
    told = table.told(await table.press(table.people[1], "!undo"))
    assert told.text == (
        "The last move was someone else\u2019s, so you can\u2019t undo on your own."
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
    assert question.text.startswith(f"<@{ben.id}>\n")
    assert "would like to undo the last 2 moves." in question.text
    assert question.text.count("\n- ") == 2
    assert question.text.endswith("Agreed so far: \u2068Ann\u2069.")
    assert table.pings[-1] == {ben.id}
    await table.press(ben, f"!agree {ann.id} undo 2", question)
    board, asked, told = table.posts()[-3:]
    assert asked.text == "Everyone agreed: the last 2 moves were undone."
    assert told.text.startswith(
        f"<@{ann.id}>\nEveryone agreed to the undo. It\u2019s \u2068Ann\u2069\u2019s turn · [board]"
    )
    assert table.pings[-1] == {ann.id}
    assert "!panel" in told.actions
    assert "place 2" in board.actions
    await table.press(ann, "place 2", board)
    assert table.mover is ben
    assert [ping for ping in table.pings if ben.id in ping] == [frozenset({ben.id})] * 3


async def test_two_presses_ask_once_and_use_the_offer_up(
    table: Table, ann: simcord.MemberActor
) -> None:
    await table.press(table.people[1], "draw")
    offer = table.told(await table.slash(ann, "game undo"))
    custom_id = offer.actions["!ask undo 2"]
    posts = len(table.posts())
    results = [table.send(ann, offer, custom_id) for _ in range(2)]
    await table.env.settle()
    assert len(table.posts()) == posts + 1
    for result in results:
        told = table.told(result)
        assert told.text == f"The others have been asked in {table.channel.mention}."
        assert not told.actions


async def test_question_that_is_deleted_is_asked_again(
    table: Table, ann: simcord.MemberActor
) -> None:
    ben = table.people[1]
    await table.press(ben, "draw")
    for _ in range(2):
        offer = table.told(await table.slash(ann, "game undo"))
        await table.press(ann, "!ask undo 2", offer)
        question = table.post
        assert "would like to undo" in question.text
        table.env.backend.delete_message(table.channel.id, question.id)
        await table.env.settle()
    assert "would like to undo" not in table.post.text


async def test_question_outlasts_the_bot(table: Table, ann: simcord.MemberActor) -> None:
    ben = table.people[1]
    await table.press(ben, "draw")
    await table.press(ann, "!ask undo 2", table.told(await table.slash(ann, "game undo")))
    question = table.post
    await table.restart()
    await table.say(ben, "place 2")
    assert "The game has moved on since this question was asked." in reread(table, question).text
    assert reread(table, question).actions == {}


def reread(table: Table, message: Seen) -> Seen:
    """Return a message as it is now."""
    return next(post for post in table.posts() if post.id == message.id)


async def test_one_no_leaves_everything_as_it_is(table: Table, ann: simcord.MemberActor) -> None:
    ben = table.people[1]
    await table.press(ben, "draw")
    offer = table.told(await table.slash(ann, "game undo"))
    await table.press(ann, "!ask undo 2", offer)
    await table.press(ben, f"!decline {ann.id} undo 2")
    assert "nothing was undone" in table.post.text
    assert not table.post.actions
    here = await table.bot.services.tables.archive.table_in(table.channel.id)
    assert len(await table.bot.services.database.tables.actions(here.id)) == 3
    again = table.told(await table.slash(ann, "game undo"))
    told = table.told(await table.press(ann, "!ask undo 2", again))
    assert told.text.startswith("Someone has just said no to this.")


async def test_question_is_stale_once_the_game_has_gone_on(
    table: Table, ann: simcord.MemberActor
) -> None:
    ben = table.people[1]
    await table.press(ben, "draw")
    board = table.post
    await table.press(ann, "!ask undo 2", table.told(await table.slash(ann, "game undo")))
    question = table.post
    custom_id = question.actions[f"!agree {ann.id} undo 2"]
    await table.press(ben, "place 2", board)
    assert reread(table, question).actions == {}
    assert reread(table, question).text.startswith(
        "The game has moved on since this question was asked."
    )
    result = table.send(ben, question, custom_id)
    await table.env.settle()
    told = table.told(result)
    assert told.text == (
        "The game has moved on since this question was asked. Ask again if you still want it."
    )


async def test_log_keeps_what_was_taken_back(table: Table, ann: simcord.MemberActor) -> None:
    await table.press(ann, "!undo")
    await table.press(ann, "place 3")
    told = table.told(await table.slash(ann, "game log"))
    assert told.text.count("~~ (undone)") == 1


# The end of a game


async def over(table: Table) -> tuple[simcord.MemberActor, simcord.MemberActor, str]:
    """Play a kept game of two to its end; return who ended it, who else played, and by what."""
    mover, last = await to_last_action(table, "sanfrancisco/foundations-2p-2.txt")
    await table.say(mover, last)
    (other,) = {*table.people[:2]} - {mover}
    return mover, other, last


async def test_button_under_the_final_score_offers_to_ask_for_the_end(table: Table) -> None:
    mover, _, _ = await over(table)
    final = table.post
    assert "Ask to undo" in table.labels(final)
    result = await table.press(mover, "!undo")
    assert result.ephemeral
    offer = table.told(result)
    assert offer.text.startswith(
        "The game is over and every card has been revealed, so you can\u2019t undo "
        "its last move on your own. If everyone agrees, your last move and everything after it can "
        "still be undone."
    )
    assert list(offer.actions) == ["!ask undo 1", "!leave-it"]
    assert (table.post.id, table.post.text) == (final.id, final.text)


async def test_game_goes_on_at_its_last_post_once_all_agree(table: Table) -> None:
    mover, other, last = await over(table)
    final, pings = table.post, len(table.pings)
    await table.press(mover, "!ask undo 1", table.told(await table.press(mover, "!undo")))
    question = table.post
    assert "would like to undo the last move." in question.text
    await table.press(other, f"!agree {mover.id} undo 1", question)
    board, asked, _ = table.posts()[-3:]
    assert asked.text == "Everyone agreed: the last move was undone."
    assert board.id == final.id
    assert "The game is over." not in board.text
    assert [ping for ping in table.pings[pings:] if ping] == [{other.id}, {mover.id}]
    await table.press(mover, last, board)
    assert "The game is over." in table.post.text
    assert table.post.id != final.id


async def test_whoever_watches_is_told_of_one_end(table: Table) -> None:
    mover, last = await to_last_action(table, "sanfrancisco/foundations-2p-2.txt")
    onlooker = table.people[3]
    await table.slash(onlooker, "game table watch", when="end")
    await table.say(mover, last)
    await table.press(mover, "!ask undo 1", table.told(await table.press(mover, "!undo")))
    await table.press(table.people[1], f"!agree {mover.id} undo 1")
    await table.press(mover, last, table.posts()[-3])
    told = table.env.backend.messages[table.env.backend.dm_channels[onlooker.id]]
    assert len(told) == 1


async def test_whoever_did_not_end_the_game_can_ask_too(table: Table) -> None:
    _, other, _ = await over(table)
    offer = table.told(await table.slash(other, "game undo"))
    assert list(offer.actions) == ["!ask undo 3", "!leave-it"]


async def test_last_yes_delivered_twice_takes_one_end_back(table: Table) -> None:
    mover, other, _ = await over(table)
    await table.press(mover, "!ask undo 1", table.told(await table.press(mover, "!undo")))
    question = table.post
    custom_id = question.actions[f"!agree {mover.id} undo 1"]
    results = [table.send(other, question, custom_id) for _ in range(2)]
    await table.env.settle()
    assert table.told(results[1]).text.startswith(
        "The game has moved on since this question was asked."
    )
    assert table.posts()[-2].text == "Everyone agreed: the last move was undone."


async def test_end_stands_while_another_table_is_open(table: Table) -> None:
    mover, other, _ = await over(table)
    final = table.post
    offer = table.told(await table.press(mover, "!undo"))
    await table.press(other, "!rematch")
    for action, message in (("!undo", final), ("!ask undo 1", offer)):
        told = table.told(await table.press(mover, action, message))
        assert told.text.startswith("There\u2019s already a table in this channel.")
    assert "The game is over." in table.posts()[-2].text


async def test_nobody_looking_on_asks_for_the_end(table: Table) -> None:
    await over(table)
    told = table.told(await table.press(table.people[2], "!undo"))
    assert told.text.startswith("You\u2019re not playing at this table, but")


async def test_final_score_has_no_undo_once_somebody_is_forgotten(table: Table) -> None:
    mover, other, _ = await over(table)
    custom_id = table.post.actions["!undo"]
    await table.bot.services.database.people.forget(other.id)
    await table.slash(mover, "game board")
    assert "!rematch" in table.post.actions
    assert "!undo" not in table.post.actions
    result = table.send(mover, table.post, custom_id)
    await table.env.settle()
    told = table.told(result)
    assert told.text.startswith("This table is closed.")
