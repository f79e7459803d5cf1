"""Every named scene: each name in capitals of the modules below, in small letters."""

from __future__ import annotations

from render import Scene
from render.sanfrancisco.scene import TableScene
from tests.render.pointcity import states as pointcity
from tests.render.sanfrancisco import closeups, extremes, states

SCENES: dict[str, Scene] = {
    name.lower(): scene
    for module in (states, extremes, closeups, pointcity)
    for name, scene in vars(module).items()
    if name.isupper() and isinstance(scene, Scene)
}
TABLES = {name: scene for name, scene in SCENES.items() if isinstance(scene, TableScene)}
"""Those of a whole table of San Francisco."""
