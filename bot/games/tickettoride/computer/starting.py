"""Positions turned into numbers, to be played on by quick players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.games.tickettoride import maps
from bot.games.tickettoride.cards import PLACE, SYMBOLS
from bot.games.tickettoride.computer.ground import ground_of
from bot.games.tickettoride.computer.playouts import Playout
from bot.games.tickettoride.legal import CHOICES
from bot.games.tickettoride.state import Phase
from bot.games.tickettoride.tokens import offered
from bot.games.tickettoride.ways import ALONE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.tickettoride.computer.ground import Ground
    from bot.games.tickettoride.state import State

_LOCATED = {symbol: place for place, symbol in enumerate(SYMBOLS)}


def playout_of(ground: Ground, state: State) -> Playout:
    """Return a position as numbers, as if a turn began."""
    made = Playout.__new__(Playout)
    made.ground = ground
    made.seats = state.seats
    made.seat = max(state.seat, 1) - 1 if state.seat else state.first - 1
    made.last = state.last - 1
    made.over = state.ending is not None
    made.hands = [[*each] for each in state.hands]
    made.trams = [*state.trams]
    made.owners = [*state.owners]
    twins, owners = ground.twins, state.owners
    made.free = [
        number
        for number, owner in enumerate(owners)
        if not (owner or (twins[number] >= 0 and made.seats <= ALONE and owners[twins[number]]))
    ]
    made.tokens = [_bits(each) for each in state.tokens]
    stacks = state.stacks
    made.symbols = [-1 if each is None else _LOCATED[each.symbol] for each in stacks]
    made.left = [0 if each is None else each.left for each in stacks]
    numbers = ground.ticket_number
    made.tickets = [tuple(numbers[ticket] for ticket in each) for each in state.tickets]
    made.deck = [PLACE[card] for card in reversed(state.deck)]
    made.row = [-1 if card is None else PLACE[card] for card in state.row]
    made.discards = [*state.discards]
    made.plans = [None] * state.seats
    made.doubtful = [True] * state.seats
    return made


def _bits(tokens: Sequence[str]) -> int:
    return sum(1 << _LOCATED[symbol] for symbol in SYMBOLS if symbol in tokens)


def begun(state: State) -> Playout:
    """Return a position as numbers, in which tickets on offer are kept as promises most."""
    board = maps.known(state.map, state.digest)
    ground = ground_of(board)
    if state.phase is Phase.TOKEN:
        symbols = [
            state.stacks[board.place[end]]
            for end in offered(board, state, board.route[state.newest])
        ]
        held = (*state.tokens[state.seat - 1], *(each.symbol for each in symbols[:1] if each))
        tokens = (*state.tokens[: state.seat - 1], held, *state.tokens[state.seat :])
        state = replace(state, tokens=tokens)
    base = playout_of(ground, state)
    numbers = ground.ticket_number
    for seat, offer in enumerate(state.offers):
        if not offer:
            continue
        chosen = state.chosen[seat] if state.chosen else ()
        ways = [chosen] if chosen else CHOICES
        before = base.tickets[seat]
        turns, hand = base.turns(seat), base.hands[seat]
        kept: list[tuple[float, tuple[int, ...]]] = []
        for places in ways:
            base.tickets[seat] = before + tuple(numbers[offer[place - 1]] for place in places)
            kept.append((base.forecast(seat).points(hand, turns), base.tickets[seat]))
        base.tickets[seat] = max(kept)[1]
    return base
