"""The pictures of Ticket to Ride: San Francisco."""

from __future__ import annotations

from render.art import Art
from render.tickettoride.painter import SPRITES, compose_table
from render.tickettoride.portrait import compose_portrait, size_of_portrait
from render.tickettoride.scene import TableScene
from render.tickettoride.zooms import PortraitScene

ART = Art(
    game="tickettoride",
    sprites=SPRITES,
    painters={TableScene: compose_table, PortraitScene: compose_portrait},
    sections=list,
    sizes={PortraitScene: size_of_portrait},
)
