"""The buttons of seats that change hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.messages.answers import Told, explain, finish, show, show_all
from bot.chat.messages.members import has_left, person
from bot.chat.messages.post import Post
from bot.chat.posts.inputs import players, table_words
from bot.chat.posts.offers import new_host
from bot.tables.errors import AlreadySeated, OfferOver, ResignChanged
from bot.words.names import safe_name

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.chat.interactions.press import Pressed, PressHandler


async def _accept(pressed: Pressed) -> None:
    tables, number = pressed.services.tables, pressed.number()
    before = pressed.table
    try:
        offer = await tables.seats.offered(number)
        guild_id, taker = before.record.guild_id, person(pressed.interaction.user)
        left = offer.of_absent and await has_left(pressed.services.shards, guild_id, offer.holder)
        table = await tables.seats.accept(number, taker, left=left)
    except OfferOver:
        # Of two clicks the second finds the offer over: the first has taken the seat.
        if (await pressed.table_now()).seat_of(pressed.user_id) is not None:
            raise AlreadySeated from None
        raise
    words = table_words(table)
    text = words.say(
        "offer-accepted",
        member=players(table, words)[offer.seat - 1].name,
        holder=players(before, words)[offer.seat - 1].name,
        seat=offer.seat,
    )
    text += new_host(before, table, words)
    await show_all(pressed.interaction, Post(text), replace=True)


async def _withdraw(pressed: Pressed) -> None:
    offer = await pressed.services.tables.seats.withdraw(pressed.number(), pressed.user_id)
    key = "offer-declined" if pressed.user_id == offer.to else "offer-withdrawn"
    words = table_words(pressed.table)
    name = safe_name(person(pressed.interaction.user).name)
    text = words.say(key, player=name, seat=offer.seat)
    await show_all(pressed.interaction, Post(text), replace=True)


async def _resign(pressed: Pressed) -> None:
    if pressed.rest not in ("", "close"):
        raise Told(pressed.words.say("unknown-button"))
    try:
        table = await pressed.services.tables.seats.resign(
            pressed.table.id, pressed.user_id, closes=pressed.rest == "close"
        )
    except ResignChanged as refusal:
        # The question can only be asked again.
        await finish(pressed.interaction, explain(refusal, pressed.words))
        return
    done = pressed.words.say("resigned", table=str(table.id))
    await show(pressed.interaction, Post(done), replace=True)


async def _play_on(pressed: Pressed) -> None:
    await show(pressed.interaction, Post(pressed.words.say("played-on")), replace=True)


HANDLERS: Mapping[str, PressHandler] = {
    "accept-seat": _accept,
    "decline-seat": _withdraw,
    "play-on": _play_on,
    "resign": _resign,
    "withdraw-seat": _withdraw,
}
"""What stands behind the buttons."""
