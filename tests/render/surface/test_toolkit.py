"""The parts every game's pictures are made of."""

from __future__ import annotations

import io
from random import Random
from typing import TYPE_CHECKING

import pytest
from PIL import Image, ImageChops

from render.colours import (
    CREAM,
    GOLD,
    INK,
    NAMED,
    NIGHT,
    PANEL,
    contrast,
    mix,
    oklab,
    paled,
    ramp,
)
from render.surface.canvas import FINE, Canvas
from render.surface.palette import Palette
from render.surface.png import Page
from render.surface.sheet import Sheet
from render.surface.sprites import Sprites
from render.text.fonts import Style, family_for
from render.text.lettering import Look, width
from render.text.numbers import MINUS, half_points, signed

if TYPE_CHECKING:
    from render.colours import RGB

PALETTE = Palette((*NAMED, *ramp(CREAM, PANEL)))


def test_contrast_of_black_and_white_is_twenty_one() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast(GOLD, GOLD) == pytest.approx(1)
    assert contrast(INK, CREAM) == contrast(CREAM, INK)


def test_mixing_goes_from_the_ground_to_the_colour() -> None:
    assert mix(NIGHT, GOLD, 0) == NIGHT
    assert mix(NIGHT, GOLD, 1) == GOLD
    assert mix((0, 0, 0), (100, 200, 50), 0.5) == (50, 100, 25)


def test_a_palette_keeps_its_own_colours_exactly() -> None:
    assert [PALETTE.index(colour) for colour in PALETTE.colours] == list(
        range(len(PALETTE.colours))
    )


def test_a_repeated_colour_has_one_index() -> None:
    assert Palette((INK, GOLD, INK)).colours == (INK, GOLD)


def test_a_palette_of_257_colours_is_refused() -> None:
    with pytest.raises(ValueError, match="at most 256 colours, not 257"):
        Palette((i % 256, i // 256, 0) for i in range(257))


def test_the_nearest_colour_is_the_nearest_of_all() -> None:
    dice = Random(1)

    def distance(one: RGB, other: RGB) -> float:
        return sum((a - b) ** 2 for a, b in zip(oklab(one), oklab(other), strict=True))

    for _ in range(500):
        colour = dice.randrange(256), dice.randrange(256), dice.randrange(256)
        found = distance(colour, PALETTE.colours[PALETTE.index(colour)])
        assert found == min(distance(colour, own) for own in PALETTE.colours)


def test_an_image_of_palette_colours_comes_back_unchanged() -> None:
    image = Image.new("RGB", (4, 2), GOLD)
    image.putpixel((3, 1), INK)
    assert PALETTE.indexed(image).convert("RGB").tobytes() == image.tobytes()


def test_paling_takes_hue_and_leaves_lightness_and_so_contrast() -> None:
    for colour in PALETTE.colours:
        grey = paled(colour, 1.0)
        assert len(set(grey)) == 1
        for ground in (NIGHT, CREAM):
            ratio = contrast(colour, ground)
            assert contrast(grey, ground) == pytest.approx(ratio, rel=0.02)
            assert contrast(paled(colour, 0.5), ground) == pytest.approx(ratio, rel=0.02)
    assert PALETTE.paled(0) == PALETTE.flat


def test_a_png_reads_back_as_it_was() -> None:
    image = PALETTE.indexed(Image.linear_gradient("L").convert("RGB")).crop((0, 0, 99, 40))
    page = Page(*image.size, 0)
    page.image.im.paste(image.im, (0, 0, *image.size))
    assert page.image.tobytes() == image.tobytes()
    with Image.open(io.BytesIO(page.png(PALETTE.flat))) as read:
        read.load()
        assert (read.format, read.mode, read.size) == ("PNG", "P", image.size)
        assert read.tobytes() == image.tobytes()
        assert read.convert("RGB").tobytes() == image.convert("RGB").tobytes()


@pytest.mark.parametrize(
    ("halves", "written"),
    [
        (0, "0"),
        (1, "½"),
        (19, "9½"),
        (8, "4"),
        (-1, f"{MINUS}½"),
        (-25, f"{MINUS}12½"),
        (-2, f"{MINUS}1"),
    ],
)
def test_half_points_are_written_as_people_write_them(halves: int, written: str) -> None:
    assert half_points(halves) == written


def test_signed_points_have_a_plus_unless_nothing() -> None:
    assert [signed(halves) for halves in (5, 0, -2)] == ["+2½", "0", f"{MINUS}1"]


@pytest.mark.parametrize("style", Style)
def test_every_figure_and_sign_that_pictures_write_is_in_the_font(style: Style) -> None:
    assert {family_for(sign, style) for sign in f"0123456789½{MINUS}+/…"} == {style.value[0]}


def ink_box(image: Image.Image, ground: RGB) -> tuple[int, int, int, int]:
    """The box of everything that is not ground, all zero when there is only ground."""
    plain = Image.new("RGB", image.size, ground)
    return ImageChops.difference(image.convert("RGB"), plain).getbbox() or (0, 0, 0, 0)


@pytest.mark.parametrize("text", ["8", f"{MINUS}12½", "W" * 30])
@pytest.mark.parametrize("anchor", ["l", "m", "r"])
def test_text_on_a_canvas_shrinks_to_its_room(text: str, anchor: str) -> None:
    canvas = Canvas(100, 60, PANEL)
    start = {"l": 20, "m": 50, "r": 80}[anchor]
    canvas.text((start, 30), text, Style.NUMBER, 40, CREAM, room=60, anchor=anchor)
    left, _, right, _ = ink_box(canvas.done(), PANEL)
    assert left >= 19
    assert right <= 82


def test_figures_stand_in_the_middle_of_their_height() -> None:
    canvas = Canvas(60, 60, PANEL)
    canvas.text((30, 30), "8", Style.NUMBER, 40, CREAM, room=60)
    _, top, _, bottom = ink_box(canvas.done(), PANEL)
    assert abs((top + bottom) / 2 - 30) <= 1


def test_a_line_of_a_sheet_stands_where_it_is_put() -> None:
    sheet = Sheet(200, 60, PANEL, Sprites(PALETTE))
    length = sheet.text(100, 30, "80", Look(Style.NUMBER, 40, CREAM, PANEL), anchor="m")
    left, top, right, bottom = ink_box(sheet.image, PANEL)
    assert length == width("80", Style.NUMBER, 40)
    assert abs((left + right) / 2 - 100) <= 2
    assert abs((top + bottom) / 2 - 30) <= 2


def test_a_sheet_with_an_empty_line_is_unchanged() -> None:
    sheet = Sheet(20, 20, PANEL, Sprites(PALETTE))
    assert sheet.text(5, 10, "", Look(Style.PROSE, 20, CREAM, PANEL)) == 0
    assert ink_box(sheet.image, PANEL) == (0, 0, 0, 0)


def test_a_canvas_is_reduced_from_its_fine_pixels() -> None:
    canvas = Canvas(10, 5, PANEL)
    assert canvas.fine.size == (10 * FINE, 5 * FINE)
    assert canvas.done().size == (10, 5)


def test_a_transparent_drawing_lies_on_the_ground_it_is_given() -> None:
    canvas = Canvas(20, 20)
    canvas.disc(10, 10, 5, GOLD)
    image = canvas.on(PANEL)
    assert (image.getpixel((0, 0)), image.getpixel((10, 10))) == (PANEL, GOLD)


def test_clearing_shows_the_ground_again() -> None:
    canvas = Canvas(20, 20)
    canvas.box((0, 0, 20, 20), GOLD)
    canvas.clear([(0, 0), (19, 0), (0, 19)])
    assert canvas.on(PANEL).getpixel((2, 2)) == PANEL
