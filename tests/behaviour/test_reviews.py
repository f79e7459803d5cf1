"""A finished game looked back on, by button and by command."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from bot.games.judging import Chance, Weighed
from bot.games.pointcity.computer.judge import PointCityJudge
from bot.games.sanfrancisco.computer.judge import SanFranciscoJudge
from bot.games.tickettoride.computer.judge import TicketToRideJudge
from bot.thinking.thinker import ThinkingFailed
from storage.records import NOBODY, Change
from tests.behaviour.seats import close, resign
from tests.behaviour.seen import Seen
from tests.behaviour.table import finish, gather
from tests.registry import GAMES

if TYPE_CHECKING:
    from random import Random

    from tests.behaviour.table import Table

DOUBLED = "Got it \u2013 that click already counted."
LATER = "You can review this game once it\u2019s over."


class Judged:
    """Counts what is judged, and judges it at once: by the points, and with a bit of luck."""

    def __init__(self) -> None:
        self.positions = 0
        self.weighings = 0

    def chances(self, judge: Any, state: Any, rng: Random) -> tuple[Chance, ...]:
        self.positions += 1
        (game,) = (game for game in GAMES.values() if game.judge is judge)
        points = game.scores(state)
        if (result := game.result(state)) is not None:
            share = 1 / len(result.winners)
            won = (share if seat in result.winners else 0.0 for seat in range(1, len(points) + 1))
            return tuple(Chance(each, 0.0) for each in won)
        weights = [2.0 ** (each / 8) * (1 + rng.random() / 50) for each in points]
        return tuple(Chance(each / sum(weights), 0.02) for each in weights)

    def weigh(self, view: Any, also: Any) -> list[Weighed]:
        self.weighings += 1
        rest = [action for action in view.legal if action != also]
        return [Weighed(rest[0], 7.0, (), 0.6), Weighed(also, 0.0, (), 0.5)]


@pytest.fixture(autouse=True)
def judged(monkeypatch: pytest.MonkeyPatch) -> Judged:
    """Let reviews be worked out in no time."""
    found = Judged()

    def chances(judge: object, state: object, rng: Random) -> tuple[Chance, ...]:
        return found.chances(judge, state, rng)

    def weigh(judge: object, view: object, rng: Random, also: object) -> list[Weighed]:
        return found.weigh(view, also)

    def glance(judge: object, view: object, rng: Random, action: object) -> float:
        return 1.0

    for judge in (SanFranciscoJudge, PointCityJudge, TicketToRideJudge):
        monkeypatch.setattr(judge, "chances", chances)
        monkeypatch.setattr(judge, "weigh", weigh)
        monkeypatch.setattr(judge, "glance", glance)
    return found


async def test_the_last_post_has_a_button_and_the_answer_is_for_one_person(table: Table) -> None:
    await finish(table)
    posts = len(table.posts())
    told = table.told(await table.press(table.people[3], "!review"))
    assert len(table.posts()) == posts
    title, *lines = told.text.splitlines()
    assert title == "**San Francisco** · table 1 · review"
    assert [line[:4] for line in lines if line.startswith("**")] == ["**A.", "**B.", "**C."]
    better = [line for line in lines if line.startswith("Better: ")]
    assert all(line.endswith("About 3½ points more at the end.") for line in better)
    assert better
    (alt,) = told.alts
    assert alt.startswith("Review of table 1: each player\u2019s chance to win")
    assert "A. " in alt
    assert len(alt) <= 1024
    assert len(told.pictures) == 1


async def test_it_tells_how_far_it_has_come(table: Table) -> None:
    await finish(table)
    await table.press(table.people[3], "!review")
    edits = [str(sent.json) for sent in table.env.http_requests if sent.method == "PATCH"]
    making = [edit for edit in edits if "Making the review of table 1" in edit]
    assert len({edit.count("▰") for edit in making}) > 2


async def test_while_the_game_runs_there_is_none(table: Table, judged: Judged) -> None:
    await gather(table, 2)
    assert "!review" not in table.post.actions
    assert table.told(await table.slash(table.people[0], "game record review")).text == LATER
    everybody = await table.slash(table.people[0], "game record review", everybody=True)
    assert table.told(everybody).text == LATER
    assert judged.positions == 0


async def test_a_game_that_ended_early_has_none(table: Table, judged: Judged) -> None:
    await gather(table, 2)
    await close(table, table.people[0])
    told = table.told(await table.slash(table.people[1], "game record review"))
    assert told.text == (
        "The game at table 1 wasn\u2019t played to the end, so there\u2019s nothing to review."
    )
    assert judged.positions == 0


async def test_after_the_end_one_person_alone_hears_why_the_computer_moved(table: Table) -> None:
    await finish(table)
    here = await table.bot.services.tables.archive.table_in(table.channel.id)
    computer = replace(here.seats[1], user_id=NOBODY, name="", strength="medium")
    seats = (here.seats[0], computer, *here.seats[2:])
    await table.bot.services.database.tables.change(here.id, here.version, Change(seats=seats))
    dan = table.people[3]
    posts = len(table.posts())
    turn = table.told(await table.slash(dan, "game log", turn=2))
    why = next(iter(each for each in turn.actions if each.startswith("!why")))
    told = table.told(await table.press(dan, why, turn))
    first, *rest = told.text.splitlines()
    assert first.startswith("\u2068Computer\u2069: **")
    assert rest[0].startswith("A stronger move: **")
    assert rest[0].endswith("About 3½ points more at the end.")
    assert len(table.posts()) == posts
    # The log leads there, too, for the computer's turns alone.
    log = table.told(await table.slash(dan, "game log", page=1))
    assert why in log.actions
    asked = [each for each in log.actions if each.startswith("!why")]
    assert "!why 1" not in asked
    assert 1 < len(asked) <= 25
    again = table.told(await table.press(dan, why, log))
    assert again.text == told.text
    # Of a person's move nobody is told why.
    other = table.told(await table.slash(dan, "game log", turn=1))
    assert not [each for each in other.actions if each.startswith("!why")]


async def test_while_the_game_runs_nobody_hears_why(table: Table, judged: Judged) -> None:
    await gather(table, 2)
    ann = table.people[0]
    answer = table.send(ann, table.post, "t:1:1:!why 1")
    await table.env.settle()
    assert table.told(answer).text == LATER
    assert judged.weighings == 0


async def test_it_is_worked_out_once_and_kept(table: Table, judged: Judged) -> None:
    await finish(table)
    custom_id = table.post.actions["!review"]
    pressed = [table.send(person, table.post, custom_id) for person in table.people[:2]]
    pressed.append(table.send(table.people[0], table.post, custom_id))
    await table.env.settle()
    told = {table.told(press).text for press in pressed}
    assert len(told) == 1
    count = judged.positions
    await table.restart()
    again = table.told(await table.slash(table.people[3], "game record review"))
    assert {again.text} == told
    assert judged.positions == count
    assert judged.weighings <= 12


async def test_what_one_person_sees_can_be_shown_to_everybody_once(table: Table) -> None:
    table.locale = "pl"
    await finish(table)
    ann, *_ = table.people
    told = table.told(await table.slash(ann, "game record review"))
    assert table.labels(told) == ["Show everyone"]
    posts = len(table.posts())
    custom_id = told.actions["!show-review"]
    pressed = [table.send(ann, told, custom_id) for _ in range(2)]
    await table.env.settle()
    assert len(table.posts()) == posts + 1
    assert table.post.text.startswith("**San Francisco** · stół 1 · analiza")
    assert [table.told(press).text for press in pressed].count(DOUBLED) == 1
    after = Seen(table.env, table.channel.id, told.id)
    assert after.text == "Everyone here can now see the review of table 1."


async def test_elsewhere_it_is_shown_to_one_person_alone(table: Table) -> None:
    await finish(table)
    other = table.guild.create_text_channel("other")
    await table.env.settle()
    dan = table.people[3]
    told = table.told(await dan.slash(other, "game record review", table=1))
    assert (len(told.pictures), table.labels(told)) == (1, [])
    refused = table.told(await dan.slash(other, "game record review", table=1, everybody=True))
    assert refused.text.startswith("Table 1 is in another channel")
    assert table.posts(other) == []


async def test_work_that_fails_is_told_and_can_be_asked_for_again(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finish(table)

    async def fails(*_: object) -> None:
        raise ThinkingFailed

    with monkeypatch.context() as patch:
        patch.setattr("bot.thinking.thinker.ThreadThinker.do", fails)
        told = table.told(await table.press(table.people[0], "!review"))
    assert told.text == "The review of table 1 couldn\u2019t be finished. Please ask for it again."
    again = table.told(await table.press(table.people[0], "!review"))
    assert len(again.pictures) == 1


@pytest.mark.parametrize("name", ["pointcity/market-3p-shared.txt", "tickettoride/trams-4p-1.txt"])
async def test_every_game_has_one(table: Table, name: str) -> None:
    await finish(table, name)
    told = table.told(await table.press(table.people[0], "!review"))
    assert told.text.count("\n") > 3
    assert len(told.pictures) == 1


async def test_who_resigned_against_computers_sees_the_cards_and_the_review(
    table: Table, thinking: None
) -> None:
    ann = table.people[0]
    await table.slash(ann, "game new", game="tickettoride", seats=2, computers="easy")
    await table.press(ann, "!start")
    for _ in range(3):
        panel = table.told(await table.press(ann, "!panel"))
        action = next(each for each in panel.actions if not each.startswith("!"))
        await table.press(ann, action, panel)
        await table.env.advance_time(60)
    await resign(table, ann)
    assert {"!panel", "!review"} <= table.post.actions.keys()
    own = table.told(await table.press(ann, "!panel"))
    assert "resigned, so" in own.text
    assert own.pictures
    told = table.told(await table.press(ann, "!review"))
    assert "· review" in told.text.splitlines()[0]
    assert len(told.pictures) == 1


async def test_hands_of_several_stay_hidden_after_a_resignation(
    table: Table, judged: Judged
) -> None:
    ann, ben, *_ = table.people
    await table.slash(ann, "game new", game="tickettoride", seats=2)
    await table.press(ben, "!join")
    await table.press(ann, "!start")
    await resign(table, ben)
    told = table.told(await table.press(ann, "!review"))
    assert told.text.startswith("Players can still reopen table 1, so hidden cards stay hidden")
    assert judged.positions == 0


async def test_game_without_hands_is_reviewed_after_a_resignation(table: Table) -> None:
    ann, ben, *_ = table.people
    await gather(table, 2)
    for person in (ann, ben):
        await table.say(person, "draw")
        await table.say(person, "place 1")
    await resign(table, ben)
    told = table.told(await table.press(ann, "!review"))
    assert "· review" in told.text.splitlines()[0]
