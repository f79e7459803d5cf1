"""What the shared tests have to know of the pictures of Point City."""

from __future__ import annotations

from render.parts.scene import Mark
from render.pointcity.rows import Lot
from render.pointcity.scene import (
    BuildingScene,
    FaceScene,
    HeldScene,
    Kind,
    Meaning,
    Resource,
    SpaceScene,
    TableScene,
    TokenScene,
)
from tests.render.pictures import Pictures, named
from tests.render.pointcity import lessons, portraits, reviews, states

_FACE = FaceScene(resource=Resource.ECONOMY)

PICTURES = Pictures(
    scenes=named(states, portraits, lessons, reviews),
    sheet=3000,
    alike={
        FaceScene: _FACE,
        HeldScene: HeldScene(face=_FACE),
        Lot: Lot(BuildingScene(kind=Kind.CIVIC), 1, Mark.NONE),
        SpaceScene: SpaceScene(),
        TokenScene: TokenScene(number=1, meaning=Meaning.FLAT, points=5),
    },
)
TABLES = {name: scene for name, scene in PICTURES.scenes.items() if isinstance(scene, TableScene)}
"""Those of a whole table."""
