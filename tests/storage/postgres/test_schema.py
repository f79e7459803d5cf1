"""Both engines have the same tables, columns, keys, checks and indexes."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any

import psycopg

from storage.postgres.schema import OWN_TABLES
from storage.schema import newest, scripts
from storage.sqlite.schema import ENGINE

if TYPE_CHECKING:
    from storage.location import Server

# PostgreSQL takes no number for a condition.
DIFFERENT = {"undone_afterisnullorundone": "undone_afterisnullorundone=1"}
WORDS = (
    (r"::\w+(\[\])?", ""),
    (r"= ANY \(ARRAY\[(.*?)\]\)", r"IN (\1)"),
    (r"[()\s]", ""),
)
_CREATE = re.compile(r"CREATE (?:UNIQUE )?INDEX \S+ ON \S+ (?:USING btree )?(.*)", re.DOTALL)


def plain(text: str) -> str:
    """Return a condition as both engines would write it."""
    for pattern, words in WORDS:
        text = re.sub(pattern, words, text)
    return text.replace('"', "").lower()


def file_tables() -> dict[str, Any]:
    with closing(sqlite3.connect(":memory:")) as connection:
        for script in scripts(ENGINE):
            connection.executescript(script)

        def all_of(sql: str) -> list[tuple[Any, ...]]:
            return connection.execute(sql).fetchall()

        found: dict[str, Any] = {}
        for name, sql in all_of(
            "SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        ):
            columns = all_of(f"PRAGMA table_info({name})")
            key = [column for *_, column in sorted((c[5], c[1]) for c in columns if c[5])]
            found[name] = {
                "columns": [(c[1], c[2], bool(c[3] or c[5]), plain(c[4] or "")) for c in columns],
                "key": key,
                "counted": "AUTOINCREMENT" in sql or name == "resignations",
                "parents": sorted(
                    (f[3], f[2], f[4], f[6]) for f in all_of(f"PRAGMA foreign_key_list({name})")
                ),
                "checks": sorted(
                    DIFFERENT.get(plain(c), plain(c)) for c in conditions(re.sub("--.*", "", sql))
                ),
                "unique": sorted(
                    [c[2] for c in all_of(f"PRAGMA index_info({i[1]})")]
                    for i in all_of(f"PRAGMA index_list({name})")
                    if i[3] == "u"
                ),
                "indexes": sorted(
                    (i[0], "UNIQUE" in i[1], plain(_CREATE.sub(r"\1", i[1])))
                    for i in all_of(
                        f"SELECT name, sql FROM sqlite_schema WHERE tbl_name = '{name}'"  # noqa: S608
                        " AND type = 'index' AND sql IS NOT NULL"
                    )
                ),
            }
        return found


def conditions(sql: str) -> list[str]:
    """Return what stands in the brackets of each CHECK."""
    found: list[str] = []
    for match in re.finditer(r"CHECK \(", sql):
        depth, end = 1, match.end()
        while depth:
            depth += {"(": 1, ")": -1}.get(sql[end], 0)
            end += 1
        found.append(sql[match.end() : end - 1])
    return found


TYPES = {"bigint": "INTEGER", "text": "TEXT", "bytea": "BLOB"}


def server_tables(location: Server) -> dict[str, Any]:
    with psycopg.connect(location.url) as connection:

        def all_of(sql: str, *values: object) -> list[tuple[Any, ...]]:
            return connection.execute(sql.encode(), values or None).fetchall()

        found: dict[str, Any] = {}
        for (name,) in all_of("SELECT tablename FROM pg_tables WHERE schemaname = 'public'"):
            if name in OWN_TABLES:
                continue
            columns = all_of(
                "SELECT column_name, data_type, is_nullable, column_default, is_identity"
                " FROM information_schema.columns WHERE table_schema = 'public'"
                " AND table_name = %s ORDER BY ordinal_position",
                name,
            )
            keys: dict[str, list[str]] = {kind: [] for kind in "pufc"}
            for kind, text in all_of(
                "SELECT contype::text, pg_get_constraintdef(oid) FROM pg_constraint"
                " WHERE conrelid = %s::regclass", name,
            ):  # fmt: skip
                keys[kind].append(text)
            found[name] = {
                "columns": [(c[0], TYPES[c[1]], c[2] == "NO", plain(c[3] or "")) for c in columns],
                "key": [column for text in keys["p"] for column in named(text)],
                "counted": any(c[4] == "YES" for c in columns),
                "parents": sorted(
                    re.findall(r"\((\w+)\) REFERENCES (\w+)\((\w+)\) ON DELETE (\w+)", text)[0]
                    for text in keys["f"]
                ),
                "checks": sorted(plain(c) for text in keys["c"] for c in conditions(text)),
                "unique": sorted(named(text) for text in keys["u"]),
                "indexes": sorted(
                    (i[0], "UNIQUE" in i[1], plain(_CREATE.sub(r"\1", i[1])))
                    for i in all_of(
                        "SELECT indexname, indexdef FROM pg_indexes WHERE tablename = %s"
                        " AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conname = indexname)",
                        name,
                    )
                ),
            }
        return found


def named(text: str) -> list[str]:
    return re.findall(r"\w+", text.partition("(")[2])


def test_both_engines_have_the_same_tables(location: Server):
    here, there = file_tables(), server_tables(location)
    assert set(here) == set(there)
    for name, table in here.items():
        assert there[name] == table, name


def test_every_engine_has_as_many_scripts():
    assert len(scripts("sqlite")) == len(scripts("postgres")) == newest()
