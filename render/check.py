"""Compares the pictures that two checkouts of the project paint.

Each checkout paints its own named scenes with its own code, so the scenes may differ too.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from PIL import Image, ImageChops

from render.colours import FLARE, NIGHT

_PAINT_ALL = """
import sys
from pathlib import Path
from render import paint
from tests.render.scenes import SCENES
for name, scene in SCENES.items():
    Path(sys.argv[1], name + ".png").write_bytes(paint(scene))
"""
_BACKGROUND = 0.75
"""How far equal pixels fade in the drawing of a difference, 0 to 1."""


class CheckError(Exception):
    """A checkout cannot be compared; the text of the error says why."""


class Difference(NamedTuple):
    """A scene whose pictures in two trees differ.

    Attributes
    ----------
    pixels
        The number of pixels that differ.
    box
        The left, top, right and bottom edge around them.
    drawing
        Both pictures and, beneath, the second one faded with the differing pixels marked.
    """

    name: str
    pixels: int
    box: tuple[int, int, int, int]
    drawing: Image.Image


def check(one: Path, other: Path, folder: Path) -> list[str]:
    """Compare the pictures of two checkouts; return a line for each difference.

    Parameters
    ----------
    folder
        The folder for drawings of the differences, each as large as three pictures; made if needed.

    Raises
    ------
    CheckError
        When a tree has no named scenes or cannot paint them.
    """
    lines: list[str] = []
    with TemporaryDirectory() as first, TemporaryDirectory() as second:
        names = [_paint_all(tree, Path(to)) for tree, to in ((one, first), (other, second))]
        lines += [f"{name}: only in {one}" for name in sorted(names[0] - names[1])]
        lines += [f"{name}: only in {other}" for name in sorted(names[1] - names[0])]
        for name in sorted(names[0] & names[1]):
            found = compare(name, Path(first, f"{name}.png"), Path(second, f"{name}.png"))
            if found is not None:
                folder.mkdir(parents=True, exist_ok=True)
                path = folder / f"{name}.png"
                found.drawing.save(path)
                lines.append(f"{name}: {found.pixels} pixels differ, in {found.box}: {path}")
    return lines


def compare(name: str, one: Path, other: Path) -> Difference | None:
    """Compare two picture files; return None if no pixel differs."""
    with Image.open(one) as first, Image.open(other) as second:
        before, after = first.convert("RGB"), second.convert("RGB")
    alike = before.size == after.size
    size = max(before.width, after.width), max(before.height, after.height)
    before, after = _on_page(before, size), _on_page(after, size)
    gap = ImageChops.difference(before, after)
    box = gap.getbbox()
    if box is None and alike:
        return None
    box = box or (0, 0, *size)
    red, green, blue = gap.split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    differs = Image.frombytes("L", size, most.tobytes().translate(bytes([0] + [255] * 255)))
    marked = Image.blend(after, Image.new("RGB", size, NIGHT), _BACKGROUND)
    marked.paste(FLARE, (0, 0), differs)
    drawing = Image.new("RGB", (size[0], 3 * size[1]), NIGHT)
    for place, image in enumerate((before, after, marked)):
        drawing.paste(image, (0, place * size[1]))
    return Difference(name, differs.histogram()[255], box, drawing)


def _paint_all(tree: Path, folder: Path) -> set[str]:
    """Paint the named scenes of a tree into a folder; return their names."""
    tree = tree.resolve()
    if not (tree / "tests/render/scenes.py").is_file():
        raise CheckError(f"{tree} is no checkout of this project")
    done = subprocess.run(  # noqa: S603  (our own code, in whatever version)
        [sys.executable, "-c", _PAINT_ALL, str(folder)],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise CheckError(f"{tree} cannot paint its scenes:\n{done.stderr.strip()}")
    return {path.stem for path in folder.glob("*.png")}


def _on_page(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    page = Image.new("RGB", size, NIGHT)
    page.paste(image)
    return page
