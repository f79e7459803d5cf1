from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from bot.tables import errors
from bot.tables.changes.topics import END
from storage.records import Change, TableStatus
from tests.games.positions import in_turn
from tests.tables.conftest import ANN, BO, CHANNEL, CY, DI, EVE, GUILD

if TYPE_CHECKING:
    from bot.tables.model import Person, Table
    from tests.tables.conftest import House


def names(table: Table) -> list[str]:
    return [f"{seat.seat} {seat.name}" for seat in table.seats]


async def test_host_sits_at_seat_one_and_others_follow(house: House) -> None:
    assert names(await house.gathered(3)) == ["1 Ann", "2 Bo", "3 Cy"]


async def test_channel_has_one_open_table(house: House) -> None:
    await house.gathered()
    with pytest.raises(errors.ChannelBusy):
        await house.tables.lobby.open(BO, (GUILD, CHANNEL), "sanfrancisco", language="en")


async def test_channel_is_free_again_once_its_table_is_closed(house: House) -> None:
    first = await house.gathered()
    await house.tables.agreement.end(first.id, ANN, moderator=True)
    second = await house.tables.lobby.open(BO, (GUILD, CHANNEL), "sanfrancisco", language="en")
    assert (await house.tables.archive.table_in(CHANNEL)).id == second.id


@pytest.mark.parametrize(
    ("seats", "option", "game", "refusal"),
    [
        (1, None, "sanfrancisco", errors.WrongSeatCount),
        (5, None, "sanfrancisco", errors.WrongSeatCount),
        (2, "mine", "sanfrancisco", errors.UnknownOption),
        (2, None, "chess", errors.UnknownGame),
    ],
)
async def test_table_cannot_be_opened_for_what_the_game_has_not(
    house: House, seats: int, option: str | None, game: str, refusal: type[errors.Refusal]
) -> None:
    with pytest.raises(refusal):
        await house.tables.lobby.open(
            ANN, (GUILD, CHANNEL), game, language="en", seats=seats, option=option
        )


async def test_nobody_sits_down_twice(house: House) -> None:
    table = await house.gathered()
    with pytest.raises(errors.AlreadySeated):
        await house.tables.lobby.join(table.id, BO)


async def test_full_table_takes_nobody(house: House) -> None:
    table = await house.gathered(2, seats=2)
    with pytest.raises(errors.TableFull) as refused:
        await house.tables.lobby.join(table.id, CY)
    assert refused.value.values == {"seats": 2}


async def test_two_people_joining_the_last_seat_at_once_get_one_seat(house: House) -> None:
    table = await house.gathered(2, seats=3)
    results = await asyncio.gather(
        house.tables.lobby.join(table.id, CY),
        house.tables.lobby.join(table.id, DI),
        return_exceptions=True,
    )
    assert [type(result).__name__ for result in results] == ["Table", "TableFull"]
    assert names(await house.tables.archive.table(table.id)) == ["1 Ann", "2 Bo", "3 Cy"]


async def test_seats_close_up_when_somebody_leaves(house: House) -> None:
    table = await house.gathered(3)
    assert names(await house.tables.lobby.leave(table.id, BO)) == ["1 Ann", "2 Cy"]


async def test_next_in_order_is_host_when_the_host_leaves(house: House) -> None:
    table = await house.gathered(3)
    table = await house.tables.lobby.leave(table.id, ANN)
    assert table.record.host_id == BO.id
    assert table.host is not None
    assert table.host.name == "Bo"


async def test_table_closes_when_the_last_one_leaves(house: House) -> None:
    table = await house.gathered(1)
    table = await house.tables.lobby.leave(table.id, ANN)
    assert table.record.status is TableStatus.ENDED
    assert await house.owed(table) == ["lobby", "closed"]


async def test_nobody_leaves_a_running_game(house: House) -> None:
    table = await house.started()
    with pytest.raises(errors.LeavingStopsTheGame):
        await house.tables.lobby.leave(table.id, BO)


async def test_host_frees_somebody_elses_seat(house: House) -> None:
    table = await house.gathered(3)
    assert names(await house.tables.lobby.kick(table.id, ANN, BO)) == ["1 Ann", "2 Cy"]


@pytest.mark.parametrize(
    ("by", "whom", "refusal"),
    [
        (BO, ANN, errors.HostOnly),
        (ANN, ANN, errors.KickYourself),
        (ANN, EVE, errors.TheyAreNotSeated),
    ],
)
async def test_kick_is_refused(
    house: House, by: Person, whom: Person, refusal: type[errors.Refusal]
) -> None:
    table = await house.gathered(3)
    with pytest.raises(refusal):
        await house.tables.lobby.kick(table.id, by, whom)


async def test_game_does_not_start_with_one_player(house: House) -> None:
    table = await house.gathered(1)
    with pytest.raises(errors.TooFewPlayers) as refused:
        await house.tables.lobby.start(table.id, ANN)
    assert refused.value.values == {"least": 2, "seated": 1}


async def test_only_the_host_starts(house: House) -> None:
    table = await house.gathered(2)
    with pytest.raises(errors.HostOnly) as refused:
        await house.tables.lobby.start(table.id, BO)
    assert refused.value.values == {"host": "Ann"}


async def test_game_starts_once(house: House) -> None:
    table = await house.started()
    with pytest.raises(errors.NotGathering):
        await house.tables.lobby.start(table.id, ANN)


async def test_first_player_can_be_named(house: House) -> None:
    table = await house.gathered(3)
    table = await house.tables.lobby.start(table.id, ANN, CY)
    position = await house.tables.archive.position(table)
    assert in_turn(table.game, position.state) == 3


async def test_first_player_must_sit_at_the_table(house: House) -> None:
    table = await house.gathered(2)
    with pytest.raises(errors.TheyAreNotSeated):
        await house.tables.lobby.start(table.id, ANN, EVE)


async def test_table_of_another_server_is_no_table(house: House) -> None:
    table = await house.gathered()
    assert (await house.tables.archive.table_of(table.id, GUILD)).id == table.id
    with pytest.raises(errors.NoTable):
        await house.tables.archive.table_of(table.id, GUILD + 1)


async def test_moderator_closes_a_game(house: House) -> None:
    table = await house.started()
    table = await house.tables.agreement.end(table.id, EVE, moderator=True)
    assert table.record.status is TableStatus.ENDED
    assert (await house.owed(table))[-1] == f"closed {EVE.id}"
    with pytest.raises(errors.GameOver):
        await house.tables.play.act(table.id, ANN.id, "draw")


async def test_host_closes_no_game_that_others_play(house: House) -> None:
    table = await house.started()
    with pytest.raises(errors.OthersPlay):
        await house.tables.agreement.end(table.id, ANN, moderator=False)
    await house.tables.seats.notice(table.id, 2, BO.id, gone=True)
    table = await house.tables.agreement.end(table.id, ANN, moderator=False)
    assert table.record.status is TableStatus.ENDED


async def test_host_closes_a_table_whose_game_cannot_be_read(house: House) -> None:
    table = await house.started()
    await house.database.tables.change(table.id, table.version, Change(setup="{}"))
    table = await house.tables.agreement.end(table.id, ANN, moderator=False)
    assert table.record.status is TableStatus.ENDED


async def test_player_alone_cannot_close_the_table(house: House) -> None:
    table = await house.started()
    with pytest.raises(errors.HostOnly):
        await house.tables.agreement.end(table.id, BO, moderator=False)


async def test_all_players_together_close_the_table(house: House) -> None:
    table = await house.started(3)
    for agreed, person in enumerate((BO, CY), start=1):
        consent = await house.tables.agreement.agree(table.id, person.id, table.version, END)
        assert (consent.agreed, consent.complete) == (agreed, False)
    assert (await house.tables.agreement.agree(table.id, ANN.id, table.version, END)).complete
    assert (await house.tables.archive.table(table.id)).record.status is TableStatus.ENDED


async def test_agreement_counts_once_a_player(house: House) -> None:
    table = await house.started(3)
    await house.tables.agreement.agree(table.id, BO.id, table.version, END)
    with pytest.raises(errors.AlreadyAgreed) as refused:
        await house.tables.agreement.agree(table.id, BO.id, table.version, END)
    assert refused.value.values == {"agreed": 1, "seats": 3}


async def test_agreement_ends_with_the_next_move(house: House) -> None:
    table = await house.started(2)
    await house.tables.agreement.agree(table.id, BO.id, table.version, END)
    later = await house.play(table, "1 draw")
    with pytest.raises(errors.StaleAction):
        await house.tables.agreement.agree(table.id, ANN.id, table.version, END)
    assert not (await house.tables.agreement.agree(table.id, ANN.id, later.version, END)).complete


async def test_spectator_has_no_say_in_closing(house: House) -> None:
    table = await house.started(2)
    with pytest.raises(errors.NotSeated):
        await house.tables.agreement.agree(table.id, EVE.id, table.version, END)


async def test_rematch_seats_whoever_asks_and_invites_the_others_until_they_join(
    house: House,
) -> None:
    first = await house.started(3)
    await house.tables.agreement.end(first.id, ANN, moderator=True)
    again = await house.tables.lobby.rematch(first.id, CY)
    assert again.id != first.id
    assert names(again) == ["1 Cy"]
    assert [seat.name for seat in await house.tables.archive.invited(again)] == ["Ann", "Bo"]
    assert (again.record.host_id, again.record.capacity) == (CY.id, 3)
    assert again.record.status is TableStatus.GATHERING
    assert await house.owed(again) == ["lobby"]
    with pytest.raises(errors.TooFewPlayers):
        await house.tables.lobby.start(again.id, CY)
    again = await house.tables.lobby.join(again.id, BO)
    assert names(again) == ["1 Cy", "2 Bo"]
    assert [seat.name for seat in await house.tables.archive.invited(again)] == ["Ann"]
    with pytest.raises(errors.StillAsked):
        await house.tables.lobby.start(again.id, CY)
    assert (await house.tables.lobby.start(again.id, CY)).record.status is TableStatus.RUNNING


async def test_nobody_is_invited_to_a_table_that_is_no_rematch(house: House) -> None:
    assert await house.tables.archive.invited(await house.gathered(1)) == ()


async def test_no_rematch_of_a_game_that_is_still_on(house: House) -> None:
    table = await house.started()
    with pytest.raises(errors.ChannelBusy):
        await house.tables.lobby.rematch(table.id, ANN)


async def test_no_rematch_beside_another_table(house: House) -> None:
    first = await house.started()
    await house.tables.agreement.end(first.id, ANN, moderator=True)
    await house.tables.lobby.rematch(first.id, BO)
    with pytest.raises(errors.ChannelBusy):
        await house.tables.lobby.rematch(first.id, ANN)


async def test_no_rematch_for_those_who_looked_on(house: House) -> None:
    table = await house.started()
    await house.tables.agreement.end(table.id, ANN, moderator=True)
    with pytest.raises(errors.NotSeated):
        await house.tables.lobby.rematch(table.id, EVE)
