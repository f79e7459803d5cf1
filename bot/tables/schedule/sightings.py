"""When people were last seen on a server, and by which name: who presses something is a member."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.tables.model import Person
    from storage.records import SeatRecord

MOST = 10_000
"""How many people of a server are remembered; then all are forgotten, and simply looked for."""


class Sightings:
    """Remembers since the start of the bot when each person was last seen on each server."""

    def __init__(self) -> None:
        self._seen: defaultdict[int, dict[int, int]] = defaultdict(dict)
        self._names: defaultdict[int, dict[int, str]] = defaultdict(dict)

    def note(self, guild_id: int, person: Person, now: int) -> None:
        """Note that a person was on a server at `now`, in milliseconds since 1970-01-01 UTC."""
        seen, names = self._seen[guild_id], self._names[guild_id]
        if len(seen) >= MOST:
            seen.clear()
            names.clear()
        seen[person.id] = now
        names[person.id] = person.name

    def of(self, guild_id: int) -> Mapping[int, int]:
        """Return when each person was last seen on a server, by user id."""
        return self._seen.get(guild_id, {})

    def named(self, guild_id: int, seats: tuple[SeatRecord, ...]) -> tuple[SeatRecord, ...]:
        """Return seats with the names by which their people were last seen on a server."""
        names = self._names.get(guild_id, {})
        return tuple(replace(seat, name=names.get(seat.user_id, seat.name)) for seat in seats)

    def forget(self, user_id: int) -> None:
        """Forget a person on every server."""
        for known in (*self._seen.values(), *self._names.values()):
            known.pop(user_id, None)
