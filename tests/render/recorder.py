"""A sheet that notes where everything on it would be put, and paints nothing."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from render import ARTS, compose_onto
from render.colours import NAMED, NIGHT
from render.layout import HEIGHT, WIDTH, Rect
from render.surface.palette import Palette
from render.surface.sheet import Sheet, line
from render.surface.sprites import Sprites, Store
from render.text import lettering
from tests.render.scenes import PICTURES

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from PIL import Image

    from render import Scene
    from render.layout import Size
    from render.text.lettering import Look

_ALIKE = {
    kind: any_of_it for pictures in PICTURES.values() for kind, any_of_it in pictures.alike.items()
}


class Text(NamedTuple):
    area: Rect
    text: str
    look: Look


class Sprite(NamedTuple):
    area: Rect
    draw: Callable[..., Image.Image]
    args: tuple[Any, ...]


class Recorder(Sheet):
    def __init__(self) -> None:
        super().__init__(WIDTH, HEIGHT, NIGHT, Sprites(Palette(NAMED), Store()))
        self.painted: Sprites | None = None
        self.lines: list[Text] = []
        self.drawn: list[Sprite] = []
        self.inlaid: list[Rect] = []

    def sprite(
        self, x: float, y: float, draw: Callable[..., Image.Image], *args: Hashable
    ) -> tuple[int, int]:
        alike = tuple(_ALIKE.get(type(arg), arg) for arg in args)
        if self.painted is not None and alike == args and draw is not line:
            # Who paints the scene as well need not draw it again.
            size = self.painted.get(draw, *args).image.size
        else:
            size = _size(draw, *alike)
        area = Rect(round(x), round(y), *size)
        if draw is line:
            text, look = args
            self.lines.append(Text(area, text, look))  # type: ignore[arg-type]
        else:
            self.drawn.append(Sprite(area, draw, args))
        return size

    def part(self, paint: Callable[..., None], *args: Hashable, **named: Hashable) -> None:
        paint(self, *args, **named)

    def inlay(self, x: int, y: int, image: Image.Image) -> None:
        self.inlaid.append(Rect(x, y, *image.size))

    def shrink(
        self, x: int, y: int, size: Size, compose: Callable[[Sheet], None], page: Size, part: Rect
    ) -> None:
        assert inside(part, Rect(0, 0, *page))
        self.inlaid.append(Rect(x, y, *size))


@cache
def _size(draw: Callable[..., Image.Image], *args: Any) -> tuple[int, int]:
    if draw is line:
        text, (style, size, _, _) = args
        left, top, right, bottom = lettering.bounds(text, style, size)
        return right - left, bottom - top
    return draw(*args).size


def record(scene: Scene) -> Recorder:
    recorder = Recorder()
    arts = (art.sprites for art in ARTS if type(scene) in art.painters)
    recorder.painted = next(arts, None)
    compose_onto(recorder, scene)
    return recorder


def inside(inner: Rect, outer: Rect) -> bool:
    return (
        outer.x <= inner.x
        and outer.y <= inner.y
        and inner.right <= outer.right
        and inner.bottom <= outer.bottom
    )


def overlap(one: Rect, other: Rect) -> bool:
    return (
        one.x < other.right
        and other.x < one.right
        and one.y < other.bottom
        and other.y < one.bottom
    )
