"""Pictures one after the other as an animation.

A GIF, because every client of Discord plays it; and since the pictures share one palette and most
of each is as it was before, it is also smaller than the same as WebP.
"""

from __future__ import annotations

from io import BytesIO
from math import sqrt
from typing import TYPE_CHECKING

from PIL import Image

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

FRAME, LAST = 1_200, 6_000
"""How long a picture is shown, and the last one, in milliseconds."""
NARROWEST = 400
"""Pixels in width below which nothing on a picture can be read."""
MOST_PIXELS = 300_000_000
"""Of all pictures together: a pixel takes a byte of memory while they are put together."""
_TIGHTER = 0.92
"""How much smaller than it should suffice the next attempt is."""


class TooLarge(Exception):  # noqa: N818  (named for what is so)
    """The animation does not fit, however small its pictures."""


def animate(frames: Sequence[bytes], limit: int) -> bytes:
    """Return an animation that runs for ever, its pictures smaller where they must be.

    Parameters
    ----------
    frames
        PNG pictures with one palette and of one size, in order; at least one.
    limit
        How many bytes the animation may have.

    Raises
    ------
    TooLarge
        When it would have to be narrower than `NARROWEST`.
    """
    with Image.open(BytesIO(frames[0])) as first:
        full = first.size
    scale = min(1.0, sqrt(MOST_PIXELS / (len(frames) * full[0] * full[1])))
    while (width := round(full[0] * scale)) >= NARROWEST:
        made = _gif(frames, (width, round(full[1] * scale)))
        if len(made) <= limit:
            return made
        scale *= min(_TIGHTER, sqrt(limit / len(made)) * _TIGHTER)
    raise TooLarge(f"{len(frames)} pictures do not fit in {limit} bytes")


def _gif(frames: Sequence[bytes], size: tuple[int, int]) -> bytes:
    first, *others = _pictures(frames, size)
    file = BytesIO()
    first.save(
        file,
        "GIF",
        save_all=True,
        append_images=others,
        duration=[*[FRAME] * (len(frames) - 1), LAST],
        loop=0,
        # Writes only what is not as before.
        optimize=True,
    )
    return file.getvalue()


def _pictures(frames: Sequence[bytes], size: tuple[int, int]) -> Iterator[Image.Image]:
    for frame in frames:
        with Image.open(BytesIO(frame)) as picture:
            picture.load()
            if picture.size == size:
                yield picture
                continue
            wide = picture.convert("RGB")
            small = wide.resize(size, Image.Resampling.LANCZOS)  # pyright: ignore[reportUnknownMemberType]
            # One palette for all, so that what is as before has the same colour as before.
            yield small.quantize(palette=picture, dither=Image.Dither.NONE)
