"""The buttons that show something to one person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.posts import history, private
from bot.chat.posts.help import help_post
from bot.chat.posts.open_tables import list_post
from bot.chat.posts.record import export
from bot.chat.transport.answers import give, promise, show

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.chat.interactions.press import Handler, Pressed
    from bot.tables.model import Table


async def _state(pressed: Pressed) -> None:
    post = await private.state_post(
        pressed.services, await pressed.table(), pressed.user_id, pressed.words, pressed.number()
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
    post = await private.zoom_post(pressed.services, table, pressed.user_id, pressed.words, seat)
    await show(pressed.interaction, post, replace=True)


async def _log(pressed: Pressed) -> None:
    page = pressed.number() if pressed.rest else None
    post = await private.log_post(
        pressed.services, await pressed.table(), pressed.user_id, pressed.words, page
    )
    await show(pressed.interaction, post, replace=True)


async def _turn(pressed: Pressed) -> None:
    await promise(pressed.interaction)
    post = await history.turn_post(
        pressed.services, await pressed.table(), pressed.number(), pressed.words
    )
    await show(pressed.interaction, post, replace=True)


async def _rules(pressed: Pressed) -> None:
    game, _, topic = pressed.rest.partition(" ")
    post = private.rules_post(pressed.services, game, topic, pressed.words)
    await show(pressed.interaction, post, replace=True)


async def _list(pressed: Pressed) -> None:
    post = await list_post(pressed.services, pressed.interaction, pressed.number(), pressed.words)
    await show(pressed.interaction, post, replace=True)


async def _help(pressed: Pressed) -> None:
    post = await help_post(pressed.services, pressed.interaction, pressed.rest)
    await show(pressed.interaction, post, replace=True)


async def _export(pressed: Pressed) -> None:
    table = await pressed.table()
    record = await export(pressed.services.tables, table)
    text = pressed.words.say("export-done", table=str(table.id), actions=record.actions)
    await give(pressed.interaction, text, record.name, record.text)


HANDLERS: Mapping[str, Handler] = {
    "city": _city,
    "export": _export,
    "help": _help,
    "list": _list,
    "log": _log,
    "offer": _offer,
    "rules": _rules,
    "state": _state,
    "turn": _turn,
}
"""The handlers by button."""
