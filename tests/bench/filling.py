"""Stores many tables quickly, on both engines."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import psycopg

from storage.location import Server

if TYPE_CHECKING:
    from storage.location import Location

_SERIES = "WITH RECURSIVE one (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM one WHERE n < {count})"
_TABLES = (
    "INSERT INTO tables (guild_id, channel_id, game, option, capacity, host_id, language,"
    " reminders, pace, status, version, created_at, changed_at) {series}"
    " SELECT n, n, 'sanfrancisco', 'standard', 2, 1, 'en', 24, 0, 'finished', 9, 0, 0 FROM one"
)
_SEATS = (
    "INSERT INTO seats (table_id, seat, user_id, name) {series}"
    " SELECT n, column1, column1, 'somebody' FROM one CROSS JOIN (VALUES (1), (2)) AS two"
)
_ACTIONS = (
    "INSERT INTO actions (table_id, ordinal, seat, notation, at, part) {series}"
    " SELECT n, column1, 1, 'draw', 0, 1 FROM one"
    " CROSS JOIN (VALUES (1), (2), (3), (4)) AS four"
)


def fill(location: Location, count: int) -> None:
    """Store so many finished tables in a database that has none."""
    series = _SERIES.format(count=count)
    statements = [text.format(series=series) for text in (_TABLES, _SEATS, _ACTIONS)]
    if isinstance(location, Server):
        with psycopg.connect(location.url, autocommit=True) as connection:
            for statement in (*statements, "VACUUM ANALYZE"):
                connection.execute(statement.encode())
    else:
        with closing(sqlite3.connect(location)) as connection, connection:
            for statement in statements:
                connection.execute(statement)
