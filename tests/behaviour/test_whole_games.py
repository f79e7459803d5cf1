"""A whole game can be played by buttons alone, and by commands alone."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.behaviour.table import gather
from tests.games.case import case_of
from tests.games.positions import in_turn, mostly_soaked
from tests.registry import GAMES

if TYPE_CHECKING:
    import simcord

    from tests.behaviour.seen import Seen
    from tests.behaviour.table import Table


async def choice(table: Table, rng: Random) -> tuple[simcord.MemberActor, str]:
    """Return who is to act and what the game's player would do."""
    here = await table.bot.services.tables.archive.table_in(table.channel.id)
    position = await table.bot.services.tables.archive.position(here)
    seat = in_turn(here.game, position.state)
    action = case_of(here.game.name).player(here.game.view(position.state, seat), rng)
    return table.people[seat - 1], here.game.format(action)


async def press(
    table: Table, person: simcord.MemberActor, action: str, message: Seen | None = None
) -> None:
    """Press what does the action; where it is not at hand, over the panel, a card or more pages."""
    seen = message or table.post
    while action not in seen.actions:
        seen = table.told(await table.press(person, _way(seen, action), seen))
    await table.press(person, action, seen)


def _way(seen: Seen, action: str) -> str:
    """Return the pick or the next page that leads to an action."""
    words = action.split()
    ways = [f"{way} {word}" for way in ("!pick", "!panel") for word in words]
    ways += ["!panel", *(f"!page {number}" for number in (3, 2, 1))]
    way = next((way for way in ways if way in seen.actions), None)
    assert way is not None, f"nothing leads to {action} from {seen.actions}: {seen.text}"
    return way


@pytest.mark.parametrize(("game", "players"), mostly_soaked(0, "pointcity", "tickettoride", "tiny"))
async def test_a_game_is_played_to_its_end_by_buttons(
    table: Table, game: str, players: int
) -> None:
    rng = Random(players)
    await gather(table, players, game)
    turns = 0
    while "!export" not in table.post.actions:
        person, action = await choice(table, rng)
        assert players == 1 or person in table.movers
        await press(table, person, action)
        turns += 1
        if turns == 40:
            await table.restart()
    assert "The game is over." in table.post.text
    assert len(table.post.pictures) == 1


@pytest.mark.parametrize(("game", "players"), mostly_soaked(1, "pointcity", "tiny"))
async def test_a_game_is_played_to_its_end_by_commands(
    table: Table, game: str, players: int
) -> None:
    rng = Random(players)
    host, *guests = table.people[:players]
    await table.slash(host, "game new", game=game, seats=players)
    for guest in guests:
        await table.slash(guest, "game join")
    await table.slash(host, "game start")
    while "!export" not in table.post.actions:
        person, action = await choice(table, rng)
        await table.say(person, action)
    assert "The game is over." in table.post.text


@pytest.mark.parametrize(
    ("game", "turn"), [(game, case_of(game).turn) for game in GAMES if case_of(game).turn]
)
async def test_a_restart_in_mid_turn_goes_on_with_the_old_message(
    table: Table, game: str, turn: tuple[str, str]
) -> None:
    await gather(table, 2, game)
    ann, ben, *_ = table.people
    begin, end = turn
    await press(table, ann, begin)
    old = table.post
    await table.restart()
    assert table.post.id == old.id
    await press(table, ann, end, old)
    assert table.mover is ben
    assert len(table.post.actions) > 1


async def test_a_payment_typed_without_cards_is_what_the_button_proposes(table: Table) -> None:
    rng = Random(2)
    await gather(table, 2, "pointcity")
    person, action = await choice(table, rng)
    while not [each for each in table.post.actions if each.startswith("pay ")]:
        await press(table, person, action)
        person, action = await choice(table, rng)
    proposed = next(each for each in table.post.actions if each.startswith("pay "))
    await table.slash(person, "pc pay")
    here = await table.bot.services.tables.archive.table_in(table.channel.id)
    history = await table.bot.services.tables.archive.history(here)
    assert [each.last.notation for each in history[1:] if each.last][-1] == proposed
