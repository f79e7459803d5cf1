"""The file that keeps sprites between two runs.

To draw a card takes a hundred times as long as to unpack it. Without the file everything works,
but the first pictures take longer.
"""

from __future__ import annotations

import os
import sys
import tempfile
from functools import cache
from hashlib import blake2b
from importlib import resources
from pathlib import Path
from typing import NamedTuple

import PIL
from PIL import features

import render
from render.surface.shelf import Shelf, ShelfError
from render.surface.sprites import STORE
from render.text.fonts import files

_LIBRARIES = ("freetype2", "raqm", "harfbuzz", "fribidi")
"""The libraries that write text for Pillow."""


class Prepared(NamedTuple):
    """The sprites that a process has at its start.

    Attributes
    ----------
    sprites
        The number of sprites ready.
    rehearsed
        Whether everything that is drawn ahead is among them.
    fault
        The reason why the file was of no use, or empty.
    kept
        Whether what is drawn from now on can be written to the file.
    """

    sprites: int
    rehearsed: bool
    fault: str = ""
    kept: bool = True


def prepare(path: Path) -> Prepared:
    """Read the sprites of a file if it is there, and see whether it can be written."""
    fault = ""
    try:
        load(path)
    except FileNotFoundError:
        pass
    except (ShelfError, OSError) as error:
        fault = _reason(error)
    if STORE.shelf.rehearsed:
        return Prepared(len(STORE.shelf), rehearsed=True)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path.parent):
            pass
    except OSError as error:
        return Prepared(len(STORE.shelf), rehearsed=False, fault=_reason(error), kept=False)
    return Prepared(len(STORE.shelf), rehearsed=False, fault=fault)


def load(path: Path) -> None:
    """Read the packed sprites of this process from a file.

    Raises
    ------
    OSError, ShelfError
        When the file cannot be read, or is damaged, foreign or out of date.
    """
    STORE.restock(Shelf.from_bytes(path.read_bytes(), made_with()))


def save(path: Path) -> None:
    """Write the packed sprites of this process; a reader sees the old file or the new one.

    Raises
    ------
    OSError
        When the file cannot be written.
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
    """Return a checksum of all that sprites depend on: this package, the fonts, Pillow."""
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
