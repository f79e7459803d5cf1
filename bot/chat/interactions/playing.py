"""Carrying out an action of the game for somebody, and what to tell them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.chat.posts.inputs import moves
from bot.chat.posts.public import players
from bot.chat.transport.answers import Told, tell
from bot.chat.transport.members import person
from bot.chat.transport.permissions import missing_permissions
from bot.games.game import GameError
from bot.presenters.presenter import ROUTINE

if TYPE_CHECKING:
    from bot.chat.client import CableCar
    from bot.tables.model import Table
    from bot.words.words import Words


async def play(
    bot: CableCar,
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
    tables, user_id = bot.tables, interaction.user.id
    table = await tables.table(table_id)
    presenter = bot.posts.presenter(table)
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
    bot: CableCar,
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
    acted = await bot.tables.undo(
        table.id, interaction.user.id, version=version, interaction_id=interaction.id
    )
    lines = bot.posts.lines(acted.table, acted.position, acted.moves, words)
    return words.say("taken-back", moves=" ".join(lines))


def refuse_when_mute(interaction: discord.Interaction[Any], words: Words) -> None:
    """Refuse to open a table where the bot may not post; raises `Told` with what it lacks."""
    missing = _lacking(interaction, words)
    if missing:
        raise Told(words.say("missing-permissions", permissions=missing))


async def rematch(
    bot: CableCar, interaction: discord.Interaction[Any], table: Table, words: Words
) -> str:
    """Open a table like this one, who asks as its host, and return what to tell them."""
    refuse_when_mute(interaction, words)
    opened = await bot.tables.rematch(table.id, person(interaction.user))
    return words.say("rematch", table=str(opened.id))


async def warn_when_mute(interaction: discord.Interaction[Any], words: Words) -> None:
    """Say privately that the board cannot follow when the bot may not post in the channel."""
    missing = _lacking(interaction, words)
    if missing:
        await tell(interaction, words.say("cannot-post", permissions=missing))


def _lacking(interaction: discord.Interaction[Any], words: Words) -> str:
    """Return the permissions the bot lacks in the channel, by name; empty when it has all."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    missing = missing_permissions(interaction.app_permissions, in_thread=in_thread)
    return ", ".join(words.say(key) for key in missing)
