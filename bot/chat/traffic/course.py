"""The course of an interaction: the ids in its log lines, when it is answered, what comes of it."""

from __future__ import annotations

import asyncio
from contextvars import ContextVar
from time import perf_counter
from typing import TYPE_CHECKING, Any

from discord import InteractionType
from structlog.contextvars import bind_contextvars, clear_contextvars

from bot.monitoring.probe import SILENT, Outcome, Stage

if TYPE_CHECKING:
    import discord

    from bot.monitoring.probe import Probe

_KINDS = {
    InteractionType.application_command: "command",
    InteractionType.component: "press",
    InteractionType.autocomplete: "suggestion",
}
_ORDER = (*Outcome,)


class _Course:
    """An interaction on its way to its answer."""

    def __init__(self, interaction: discord.Interaction[Any], probe: Probe) -> None:
        self._interaction = interaction
        self._probe = probe
        self._begin = perf_counter()
        self._outcome = Outcome.ANSWERED
        self._passed = set[Stage]()
        self._over = False

    def note(self, outcome: Outcome) -> None:
        self._outcome = max(self._outcome, outcome, key=_ORDER.index)

    def reach(self, stage: Stage) -> None:
        if stage not in self._passed and not self._over:
            self._passed.add(stage)
            self._probe.answer(stage, perf_counter() - self._begin)

    def end(self, _: asyncio.Task[Any]) -> None:
        self._over = True
        graver = self._outcome in (Outcome.LOST, Outcome.LATE, Outcome.FAILED)
        answered = self._interaction.response.is_done() or Stage.ANSWERED in self._passed
        if not (graver or answered):
            self._outcome = Outcome.UNANSWERED
        kind = _KINDS.get(self._interaction.type)
        if kind is not None:
            self._probe.interaction(kind, self._outcome)


_course: ContextVar[_Course | None] = ContextVar("course", default=None)
"""The course of the interaction that the running task answers; None: nobody measures it."""


def begin(interaction: discord.Interaction[Any], probe: Probe) -> None:
    """Follow an interaction to the end of the running task.

    All log lines of the task carry its id and that of its server.
    """
    bind_contextvars(interaction=str(interaction.id))
    concerns(guild=interaction.guild_id)
    task = asyncio.current_task()
    if probe is not SILENT and task is not None:
        course = _Course(interaction, probe)
        _course.set(course)
        task.add_done_callback(course.end)


def begin_job(table_id: int | None) -> None:
    """Let all log lines of the running task carry the id of its table.

    Whoever has caused the job is forgotten: the task goes on when their interaction is over.
    """
    clear_contextvars()
    _course.set(None)
    if table_id is not None:
        bind_contextvars(table=table_id)


def concerns(*, table: int | None = None, guild: int | None = None) -> None:
    """Let all further log lines of the running task carry the ids of its table and its server."""
    if table is not None:
        bind_contextvars(table=table)
    if guild is not None:
        bind_contextvars(guild=str(guild))


def note(outcome: Outcome) -> None:
    """Note what comes of the interaction that the running task answers."""
    course = _course.get()
    if course is not None:
        course.note(outcome)


def reach(stage: Stage) -> None:
    """Note that the interaction which the running task answers has come to a stage."""
    course = _course.get()
    if course is not None:
        course.reach(stage)
