"""Nothing that is stored tells of somebody who is forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.tables.errors import OfferOver
from bot.tables.people.forgetting import forget
from tests.tables.conftest import ANN, DI, EVE

if TYPE_CHECKING:
    from tests.tables.conftest import House


async def test_offers_of_whoever_is_forgotten_are_over(house: House):
    table = await house.started(3)
    await house.tables.seats.hand_over(table.id, 2, None)
    by_eve = await house.tables.seats.offer(table.id, EVE, DI, seat=2, moderator=True)
    by_ann = await house.tables.seats.offer(table.id, ANN, EVE, seat=2)
    to_di = await house.tables.seats.offer(table.id, ANN, DI, seat=2)
    await forget(house.database, house.tables.lobby, EVE)
    for offer in (by_eve, by_ann):
        with pytest.raises(OfferOver):
            await house.tables.seats.offered(offer.id)
    assert await house.tables.seats.offered(to_di.id) == to_di
