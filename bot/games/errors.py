"""The errors of games. Each carries a code and values; the catalogue has the words."""

from __future__ import annotations

from typing import TypeAlias

Value: TypeAlias = str | int
"""A value of an event or an error: text in notation, or a number."""


class GameError(ValueError):
    """A game refused its input.

    Parameters
    ----------
    code
        The reason, as a key of the message catalogue such as ``column-too-short``.
    values
        The values of the message.
    """

    def __init__(self, code: str, /, **values: Value) -> None:
        self.code = code
        self.values: dict[str, Value] = values
        # Values hold what was typed, and hidden cards; a traceback would bring them to the log.
        super().__init__(code)


class IllegalAction(GameError):  # noqa: N818  (the field's own word for it)
    """The action is not among the legal actions of the position."""


class BadNotation(GameError):  # noqa: N818
    """The text is no action of this game."""


class BadText(GameError):  # noqa: N818
    """A text of several lines cannot be read.

    Parameters
    ----------
    line
        The line at fault, counted from 1.
    """

    def __init__(self, line: int, code: str, /, **values: Value) -> None:
        super().__init__(code, **values)
        self.line = line


class BadRecord(BadText):
    """A game record cannot be read or played."""


class BadPosition(BadText):
    """The text of a position cannot be read."""
