"""What one process keeps in memory of a table is not taken for what another one has made of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from storage import Database
from tests.databases import new_database
from tests.tables.conftest import ANN, Clock, House

if TYPE_CHECKING:
    from storage.location import Server


async def test_what_was_handed_over_before_another_process_went_on_is_read_again(
    postgres_location: Server,
):
    clock = Clock()
    async with (
        await new_database(postgres_location, now=clock) as here,
        await Database.open(postgres_location, now=clock) as there,
    ):
        first, second = House(here, clock), House(there, clock)
        table = await first.started()
        table = await first.play(table, "1 draw")
        gone_on = await second.play(table, "1 place 1")
        owed = await here.outbox.of_table(table.id)
        written = await first.tables.archive.take_over(table.id, owed[-1].version)
        assert written.table.version == gone_on.version
        # Nor does anybody see what a process knows of a table that it has shown before.
        again = await first.tables.archive.table(table.id)
        assert again.version == gone_on.version
        assert (await first.tables.archive.position(again)).turn == 2
        await second.tables.play.act(table.id, again.seats[1].user_id, "draw")
        assert (await first.tables.archive.table(table.id)).version == gone_on.version + 1
        assert again.seats[0].user_id == ANN.id
