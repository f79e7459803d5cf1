"""What players read of a question: who has answered, whose answer is missing, what it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.chat.painter import Painter
from bot.chat.posts.agreement import offer_undo, question_post
from bot.chat.posts.public import Posts
from bot.chat.posts.votes import vote_post
from bot.presenters import PRESENTERS
from bot.tables.changes.polls import Choice, Poll, Question, Reason
from bot.tables.changes.topics import END, PAUSE, REOPEN, Consent, Topic
from bot.tables.errors import Revealed
from bot.words.words import Words
from render import paint
from storage.records import TableStatus
from tests.records import record_of
from tests.tables.conftest import ANN, BO, CY, house, place

if TYPE_CHECKING:
    from bot.tables.model import Table
    from tests.tables.conftest import House

__all__ = ["house", "place"]

POSTS = Posts(PRESENTERS, Painter(paint))
WORDS = Words("en")


async def consented(house: House, topic: Topic, *people: int) -> Consent:
    return Consent(await house.started(3), topic, frozenset(people))


@pytest.mark.parametrize("topic", [END, PAUSE, REOPEN])
async def test_question_mentions_whose_answer_is_missing(house: House, topic: Topic) -> None:
    post = question_post(POSTS, await consented(house, topic, ANN.id, CY.id), [], ANN.id)
    assert post.pings == (BO.id,)
    assert post.text.endswith("Agreed so far: \u2068Ann\u2069, \u2068Cy\u2069.")
    (row,) = post.rows
    assert isinstance(row, tuple)
    assert [button.action for button in row] == [f"!agree 1 {topic}", f"!decline 1 {topic}"]


async def test_question_all_have_agreed_to_has_no_buttons_and_mentions_nobody(
    house: House,
) -> None:
    post = question_post(POSTS, await consented(house, END, ANN.id, BO.id, CY.id), [], ANN.id)
    assert (post.rows, post.pings) == ((), ())


async def test_moves_are_counted_as_they_are_listed(house: House) -> None:
    table = await house.play(await house.started(), "1 draw", "1 place 2", "2 draw")
    history = await house.tables.archive.history(table)
    topic = Topic(3)
    question = question_post(POSTS, Consent(table, topic, frozenset({1})), history, ANN.id)
    listed = [line for line in question.text.split("\n") if line.startswith("- ")]
    assert len(listed) == 2, "drawing a card and placing it is one line"
    assert "undo the last 2 moves." in question.text
    offer = offer_undo(POSTS, table, history, topic, ANN.id, Revealed(), WORDS)
    assert [line for line in offer.text.split("\n") if line.startswith("- ")] == listed
    done = question_post(POSTS, Consent(table, topic, frozenset({1, 2})), history, ANN.id)
    assert done.text == "Everyone agreed: the last 2 moves were undone."


async def test_long_list_ends_after_a_whole_move(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.chat.posts.agreement.LONGEST", 60)
    turns = (f"{seat} {action}" for seat in (1, 2) for action in ("draw", "place 1"))
    table = await house.play(await house.started(), *turns)
    history = await house.tables.archive.history(table)
    played = tuple(each.last for each in history[1:] if each.last)
    first, second = POSTS.lines(table, history[-1], played, WORDS)
    assert len(first) < 60 < len(first) + len(second)
    question = question_post(POSTS, Consent(table, Topic(4), frozenset({1})), history, ANN.id)
    listed = [line for line in question.text.split("\n") if line.startswith("- ")]
    assert listed == [f"- {first}", "- …"]
    assert "undo the last 2 moves." in question.text


async def voted(house: House, **votes: Choice) -> tuple[Table, Poll]:
    table = await house.started(4)
    by = {seat.name: seat.user_id for seat in table.seats}
    poll = Poll(table, Question(Reason.LATE, 1), {by[who]: vote for who, vote in votes.items()})
    return table, poll


async def test_vote_names_who_wants_what_and_mentions_the_others(house: House) -> None:
    _, poll = await voted(house, Cy=Choice.END)
    post = vote_post(poll, "https://discord.com")
    assert post.pings == (BO.id, 4)
    lines = post.text.split("\n")
    assert lines[-1].startswith("**Close table** (1)")
    assert lines[-1].endswith(" · \u2068Cy\u2069")
    assert not any("Cy" in line for line in lines[:-1])


async def test_decided_vote_mentions_nobody(house: House) -> None:
    _, poll = await voted(house, Cy=Choice.STAND_IN, Bo=Choice.STAND_IN)
    assert vote_post(poll, "https://discord.com").pings == ()


@pytest.mark.parametrize(
    "name", ["tickettoride/trams-3p-1.txt", "sanfrancisco/foundations-3p-1.txt"]
)
async def test_undoing_the_end_warns_that_hands_are_known(house: House, name: str) -> None:
    game, _, _ = name.partition("/")
    seats = record_of(name).setup.seats
    table = await house.started(seats, game)
    person, notation = await house.to_last_action(table, name)
    table = (await house.tables.play.act(table.id, person.id, notation)).table
    assert table.record.status is TableStatus.FINISHED
    history = await house.tables.archive.history(table)
    warned = WORDS.say("undo-opens-hands")
    topic = await house.tables.agreement.undo_topic(table, person.id)
    question = question_post(
        POSTS, Consent(table, topic, frozenset({person.id})), history, person.id
    )
    offer = offer_undo(POSTS, table, history, topic, person.id, Revealed(), WORDS)
    assert (warned in question.text, warned in offer.text) == 2 * (game == "tickettoride",)
