"""The content of the picture of a Ticket to Ride table, as plain values.

The scene knows no rules and no language: the choices, points and every word come in ready.
Locations and tracks are indices into those of the board. Seats count from 1, clockwise.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from render.parts.pickling import pickled
from render.parts.scene import Mark, Part, TableParts, check_parts

if TYPE_CHECKING:
    from render.tickettoride.board import Colour, MapBoard

ROW = 5
"""The places of the row."""


class Souvenir(Enum):
    """The symbols of tourism tokens, in the order shown."""

    BELL = "bell"
    CRAB = "crab"
    FLOWER = "flower"
    GUITAR = "guitar"
    LANTERN = "lantern"
    POSTCARD = "postcard"
    SEAL = "seal"


class Access(Enum):
    """Whether a card of the row may be taken now."""

    OPEN = "open"
    """It may be taken: its number is gold."""
    SHUT = "shut"
    """It may not, though others may: a lock."""
    IDLE = "idle"
    """Nobody draws cards now."""


@pickled
@dataclass(frozen=True, slots=True, kw_only=True)
class RowCardScene:
    """A place of the row.

    Parameters
    ----------
    colour
        The card's colour, or None for a gap.
    mark
        `Mark.LAST` if the last turn laid the card there.
    """

    colour: Colour | None
    access: Access = Access.IDLE
    mark: Mark = Mark.NONE


@pickled
@dataclass(frozen=True, slots=True, kw_only=True)
class PileScene:
    """The cards in a pile: `open` if one may be drawn now, `mark` `LAST` if one just was."""

    count: int
    open: bool = False
    mark: Mark = Mark.NONE


@pickled
@dataclass(frozen=True, slots=True, kw_only=True)
class OfferScene:
    """What lies beside the map.

    Parameters
    ----------
    row
        The five places of the row.
    discards
        The number of discarded cards.
    face
        The colour of the discards that is shown, or None if there are none.
    tickets
        The ticket pile.
    """

    row: tuple[RowCardScene, ...]
    deck: PileScene
    discards: int
    tickets: PileScene
    face: Colour | None = None

    def __post_init__(self) -> None:
        if len(self.row) != ROW:
            message = f"a row has five places, not {len(self.row)}"
            raise ValueError(message)


@pickled
@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimScene:
    """A claimed track; `newest` if the last turn claimed it."""

    track: int
    seat: int
    newest: bool = False


@pickled
@dataclass(frozen=True, slots=True, kw_only=True)
class StackScene:
    """Souvenirs on a location.

    Parameters
    ----------
    count
        Their number, from 1.
    mark
        `CHOICE` if one of them may be taken now, `LAST` if the last turn placed or changed them.
    """

    location: int
    souvenir: Souvenir
    count: int
    mark: Mark = Mark.NONE


@pickled
@dataclass(frozen=True, slots=True, kw_only=True)
class WaitingScene:
    """Souvenirs beside the map at the start; `choice` if they may be placed now."""

    souvenir: Souvenir
    count: int
    choice: bool = False


@pickled
@dataclass(frozen=True, slots=True, kw_only=True)
class OpenedScene:
    """A ticket that is opened at the end of the game: its value, and whether it is complete."""

    points: int
    complete: bool


@pickled
@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerScene(Part):
    """What all may know of one player.

    Parameters
    ----------
    score
        Points of routes and souvenirs, or the final ones.
    trams
        Trams left.
    cards, tickets
        The number of cards and tickets held; `tickets` is None while nobody may know it.
    souvenirs
        The symbols held.
    taken
        The symbol taken in the last turn, or None.
    choosing
        The player has tickets to choose from and has not chosen yet.
    opened
        The tickets at the end of the game, empty before.
    """

    score: int = 0
    trams: int = 20
    cards: int = 0
    tickets: int | None = 0
    souvenirs: frozenset[Souvenir] = frozenset()
    taken: Souvenir | None = None
    choosing: bool = False
    opened: tuple[OpenedScene, ...] = ()


@pickled
@dataclass(frozen=True, slots=True, kw_only=True)
class TableScene(TableParts):
    """A whole table of two to four players: everything on one picture.

    Parameters
    ----------
    note
        A few words in a corner of the map, such as that it is a reconstruction, or empty.
    claims
        The claimed tracks; a track has at most one claim.
    closed
        Tracks that nobody may claim any more.
    stacks
        At most one for a location.
    targets
        Locations on which waiting souvenirs may be put now.
    waiting
        At most two.
    players
        By seat.
    wanted
        Tracks that are shown in gold, as in a review.
    last_round
        The words of the bar that tells of the last round, some 30 characters, or empty.
    upright
        Whether the map is as wide as the picture, for a phone, and the players stand below it.
    """

    board: MapBoard
    note: str = ""
    claims: tuple[ClaimScene, ...] = ()
    closed: tuple[int, ...] = ()
    stacks: tuple[StackScene, ...] = ()
    targets: tuple[int, ...] = ()
    waiting: tuple[WaitingScene, ...] = ()
    offer: OfferScene
    players: tuple[PlayerScene, ...]
    wanted: tuple[int, ...] = ()
    last_round: str = ""
    upright: bool = False

    def __post_init__(self) -> None:
        check_parts(self.players)
        if len(self.waiting) > 2:
            message = f"there is room for two waiting souvenirs, not {len(self.waiting)}"
            raise ValueError(message)
