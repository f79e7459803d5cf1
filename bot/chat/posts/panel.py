"""A seat's own panel: its private view and actions, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog

from bot.chat.posts.inputs import players, recent_of
from bot.chat.transport.post import Post

if TYPE_CHECKING:
    from bot.chat.posts.public import Posts
    from bot.presenters.presenter import Panel
    from bot.tables.model import Position, Table
    from bot.words.words import Words

log = structlog.get_logger()


def panel_of(
    posts: Posts,
    table: Table,
    position: Position,
    seat: int,
    words: Words,
    *,
    item: str = "",
    page: int = 0,
) -> Panel | None:
    """Return the panel of a seat, or None where the game shows everything to everybody.

    It is built from `view(state, seat)` alone.

    Parameters
    ----------
    item
        What has been picked in the panel so far, such as a card.
    page
        The page of a select with too many options for one, from 0.
    """
    view = table.game.view(position.state, seat)
    recent = recent_of(table.game, position, seat)
    presenter = posts.presenter(table)
    return presenter.panel(view, players(table, words), recent, words, item=item, page=page)


async def panel_post(
    posts: Posts, table: Table, position: Position, seat: int, panel: Panel, done: str = ""
) -> Post:
    """Return a panel as a message whose buttons are for this step of the seat.

    What the panel says is shown even where its picture cannot be painted.

    Parameters
    ----------
    done
        What the seat has just done, shown above.
    """
    picture: bytes | None = None
    if panel.scene is not None:
        try:
            picture = await posts.paint(panel.scene)
        except Exception as error:
            log.exception("panel without picture", table=table.id, exc_info=error)
    text = "\n".join(filter(None, (done, panel.text)))
    rows = () if table.record.paused_at else panel.rows
    return Post(text, table.id, position.step(seat), rows, picture, panel.alt, picture_first=True)
