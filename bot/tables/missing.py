"""Stands in for a game that this release cannot play, at tables that another one has opened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from bot.tables.errors import GameMissing, RulesDiffer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.games.game import AnyGame
    from storage.records import TableRecord


class _Missing:
    """Has the name of the game; whatever else it is asked for raises `why`."""

    def __init__(self, name: str, table_id: int, why: type[GameMissing]) -> None:
        self.name = name
        self.why = why
        self._table_id = table_id

    def __getattr__(self, attribute: str) -> Any:  # noqa: ANN401  (it returns nothing)
        if attribute.startswith("__"):
            raise AttributeError(attribute)
        raise self.why(table=str(self._table_id))


def game_of(record: TableRecord, games: Mapping[str, AnyGame]) -> AnyGame:
    """Return the game of a table, or an object in its place if this release cannot play it.

    Using that object raises `GameMissing`, or `RulesDiffer` if only the rules are another version.
    """
    game = games.get(record.game)
    if game is None:
        return cast("AnyGame", _Missing(record.game, record.id, GameMissing))
    if record.setup is not None and record.rules != game.rules:
        return cast("AnyGame", _Missing(record.game, record.id, RulesDiffer))
    return game


def is_missing(game: AnyGame) -> bool:
    """Return True if the object stands in for a game that this release cannot play."""
    return isinstance(game, _Missing)


def why_missing(game: AnyGame) -> type[GameMissing] | None:
    """Return the refusal for a game that this release cannot play, None for one that it can."""
    return game.why if isinstance(game, _Missing) else None
