"""Answers to interactions: the first one, its edits, and what follows."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING

from tests.wire import refusal
from tests.wire.exchange import Reply
from tests.wire.interaction import Callback
from tests.wire.messages import EPHEMERAL, LOADING, Message, created, edited
from tests.wire.rest.router import Route

if TYPE_CHECKING:
    from tests.wire.interaction import Interaction
    from tests.wire.rest.router import Call
    from tests.wire.server import Loopback
    from tests.wire.world import Json


def answer(discord: Loopback, call: Call) -> Reply:
    """Take the first answer, when it comes in time and is the first."""
    interaction = discord.interactions.get(call.values["interaction_token"])
    if interaction is None or interaction.late(discord.ack_window):
        raise refusal.unknown_interaction()
    if interaction.callback is not None:
        raise refusal.already_acknowledged()
    callback = Callback(call.request.body["type"])
    message = _carry_out(discord, call, interaction, callback)
    interaction.callback = callback
    interaction.answered = time.monotonic()
    if call.request.query.get("with_response") not in ("1", "true"):
        return Reply()
    return Reply(_response(discord, interaction, message))


def _carry_out(
    discord: Loopback, call: Call, interaction: Interaction, callback: Callback
) -> Message | None:
    data: Json = call.request.body.get("data") or {}
    uploads = call.request.uploads
    message: Message | None = None
    match callback:
        case Callback.MESSAGE:
            interaction.words += 1
            message = _spoken(discord, interaction, created(interaction.channel, data, uploads))
            interaction.original = message.id
        case Callback.DEFER:
            flags = (data.get("flags") or 0) & EPHEMERAL | LOADING
            message = _spoken(discord, interaction, Message(interaction.channel, flags=flags))
            interaction.original = message.id
        case Callback.UPDATE:
            interaction.words += 1
            message = discord.keep(edited(_source(discord, interaction), data, uploads))
            interaction.original = message.id
        case Callback.DEFER_UPDATE:
            interaction.original = _source(discord, interaction).id
        case Callback.AUTOCOMPLETE:
            interaction.choices = data["choices"]
        case Callback.MODAL:
            interaction.modal = data
    return message


def _response(discord: Loopback, interaction: Interaction, message: Message | None) -> Json:
    response: Json = {
        "interaction": {
            "id": str(interaction.id),
            "type": interaction.kind,
            "response_message_id": str(interaction.original) if interaction.original else None,
            "response_message_loading": interaction.callback is Callback.DEFER,
            "response_message_ephemeral": bool(message and message.flags & EPHEMERAL),
        }
    }
    if message is not None and interaction.callback is not None:
        shown = discord.show(message).body
        response["resource"] = {"type": int(interaction.callback), "message": shown}
    return response


def follow(discord: Loopback, call: Call) -> Reply:
    """Post a further message; while the bot is thinking it takes the thought's place."""
    interaction = _interaction(discord, call)
    original = discord.messages.get(interaction.original or 0)
    if original is not None and original.flags & LOADING:
        changed = edited(original, call.request.body, call.request.uploads)
        interaction.words += 1
        return discord.show(discord.keep(changed))
    message = created(interaction.channel, call.request.body, call.request.uploads)
    message = _spoken(discord, interaction, message)
    interaction.followups.append(message.id)
    interaction.words += 1
    return discord.show(message)


def fetch(discord: Loopback, call: Call) -> Reply:
    """Return an answer."""
    return discord.show(_message(discord, call))


def edit(discord: Loopback, call: Call) -> Reply:
    """Change an answer."""
    changed = edited(_message(discord, call), call.request.body, call.request.uploads)
    _interaction(discord, call).words += 1
    return discord.show(discord.keep(changed))


def delete(discord: Loopback, call: Call) -> Reply:
    """Take an answer back."""
    discord.messages.pop(_message(discord, call).id)
    return Reply()


def _interaction(discord: Loopback, call: Call) -> Interaction:
    interaction = discord.interactions.get(call.values["webhook_token"])
    if interaction is None or interaction.late(discord.token_life, acknowledged=True):
        raise refusal.invalid_webhook_token()
    return interaction


def _message(discord: Loopback, call: Call) -> Message:
    interaction = _interaction(discord, call)
    named = call.values.get("message_id")
    message_id = int(named) if named else interaction.original
    if message_id not in (interaction.original, *interaction.followups):
        raise refusal.unknown_message()
    message = discord.messages.get(message_id or 0)
    if message is None:
        raise refusal.unknown_message()
    return message


def _source(discord: Loopback, interaction: Interaction) -> Message:
    message = discord.messages.get(interaction.source or 0)
    if message is None:
        raise refusal.unknown_message()
    return message


def _spoken(discord: Loopback, interaction: Interaction, message: Message) -> Message:
    reader = interaction.person if message.flags & EPHEMERAL else None
    return discord.keep(replace(message, reader=reader))


_WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
_ORIGINAL = f"{_WEBHOOK}/messages/@original"
_FOLLOWUP = f"{_WEBHOOK}/messages/{{message_id}}"

ROUTES = (
    Route(
        "POST",
        "/interactions/{interaction_id}/{interaction_token}/callback",
        answer,
        token=False,
    ),
    Route("POST", _WEBHOOK, follow, token=False),
    Route("GET", _ORIGINAL, fetch, token=False),
    Route("PATCH", _ORIGINAL, edit, token=False),
    Route("DELETE", _ORIGINAL, delete, token=False),
    Route("GET", _FOLLOWUP, fetch, token=False),
    Route("PATCH", _FOLLOWUP, edit, token=False),
    Route("DELETE", _FOLLOWUP, delete, token=False),
)
