"""The position of a game of Ticket to Ride: San Francisco, and what was random at its start."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from bot.games.tickettoride.cards import NONE, Card, Counts, Symbol


class Phase(StrEnum):
    """What is to be done; where cards are to be shuffled first, what comes after that."""

    KEEP = "keep"
    """At the start: all choose which of their two tickets to keep, at the same time."""
    PLACE = "place"
    """At the start: the seat puts waiting tokens on the map."""
    TURN = "turn"
    """The seat in turn chooses one of the three actions."""
    SECOND = "second"
    """It takes its second card."""
    TOKEN = "token"  # noqa: S105  (a tourism token)
    """It takes the token of one end of the route just claimed."""
    OFFER = "offer"
    """It chooses which of the tickets drawn to keep."""
    DONE = "done"
    """Nothing more: the turn ends once the discards are shuffled."""
    OVER = "over"
    """Nothing: the game is over."""


class Ending(StrEnum):
    """What ended the game."""

    TRAMS = "trams"
    """A player had few trams left, and the last round is over."""
    STUCK = "stuck"
    """Every player passed in a row."""


class Setup(msgspec.Struct, frozen=True):
    """What was random at the start.

    Parameters
    ----------
    map, digest
        The name of the map, and the first 12 hex digits of its SHA-256.
    tokens
        The symbols of the locations with souvenirs, in the order of the file, then the two that
        wait.
    order, tickets
        The whole deck and the whole pile before dealing, from the top.
    """

    map: str
    digest: str
    seats: int
    first: int
    tokens: tuple[Symbol, ...]
    order: tuple[Card, ...]
    tickets: tuple[str, ...]


class Stack(msgspec.Struct, frozen=True, gc=False):
    """Tourism tokens that lie on a location; `left` is 1 or more."""

    symbol: Symbol
    left: int


class State(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A position.

    Parameters
    ----------
    map, digest
        The map it is played on, see `bot.games.tickettoride.maps`.
    first
        The seat that begins.
    seat
        Whose turn it is, 0 while all choose their tickets; once the game is over, in whose turn it
        ended.
    hands
        By seat, how many cards of each kind.
    shown
        By seat, how many cards of each kind it surely holds, as it took them from the row; none:
        nobody has taken any.
    tickets
        By seat, the tickets kept, in the order they came.
    offers
        By seat, the tickets it has to choose from; at the start until all have chosen.
    chosen
        By seat, the places of the tickets it keeps of its offer at the start, until all have
        chosen; none for not chosen yet.
    trams
        By seat, how many are left.
    owners
        By route, the seat that claimed it; 0 for nobody.
    newest
        The route claimed last; empty before the first claim.
    tokens
        By seat, the symbols of its tokens in the order taken.
    stacks
        By location, what lies there.
    waiting
        The symbols that have still to be put on the map.
    deck, pile
        Cards and tickets from the top.
    row
        The cards face up; None: a gap, as there was no card left.
    discards
        How many cards of each kind were discarded.
    resets
        How often the row was reset since a player last took a card from it.
    last
        The seat that set off the last round; 0: it has not begun.
    passes
        How many seats have passed in a row.
    """

    map: str
    digest: str
    first: int
    seat: int = 0
    phase: Phase = Phase.KEEP
    hands: tuple[Counts, ...]
    shown: tuple[Counts, ...] = ()
    tickets: tuple[tuple[str, ...], ...]
    offers: tuple[tuple[str, ...], ...]
    chosen: tuple[tuple[int, ...], ...] = ()
    trams: tuple[int, ...]
    owners: tuple[int, ...]
    newest: str = ""
    tokens: tuple[tuple[Symbol, ...], ...]
    stacks: tuple[Stack | None, ...]
    waiting: tuple[Symbol, ...] = ()
    deck: tuple[Card, ...] = ()
    row: tuple[Card | None, ...]
    discards: Counts = NONE
    pile: tuple[str, ...] = ()
    resets: int = 0
    last: int = 0
    passes: int = 0
    ending: Ending | None = None

    @property
    def seats(self) -> int:
        """Return how many play."""
        return len(self.hands)

    @property
    def due(self) -> bool:
        """Return whether the discards are to be shuffled before anything else."""
        return not self.deck and self.discards != NONE
