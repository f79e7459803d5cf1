"""Copies of the project in memory: what is changed and run there leaves the checkout alone."""

from __future__ import annotations

import shutil
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Generator

ROOT = Path(__file__).parents[2]
"""The checkout."""
PACKAGES = "bot", "render", "storage", "tests"
FILES = "pyproject.toml", "README.md", "CHANGELOG.md", "Makefile", ".env.example", "LICENSE"
MEMORY = Path("/dev/shm")  # noqa: S108
"""A folder whose files are in memory, where databases need not wait for a disk."""


@contextmanager
def folder() -> Generator[Path]:
    """Give a temporary folder, in memory where there is one."""
    place = MEMORY if MEMORY.is_dir() else None
    with TemporaryDirectory(prefix="mutate-", dir=place) as name:
        yield Path(name)


def copy_project(target: Path) -> None:
    """Copy the code and its tests to a new folder."""
    target.mkdir()
    for package in PACKAGES:
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / package, target / package, ignore=ignored)
    for name in FILES:
        shutil.copy2(ROOT / name, target / name)


def fingerprint(tests: str) -> str:
    """Return a digest of all code, and of what the tests of one folder use."""
    digest = sha256()
    for package in PACKAGES:
        for file in sorted((ROOT / package).rglob("*")):
            name = file.relative_to(ROOT).as_posix()
            if file.is_file() and file.suffix != ".pyc" and not _is_foreign(name, tests):
                digest.update(f"{name}\0".encode() + sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def _is_foreign(name: str, tests: str) -> bool:
    """Return whether a file is of no concern to the tests of a folder."""
    if name.startswith("tests/mutate/"):
        return True
    is_test = name.startswith("tests/") and name.rpartition("/")[2].startswith("test_")
    return is_test and not f"{name}/".startswith(f"{tests}/")
