"""What the shared tests have to know of the pictures of San Francisco."""

from __future__ import annotations

from render.sanfrancisco.scene import CardScene, Colour, TableScene
from tests.render.pictures import Pictures, named
from tests.render.sanfrancisco import closeups, extremes, states

PICTURES = Pictures(
    scenes=named(states, extremes, closeups),
    sheet=5000,
    alike={CardScene: CardScene(colour=Colour.BLUE)},
)
TABLES = {name: scene for name, scene in PICTURES.scenes.items() if isinstance(scene, TableScene)}
"""Those of a whole table."""
