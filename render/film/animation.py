"""Joins pictures into an animation.

It is a GIF, which every client of Discord plays. The pictures share one palette and change little,
so a GIF is also smaller than a WebP.
"""

from __future__ import annotations

from io import BytesIO
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image, ImageChops, ImageDraw
from PIL.GifImagePlugin import getdata, getheader

from render.colours import CREAM, GOLD, LINE, NIGHT
from render.surface.sheet import line
from render.text import lettering
from render.text.fonts import Style
from render.text.lettering import Look

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PIL.Image import Image as Picture


SHOWN, LAST = 1_200, 6_000
"""Milliseconds that each picture is shown, and the last one."""
NARROWEST = 400
"""The least width in pixels at which a picture can be read."""
MOST_PIXELS = 300_000_000
"""The most pixels of all pictures together: about ten seconds of work."""
_TIGHTER = 0.92
"""A factor that makes the next attempt a little smaller than calculated."""


class Frame(NamedTuple):
    """One picture of an animation as PNG, and its label and position in the game."""

    picture: bytes
    label: str


class TooLarge(Exception):  # noqa: N818  (named for the fact)
    """The animation is too large even with the smallest pictures."""


def animate(frames: Sequence[Frame], limit: int) -> bytes:
    """Return an endless animation; its pictures are made smaller if necessary.

    Parameters
    ----------
    frames
        Pictures with one palette and of one size, in order; at least one.
    limit
        The most bytes of the animation.

    Raises
    ------
    TooLarge
        When its pictures would be narrower than `NARROWEST`.
    """
    with Image.open(BytesIO(frames[0].picture)) as first:
        full = first.width, first.height + HEIGHT
    scale = min(1.0, sqrt(MOST_PIXELS / (len(frames) * full[0] * full[1])))
    while (width := round(full[0] * scale)) >= NARROWEST:
        made = _gif(frames, (width, round(full[1] * scale)))
        if len(made) <= limit:
            return made
        scale *= min(_TIGHTER, sqrt(limit / len(made)) * _TIGHTER)
    raise TooLarge(f"{len(frames)} pictures do not fit in {limit} bytes")


def _gif(frames: Sequence[Frame], size: tuple[int, int]) -> bytes:
    file = BytesIO()
    before: Image.Image | None = None
    for number, picture in enumerate(_pictures(frames, size), start=1):
        if before is None:
            # All indices have a colour, so that any of them can stand for unchanged pixels.
            picture.putpalette(bytes(picture.getpalette() or ()).ljust(768, b"\0"))
            header, _ = getheader(picture, info={"loop": 0})
            file.writelines(header)
        # As grey values, whose pixels can be reckoned with as palette indices cannot.
        indices = Image.frombytes("L", size, picture.tobytes())
        box, shown, clear = _changed(before, indices)
        duration = LAST if number == len(frames) else SHOWN
        file.writelines(getdata(shown, box[:2], duration=duration, **clear))
        before = indices
    file.write(b";")
    return file.getvalue()


def _changed(
    before: Image.Image | None, after: Image.Image
) -> tuple[tuple[int, int, int, int], Image.Image, dict[str, int]]:
    """Return the box that has changed, its pixels, and the index that stands for an unchanged one.

    The index is missing where the changed pixels use all there are.
    """
    if before is None:
        return (0, 0, *after.size), after, {}
    difference = ImageChops.difference(before, after)
    # A picture that changes nothing has a pixel all the same, for it has a time of its own.
    box = difference.getbbox() or (0, 0, 1, 1)
    part = after.crop(box)
    mark = [0, *(255,) * 255]
    changed = difference.crop(box).point(mark)  # pyright: ignore[reportUnknownMemberType]
    free = [index for index, times in enumerate(part.histogram(changed)) if not times]
    if not free:
        return box, part, {}
    part.paste(free[-1], mask=ImageChops.invert(changed))
    return box, part, {"transparency": free[-1]}


def _pictures(frames: Sequence[Frame], size: tuple[int, int]) -> Iterator[Image.Image]:
    for number, frame in enumerate(frames):
        with Image.open(BytesIO(frame.picture)) as picture:
            whole = below(picture, frame.label, number / max(len(frames) - 1, 1))
            if whole.size == size:
                yield whole
                continue
            wide = whole.convert("RGB")
            small = wide.resize(size, Image.Resampling.LANCZOS)  # pyright: ignore[reportUnknownMemberType]
            # One palette for all, so that unchanged pixels keep their colour.
            yield small.quantize(palette=picture, dither=Image.Dither.NONE)


HEIGHT = 76
_LINE = 10
_MARGIN, _SIZE = 26, 46
_LOOK = Look(Style.PROSE, _SIZE, CREAM, NIGHT)


def below(picture: Picture, label: str, share: float) -> Picture:
    """Return a picture of palette indices with the strip below it.

    Parameters
    ----------
    label
        The text, such as the number of the turn.
    share
        The part of the game that is over, 0 to 1.
    """
    width, height = picture.size
    whole = Image.new("P", (width, height + HEIGHT))
    whole.putpalette(picture.palette)  # pyright: ignore[reportArgumentType]
    whole.paste(picture, (0, 0))
    strip = _strip(width, label, share).quantize(palette=picture, dither=Image.Dither.NONE)
    whole.paste(strip, (0, height))
    return whole


def _strip(width: int, label: str, share: float) -> Picture:
    strip = Image.new("RGB", (width, HEIGHT), NIGHT)
    draw = ImageDraw.Draw(strip)
    draw.rectangle((0, 0, width - 1, _LINE - 1), fill=LINE)
    if behind := round(width * share):
        draw.rectangle((0, 0, behind - 1, _LINE - 1), fill=GOLD)
    text, size = lettering.fit(label, Style.PROSE, _SIZE, width - 2 * _MARGIN, _SIZE // 2)
    look = _LOOK._replace(size=size)
    left, top, _, _ = lettering.bounds(text, Style.PROSE, size)
    baseline = round((_LINE + HEIGHT) / 2 + size * lettering.CAPITALS / 2)
    strip.paste(line(text, look), (_MARGIN + left, baseline + top))
    return strip
