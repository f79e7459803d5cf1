"""The statements by which processes share out shards."""

from __future__ import annotations

# Whoever shares out holds the one row of this table, and waits for nobody so long that its own row
# would run out.
BRIEFLY = "SET LOCAL lock_timeout = '2s'"
SHARE_OUT = "SELECT one FROM cable_car FOR UPDATE"
ENTER = (
    "INSERT INTO processes (holder, alone, joined, knows, expires_at)"
    " VALUES (%s, %s, %s, %s, clock_timestamp() + make_interval(secs => %s))"
)
RENEW = (
    "UPDATE processes SET expires_at = clock_timestamp() + make_interval(secs => %s)"
    " WHERE holder = %s RETURNING holder"
)
JOIN = "UPDATE processes SET joined = 1 WHERE holder = %s"
LEAVE = "UPDATE processes SET joined = 0 WHERE holder = %s"
OTHERS = "SELECT holder, expires_at, alone FROM processes WHERE holder <> %s"
WORKING = (
    "SELECT count(*) FROM processes"
    " WHERE holder <> %s AND joined = 1 AND expires_at >= clock_timestamp()"
)
# A row that a frozen process has locked is left for later; the server ends such a transaction.
STRIKE = (
    "WITH dead AS MATERIALIZED (SELECT holder FROM processes"
    " WHERE expires_at < clock_timestamp() FOR UPDATE SKIP LOCKED)"
    " DELETE FROM processes USING dead WHERE processes.holder = dead.holder"
)
FREE = (
    "WITH left_over AS MATERIALIZED (SELECT number FROM shards WHERE holder <> ''"
    " AND holder NOT IN (SELECT holder FROM processes) FOR UPDATE SKIP LOCKED)"
    " UPDATE shards SET holder = '', token = token + 1 FROM left_over"
    " WHERE shards.number = left_over.number"
)
TAKE = (
    "WITH free AS MATERIALIZED (SELECT number FROM shards WHERE holder = ''"
    " ORDER BY number LIMIT %s FOR UPDATE SKIP LOCKED)"
    " UPDATE shards SET holder = %s, token = token + 1 FROM free"
    " WHERE shards.number = free.number"
)
HELD = "SELECT number, token FROM shards WHERE holder = %s"
LET_GO = "UPDATE shards SET holder = '', token = token + 1 WHERE holder = %s AND number = ANY(%s)"
LEAVE_SHARDS = "UPDATE shards SET holder = '', token = token + 1 WHERE holder = %s"
RESERVE = (
    "INSERT INTO gates AS gate (bucket, free_at)"
    " VALUES (%(bucket)s, clock_timestamp() + make_interval(secs => %(seconds)s))"
    " ON CONFLICT (bucket) DO UPDATE SET"
    " free_at = greatest(gate.free_at, clock_timestamp()) + make_interval(secs => %(seconds)s)"
    " RETURNING extract(epoch FROM free_at - clock_timestamp())::float8 - %(seconds)s"
)
