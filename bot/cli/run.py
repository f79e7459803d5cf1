"""`python -m bot run`: the bot on Discord."""

from __future__ import annotations

import asyncio
import gc
import sys
from functools import partial
from typing import TYPE_CHECKING

from bot.chat.app import CableCar, now
from bot.chat.gateway.starts import ask_for_starts
from bot.chat.painter import open_painter
from bot.chat.posts.rehearsal import rehearsal
from bot.chat.traffic.limits import Limits, unlimited
from bot.cli.connecting import (
    UNREACHABLE,
    NotDiscord,
    explain_connection,
    is_refused_for_good,
)
from bot.cli.operating import operated
from bot.cli.progress import drawing_sprites
from bot.cli.startup import (
    WRONG,
    complain,
    ends_before,
    load_games,
    set_up_logging,
    tell_of_unshaped_names,
    until_stopped,
)
from bot.settings import SettingsError, load_settings
from bot.thinking.pool import open_pool
from storage import Database
from storage.errors import UNUSABLE, StorageError

if TYPE_CHECKING:
    from argparse import (
        ArgumentParser,
        Namespace,
        _SubParsersAction,  # pyright: ignore[reportPrivateUsage]
    )

    from bot.settings import Settings

LONGEST_END = 9.5
"""Seconds after a signal to end at which the process ends, whatever it waits for."""
COLLECTED = 5_000
"""How many more objects there are before the garbage collector looks: some hundred come a move."""


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the command."""
    subparsers.add_parser("run", help="run the bot on Discord").set_defaults(run=run)


def run(_: Namespace) -> int:
    """Run until stopped; return the exit status: `WRONG` if to start it again is of no use."""
    try:
        settings = load_settings(need_token=True)
        set_up_logging(settings)
        tell_of_unshaped_names()
        with asyncio.Runner(loop_factory=_new_event_loop) as runner:
            runner.run(until_stopped(partial(_serve, settings), within=LONGEST_END))
    except (SettingsError, *UNUSABLE) as error:
        return complain(str(error), WRONG)
    except StorageError as error:
        return complain(str(error))
    except (NotDiscord, *UNREACHABLE) as error:
        return complain(explain_connection(error), WRONG if is_refused_for_good(error) else 1)
    return 0


def _new_event_loop() -> asyncio.AbstractEventLoop:
    """Return an event loop: that of uvloop, or on Windows, which it does not serve, asyncio's."""
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    import uvloop  # noqa: PLC0415  (not there on Windows)

    return uvloop.new_event_loop()


async def _serve(settings: Settings, stopping: asyncio.Event) -> None:
    games = load_games(settings)
    if settings.token is None:
        raise SettingsError("CABLE_CAR_TOKEN is missing.")
    async with (
        await Database.open(settings.database, now=now) as database,
        open_painter(
            settings.sprites_beside(settings.database), rehearsal(), drawing_sprites
        ) as painter,
        open_pool() as pool,
        CableCar(
            database,
            games,
            painter,
            limits=_limits(settings),
            requests=settings.requests,
            thinker=pool,
        ) as bot,
        operated(bot, settings.metrics) as stopping_now,
    ):
        # What is loaded by now stays: the collector need not look through it again and again.
        gc.collect()
        gc.freeze()
        gc.set_threshold(COLLECTED, *gc.get_threshold()[1:])
        token = settings.token.get_secret_value()
        answering = asyncio.ensure_future(_answer(bot, token, settings.shards))
        if not await ends_before(answering, stopping):
            stopping_now()
            await bot.close()
            # It ends by itself, unless it waits to connect again.
            answering.cancel()
            await asyncio.gather(answering, return_exceptions=True)


def _limits(settings: Settings) -> Limits:
    return Limits() if settings.limits else unlimited()


async def _answer(bot: CableCar, token: str, shards: int | None) -> None:
    """Log in and answer Discord until the bot is closed; raise `NotDiscord` if another answers."""
    try:
        starts = await ask_for_starts(token)
    except (LookupError, TypeError, ValueError) as error:
        # The login was answered, but not with what discord.py takes for an answer.
        raise NotDiscord from error
    await bot.start(token, starts, shards)
