"""Buttons and selects in rows, and slash commands."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import TypeAlias


class Style(Enum):
    """The look of a button: its meaning for the player, not its colour."""

    MAIN = "main"
    PLAIN = "plain"
    GOOD = "good"
    BAD = "bad"


@dataclass(frozen=True, slots=True)
class Button:
    """A button. `action` is notation, or a command of the table such as ``!all``.

    `emoji` repeats a word of the label as a sign, such as a colour; it may be empty.
    """

    action: str
    label: str
    style: Style = Style.PLAIN
    enabled: bool = True
    emoji: str = ""


@dataclass(frozen=True, slots=True)
class Option:
    """One entry of a select or of an autocomplete list; at most 100 characters each.

    `emoji` is as in `Button`.
    """

    action: str
    label: str
    description: str = ""
    emoji: str = ""

    def leading_to(self, action: str) -> Option:
        return replace(self, action=action)


@dataclass(frozen=True, slots=True)
class Select:
    """A list of at most 25 options. `name` must be unique in its message."""

    name: str
    placeholder: str
    options: tuple[Option, ...]


Row: TypeAlias = tuple[Button, ...] | Select
"""At most five buttons, or one select."""


@dataclass(frozen=True, slots=True)
class Parameter:
    """An option of a slash command, completed while it is typed.

    Its description is the message `GROUP-parameter-NAME`.
    """

    name: str
    required: bool = True


@dataclass(frozen=True, slots=True)
class Command:
    """A slash command for one kind of action; name and parameters make up the notation.

    Its description is the message `GROUP-command-NAME`.

    Parameters
    ----------
    opens_panel
        Whether it opens the person's private panel and is no action.
    """

    name: str
    parameters: tuple[Parameter, ...] = ()
    opens_panel: bool = False
