"""Faults of deck files, game records and positions in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games import games_with, open_on_map
from bot.games.deckfile import BadDeck
from bot.games.errors import GameError, IllegalAction
from bot.presenters import PRESENTERS
from bot.words.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from bot.games.deckfile import DeckFault
    from bot.games.errors import BadPosition, BadRecord
    from bot.games.game import AnyGame


class CommandFailed(Exception):  # noqa: N818  (an outcome, not a fault of the program)
    """A command cannot go on. The text says why, one fault a line."""


def games_with_deck(path: Path | None, board: Path | None = None) -> dict[str, AnyGame]:
    """Return every game by name; with a path, also the deck of that file can be played.

    Parameters
    ----------
    board
        A map file of Ticket to Ride: its map can be played, too.

    Raises
    ------
    CommandFailed
        When a file is no deck or no map; the text lists all its faults.
    """
    if board is not None:
        _add_map(board)
    if path is None:
        return games_with([])
    text = _text_of(path)
    try:
        return games_with([(path.stem, text)])
    except BadDeck as error:
        raise CommandFailed("\n".join([f"{path}:", *explain_deck(error)])) from error
    except GameError as error:
        raise CommandFailed(f"{path}: {_say('deck', error)}") from error


def _add_map(path: Path) -> None:
    try:
        open_on_map(path.stem, _text_of(path))
    except BadDeck as error:
        raise CommandFailed("\n".join([f"{path}:", *explain_deck(error)])) from error


def _text_of(path: Path) -> str:
    """Return a text as the settings read it.

    Spreadsheets mark the beginning, and have line ends of their own.
    """
    return read_text(path).removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")


def read_text(path: Path) -> str:
    """Return the text of a file with its line ends as they are.

    Raises
    ------
    CommandFailed
        When it cannot be read as text.
    """
    try:
        return path.read_bytes().decode()
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise CommandFailed(f"{path} cannot be read: {reason}.") from error
    except UnicodeDecodeError as error:
        raise CommandFailed(f"{path} is not a text file.") from error


def explain_deck(error: BadDeck) -> list[str]:
    """Return every fault of a deck or map file, a sentence each, with its line."""
    return explain_faults(error.faults)


def explain_faults(faults: Iterable[DeckFault]) -> list[str]:
    """Return faults or warnings of a file, a sentence each, with its line."""
    words = Words()
    return [
        (f"Line {fault.line}: " if fault.line else "")
        + words.say(f"fault-{fault.code}", **fault.values)
        for fault in faults
    ]


def explain_record(error: BadRecord, game: str | None) -> str:
    """Return the fault of a record as a sentence, with its line.

    Parameters
    ----------
    game
        The name of the record's game once it is known; it words the refusals of its actions.
    """
    cause = error.__cause__
    if isinstance(cause, IllegalAction) and game is not None:
        return f"Line {error.line}: {PRESENTERS[game].refusal(cause, Words())}"
    return f"Line {error.line}: {_say('record', error)}"


def explain_position(error: BadPosition) -> str:
    """Return the fault of a position as a sentence, with its line."""
    return f"Line {error.line}: {_say('position', error)}"


def _say(family: str, error: GameError) -> str:
    return Words().say(f"{family}-{error.code}", **error.values)
