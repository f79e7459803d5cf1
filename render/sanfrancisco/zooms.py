"""What the zooms of San Francisco show: one city alone, or the columns alone, large.

As in `render.sanfrancisco.scene`, every word and every fact comes in ready.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from render.sanfrancisco.scene import Colour, Standing

if TYPE_CHECKING:
    from render.sanfrancisco.scene import Bonus, CityScene, ColumnScene, RowScene, SupplyScene


class Subject(Enum):
    """What a note is about."""

    COMPLETION = "completion"
    """A district's completion token that is still to be had, or is held."""
    COMPLETION_GONE = "completion_gone"
    """The same, held by somebody else."""
    SYMBOLS = "symbols"
    """Bonus symbols on their way to a bonus."""
    BONUS = "bonus"
    """A bonus that has been taken."""
    ADVANTAGE = "advantage"
    """A place in a majority and what it brings."""
    MEDAL = "medal"


@dataclass(frozen=True, slots=True, kw_only=True)
class SignScene:
    """The sign before a note.

    Parameters
    ----------
    district
        Of a completion token.
    bonus
        Of a bonus taken; None when there was none to be had.
    points, standing
        What a place brings, in half points, and which place.
    """

    subject: Subject
    district: Colour = Colour.BLACK
    bonus: Bonus | None = None
    points: int = 0
    standing: Standing = Standing.REST


@dataclass(frozen=True, slots=True, kw_only=True)
class NoteScene:
    """A few words behind a sign, some 22 characters."""

    sign: SignScene
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NextSpaceScene:
    """What would be true of a card on the leftmost empty space of a row.

    Parameters
    ----------
    around, needed
        The sum a foundation would have around it, and the sum it would need.
    square
        What a city square would be worth.
    connects
        Tracks would join the network.
    """

    around: int
    needed: int
    square: int
    connects: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class RowNotes:
    """What a zoom adds to a row.

    Parameters
    ----------
    captions
        A few words below each card, some 20 characters; empty for nothing.
    next_space
        None for a full row.
    notes
        What the row has and what one more card would bring; at most three.
    """

    captions: tuple[str, ...] = ()
    next_space: NextSpaceScene | None = None
    notes: tuple[NoteScene, ...] = ()

    def __post_init__(self) -> None:
        if len(self.notes) > 3:
            message = f"a row has room for three notes, not {len(self.notes)}"
            raise ValueError(message)


@dataclass(frozen=True, slots=True, kw_only=True)
class CityZoomScene:
    """One city large.

    Parameters
    ----------
    rows
        Notes on its rows, top to bottom.
    notes
        Notes on the whole city, at most two.
    active
        It is this seat's turn.
    """

    city: CityScene
    rows: tuple[RowNotes, ...]
    notes: tuple[NoteScene, ...] = ()
    active: bool = False

    def __post_init__(self) -> None:
        if len(self.rows) != len(self.city.rows):
            message = f"notes on {len(self.rows)} rows, not {len(self.city.rows)}"
            raise ValueError(message)
        if len(self.notes) > 2:
            message = f"a city has room for two notes, not {len(self.notes)}"
            raise ValueError(message)

    def annotated(self) -> zip[tuple[RowScene, RowNotes]]:
        """Return each row with its notes."""
        return zip(self.city.rows, self.rows, strict=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class ColumnsZoomScene:
    """The three columns of projects large, beside what decides about them."""

    columns: tuple[ColumnScene, ColumnScene, ColumnScene]
    supply: SupplyScene
