"""The slash commands of a game's actions."""

from __future__ import annotations

from dataclasses import dataclass


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
