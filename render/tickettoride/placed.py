"""Where spaces begin and names stand: known for the map that comes with the game, else searched."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from importlib import resources
from typing import TYPE_CHECKING

import msgspec

from render.tickettoride.geometry import lines, partners, spaces_on
from render.tickettoride.names import NamePlace, search_large_names, search_names
from render.tickettoride.starts import search_starts

if TYPE_CHECKING:
    from render.tickettoride.board import MapBoard
    from render.tickettoride.geometry import Space


class Placed(msgspec.Struct, frozen=True):
    """What is searched for a map.

    Attributes
    ----------
    starts
        By track, the distances of its spaces from both locations.
    names
        By location, where its name stands.
    large
        By location, where its name may stand in large letters, the best place first.
    """

    starts: tuple[tuple[float, float], ...]
    names: tuple[NamePlace, ...]
    large: tuple[tuple[NamePlace, ...], ...]


@lru_cache(maxsize=4)
def placed(board: MapBoard) -> Placed:
    """Return what is known of a map, or search for it."""
    known = _known().get(shape_of(board))
    return search(board) if known is None else known


def search(board: MapBoard) -> Placed:
    """Search where spaces of a map begin and its names stand."""
    starts = search_starts(board)
    rows = [
        spaces_on(line, track, each)
        for line, track, each in zip(lines(board), board.tracks, starts, strict=True)
    ]
    return Placed(starts, search_names(board, rows), search_large_names(board, rows))


@lru_cache(maxsize=4)
def spaces(board: MapBoard) -> tuple[tuple[Space, ...], ...]:
    """Return the spaces of every track."""
    starts = placed(board).starts
    return tuple(
        spaces_on(line, track, each)
        for line, track, each in zip(lines(board), board.tracks, starts, strict=True)
    )


def shape_of(board: MapBoard) -> str:
    """Return a checksum of all that the places on a map depend on."""
    locations = [(each.name, float(each.x), float(each.y)) for each in board.locations]
    tracks = [
        (each.start, each.end, each.length, float(each.bend), *partners(board, number))
        for number, each in enumerate(board.tracks)
    ]
    return blake2b(repr((locations, tracks)).encode(), digest_size=8).hexdigest()


@lru_cache(maxsize=1)
def _known() -> dict[str, Placed]:
    file = resources.files("render.tickettoride").joinpath("placed.json").read_bytes()
    return msgspec.json.decode(file, type=dict[str, Placed])
