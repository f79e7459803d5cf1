"""`/me`: what people set for themselves."""

from __future__ import annotations

from datetime import UTC
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any
from zoneinfo import available_timezones

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.chat.commands.choosing import Entry, choices, chosen
from bot.chat.commands.lobby import PLACES
from bot.chat.commands.wording import options, said, worded
from bot.chat.interactions.forgetting import confirm
from bot.chat.messages.answers import Told, show, tell
from bot.tables.people.forgetting import check_forget
from bot.tables.people.quiet_hours import find_zone, read_quiet
from bot.tables.people.settings import Acting, ReminderWay
from bot.tables.servers import Venue
from bot.words.folding import folded
from bot.words.names import safe_name
from bot.words.words import Words, languages

if TYPE_CHECKING:
    from datetime import datetime

    from bot.chat.services import Services
    from bot.tables.people.settings import PersonSettings


Asked = discord.Interaction[Any]

_NONE, _DISCORD = "none", "discord"
"""What stands for no quiet hours, and for the language of the person's Discord."""
_USUAL = ("22:00-07:00", "23:00-08:00", "00:00-08:00")
_WAYS = {
    ReminderWay.CHANNEL: "me-reminders-channel",
    ReminderWay.DIRECT: "me-reminders-direct",
    ReminderWay.OFF: "me-reminders-off",
}
_BUTTONS = {
    Acting.POST: "me-buttons-post",
    Acting.PANEL: "me-buttons-panel",
    Acting.ASK: "me-buttons-ask",
}
_MOST_CHOICES = 25


class MeCommands(app_commands.Group, **worded("command-me")):
    """The commands about oneself. They need no table."""

    def __init__(self, services: Services) -> None:
        super().__init__(allowed_installs=app_commands.AppInstallationType(guild=True, user=False))
        self._services = services

    @app_commands.command(**worded("command-me-settings"))
    @options(
        "zone", "quiet", "reminders", "heads_up", "language", "rated", "buttons", family="option-me"
    )
    @app_commands.choices(
        reminders=[
            app_commands.Choice(name=said(f"choice-way-{way.value}"), value=way.value)
            for way in ReminderWay
        ],
        buttons=[
            app_commands.Choice(name=said(f"choice-buttons-{acting.value}"), value=acting.value)
            for acting in Acting
        ],
    )
    async def settings(  # noqa: PLR0913, PLR0917  (an argument is an option of the command)
        self,
        interaction: Asked,
        zone: str | None = None,
        quiet: str | None = None,
        reminders: str | None = None,
        heads_up: bool | None = None,  # noqa: FBT001
        language: str | None = None,
        rated: bool | None = None,  # noqa: FBT001
        buttons: str | None = None,
    ) -> None:
        """Change the settings that are given, and tell all of the person's."""
        people, user_id = self._services.people, interaction.user.id
        words = self._services.words(interaction)
        # Read the stored settings first: if that fails, defaults must not replace them.
        await people.refresh((user_id,))
        before = people.settings(user_id)
        after = before
        if zone is not None:
            after = replace(after, zone=_read_zone(zone, words))
        if quiet is not None:
            after = _with_quiet(after, quiet, words)
        if reminders is not None:
            after = replace(after, reminders=ReminderWay(reminders))
        if heads_up is not None:
            after = replace(after, heads_up=heads_up)
        if language is not None:
            after = replace(after, language=_read_language(language, words))
        if rated is not None:
            after = replace(after, rated=rated)
        if buttons is not None:
            after = replace(after, acting=Acting(buttons))
        if after != before:
            await people.change(user_id, after)
            words = self._services.words(interaction)
        title = words.say("me-title" if after == before else "me-changed")
        now = interaction.created_at
        await tell(interaction, "\n".join([title, words.say("me-how"), *_told(after, words, now)]))

    @app_commands.command(**worded("command-me-forget"))
    async def forget(self, interaction: Asked) -> None:
        """Ask the person to confirm that all their data is to be deleted."""
        words = self._services.words(interaction)
        await check_forget(self._services.database, interaction.user.id)
        await show(interaction, confirm(words))

    @settings.autocomplete("zone")
    async def _zones(self, _: Asked, typed: str) -> list[app_commands.Choice[str]]:
        now = discord.utils.utcnow()
        return [
            app_commands.Choice(name=f"{zone.value} ({_time(zone.value, now)})", value=zone.value)
            for zone in choices([Entry(name, name) for name in _offered_zones()], typed)
        ]

    @settings.autocomplete("quiet")
    async def _quiet(self, interaction: Asked, typed: str) -> list[app_commands.Choice[str]]:
        none = self._services.words(interaction).say("suggested-quiet-none")
        own = read_quiet(typed)
        hours = [str(own)] if own else [each for each in _USUAL if each.startswith(typed.strip())]
        entries = [*(Entry(each, each) for each in hours), Entry(none, _NONE)]
        return choices(entries, typed) or choices(entries, "")

    @settings.autocomplete("language")
    async def _languages(self, interaction: Asked, typed: str) -> list[app_commands.Choice[str]]:
        return choices(_languages(self._services.words(interaction)), typed)


def _told(settings: PersonSettings, words: Words, now: datetime) -> list[str]:
    quiet = settings.quiet
    own = settings.language
    return [
        words.say("me-zone", zone=settings.zone, time=_time(settings.zone, now)),
        words.say("me-quiet", hours=str(quiet)) if quiet else words.say("me-quiet-none"),
        words.say(_WAYS[settings.reminders]),
        words.say("me-heads-up-on" if settings.heads_up else "me-heads-up-off"),
        words.say("me-rated" if settings.rated else "me-unrated"),
        words.say(_BUTTONS[settings.acting]),
        words.say("me-language", language=Words(own).say("language"))
        if own in languages()
        else words.say("me-language-discord"),
    ]


def _read_zone(text: str, words: Words) -> str:
    wanted = folded(text)
    for name in available_timezones():
        if folded(name) == wanted:
            return name
    raise Told(words.say("me-unknown-zone", zone=safe_name(text)))


def _with_quiet(settings: PersonSettings, text: str, words: Words) -> PersonSettings:
    typed = folded(text)
    if typed in (_NONE, folded(words.say("suggested-quiet-none"))):
        return replace(settings, quiet=None)
    quiet = read_quiet(typed)
    if quiet is None:
        raise Told(words.say("me-unknown-quiet"))
    return replace(settings, quiet=quiet)


def _read_language(text: str, words: Words) -> str:
    language = chosen(_languages(words), text, words.say("option-me-language-name"), words)
    return "" if language == _DISCORD else language


def _languages(words: Words) -> list[Entry[str]]:
    own = [Entry(Words(each).say("language"), each) for each in languages()]
    return [*own, Entry(words.say("suggested-language-discord"), _DISCORD)]


def _time(zone: str, now: datetime) -> str:
    """Return the time of day in a time zone, such as ``14:05``."""
    return now.astimezone(find_zone(zone) or UTC).strftime("%H:%M")


@cache
def _offered_zones() -> tuple[str, ...]:
    """Return the time zones of places by their present names, and UTC.

    Older names can still be typed; they are not listed.
    """
    table = files("tzdata").joinpath("zoneinfo", "zone.tab").read_text("utf-8")
    rows = (line.split("\t") for line in table.splitlines() if not line.startswith("#"))
    return (*sorted({row[2] for row in rows} & available_timezones()), "UTC")


class ServerCommands(app_commands.Group, **worded("command-server")):
    """The commands about a server, for its managers."""

    def __init__(self, services: Services) -> None:
        super().__init__(
            guild_only=True,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            default_permissions=discord.Permissions(manage_guild=True),
        )
        self._services = services

    @app_commands.command(**worded("command-server-settings"))
    @options("place", family="option-server")
    @app_commands.choices(place=PLACES)
    async def settings(
        self, interaction: discord.Interaction[Any], place: str | None = None
    ) -> None:
        """Change the settings that are given, and tell all of the server's."""
        words = self._services.words(interaction)
        if interaction.guild_id is None:
            raise Told(words.say("only-in-servers"))
        after = before = await self._services.servers.settings(interaction.guild_id)
        if place is not None:
            after = replace(before, place=Venue(place))
            await self._services.servers.change(interaction.guild_id, after)
        await tell(interaction, words.say("server-place", place=after.place.value))
