"""Carrying out actions of the game, by button or by command, and taking them back."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

import structlog

from bot.chat.interactions.agreement import offer_undo
from bot.chat.posts import private
from bot.chat.posts.inputs import is_over, moves, players
from bot.chat.posts.panel import panel_of, panel_post
from bot.chat.transport.answers import Told, is_private, promise, quietly, show, tell
from bot.chat.transport.permissions import warn_when_mute
from bot.chat.transport.post import Post
from bot.games.errors import GameError
from bot.presenters.presenter import ROUTINE
from bot.tables.errors import EndStands
from bot.tables.model import Step

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    import discord

    from bot.chat.interactions.press import Pressed, PressHandler
    from bot.chat.services import Services
    from bot.chat.transport.ids import Seen
    from bot.presenters.presenter import Panel
    from bot.tables.changes.play import Acted
    from bot.tables.model import Table
    from bot.words.words import Words

log = structlog.get_logger()


class Answer(NamedTuple):
    """The answer to a player: the action in words, and the next step of their panel or None."""

    text: str
    panel: Panel | None


async def play(
    services: Services,
    interaction: discord.Interaction[Any],
    table: Table,
    action: str,
    words: Words,
    *,
    seen: Seen | None = None,
    told: Callable[[Acted], Answer] | None = None,
) -> Acted:
    """Carry out an action for the person.

    Parameters
    ----------
    action
        In notation or as a command spells it, or `ROUTINE`.
    seen
        What the person saw; None: whatever the position is now.
    told
        Returns the answer to the player; called before the change is stored.

    Raises
    ------
    Refusal
        When it is not for this person to act now.
    Told
        With the reason when the game refuses.
    """
    presenter = services.posts.presenter(table)
    play, user_id = services.tables.play, interaction.user.id
    try:
        if action == ROUTINE:
            return await play.act_routinely(
                table, user_id, seen=seen, interaction_id=interaction.id, told=told
            )
        return await play.act(
            table,
            user_id,
            presenter.notation(action),
            seen=seen,
            interaction_id=interaction.id,
            told=told,
        )
    except GameError as error:
        raise Told(presenter.refusal(error, words)) from error


def answer_of(services: Services, acted: Acted, user_id: int, words: Words) -> Answer:
    """Return the answer to a player's action: the action in words, and the panel after it."""
    table, position = acted.table, acted.position
    seat = table.seated(user_id).seat
    view = table.game.view(position.state, seat)
    told = moves(table.game, acted.moves, seat, over=is_over(table.game, position))
    text = services.posts.presenter(table).moved(view, told, players(table, words), words)
    return Answer(text, panel_of(services.posts, table, position, seat, words))


async def undo(
    services: Services,
    interaction: discord.Interaction[Any],
    table: Table,
    words: Words,
    *,
    seen: Seen | None = None,
) -> str:
    """Take back the person's last action and return in words what went with it.

    Raises
    ------
    Refusal
        When it is not theirs to take back alone; nothing has changed.
    """

    def told(acted: Acted) -> str:
        lines = services.posts.lines(acted.table, acted.position, acted.moves, words)
        return words.say("taken-back", moves=" ".join(lines))

    acted = await services.tables.play.undo(
        table, interaction.user.id, seen=seen, interaction_id=interaction.id, told=told
    )
    return acted.told


async def act(pressed: Pressed, action: str) -> None:
    """Carry out an action that was pressed, and go on to the next step where it was private."""
    services, interaction, words = pressed.services, pressed.interaction, pressed.words
    if not is_private(interaction):
        await play(services, interaction, pressed.table, action, words, seen=pressed.press.seen)
        await quietly(interaction)
    else:

        def told(acted: Acted) -> Answer:
            return answer_of(services, acted, pressed.user_id, words)

        acted = await play(
            services, interaction, pressed.table, action, words, seen=pressed.press.seen, told=told
        )
        await show(interaction, await _next_step(pressed, acted), replace=True)
    await warn_when_mute(interaction, words)


async def _next_step(pressed: Pressed, acted: Acted) -> Post:
    """Return the message after a private action: the answer, or the next step of the panel."""
    answer: Answer = acted.told
    if answer.panel is None:
        return Post(answer.text)
    await promise(pressed.interaction)  # a picture can take longer than Discord waits
    table, position = acted.table, acted.position
    seat = table.seated(pressed.user_id).seat
    return await panel_post(
        pressed.services.posts, table, position, seat, answer.panel, answer.text
    )


async def _all(pressed: Pressed) -> None:
    await act(pressed, ROUTINE)


async def _panel(pressed: Pressed) -> None:
    await _show_panel(pressed, pressed.rest)


async def _show_panel(pressed: Pressed, item: str, page: int = 0) -> None:
    """Show the person their own panel, or another step of it."""
    table, words = pressed.table, pressed.words
    seat = private.own_seat(table, pressed.user_id, words)
    position = await pressed.services.tables.archive.position(table)
    posts = pressed.services.posts
    panel = panel_of(posts, table, position, seat, words, item=item, page=page)
    if panel is None:
        raise Told(words.say("unknown-button"))
    await promise(pressed.interaction)
    post = await panel_post(posts, table, position, seat, panel)
    await show(pressed.interaction, post, replace=True)


async def _pick(pressed: Pressed) -> None:
    table, services = pressed.table, pressed.services
    position = await services.tables.archive.position(table)
    services.tables.play.check_turn(table, position, pressed.user_id)
    post = private.pick_post(
        services.posts, table, position, pressed.user_id, pressed.rest, pressed.words
    )
    await show(pressed.interaction, post, replace=True)


async def _page(pressed: Pressed) -> None:
    """Show another page of a select: of a panel where it was pressed in one, else of the board."""
    if isinstance(pressed.press.seen, Step):
        page, _, item = pressed.rest.partition(" ")
        await _show_panel(pressed, item, replace(pressed, rest=page).number())
        return
    position = await pressed.services.tables.archive.position(pressed.table)
    post = private.page_post(
        pressed.services.posts, pressed.table, position, pressed.words, pressed.number()
    )
    await show(pressed.interaction, post, replace=True)


async def _undo(pressed: Pressed) -> None:
    services, table, words = pressed.services, pressed.table, pressed.words
    try:
        done = await undo(services, pressed.interaction, table, words, seen=pressed.press.seen)
    except EndStands as refusal:
        post = await offer_undo(services, table, pressed.user_id, refusal, words)
        await show(pressed.interaction, post)
    else:
        await tell(pressed.interaction, done)


async def _leave_it(pressed: Pressed) -> None:
    await show(pressed.interaction, Post(pressed.words.say("left-as-it-is")), replace=True)


HANDLERS: Mapping[str, PressHandler] = {
    "all": _all,
    "leave-it": _leave_it,
    "page": _page,
    "panel": _panel,
    "pick": _pick,
    "undo": _undo,
}
"""The handlers by button."""
