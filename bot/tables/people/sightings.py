"""When people were last seen on a server: whoever presses or types something is a member."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

MOST = 10_000
"""How many people of a server are remembered; then all are forgotten, and simply looked for."""


class Sightings:
    """Remembers since the start of the bot when each person was last seen on each server."""

    def __init__(self) -> None:
        self._seen: defaultdict[int, dict[int, int]] = defaultdict(dict)

    def note(self, guild_id: int, user_id: int, now: int) -> None:
        """Note that a person was on a server at `now`, in milliseconds since 1970-01-01 UTC."""
        seen = self._seen[guild_id]
        if len(seen) >= MOST:
            seen.clear()
        seen[user_id] = now

    def of(self, guild_id: int) -> Mapping[int, int]:
        """Return when each person was last seen on a server, by user id."""
        return self._seen.get(guild_id, {})
