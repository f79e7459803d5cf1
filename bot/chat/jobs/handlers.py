"""Which job does which kind of due work."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.jobs.computer import Computer
from bot.chat.jobs.former import FormerPosts
from bot.chat.jobs.news import Announcer
from bot.chat.jobs.presence import Presence
from bot.chat.jobs.questions import Questions
from bot.chat.jobs.reminders import Reminders
from bot.chat.jobs.silence import Silence
from bot.chat.jobs.threads import Threads
from bot.chat.jobs.votes import VoteAsker
from bot.chat.jobs.watching import Watching
from bot.chat.traffic.course import concerns

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.chat.jobs.agenda import DueHandler, Later
    from bot.chat.services import Services
    from storage.records import Due


def handlers(services: Services) -> Mapping[str, DueHandler]:
    """Return the handler of each kind of due row."""
    presence = Presence(services)
    every = {
        **Reminders(services, presence).handlers,
        **Silence(services).handlers,
        **Announcer(services).handlers,
        **presence.handlers,
        **Watching(services).handlers,
        **VoteAsker(services, presence).handlers,
        **Questions(services).handlers,
        **Computer(services).handlers,
        **Threads(services).handlers,
        **FormerPosts(services).handlers,
    }
    return {kind: _located(services, handler) for kind, handler in every.items()}


def _located(services: Services, handler: DueHandler) -> DueHandler:

    async def work(due: Due) -> Later | None:
        concerns(guild=await services.database.tables.guild_of(due.table_id))
        return await handler(due)

    return work
