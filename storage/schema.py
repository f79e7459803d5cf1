"""The schema as numbered scripts; each runs once, in one transaction.

A database keeps the number of the last script that ran. A released script never changes; add a new
one instead. Scripts are written for SQLite. An engine turns their types into its own; where that is
not enough, the script beside it that is called `NUMBER_NAME.ENGINE.sql` takes its place there.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

ADDING: frozenset[int] = frozenset({})
"""Scripts that leave the releases before what they use, by their numbers.

They add tables, indexes and functions, and columns that may be empty or have a default. On a
server, processes of the release before go on meanwhile and afterwards, so that one process after
the other can be updated.
"""


@cache
def scripts(engine: str) -> tuple[str, ...]:
    """Return every script of an engine, in order."""
    folder = files("storage") / "migrations"
    texts = {entry.name: entry for entry in folder.iterdir() if entry.name.endswith(".sql")}
    names: list[str] = []
    for name in sorted(texts):
        if name.count(".") == 1:
            own = f"{name.removesuffix('.sql')}.{engine}.sql"
            names.append(own if own in texts else name)
    return tuple(texts[name].read_text("utf-8") for name in names)


def newest() -> int:
    """Return the schema version of this release, which is the same for every engine."""
    return len(scripts(""))
