"""What the shared tests have to know of the pictures of San Francisco."""

from __future__ import annotations

from render.sanfrancisco.portraitcity import draw_ground
from render.sanfrancisco.portraitoffer import draw_lane
from render.sanfrancisco.scene import CardScene, Colour, TableScene
from tests.render.pictures import Pictures, named
from tests.render.sanfrancisco import closeups, extremes, lessons, portraits, reviews, states

PICTURES = Pictures(
    scenes=named(states, extremes, closeups, portraits, lessons, reviews),
    sheet=5000,
    alike={CardScene: CardScene(colour=Colour.BLUE)},
    grounds=frozenset((draw_lane, draw_ground)),
)
TABLES = {name: scene for name, scene in PICTURES.scenes.items() if isinstance(scene, TableScene)}
"""Those of a whole table."""
