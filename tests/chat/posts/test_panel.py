"""The private panel of a person, and the button that opens it."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from bot.chat.painter import Painter
from bot.chat.posts import private
from bot.chat.posts.panel import panel_of, panel_post, with_way_back
from bot.chat.posts.public import Posts
from bot.chat.posts.rules import rules_post
from bot.chat.posts.turns import brief
from bot.presenters.controls import Select
from bot.tables.model import Step
from bot.words.words import Words
from storage.records import TableStatus
from tests.games.positions import mostly_soaked, tables
from tests.hidden.courses import member, played
from tests.hidden.looks import POSTS, actions_of
from tests.registry import GAMES, PRESENTERS
from tests.wire.components import walk

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bot.chat.messages.post import Post
    from bot.tables.model import Played, Position, Table
    from tests.hidden.courses import Course

WORDS = Words()
MOST_COMPONENTS = 40

every_table = pytest.mark.parametrize(("name", "seats"), tables())


def moments(name: str, seats: int) -> Iterator[Course]:
    """Yield a game with the longest names at some of its positions, the last one included."""
    course = played(name, seats, 5)
    long = tuple(replace(seat, name=f"{seat.seat}{'_' * 31}") for seat in course.table.seats)
    for lines in {*Random(1).sample(range(len(course.log)), 6), len(course.log)}:
        here = course.upto(lines)
        if here.game.to_act(here.position.state) or here.over:
            vars(here)["table"] = replace(here.table, seats=long)
            yield here


async def post_of(
    table: Table, position: Position, seat: int | None, *, posts: Posts = POSTS, **more: Any
) -> Post:
    panel = panel_of(posts, table, position, seat, WORDS, **more)
    return await panel_post(posts, table, position, seat, panel)


def components(post: Post) -> list[Any]:
    return [*walk(post.view().to_components())]


def actions(post: Post) -> list[str]:
    return [*actions_of(post.rows)]


def of_game(post: Post) -> set[str]:
    """Return the actions of the game on a post, and what leads to some."""
    leading = ("!pick", "!all", "!page")
    return {each for each in actions(post) if not each.startswith("!") or each.startswith(leading)}


@pytest.mark.parametrize(("name", "seats"), mostly_soaked(2))
async def test_posts_and_panels_have_as_many_components_as_discord_takes(
    name: str, seats: int
) -> None:
    for course in moments(name, seats):
        table, position = course.table, course.position
        shown = await POSTS.show(table, POSTS.current(table, position))
        posts = [POSTS.board(table, position, shown), POSTS.over(table, position, shown)]
        for seat in (None, *range(1, seats + 1)):
            posts.append(await post_of(table, position, seat))
            picked = [each for each in actions(posts[-1]) if each.startswith("!pick ")]
            for item in picked:
                step = await post_of(table, position, seat, item=item.removeprefix("!pick "))
                posts.append(step)
                assert actions(step)[-1] == "!panel"
        for post in posts:
            listed = components(post)
            ids = [each["custom_id"] for each in listed if "custom_id" in each]
            assert len(listed) <= MOST_COMPONENTS
            assert len({*ids}) == len(ids)


@every_table
async def test_first_button_of_every_post_opens_the_panel(name: str, seats: int) -> None:
    for course in moments(name, seats):
        shown = await POSTS.show(course.table, POSTS.current(course.table, course.position))
        post = (POSTS.over if course.over else POSTS.board)(course.table, course.position, shown)
        assert actions(post)[0] == "!panel"
        paused = replace(course.table, record=replace(course.table.record, paused_at=1))
        assert actions(POSTS.board(paused, course.position, shown))[0] == "!panel"


@pytest.mark.parametrize("name", GAMES)
def test_panel_tells_what_others_did_since_the_last_turn_until_the_seat_moves(name: str) -> None:
    course = played(name, max(GAMES[name].seats), 4)
    table, start = course.table, WORDS.say("since-last-turn", moves="").strip()
    table = replace(table, record=replace(table.record, status=TableStatus.RUNNING))
    seen: set[bool] = set()
    for position in Random(3).sample(course.history[:-1], 30):
        for seat in range(1, len(table.seats) + 1):
            text = panel_of(POSTS, table, position, seat, WORDS).text
            turns = position.finished_turns
            own = [at for at, turn in enumerate(turns) if by(turn, seat)]
            since = turns[own[-1] + 1 :] if own and not by(position.current, seat) else ()
            seen.add(bool(since))
            assert (start in text) == bool(since)
            for turn in since:
                assert brief(POSTS.presenter(table), table, position, turn, WORDS) in text
    assert seen == {True, False}


def by(turn: Iterable[Played], seat: int) -> bool:
    """Return whether a seat has acted in a turn."""
    return any(move.seat == seat for move in turn)


@every_table
async def test_panel_has_the_actions_of_the_seat_in_turn_and_leads_all_to_views_of_every_part(
    name: str, seats: int
) -> None:
    for course in moments(name, seats):
        table, position = course.table, course.position
        everyone = POSTS.everyone(table, position, WORDS)
        views = {*(f"!city {each.seat}" for each in everyone), "!offer", f"!rules {name}"}
        in_turn = course.game.to_act(position.state)
        for seat in (None, *range(1, seats + 1)):
            post = await post_of(table, position, seat)
            acting = "!panel more" in actions(post)
            further = await post_of(table, position, seat, item="more") if acting else post
            assert acting == (seat in in_turn)
            assert views <= {*actions(further)}
            if acting:
                assert of_game(further) == set()
                assert actions(further)[-1] == "!panel"
                assert not (views - {f"!city {seat}"}) & {*actions(post)}
            assert bool(of_game(post) or "!panel c" in str(actions(post))) == (seat in in_turn)
            undoable = seat is not None and position.undoable_by(seat) > 0
            assert ("!undo" in actions(post)) == (undoable and not course.over)
            assert post.picture is not None
            assert post.seen == (Step(position.turn, 0) if seat is None else position.step(seat))


@every_table
@pytest.mark.parametrize("change", [{"paused_at": 1}, {"status": TableStatus.ENDED}])
async def test_nobody_acts_in_the_panel_of_a_table_that_is_paused_or_closed(
    name: str, seats: int, change: dict[str, Any]
) -> None:
    course = next(each for each in moments(name, seats) if not each.over)
    table = replace(course.table, record=replace(course.table.record, **change))
    for seat in (None, *range(1, seats + 1)):
        post = await post_of(table, course.position, seat)
        assert of_game(post) == set()
        assert "!undo" not in actions(post)
        assert ("is paused" if "paused_at" in change else "was closed") in post.text


async def test_own_part_is_called_so_for_its_player_alone() -> None:
    course = next(moments("sanfrancisco", 3))
    for seat, called in ((None, 0), (2, 1)):
        post = await post_of(course.table, course.position, seat)
        labels = [getattr(control, "label", "") for row in post.rows for control in rows_of(row)]
        assert labels.count("My city") == called
    user = member(2)
    zoom = await private.zoom_post(POSTS, course.table, course.position, user, WORDS, 1)
    assert actions(zoom) == ["!city 1", "!city 2", "!city 3", "!offer", "!panel"]
    assert zoom.seen == course.position.step(2)


def rows_of(row: Any) -> Any:
    return row.options if isinstance(row, Select) else row


async def test_panel_without_a_picture_still_says_what_is_to_be_done() -> None:
    def broken(scene: object) -> bytes:
        raise OSError

    course = next(each for each in moments("sanfrancisco", 2) if not each.over)
    (seat,) = course.game.to_act(course.position.state)
    posts = Posts(PRESENTERS, Painter(broken))
    post = await post_of(course.table, course.position, seat, posts=posts)
    whole = await post_of(course.table, course.position, seat)
    assert (post.picture, post.text, post.rows) == (None, whole.text, whole.rows)


async def test_rules_that_the_panel_leads_to_lead_back() -> None:
    course = next(moments("pointcity", 2))
    seen = course.position.step(1)
    rules = rules_post(PRESENTERS, "pointcity", "", WORDS)
    post = with_way_back(rules, course.table, seen, WORDS)
    assert post.text == rules.text
    assert actions(post) == [*actions(rules), "!panel"]
    assert (post.table, post.seen) == (course.table.id, seen)
