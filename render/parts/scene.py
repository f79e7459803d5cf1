"""Scenes that all games share: a table, a player's part, the turn panel, marks."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, TypeVar

from render.parts.pickling import pickled

if TYPE_CHECKING:
    from collections.abc import Sequence

Member = TypeVar("Member", bound=Enum)


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """A picture, as plain values; every kind of picture derives its own."""


class Mark(Enum):
    """Why a card, space or token stands out. Choices are gold, the last turn is pink."""

    NONE = "none"
    LAST = "last"
    """The last turn placed or changed it: pink frame and notched corner."""
    CHOICE = "choice"
    """It waits for a decision: gold frame."""
    TARGET = "target"
    """A piece may be put here: gold frame with a plus."""


@pickled
@dataclass(frozen=True, slots=True, kw_only=True)
class TurnScene:
    """The words of the turn panel.

    Parameters
    ----------
    title
        The active player's name, or the word for the end of the game.
    fallback_title
        The text painted when no font has the title.
    prompt
        The choices now, or empty.
    last
        The last turn, or empty. Some 110 characters of the two fit together, the rest is cut;
        names in both go through `render.shown_name` first.
    """

    title: str
    fallback_title: str
    prompt: str = ""
    last: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """One player's part of a table; each game adds its own pieces.

    Parameters
    ----------
    seat
        From 1, in turn order; it also decides where in the picture the part lies.
    name
        The player's name as it is, in any script.
    fallback_name
        The text painted when no font has the name, such as "Player 3".
    rank
        The final place, from 1 (shared places allowed), or None while the game runs.
    """

    seat: int
    name: str
    fallback_name: str
    rank: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TableParts(Scene):
    """A whole table in one picture; each game adds its parts.

    Parameters
    ----------
    active
        The seat in turn, or None once the game is over.
    over
        The game is over: every part shows its rank.
    paused
        The table is paused: the whole picture is pale.
    """

    turn: TurnScene
    active: int | None = None
    over: bool = False
    paused: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Portrait(Scene):
    """One seat's part of a table for a phone, upright; each game adds its pieces.

    Parameters
    ----------
    title
        What stands beside the seat: that it is the looker's turn, or the player's name.
    fallback_title
        The text painted when no font has the title.
    prompt
        The choices now, or empty.
    last
        What happened last, painted when there are no choices; two lines of some 50 characters.
    active
        It is this seat's turn.
    over
        The game is over: `prompt` names the winners, and nothing is offered any more.
    paused
        The table is paused: the whole picture is pale.
    """

    title: str
    fallback_title: str
    prompt: str = ""
    last: str = ""
    active: bool = False
    over: bool = False
    paused: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Lasting(Scene):
    """A picture that is the same at every table, so it is worth keeping once it is painted."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LegendEntry:
    """A sign of a game with its meaning in at most three words.

    Parameters
    ----------
    sign
        The member of the game's enumeration of signs.
    """

    sign: Enum
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class LegendGroup:
    """Signs that are found in the same part of a table, in reading order."""

    title: str
    entries: tuple[LegendEntry, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Teaching(Lasting):
    """A portrait picture that teaches a game.

    Parameters
    ----------
    title
        The name of the game.
    subject
        What the picture is about, in a line.
    """

    title: str
    subject: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Legend(Teaching):
    """A picture that says what signs mean; each game derives its own."""

    groups: tuple[LegendGroup, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson(Teaching):
    """A picture of a turn in steps; each game adds the steps."""


def between(first: Member, last: Member) -> tuple[Member, ...]:
    """Return the members of an enumeration from one to another, in its order."""
    members = tuple(type(first))
    return members[members.index(first) : members.index(last) + 1]


def check_parts(parts: Sequence[Part]) -> None:
    """Check that a table has two to four parts, by seat from 1.

    Raises
    ------
    ValueError
        When there are more or fewer, or when they are in another order.
    """
    if not 2 <= len(parts) <= 4:
        message = f"a table has two to four parts, not {len(parts)}"
        raise ValueError(message)
    seats = tuple(part.seat for part in parts)
    if seats != tuple(range(1, len(seats) + 1)):
        message = f"parts come by seat from 1, not {seats}"
        raise ValueError(message)
