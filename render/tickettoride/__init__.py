"""The pictures of Ticket to Ride: San Francisco."""

from __future__ import annotations

from render.art import Art
from render.tickettoride.painter import SPRITES, compose_table
from render.tickettoride.scene import TableScene

ART = Art(
    game="tickettoride",
    sprites=SPRITES,
    painters={TableScene: compose_table},
    sections=list,
)
