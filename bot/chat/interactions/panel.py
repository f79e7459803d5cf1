"""A person's private panel: opening it, and going on in it from step to step."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bot.chat.posts import private
from bot.chat.posts.panel import panel_of, panel_post
from bot.chat.transport.answers import explain, is_private
from bot.tables.errors import DoubledAction, Paused, Refusal, StaleAction
from bot.tables.model import Step
from bot.tables.people.settings import Acting

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.chat.interactions.press import Pressed
    from bot.presenters.presenter import Panel
    from bot.tables.changes.play import Acted
    from bot.tables.model import Position, Table
    from bot.words.words import Words


class _Answer(NamedTuple):
    """The answer to an action in a panel: what was done in words, and the next step."""

    text: str
    panel: Panel


def is_panel(pressed: Pressed) -> bool:
    """Return True if the press was in a panel, or in a large view it leads to."""
    return is_private(pressed.interaction) and isinstance(pressed.press.seen, Step)


def is_preferred(pressed: Pressed) -> bool:
    """Return True if the person wants a public post's action buttons to open their panel."""
    acting = pressed.services.people.settings(pressed.user_id).acting
    return acting is Acting.PANEL and not is_private(pressed.interaction)


async def open_panel(pressed: Pressed, *, item: str = "", page: int = 0) -> None:
    """Show the person their panel, in place of the private message pressed or as a new one.

    Parameters
    ----------
    item
        What is picked in it, such as a card.
    page
        The page of a long select, from 0.
    """
    await _open(pressed, pressed.table, item=item, page=page)


async def go_on(
    pressed: Pressed,
    change: Callable[[Callable[[Acted], _Answer]], Awaitable[Acted]],
    said: Callable[[Acted], str],
) -> None:
    """Carry out a change that was pressed in a panel, and show its next step.

    If the change is refused, the panel shows why, and how the game stands.

    Parameters
    ----------
    change
        Carries it out with the function it is given, which words the answer before it is stored.
    said
        Returns in words what was done.
    """
    words, posts = pressed.words, pressed.services.posts

    def told(acted: Acted) -> _Answer:
        seat = private.seat_of(acted.table, pressed.user_id)
        return _Answer(said(acted), panel_of(posts, acted.table, acted.position, seat, words))

    try:
        acted = await change(told)
    except DoubledAction:
        raise
    except Refusal as refusal:
        await _open(pressed, await pressed.table_now(), _note(refusal, words))
    else:
        answer: _Answer = acted.told
        await _show(pressed, acted.table, acted.position, answer.panel, answer.text)


def _note(refusal: Refusal, words: Words) -> str:
    """Return why a change was refused, as far as the panel does not show it anyway."""
    if isinstance(refusal, Paused):
        return ""
    stale = isinstance(refusal, StaleAction)
    return words.say("panel-stale") if stale else explain(refusal, words)


async def _open(
    pressed: Pressed, table: Table, note: str = "", *, item: str = "", page: int = 0
) -> None:
    position = await pressed.services.tables.archive.position(table)
    seat = private.seat_of(table, pressed.user_id)
    panel = panel_of(
        pressed.services.posts, table, position, seat, pressed.words, item=item, page=page
    )
    await _show(pressed, table, position, panel, note)


async def _show(
    pressed: Pressed, table: Table, position: Position, panel: Panel, note: str
) -> None:
    services, interaction = pressed.services, pressed.interaction
    await services.prompts.promise(interaction)  # a picture can take longer than Discord waits
    seat = private.seat_of(table, pressed.user_id)
    post = await panel_post(services.posts, table, position, seat, panel, note)
    await services.prompts.show(interaction, table.id, post)
