"""What the presenter of Ticket to Ride shows: chosen positions, and those of random games."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING

from bot.games.game import passes_turn
from bot.games.tickettoride import GAME
from bot.presenters import PRESENTERS
from bot.presenters.reading import Move, Recent
from tests.games.positions import play
from tests.games.tickettoride.table import play as played
from tests.games.tickettoride.table import turn
from tests.presenters.shown import WORDS, players

if TYPE_CHECKING:
    from bot.games.tickettoride.state import State
    from bot.games.tickettoride.view import View
    from bot.presenters.presenter import Panel, Screen
    from bot.words.words import Words

PRESENTER = PRESENTERS["tickettoride"]
QUIET = "row green orange green orange green"
"""A row without ferries."""
MIDDLE = (
    *("row red ferry blue green black", "hand 1 purple*3 red*2 ferry*2", "hand 2 orange"),
    *("tickets 1 t08 t01", "tickets 2 t06", "stacks sunset:guitar*2 presidio:bell"),
)
"""The lines of a position in which seat 1 holds Presidio - Sunset and Haight - Civic Center."""


def middle(*lines: str) -> State:
    """Return the position of `MIDDLE`, seat 1 in turn, with some lines more."""
    return turn(*MIDDLE, *lines)


def screen(state: State, recent: Recent | None = None, words: Words = WORDS) -> Screen:
    """Return the post that everybody sees."""
    view = GAME.view(state, None)
    seats = players(state.seats)
    return PRESENTER.screen(PRESENTER.read(view, words, seats, recent or Recent()))


def panel(
    state: State, seat: int = 1, *, item: str = "", page: int = 0, words: Words = WORDS
) -> Panel:
    """Return the panel of a seat."""
    view, seats = GAME.view(state, seat), players(state.seats)
    return PRESENTER.panel(PRESENTER.read(view, words, seats), item=item, page=page)


def moves_of(state: State, *notations: str, seat: int | None = None) -> tuple[View, list[Move]]:
    """Return the view after actions, and the actions as a seat, or everybody, may see them."""
    told: list[Move] = []
    for notation in notations:
        mover = int(notation[0]) if notation[0].isdigit() else next(iter(GAME.to_act(state)), 0)
        state, happened = played(state, notation)
        seen = tuple(GAME.event_for(event, seat) for event in happened)
        action = GAME.parse(mover, notation.lstrip("0123456789 "))
        told.append(Move(mover, GAME.text_for(action, seat), seen))
    return GAME.view(state, seat), told


def said(state: State, *notations: str, seat: int | None = None) -> str:
    """Return what actions did in words: to a seat that did them, or for None to everybody."""
    view, told = moves_of(state, *notations, seat=seat)
    seats = players(state.seats)
    if seat is None:
        return " ".join(PRESENTER.turn_lines(PRESENTER.read(view, WORDS, seats), told))
    return PRESENTER.moved(PRESENTER.read(view, WORDS, seats), told)


@cache
def sampled_states(seats: int, share: float = 0.06) -> tuple[tuple[State, Recent], ...]:
    """Return positions of random games with the last moves, always the same ones."""
    rng = random.Random(seats)
    found: list[tuple[State, Recent]] = []
    for seed in range(3):
        recent = Recent()
        for step in play("tickettoride", seats, seed):
            game = step.game
            seen = (game.event_for(event, None) for event in step.events)
            events = tuple(event for event in seen if event is not None)
            move = Move(step.action.seat, game.text_for(step.action, None), events)
            turn_now = (*recent.current, move)
            over = passes_turn(step.events)
            recent = Recent(turn_now) if over else Recent(recent.previous, turn_now)
            ended = GAME.result(step.after) is not None
            if ended or (rng.random() < share and GAME.to_act(step.after)):
                found.append((step.after, recent))
    return tuple(found)
