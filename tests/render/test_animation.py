"""An animation shows exactly its pictures, and fits where it is to go."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageDraw

from render.animation import FRAME, LAST, NARROWEST, TooLarge, animate

SIZE = (800, 500)


def frames(count: int) -> list[bytes]:
    """Return pictures of one palette on which a block moves over noise."""
    page = Image.effect_noise(SIZE, 60).convert("RGB").quantize(200)
    made: list[bytes] = []
    for number in range(count):
        picture = page.copy()
        ImageDraw.Draw(picture).rectangle((number * 40, 60, number * 40 + 30, 200), fill=number)
        file = BytesIO()
        picture.save(file, "PNG")
        made.append(file.getvalue())
    return made


def played(animation: bytes) -> list[tuple[Image.Image, int]]:
    """Return each picture of an animation with how long it is shown."""
    found: list[tuple[Image.Image, int]] = []
    with Image.open(BytesIO(animation)) as gif:
        for number in range(getattr(gif, "n_frames", 1)):
            gif.seek(number)
            found.append((gif.convert("RGB"), gif.info["duration"]))
    return found


def test_each_picture_is_shown_as_it_is() -> None:
    given = frames(4)
    shown = played(animate(given, 10**8))
    assert [milliseconds for _, milliseconds in shown] == [FRAME, FRAME, FRAME, LAST]
    for png, (picture, _) in zip(given, shown, strict=True):
        with Image.open(BytesIO(png)) as original:
            assert ImageChops.difference(original.convert("RGB"), picture).getbbox() is None


def test_runs_for_ever() -> None:
    with Image.open(BytesIO(animate(frames(2), 10**8))) as gif:
        assert gif.info["loop"] == 0


def test_is_made_smaller_until_it_fits() -> None:
    given = frames(3)
    limit = len(animate(given, 10**8)) // 2
    small = animate(given, limit)
    assert len(small) <= limit
    shown = played(small)
    assert len(shown) == 3
    width, height = shown[0][0].size
    assert NARROWEST <= width < SIZE[0]
    assert abs(width / height - SIZE[0] / SIZE[1]) < 0.01


def test_is_refused_where_nothing_could_be_read() -> None:
    with pytest.raises(TooLarge):
        animate(frames(2), 5_000)
