"""What each seat may know of a position of Ticket to Ride: San Francisco.

Points are in halves, as everywhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.games import game
from bot.games.tickettoride import maps
from bot.games.tickettoride.actions import DrawTickets, Place, Take, TakeDeck, TakeToken
from bot.games.tickettoride.cards import NONE, Card, Counts, Symbol
from bot.games.tickettoride.legal import legal_actions, to_act
from bot.games.tickettoride.map import Ticket
from bot.games.tickettoride.scoring import (
    public_sheet,
    result,
    route_points,
    sheet,
    token_points,
    total,
)
from bot.games.tickettoride.state import Ending, Phase
from bot.games.tickettoride.tokens import batch_of
from bot.games.tickettoride.ways import Way, costs_of, is_closed, way_of

if TYPE_CHECKING:
    from bot.games.tickettoride.actions import Action
    from bot.games.tickettoride.map import Map
    from bot.games.tickettoride.state import State

_OPEN = (Place, Take, TakeDeck, TakeToken, DrawTickets)
"""The actions of which everybody knows when they are legal. A claim, a pass or tickets to keep
would tell what a hand can pay, or belong into the panel of their seat."""


class TicketView(msgspec.Struct, frozen=True, kw_only=True):
    """A ticket the looker may see, and how far its seat has come with it."""

    ticket: Ticket
    way: Way


class StackView(msgspec.Struct, frozen=True, kw_only=True):
    """Tourism tokens that lie on a location; `left` is 1 or more."""

    location: str
    symbol: Symbol
    left: int


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """What one player has.

    Parameters
    ----------
    trams
        How many are left.
    cards
        How many there are in hand.
    tickets
        How many tickets are kept; None: another seat's while tickets are chosen at the start.
    offered
        How many tickets it has to choose from now, not counted in `tickets`.
    chosen
        At the start: whether it has chosen its tickets.
    tokens
        The symbols of its tokens in the order taken.
    routes
        The ids of its routes, in the order of the file.
    route_points, token_points
        What its routes have brought, and what its tokens bring so far.
    shown
        How many cards of each kind it surely holds: it took them from the row.
    hand, held, offer
        Its cards of each kind, the tickets kept in the order they came, and those to choose from;
        None where the looker may not see them. `held` at the start: what the looker itself chose.
    """

    seat: int
    trams: int
    cards: int
    tickets: int | None
    offered: int
    chosen: bool
    tokens: tuple[Symbol, ...]
    routes: tuple[str, ...]
    route_points: int
    token_points: int
    shown: Counts
    hand: Counts | None
    held: tuple[TicketView, ...] | None
    offer: tuple[TicketView, ...] | None

    @property
    def points(self) -> int:
        """Return what everybody knows of its points: routes and tokens."""
        return self.route_points + self.token_points


class View(game.View, frozen=True, kw_only=True):
    """What somebody may know of a position.

    `scores` are the points of routes and tokens; for the looker itself, and for all once the game
    is over, those of tickets too.

    Parameters
    ----------
    map, digest
        The map it is played on, see `bot.games.tickettoride.maps`.
    first
        The seat that begins.
    phase
        What is to be done.
    players
        By seat.
    row
        The cards at positions 1 to 5; None: a gap, as there is no card left.
    deck, pile
        How many cards, and how many tickets, can be drawn.
    discards
        How many cards of each kind were discarded.
    resets
        How often the row was reset since a player last took a card from it.
    stacks
        What lies on the map, in the order of its locations.
    waiting, batch
        The symbols that have still to be put on the map, and how many tokens of each.
    owners
        By route, the seat that claimed it; 0 for nobody.
    newest
        The route claimed last; empty before the first claim.
    closed
        The free tracks nobody can claim any more: two play, and the other track is taken.
    last
        The seat that set off the last round; 0: it has not begun.
    to_come
        In the last round, the seats whose turn is not over, in turn order; else none.
    passes
        How many seats have passed in a row.
    sheet
        The lines of the sum as far as the looker may know them: ``routes`` and ``tokens``, and
        ``tickets``, in which others have 0 while the game runs. The public has no ``tickets`` then.
    """

    map: str
    digest: str
    first: int
    phase: Phase
    players: tuple[PlayerView, ...]
    row: tuple[Card | None, ...]
    deck: int
    pile: int
    discards: Counts
    resets: int
    stacks: tuple[StackView, ...]
    waiting: tuple[Symbol, ...]
    batch: int
    owners: tuple[int, ...]
    newest: str
    closed: tuple[str, ...]
    last: int
    to_come: tuple[int, ...]
    passes: int
    sheet: tuple[game.Line, ...]
    ending: Ending | None

    @property
    def board(self) -> Map:
        """Return the map, or raise `GameError` if this process does not know it."""
        return maps.known(self.map, self.digest)

    @property
    def own(self) -> PlayerView | None:
        """Return what the looker has; None for the public."""
        return None if self.seat is None else self.players[self.seat - 1]


def view_of(state: State, seat: int | None) -> View:
    """Return the view of a seat, or of the public for None."""
    board = maps.known(state.map, state.digest)
    over = state.phase is Phase.OVER
    legal = [each for each in legal_actions(state) if _is_told(each, seat)]
    lines = sheet(state) if over else public_sheet(state, seat)
    places = zip(board.locations, state.stacks, strict=True)
    return View(
        seat=seat,
        to_act=to_act(state),
        legal=tuple(legal),
        scores=total(lines),
        result=result(state),
        map=state.map,
        digest=state.digest,
        first=state.first,
        phase=state.phase,
        mover=state.seat,
        players=tuple(
            _player(board, state, each, known=over or each == seat)
            for each in range(1, state.seats + 1)
        ),
        row=state.row,
        deck=len(state.deck),
        pile=len(state.pile),
        discards=state.discards,
        resets=state.resets,
        stacks=tuple(
            StackView(location=location.id, symbol=stack.symbol, left=stack.left)
            for location, stack in places
            if stack is not None
        ),
        waiting=state.waiting,
        batch=batch_of(state.seats),
        owners=state.owners,
        newest=state.newest,
        closed=tuple(
            route.id
            for number, route in enumerate(board.routes)
            if not state.owners[number] and is_closed(board, state.owners, number, state.seats)
        ),
        last=state.last,
        to_come=_to_come(state),
        passes=state.passes,
        sheet=tuple(lines),
        ending=state.ending,
    )


def _is_told(action: Action, seat: int | None) -> bool:
    return action.seat == seat or (seat is None and isinstance(action, _OPEN))


def _to_come(state: State) -> tuple[int, ...]:
    if not state.last or state.phase is Phase.OVER:
        return ()
    turns = (state.last - state.seat) % state.seats + 1
    return tuple((state.seat - 1 + turn) % state.seats + 1 for turn in range(turns))


def _player(board: Map, state: State, seat: int, *, known: bool) -> PlayerView:
    held, offer = state.tickets[seat - 1], state.offers[seat - 1]
    choosing = state.phase is Phase.KEEP
    chosen = choosing and bool(state.chosen[seat - 1])
    if chosen and known:
        held = tuple(offer[place - 1] for place in state.chosen[seat - 1])
    costs, trams = costs_of(board, state.owners, state.seats, seat), state.trams[seat - 1]

    def seen(tickets: tuple[str, ...]) -> tuple[TicketView, ...]:
        found = (board.ticket[each] for each in tickets)
        ways = ((each, way_of(board, costs, each, trams)) for each in found)
        return tuple(TicketView(ticket=each, way=way) for each, way in ways)

    return PlayerView(
        seat=seat,
        trams=trams,
        cards=sum(state.hands[seat - 1]),
        tickets=None if choosing and not known else len(held),
        offered=len(offer),
        chosen=chosen,
        tokens=state.tokens[seat - 1],
        routes=tuple(
            route.id
            for route, owner in zip(board.routes, state.owners, strict=True)
            if owner == seat
        ),
        route_points=route_points(board, state, seat),
        token_points=token_points(board, state, seat),
        shown=state.shown[seat - 1] if state.shown else NONE,
        hand=state.hands[seat - 1] if known else None,
        held=seen(held) if known else None,
        offer=seen(offer) if known else None,
    )
