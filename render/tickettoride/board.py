"""The map of a game as a value: locations, tracks and what they are worth."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

SPACES = 6
"""The most spaces of a track."""


class Colour(Enum):
    """The colours of cards and tracks: six of both, then ferry cards and gray tracks."""

    BLUE = "blue"
    GREEN = "green"
    BLACK = "black"
    PURPLE = "purple"
    RED = "red"
    ORANGE = "orange"
    FERRY = "ferry"
    GRAY = "gray"


CARDS: tuple[Colour, ...] = tuple(Colour)[:7]
"""The kinds of card, in the order of a hand."""
TRACKS: tuple[Colour, ...] = (*CARDS[:6], Colour.GRAY)
"""The colours of tracks."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LocationScene:
    """A place on the map, at a point of a picture of 1650 x 1050 pixels."""

    name: str
    x: float
    y: float


@dataclass(frozen=True, slots=True, kw_only=True)
class TrackScene:
    """A track: spaces of one colour between two locations.

    Parameters
    ----------
    start, end
        Indices of its locations.
    length
        The number of its spaces, 1 to 6.
    ferries
        The number of its ferry symbols.
    group
        The name of its double route, or empty. The first track of a group lies on the left, seen
        from `start`.
    bend
        The pixels by which the middle of the line is pushed to the right, seen from `start`.
    """

    start: int
    end: int
    length: int
    colour: Colour
    ferries: int = 0
    group: str = ""
    bend: float = 0


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class MapBoard:
    """The map. Two are equal if name and hash are: the hash stands for all the rest.

    Parameters
    ----------
    name, hash
        The name of the map, and the first hexadecimal digits of the checksum of its file.
    worth
        The points of a track by its length, from 1.
    souvenirs_worth
        The points of different souvenirs by their number, from 0.

    Raises
    ------
    ValueError
        When a track is too long or short, or ends nowhere.
    """

    name: str
    hash: str
    locations: tuple[LocationScene, ...]
    tracks: tuple[TrackScene, ...]
    worth: tuple[int, ...] = (1, 2, 4, 7, 10, 15)
    souvenirs_worth: tuple[int, ...] = (0, 0, 1, 2, 4, 6, 9, 12)

    def __post_init__(self) -> None:
        places = range(len(self.locations))
        for track in self.tracks:
            if not 1 <= track.length <= SPACES:
                message = f"a track has one to six spaces, not {track.length}"
                raise ValueError(message)
            if track.start not in places or track.end not in places:
                message = f"no location has the number {track.start} or {track.end}"
                raise ValueError(message)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, MapBoard) and (self.name, self.hash) == (other.name, other.hash)

    def __hash__(self) -> int:
        return hash(self.hash)

    def __repr__(self) -> str:
        return f"Board({self.name!r}, {self.hash!r})"
