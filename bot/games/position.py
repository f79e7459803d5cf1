"""Positions as text: the lines that every game's own text is made of.

A line is a key and its value, as in the header of a game record; the first names the game. Lines
come in any order after it. A line that is not there means what it would at the start of a game
whose cards lie in the order of their ids.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from bot.games.errors import BadPosition

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from bot.games.errors import BadText, Value
    from bot.games.game import AnyGame


GAME = "game"
"""The key of the first line."""

_NUMBER = re.compile(r"0|[1-9][0-9]{0,3}", re.ASCII)

T = TypeVar("T")


class PositionLine(msgspec.Struct, frozen=True):
    """One line: its number from 1, its key, such as ``turn`` or ``city 2``, the words after it."""

    number: int
    key: str
    words: tuple[str, ...]

    def fault(self, code: str, /, **values: Value) -> BadPosition:
        """Return the error that names this line."""
        return BadPosition(self.number, code, **values)

    def word(self, place: int) -> str:
        """Return a word after the key, empty if there are not so many."""
        return self.words[place] if place < len(self.words) else ""

    def only_word(self) -> str:
        """Return the word after the key if there is just one."""
        if len(self.words) != 1:
            raise self.fault("one-word", key=self.key, found=len(self.words))
        return self.words[0]

    def count(self, text: str, lowest: int, highest: int) -> int:
        """Return a word as a number, or raise `BadPosition` unless it is from lowest to highest."""
        if not _NUMBER.fullmatch(text) or not lowest <= int(text) <= highest:
            raise self.fault("number", key=self.key, text=text, lowest=lowest, highest=highest)
        return int(text)

    def only_count(self, lowest: int, highest: int) -> int:
        """Return the number after the key."""
        return self.count(self.only_word(), lowest, highest)

    def one_of(self, text: str, known: Iterable[str]) -> str:
        """Return the word if it is one of those known, or raise `BadPosition`."""
        listed = tuple(known)
        if text not in listed:
            raise self.fault("word", key=self.key, text=text, known=", ".join(listed))
        return text


class Pieces(Generic[T]):
    """The pieces of one kind by name, each of which a position can name once."""

    def __init__(self, kind: str, pieces: Mapping[str, T]) -> None:
        self._kind = kind
        self._pieces = pieces
        self.left = dict(pieces)

    def take(self, line: PositionLine, name: str) -> T:
        """Take a piece by name, or raise `BadPosition` if it is unknown or taken already."""
        if name not in self._pieces:
            raise line.fault("unknown", kind=self._kind, name=name)
        if name not in self.left:
            raise line.fault("twice", kind=self._kind, name=name)
        return self.left.pop(name)

    def take_all(self, line: PositionLine, names: Iterable[str]) -> tuple[T, ...]:
        """Return several pieces."""
        return tuple(self.take(line, name) for name in names)

    def take_rest(self) -> tuple[T, ...]:
        """Return the pieces that have no place yet, in their order."""
        rest = tuple(self.left.values())
        self.left.clear()
        return rest


class Lines:
    """The lines of a position by key."""

    def __init__(self, lines: Mapping[str, PositionLine]) -> None:
        self._lines = lines

    def __contains__(self, key: str) -> bool:
        return key in self._lines

    def get(self, key: str) -> PositionLine:
        """Return a line; one that is not there has number 1 and no words."""
        return self._lines.get(key) or PositionLine(1, key, ())

    def of(self, key: str, most: int) -> Iterator[tuple[int, PositionLine]]:
        """Yield the lines whose key is followed by a number, each with that number.

        Raises
        ------
        BadPosition
            At a number greater than `most`.
        """
        for line in self._lines.values():
            name, _, number = line.key.partition(" ")
            if name == key:
                yield line.count(number, 1, most), line

    def refuse_beside(self, key: str, others: Iterable[str]) -> None:
        """Raise `BadPosition` if there is a line with the key and one with a key of `others`."""
        for other in others:
            if key in self and other in self:
                raise self.get(key).fault("beside", key=key, other=other)


def read_position(text: str, games: Mapping[str, AnyGame]) -> tuple[AnyGame, Any]:
    """Return the game that a text names and the position it describes.

    Raises
    ------
    BadPosition
        Naming the line of whatever is out of place.
    """
    name = _game(split_lines(text, BadPosition)[0])
    if name not in games:
        raise BadPosition(1, "game-unknown", game=name)
    game = games[name]
    return game, game.read_position(text)


def read_lines(text: str, game: str, keys: Mapping[str, int]) -> Lines:
    """Return the lines of a position of one game.

    Parameters
    ----------
    keys
        Every key, with the highest number that follows it; 0: no number belongs to it.

    Raises
    ------
    BadPosition
        Naming the line of a key that is unknown or there twice, or of another game.
    """
    first, *others = split_lines(text, BadPosition)
    if _game(first) != game:
        raise BadPosition(1, "game-other", found=_game(first), expected=game)
    lines: dict[str, PositionLine] = {}
    for number, text_line in enumerate(others, start=2):
        line = _line(number, text_line.split(" "), keys)
        if line.key in lines:
            raise line.fault("key-twice", key=line.key)
        lines[line.key] = line
    return Lines(lines)


def write_lines(game: str, lines: Iterable[str]) -> str:
    """Return the text of a position from the lines after the first."""
    return "\n".join((f"{GAME} {game}", *lines)) + "\n"


def line_of(key: str, words: Iterable[str]) -> str:
    """Return the text of a line: its key and the words after it."""
    return " ".join((key, *words))


def _game(line: str) -> str:
    key, _, name = line.partition(" ")
    if key != GAME:
        raise BadPosition(1, "game-expected", found=key)
    return name


def _line(number: int, words: list[str], keys: Mapping[str, int]) -> PositionLine:
    key, *rest = words
    if key not in keys:
        raise BadPosition(number, "key-unknown", key=key)
    if not keys[key]:
        return PositionLine(number, key, tuple(rest))
    line = PositionLine(number, key, tuple(rest[:1]))
    return PositionLine(number, f"{key} {line.only_count(1, keys[key])}", tuple(rest[1:]))


_PLAIN = re.compile(r"[!-~]+(?: [!-~]+)*", re.ASCII)


def split_lines(text: str, error: type[BadText]) -> list[str]:
    """Return the lines of a text: printable ASCII, LF, one blank between words, none empty.

    Raises
    ------
    BadText
        Of the kind given, naming the first line that is not as it should be.
    """
    if not text:
        raise error(1, "empty")
    lines = text.split("\n")
    for number, line in enumerate(lines[:-1], start=1):
        if not line:
            raise error(number, "line-empty")
        if line.endswith("\r"):
            raise error(number, "line-end")
        if not (line.isascii() and line.isprintable()):
            raise error(number, "not-ascii")
        if not _PLAIN.fullmatch(line):
            raise error(number, "blanks")
    if lines[-1]:
        raise error(len(lines), "last-line-cut")
    return lines[:-1]
