"""Joins pictures into an animation.

It is a GIF, which every client of Discord plays. The pictures share one palette and change little,
so a GIF is also smaller than a WebP.
"""

from __future__ import annotations

from io import BytesIO
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image

from render.film.timeline import HEIGHT, below

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

SHOWN, LAST = 1_200, 6_000
"""Milliseconds that each picture is shown, and the last one."""
NARROWEST = 400
"""The least width in pixels at which a picture can be read."""
MOST_PIXELS = 300_000_000
"""The most pixels of all pictures together; each takes a byte of memory."""
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
    first, *others = _pictures(frames, size)
    file = BytesIO()
    first.save(
        file,
        "GIF",
        save_all=True,
        append_images=others,
        duration=[*[SHOWN] * (len(frames) - 1), LAST],
        loop=0,
        # Writes only the pixels that changed.
        optimize=True,
    )
    return file.getvalue()


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
