"""A part of a picture that did not change is pasted as the last time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image

from render import compose
from render.colours import CREAM, GOLD, INK, NAMED
from render.surface.palette import Palette
from render.surface.sheet import Sheet
from render.surface.sprites import STORE, Pastes, Ready, Sprites, Store
from tests.render.scenes import SCENES

if TYPE_CHECKING:
    from render.colours import RGB

PALETTE = Palette(NAMED)


def flat(colour: RGB, width: int, height: int) -> Image.Image:
    return Image.new("RGB", (width, height), colour)


class Part:
    """A part that counts how often it is painted."""

    def __init__(self) -> None:
        self.painted = 0

    def paint(self, sheet: Sheet, x: int, *, colour: RGB) -> None:
        self.painted += 1
        sheet.sprite(x, 1, flat, colour, 6, 6)
        sheet.sprite(x + 1, 2, flat, INK, 2, 2)

    def paint_two(self, sheet: Sheet) -> None:
        sheet.part(self.paint, 1, colour=GOLD)
        sheet.part(self.paint, 10, colour=CREAM)


def painted(store: Store, part: Part, colour: RGB = GOLD) -> bytes:
    sheet = Sheet(20, 8, CREAM, Sprites(PALETTE, store))
    sheet.part(part.paint, 3, colour=colour)
    return sheet.png()


def test_an_equal_part_is_pasted_and_not_painted() -> None:
    store, part = Store(), Part()
    first = painted(store, part)
    assert painted(store, part) == first
    assert part.painted == 1
    assert painted(store, part, CREAM) != first
    assert part.painted == 2


def test_a_part_is_painted_anew_when_a_sprite_of_it_is_not_ready_any_more() -> None:
    store, part = Store(limit=9000), Part()
    first = painted(store, part)
    Sprites(PALETTE, store).get(flat, INK, 80, 80)
    assert store.size <= store.limit
    assert painted(store, part) == first
    assert part.painted == 2


def test_what_only_stands_in_for_a_missing_sprite_is_never_pasted_again() -> None:
    store, part = Store(), Part()
    assert len(store.missing(lambda: painted(store, part))) == 2
    assert painted(store, part) == painted(Store(), Part())


def test_a_part_may_have_parts() -> None:
    store, part = Store(), Part()
    pictures: list[bytes] = []
    for _ in range(2):
        sheet = Sheet(20, 8, INK, Sprites(PALETTE, store))
        sheet.part(part.paint_two)
        pictures.append(sheet.png())
    sheet = Sheet(20, 8, INK, Sprites(PALETTE, store))
    sheet.part(part.paint, 1, colour=GOLD)
    sheet.part(part.paint, 10, colour=CREAM)
    assert {*pictures} == {sheet.png()}
    assert part.painted == 2


def test_the_least_recently_used_part_is_forgotten() -> None:
    pastes = Pastes(limit=4)
    paste = (Ready(), (0, 0, 1, 1))
    pastes.put("a", [paste, paste])
    pastes.put("b", [paste, paste])
    assert pastes.get("a") is not None
    pastes.put("c", [paste, paste])
    assert pastes.get("b") is None
    assert pastes.get("a") == [paste, paste]
    assert pastes.count == 4


def test_pictures_do_not_depend_on_those_painted_before(sprites_kept: None) -> None:
    names = ("start_2", "choose_4")
    STORE.pastes.clear()
    first = {name: compose(SCENES[name]).png() for name in names}
    for name in names:
        assert compose(SCENES[name]).png() == first[name]
        STORE.pastes.clear()
        assert compose(SCENES[name]).png() == first[name]
