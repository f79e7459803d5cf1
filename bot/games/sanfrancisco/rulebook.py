"""San Francisco as a game among games: the object tables host."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.game import GameError
from bot.games.sanfrancisco import notation, position, scoring
from bot.games.sanfrancisco.deck import STANDARD, standard
from bot.games.sanfrancisco.header import KEYS, header_lines, read_header
from bot.games.sanfrancisco.legal import legal_actions
from bot.games.sanfrancisco.routine import routine
from bot.games.sanfrancisco.rules import FOUNDATION_TOKENS, apply, start
from bot.games.sanfrancisco.state import Setup, State
from bot.games.sanfrancisco.view import sample, view_of
from bot.games.stored import Stored

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bot.games.game import Event, Line, Result, Rng
    from bot.games.sanfrancisco.actions import Action
    from bot.games.sanfrancisco.cards import Deck
    from bot.games.sanfrancisco.view import View


class SanFrancisco(Stored[Setup, State]):
    """The rules of San Francisco, for `bot.games.game.Game`.

    Parameters
    ----------
    decks
        Further decks a table may be opened with, beside the standard one.

    Raises
    ------
    GameError
        When two decks have one name.
    """

    name = position.NAME
    setup_type = Setup
    state_type = State
    rules = 1
    seats = (min(FOUNDATION_TOKENS), max(FOUNDATION_TOKENS))
    header_keys = KEYS
    optional_keys: frozenset[str] = frozenset()

    def __init__(self, decks: Iterable[Deck] = ()) -> None:
        self.decks: dict[str, Deck] = {STANDARD: standard()}
        for deck in decks:
            if deck.name in self.decks:
                raise GameError("deck-name-twice", name=deck.name)
            self.decks[deck.name] = deck

    def options(self) -> tuple[str, ...]:
        """Return the names of the decks, the standard one first."""
        return tuple(self.decks)

    def setup(self, seats: int, option: str, rng: Rng, first: int | None = None) -> Setup:
        """Return a shuffled deck and the first seat, drawn unless it is given.

        Raises
        ------
        GameError
            When there is no such number of seats, deck or seat.
        """
        if seats not in FOUNDATION_TOKENS:
            raise GameError("seats-out-of-range", seats=seats)
        if option not in self.decks:
            raise GameError("option-unknown", option=option)
        if first is not None and not 1 <= first <= seats:
            raise GameError("first-out-of-range", first=first)
        deck = self.decks[option]
        order = list(deck.cards)
        rng.shuffle(order)
        drawn = rng.randrange(seats) + 1 if first is None else first
        return Setup(deck.name, deck.digest, seats, drawn, tuple(order))

    def start(self, setup: Setup) -> State:
        """Return the position before the first turn."""
        return start(setup)

    def turn(self, state: State) -> int:
        """Return whose turn it is, 0 when the game is over."""
        return 0 if state.ending else state.seat

    def legal_actions(self, state: State) -> list[Action]:
        """Return the legal actions in their fixed order."""
        return legal_actions(state)

    def apply(self, state: State, action: Action) -> tuple[State, list[Event]]:
        """Return the position after a legal action and what happened.

        Raises
        ------
        IllegalAction
            With the reason.
        """
        return apply(state, action)

    def view(self, state: State, seat: int | None) -> View:
        """Return what the seat may know of a position."""
        return view_of(state, seat)

    def routine(self, view: View) -> Action | None:
        """Return the next taken card that can be built in one way only."""
        return routine(view)

    def follow_up(self, view: View) -> Action | None:
        """Return None: a card taken can always be refused."""
        del view
        return None

    def event_for(self, event: Event, seat: int | None) -> Event | None:
        """Return the event unchanged: whatever happens, happens in the open."""
        del seat
        return event

    def hidden(self, state: State) -> frozenset[str]:
        """Return the ids of the cards not turned over yet; `draw` makes them fewer.

        Once the game is over nothing is hidden, for its record names every card.
        """
        if state.ending:
            return frozenset()
        return frozenset(card.id for card in state.pile + state.beyond)

    def sample(self, view: View, rng: Rng) -> State:
        """Return a random position that agrees with the view."""
        return sample(view, rng)

    def scores(self, state: State) -> tuple[int, ...]:
        """Return the points by seat if the game ended now, in halves."""
        return scoring.total(scoring.sheet(state))

    def sheet(self, state: State) -> list[Line]:
        """Return every line of the sum: six majorities, then the awards."""
        return scoring.sheet(state)

    def result(self, state: State) -> Result | None:
        """Return how the game ended, None while it runs."""
        return scoring.result(state)

    def parse(self, seat: int, text: str) -> Action:
        """Return the action the notation means, or raise `BadNotation`."""
        return notation.parse_action(seat, text)

    def format(self, action: Action) -> str:
        """Return the notation of an action."""
        return notation.format_action(action)

    def write_position(self, state: State, *, public: bool = False) -> str:
        """Return the position as text; a public one does not tell how the deck lies."""
        return position.write_position(state, self.decks, public=public)

    def read_position(self, text: str) -> State:
        """Return the position a text describes, or raise `BadPosition`."""
        return position.read_position(text, self.decks)

    def header(self, setup: Setup, state: State) -> list[tuple[str, str]]:
        """Return deck, seats, first and order as the header of a record."""
        return header_lines(setup, state)

    def read_header(self, header: Mapping[str, tuple[int, str]]) -> Setup:
        """Return the setup a header writes down, or raise `BadRecord`."""
        return read_header(header, self.decks)


GAME = SanFrancisco()
"""San Francisco with the standard deck only."""
