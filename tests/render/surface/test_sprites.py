"""Sprites are drawn once and kept within bounds; the file of them is used or made anew."""

from __future__ import annotations

from functools import cache as once
from pathlib import Path
from random import Random
from threading import Thread
from typing import TYPE_CHECKING

import msgspec
import pytest
from PIL import Image

from render import compose, paint
from render.colours import CREAM, GOLD, INK, NAMED
from render.surface.palette import Palette
from render.surface.sheet import Sheet
from render.surface.shelf import MAGIC, Shelf, ShelfError, Sprite, checksum
from render.surface.sprites import MEMORY, STORE, SpriteDelivery, Sprites, Store, recipe
from render.worker import cache
from tests.render.recorder import record
from tests.render.scenes import SCENES

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from render.colours import RGB

PALETTE = Palette(NAMED)
SCENE, OTHER = SCENES["start_2"], SCENES["choose_4"]


def flat(colour: RGB, width: int, height: int) -> Image.Image:
    return Image.new("RGB", (width, height), colour)


def noise(seed: int, width: int, height: int) -> Image.Image:
    """A drawing that cannot be packed small."""
    return _noise().crop((seed, seed, seed + width, seed + height))


@once
def _noise() -> Image.Image:
    dice = Random(1)
    image = Image.frombytes("P", (320, 320), bytes(dice.choices(range(18), k=320 * 320)))
    return PALETTE.adopt(image).convert("RGB")


@pytest.fixture
def store(sprites_kept: None) -> Store:
    """The store of this process, empty."""
    STORE.restock(Shelf())
    return STORE


def sealed(body: bytes) -> bytes:
    """A file that is whole, whatever it says."""
    return MAGIC + checksum(body) + body


# In memory


def test_a_sprite_is_drawn_once() -> None:
    drawn: list[int] = []

    def draw(size: int) -> Image.Image:
        drawn.append(size)
        return flat(GOLD, size, size)

    sprites = Sprites(PALETTE, Store())
    assert sprites.get(draw, 5) is sprites.get(draw, 5)
    sprites.get(draw, 6)
    assert drawn == [5, 6]


def test_two_palettes_have_sprites_of_their_own() -> None:
    store = Store()
    one = Sprites(PALETTE, store).get(flat, GOLD, 2, 2)
    other = Sprites(Palette([INK, GOLD]), store).get(flat, GOLD, 2, 2)
    assert one.image.convert("RGB").tobytes() == other.image.convert("RGB").tobytes()
    assert one.image.tobytes() != other.image.tobytes()
    assert len(store.shelf) == 2


def ring(size: int) -> Image.Image:
    """A drawing that covers only its edge."""
    image = Image.new("RGBA", (size, size), (*GOLD, 255))
    image.paste((*INK, 0), (2, 2, size - 2, size - 2))
    return image


def test_a_drawing_with_gaps_covers_the_rest_only() -> None:
    store = Store()
    for _ in range(2):
        sheet = Sheet(12, 10, CREAM, Sprites(PALETTE, store))
        sheet.sprite(1, 2, ring, 8)
        shown = sheet.image.convert("RGB")
        at = {colour: sum(pixel == colour for pixel in pixels(shown)) for colour in (CREAM, GOLD)}
        assert at == {GOLD: 64 - 16, CREAM: 120 - 64 + 16}
        assert shown.getpixel((1, 2)) == GOLD
        # The second time the drawing comes from the file.
        store.restock(Shelf.from_bytes(store.to_bytes(b"art"), b"art"))
    assert store.drawn == 0


def pixels(image: Image.Image) -> list[object]:
    return [image.getpixel((x, y)) for y in range(image.height) for x in range(image.width)]


def test_the_least_recently_used_sprite_is_packed() -> None:
    ready = Sprites(PALETTE, Store()).get(flat, GOLD, 10, 10).image
    store = Store(limit=2 * (ready.width * ready.height + 2400))
    sprites = Sprites(PALETTE, store)
    first, second = sprites.get(flat, GOLD, 10, 10), sprites.get(flat, INK, 10, 10)
    sprites.get(flat, GOLD, 10, 10)
    sprites.get(flat, CREAM, 10, 10)
    assert store.size == store.limit
    assert sprites.get(flat, GOLD, 10, 10) is first
    again = sprites.get(flat, INK, 10, 10)
    assert again is not second
    assert again.image.convert("RGB").tobytes() == second.image.convert("RGB").tobytes()
    assert store.drawn == 3


@pytest.mark.soak
def test_all_sprites_together_stay_below_50_megabytes() -> None:
    store = Store()
    sprites = Sprites(PALETTE, store)
    for seed in range(8):
        for shade in range(27):
            sprites.get(noise, seed, 250, 250 + shade)
            # The second one is large only while it is ready to paste.
            sprites.get(flat, GOLD, 600, 500 + 27 * seed + shade)
            assert store.size + store.shelf.size <= MEMORY
    assert store.drawn == 432
    assert store.size + store.shelf.size > MEMORY * 0.9


def test_a_shelf_forgets_the_least_recently_used() -> None:
    sprite = Sprite(PALETTE.indexed(flat(GOLD, 10, 10)))
    one = Shelf()
    one.put(b"a", sprite)
    shelf = Shelf(limit=2 * one.size)
    for name in (b"a", b"b"):
        shelf.put(name, sprite)
    assert shelf.take(b"a") is not None
    shelf.put(b"c", sprite)
    assert shelf.take(b"b") is None
    assert shelf.take(b"a") is not None
    assert shelf.size == shelf.limit


def test_threads_that_miss_the_same_sprite_share_one() -> None:
    sprites = Sprites(PALETTE, Store())
    got: list[Sprite] = []

    def miss() -> None:
        got.append(sprites.get(flat, GOLD, 300, 300))

    threads = [Thread(target=miss) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len({id(sprite) for sprite in got}) == 1
    assert len(got) == 8


def test_every_sprite_is_drawn_from_plain_values() -> None:
    named: dict[str, Hashable] = {}
    for scene in SCENES.values():
        for sprite in record(scene).drawn:
            text = recipe(sprite.draw, sprite.args)
            assert " at 0x" not in text
            assert "<locals>" not in text
            assert "<lambda>" not in text
            assert named.setdefault(text, (sprite.draw, sprite.args)) == (sprite.draw, sprite.args)


# In the file


def test_sprites_come_back_from_the_file(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "sprites"
    picture = paint(SCENE)
    store.restock(Shelf())
    assert cache.prepare(path) == cache.Prepared(0, rehearsed=False)
    compose(SCENE)
    drawn = store.drawn
    cache.save(path)
    store.restock(Shelf())
    assert cache.prepare(path) == cache.Prepared(drawn, rehearsed=False)
    assert paint(SCENE) == picture
    assert store.drawn == 0
    assert [each.name for each in path.parent.iterdir()] == ["sprites"]


def emptied(_: bytes) -> bytes:
    return b""


def cut_short(file: bytes) -> bytes:
    return file[:-1]


def cut_to_its_head(file: bytes) -> bytes:
    return file[:40]


def with_one_wrong_byte(file: bytes) -> bytes:
    return file[:-9] + bytes([file[-9] ^ 1]) + file[-8:]


def of_another_kind(file: bytes) -> bytes:
    return b"SQLite format 3\0" + file


def of_other_art(_: bytes) -> bytes:
    return Shelf().to_bytes(b"other art")


@pytest.mark.parametrize(
    ("spoilt", "reason"),
    [
        (emptied, "it is no file of sprites"),
        (cut_short, "it is damaged"),
        (cut_to_its_head, "it is damaged"),
        (with_one_wrong_byte, "it is damaged"),
        (of_another_kind, "it is no file of sprites"),
        (of_other_art, "its sprites were drawn with other art, fonts or Pillow"),
    ],
)
def test_a_file_of_no_use_is_made_anew(
    spoilt: Callable[[bytes], bytes], reason: str, store: Store, tmp_path: Path
) -> None:
    path = tmp_path / "sprites"
    compose(SCENE)
    cache.save(path)
    path.write_bytes(spoilt(path.read_bytes()))
    with pytest.raises(ShelfError) as refused:
        cache.load(path)
    assert str(refused.value) == reason
    store.restock(Shelf())
    assert cache.prepare(path) == cache.Prepared(0, rehearsed=False, fault=reason)
    compose(SCENE)
    cache.save(path)
    cache.load(path)
    assert len(store.shelf) > 0


@pytest.mark.parametrize("mask", [None, Image.new("L", (10, 10), 255)])
def test_a_drawing_that_is_not_what_its_entry_says_is_drawn_anew(mask: Image.Image | None) -> None:
    image = PALETTE.indexed(flat(GOLD, 10, 10))
    shelf = Shelf()
    shelf.put(b"a", Sprite(image, mask))
    file = msgspec.msgpack.decode(shelf.to_bytes(b"art")[len(sealed(b"")) :])
    for width, height in ((10, 9), (10, 11)):
        file[1][b"a"][:2] = width, height
        forged = Shelf.from_bytes(sealed(msgspec.msgpack.encode(file)), b"art")
        assert forged.take(b"a") is None


def test_a_file_of_another_build_is_refused() -> None:
    for body in (b"", b"\x00", msgspec.msgpack.encode([b"art", {b"a": [0, 10, b""]}])):
        with pytest.raises(ShelfError, match="it is damaged"):
            Shelf.from_bytes(sealed(body), b"art")


def test_without_a_place_for_the_file_sprites_are_drawn_when_needed(
    store: Store, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    made = cache.prepare(tmp_path / "file" / "sprites")
    assert made.fault
    assert not made.kept
    assert made.sprites == store.drawn == 0
    assert paint(SCENE).startswith(b"\x89PNG")


def test_a_file_that_cannot_be_written_leaves_nothing_behind(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", refuse)
    compose(SCENE)
    with pytest.raises(OSError, match="No space left on device"):
        cache.save(tmp_path / "sprites")
    assert list(tmp_path.iterdir()) == []


def test_a_file_tells_whether_all_is_in_it_that_is_drawn_ahead(
    store: Store, tmp_path: Path
) -> None:
    compose(SCENE)
    store.shelf.rehearsed = True
    cache.save(tmp_path / "sprites")
    store.restock(Shelf())
    assert cache.prepare(tmp_path / "sprites").rehearsed


# From process to process


def test_sprites_of_another_process_need_not_be_drawn(store: Store) -> None:
    picture = paint(SCENE)
    stock = store.stock((), {})
    store.restock(Shelf())
    store.take(stock)
    assert paint(SCENE) == picture
    assert store.drawn == 0


def test_a_process_tells_only_what_is_new_and_its_own(store: Store) -> None:
    compose(SCENE)
    theirs = store.stock((), {})
    store.restock(Shelf())
    delivery = SpriteDelivery(store)
    delivery.take(theirs)
    compose(SCENE)
    compose(OTHER)
    told = delivery.news()
    assert told.drawings
    assert told.drawings.keys() == store.shelf.drawings().keys() - theirs.drawings.keys()
    assert delivery.news().drawings == {}


def test_another_pillow_makes_another_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    before = cache.made_with.__wrapped__()
    assert cache.made_with.__wrapped__() == before
    monkeypatch.setattr("PIL.__version__", "0.0")
    assert cache.made_with.__wrapped__() != before


def test_a_palette_learns_what_another_run_found_out() -> None:
    one, other = Palette(NAMED), Palette(NAMED)
    colours = [(i * 7 % 256, i * 31 % 256, i * 57 % 256) for i in range(200)]
    found = [one.index(colour) for colour in colours]
    other.learn(one.known())
    assert other.known() == one.known()
    assert other.known(skip=150) == one.known()[4 * 150 : 4 * 200] + one.known()[4 * 200 + 150 :]
    assert [other.index(colour) for colour in colours] == found
