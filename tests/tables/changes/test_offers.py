"""A seat is offered to one person, who may take it."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unittest.mock import AsyncMock

import pytest

from bot.tables import errors
from storage.errors import StorageFailed
from tests.tables.changes.kept import rows
from tests.tables.conftest import ANN, BO, CY, DI, EVE

if TYPE_CHECKING:
    from bot.tables.model import Person, Table
    from tests.tables.conftest import House


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
    await house.tables.agreement.end(table.id, ANN, moderator=True)
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


async def resigned(house: House, game: str) -> Table:
    """Return a table of three at which Bo has resigned, and the computer plays on."""
    table = await house.started(3, game)
    return await house.tables.seats.resign(table.id, BO.id, closes=False)


async def test_whoever_knows_a_hand_is_offered_no_other(house: House) -> None:
    table = await resigned(house, "tickettoride")
    with pytest.raises(errors.TheySawAnotherHand):
        await house.tables.seats.offer(table.id, CY, BO)
    offer = await house.tables.seats.offer(table.id, ANN, BO, seat=2)
    assert (await house.tables.seats.accept(offer.id, BO)).seats[1].name == "Bo"


async def test_whoever_has_learned_a_hand_since_the_offer_does_not_take_the_seat(
    house: House,
) -> None:
    table = await house.started(3, "tickettoride")
    to_eve = await house.tables.seats.offer(table.id, CY, EVE)
    other = await house.tables.seats.offer(table.id, BO, EVE)
    await house.tables.seats.accept(other.id, EVE)
    await house.tables.seats.resign(table.id, EVE.id, closes=False)
    with pytest.raises(errors.SawAnotherHand):
        await house.tables.seats.accept(to_eve.id, EVE)


async def test_hand_is_known_also_to_those_who_gave_the_seat_back_and_away(house: House) -> None:
    table = await resigned(house, "tickettoride")
    back = await house.tables.seats.offer(table.id, ANN, BO, seat=2)
    await house.tables.seats.accept(back.id, BO)
    away = await house.tables.seats.offer(table.id, BO, EVE)
    await house.tables.seats.accept(away.id, EVE)
    house.restart()
    with pytest.raises(errors.TheySawAnotherHand):
        await house.tables.seats.offer(table.id, CY, BO)
    await house.database.people.forget(BO.id)
    with pytest.raises(errors.TheySawAnotherHand):
        await house.tables.seats.offer(table.id, CY, BO)


async def test_seats_without_hidden_cards_may_be_taken_in_turn(house: House) -> None:
    table = await resigned(house, "sanfrancisco")
    offer = await house.tables.seats.offer(table.id, CY, BO)
    assert (await house.tables.seats.accept(offer.id, BO)).seats[2].name == "Bo"
