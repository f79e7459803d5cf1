"""Closing a table before its game is over: who may, and how the others agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.layout import Post
from bot.chat.names import safe_name
from bot.chat.presenters.presenter import Button, Style
from bot.tables import seating

if TYPE_CHECKING:
    from bot.chat.words import Words
    from bot.tables.model import Table
    from bot.tables.tables import Consent


def confirm(table: Table, user_id: int, words: Words, *, moderator: bool) -> Post:
    """Return the question to whoever wants to close the table.

    Host and moderators are asked whether they are sure, other players whether to ask all.

    Raises
    ------
    Refusal
        When the table is closed, or the person has no say.
    """
    seating.check_open(table)
    keep = Button("!keep", words.say("button-keep"))
    if moderator or user_id == table.record.host_id:
        key = "confirm-end" if table.record.setup else "confirm-end-empty"
        text = words.say(key, table=str(table.id))
        row = (Button("!end", words.say("button-end"), Style.BAD), keep)
    else:
        table.seated(user_id)
        host = table.host
        text = words.say("ask-end", host=safe_name(host.name) if host else "", table=str(table.id))
        row = (Button("!askend", words.say("button-ask-end"), Style.MAIN), keep)
    return Post(text, table.id, table.version, (row,))


def request(table: Table, asker_id: int, agreed: int, words: Words) -> Post:
    """Return the public question whether all agree to close the table."""
    text = words.say(
        "agree-end",
        player=safe_name(table.seated(asker_id).name),
        table=str(table.id),
        agreed=agreed,
        seats=len(table.seats),
    )
    row = (Button(f"!agree {asker_id}", words.say("button-agree-end"), Style.BAD),)
    return Post(text, table.id, table.version, (row,))


def answered(consent: Consent, asker_id: int, words: Words) -> Post:
    """Return what the public question becomes after one more player has agreed."""
    if consent.complete:
        return Post(words.say("agreed-end", table=str(consent.table.id)))
    return request(consent.table, asker_id, consent.agreed, words)
