"""Positions of Ticket to Ride: San Francisco as text.

Lines say what differs from the start of a game of two, seat 1 first, on the map of new tables,
whose cards, tickets and symbols lie in their order:

``map reconstruction-1 330a51861e76``
    The map.
``seats 3``, ``first 2``
    How many play, who begins.
``phase turn``, ``turn 2``
    What is to be done, see `bot.games.tickettoride.state`, and by whom where not by all.
``last 4``, ``passes 1``
    Who set off the last round; how many have passed in a row.
``end trams``
    What ended the game; the phase is ``over``.
``hand 1 red*3 ferry``, ``tickets 1 t05 t17``
    The cards and the tickets of a seat. Without such lines: two of each.
``offer 1 t03 t04``, ``keep 1 1 2``
    The tickets a seat has to choose from; at the start, the places of those it keeps.
``shown 1 red*2``
    Cards of a hand of which all know, as the seat took them from the row.
``cards 1 4``, ``held 1 2``, ``chosen 1``
    In place of these, what everybody knows: how many cards, how many tickets, that it has chosen.
``routes 1 r04 r31``, ``newest r31``
    The routes of a seat, which say how many trams it has left; the route claimed last.
``tokens 1 bell seal``
    The tokens of a seat, in the order taken.
``stacks sunset:crab*2 soma:seal``, ``waiting bell``
    What lies on the map; the symbols that have still to be put there.
``row red - ferry ferry blue``, ``deck green*2 red``, ``discards blue*6``
    The row, ``-`` for a gap; the deck from the top; the discards. Without a deck all other cards
    are in it.
``pile t09 t01``
    The tickets of the pile from the top. Without it all other tickets are in it.
``resets 2``
    How often the row was reset since a player last took a card from it.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from bot.games.position import line_of, read_lines, write_lines
from bot.games.tickettoride import maps
from bot.games.tickettoride.cards import NONE, cards_of
from bot.games.tickettoride.state import Phase
from bot.games.tickettoride.text.position_cards import GAP
from bot.games.tickettoride.text.position_reader import KEYS, NAME, Reader

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bot.games.tickettoride.cards import Card
    from bot.games.tickettoride.state import State


def write_position(state: State, *, public: bool = False) -> str:
    """Return a position as text; a public one tells nothing that not everybody knows."""
    hidden = public and state.phase is not Phase.OVER
    lines = [*_course(state), *_players(state, hidden=hidden), *_table(state, hidden=hidden)]
    return write_lines(NAME, lines)


def read_position(text: str) -> State:
    """Return the position that a text describes.

    Raises
    ------
    BadPosition
        Naming the line of whatever is out of place.
    """
    return Reader(read_lines(text, NAME, KEYS)).read()


def _course(state: State) -> Iterator[str]:
    yield f"map {state.map} {state.digest}"
    yield f"seats {state.seats}"
    yield f"first {state.first}"
    yield f"phase {state.phase}"
    if state.seat:
        yield f"turn {state.seat}"
    if state.last:
        yield f"last {state.last}"
    if state.passes:
        yield f"passes {state.passes}"
    if state.ending is not None:
        yield f"end {state.ending}"


def _players(state: State, *, hidden: bool) -> Iterator[str]:
    routes = maps.known(state.map, state.digest).routes
    for seat in range(1, state.seats + 1):
        hand, held = state.hands[seat - 1], state.tickets[seat - 1]
        if hidden:
            yield f"cards {seat} {sum(hand)}"
            yield f"held {seat} {len(held)}"
        else:
            yield line_of(f"hand {seat}", _words(cards_of(hand)))
            yield line_of(f"tickets {seat}", held)
            if state.offers[seat - 1]:
                yield line_of(f"offer {seat}", state.offers[seat - 1])
        if state.shown and state.shown[seat - 1] != NONE:
            yield line_of(f"shown {seat}", _words(cards_of(state.shown[seat - 1])))
        if state.phase is Phase.KEEP and state.chosen[seat - 1]:
            places = map(str, state.chosen[seat - 1])
            yield f"chosen {seat}" if hidden else line_of(f"keep {seat}", places)
        if seat in state.owners:
            owned = zip(routes, state.owners, strict=True)
            yield line_of(f"routes {seat}", (each.id for each, owner in owned if owner == seat))
        if state.tokens[seat - 1]:
            yield line_of(f"tokens {seat}", state.tokens[seat - 1])


def _table(state: State, *, hidden: bool) -> Iterator[str]:
    if state.newest:
        yield f"newest {state.newest}"
    places = zip(maps.known(state.map, state.digest).locations, state.stacks, strict=True)
    yield line_of(
        "stacks",
        (
            f"{location.id}:{stack.symbol}" + (f"*{stack.left}" if stack.left > 1 else "")
            for location, stack in places
            if stack is not None
        ),
    )
    yield line_of("waiting", state.waiting)
    yield line_of("row", (card or GAP for card in state.row))
    yield line_of("discards", _words(cards_of(state.discards)))
    if not hidden:
        yield line_of("deck", _words(state.deck))
        yield line_of("pile", state.pile)
    if state.resets:
        yield f"resets {state.resets}"


def _words(cards: Iterable[Card]) -> Iterator[str]:
    for card, run in groupby(cards):
        count = len(list(run))
        yield f"{card}*{count}" if count > 1 else card
