"""The maps this process knows: the one shipped, and one that an owner of the box has added."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from bot.games.errors import GameError
from bot.games.tickettoride.mapfile import read_map

if TYPE_CHECKING:
    from bot.games.tickettoride.map import Map

SHIPPED = "reconstruction-1.csv"
_added: dict[tuple[str, str], Map] = {}
"""By name and digest."""
_current: list[Map] = []
"""The map of new tables, if that is not the one shipped."""


@cache
def standard() -> Map:
    """Return the map shipped with the project, a reconstruction."""
    text = files("bot.games.tickettoride").joinpath(SHIPPED).read_text(encoding="utf-8")
    return read_map(SHIPPED, text).map


def add(found: Map, *, new_tables: bool = True) -> None:
    """Make a map known.

    Parameters
    ----------
    new_tables
        Whether new tables are opened on it; tables of other maps go on.
    """
    _added[found.name, found.digest] = found
    if new_tables:
        _current[:] = [found]


def current() -> Map:
    """Return the map of new tables: the one added for them last, or else the one shipped."""
    return _current[0] if _current else standard()


def known(name: str, digest: str) -> Map:
    """Return a map by name and digest.

    Raises
    ------
    GameError
        With the code ``map-unknown`` or, if only the name is known, ``map-differs``.
    """
    shipped = standard()
    if (name, digest) == (shipped.name, shipped.digest):
        return shipped
    found = _added.get((name, digest))
    if found is not None:
        return found
    held = [each.digest for each in (shipped, *_added.values()) if each.name == name]
    if held:
        raise GameError("map-differs", map=name, found=digest, held=held[-1])
    raise GameError("map-unknown", map=name)
