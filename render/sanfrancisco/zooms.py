"""The content of the closeups of San Francisco: one city or the columns, large.

As in `render.sanfrancisco.scene`, every word and every fact comes in ready.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from render.parts.scene import Portrait, Scene
from render.sanfrancisco.scene import Colour, MajorityStanding

if TYPE_CHECKING:
    from render.sanfrancisco.scene import Bonus, CityScene, ColumnScene, RowScene, SupplyScene


class Subject(Enum):
    """The subject of a note."""

    COMPLETION = "completion"
    """A district's completion token that is left, or that the city has."""
    COMPLETION_GONE = "completion_gone"
    """A district's completion token that another player has."""
    SYMBOLS = "symbols"
    """Bonus symbols on their way to a bonus."""
    BONUS = "bonus"
    """A bonus that has been taken."""
    ADVANTAGE = "advantage"
    """A place in a majority and its points."""
    MEDAL = "medal"


@dataclass(frozen=True, slots=True, kw_only=True)
class SignScene:
    """The sign before a note.

    Parameters
    ----------
    district
        The district of a completion token.
    bonus
        The bonus taken, or None if there was none left.
    points, standing
        The points of a place, in half points, and the place.
    """

    subject: Subject
    district: Colour = Colour.BLACK
    bonus: Bonus | None = None
    points: int = 0
    standing: MajorityStanding = MajorityStanding.REST


@dataclass(frozen=True, slots=True, kw_only=True)
class NoteScene:
    """A few words behind a sign, some 22 characters."""

    sign: SignScene
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NextSpaceScene:
    """The effects of a card on the leftmost empty space of a row.

    Parameters
    ----------
    around, needed
        The sum around a foundation there, and the sum it would need.
    square
        The worth of a city square there.
    connects
        Whether tracks there would join the network.
    """

    around: int
    needed: int
    square: int
    connects: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class RowNotes:
    """The notes of a closeup on a row.

    Parameters
    ----------
    captions
        A few words below each card, some 20 characters; may be empty.
    next_space
        The effects of the next card, or None for a full row.
    notes
        Notes on the row and on the gain of one more card; at most three.
    """

    captions: tuple[str, ...] = ()
    next_space: NextSpaceScene | None = None
    notes: tuple[NoteScene, ...] = ()

    def __post_init__(self) -> None:
        if len(self.notes) > 3:
            message = f"a row has room for three notes, not {len(self.notes)}"
            raise ValueError(message)


@dataclass(frozen=True, slots=True, kw_only=True)
class CityZoomScene(Scene):
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
class ColumnsZoomScene(Scene):
    """The three columns of projects large, beside the supply."""

    columns: tuple[ColumnScene, ColumnScene, ColumnScene]
    supply: SupplyScene


@dataclass(frozen=True, slots=True, kw_only=True)
class PortraitScene(Portrait):
    """A seat's turn for a phone: the columns or what is being decided, its city, the others.

    Parameters
    ----------
    city
        The seat's city; a target row is one in which the card turned over, or a card taken, could
        be built.
    next_spaces
        The effects of the next card in each row, top to bottom; None for a full row.
    others
        The other cities, by seat.
    piece
        The kind of bonus that is being put on a card or in a row, or None.
    """

    city: CityScene
    next_spaces: tuple[NextSpaceScene | None, ...]
    others: tuple[CityScene, ...]
    columns: tuple[ColumnScene, ColumnScene, ColumnScene]
    supply: SupplyScene
    piece: Bonus | None = None

    def __post_init__(self) -> None:
        if len(self.next_spaces) != len(self.city.rows):
            message = f"next spaces of {len(self.next_spaces)} rows, not {len(self.city.rows)}"
            raise ValueError(message)
