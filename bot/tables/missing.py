"""Stands in for a game that this release lacks, at tables that a later release has opened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from bot.tables.errors import GameMissing

if TYPE_CHECKING:
    from bot.games.game import AnyGame


class _Missing:
    """Has the name of the game; whatever else it is asked for raises `GameMissing`."""

    def __init__(self, name: str, table_id: int) -> None:
        self.name = name
        self._table_id = table_id

    def __getattr__(self, attribute: str) -> Any:  # noqa: ANN401  (it returns nothing)
        if attribute.startswith("__"):
            raise AttributeError(attribute)
        raise GameMissing(table=str(self._table_id))


def missing_game(name: str, table_id: int) -> AnyGame:
    """Return an object in place of the table's game; using it raises `GameMissing`."""
    return cast("AnyGame", _Missing(name, table_id))


def is_missing(game: AnyGame) -> bool:
    """Return True if the object stands in for a game that this release lacks."""
    return isinstance(game, _Missing)
