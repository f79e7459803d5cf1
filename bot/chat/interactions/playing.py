"""Carrying out an action of the game for somebody, and what to tell them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.chat.posts import agreement, private
from bot.chat.posts.inputs import moves, players
from bot.chat.transport.answers import Told, is_private, quietly, show, tell
from bot.chat.transport.permissions import warn_when_mute
from bot.chat.transport.post import Post
from bot.games.game import GameError
from bot.presenters.presenter import ROUTINE
from bot.tables.errors import EndStands

if TYPE_CHECKING:
    from collections.abc import Mapping

    import discord

    from bot.chat.interactions.press import Handler, Pressed
    from bot.chat.services import Services
    from bot.tables.model import Table
    from bot.words.words import Words


async def play(
    services: Services,
    interaction: discord.Interaction[Any],
    table_id: int,
    action: str,
    words: Words,
    *,
    version: int | None = None,
) -> str:
    """Carry out the action for who acted, and return what it did in words.

    Parameters
    ----------
    action
        In notation or as a command spells it, or `ROUTINE`.
    version
        The position the person saw; None: whatever the position is now.

    Raises
    ------
    Refusal
        When it is not for this person to act now.
    Told
        With the reason when the game refuses.
    """
    tables, user_id = services.tables, interaction.user.id
    table = await tables.table(table_id)
    presenter = services.posts.presenter(table)
    try:
        if action == ROUTINE:
            acted = await tables.act_routinely(
                table_id, user_id, version=version, interaction_id=interaction.id
            )
        else:
            notation = presenter.notation(action)
            acted = await tables.act(
                table_id, user_id, notation, version=version, interaction_id=interaction.id
            )
    except GameError as error:
        raise Told(presenter.refusal(error, words)) from error
    seat = acted.table.seated(user_id).seat
    view = table.game.view(acted.position.state, seat)
    return presenter.moved(view, moves(table.game, acted.moves, seat), players(table, words), words)


async def undo(
    services: Services,
    interaction: discord.Interaction[Any],
    table: Table,
    words: Words,
    *,
    version: int | None = None,
) -> str:
    """Take back the last action of who asks, and return what went with it, in words.

    Raises
    ------
    Refusal
        When it is not theirs to take back alone; nothing has changed.
    """
    acted = await services.tables.undo(
        table.id, interaction.user.id, version=version, interaction_id=interaction.id
    )
    lines = services.posts.lines(acted.table, acted.position, acted.moves, words)
    return words.say("taken-back", moves=" ".join(lines))


async def act(pressed: Pressed, action: str) -> None:
    """Carry out an action of the game that was pressed."""
    done = await play(
        pressed.services,
        pressed.interaction,
        pressed.press.table,
        action,
        pressed.words,
        version=pressed.press.version,
    )
    if is_private(pressed.interaction):
        await show(pressed.interaction, Post(done), replace=True)
    else:
        await quietly(pressed.interaction)
    await warn_when_mute(pressed.interaction, pressed.words)


async def _all(pressed: Pressed) -> None:
    await act(pressed, ROUTINE)


async def _pick(pressed: Pressed) -> None:
    table = await pressed.table()
    await pressed.services.tables.check_turn(table, pressed.user_id)
    post = await private.pick_post(
        pressed.services, table, pressed.user_id, pressed.rest, pressed.words
    )
    await show(pressed.interaction, post, replace=True)


async def _page(pressed: Pressed) -> None:
    post = await private.page_post(
        pressed.services, await pressed.table(), pressed.words, pressed.number()
    )
    await show(pressed.interaction, post, replace=True)


async def _undo(pressed: Pressed) -> None:
    services, table, words = pressed.services, await pressed.table(), pressed.words
    try:
        done = await undo(
            services, pressed.interaction, table, words, version=pressed.press.version
        )
    except EndStands as refusal:
        post = await agreement.offer_undo(services, table, pressed.user_id, refusal, words)
        await show(pressed.interaction, post)
    else:
        await tell(pressed.interaction, done)


async def _leave_it(pressed: Pressed) -> None:
    await show(pressed.interaction, Post(pressed.words.say("left-as-it-is")), replace=True)


HANDLERS: Mapping[str, Handler] = {
    "all": _all,
    "leave-it": _leave_it,
    "page": _page,
    "pick": _pick,
    "undo": _undo,
}
"""The handlers by button."""
