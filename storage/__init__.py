"""Opaque records in and out, in a file of SQLite or on a PostgreSQL server.

Start with `Database.open`. `records` has the values that go in and come out, `errors` the
exceptions. Nothing here knows a rule, a word for players or Discord.
"""

from storage.database import Database

__all__ = ["Database"]
