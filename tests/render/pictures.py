"""What the shared tests of pictures have to know of a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from render import Scene

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from types import ModuleType


@dataclass(frozen=True, slots=True, kw_only=True)
class Pictures:
    """The pictures of a game.

    Parameters
    ----------
    scenes
        Every named scene.
    sheet
        The least height of its contact sheet.
    alike
        By type, a value for every other: sprites of these are as large as their size has it,
        whatever is on them.
    grounds
        Drawings on which others lie in its portraits, beside the panels.
    """

    scenes: Mapping[str, Scene]
    sheet: int
    alike: Mapping[type[Any], Any]
    grounds: frozenset[Callable[..., Any]] = frozenset()


def named(*modules: ModuleType) -> dict[str, Scene]:
    """Return the scenes of modules: each name in capitals, in small letters."""
    return {
        name.lower(): scene
        for module in modules
        for name, scene in vars(module).items()
        if name.isupper() and isinstance(scene, Scene)
    }
