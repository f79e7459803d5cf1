"""A person's private panel: opening it, and going on in it from step to step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from bot.chat.interactions.press import leave_to_post
from bot.chat.messages.answers import explain, is_private
from bot.chat.posts import private
from bot.chat.posts.inputs import is_over
from bot.chat.posts.panel import panel_of, panel_post
from bot.tables.changes.play import Acted
from bot.tables.errors import DoubledAction, Paused, Refusal, StaleAction
from bot.tables.model import Step
from bot.tables.people.settings import Acting

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    import discord

    from bot.chat.interactions.press import Pressed
    from bot.chat.services import Services
    from bot.presenters.presenter import Panel
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
    await show_panel(
        pressed.services, pressed.interaction, pressed.table, pressed.words, item=item, page=page
    )


async def show_panel(
    services: Services,
    interaction: discord.Interaction[Any],
    table: Table,
    words: Words,
    note: str = "",
    *,
    item: str = "",
    page: int = 0,
) -> None:
    """Show a person their panel of a table as it stands.

    Parameters
    ----------
    note
        What is said above it, such as why an action was refused.
    item, page
        As for `open_panel`.
    """
    position = await services.tables.archive.position(table)
    seat = private.seat_of(table, interaction.user.id)
    panel = panel_of(services.posts, table, position, seat, words, item=item, page=page)
    await _show(services, interaction, table, position, panel, note)


async def act_in_public(
    pressed: Pressed,
    change: Callable[[Callable[[Acted], _Answer | None]], Awaitable[Acted]],
    said: Callable[[Acted], str],
) -> None:
    """Carry out a change that was pressed on a public post.

    If the person learns something by it that the others do not see, such as the card they drew,
    their panel tells it; otherwise the public post is all the answer, unless it has been deleted.

    Parameters
    ----------
    change
        As for `go_on`, but the function it is given may have nothing to tell.
    said
        Returns in words what was done, if they are told.
    """
    words, posts = pressed.words, pressed.services.posts

    def told(acted: Acted) -> _Answer | None:
        seat = private.seat_of(acted.table, pressed.user_id)
        if seat is None or not learns(acted, seat):
            return None
        return _Answer(said(acted), panel_of(posts, acted.table, acted.position, seat, words))

    acted = await change(told)
    answer: _Answer | None = acted.told
    if answer is None:
        leave_to_post(pressed.interaction, acted.table, lambda: said(acted))
    else:
        await _show(
            pressed.services,
            pressed.interaction,
            acted.table,
            acted.position,
            answer.panel,
            answer.text,
            done=True,
        )


def learns(acted: Acted, seat: int) -> bool:
    """Return whether a seat is told of some of its actions what not everybody is."""
    game = acted.table.game
    return not is_over(game, acted.position) and any(
        game.event_for(event, seat) != game.event_for(event, None)
        for move in acted.moves
        for event in move.events
    )


async def go_on(
    pressed: Pressed,
    change: Callable[[Callable[[Acted], _Answer]], Awaitable[Acted]],
    said: Callable[[Acted], str],
) -> None:
    """Carry out a change that was pressed in a panel, and show its next step.

    If the change is refused, the panel shows why, and how the game stands. The second press of a
    double click shows again what the first one has done.

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
        table = await pressed.table_now()
        doubled = pressed.services.prompts.repeats(pressed.interaction, table.id)
        done = await _last_by(pressed, table) if doubled else None
        note = _note(refusal, words) if done is None else said(done)
        await show_panel(pressed.services, pressed.interaction, table, words, note)
    else:
        pressed.services.prompts.note(pressed.interaction, acted.table.id)
        answer: _Answer = acted.told
        await _show(
            pressed.services,
            pressed.interaction,
            acted.table,
            acted.position,
            answer.panel,
            answer.text,
            done=True,
        )


async def _last_by(pressed: Pressed, table: Table) -> Acted | None:
    position = await pressed.services.tables.archive.position(table)
    last = position.last_of_a_seat
    if last is None or last.seat != private.seat_of(table, pressed.user_id):
        return None
    return Acted(table, position, (last,))


def _note(refusal: Refusal, words: Words) -> str:
    if isinstance(refusal, Paused):
        return ""
    stale = isinstance(refusal, StaleAction)
    return words.say("panel-stale") if stale else explain(refusal, words)


async def _show(
    services: Services,
    interaction: discord.Interaction[Any],
    table: Table,
    position: Position,
    panel: Panel,
    note: str,
    *,
    done: bool = False,
) -> None:
    # A picture can take longer than Discord waits. But a press in a panel is promised an answer
    # without a word, which must not seem to say that it is carried out.
    if done or not is_private(interaction):
        await services.prompts.promise(interaction)
    seat = private.seat_of(table, interaction.user.id)
    post = await panel_post(services.posts, table, position, seat, panel, note)
    await services.prompts.show(interaction, table.id, post)
