"""A seat that changes hands keeps its position; only whose it is changes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING
from unittest.mock import AsyncMock

import pytest

from bot.tables import errors
from bot.tables.schedule.news import News, read_news
from storage.errors import StorageFailed
from storage.records import NOBODY, Change, PostRecord, SeatRecord, TableStatus
from tests.tables.conftest import ANN, BO, CHANNEL, CY, DI, EVE

if TYPE_CHECKING:
    from bot.tables.model import Person, Table
    from storage.records import Due
    from tests.tables.conftest import House


async def announced(house: House, table: Table, turn: int) -> None:
    """Let a turn have been announced, as it is once its post is out."""
    await house.database.outbox.save_post(
        PostRecord(table.id, CHANNEL, 1, table.version, turn, "turn")
    )


async def announced_turn(house: House, table: Table) -> int:
    post = await house.database.outbox.post(table.id)
    assert post is not None
    return post.turn


async def rows(house: House, table: Table, kind: str) -> list[Due]:
    return [due for due in await house.database.due.of_table(table.id) if due.kind == kind]


async def test_seat_goes_to_another_person_with_its_reserve(house: House) -> None:
    table = await house.started(3)
    seats = (table.seats[0], replace(table.seats[1], reserve=5), table.seats[2])
    await house.database.tables.change(table.id, table.version, Change(seats=seats))
    table = await house.tables.seats.hand_over(table.id, 2, EVE)
    assert table.seats[1] == SeatRecord(2, EVE.id, "Eve", reserve=5, handed=True)
    assert table.version == 6


async def test_seat_goes_to_the_computer(house: House) -> None:
    table = await house.started(3)
    table = await house.tables.seats.hand_over(table.id, 2, None)
    assert table.seats[1] == SeatRecord(2, NOBODY, "", computer=True, handed=True)
    assert [seat.name for seat in table.people] == ["Ann", "Cy"]


async def test_new_holder_plays_on_and_the_former_one_does_not(house: House) -> None:
    table = await house.play(await house.started(), "1 draw")
    await house.tables.seats.hand_over(table.id, 1, EVE)
    with pytest.raises(errors.NotSeated):
        await house.tables.play.act(table.id, ANN.id, "place 1")
    acted = await house.tables.play.act(table.id, EVE.id, "place 1")
    assert [move.notation for move in acted.position.previous] == ["draw", "place 1"]


async def test_new_holder_takes_back_what_the_former_one_did_last(house: House) -> None:
    table = await house.play(await house.started(), "1 draw", "1 place 1")
    await house.tables.seats.hand_over(table.id, 1, EVE)
    with pytest.raises(errors.NotSeated):
        await house.tables.play.undo(table.id, ANN.id)
    await house.tables.play.undo(table.id, EVE.id)
    assert await house.log(table) == ["1 draw", "(1 place 1)"]


async def test_turn_of_the_seat_is_announced_anew(house: House) -> None:
    table = await house.started(3)
    await announced(house, table, 1)
    house.clock.now += 1_000
    await house.tables.seats.hand_over(table.id, 1, EVE)
    assert await announced_turn(house, table) == 0
    assert (await house.owed(table))[-1] == "seat 1"
    (reminder,) = await rows(house, table, "reminder")
    assert reminder.due_at == house.clock.now + 24 * 3_600_000


async def test_turn_of_another_seat_goes_on_unannounced(house: House) -> None:
    table = await house.started(3)
    await announced(house, table, 1)
    due, *_ = await house.database.due.of_table(table.id)
    house.clock.now += 1_000
    await house.tables.seats.hand_over(table.id, 2, EVE)
    assert await announced_turn(house, table) == 1
    assert (await house.owed(table))[-1] == "board"
    assert (due.kind, (await house.database.due.of_table(table.id))[0]) == ("reminder", due)


async def test_turn_taken_back_is_announced_to_who_has_its_seat_since(
    house: House,
) -> None:
    table = await house.play(await house.started(3), "1 draw", "1 place 1")
    await announced(house, table, 2)
    await house.tables.play.undo(table.id, ANN.id)
    await house.tables.seats.hand_over(table.id, 2, EVE)
    assert await announced_turn(house, table) == 1


@pytest.mark.parametrize("person", [ANN, BO])
async def test_nobody_gets_a_second_seat(house: House, person: Person) -> None:
    table = await house.started()
    with pytest.raises(errors.AlreadySeated):
        await house.tables.seats.hand_over(table.id, 1, person)


async def test_seats_change_hands_only_while_a_game_is_on(house: House) -> None:
    table = await house.gathered()
    with pytest.raises(errors.NotStarted):
        await house.tables.seats.hand_over(table.id, 1, EVE)
    await house.tables.agreement.end(table.id, ANN, moderator=False)
    with pytest.raises(errors.GameOver):
        await house.tables.seats.hand_over(table.id, 1, EVE)


async def test_next_person_is_host_when_the_hosts_seat_goes(house: House) -> None:
    table = await house.started(3)
    await house.tables.seats.hand_over(table.id, 2, None)
    table = await house.tables.seats.hand_over(table.id, 1, EVE)
    assert table.record.host_id == CY.id


async def test_who_has_left_the_server_is_not_the_next_host(house: House) -> None:
    table = await house.started(3)
    await house.tables.seats.notice(table.id, 2, BO.id, gone=True)
    table = await house.tables.seats.hand_over(table.id, 1, EVE)
    assert table.record.host_id == CY.id


async def test_new_holder_is_host_where_no_other_person_plays(house: House) -> None:
    table = await house.started(2)
    await house.tables.seats.hand_over(table.id, 2, None)
    table = await house.tables.seats.hand_over(table.id, 1, EVE)
    assert table.record.host_id == EVE.id


async def test_host_stays_host_when_another_seat_goes(house: House) -> None:
    table = await house.started(3)
    table = await house.tables.seats.hand_over(table.id, 3, DI)
    assert table.record.host_id == ANN.id


async def test_table_closes_when_no_person_would_be_left(house: House) -> None:
    table = await house.started(2)
    await house.tables.seats.hand_over(table.id, 1, None)
    table = await house.tables.seats.hand_over(table.id, 2, None)
    assert table.record.status is TableStatus.ENDED
    assert table.seats[1].name == "Bo"
    assert await house.database.due.of_table(table.id) == []


# Offers


async def test_seat_is_whose_it_is_until_the_offer_is_accepted(house: House) -> None:
    table = await house.started(3)
    offer = await house.tables.seats.offer(table.id, BO, EVE)
    assert await house.tables.archive.table(table.id) == table
    taken = await house.tables.seats.accept(offer.id, EVE)
    assert [seat.name for seat in taken.seats] == ["Ann", "Eve", "Cy"]
    assert await rows(house, table, "offer") == []


async def test_offer_stands_while_play_goes_on(house: House) -> None:
    table = await house.started(3)
    offer = await house.tables.seats.offer(table.id, BO, EVE)
    await house.play(table, "1 draw", "1 place 1", "2 draw")
    await house.tables.seats.accept(offer.id, EVE)
    acted = await house.tables.play.act(table.id, EVE.id, "place 2")
    assert acted.position.turn == 3


async def test_offer_made_twice_is_one_offer(house: House) -> None:
    table = await house.started(3)
    first = await house.tables.seats.offer(table.id, BO, EVE)
    assert await house.tables.seats.offer(table.id, BO, EVE) == first
    assert len(await rows(house, table, "offer")) == 1


async def test_offers_of_a_seat_end_with_the_change_that_gives_it_away(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.started(3)
    to_eve = await house.tables.seats.offer(table.id, BO, EVE)
    await house.tables.seats.offer(table.id, BO, DI)
    full = AsyncMock(side_effect=StorageFailed("the disk is full"))
    monkeypatch.setattr(house.database.due, "remove", full)
    await house.tables.seats.accept(to_eve.id, EVE)
    assert await rows(house, table, "offer") == []


async def test_one_of_two_offers_of_a_seat_is_taken(house: House) -> None:
    table = await house.started(3)
    to_di = await house.tables.seats.offer(table.id, BO, DI)
    to_eve = await house.tables.seats.offer(table.id, BO, EVE)
    await house.tables.seats.accept(to_eve.id, EVE)
    with pytest.raises(errors.OfferOver):
        await house.tables.seats.accept(to_di.id, DI)


async def test_nothing_of_whoever_gave_up_the_seat_is_kept_in_offers(house: House) -> None:
    table = await house.started(3)
    await house.tables.seats.offer(table.id, BO, EVE)
    kept = await house.tables.seats.offer(table.id, CY, DI)
    await house.tables.seats.resign(table.id, BO.id, closes=False)
    assert [row.id for row in await rows(house, table, "offer")] == [kept.id]


async def test_offer_is_for_one_person_alone(house: House) -> None:
    table = await house.started(3)
    offer = await house.tables.seats.offer(table.id, BO, EVE)
    for person in (ANN, BO, DI):
        with pytest.raises(errors.OfferNotYours):
            await house.tables.seats.accept(offer.id, person)


@pytest.mark.parametrize("person", [BO, EVE])
async def test_offer_is_withdrawn_or_declined(house: House, person: Person) -> None:
    table = await house.started(3)
    offer = await house.tables.seats.offer(table.id, BO, EVE)
    assert await house.tables.seats.withdraw(offer.id, person.id) == offer
    with pytest.raises(errors.OfferOver):
        await house.tables.seats.accept(offer.id, EVE)


async def test_nobody_else_withdraws_an_offer(house: House) -> None:
    table = await house.started(3)
    offer = await house.tables.seats.offer(table.id, BO, EVE)
    with pytest.raises(errors.OfferStays):
        await house.tables.seats.withdraw(offer.id, ANN.id)


async def test_offer_falls_with_the_table(house: House) -> None:
    table = await house.started(3)
    offer = await house.tables.seats.offer(table.id, BO, EVE)
    await house.tables.agreement.end(table.id, ANN, moderator=False)
    with pytest.raises(errors.OfferOver):
        await house.tables.seats.accept(offer.id, EVE)


async def test_forgotten_people_are_offered_nothing_more(house: House) -> None:
    table = await house.started(3)
    offer = await house.tables.seats.offer(table.id, BO, EVE)
    await house.database.people.forget(EVE.id)
    with pytest.raises(errors.OfferOver):
        await house.tables.seats.accept(offer.id, EVE)


async def test_seat_is_not_offered_before_the_game(house: House) -> None:
    table = await house.gathered(3)
    with pytest.raises(errors.LeaveInstead):
        await house.tables.seats.offer(table.id, BO, EVE)


async def test_seat_is_not_offered_to_whoever_has_one(house: House) -> None:
    table = await house.started(3)
    with pytest.raises(errors.TheyAreSeated):
        await house.tables.seats.offer(table.id, BO, CY)


async def test_seat_of_somebody_who_is_there_is_theirs_to_offer(house: House) -> None:
    table = await house.started(3)
    with pytest.raises(errors.StillHeld) as refused:
        await house.tables.seats.offer(table.id, ANN, EVE, seat=2)
    assert refused.value.values == {"player": "Bo"}


async def test_host_offers_the_seat_of_somebody_who_has_left(house: House) -> None:
    table = await house.started(3)
    with pytest.raises(errors.HostOnly):
        await house.tables.seats.offer(table.id, CY, EVE, seat=2, left=True)
    offer = await house.tables.seats.offer(table.id, ANN, EVE, seat=2, left=True)
    assert (await house.tables.seats.accept(offer.id, EVE, left=True)).seats[1].name == "Eve"


async def test_seat_offered_for_somebody_who_is_back_is_theirs(house: House) -> None:
    table = await house.started(3)
    offer = await house.tables.seats.offer(table.id, ANN, EVE, seat=2, left=True)
    with pytest.raises(errors.StillHeld) as refused:
        await house.tables.seats.accept(offer.id, EVE, left=False)
    assert refused.value.values == {"player": "Bo"}
    assert (await house.tables.archive.table(table.id)).seats == table.seats


async def test_moderator_offers_the_seat_the_computer_plays(house: House) -> None:
    table = await house.started(3)
    await house.tables.seats.hand_over(table.id, 2, None)
    offer = await house.tables.seats.offer(table.id, EVE, BO, seat=2, moderator=True)
    assert (await house.tables.seats.accept(offer.id, BO)).seats[1].name == "Bo"


# Resigning


async def test_computer_plays_on_for_whoever_resigns(house: House) -> None:
    table = await house.started(3)
    table = await house.tables.seats.resign(table.id, ANN.id, closes=False)
    assert table.record.status is TableStatus.RUNNING
    assert table.seats[0].computer
    assert table.record.host_id == BO.id
    (row,) = await rows(house, table, "news")
    assert read_news(row) == News("resigned", 1, "Ann", host=True)
    assert row.user_id == ANN.id


async def test_game_of_two_ends_when_one_resigns(house: House) -> None:
    table = await house.started(2)
    table = await house.tables.seats.resign(table.id, BO.id, closes=True)
    assert table.record.status is TableStatus.ENDED
    assert [seat.name for seat in table.seats] == ["Ann", "Bo"]
    (row,) = await rows(house, table, "news")
    assert read_news(row) == News("resigned-close", 2, "Bo")


async def test_game_ends_when_the_last_person_resigns(house: House) -> None:
    table = await house.started(3)
    for seat in (1, 2):
        await house.tables.seats.hand_over(table.id, seat, None)
    table = await house.tables.seats.resign(table.id, CY.id, closes=True)
    assert table.record.status is TableStatus.ENDED


async def test_nobody_resigns_to_something_else_than_was_said(house: House) -> None:
    table = await house.started(3)
    for seat in (1, 2):
        await house.tables.seats.hand_over(table.id, seat, None)
    with pytest.raises(errors.ResignChanged):
        await house.tables.seats.resign(table.id, CY.id, closes=False)


async def test_nobody_resigns_twice_or_without_a_seat(house: House) -> None:
    table = await house.started(3)
    await house.tables.seats.resign(table.id, BO.id, closes=False)
    for person in (BO, EVE):
        with pytest.raises(errors.NotSeated):
            await house.tables.seats.resign(table.id, person.id, closes=False)


async def test_nobody_resigns_before_the_game(house: House) -> None:
    table = await house.gathered(3)
    with pytest.raises(errors.LeaveInstead):
        await house.tables.seats.resign(table.id, BO.id, closes=False)


# Leaving the server


async def test_others_are_asked_once_about_whoever_must_act_and_has_left(house: House) -> None:
    table = await house.started(3)
    for _ in range(2):
        await house.tables.seats.notice(table.id, 1, ANN.id, gone=True)
    table = await house.tables.archive.table(table.id)
    assert [seat.name for seat in table.seats if seat.gone] == ["Ann"]
    assert len(await rows(house, table, "gone")) == 1


async def test_nobody_is_asked_about_whoever_need_not_act(house: House) -> None:
    table = await house.started(3)
    await house.tables.seats.notice(table.id, 2, BO.id, gone=True)
    assert await rows(house, table, "gone") == []


async def test_nobody_is_asked_about_whoever_is_back(house: House) -> None:
    table = await house.started(3)
    await house.tables.seats.notice(table.id, 1, ANN.id, gone=True)
    await house.tables.seats.notice(table.id, 1, ANN.id, gone=False)
    assert await rows(house, table, "gone") == []
    assert not (await house.tables.archive.table(table.id)).seats[0].gone


async def test_whoever_has_left_and_holds_no_seat_is_not_missed(house: House) -> None:
    table = await house.started(3)
    await house.tables.seats.hand_over(table.id, 2, EVE)
    await house.tables.seats.notice(table.id, 2, BO.id, gone=True)
    assert not any(seat.gone for seat in (await house.tables.archive.table(table.id)).seats)


async def test_whoever_acts_is_there_again(house: House) -> None:
    table = await house.started(3)
    await house.tables.seats.notice(table.id, 1, ANN.id, gone=True)
    table = await house.play(table, "1 draw")
    assert not table.seats[0].gone


async def test_seat_that_is_taken_over_is_not_missed(house: House) -> None:
    table = await house.started(3)
    await house.tables.seats.notice(table.id, 1, ANN.id, gone=True)
    table = await house.tables.seats.hand_over(table.id, 1, EVE)
    assert not table.seats[0].gone
    assert await rows(house, table, "gone") == []
