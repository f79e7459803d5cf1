"""A process that plays move after move and says so, until it is killed.

Arguments: the path or address of the database, and the statement before which to kill itself (0: go
on for ever).
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from itertools import count
from typing import TYPE_CHECKING

from storage import Database
from storage.location import parse_location
from storage.postgres import lease
from storage.records import Change, NewAction, NewDue, Snapshot
from tests.storage.samples import LOBBY, trace

if TYPE_CHECKING:
    from storage.location import Location


async def die_before(database: Database, number: int) -> None:
    """Kill this process when SQLite is to carry out its n-th statement from now on."""
    asked = count(1)

    def begin(_: str) -> None:
        if next(asked) == number:
            os.kill(os.getpid(), signal.SIGKILL)

    await trace(database, begin)


async def main(location: Location, last_statement: int) -> None:
    # Whoever comes next need not wait for long.
    lease.EVERY, lease.LASTS = 0.1, 0.5
    database = await Database.open(location)
    await database.leases.join(1)
    table = await database.tables.create(LOBBY)
    await die_before(database, last_statement)
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
    asyncio.run(main(parse_location(sys.argv[1]), int(sys.argv[2])))
