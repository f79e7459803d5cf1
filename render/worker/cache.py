"""The file that sprites are kept in between two runs: made at the first start, read at others.

Drawing is what costs: a card takes a hundred times as long to draw as to unpack. Without the file
everything works as well, and the first pictures take longer.
"""

from __future__ import annotations

import os
import sys
import tempfile
from functools import cache
from hashlib import blake2b
from importlib import resources
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

import PIL
from PIL import features

import render
from render.surface.shelf import Shelf, ShelfError
from render.surface.sprites import STORE
from render.text.fonts import files

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

_LIBRARIES = ("freetype2", "raqm", "harfbuzz", "fribidi")
"""What writes text for Pillow."""


class Prepared(NamedTuple):
    """How it went to get sprites ready.

    Attributes
    ----------
    sprites
        How many are ready.
    drawn
        They had to be drawn, rather than read.
    seconds
        How long it took.
    fault
        Why the file there was of no use, or why none could be written; empty when all went well.
    """

    sprites: int
    drawn: bool
    seconds: float
    fault: str = ""


def prepare(path: Path, rehearse: Callable[[], Iterable[render.Scene]]) -> Prepared:
    """Read the sprites of a file; when it cannot be used, draw them and write it.

    Parameters
    ----------
    rehearse
        Gives the scenes whose sprites are worth having from the start.
    """
    begin = perf_counter()
    fault = ""
    try:
        load(path)
        return Prepared(len(STORE.shelf), drawn=False, seconds=perf_counter() - begin)
    except FileNotFoundError:
        pass
    except (ShelfError, OSError) as error:
        fault = _reason(error)
    try:
        # Before the work of drawing: where nothing can be kept, sprites are drawn when needed.
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path.parent):
            pass
        for scene in rehearse():
            render.compose(scene)
        save(path)
    except OSError as error:
        fault = _reason(error)
    return Prepared(len(STORE.shelf), drawn=True, seconds=perf_counter() - begin, fault=fault)


def load(path: Path) -> None:
    """Take the packed sprites of this process from a file.

    Raises
    ------
    OSError, ShelfError
        When it cannot be read, or is damaged, foreign or out of date.
    """
    STORE.restock(Shelf.from_bytes(path.read_bytes(), made_with()))


def save(path: Path) -> None:
    """Write the packed sprites of this process, so that a reader sees the old file or the new one.

    Raises
    ------
    OSError
        When it cannot be written.
    """
    handle, name = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(STORE.to_bytes(made_with()))
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


@cache
def made_with() -> bytes:
    """Return a mark of all that sprites depend on: this package, the fonts, Pillow."""
    mark = blake2b(digest_size=32)
    package = Path(str(resources.files(render)))
    sources = sorted(
        path.relative_to(package).as_posix()
        for path in package.rglob("*")
        if path.suffix in (".py", ".csv")
    )
    for name in sources:
        mark.update(name.encode() + b"\0" + (package / name).read_bytes())
    for path in files():
        mark.update(path.read_bytes())
    versions = (
        sys.byteorder,
        PIL.__version__,
        *(features.version(library) for library in _LIBRARIES),
    )
    mark.update(repr(versions).encode())
    return mark.digest()


def _reason(error: Exception) -> str:
    return str((isinstance(error, OSError) and error.strerror) or error)
