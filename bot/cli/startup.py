"""The start of a command: games, logging, and the sentence if it cannot begin."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import signal
import sys
import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import structlog

from bot.cli.faults import explain_deck, explain_faults
from bot.games import games_with, open_on_map
from bot.games.deckfile import BadDeck
from bot.games.errors import GameError
from bot.settings import SettingsError
from render import can_shape

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from pathlib import Path

    from bot.games.game import AnyGame
    from bot.settings import Settings

WRONG = 78
"""The exit status of what fails again until somebody changes it, as sysexits.h has it."""

_TOKENS = re.compile(r"(/(?:interactions|webhooks)/\d+/)[^\s/?\\'\")]+")

log = structlog.get_logger()


def load_games(settings: Settings) -> dict[str, AnyGame]:
    """Return the games with the decks and the map the settings name.

    Raises
    ------
    SettingsError
        Listing every fault of every deck and map file with its line.
    """
    faults = _add_map(settings.map) if settings.map is not None else []
    decks: list[tuple[str, str]] = []
    for path in settings.decks:
        try:
            text = path.read_text(encoding="utf-8-sig")
            games_with([*decks, (path.stem, text)])
            decks.append((path.stem, text))
        except (OSError, UnicodeDecodeError):
            faults.append(f"The deck file {path} cannot be read as text.")
        except BadDeck as error:
            faults += [f"{path}: {fault}" for fault in explain_deck(error)]
        except GameError:
            faults.append(f"{path}: a deck called {path.stem} is there already; rename the file.")
    if faults:
        raise SettingsError("\n".join(faults))
    return games_with(decks)


def _add_map(path: Path) -> list[str]:
    """Open new tables of Ticket to Ride on the map of a file; return the faults if it has any."""
    try:
        warnings = open_on_map(path.stem, path.read_text(encoding="utf-8-sig"))
    except (OSError, UnicodeDecodeError):
        return [f"The map file {path} cannot be read as text."]
    except BadDeck as error:
        return [f"{path}: {fault}" for fault in explain_deck(error)]
    for warning in explain_faults(warnings):
        log.warning("odd map", file=str(path), what=warning)
    return []


def set_up_logging(settings: Settings) -> None:
    """Send the bot's own log and that of discord.py to standard error, one line an event."""
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    as_json = settings.log_format == "json"
    renderer = _without_tokens(
        structlog.processors.JSONRenderer()
        if as_json
        else structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(),
            # The others print local variables: hidden cards, and the token.
            exception_formatter=structlog.dev.plain_traceback,
        )
    )
    final = [structlog.processors.format_exc_info, renderer] if as_json else [renderer]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *final],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(max(level, logging.INFO))


def _without_tokens(render: structlog.typing.Processor) -> structlog.typing.Processor:
    """Return a renderer that leaves out the token of any interaction, which answers it for anyone.

    It is part of addresses, and libraries tell in their errors at which address they have failed.
    """

    def rendered(logger: object, method: str, event: structlog.typing.EventDict) -> str:
        return _TOKENS.sub(r"\1…", str(render(logger, method, event)))

    return rendered


def tell_of_unshaped_names() -> None:
    """Log one line when names in joining or right-to-left scripts cannot be painted here."""
    if not can_shape():
        log.warning(
            "names in Arabic, Hebrew and Indic scripts show as Player N: Pillow has no RAQM here"
        )


async def until_stopped(
    serve: Callable[[asyncio.Event], Coroutine[Any, Any, None]], within: float | None = None
) -> None:
    """Await the work of a command, which is told by an event of Ctrl-C and SIGTERM.

    A second signal cancels it.

    Parameters
    ----------
    within
        Seconds after the first signal at which the process ends with status 0 whatever holds it up,
        even a thread that waits for a name to be resolved; None: never.
    """
    stopping = asyncio.Event()
    serving = asyncio.ensure_future(serve(stopping))

    def stop() -> None:
        if stopping.is_set():
            serving.cancel()
        elif within is not None:
            last = threading.Timer(within, _end_at_once)
            # One that ends in time does not wait for it.
            last.daemon = True
            last.start()
        stopping.set()

    for number in (signal.SIGINT, signal.SIGTERM):
        # Windows has no such handlers; there Ctrl-C interrupts.
        with suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(number, stop)
    with suppress(asyncio.CancelledError):
        await serving


def _end_at_once() -> None:
    log.warning("ended without waiting any longer")
    os._exit(0)


async def ends_before(work: asyncio.Future[Any], stopping: asyncio.Event) -> bool:
    """Wait for the work or the event; return True, or raise its error, if the work has ended."""
    stopped = asyncio.ensure_future(stopping.wait())
    try:
        await asyncio.wait([work, stopped], return_when=asyncio.FIRST_COMPLETED)
    finally:
        stopped.cancel()
    if work.done():
        work.result()
    return work.done()


def complain(text: str, status: int = 1) -> int:
    """Print what is wrong to standard error and return the exit status for it."""
    print(text, file=sys.stderr)
    return status
