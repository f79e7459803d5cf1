"""Seats that change hands: offering one to somebody, and resigning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.interactions.playing import warn_when_mute
from bot.chat.jobs.presence import has_left
from bot.chat.posts.public import players
from bot.chat.transport.answers import Told, show, show_all
from bot.chat.transport.members import person
from bot.chat.transport.post import Post
from bot.presenters.presenter import Button, Style
from bot.tables.changes.seats import check_resign, closes_without
from bot.tables.errors import AlreadySeated, OfferOver
from bot.words.names import safe_name

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.chat.client import CableCar
    from bot.chat.interactions.press import Handler, Pressed
    from bot.tables.model import Person, Table
    from bot.tables.schedule.offers import Offer
    from bot.words.words import Words


def offer_post(bot: CableCar, table: Table, offer: Offer, by: Person, to: Person) -> Post:
    """Return the public offer of a seat, which pings whoever may take it."""
    words = bot.posts.words(table)
    own = offer.holder == by.id
    text = words.say(
        "offer" if own else "offer-of",
        player=safe_name(by.name),
        member=safe_name(to.name),
        holder=players(table, words)[offer.seat - 1].name,
        seat=offer.seat,
        table=str(table.id),
        game=bot.posts.title(table),
    )
    row = (
        Button(f"!accept-seat {offer.id}", words.say("button-accept-seat"), Style.GOOD),
        Button(f"!decline-seat {offer.id}", words.say("button-decline-seat")),
        Button(f"!withdraw-seat {offer.id}", words.say("button-withdraw-seat")),
    )
    return Post(text, table.id, table.version, (row,), pings=(to.id,))


def confirm_resign(table: Table, user_id: int, words: Words) -> Post:
    """Return the question to whoever wants to resign, with what follows.

    Raises
    ------
    LeaveInstead, GameOver, NotSeated
        When there is no game, or no seat of theirs, to give up.
    """
    check_resign(table, user_id)
    closes = closes_without(table)
    text = words.say("confirm-resign-close" if closes else "confirm-resign", table=str(table.id))
    row = (
        Button("!resign close" if closes else "!resign", words.say("button-resign"), Style.BAD),
        Button("!play-on", words.say("button-play-on")),
    )
    return Post(text, table.id, table.version, (row,))


def new_host(before: Table, after: Table, words: Words) -> str:
    """Return the further line that tells who hosts now, empty when that is who did."""
    if after.host is None or after.record.host_id == before.record.host_id:
        return ""
    return "\n" + words.say("news-host", host=safe_name(after.host.name))


# Presses


async def _accept(pressed: Pressed) -> None:
    tables, number = pressed.bot.tables, pressed.number()
    before = await pressed.table()
    try:
        offer = await tables.offered(number)
        guild_id, taker = before.record.guild_id, person(pressed.interaction.user)
        left = offer.of_absent and await has_left(pressed.bot, guild_id, offer.holder)
        table = await tables.accept(number, taker, left=left)
    except OfferOver:
        # Of two clicks the second finds the offer over: the first has taken the seat.
        if (await pressed.table()).seat_of(pressed.user_id) is not None:
            raise AlreadySeated from None
        raise
    words = pressed.bot.posts.words(table)
    text = words.say(
        "offer-accepted",
        member=players(table, words)[offer.seat - 1].name,
        holder=players(before, words)[offer.seat - 1].name,
        seat=offer.seat,
    )
    text += new_host(before, table, words)
    await show_all(pressed.interaction, Post(text), replace=True)
    await warn_when_mute(pressed.interaction, pressed.words)


async def _withdraw(pressed: Pressed) -> None:
    """Let an offer go, as whoever may take the seat declines it or whoever offers it withdraws."""
    offer = await pressed.bot.tables.withdraw(pressed.number(), pressed.user_id)
    key = "offer-declined" if pressed.user_id == offer.to else "offer-withdrawn"
    words = pressed.bot.posts.words(await pressed.table())
    name = safe_name(person(pressed.interaction.user).name)
    text = words.say(key, player=name, seat=offer.seat)
    await show_all(pressed.interaction, Post(text), replace=True)


async def _resign(pressed: Pressed) -> None:
    if pressed.rest not in ("", "close"):
        raise Told(pressed.words.say("unknown-button"))
    table = await pressed.bot.tables.resign(
        pressed.press.table, pressed.user_id, closes=pressed.rest == "close"
    )
    done = pressed.words.say("resigned", table=str(table.id))
    await show(pressed.interaction, Post(done), replace=True)
    await warn_when_mute(pressed.interaction, pressed.words)


async def _play_on(pressed: Pressed) -> None:
    await show(pressed.interaction, Post(pressed.words.say("played-on")), replace=True)


HANDLERS: Mapping[str, Handler] = {
    "accept-seat": _accept,
    "decline-seat": _withdraw,
    "play-on": _play_on,
    "resign": _resign,
    "withdraw-seat": _withdraw,
}
"""What stands behind the buttons."""
