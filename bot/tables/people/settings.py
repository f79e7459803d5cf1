"""The settings of people: when and how the bot may write to them, and in which language."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

import msgspec

from bot.tables.people.quiet_hours import Quiet, find_zone, next_allowed

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from storage import Database


class ReminderWay(StrEnum):
    """How reminders reach somebody."""

    CHANNEL = "channel"
    DIRECT = "direct"
    OFF = "off"


class Acting(StrEnum):
    """What the action buttons of a public post do for somebody."""

    POST = "post"
    PANEL = "panel"
    ASK = "ask"
    """They ask before what one cannot undo alone; the panel's buttons ask, too."""


class PersonSettings(msgspec.Struct, frozen=True, omit_defaults=True):
    """The settings of one person. Settings of other releases are ignored.

    Parameters
    ----------
    zone
        The name of their time zone.
    quiet
        When no reminder comes, in that zone.
    reminders
        How reminders come.
    heads_up
        Whether to be told when the player before them begins a turn.
    language
        The language of private messages; empty: that of their Discord.
    rated
        Whether to have a rating.
    acting
        Whether buttons act at once, ask first, or open the private panel.
    """

    zone: str = "UTC"
    quiet: Quiet | None = None
    reminders: ReminderWay = ReminderWay.CHANNEL
    heads_up: bool = False
    language: str = ""
    rated: bool = True
    acting: Acting = Acting.POST

    def next_allowed(self, now: int) -> int:
        """Return when the bot may write to them: `now` or later, in milliseconds since 1970."""
        return next_allowed(now, find_zone(self.zone) or ZoneInfo("UTC"), self.quiet)


DEFAULT = PersonSettings()


class People:
    """The settings of people, in memory and in the database.

    Call `load` before anything else. Where other processes use the database, call `refresh` before
    the settings of somebody are used.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._settings: dict[int, PersonSettings] = {}

    async def load(self) -> None:
        """Read all settings, where nobody else changes them."""
        if not self._database.leases.shared:
            self._read(await self._database.people.settings())

    async def refresh(self, user_ids: Iterable[int]) -> None:
        """Read the settings of these people again, where another process may have changed them."""
        if not self._database.leases.shared:
            return
        wanted = {*user_ids}
        found = await self._database.people.settings(wanted)
        for user_id in wanted.difference(found):
            self._settings.pop(user_id, None)
        self._read(found)

    def settings(self, user_id: int) -> PersonSettings:
        """Return a person's settings, or the defaults."""
        return self._settings.get(user_id, DEFAULT)

    def is_rated(self, user_id: int) -> bool:
        """Return True if the person wants a rating."""
        return self.settings(user_id).rated

    def _read(self, texts: Mapping[int, str]) -> None:
        """Read settings; those that cannot be read are the defaults."""
        for user_id, text in texts.items():
            try:
                self._settings[user_id] = msgspec.json.decode(text, type=PersonSettings)
            except msgspec.MsgspecError:
                self._settings.pop(user_id, None)

    async def change(self, user_id: int, settings: PersonSettings) -> None:
        """Save a person's settings."""
        await self._database.people.save_settings(user_id, msgspec.json.encode(settings).decode())
        self._settings[user_id] = settings

    async def forget(self, user_id: int) -> None:
        """Delete a person's settings."""
        await self._database.people.delete_settings(user_id)
        self._settings.pop(user_id, None)
