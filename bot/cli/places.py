"""Databases as arguments of a command."""

from __future__ import annotations

from argparse import ArgumentTypeError
from typing import TYPE_CHECKING

from storage.location import parse_location

if TYPE_CHECKING:
    from storage.location import Location


def location(text: str) -> Location:
    """Return the database that an argument names; raises `ArgumentTypeError`."""
    try:
        return parse_location(text)
    except ValueError as error:
        # What was typed may have a password in it.
        raise ArgumentTypeError(str(error)) from None
