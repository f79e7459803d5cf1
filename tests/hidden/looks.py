"""Everything the bot shows of a course: to everybody, and to one seat."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from bot.chat.painter import Painter
from bot.chat.posts import history, private
from bot.chat.posts.agreement import offer_undo, question_post
from bot.chat.posts.film import Films
from bot.chat.posts.inputs import is_over, moves, players, recent_of
from bot.chat.posts.open_tables import Listed, list_post
from bot.chat.posts.panel import panel_of, panel_post
from bot.chat.posts.public import Posts
from bot.chat.posts.record import export
from bot.presenters.controls import Select
from bot.tables.changes.topics import Consent, Topic
from bot.tables.errors import NothingToUndo
from bot.words.words import Words
from tests.hidden.courses import SPECTATOR, member
from tests.registry import PRESENTERS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import TypeAlias

    from bot.chat.messages.post import Post
    from bot.presenters.controls import Command, Row
    from bot.tables.model import Played, Position, Table
    from render import Scene
    from render.film.animation import Frame
    from tests.hidden.courses import Course

    Looks: TypeAlias = dict[str, str]
    """What was shown, by where; a picture stands there as its scene in words."""

WORDS = Words()
PICKS = "!panel ", "!pick "


class Easel(Painter):
    """Gives for a picture its scene in words: equal pictures for equal scenes."""

    async def paint(self, scene: Scene) -> bytes:
        return repr(scene).encode()

    async def animate(self, frames: Sequence[Frame], limit: int) -> bytes:
        return b"\n".join(frame.label.encode() + frame.picture for frame in frames)


EASEL = Easel(lambda scene: b"")
POSTS = Posts(PRESENTERS, EASEL)


async def of_everybody(table: Table, position: Position, undone: tuple[Played, ...] = ()) -> Looks:
    """Return everything that everybody, watchers and spectators are shown of a position."""
    shown = await POSTS.show(table, POSTS.current(table, position))
    past = await POSTS.show(table, POSTS.screen(table, position))
    watched = await POSTS.show(table, POSTS.watched(table, position, WORDS))
    return {
        "board": sent(POSTS.board(table, position, shown, undone)),
        "done": sent(POSTS.turn_done(table, position, [history.played_last(position)])),
        "kept": sent(POSTS.turn_kept(table, position, past, history.played_last(position))),
        "watched": f"{watched.screen}{watched.picture}",
        "page": sent(private.page_post(POSTS, table, position, WORDS, 2)),
        "list": sent(list_post([Listed(table, position, "url")], 1, 1, WORDS)),
        "reminder": POSTS.awaited(table, position, WORDS),
        "log line": table.game.write_position(position.state, public=True),
        **await _looked_on(table, position, SPECTATOR),
        **await _panels(table, position, None),
    }


async def of_past(course: Course) -> Looks:
    """Return how everybody can look back: log, pictures of turns, film, record, take-backs."""
    table, position, archive = course.table, course.position, course.archive
    chronicle, positions = await archive.chronicle(table), await archive.history(table)
    looks = (
        {}
        if not chronicle
        else {
            f"log {page}": sent(history.log_post(POSTS, table, position, chronicle, WORDS, page))
            for page in (1, 2, None)
        }
    )
    if ends := history.ends_of_turns(positions):
        for turn in {1, len(ends) // 2, len(ends)}:
            post = await history.turn_post(POSTS, table, positions, turn, WORDS)
            looks[f"turn {turn}"] = sent(post)
        film = Films(archive, POSTS, EASEL)
        looks["film"] = sent(await film.make(table, WORDS, 1, _progress))
    record = await export(archive, table)
    looks["record"] = f"{record.name} {record.actions}\n{record.text}"
    if position.actions:
        topic = Topic(undo=min(3, position.actions))
        question = question_post(
            POSTS, Consent(table, topic, frozenset({member(1)})), positions, member(1)
        )
        offered = offer_undo(POSTS, table, positions, topic, member(1), NothingToUndo(), WORDS)
        looks |= {"question": sent(question), "offer": sent(offered)}
    return looks


async def of_seat(table: Table, position: Position, seat: int) -> Looks:
    """Return everything that the player at a seat is shown, and nobody else."""
    looks = await _looked_on(table, position, member(seat))
    looks |= await _panels(table, position, seat)
    view, over = table.game.view(position.state, seat), is_over(table.game, position)
    for turn, played in (("last", position.previous), ("this", position.current)):
        told = moves(table.game, played, seat, over=over)
        said = POSTS.presenter(table).moved(
            POSTS.presenter(table).read(view, WORDS, players(table, WORDS)), told
        )
        looks[f"moved {turn} turn"] = said
    return looks


async def _panels(table: Table, position: Position, seat: int | None) -> Looks:
    """Return the panel of a seat, or for None of a spectator, with what is picked in it."""
    panel = panel_of(POSTS, table, position, seat, WORDS)
    items = [each for each in actions_of(panel.rows) if each.startswith(PICKS)]
    looks: Looks = {}
    for item in ("", *(each.split(maxsplit=1)[1] for each in items)):
        for page in (0, 1):
            panel = panel_of(POSTS, table, position, seat, WORDS, item=item, page=page)
            looks[f"panel {item} {page}"] = sent(
                await panel_post(POSTS, table, position, seat, panel)
            )
    return looks


async def _looked_on(table: Table, position: Position, user_id: int) -> Looks:
    """Return what a member finds out by looking: as a player, or as a spectator."""
    post = await private.board_post(POSTS, table, position, user_id, WORDS)
    looks = {"own board": sent(post)}
    everyone = POSTS.everyone(table, position, WORDS)
    for seat in (None, *(each.seat for each in everyone)):
        post = await private.zoom_post(POSTS, table, position, user_id, WORDS, seat)
        looks[f"zoom {seat}"] = sent(post)
    view = private.own_view(table, position, user_id)
    recent = recent_of(table.game, position, private.seat_of(table, user_id))
    for seat in (None, *(each.seat for each in table.seats)):
        portrait = POSTS.presenter(table).portrait(
            POSTS.presenter(table).read(view, WORDS, players(table, WORDS), recent), seat
        )
        looks[f"portrait {seat}"] = str(portrait)
    for page in range(1, len(everyone) + 2):
        post = private.state_post(POSTS, table, position, user_id, WORDS, page)
        looks[f"state {page}"] = sent(post)
    for action in actions_of(POSTS.current(table, position).rows):
        if action.startswith("!pick "):
            item = action.removeprefix("!pick ")
            post = private.pick_post(POSTS, table, position, user_id, item, WORDS)
            looks[action] = sent(post)
    for command in POSTS.presenter(table).commands:
        looks |= _completed(table, position, user_id, command)
    return looks


def _completed(table: Table, position: Position, user_id: int, command: Command) -> Looks:
    """Return what a member may choose for each parameter, once the first of each is chosen."""
    looks: Looks = {}
    given: dict[str, str] = {}
    for parameter in command.parameters:
        typed = private.Typed(command.name, parameter.name, dict(given))
        offered = private.completions(POSTS, table, position, user_id, typed, WORDS)
        looks[f"/{command.name} {parameter.name}"] = str(offered)
        if offered:
            given[parameter.name] = offered[0].action
    return looks


async def _progress(post: Post) -> None:
    """Let how far a film has come pass by."""


def sent(post: Post) -> str:
    """Return a post as it goes to Discord, files and all."""
    parts: list[Any] = [post.view().to_components(), post.pings, post.mark, post.document]
    picture = (post.picture or b"").decode()
    return "\n".join((json.dumps(parts, ensure_ascii=False), post.document_name, picture))


def actions_of(rows: Iterable[Row]) -> Iterator[str]:
    """Yield what the controls of a post do."""
    for row in rows:
        controls: Sequence[Any] = row.options if isinstance(row, Select) else row
        for control in controls:
            yield control.action


class Leak(AssertionError):  # noqa: N818  (named for what it is)
    """Something hidden is shown."""


def compare(one: Looks, other: Looks) -> None:
    """Raise `Leak` unless two looks are the same, to the byte."""
    differing = [each for each in {*one, *other} if one.get(each) != other.get(each)]
    if differing:
        shown = (f"{each}:\n{one.get(each)}\n{other.get(each)}" for each in sorted(differing))
        raise Leak("\n\n".join(shown))
