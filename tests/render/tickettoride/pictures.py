"""What the shared tests have to know of the pictures of Ticket to Ride."""

from __future__ import annotations

from render.tickettoride.board import Colour
from render.tickettoride.handrows import draw_route_row, draw_ticket_row
from render.tickettoride.lesson import draw_excerpt
from render.tickettoride.scene import PileScene, RowCardScene, TableScene
from render.tickettoride.tracks import Status
from tests.render.pictures import Pictures, named
from tests.render.tickettoride import lessons, portraits, reviews, states

PICTURES = Pictures(
    scenes=named(states, portraits, lessons, reviews),
    sheet=1500,
    alike={
        Status: Status.CLOSED,
        RowCardScene: RowCardScene(colour=Colour.BLUE),
        PileScene: PileScene(count=1),
    },
    grounds=frozenset((draw_ticket_row, draw_route_row, draw_excerpt)),
)
TABLES = {name: scene for name, scene in PICTURES.scenes.items() if isinstance(scene, TableScene)}
"""Those of a whole table."""
