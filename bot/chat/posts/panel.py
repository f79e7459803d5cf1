"""The private panel of a person: a portrait picture, their actions step by step, large views."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import structlog
from msgspec import structs

from bot.chat.messages.post import Post
from bot.chat.posts.closing import closed_post
from bot.chat.posts.hint import hint_button
from bot.chat.posts.inputs import is_over, reading_of, recent_of, resting_view, since
from bot.chat.posts.turns import brief
from bot.presenters.controls import Button, Select, Style
from bot.presenters.rows import MORE, PANEL, WIDTH, packed
from bot.tables.model import Step
from storage.records import TableStatus

if TYPE_CHECKING:
    from bot.chat.messages.ids import Seen
    from bot.chat.posts.public import Posts
    from bot.games.game import View
    from bot.presenters.controls import Row
    from bot.presenters.presenter import AnyPresenter, Panel
    from bot.presenters.reading import Recent
    from bot.tables.model import Position, Table
    from bot.words.words import Words

log = structlog.get_logger()


def panel_of(
    posts: Posts,
    table: Table,
    position: Position,
    seat: int | None,
    words: Words,
    *,
    item: str = "",
    page: int = 0,
) -> Panel:
    """Return the panel of a seat, or for None that of a person who looks on and cannot act.

    It is built from `view(state, seat)` alone. Where the seat can act, all that only looks stands
    behind one button, so that the controls of a turn and the picture share a phone's screen.

    Parameters
    ----------
    item
        What has been picked in the panel so far, such as a card, or `MORE`.
    page
        The page of a select with too many options for one, from 0.
    """
    view = _view(table, position, seat)
    recent = recent_of(table.game, position, seat)
    panel = posts.presenter(table).panel(
        posts.read(table, view, words, recent),
        item="" if item == MORE else item,
        page=page,
        paused=bool(table.record.paused_at),
    )
    news = _news(posts.presenter(table), table, position, seat, recent, words)
    text = "\n".join(filter(None, (_standing(table, words), panel.text, *news)))
    looking = (
        *part_buttons(posts, table, position, seat, words),
        Button(f"!rules {table.record.game}", words.say("button-rules")),
    )
    if item == MORE:
        return replace(panel, text=text, rows=tuple(packed((*looking, _back_button(words)))))
    if item:
        return replace(panel, text=text, rows=(*panel.rows, (_back_button(words),)))
    acting = (
        *_undo_button(table, position, seat, words),
        *(hint_button(table, words) if len(view.legal) > 1 else ()),
    )
    if not view.legal:
        return replace(panel, text=text, rows=(*panel.rows, *packed((*acting, *looking))))
    more = Button(f"{PANEL} {MORE}", words.say("button-more"))
    return replace(panel, text=text, rows=_joined(panel.rows, (*acting, more)))


def _news(
    presenter: AnyPresenter,
    table: Table,
    position: Position,
    seat: int | None,
    recent: Recent,
    words: Words,
) -> list[str]:
    begun = any(move.seat == seat for move in position.current)
    if begun or not recent.since or is_over(table.game, position):
        return []
    done = [brief(presenter, table, position, turn, words) for turn in since(position, (seat,))]
    told = words.say("since-last-turn", moves=" ".join(done))
    view = _view(table, position, seat)
    changed = presenter.news(reading_of(presenter, table, view, words), recent.since)
    return [*changed, f"-# {told}"]


def _joined(rows: tuple[Row, ...], further: tuple[Button, ...]) -> tuple[Row, ...]:
    """Return the rows with further buttons in the last one, if it has room and plain ones alone."""
    *before, last = rows or ((),)
    if isinstance(last, Select) or len(last) + len(further) > WIDTH:
        return (*rows, further)
    plain = all(button.style is Style.PLAIN for button in last)
    return (*before, (*last, *further)) if plain else (*rows, further)


async def panel_post(
    posts: Posts,
    table: Table,
    position: Position,
    seat: int | None,
    panel: Panel,
    done: str = "",
) -> Post:
    """Return a panel as a message whose buttons are for this step of the seat.

    What the panel says is shown even where its picture cannot be painted.

    Parameters
    ----------
    done
        What the person has just done, shown above.
    """
    picture: bytes | None = None
    try:
        picture = await posts.paint(panel.scene)
    except Exception as error:
        log.exception("panel without picture", table=table.id, exc_info=error)
    text = "\n".join(filter(None, (done, panel.text)))
    return Post(
        text,
        table.id,
        step_of(table, position, seat),
        panel.rows,
        picture,
        panel.alt,
        picture_first=True,
    )


def step_of(table: Table, position: Position, seat: int | None) -> Step:
    """Return what the controls of a private message are for: a step of the seat in its turn."""
    if seat is None:
        return Step(position.turn, 0)
    return position.step(seat, table.seats[seat - 1].undone)


def with_way_back(post: Post, table: Table, seen: Seen, words: Words) -> Post:
    """Return a private message that the panel led to, with a button that leads back.

    Parameters
    ----------
    seen
        The step of the panel.
    """
    return replace(post, table=table.id, seen=seen, rows=(*post.rows, (_back_button(words),)))


def _back_button(words: Words) -> Button:
    return Button(PANEL, words.say("button-back"))


def part_buttons(
    posts: Posts,
    table: Table,
    position: Position,
    seat: int | None,
    words: Words,
    shown: int | None = -1,
) -> tuple[Button, ...]:
    """Return the buttons that enlarge each part of the table and what all seats choose from.

    Parameters
    ----------
    seat
        The seat of the person, whose part has a name of its own; None for who looks on.
    shown
        The seat whose part is shown already, None for what all choose from, -1 for none of these.
    """
    group = posts.presenter(table).group
    parts = tuple(
        Button(
            f"!city {each.seat}",
            words.say(f"{group}-zoom-own") if each.seat == seat else each.plain,
            enabled=each.seat != shown,
        )
        for each in posts.everyone(table, position, words)
    )
    offer = Button("!offer", words.say(f"{group}-zoom-shared"), enabled=shown is not None)
    return (*parts, offer)


def _view(table: Table, position: Position, seat: int | None) -> View:
    """Return the view of the seat; without actions where nobody can act or for who looks on."""
    if seat is None:
        return resting_view(table, position)
    view = position.view(table.game, seat)
    return view if _goes_on(table) else structs.replace(view, legal=())


def _goes_on(table: Table) -> bool:
    return table.record.status is TableStatus.RUNNING and not table.record.paused_at


def _standing(table: Table, words: Words) -> str:
    if table.record.status is TableStatus.ENDED:
        return closed_post(table, words).text
    return words.say("paused") if table.record.paused_at else ""


def _undo_button(
    table: Table, position: Position, seat: int | None, words: Words
) -> tuple[Button, ...]:
    if seat is None or not position.undoable_by(seat) or not _goes_on(table):
        return ()
    over = table.game.result(position.state) is not None
    return () if over else (Button("!undo", words.say("button-undo")),)
