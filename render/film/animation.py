"""Pictures one after the other as an animation.

A GIF, because every client of Discord plays it; and since the pictures share one palette and most
of each is as it was before, it is also smaller than the same as WebP.
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
"""How long a picture is shown, and the last one, in milliseconds."""
NARROWEST = 400
"""Pixels in width below which nothing on a picture can be read."""
MOST_PIXELS = 300_000_000
"""Of all pictures together: a pixel takes a byte of memory while they are put together."""
_TIGHTER = 0.92
"""How much smaller than it should suffice the next attempt is."""


class Frame(NamedTuple):
    """One picture of an animation, as PNG, and what stands below it: which of all it is."""

    picture: bytes
    label: str


class TooLarge(Exception):  # noqa: N818  (named for what is so)
    """The animation does not fit, however small its pictures."""


def animate(frames: Sequence[Frame], limit: int) -> bytes:
    """Return an animation that runs for ever, its pictures smaller where they must be.

    Parameters
    ----------
    frames
        Pictures with one palette and of one size, in order; at least one.
    limit
        How many bytes the animation may have.

    Raises
    ------
    TooLarge
        When it would have to be narrower than `NARROWEST`.
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
        # Writes only what is not as before.
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
            # One palette for all, so that what is as before has the same colour as before.
            yield small.quantize(palette=picture, dither=Image.Dither.NONE)
