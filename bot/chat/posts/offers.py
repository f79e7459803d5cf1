"""The offer of a seat to a member, and the question before a player resigns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.messages.post import Post
from bot.chat.posts.inputs import game_title, players, shown_name, table_words
from bot.presenters.controls import Button, Style
from bot.tables.changes.seats import closes_without, winner_without
from bot.tables.checks import check_resign
from bot.words.names import safe_name

if TYPE_CHECKING:
    from bot.tables.model import Person, Table
    from bot.tables.schedule.offers import Offer
    from bot.words.words import Words


def offer_post(table: Table, offer: Offer, by: Person, to: Person) -> Post:
    """Return the public offer of a seat; it pings the member who may take it."""
    words = table_words(table)
    own = offer.holder == by.id
    text = words.say(
        "offer" if own else "offer-of",
        player=safe_name(by.name),
        member=safe_name(to.name),
        holder=players(table, words)[offer.seat - 1].name,
        seat=offer.seat,
        table=str(table.id),
        game=game_title(table, words),
    )
    row = (
        Button(f"!accept-seat {offer.id}", words.say("button-accept-seat"), Style.GOOD),
        Button(f"!decline-seat {offer.id}", words.say("button-decline-seat")),
        Button(f"!withdraw-seat {offer.id}", words.say("button-withdraw-seat")),
    )
    return Post(text, table.id, table.version, (row,), pings=(to.id,))


def confirm_resign(table: Table, user_id: int, words: Words) -> Post:
    """Return the question to a player who wants to resign, with the consequence.

    Raises
    ------
    LeaveInstead, GameOver, NotSeated
        When there is no game, or no seat of theirs, to give up.
    """
    seat = check_resign(table, user_id).seat
    closes, winner = closes_without(table), winner_without(table, seat)
    if winner:
        name = players(table, words)[winner - 1].name
        text = words.say("confirm-resign-won", table=str(table.id), winner=name)
    else:
        key = "confirm-resign-close" if closes else "confirm-resign"
        text = words.say(key, table=str(table.id))
    row = (
        Button("!resign close" if closes else "!resign", words.say("button-resign"), Style.BAD),
        Button("!play-on", words.say("button-play-on")),
    )
    return Post(text, table.id, table.version, (row,))


def new_host(before: Table, after: Table, words: Words) -> str:
    """Return a further line naming the new host, or an empty text if the host is the same."""
    if after.host is None or after.record.host_id == before.record.host_id:
        return ""
    return "\n" + words.say("news-host", host=shown_name(after, after.host, words))
