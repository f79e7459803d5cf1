"""Databases as arguments of a command."""

from __future__ import annotations

from argparse import ArgumentTypeError
from pathlib import Path
from typing import TYPE_CHECKING

from storage.location import parse_location

if TYPE_CHECKING:
    from storage.location import Location


def file(text: str) -> Path:
    """Return the file that an argument names; raises `ArgumentTypeError`."""
    found = location(text)
    if isinstance(found, Path):
        return found
    raise ArgumentTypeError("the page keeps its tables in a file; name a path")


def location(text: str) -> Location:
    """Return the database that an argument names; raises `ArgumentTypeError`."""
    try:
        return parse_location(text)
    except ValueError as error:
        # What was typed may have a password in it.
        raise ArgumentTypeError(str(error)) from None
