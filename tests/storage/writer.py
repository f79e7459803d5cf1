"""A process that plays move after move and says so, until it is killed.

Arguments: the database, and the statement before which to kill itself (0: go on for ever).
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from itertools import count
from pathlib import Path
from typing import Any

import aiosqlite

from storage import Database
from storage.records import Change, NewAction, NewDue, Snapshot
from tests.storage.samples import LOBBY


def die_before(number: int) -> None:
    """Kill this process when the connection is asked for its n-th statement from now on."""
    original: Any = vars(aiosqlite.Connection)["_execute"]
    asked = count(1)

    async def execute(self: aiosqlite.Connection, *args: Any, **kwargs: Any) -> Any:
        if next(asked) == number:
            os.kill(os.getpid(), signal.SIGKILL)
        return await original(self, *args, **kwargs)

    setattr(aiosqlite.Connection, "_execute", execute)  # noqa: B010 (private to others)


async def main(path: Path, last_statement: int) -> None:
    database = await Database.open(path)
    table = await database.tables.create(LOBBY)
    die_before(last_statement)
    for number in count(1):
        change = Change(
            actions=(NewAction(1, f"move {number}"), NewAction(1, f"answer {number}")),
            interaction_id=number,
            snapshot=Snapshot(2 * number, f"after {number}"),
            owed=("board",),
            undue=("reminder",),
            due=(NewDue("reminder", payload=str(number)),),
        )
        table = await database.tables.change(table.id, table.version, change)
        print(number, flush=True)  # noqa: T201 (this is how the test hears of it)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))
