"""What every feature of the bot is given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.words.words import Words, language_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    import discord

    from bot.chat.messages.deliveries import Deliveries
    from bot.chat.messages.prompts import Claims, Prompts
    from bot.chat.posts.film import Films
    from bot.chat.posts.public import Posts
    from bot.chat.traffic.limits import Limits
    from bot.chat.traffic.pace import Pace
    from bot.chat.traffic.shards import Shards
    from bot.games.game import AnyGame
    from bot.tables.history.outcomes import Outcomes
    from bot.tables.people.settings import People
    from bot.tables.servers import Servers
    from bot.tables.tables import Tables
    from bot.thinking.thinker import Thinker
    from storage import Database


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of a running bot, for commands, buttons and jobs.

    Parameters
    ----------
    shards
        The connections, for channels, servers and members.
    pace
        The pace of what all connections of this process send.
    claims
        The private messages that have been shown to everybody.
    prompts
        The private messages that replace each other.
    limits
        What one member and one server may ask for in a time.
    thinker
        Thinks for computers, and works out hints and reviews.
    now
        The time in milliseconds since 1970-01-01 UTC.
    """

    shards: Shards
    pace: Pace
    database: Database
    games: Mapping[str, AnyGame]
    tables: Tables
    people: People
    servers: Servers
    posts: Posts
    films: Films
    claims: Claims
    outcomes: Outcomes
    deliveries: Deliveries
    prompts: Prompts
    limits: Limits
    thinker: Thinker
    now: Callable[[], int]

    def words(self, interaction: discord.Interaction[Any]) -> Words:
        """Return the words in the person's language: the one they have set, or their Discord's.

        Commands and their options are named as their Discord lists them.
        """
        own = self.people.settings(interaction.user.id).language
        client = language_of(interaction.locale.value)
        return Words(language_of(own) if own else client, client)
