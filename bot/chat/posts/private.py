"""Private answers: the board, parts of it, the position in words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from bot.chat.messages.answers import Told
from bot.chat.messages.post import Post
from bot.chat.posts.closing import closed_post
from bot.chat.posts.history import check_page
from bot.chat.posts.inputs import is_over, resting_view
from bot.chat.posts.lobby import lobby_post
from bot.chat.posts.panel import part_buttons, step_of
from bot.presenters.controls import Button, Style
from bot.presenters.rows import PANEL, packed
from bot.tables.errors import TheyAreNotSeated
from storage.records import TableStatus

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.chat.posts.public import Posts
    from bot.games.game import View
    from bot.presenters.controls import Option
    from bot.tables.model import Position, Table
    from bot.words.words import Words


def seat_of(table: Table, user_id: int) -> int | None:
    """Return the person's seat, or None for a spectator."""
    seat = table.seat_of(user_id)
    return seat.seat if seat else None


def own_view(table: Table, position: Position, user_id: int) -> View:
    """Return the view of the person's seat; for a spectator the public view without actions."""
    seat = seat_of(table, user_id)
    if seat is None:
        return resting_view(table, position)
    return position.view(table.game, seat)


async def board_post(
    posts: Posts,
    table: Table,
    position: Position | None,
    user_id: int,
    words: Words,
    hints: Mapping[int, int] | None = None,
    ratings: Sequence[str] = (),
) -> Post:
    """Return the board for one person: with the buttons when they must act.

    Parameters
    ----------
    position
        How the game stands; None before it has begun.
    hints
        How many hints were given, by seat, which is told when the game is over; None: none.
    ratings
        Lines on how ratings have changed, for that time.
    """
    if position is None:
        return lobby_post(table, words)
    if table.record.status is TableStatus.FINISHED:
        shown = await posts.show(table, posts.screen(table, position, words))
        return replace(posts.over(table, position, shown, words, hints, ratings), pings=())
    screen = posts.current(table, position, words)
    picture = await posts.picture(screen)
    if table.record.status is TableStatus.ENDED:
        text = closed_post(table, words, ratings=ratings).text
        return Post(text, picture=picture, alt=screen.alt)
    own = seat_of(table, user_id) in table.game.to_act(position.state)
    rows = screen.rows if own else ()
    return Post(screen.text, table.id, table.version, rows, picture, screen.alt)


async def zoom_post(
    posts: Posts, table: Table, position: Position, user_id: int, words: Words, seat: int | None
) -> Post:
    """Return a post that enlarges one seat's part of the table, or what all seats choose from.

    Parameters
    ----------
    seat
        The seat of the part; None for the market or the columns, from which all seats choose.

    Raises
    ------
    TheyAreNotSeated
        When no player or automaton of this game has the seat number.
    """
    everyone = posts.everyone(table, position, words)
    if seat is not None and seat not in [each.seat for each in everyone]:
        raise TheyAreNotSeated
    own = seat_of(table, user_id)
    closeup = posts.closeup(table, position, seat, words, looker=own)
    parts = part_buttons(posts, table, position, own, words, shown=seat)
    rows = (*packed(parts), (Button(PANEL, words.say("button-panel"), Style.MAIN),))
    picture = await posts.picture(closeup)
    return Post(
        closeup.text,
        table.id,
        step_of(table, position, own),
        rows,
        picture,
        closeup.alt,
        picture_first=True,
    )


def state_post(
    posts: Posts,
    table: Table,
    position: Position,
    user_id: int,
    words: Words,
    page: int,
    *,
    exact: bool = False,
) -> Post:
    """Return one page of the position in words: 1 the table, then a page a part.

    Raises
    ------
    Told
        When there is no such page and it was typed: `exact`.
    """
    view = own_view(table, position, user_id)
    pages = posts.presenter(table).pages(posts.read(table, view, words))
    if exact:
        check_page(page, len(pages), words)
    number = min(max(page, 1), len(pages))
    closed = table.record.status is TableStatus.ENDED
    text = f"{closed_post(table, words).text}\n" if closed else ""
    everyone = posts.everyone(table, position, words)
    names = [words.say("button-table"), *(each.plain for each in everyone)]
    row = tuple(
        Button(f"!state {at}", name, enabled=at != number) for at, name in enumerate(names, start=1)
    )
    return Post(text + pages[number - 1], table.id, table.version, (row,))


def sheet_post(posts: Posts, table: Table, position: Position, words: Words) -> Post:
    """Return the full score sheet of a finished game.

    Raises
    ------
    Told
        When the game is not over, as after its end was taken back.
    """
    if not is_over(table.game, position):
        raise Told(words.say("sheet-later"))
    return Post(posts.sheet(table, position, words), table.id, table.version)


def pick_post(
    posts: Posts, table: Table, position: Position, user_id: int, item: str, words: Words
) -> Post:
    """Return the actions for one entry of a select, such as a card and its rows."""
    view = own_view(table, position, user_id)
    text, rows = posts.presenter(table).pick(posts.read(table, view, words), item)
    return Post(text, table.id, table.version, rows)


class Typed(NamedTuple):
    """A parameter of a command that is being typed, and the values of the others."""

    command: str
    parameter: str
    given: Mapping[str, str]


def completions(
    posts: Posts, table: Table, position: Position, user_id: int, typed: Typed, words: Words
) -> list[Option]:
    """Return the options that a person may choose for a parameter of a command."""
    view = own_view(table, position, user_id)
    reading = posts.read(table, view, words)
    return posts.presenter(table).complete(reading, typed.command, typed.parameter, typed.given)


def page_post(posts: Posts, table: Table, position: Position, words: Words, page: int) -> Post:
    """Return another page of a board's select."""
    screen = posts.current(table, position, words, page=page)
    return Post(screen.text, table.id, table.version, screen.rows)
