"""What whoever changes the art runs: the contact sheet, and the comparison of two checkouts."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PIL import Image

from render.__main__ import main
from render.check import compare
from render.colours import FLARE, GOLD, NIGHT
from tests.render.scenes import PICTURES

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).parents[2]
SCENES = """
from types import SimpleNamespace
SCENES = {name: SimpleNamespace(colour=colour) for name, colour in %r.items()}
"""
PAINT = """
import io
from PIL import Image
def paint(scene):
    file = io.BytesIO()
    Image.new("RGB", (4, 4), scene.colour).save(file, "PNG")
    return file.getvalue()
"""


def tree(path: Path, colours: dict[str, str], paint: str = PAINT) -> Path:
    """A checkout of a very small project."""
    for package, files in (
        ("render", {"__init__": paint}),
        ("tests", {"__init__": ""}),
        ("tests/render", {"__init__": "", "scenes": SCENES % colours}),
    ):
        (path / package).mkdir(parents=True)
        for name, text in files.items():
            (path / package / f"{name}.py").write_text(text, encoding="utf-8")
    return path


def checked(folder: Path, *trees: Path) -> int:
    return main(["--check", *map(str, trees), "--into", str(folder / "differences")])


@pytest.mark.soak
def test_every_game_has_a_contact_sheet(tmp_path: Path) -> None:
    assert main([str(tmp_path / "sheets")]) == 0
    for name, pictures in PICTURES.items():
        with Image.open(tmp_path / "sheets" / f"{name}.png") as sheet:
            assert (sheet.format, sheet.mode, sheet.width) == ("PNG", "P", 1650)
            assert sheet.height > pictures.sheet


def test_trees_that_paint_alike_are_alike(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    trees = [tree(tmp_path / name, {"a": "red", "b": "blue"}) for name in ("one", "other")]
    assert checked(tmp_path, *trees) == 0
    assert capsys.readouterr().out == "All pictures are alike.\n"
    assert not (tmp_path / "differences").exists()


def test_scenes_that_differ_are_listed_and_drawn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one = tree(tmp_path / "one", {"a": "red", "b": "blue", "gone": "red"})
    other = tree(tmp_path / "other", {"a": "red", "b": "lime", "new": "red"})
    assert checked(tmp_path, one, other) == 1
    drawn = tmp_path / "differences" / "b.png"
    assert capsys.readouterr().out.splitlines() == [
        f"gone: only in {one}",
        f"new: only in {other}",
        f"b: 16 pixels differ, in (0, 0, 4, 4): {drawn}",
        "3 scenes differ.",
    ]
    with Image.open(drawn) as image:
        assert colours(image, (0, 4, 8)) == [(0, 0, 255), (0, 255, 0), FLARE]


def test_a_tree_that_cannot_paint_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tree(tmp_path / "broken", {"a": "red"}, "paint = None")
    assert checked(tmp_path, broken, broken) == 2
    assert "'NoneType' object is not callable" in capsys.readouterr().err


def test_a_folder_that_is_no_checkout_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert checked(tmp_path, tmp_path) == 2
    assert capsys.readouterr().err == f"{tmp_path} is no checkout of this project\n"


def test_only_what_differs_is_marked(tmp_path: Path) -> None:
    before = Image.new("RGB", (6, 4), GOLD)
    after = before.copy()
    after.putpixel((5, 2), NIGHT)
    for name, image in (("before.png", before), ("after.png", after)):
        image.save(tmp_path / name)
    found = compare("a", tmp_path / "before.png", tmp_path / "after.png")
    assert found is not None
    assert (found.pixels, found.box) == (1, (5, 2, 6, 3))
    marked = found.drawing.crop((0, 8, 6, 12))
    assert [at for at in grid(6, 4) if marked.getpixel(at) == FLARE] == [(5, 2)]


def test_pictures_of_two_sizes_differ(tmp_path: Path) -> None:
    for colour, box in ((GOLD, (4, 0, 5, 4)), (NIGHT, (0, 0, 5, 4))):
        for name, size in (("before.png", (4, 4)), ("after.png", (5, 4))):
            Image.new("RGB", size, colour).save(tmp_path / name)
        found = compare("a", tmp_path / "before.png", tmp_path / "after.png")
        assert found is not None
        assert found.box == box


def test_this_checkout_is_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (ROOT / "tests/render/scenes.py").is_file()
    shutil.copytree(tree(tmp_path / "one", {"a": "red"}), tmp_path / "here")
    monkeypatch.chdir(tmp_path / "here")
    assert checked(tmp_path, tmp_path / "one") == 0


def colours(image: Image.Image, heights: Sequence[int]) -> list[object]:
    return [image.getpixel((0, y)) for y in heights]


def grid(width: int, height: int) -> list[tuple[int, int]]:
    return [(x, y) for y in range(height) for x in range(width)]
