"""The art of a game: its kinds of scene with their painters, and its drawings."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from render.layout import Size
    from render.parts.contactsheet import Section
    from render.parts.scene import Scene
    from render.surface.sheet import Sheet
    from render.surface.sprites import Sprites

    Compose: TypeAlias = Callable[[Sheet, Any], None]
    """Paints a scene onto an empty sheet."""
    Measure: TypeAlias = Callable[[Any], Size]
    """Returns the size of a scene's picture."""


@dataclass(frozen=True, slots=True)
class Art:
    """The pictures of one game.

    Parameters
    ----------
    game
        The name of the game, such as ``sanfrancisco``.
    sprites
        The drawings that its pictures are made of.
    painters
        Each kind of scene with the function that paints it.
    sections
        Returns the sections of the game's contact sheet.
    sizes
        Each kind of scene whose picture is not as large as a table's, with the function that
        returns its size.
    """

    game: str
    sprites: Sprites
    painters: Mapping[type[Scene], Compose]
    sections: Callable[[], list[Section]]
    sizes: Mapping[type[Scene], Measure] = field(default_factory=dict["type[Scene]", "Measure"])
