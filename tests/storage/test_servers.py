"""What servers have set."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from storage import Database


async def test_settings_of_a_server_are_kept_and_replaced(database: Database):
    assert await database.servers.settings(100) is None
    await database.servers.save_settings(100, "first")
    await database.servers.save_settings(101, "other")
    await database.servers.save_settings(100, "second")
    assert await database.servers.settings(100) == "second"
    assert await database.servers.settings(101) == "other"
