"""The referee of Ticket to Ride: counts every piece, and judges every position from nothing.

It shares no code with the rules: whatever they settle step by step is worked out here at once.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from bot.games.tickettoride import maps
from bot.games.tickettoride.scoring import scores
from bot.games.tickettoride.state import Phase

if TYPE_CHECKING:
    from bot.games.tickettoride.map import Map
    from bot.games.tickettoride.state import Setup, State

KINDS = ("blue", "green", "black", "purple", "red", "orange", "ferry")
BEGINNING = (Phase.KEEP, Phase.PLACE)


def check(setup: Setup, state: State) -> None:
    """Assert that no piece was lost or made, and that the position is one the rules lead to."""
    board = maps.known(setup.map, setup.digest)
    _check_cards(setup, state)
    _check_tickets(setup, state)
    _check_trams(board, setup, state)
    _check_tokens(board, setup, state)
    _check_turn(setup, state)
    if state.phase is Phase.OVER:
        assert list(scores(state)) == [2 * each for each in points(board, state)]


def _check_cards(setup: Setup, state: State) -> None:
    """All 44 cards are somewhere; where there are gaps there is nothing to fill them with."""
    held = [*state.hands, state.discards]
    assert min(map(min, held)) >= 0
    lying: list[str | None] = [*state.deck, *state.row]
    by_kind = zip(KINDS, zip(*held, strict=True), strict=True)
    found = [lying.count(kind) + sum(each) for kind, each in by_kind]
    assert found == [6, 6, 6, 6, 6, 6, 8]
    assert len(setup.order) == 44
    assert len(state.row) == 5
    shuffling = not state.deck and sum(state.discards) > 0
    if state.phase is Phase.OVER:
        assert not shuffling
    if shuffling:
        return
    assert None not in state.row or not (state.deck or any(state.discards))
    wild = sum(card == "ferry" for card in state.row)
    full = None not in state.row
    assert wild < 3 or state.resets == 3 or not state.deck or not full
    assert 0 <= state.resets <= 3


def _check_tickets(setup: Setup, state: State) -> None:
    """All tickets are somewhere, and everybody has one at least."""
    places = [*state.pile, *(each for held in (*state.tickets, *state.offers) for each in held)]
    assert sorted(places) == sorted(setup.tickets)
    for seat, (held, offer) in enumerate(zip(state.tickets, state.offers, strict=True), start=1):
        if state.phase is Phase.KEEP:
            assert (len(held), len(offer)) == (0, 2)
        else:
            assert held
            assert len(offer) == (2 if state.phase is Phase.OFFER and seat == state.seat else 0)


def _check_trams(board: Map, setup: Setup, state: State) -> None:
    """Trams on the map and before the players are 20 each; nobody has two tracks of one pair."""
    pairs = Counter[tuple[int, frozenset[str]]]()
    placed = Counter[int]()
    for route, owner in zip(board.routes, state.owners, strict=True):
        if owner:
            placed[owner] += route.length
            pairs[owner, frozenset((route.a, route.b))] += 1
            if setup.seats == 2:
                pairs[0, frozenset((route.a, route.b))] += 1
    assert [placed[seat] + left for seat, left in enumerate(state.trams, start=1)] == [
        20
    ] * setup.seats
    assert min(state.trams) >= 0
    assert max(pairs.values(), default=0) <= 1
    newest = [route.id for route, owner in zip(board.routes, state.owners, strict=True) if owner]
    assert state.newest in (newest or [""])


def _check_tokens(board: Map, setup: Setup, state: State) -> None:
    """Nobody holds a symbol twice; the tokens in the game are all there."""
    size = {2: 2, 3: 2, 4: 3}[setup.seats]
    late = {2: 1, 3: 2, 4: 3}[setup.seats]
    found = Counter[str]()
    for place, stack in zip(board.locations, state.stacks, strict=True):
        if stack is not None:
            assert stack.left >= 1
            found[stack.symbol.value] += stack.left
            if place.souvenir:
                assert stack.symbol in setup.tokens[:5]
    for held in state.tokens:
        assert len(held) == len(set(held))
        found += Counter(symbol.value for symbol in held)
    for symbol in state.waiting:
        found[symbol.value] += late
    expected = {each.value: size for each in setup.tokens[:5]}
    expected |= {each.value: late for each in setup.tokens[5:]}
    assert found == expected
    assert sum(found.values()) == {2: 12, 3: 14, 4: 21}[setup.seats]
    assert bool(state.waiting) == (state.phase in BEGINNING)


def _check_turn(setup: Setup, state: State) -> None:
    """Whose turn it is, and the last round, fit the trams left."""
    seats = setup.seats
    assert (state.seat == 0) == (state.phase is Phase.KEEP)
    assert len(state.chosen) == (seats if state.phase is Phase.KEEP else 0)
    assert (state.phase is Phase.OVER) == (state.ending is not None)
    if state.phase is Phase.PLACE:
        last = setup.first - 1 or seats
        assert state.seat == (last if seats == 2 or len(state.waiting) == 2 else last - 1 or seats)
    if state.last:
        assert state.trams[state.last - 1] <= 2
    few = [seat for seat, left in enumerate(state.trams, start=1) if left <= 2]
    if few and not state.last:
        # Only the seat in turn can have come so far, and its turn is not over.
        assert few == [state.seat]
    assert 0 <= state.passes <= seats
    if state.ending == "stuck":
        assert state.passes == seats
    if state.ending == "trams":
        assert state.seat == state.last


def points(board: Map, state: State) -> list[int]:
    """Return everybody's whole points at the end."""
    found: list[int] = []
    for seat in range(1, state.seats + 1):
        own = [r for r, owner in zip(board.routes, state.owners, strict=True) if owner == seat]
        total = sum({1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}[route.length] for route in own)
        groups = {place.id: {place.id} for place in board.locations}
        for route in own:
            joined = groups[route.a] | groups[route.b]
            for place in joined:
                groups[place] = joined
        for ticket in board.tickets:
            if ticket.id in state.tickets[seat - 1]:
                total += ticket.points if ticket.b in groups[ticket.a] else -ticket.points
        total += {0: 0, 1: 0, 2: 1, 3: 2, 4: 4, 5: 6, 6: 9, 7: 12}[len(state.tokens[seat - 1])]
        found.append(total)
    return found
