"""Partition the tables of games in a server's database, while no bot uses it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from storage.session import Session

if TYPE_CHECKING:
    from storage.location import Server
    from storage.postgres.connection import PostgresConnection
    from storage.sql import Connection


async def partition_database(location: Server) -> bool:
    """Partition a database by Discord server; return False if it is partitioned already.

    Its schema is updated first, as by a bot that starts. All else is one transaction.

    Raises
    ------
    StorageError
        When the database cannot be used alone, or cannot be partitioned.
    """
    session = await Session.open(location, alone=True)
    # Loaded only now, so that whoever has no driver is told so.
    from storage.postgres.partitions import is_partitioned, partition  # noqa: PLC0415

    def divide(connection: Connection) -> bool:
        of_server = cast("PostgresConnection", connection)
        if is_partitioned(of_server):
            return False
        partition(of_server, location)
        return True

    try:
        return await session.write(divide)
    finally:
        await session.close()
