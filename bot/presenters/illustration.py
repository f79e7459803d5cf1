"""A picture that goes with words and is the same at every table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from render import Scene


@dataclass(frozen=True, slots=True)
class Illustration:
    """A picture of the rules: a scene and its alt text."""

    scene: Scene
    alt: str
