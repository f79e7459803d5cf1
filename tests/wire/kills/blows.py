"""What befalls the server of a database while bots use it."""

from __future__ import annotations

import asyncio
import signal
from contextlib import asynccontextmanager, closing, suppress
from typing import TYPE_CHECKING, TypeAlias

import psycopg

from tests.postgres import name_of

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Mapping
    from contextlib import AbstractAsyncContextManager

    from storage.location import Server
    from tests.postgres import PostgresServer

_WRITTEN = ("actions", "interactions", "outbox", "tables")
_FULL = """
CREATE OR REPLACE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = 'disk_full'; END $$
"""
_OTHERS = "FROM pg_stat_activity WHERE datname = '{name}' AND pid <> pg_backend_pid()"
_EVERY = 0.1
"""Seconds between two looks for new connections."""

Blow: TypeAlias = "Callable[[PostgresServer, Server], AbstractAsyncContextManager[None]]"
"""Lets it befall the server and one of its databases, for as long as its context lasts."""


@asynccontextmanager
async def killed(postgres: PostgresServer, _: Server) -> AsyncGenerator[None]:
    """Kill all processes of the server; then start it anew."""
    await asyncio.to_thread(postgres.kill)
    yield
    await asyncio.to_thread(postgres.start)


@asynccontextmanager
async def crashed(postgres: PostgresServer, _: Server) -> AsyncGenerator[None]:
    """Let the server stop at once, as it does when one of its processes has died."""
    await asyncio.to_thread(postgres.stop, signal.SIGQUIT)
    yield
    await asyncio.to_thread(postgres.start)


@asynccontextmanager
async def frozen(postgres: PostgresServer, _: Server) -> AsyncGenerator[None]:
    """Let the server stand still."""
    with postgres.frozen():
        yield


@asynccontextmanager
async def read_only(postgres: PostgresServer, _: Server) -> AsyncGenerator[None]:
    """Let the server take no changes."""
    await asyncio.to_thread(_set, postgres, "ALTER SYSTEM SET default_transaction_read_only = on")
    yield
    await asyncio.to_thread(_set, postgres, "ALTER SYSTEM RESET default_transaction_read_only")


@asynccontextmanager
async def locked(postgres: PostgresServer, location: Server) -> AsyncGenerator[None]:
    """Let somebody else lock what the bots write."""
    with closing(await asyncio.to_thread(_locking, postgres, location)):
        yield


@asynccontextmanager
async def full(postgres: PostgresServer, location: Server) -> AsyncGenerator[None]:
    """Let the disk be full for each row that the bots write."""
    async with _refusing(postgres, location, "BEFORE INSERT OR UPDATE", ""):
        yield


@asynccontextmanager
async def full_at_commit(postgres: PostgresServer, location: Server) -> AsyncGenerator[None]:
    """Let the disk be full for each transaction when it is committed."""
    deferred = "DEFERRABLE INITIALLY DEFERRED"
    async with _refusing(postgres, location, "AFTER INSERT OR UPDATE", deferred):
        yield


@asynccontextmanager
async def thrown_out(postgres: PostgresServer, location: Server) -> AsyncGenerator[None]:
    """End all connections of the bots as often as they are made."""
    name = name_of(location)
    statement = f"SELECT pg_terminate_backend(pid) {_OTHERS.format(name=name)}"

    over = asyncio.Event()

    async def throw_out() -> None:
        while not over.is_set():
            await asyncio.to_thread(postgres.execute, statement)
            with suppress(TimeoutError):
                async with asyncio.timeout(_EVERY):
                    await over.wait()

    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(throw_out())
        yield
        over.set()


BLOWS: Mapping[str, Blow] = {
    each.__name__: each
    for each in (
        killed,
        crashed,
        frozen,
        read_only,
        locked,
        full,
        full_at_commit,
        thrown_out,
    )
}
"""All of them by name."""


def _set(postgres: PostgresServer, statement: str) -> None:
    postgres.execute(statement)
    postgres.execute("SELECT pg_reload_conf()")


def _locking(postgres: PostgresServer, location: Server) -> psycopg.Connection[tuple[object, ...]]:
    connection = psycopg.connect(postgres.url(name_of(location)))
    # One alone: with several there could be a deadlock.
    connection.execute("LOCK TABLE actions IN ACCESS EXCLUSIVE MODE")
    return connection


@asynccontextmanager
async def _refusing(
    postgres: PostgresServer, location: Server, when: str, how: str
) -> AsyncGenerator[None]:
    name, kind = name_of(location), "CONSTRAINT TRIGGER" if how else "TRIGGER"
    made = [
        f"CREATE {kind} full_disk {when} ON {table} {how} FOR EACH ROW EXECUTE FUNCTION full_disk()"
        for table in _WRITTEN
    ]
    for statement in (_FULL, *made):
        await asyncio.to_thread(postgres.execute, statement, name)
    yield
    await asyncio.to_thread(postgres.execute, "DROP FUNCTION full_disk() CASCADE", name)
