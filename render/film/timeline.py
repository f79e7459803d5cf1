"""The strip below a picture of an animation: its place in the game, in words and on a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from render.colours import CREAM, GOLD, LINE, NIGHT
from render.surface.sheet import line
from render.text import lettering
from render.text.fonts import Style
from render.text.lettering import Look

if TYPE_CHECKING:
    from PIL.Image import Image as Picture

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
