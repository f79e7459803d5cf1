"""Maps as pictures take them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from render.tickettoride.board import Board, Colour, LocationScene, TrackScene

if TYPE_CHECKING:
    from bot.games.tickettoride.map import Map

MAPS = 8
"""How many maps are kept as pictures take them."""


@lru_cache(maxsize=MAPS)
def board_scene(board: Map) -> Board:
    """Return a map with the places of its locations and tracks."""
    return Board(
        name=board.name,
        hash=board.digest,
        locations=tuple(
            LocationScene(name=each.name, x=each.x, y=each.y) for each in board.locations
        ),
        tracks=tuple(
            TrackScene(
                start=board.place[each.a],
                end=board.place[each.b],
                length=each.length,
                colour=Colour(each.colour or "gray"),
                ferries=each.ferries,
                group=min(each.id, each.twin) if each.twin else "",
                bend=each.bend,
            )
            for each in board.routes
        ),
        worth=board.route_points,
        souvenirs_worth=board.token_points,
    )
