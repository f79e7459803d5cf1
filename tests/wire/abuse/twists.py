"""Events of which something is missing, or of another type: as no Discord would send them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from tests.wire.world import Json

FIELDS = (
    "member",
    "message",
    "data",
    "guild_id",
    "guild",
    "channel",
    "channel_id",
    "locale",
    "guild_locale",
    "app_permissions",
    "entitlements",
    "context",
    "attachment_size_limit",
    "version",
    "authorizing_integration_owners",
)
"""What an event has besides its id, its kind, its token and its application."""
VALUES: tuple[Any, ...] = (None, "", "x" * 6_000, 0, -1, 10**30, [], {}, {"id": "x"}, True)
_PARTS = ("member.user", "member.permissions", "message.author", "message.flags", "message.id")
_DATA = ("data.custom_id", "data.component_type", "data.name", "data.options", "data.components")


def twist(rng: Random) -> Callable[[Json], None]:
    """Return a change of an event: it lacks a field, or has another value there."""
    path = rng.choice((*FIELDS, *_PARTS, *_DATA, *_DATA)).split(".")
    value, removes = rng.choice(VALUES), rng.random() < 0.5

    def change(payload: Json) -> None:
        *above, last = path
        owner: Any = payload
        for step in above:
            owner = _part(owner, step)
        if not isinstance(owner, dict):
            return
        changed = cast("Json", owner)
        if removes:
            changed.pop(last, None)
        else:
            changed[last] = value

    return change


def _part(owner: Any, step: str) -> Any:
    return cast("Json", owner).get(step) if isinstance(owner, dict) else None
