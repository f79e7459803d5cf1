"""Point City as a game among games: the object tables host."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.game import GameError
from bot.games.pointcity import notation, position, scoring
from bot.games.pointcity.cards import number
from bot.games.pointcity.deck import standard
from bot.games.pointcity.header import KEYS, MOST_SEATS, OPTIONAL, header_lines, read_header
from bot.games.pointcity.routine import routine
from bot.games.pointcity.rules import apply, legal_actions, start
from bot.games.pointcity.sample import sample
from bot.games.pointcity.state import Level, Setup, State
from bot.games.pointcity.turns import TIERS, TOKENS
from bot.games.pointcity.view import unseen, view_of
from bot.games.stored import Stored

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.games.game import Event, Line, Result, Rng
    from bot.games.pointcity.actions import Action
    from bot.games.pointcity.cards import Card
    from bot.games.pointcity.view import View


class PointCity(Stored[Setup, State]):
    """The rules of Point City, for `bot.games.game.Game`.

    Its options are the levels of the automaton. They count for a player alone only; with more
    seats there is no automaton, whatever the option.
    """

    name = position.NAME
    setup_type = Setup
    state_type = State
    rules = 1
    seats: tuple[int, int] = (1, MOST_SEATS)
    header_keys = KEYS
    optional_keys = OPTIONAL

    def __init__(self) -> None:
        self.deck = standard()

    def options(self) -> tuple[str, ...]:
        """Return the levels of the automaton, easy first: the rulebook begins with it."""
        return tuple(level.value for level in Level)

    def setup(self, seats: int, option: str, rng: Rng, first: int | None = None) -> Setup:
        """Return shuffled cards and tokens and the first seat, drawn unless it is given.

        Rulebook: Setup.

        Raises
        ------
        GameError
            When there is no such number of seats, level or seat.
        """
        if not 1 <= seats <= MOST_SEATS:
            raise GameError("seats-out-of-range", seats=seats)
        if option not in self.options():
            raise GameError("option-unknown", option=option)
        if first is not None and not 1 <= first <= seats:
            raise GameError("first-out-of-range", first=first)
        cities = max(seats, 2)
        order: list[Card] = []
        removed: list[Card] = []
        for tier, count in enumerate(TIERS[cities], start=1):
            cards = [card for card in self.deck.cards if card.tier == tier]
            rng.shuffle(cards)
            order += cards[:count]
            removed += cards[count:]
        tokens = list(self.deck.tokens)
        rng.shuffle(tokens)
        return Setup(
            deck=self.deck.name,
            digest=self.deck.digest,
            seats=seats,
            first=rng.randrange(seats) + 1 if first is None else first,
            order=tuple(order),
            tokens=tuple(tokens[: TOKENS[cities]]),
            level=Level(option) if seats == 1 else None,
            removed=tuple(sorted(removed, key=number)),
        )

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
        """Return the payment or civic token that leaves no choice."""
        return routine(view)

    def follow_up(self, view: View) -> Action | None:
        """Return the payment or civic token that leaves no choice: it comes with the take."""
        return routine(view)

    def event_for(self, event: Event, seat: int | None) -> Event | None:
        """Return the event unchanged: it names what lies open only, whoever looks."""
        del seat
        return event

    def hidden(self, state: State) -> frozenset[str]:
        """Return the ids of the cards whose building side has not been seen, and the deck's places.

        A flip and a building side refilled make the first fewer, every card off the deck the
        second: then the card below it is in sight. Once the game is over nothing is hidden, for
        its record names every card.
        """
        if state.ending:
            return frozenset()
        ids = {f"c{number(card)}" for card in unseen(state)}
        return frozenset(ids | {f"below {place}" for place in range(1, state.deck)})

    def sample(self, view: View, rng: Rng) -> State:
        """Return a random position that agrees with the view."""
        return sample(view, rng)

    def scores(self, state: State) -> tuple[int, ...]:
        """Return the points by seat if the game ended now, in halves; alone, two seats."""
        return scoring.scores(state)

    def sheet(self, state: State) -> list[Line]:
        """Return every line of the sum: what is printed, then the tokens, then the automaton's."""
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
        """Return the position as text; a public one tells nothing that has not been seen."""
        return position.write_position(state, self.deck, public=public)

    def read_position(self, text: str) -> State:
        """Return the position a text describes, or raise `BadPosition`."""
        return position.read_position(text, self.deck)

    def header(self, setup: Setup, state: State) -> list[tuple[str, str]]:
        """Return the game's lines of the header of a record."""
        return header_lines(setup, state)

    def read_header(self, header: Mapping[str, tuple[int, str]]) -> Setup:
        """Return the setup a header writes down, or raise `BadRecord`."""
        return read_header(header, self.deck)


GAME = PointCity()
"""Point City."""
