"""The release that has registered the commands of an application."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from storage import Database


async def test_the_last_release_is_remembered_for_each_application(database: Database):
    assert await database.commands.release(11) == ""
    await database.commands.register(11, "0.1.0")
    await database.commands.register(12, "0.3.0")
    await database.commands.register(11, "0.2.0")
    assert await database.commands.release(11) == "0.2.0"
    assert await database.commands.release(12) == "0.3.0"
