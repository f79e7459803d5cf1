"""What finished games tell of those who played them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING
from unittest.mock import AsyncMock

import pytest

from bot.tables.changes.topics import Topic
from bot.tables.history.outcomes import Outcomes, Performance, summary, turn_lengths
from bot.tables.history.ratings import START, ratings
from storage.players import ResignationRecord
from storage.records import ActionRecord, Change, NewAction, SeatRecord, TableStatus
from tests.databases import new_database
from tests.records import FOLDER, record_of
from tests.registry import GAMES
from tests.tables.conftest import ANN, BO, CY, EVE, GUILD, PEOPLE, Clock, House

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from storage.location import Server

GAME = "sanfrancisco"


def part(user_id: int, place: int, halves: int | None = 20, **more: object) -> Performance:
    """Return a part at the seat of the same number as its player."""
    given: dict[str, object] = {"turns": (), "tastes": Counter[str]()} | more
    return Performance(user_id, user_id, "Name", halves, place, **given)  # pyright: ignore[reportArgumentType]


async def finished(house: House, name: str) -> None:
    """Store a kept game as one that has been played to its end."""
    record = record_of(name)
    game = GAMES[record.game]
    people = max(action.seat for _, action in record.actions)
    table = await house.started(people, record.game)
    change = Change(
        status=TableStatus.FINISHED,
        setup=game.encode_setup(record.setup),
        actions=tuple(NewAction(each.seat, game.format(each)) for _, each in record.actions),
    )
    await house.database.tables.change(table.id, table.version, change)


def liked(game: str, notation: str) -> str:
    """Call a chosen bonus a matter of taste."""
    return notation if notation.startswith("bonus") else ""


async def test_outcome_is_that_of_the_record(house: House) -> None:
    await finished(house, "sanfrancisco/foundations-3p-1.txt")
    text = (FOLDER / "sanfrancisco/foundations-3p-1.txt").read_text("ascii")
    _, score, winner = (line.split()[1:] for line in text.splitlines()[-3:])
    outcomes = Outcomes(house.database, house.tables.archive, liked)
    (parts,) = await outcomes.of(GUILD, GAME)
    assert [each.user_id for each in parts] == [person.id for person in PEOPLE[:3]]
    assert [each.halves / 2 for each in parts if each.halves is not None] == [
        float(points) for points in score
    ]
    assert [str(seat) for seat, each in enumerate(parts, 1) if each.place == 1] == winner
    chosen = sum((each.tastes for each in parts), Counter[str]())
    assert chosen.total() == text.count(" bonus ")


async def test_only_finished_games_of_the_server_count(house: House) -> None:
    await house.started()
    outcomes = Outcomes(house.database, house.tables.archive, liked)
    assert await outcomes.of(GUILD, GAME) == []
    await house.tables.agreement.end(1, ANN, moderator=True)
    assert await outcomes.of(GUILD, GAME) == []
    await finished(house, "sanfrancisco/board-2p-1.txt")
    assert len(await outcomes.of(GUILD, GAME)) == 1
    assert await outcomes.of(GUILD + 1, GAME) == []
    assert await outcomes.of(GUILD, "another") == []


async def test_game_taken_back_from_its_end_counts_as_it_ends_then(house: House) -> None:
    await finished(house, "sanfrancisco/foundations-2p-1.txt")
    outcomes = Outcomes(house.database, house.tables.archive, liked)
    assert [part.name for part in (await outcomes.of(GUILD, GAME))[0]] == ["Ann", "Bo"]
    last = (await house.database.tables.actions(1))[-1]
    mover, other = (ANN, BO) if last.seat == 1 else (BO, ANN)
    for person in (mover, other):
        await house.tables.agreement.agree(1, person.id, 4, Topic(1))
    assert await outcomes.of(GUILD, GAME) == []
    table = await house.tables.seats.hand_over(1, 3 - last.seat, CY)
    await house.tables.play.act(1, mover.id, last.notation)
    (parts,) = await outcomes.of(GUILD, GAME)
    assert [part.name for part in parts] == [seat.name for seat in table.seats]
    assert other.name not in [part.name for part in parts]


async def test_seat_that_changed_hands_counts_for_whoever_holds_it_at_the_end(house: House) -> None:
    await finished(house, "sanfrancisco/foundations-2p-1.txt")
    seats = (await house.tables.archive.table(1)).seats
    changed = (seats[0], replace(seats[1], handed=True))
    await house.database.tables.change(1, 4, Change(seats=changed))
    outcomes = Outcomes(house.database, house.tables.archive, liked)
    ((first, second),) = await outcomes.of(GUILD, GAME)
    assert first.turns
    assert (second.turns, second.tastes, second.name) == ((), Counter(), "Bo")
    assert (first.whole, second.whole) == (True, False)


def test_game_in_which_a_seat_changed_hands_is_not_rated() -> None:
    games = [(part(1, 1), part(2, 2)), (part(1, 2, whole=False), part(2, 1), part(3, 3))]
    assert ratings(games) == ratings(games[:1])


def test_points_are_the_mean_of_the_games_that_have_any() -> None:
    assert summary([part(1, 1, 20), part(1, 1, None)]).average == 10


# Resigning


async def given_up(house: House) -> None:
    """Let Ann resign from a game with Bo after a few turns."""
    table = await house.started()
    await house.play(table, "1 draw", "1 place 1", "2 draw", "2 place 2", "1 draw", "1 place 1")
    await house.tables.seats.resign(table.id, ANN.id, closes=True)


async def test_whoever_stays_wins_a_game_of_two_without_points(house: House) -> None:
    await given_up(house)
    outcomes = Outcomes(house.database, house.tables.archive, liked)
    ((bo, ann),) = await outcomes.of(GUILD, GAME)
    assert [(each.name, each.place, each.halves, each.whole) for each in (bo, ann)] == [
        ("Bo", 1, None, True),
        ("Ann", 2, None, True),
    ]
    assert (len(bo.turns), len(ann.turns)) == (1, 1)
    assert summary([bo]).average is None
    known = ratings([(bo, ann)])
    assert known[BO.id].value > START > known[ANN.id].value


@pytest.fixture
async def shared_house(postgres_location: Server) -> AsyncGenerator[House]:
    """A house on a database that several processes share."""
    clock = Clock()
    async with await new_database(postgres_location, now=clock) as database:
        assert database.leases.shared
        yield House(database, clock)


async def test_game_is_read_once_until_its_people_change(
    shared_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await given_up(shared_house)
    archive = shared_house.tables.archive
    history = AsyncMock(wraps=archive.history)
    monkeypatch.setattr(archive, "history", history)
    outcomes = Outcomes(shared_house.database, archive, liked)
    read = [await outcomes.of(GUILD, GAME) for _ in range(2)]
    assert read[0] == read[1]
    assert history.await_count == 1
    await shared_house.database.people.forget(ANN.id)
    ((_, nobody),) = await outcomes.of(GUILD, GAME)
    assert (nobody.user_id, nobody.name) == (0, "")
    assert history.await_count == 2


async def test_forgotten_player_has_resigned_all_the_same(house: House) -> None:
    await given_up(house)
    await house.database.people.forget(ANN.id)
    outcomes = Outcomes(house.database, house.tables.archive, liked)
    ((bo, nobody),) = await outcomes.of(GUILD, GAME)
    assert (bo.name, bo.place, nobody.user_id, nobody.place) == ("Bo", 1, 0, 2)


@pytest.mark.parametrize(("game", "people"), [("pointcity", 1), ("sanfrancisco", 3)])
async def test_whoever_resigns_as_the_last_person_has_lost(
    house: House, game: str, people: int
) -> None:
    table = await house.started(people, game)
    for seat in range(2, people + 1):
        await house.tables.seats.hand_over(table.id, seat, None)
    await house.tables.seats.resign(table.id, ANN.id, closes=True)
    outcomes = Outcomes(house.database, house.tables.archive, liked)
    (parts,) = await outcomes.of(GUILD, game)
    assert [(part.name, part.place > 1) for part in parts if part.name] == [("Ann", True)]
    assert ratings([parts]) == {}


async def finished_without(house: House, *seats: int) -> tuple[Performance, ...]:
    """Play a kept game that Ann won, and tell its parts if these seats have resigned, in order."""
    await finished(house, "sanfrancisco/foundations-3p-1.txt")
    table = await house.tables.archive.table(1)
    for seat in seats:
        held = table.seats[seat - 1]
        after = tuple(
            replace(each, user_id=0, name="", strength="medium", handed=True)
            if each == held
            else each
            for each in table.seats
        )
        out = ResignationRecord(seat, held.user_id, held.name)
        change = Change(seats=after, resigning=(out,))
        await house.database.tables.change(1, table.version, change)
        table = await house.tables.archive.table(1)
    outcomes = Outcomes(house.database, house.tables.archive, liked)
    (parts,) = await outcomes.of(GUILD, GAME)
    return parts


async def test_nobody_who_resigns_is_placed_above_anybody_who_stays(house: House) -> None:
    parts = await finished_without(house, 1)
    assert [(part.name, part.place) for part in parts] == [("Bo", 2), ("Cy", 1), ("Ann", 3)]
    assert [part.halves for part in parts] == [11, 18, None]
    known = ratings([parts])
    assert known[CY.id] > known[BO.id] > known[ANN.id]


async def test_who_resigns_later_is_placed_before_who_resigned_earlier(house: House) -> None:
    parts = await finished_without(house, 3, 1)
    assert [(part.name, part.place) for part in parts] == [("Bo", 1), ("Ann", 2), ("Cy", 3)]


async def test_stand_in_after_a_resignation_is_placed_but_not_rated(house: House) -> None:
    await finished_without(house, 2)
    table = await house.tables.archive.table(1)
    seats = (table.seats[0], SeatRecord(2, EVE.id, "Eve", handed=True), table.seats[2])
    await house.database.tables.change(1, table.version, Change(seats=seats))
    outcomes = Outcomes(house.database, house.tables.archive, liked)
    (parts,) = await outcomes.of(GUILD, GAME)
    places = [(part.name, part.place) for part in parts]
    assert places == [("Ann", 1), ("Eve", 3), ("Cy", 2), ("Bo", 4)]
    known = ratings([parts])
    assert known[ANN.id] > known[CY.id] > known[BO.id]
    assert EVE.id not in known


def test_sum_of_several_games() -> None:
    summed = summary(
        [
            part(1, 1, 21, turns=(10, 20), tastes=Counter(a=2, b=1)),
            part(1, 3, 10, turns=(900,), tastes=Counter(b=2)),
        ]
    )
    assert (summed.games, summed.wins, summed.average) == (2, 1, 7.75)
    assert (summed.favourite, summed.pace) == ("b", 20)


@pytest.mark.parametrize("tastes", [Counter[str](), Counter(a=2, b=2)])
def test_nothing_is_the_favourite_unless_chosen_most(tastes: Counter[str]) -> None:
    assert summary([part(1, 1, tastes=tastes)]).favourite is None


def test_turn_lasts_from_the_end_of_the_one_before_to_its_own_end() -> None:
    moves = ((1, 100), (2, 150), (0, 160), (2, 400), (1, 1_000))
    log = [
        ActionRecord(ordinal, seat, "draw", at, None, 1, undone=False)
        for ordinal, (seat, at) in enumerate(moves, start=1)
    ]
    assert turn_lengths(log, [1, 2, 2, 2, 3, 4]) == [(2, 300), (1, 600)]


def test_a_turn_of_several_has_a_length_for_each() -> None:
    moves = [(1, 100), (2, 300), (1, 400), (1, 600), (0, 600)]
    log = [
        ActionRecord(ordinal, seat, "draw", at, None, 1, undone=False)
        for ordinal, (seat, at) in enumerate(moves, start=1)
    ]
    assert turn_lengths(log, [1, 2, 2, 2, 2]) == [(2, 200), (1, 500)]


async def test_turns_of_somebody_alone_are_as_many_as_they_were(house: House) -> None:
    await finished(house, "pointcity/market-1p-hard-lost.txt")
    outcomes = Outcomes(house.database, house.tables.archive, liked)
    ((alone,),) = await outcomes.of(GUILD, "pointcity")
    assert len(alone.turns) == 16


def test_newcomers_are_rated_by_their_places() -> None:
    known = ratings([(part(1, 2), part(2, 1), part(3, 3))])
    assert known[2] > known[1] > known[3]
    assert known[1].value > START - 200


def test_who_always_wins_rises() -> None:
    once = ratings([(part(1, 1), part(2, 2))])
    often = ratings([(part(1, 1), part(2, 2))] * 8)
    assert often[1].value > once[1].value > START
    assert often[2] < often[1]


def test_equals_who_share_every_place_are_rated_alike() -> None:
    known = ratings([(part(1, 1), part(2, 1))] * 3)
    assert known[1] == known[2]


@pytest.mark.parametrize(
    "places",
    [(1, 1, 3), (1, 2, 2), (1, 1, 1), (1, 1, 3, 4), (1, 2, 2, 4), (1, 1, 3, 3), (1, 1, 1, 4)],
)
def test_newcomers_rise_by_their_places_also_where_some_are_shared(places: tuple[int, ...]) -> None:
    known = ratings([tuple(part(at, place) for at, place in enumerate(places, start=1))])
    values = [known[at].value for at in range(1, len(places) + 1)]
    for (one, value), (other, lower) in pairwise(zip(places, values, strict=True)):
        assert (value == lower) is (one == other)
        assert value >= lower


def test_who_is_forgotten_has_no_rating_but_counts_for_others() -> None:
    known = ratings([(part(0, 2), part(2, 1), part(0, 2))])
    assert set(known) == {BO.id} == {2}
    assert known[2].value > START
    assert CY.id not in known


def test_a_game_alone_rates_nobody():
    assert ratings([(part(1, 1),)]) == {}


def test_rating_is_provisional_for_ten_games() -> None:
    games = [(part(1, 1), part(2, 2))] * 10
    assert ratings(games[:9])[1].provisional
    assert not ratings(games)[1].provisional


@pytest.mark.parametrize("others", [(), (part(3, 2),)])
def test_resigning_before_the_first_move_counts_half(others: tuple[Performance, ...]) -> None:
    places = part(1, 1), *others
    early = ratings([(*places, part(2, 3, None, early=True))])
    late = ratings([(*places, part(2, 3, None))])
    assert START > early[2].value > late[2].value
    assert abs((START - early[2].value) * 2 - (START - late[2].value)) <= 1
    assert (early[1].value < late[1].value) is not bool(others)


async def test_whoever_resigns_before_the_first_move_is_known(house: House) -> None:
    table = await house.started()
    await house.play(table, "1 draw", "1 place 1")
    await house.tables.seats.resign(table.id, BO.id, closes=True)
    outcomes = Outcomes(house.database, house.tables.archive, liked)
    ((ann, bo),) = await outcomes.of(GUILD, GAME)
    assert (ann.early, bo.early) == (False, True)
