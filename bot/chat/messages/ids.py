"""The ids of buttons and selects: a table, what the person saw of it, and an action.

`t:<table>:<version>:<action>`, where the action is notation, or starts with ``!`` when it is no
action of the game. In a seat's own panel a step stands for the version: `~<turn>.<own actions>`,
and `.<own actions undone>` if there are any. A select's id ends in ``:?`` and its values are
actions. Words that repeat are packed: ``pay energy*3 +2`` stands for ``pay energy energy energy
energy2``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import groupby
from typing import TypeAlias

from bot.tables.model import Step

LONGEST = 100
LONGEST_PACKED = 400
"""The most characters that are unpacked: more than an id has, or the values of a command."""
LONGEST_UNPACKED = 4_000
"""The most characters that an action has; text that would unpack to more is none."""
NO_TABLE = 0
Seen: TypeAlias = int | Step
"""What a control was made for: a version of a table, or a step of a seat's own panel."""
_BUTTON = re.compile(
    r"t:(?P<table>\d{1,18}):(?:(?P<version>\d{1,18})"
    r"|~(?P<turn>\d{1,9})\.(?P<own>\d{1,9})(?:\.(?P<undone>\d{1,9}))?)"
    r":(?P<action>[\x20-\x7e]{1,90})",
    re.ASCII,
)
_PACKED = re.compile(r"(?P<rest>\+?)(?P<word>[^*]*?)(?:\*(?P<count>[0-9]{1,2}))?")
_SELECT_MARK = ":?"


@dataclass(frozen=True, slots=True)
class Press:
    """A button pressed or an option chosen.

    Parameters
    ----------
    table
        The table's number, 0 for rules and help, which belong to none.
    seen
        The version of the table that the person saw, or the step of their own panel.
    action
        Notation, or a table command.
    """

    table: int
    seen: Seen
    action: str

    @property
    def version(self) -> int:
        """Return the version seen; 0, which no table has, for a button of a panel."""
        return self.seen if isinstance(self.seen, int) else 0

    @property
    def is_command(self) -> bool:
        """Return True for a table command, False for an action of the game."""
        return self.action.startswith("!")

    @property
    def command(self) -> tuple[str, str]:
        """Return the name of a table command and the text after it."""
        name, _, rest = self.action[1:].partition(" ")
        return name, rest


def button_id(table: int, seen: Seen, action: str) -> str:
    """Return the id of a button.

    Raises
    ------
    ValueError
        When it would be longer than Discord allows.
    """
    at = _step(seen) if isinstance(seen, Step) else str(seen)
    custom_id = f"t:{table}:{at}:{packed(action)}"
    if len(custom_id) > LONGEST:
        raise ValueError(f"custom id of {len(custom_id)} characters: {custom_id}")
    return custom_id


def _step(seen: Step) -> str:
    return f"~{seen.turn}.{seen.own}" + (f".{seen.undone}" if seen.undone else "")


def packed(action: str) -> str:
    """Return an action as short text for ids and values of selects.

    A repeated word is written once with its count; a word that begins with the word before it is
    written as ``+`` and the rest.

    >>> packed("pay energy energy energy2 ingenuity")
    'pay energy*2 +2 ingenuity'
    """
    words: list[str] = []
    before = ""
    for word, run in groupby(action.split(" ")):
        count = len(list(run))
        rest = f"+{word.removeprefix(before)}" if before and word.startswith(before) else word
        words.append(rest if count == 1 else f"{rest}*{count}")
        before = word
    return " ".join(words)


def select_id(table: int, seen: Seen, name: str) -> str:
    """Return the id of a select; `name` tells selects of one message apart."""
    return button_id(table, seen, name + _SELECT_MARK)


def decode(custom_id: str, values: list[str]) -> Press | None:
    """Return the press that an id stands for, or None if this release knows no such id.

    Parameters
    ----------
    values
        The values chosen in a select.
    """
    match = _BUTTON.fullmatch(custom_id)
    if match is None:
        return None
    action = match["action"]
    if action.endswith(_SELECT_MARK):
        if len(values) != 1:
            return None
        action = values[0]
    version = match["version"]
    seen = int(version) if version else _read_step(match)
    return Press(int(match["table"]), seen, unpacked(action))


def _read_step(match: re.Match[str]) -> Step:
    return Step(int(match["turn"]), int(match["own"]), int(match["undone"] or 0))


def unpacked(action: str) -> str:
    """Reverse `packed`; leave other text as it is.

    Text longer than the bot's own stays as it is: a few typed letters could mean megabytes.
    """
    if len(action) > LONGEST_PACKED:
        return action
    words: list[str] = []
    size = 0
    for packed_word in action.split(" "):
        match = _PACKED.fullmatch(packed_word)
        if match is None:
            words.append(packed_word)
            continue
        before = words[-1] if match["rest"] and words else ""
        word, count = before + match["word"], int(match["count"] or 1)
        size += len(word) * count
        if size > LONGEST_UNPACKED:
            return action
        words += [word] * count
    return " ".join(words)
