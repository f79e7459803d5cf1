"""What happens when somebody presses a button or chooses from a list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.chat.interactions import forgetting
from bot.chat.interactions import pauses as pausing
from bot.chat.interactions import reopening as resuming
from bot.chat.interactions import replay as replaying
from bot.chat.interactions.playing import play, rematch, undo, warn_when_mute
from bot.chat.interactions.press import Pressed
from bot.chat.jobs import computer, silence, votes
from bot.chat.posts import agreement, history, offers, private
from bot.chat.posts.help import help_post
from bot.chat.posts.open_tables import list_post
from bot.chat.posts.record import export
from bot.chat.transport.answers import (
    Told,
    explain,
    give,
    is_private,
    promise,
    quietly,
    show,
    tell,
    words_for,
)
from bot.chat.transport.ids import NO_TABLE, decode
from bot.chat.transport.members import moderates, person
from bot.chat.transport.post import Post
from bot.presenters.presenter import ROUTINE
from bot.tables.errors import EndStands

if TYPE_CHECKING:
    from collections.abc import Mapping

    import discord

    from bot.chat.client import CableCar
    from bot.chat.interactions.press import Handler
    from bot.tables.model import Table
    from bot.words.words import Words


async def answer(bot: CableCar, interaction: discord.Interaction[Any]) -> None:
    """Carry out the press; whatever goes wrong is told to the person."""
    words = words_for(interaction)
    try:
        data: Any = interaction.data or {}
        press = decode(data.get("custom_id", ""), data.get("values", []))
        if press is None:
            raise Told(words.say("unknown-button"))  # noqa: TRY301
        name, rest = press.command if press.is_command else ("", "")
        pressed = Pressed(bot, interaction, press, words, rest)
        if press.table != NO_TABLE:
            await pressed.table()
        if press.is_command:
            await _handler(name, words)(pressed)
        else:
            await _act(pressed, press.action)
    except Exception as error:  # noqa: BLE001  (the one boundary: nothing goes unanswered)
        await tell(interaction, explain(error, words))


def _handler(name: str, words: Words) -> Handler:
    handler = _HANDLERS.get(name)
    if handler is None:
        raise Told(words.say("unknown-button"))
    return handler


# The game


async def _act(pressed: Pressed, action: str) -> None:
    done = await play(
        pressed.bot,
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
    await _act(pressed, ROUTINE)


async def _pick(pressed: Pressed) -> None:
    table = await pressed.table()
    await pressed.bot.tables.check_turn(table, pressed.user_id)
    post = await private.pick_post(pressed.bot, table, pressed.user_id, pressed.rest, pressed.words)
    await show(pressed.interaction, post, replace=True)


async def _page(pressed: Pressed) -> None:
    post = await private.page_post(
        pressed.bot, await pressed.table(), pressed.words, pressed.number()
    )
    await show(pressed.interaction, post, replace=True)


async def _undo(pressed: Pressed) -> None:
    bot, table, words = pressed.bot, await pressed.table(), pressed.words
    try:
        done = await undo(bot, pressed.interaction, table, words, version=pressed.press.version)
    except EndStands as refusal:
        post = await agreement.offer_undo(bot, table, pressed.user_id, refusal, words)
        await show(pressed.interaction, post)
    else:
        await tell(pressed.interaction, done)


async def _leave_it(pressed: Pressed) -> None:
    await show(pressed.interaction, Post(pressed.words.say("left-as-it-is")), replace=True)


# Seats


async def _join(pressed: Pressed) -> None:
    table = await pressed.bot.tables.join(pressed.press.table, person(pressed.interaction.user))
    seat = table.seated(pressed.user_id).seat
    await tell(pressed.interaction, pressed.words.say("joined", seat=seat, table=str(table.id)))
    await warn_when_mute(pressed.interaction, pressed.words)


async def _leave(pressed: Pressed) -> None:
    table = await pressed.bot.tables.leave(pressed.press.table, person(pressed.interaction.user))
    await tell(pressed.interaction, pressed.words.say("left", table=str(table.id)))
    await warn_when_mute(pressed.interaction, pressed.words)


async def _start(pressed: Pressed) -> None:
    await pressed.bot.tables.start(pressed.press.table, person(pressed.interaction.user))
    await quietly(pressed.interaction)
    await warn_when_mute(pressed.interaction, pressed.words)


# Looking


async def _state(pressed: Pressed) -> None:
    post = await private.state_post(
        pressed.bot, await pressed.table(), pressed.user_id, pressed.words, pressed.number()
    )
    await show(pressed.interaction, post, replace=True)


async def _city(pressed: Pressed) -> None:
    table = await pressed.table()
    own = not pressed.rest
    seat = private.own_seat(table, pressed.user_id, pressed.words) if own else pressed.number()
    await _zoom(pressed, table, seat)


async def _offer(pressed: Pressed) -> None:
    await _zoom(pressed, await pressed.table(), None)


async def _zoom(pressed: Pressed, table: Table, seat: int | None) -> None:
    await promise(pressed.interaction)
    post = await private.zoom_post(pressed.bot, table, pressed.user_id, pressed.words, seat)
    await show(pressed.interaction, post, replace=True)


async def _log(pressed: Pressed) -> None:
    page = pressed.number() if pressed.rest else None
    post = await private.log_post(
        pressed.bot, await pressed.table(), pressed.user_id, pressed.words, page
    )
    await show(pressed.interaction, post, replace=True)


async def _turn(pressed: Pressed) -> None:
    await promise(pressed.interaction)
    post = await history.turn_post(
        pressed.bot, await pressed.table(), pressed.number(), pressed.words
    )
    await show(pressed.interaction, post, replace=True)


async def _rules(pressed: Pressed) -> None:
    game, _, topic = pressed.rest.partition(" ")
    post = private.rules_post(pressed.bot, game, topic, pressed.words)
    await show(pressed.interaction, post, replace=True)


async def _list(pressed: Pressed) -> None:
    post = await list_post(pressed.bot, pressed.interaction, pressed.number(), pressed.words)
    await show(pressed.interaction, post, replace=True)


async def _help(pressed: Pressed) -> None:
    post = await help_post(pressed.bot, pressed.interaction, pressed.rest)
    await show(pressed.interaction, post, replace=True)


async def _export(pressed: Pressed) -> None:
    table = await pressed.table()
    record = await export(pressed.bot.tables, table)
    text = pressed.words.say("export-done", table=str(table.id), actions=record.actions)
    await give(pressed.interaction, text, record.name, record.text)


# Afterwards


async def _rematch(pressed: Pressed) -> None:
    table = await pressed.table()
    done = await rematch(pressed.bot, pressed.interaction, table, pressed.words)
    await tell(pressed.interaction, done)


# Oneself


async def _forget(pressed: Pressed) -> None:
    await forgetting.forget(pressed.bot, person(pressed.interaction.user))
    await show(pressed.interaction, Post(pressed.words.say("forgotten")), replace=True)


async def _remember(pressed: Pressed) -> None:
    await show(pressed.interaction, Post(pressed.words.say("not-forgotten")), replace=True)


# Closing


async def _end(pressed: Pressed) -> None:
    interaction = pressed.interaction
    table = await pressed.table()
    await pressed.bot.tables.end(
        table.id, person(interaction.user), moderator=moderates(interaction, table)
    )
    done = pressed.words.say("ended", table=str(table.id))
    await show(interaction, Post(done), replace=True)


async def _keep(pressed: Pressed) -> None:
    await show(pressed.interaction, Post(pressed.words.say("kept-open")), replace=True)


_HANDLERS: Mapping[str, Handler] = {
    "all": _all,
    "city": _city,
    "end": _end,
    "export": _export,
    "forget": _forget,
    "help": _help,
    "join": _join,
    "keep": _keep,
    "leave": _leave,
    "leave-it": _leave_it,
    "list": _list,
    "log": _log,
    "offer": _offer,
    "page": _page,
    "pick": _pick,
    "rematch": _rematch,
    "remember": _remember,
    "rules": _rules,
    "start": _start,
    "state": _state,
    "turn": _turn,
    "undo": _undo,
    **agreement.HANDLERS,
    **replaying.HANDLERS,
    **offers.HANDLERS,
    **votes.HANDLERS,
    **pausing.HANDLERS,
    **computer.HANDLERS,
    **resuming.HANDLERS,
    **silence.HANDLERS,
}
"""What stands behind each table command of a control's id."""
