"""Messages as Discord keeps them: what a request makes of one, and what it sends back."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from tests.wire import components as tree
from tests.wire import refusal
from tests.wire.limits import V2, message_faults
from tests.wire.world import Json, snowflake

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tests.wire.exchange import Upload
    from tests.wire.world import Channel, Person

EPHEMERAL, LOADING = 1 << 6, 1 << 7
MENTION = re.compile(r"<@!?(\d+)>")


@dataclass(frozen=True)
class Attachment:
    """A file of a message with its bytes and alt text."""

    filename: str
    content: bytes
    description: str | None
    id: int = field(default_factory=snowflake)

    def payload(self, base: str) -> Json:
        """Return the attachment object; `base` is the address of the server."""
        url = self.url(base)
        return {
            "id": str(self.id),
            "filename": self.filename,
            "size": len(self.content),
            "content_type": "image/png" if self.filename.endswith(".png") else "text/plain",
            "description": self.description,
            "url": url,
            "proxy_url": url,
        }

    def url(self, base: str) -> str:
        """Return where the file is served."""
        return f"{base}/cdn/{self.id}/{self.filename}"


@dataclass(frozen=True)
class Message:
    """One version of a message.

    `reader` is the only person who sees a private one, `pings` whom it notified when it came,
    `edits` how often it was changed.
    """

    channel: Channel
    content: str = ""
    embeds: tuple[Json, ...] = ()
    components: list[Json] = field(default_factory=list[Json])
    flags: int = 0
    attachments: tuple[Attachment, ...] = ()
    nonce: str | None = None
    reader: Person | None = None
    pings: frozenset[int] = frozenset()
    edits: int = 0
    id: int = field(default_factory=snowflake)

    @property
    def text(self) -> str:
        """What it says, in content or in text displays, one a line."""
        return "\n".join(filter(None, [self.content, *tree.texts(self.components)]))

    @property
    def alt_texts(self) -> list[str | None]:
        """The alt texts of the pictures it shows."""
        return [item.get("description") for item in tree.media(self.components)]

    @property
    def custom_ids(self) -> list[str]:
        """What can be pressed, from the top."""
        return list(tree.pressable(self.components))

    def payload(self, author: Person, base: str) -> Json:
        """Return the message object; files shown by V2 pictures are not among its attachments."""
        urls = {attachment.filename: attachment.url(base) for attachment in self.attachments}
        shown = tree.attached(self.components)
        return {
            "id": str(self.id),
            "channel_id": str(self.channel.id),
            "author": author.user(),
            "type": 0,
            "timestamp": "2026-01-01T00:00:00+00:00",
            "edited_timestamp": "2026-01-01T00:00:01+00:00" if self.edits else None,
            "content": self.content,
            "embeds": list(self.embeds),
            "components": tree.delivered(self.components, urls),
            "attachments": [
                attachment.payload(base)
                for attachment in self.attachments
                if attachment.filename not in shown
            ],
            "flags": self.flags,
            "nonce": self.nonce,
            "tts": False,
            "pinned": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
        }


def created(channel: Channel, body: Json, uploads: Mapping[str, Upload]) -> Message:
    """Return the message a request makes, checked against the limits.

    Raises
    ------
    Refusal
        50035 with everything wrong, as Discord would answer.
    """
    nonce = body.get("nonce")
    message = Message(
        channel=channel,
        content=body.get("content") or "",
        embeds=tuple(body.get("embeds") or ()),
        components=body.get("components") or [],
        flags=body.get("flags") or 0,
        attachments=tuple(_attachments(body, uploads, ())),
        nonce=None if nonce is None else str(nonce),
    )
    return _checked(replace(message, pings=_pings(message.text, body.get("allowed_mentions"))))


def edited(message: Message, body: Json, uploads: Mapping[str, Upload]) -> Message:
    """Return the message after an edit. Attachments the edit does not list are dropped.

    Raises
    ------
    Refusal
        50035 with everything wrong, as Discord would answer.
    """
    flags = message.flags & ~LOADING | (body.get("flags") or 0) & V2
    changes: Json = {"edits": message.edits + 1, "flags": flags}
    if "content" in body:
        changes["content"] = body["content"] or ""
    if "components" in body:
        changes["components"] = body["components"] or []
    if "embeds" in body:
        changes["embeds"] = tuple(body["embeds"] or ())
    if uploads or body.get("attachments") is not None:
        changes["attachments"] = tuple(_attachments(body, uploads, message.attachments))
    return _checked(replace(message, **changes))


def _attachments(
    body: Json, uploads: Mapping[str, Upload], kept: tuple[Attachment, ...]
) -> list[Attachment]:
    known = {str(attachment.id): attachment for attachment in kept}
    result: list[Attachment] = []
    for listed in body.get("attachments") or ():
        key = str(listed["id"])
        if upload := uploads.get(f"files[{key}]"):
            result.append(Attachment(upload.filename, upload.content, listed.get("description")))
        elif key in known:
            result.append(known[key])
        else:
            raise refusal.invalid_form(f"attachment {key} is neither uploaded nor kept")
    return result


def _checked(message: Message) -> Message:
    if faults := message_faults(message):
        raise refusal.invalid_form("; ".join(faults))
    return message


def _pings(text: str, allowed: Json | None) -> frozenset[int]:
    mentioned = frozenset(map(int, MENTION.findall(text)))
    if allowed is None or "users" in (allowed.get("parse") or ()):
        return mentioned
    return mentioned & frozenset(map(int, allowed.get("users") or ()))
