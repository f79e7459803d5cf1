"""What servers have set for their tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.tables.servers import Servers, ServerSettings, Venue
from tests.tables.conftest import GUILD

if TYPE_CHECKING:
    from tests.tables.conftest import House


async def test_server_that_has_set_nothing_has_the_defaults(house: House):
    assert await Servers(house.database).settings(GUILD) == ServerSettings(Venue.HERE)


async def test_settings_are_those_of_one_server(house: House):
    set_there = ServerSettings(place=Venue.THREAD)
    await Servers(house.database).change(GUILD, set_there)
    assert await Servers(house.database).settings(GUILD) == set_there
    assert await Servers(house.database).settings(GUILD + 1) == ServerSettings()


@pytest.mark.parametrize("text", ['{"place":"moon"}', "not JSON", "[]"])
async def test_settings_that_cannot_be_read_are_the_defaults(house: House, text: str):
    await house.database.servers.save_settings(GUILD, text)
    assert await Servers(house.database).settings(GUILD) == ServerSettings()
