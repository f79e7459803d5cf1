"""What an error of a database says: one sentence that names it and ends with what to do."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from storage.errors import DatabaseInUse, DatabaseUnfit, DatabaseUnreachable
from storage.location import parse_location

if TYPE_CHECKING:
    from storage.errors import DatabaseError

SERVER = parse_location("postgresql://bot:secret@db/games")


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (
            DatabaseUnfit(SERVER, "stores texts as LATIN1", "make it anew with ENCODING 'UTF8'"),
            (
                "The database postgresql://bot@db/games stores texts as LATIN1; "
                "make it anew with ENCODING 'UTF8'."
            ),
        ),
        (
            DatabaseUnreachable(SERVER, "no route to host"),
            (
                "The database postgresql://bot@db/games cannot be reached (no route to host); "
                "start its server, or correct the address."
            ),
        ),
        (
            DatabaseInUse(Path("bot.sqlite3")),
            (
                "The database bot.sqlite3 is in use by another running bot or program; "
                "stop that one first, or name another database."
            ),
        ),
    ],
)
def test_it_is_one_sentence_without_the_password(error: DatabaseError, said: str) -> None:
    assert str(error) == said
