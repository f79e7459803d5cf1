"""`/game` before the game: opening a table, seats, the start, and what the table has set."""

from __future__ import annotations

import re
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.chat.commands.base import TableCommands, chosen_game, offer_games
from bot.chat.commands.choosing import LONGEST, Entry, choices, chosen
from bot.chat.commands.wording import options, said, worded
from bot.chat.interactions.lobby import wants_thread, without_left
from bot.chat.messages.answers import Told, language_here, show, tell
from bot.chat.messages.channels import note_thread
from bot.chat.messages.members import named, person
from bot.chat.messages.permissions import refuse_when_mute, refuse_without_thread
from bot.chat.posts import clocks
from bot.chat.posts.lobby import computers_seated, confirm_alone
from bot.games.judging import STRENGTHS, USUAL
from bot.presenters.phrases import option_name
from bot.tables.changes.lobby import HINTS
from bot.tables.errors import StartsAlone
from bot.tables.schedule.clocks import NO_CLOCK, PACES
from bot.tables.schedule.effects import DEFAULT_INTERVAL, INTERVALS
from bot.tables.servers import Venue
from bot.words.names import safe_name
from bot.words.words import Words, language_of, languages

if TYPE_CHECKING:
    from bot.chat.services import Services
    from bot.games.game import AnyGame


Asked = discord.Interaction[Any]

_LANGUAGES = [
    app_commands.Choice(name=Words(language).say("language"), value=language)
    for language in languages()[:25]
]
"""What a table may speak, each language by its own name."""
_INTERVALS = [
    app_commands.Choice(name=said(f"choice-reminders-{hours}"), value=hours) for hours in INTERVALS
]
_PICTURES = [
    app_commands.Choice(name=said(f"choice-pictures-{which}"), value=which)
    for which in ("newest", "all", "phone")
]
PLACES = [
    app_commands.Choice(name=said(f"choice-place-{venue.value}"), value=venue.value)
    for venue in Venue
]
_HINTS: list[app_commands.Choice[int]] = [
    app_commands.Choice(name=said(f"choice-hints-{number}"), value=number) for number in (HINTS, 0)
]
_PACES = [app_commands.Choice(name=said(f"choice-clock-{hours}"), value=hours) for hours in PACES]


class LobbyCommands(TableCommands):
    """Opens tables, seats people, starts games."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        offer_games(self.new, services)

    @app_commands.command(**worded("command-new"))
    @options(
        "game",
        "place",
        "seats",
        "option",
        "language",
        "reminders",
        "clock",
        "computers",
        "pictures",
        "hints",
    )
    @app_commands.choices(language=_LANGUAGES, pictures=_PICTURES, place=PLACES)
    @app_commands.choices(reminders=_INTERVALS, clock=_PACES, hints=_HINTS)
    async def new(  # noqa: PLR0913, PLR0917  (an argument is an option of the command)
        self,
        interaction: Asked,
        game: str,
        place: str | None = None,
        seats: int | None = None,
        option: str | None = None,
        language: str | None = None,
        reminders: int = DEFAULT_INTERVAL,
        clock: int = NO_CLOCK,
        computers: str = "",
        pictures: str = "newest",
        hints: int = HINTS,
    ) -> None:
        """Open a table, once the bot may post in the channel; it speaks the server's language."""
        words = self._services.words(interaction)
        refuse_when_mute(interaction, words)
        if interaction.guild_id is None or interaction.channel_id is None:
            raise Told(words.say("only-in-servers"))
        game = chosen_game(self._services, game, words)
        if option is not None:
            entries = _options(self._services.games[game], words)
            option = chosen(entries, option, words.say("option-option-name"), words)
        threaded = await wants_thread(self._services, interaction, interaction.guild_id, place)
        await note_thread(self._services.database, interaction.channel)
        table = await self._services.tables.lobby.open(
            person(interaction.user),
            (interaction.guild_id, interaction.channel_id),
            game,
            language=language_of(language or language_here(interaction)),
            seats=seats,
            option=option,
            reminders=reminders,
            pace=clock,
            computers=strengths_of(computers, words),
            pictures=pictures == "all",
            upright=pictures == "phone",
            threaded=threaded,
            hints=hints,
        )
        free = table.record.capacity - len(table.seats)
        button = Words(table.record.language).say("button-start")
        await tell(interaction, words.say("opened", table=str(table.id), free=free, button=button))

    @new.autocomplete("option")
    async def _options(self, interaction: Asked, typed: str) -> list[app_commands.Choice[str]]:
        game = self._services.games.get(str(interaction.namespace.game))
        if game is None:
            return []
        return choices(_options(game, self._services.words(interaction)), typed)

    @app_commands.command(**worded("command-join"))
    async def join(self, interaction: Asked) -> None:
        """Sit down."""
        table = await self._here(interaction)
        table = await self._services.tables.lobby.join(table.id, person(interaction.user))
        seat = table.seated(interaction.user.id).seat
        words = self._services.words(interaction)
        await tell(interaction, words.say("joined", seat=seat, table=str(table.id)))

    @app_commands.command(**worded("command-leave"))
    async def leave(self, interaction: Asked) -> None:
        """Get up before the game starts."""
        table = await self._here(interaction)
        await self._services.tables.lobby.leave(table.id, person(interaction.user))
        words = self._services.words(interaction)
        await tell(interaction, words.say("left", table=str(table.id)))

    @app_commands.command(**worded("command-start"))
    @options("first")
    async def start(self, interaction: Asked, first: discord.User | None = None) -> None:
        """Start the game; the first player is named or drawn."""
        table = await self._here(interaction)
        if table.awaits_thread:
            refuse_without_thread(interaction, self._services.words(interaction))
        table = await without_left(self._services, table, interaction.user.id, starts=True)
        beginner = named(interaction, first) if first else None
        words, host = self._services.words(interaction), person(interaction.user)
        try:
            await self._services.tables.lobby.start(table.id, host, beginner)
        except StartsAlone:
            await show(interaction, confirm_alone(table, words))
            return
        await tell(interaction, words.say("started", table=str(table.id)))

    @app_commands.command(**worded("command-kick"))
    @options("member")
    async def kick(self, interaction: Asked, member: discord.User) -> None:
        """Free somebody else's seat before the game starts."""
        table = await self._here(interaction)
        table = await without_left(self._services, table, interaction.user.id)
        words = self._services.words(interaction)
        kicked = named(interaction, member)
        await self._services.tables.lobby.kick(
            table.id, person(interaction.user), kicked, interaction.id
        )
        name = safe_name(kicked.name or words.say("computer-seat", number=1))
        await tell(interaction, words.say("kicked", player=name, table=str(table.id)))

    @app_commands.command(**worded("command-computers"))
    @options("computers")
    async def computers(self, interaction: Asked, computers: str) -> None:
        """Seat computers of these strengths before the game starts."""
        table = await self._here(interaction)
        words = self._services.words(interaction)
        strengths = strengths_of(computers, words)
        table = await without_left(self._services, table, interaction.user.id)
        tables, host = self._services.tables, person(interaction.user)
        table = await tables.lobby.seat_computers(table.id, host, strengths)
        await tell(interaction, computers_seated(table, words))

    @new.autocomplete("computers")
    @computers.autocomplete("computers")
    async def _strengths(self, interaction: Asked, typed: str) -> list[app_commands.Choice[str]]:
        return choices(entries(self._services.words(interaction)), typed)

    @app_commands.command(**worded("command-settings"))
    @options("reminders", "clock", "pictures")
    @app_commands.choices(pictures=_PICTURES)
    @app_commands.choices(reminders=_INTERVALS, clock=_PACES)
    async def settings(
        self,
        interaction: Asked,
        reminders: int | None = None,
        clock: int | None = None,
        pictures: str | None = None,
    ) -> None:
        """Change the settings that are given, and tell all of the table's."""
        table = await self._here(interaction)
        table = await without_left(self._services, table, interaction.user.id)
        words = self._services.words(interaction)
        if reminders is not None:
            table = await self._services.tables.lobby.set_reminders(
                table.id, interaction.user.id, reminders
            )
        if clock is not None:
            table = await self._services.tables.lobby.set_pace(table.id, interaction.user.id, clock)
        if pictures is not None:
            table = await self._services.tables.lobby.keep_pictures(
                table.id,
                interaction.user.id,
                keep=pictures == "all",
                upright=pictures == "phone",
            )
        which = "all" if table.record.pictures else "phone" if table.record.upright else "newest"
        hours = table.record.reminders
        lines = (
            words.say("table-reminders", table=str(table.id), hours=hours),
            clocks.terms(table, words),
            words.say("table-pictures", which=which),
        )
        await tell(interaction, "\n".join(lines))


def _options(game: AnyGame, words: Words) -> list[Entry[str]]:
    return [
        Entry(option_name(game.name, option, words), option)
        for option in game.options()
        if len(option) <= LONGEST
    ]


SUGGESTED = 3
"""The most computers that are suggested; more can be typed."""
MOST = 9
"""The most computers that can be typed."""
_BETWEEN = re.compile(r"[\s,;+&]+")


def entries(words: Words) -> list[Entry[str]]:
    """Return the suggestions: no computer, then every choice of one to three strengths."""
    found = [Entry(words.say("computers-none"), "0")]
    for count in range(1, SUGGESTED + 1):
        for strengths in combinations_with_replacement(STRENGTHS, count):
            names = [words.say(f"strength-{strength}") for strength in strengths]
            found.append(Entry(", ".join(names), " ".join(strengths)))
    return found


def strengths_of(typed: str, words: Words) -> tuple[str, ...]:
    """Return the strength of each computer that a text names, such as "hard, easy" or "2".

    A number is that many computers of the usual strength.

    Raises
    ------
    Told
        With what is possible, when the text names no computers.
    """
    if re.fullmatch(r"\s*[0-9]+\s*", typed):
        # More than there can be seats for is refused with the number that is left.
        return (USUAL,) * min(int(typed), MOST)
    each = [Entry(words.say(f"strength-{strength}"), strength) for strength in STRENGTHS]
    names = [name for name in _BETWEEN.split(typed.strip()) if name][:MOST]
    option = words.say("option-computers-name")
    return tuple(chosen(each, name, option, words) for name in names)
