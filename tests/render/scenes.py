"""Every named scene of every game, and where its picture is kept."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.registry import ARTS, part_of

if TYPE_CHECKING:
    from render import Scene
    from tests.render.pictures import Pictures

_MODULES: dict[str, Any] = {art.game: part_of(art.game, "render", "pictures") for art in ARTS}
PICTURES: dict[str, Pictures] = {game: module.PICTURES for game, module in _MODULES.items()}
"""The pictures of each game, from its own folder."""
SCENES: dict[str, Scene] = {
    name: scene for pictures in PICTURES.values() for name, scene in pictures.scenes.items()
}
FOLDERS: list[Path] = [Path(module.__file__).parent / "kept" for module in _MODULES.values()]
"""Where the kept pictures are, a folder a game."""
KEPT: dict[str, Path] = {
    name: folder / f"{name}.png"
    for folder, pictures in zip(FOLDERS, PICTURES.values(), strict=True)
    for name in pictures.scenes
}
"""The file of each scene's kept picture."""
