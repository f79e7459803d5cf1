"""An animation shows exactly its pictures, and fits where it is to go."""

from __future__ import annotations

from io import BytesIO
from typing import Any
from weakref import ref

import pytest
from PIL import Image, ImageChops, ImageDraw

from render.colours import GOLD, LINE, NAMED
from render.film import animation
from render.film.animation import HEIGHT, LAST, NARROWEST, SHOWN, Frame, TooLarge, animate

SIZE = (800, 500)


def frames(count: int) -> list[Frame]:
    """Return pictures of one palette on which a block moves over noise, numbered from 0."""
    page = Image.effect_noise(SIZE, 60).convert("RGB").quantize(200)
    made: list[Frame] = []
    for number in range(count):
        picture = page.copy()
        ImageDraw.Draw(picture).rectangle((number * 40, 60, number * 40 + 30, 200), fill=number)
        file = BytesIO()
        picture.save(file, "PNG")
        made.append(Frame(file.getvalue(), f"Turn {number}"))
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
    assert [milliseconds for _, milliseconds in shown] == [SHOWN, SHOWN, SHOWN, LAST]
    for frame, (picture, _) in zip(given, shown, strict=True):
        with Image.open(BytesIO(frame.picture)) as original:
            upper = picture.crop((0, 0, *SIZE))
            assert ImageChops.difference(original.convert("RGB"), upper).getbbox() is None


def coloured(frames: list[Frame]) -> list[Frame]:
    """Return the frames in a palette that has the colours of pictures."""
    made: list[Frame] = []
    for frame in frames:
        with Image.open(BytesIO(frame.picture)) as picture:
            colours = bytes(picture.getpalette() or ())[: 3 * 200]
            named = b"".join(bytes(colour) for colour in NAMED)
            picture.putpalette(colours + named)
            file = BytesIO()
            picture.save(file, "PNG")
        made.append(Frame(file.getvalue(), frame.label))
    return made


def test_line_below_each_picture_says_how_much_lies_behind() -> None:
    shown = played(animate(coloured(frames(5)), 10**8))
    for number, (picture, _) in enumerate(shown):
        assert picture.size == (SIZE[0], SIZE[1] + HEIGHT)
        row = [picture.getpixel((x, SIZE[1])) for x in range(SIZE[0])]
        assert row.count(GOLD) == SIZE[0] * number // 4
        assert row.count(LINE) == SIZE[0] - row.count(GOLD)


def test_each_picture_has_its_own_label_below_it() -> None:
    strips = [
        picture.crop((0, SIZE[1] + 12, SIZE[0], picture.height)).tobytes()
        for picture, _ in played(animate(coloured(frames(4)), 10**8))
    ]
    assert len(set(strips)) == 4


def test_label_too_long_for_the_picture_stays_on_it() -> None:
    first, last = coloured(frames(2))
    shown = played(animate([first, last._replace(label="W" * 200)], 10**8))
    assert shown[1][0].size == (SIZE[0], SIZE[1] + HEIGHT)


def test_picture_that_changes_nothing_has_a_time_of_its_own() -> None:
    first, second = coloured(frames(2))
    shown = played(animate([first, first, second], 10**8))
    assert [milliseconds for _, milliseconds in shown] == [SHOWN, SHOWN, LAST]


def test_pictures_of_all_256_colours_are_shown_as_they_are() -> None:
    ramp = bytes(range(256)) * 600
    made: list[Frame] = []
    for turned in (0, 128):
        picture = Image.frombytes("P", (512, 300), ramp[turned:] + ramp[:turned])
        picture.putpalette(bytes(value for grey in range(256) for value in (grey, 0, 255 - grey)))
        file = BytesIO()
        picture.save(file, "PNG")
        made.append(Frame(file.getvalue(), ""))
    for frame, (picture, _) in zip(made, played(animate(made, 10**8)), strict=True):
        with Image.open(BytesIO(frame.picture)) as original:
            upper = picture.crop((0, 0, 512, 300))
            assert ImageChops.difference(original.convert("RGB"), upper).getbbox() is None


def test_memory_does_not_grow_with_the_number_of_pictures(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[ref[Image.Image]] = []
    most = 0
    below = animation.below

    def counted(*given: Any) -> Image.Image:
        nonlocal most
        picture = below(*given)
        made.append(ref(picture))
        most = max(most, sum(each() is not None for each in made))
        return picture

    monkeypatch.setattr(animation, "below", counted)
    animate(frames(12), 10**8)
    assert most <= 2


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
    assert abs(width / height - SIZE[0] / (SIZE[1] + HEIGHT)) < 0.01


def test_is_refused_where_nothing_could_be_read() -> None:
    with pytest.raises(TooLarge):
        animate(frames(2), 5_000)
