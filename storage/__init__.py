"""SQLite: opaque records in and out.

`Database.open` gives the one door; `records` has what goes through it and `errors` what can go
wrong. Nothing here knows a rule, a word for players or Discord.
"""

from storage.database import Database

__all__ = ["Database"]
