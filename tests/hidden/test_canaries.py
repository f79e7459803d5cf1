"""Leaks made on purpose: the proof finds each of them, in games of the tiny game.

The first is how public posts were built once: from the public view, with the legal actions of the
seat in turn put into it. In a game with hands that prints the hand as buttons.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from msgspec import structs

from bot.chat.posts.inputs import moves
from bot.chat.posts.panel import panel_of
from bot.presenters.reading import Recent
from tests.hidden.looks import Leak
from tests.hidden.proof import prove_panels, prove_public_output, prove_samples
from tests.tiny.game import TINY

if TYPE_CHECKING:
    from bot.games.game import Event
    from bot.presenters.presenter import Panel
    from bot.tables.model import Position, Table
    from tests.tiny.state import Action, Setup, State

SEATS = 3


def posts_as_they_once_were(table: Table, position: Position) -> Any:
    view = view_of_the_seat_in_turn(table, position)
    return structs.replace(TINY.view(position.state, None), legal=view.legal)


def view_of_the_seat_in_turn(table: Table, position: Position) -> Any:
    return TINY.view(position.state, TINY.to_act(position.state)[0])


def moves_of_a_game_that_is_over(game: Any, played: Any, seat: Any = None, *, over: bool) -> Any:
    return moves(game, played, seat, over=True)


def recent_moves_of_a_game_that_is_over(
    game: Any, position: Position, seat: Any = None, **more: Any
) -> Recent:
    previous, current = (
        moves(game, played, over=True) for played in (position.previous, position.current)
    )
    return Recent(previous, current)


def seat_of_another(table: Table, user_id: int) -> int:
    return user_id % SEATS + 1


def panel_of_another(
    posts: Any, table: Any, position: Any, seat: int, words: Any, **more: Any
) -> Panel | None:
    return panel_of(posts, table, position, seat % SEATS + 1, words, **more)


def whole_notation(action: Action, seat: int | None, now: State | None = None) -> str:
    return TINY.format(action)


def whole_event(event: Event, seat: int | None) -> Event:
    return event


def whole_position(state: State, *, public: bool = False) -> str:
    return TINY.encode(state)


def whole_header(setup: Setup, state: State, *, whole: bool = False) -> list[tuple[str, str]]:
    return [("order", " ".join(setup.order))]


@pytest.mark.parametrize(
    ("place", "leak"),
    [
        ("public.public_view", posts_as_they_once_were),
        ("public.public_view", view_of_the_seat_in_turn),
        ("public.resting_view", view_of_the_seat_in_turn),
        ("public.recent_of", recent_moves_of_a_game_that_is_over),
        ("public.moves", moves_of_a_game_that_is_over),
        ("told.moves", moves_of_a_game_that_is_over),
        ("private.resting_view", view_of_the_seat_in_turn),
        ("private.seat_of", seat_of_another),
    ],
)
async def test_a_leak_to_everybody_is_found(
    monkeypatch: pytest.MonkeyPatch, place: str, leak: object
):
    monkeypatch.setattr(f"bot.chat.posts.{place}", leak)
    with pytest.raises(Leak):
        await prove_public_output(TINY.name, SEATS)


@pytest.mark.parametrize(
    ("method", "leak"),
    [
        ("text_for", whole_notation),
        ("event_for", whole_event),
        ("write_position", whole_position),
        ("header", whole_header),
    ],
)
async def test_a_leak_of_the_rules_is_found(
    monkeypatch: pytest.MonkeyPatch, method: str, leak: object
):
    monkeypatch.setattr(TINY, method, leak)
    with pytest.raises(Leak):
        await prove_public_output(TINY.name, SEATS)


@pytest.mark.parametrize(
    ("place", "leak"),
    [
        ("bot.chat.posts.private.seat_of", seat_of_another),
        ("tests.hidden.looks.panel_of", panel_of_another),
        ("tests.hidden.looks.moves", moves_of_a_game_that_is_over),
    ],
)
async def test_a_leak_to_a_seat_is_found(monkeypatch: pytest.MonkeyPatch, place: str, leak: object):
    monkeypatch.setattr(place, leak)
    with pytest.raises(Leak):
        await prove_panels(TINY.name, SEATS)


async def test_a_leak_shows_in_a_position_dealt_anew(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("bot.chat.posts.public.public_view", posts_as_they_once_were)
    with pytest.raises(Leak):
        await prove_samples(TINY.name, SEATS)
