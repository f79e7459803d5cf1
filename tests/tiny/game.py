"""The tiny game as a game among games: the object tables host."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.game import GameError, Line
from bot.games.stored import Stored
from tests.tiny import notation, rules, sight
from tests.tiny.position import Setup, State, cards

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.games.game import Event, Result, Rng
    from tests.tiny.position import Action, View


class Tiny(Stored[Setup, State]):
    """The rules of the tiny game, for `bot.games.game.Game`."""

    name = "tiny"
    setup_type = Setup
    state_type = State
    rules = 1
    seats: tuple[int, int] = (2, 4)
    header_keys = notation.KEYS
    optional_keys = notation.OPTIONAL

    def options(self) -> tuple[str, ...]:
        """Return the one way to play."""
        return ("standard",)

    def setup(self, seats: int, option: str, rng: Rng, first: int | None = None) -> Setup:
        """Return shuffled cards and who begins, drawn unless it is given."""
        if not self.seats[0] <= seats <= self.seats[1]:
            raise GameError("seats-out-of-range", seats=seats)
        if option not in self.options():
            raise GameError("option-unknown", option=option)
        if first is not None and not 1 <= first <= seats:
            raise GameError("first-out-of-range", first=first)
        order = list(cards(seats))
        rng.shuffle(order)
        return Setup(seats, first or rng.randrange(seats) + 1, tuple(order))

    def start(self, setup: Setup) -> State:
        """Return the position before the first choice."""
        return rules.start(setup)

    def to_act(self, state: State) -> tuple[int, ...]:
        """Return the seats that may act now."""
        return rules.to_act(state)

    def legal_actions(self, state: State) -> list[Action]:
        """Return the legal actions, by seat."""
        return rules.legal_actions(state)

    def apply(self, state: State, action: Action) -> tuple[State, list[Event]]:
        """Return the position after a legal action and what happened."""
        return rules.apply(state, action)

    def chance(self, state: State, rng: Rng) -> Action | None:
        """Return the reshuffle that is due, None where there is none."""
        return rules.chance(state, rng)

    def view(self, state: State, seat: int | None) -> View:
        """Return what the seat may know."""
        return sight.view(state, seat)

    def unknown(self, state: State, seat: int | None) -> frozenset[str]:
        """Return the cards the seat cannot see."""
        return sight.unknown(state, seat)

    def routine(self, view: View) -> Action | None:
        """Return None: everything is a decision."""
        return None

    def follow_up(self, view: View) -> Action | None:
        """Return None: nothing comes with an action but what chance decides."""
        return None

    def event_for(self, event: Event, seat: int | None) -> Event | None:
        """Return the event as the seat may see it, None when it may not see it at all."""
        return sight.event_for(event, seat)

    def text_for(self, action: Action, seat: int | None) -> str:
        """Return the notation as the seat may see it."""
        return notation.text_for(action, seat)

    def sample(self, view: View, rng: Rng) -> State:
        """Return a random position that agrees with the view."""
        return sight.sample(view, rng)

    def scores(self, state: State) -> tuple[int, ...]:
        """Return the points of each hand, in halves."""
        return rules.scores(state)

    def sheet(self, state: State) -> list[Line]:
        """Return the one line of the sum."""
        return [Line("cards", rules.scores(state))]

    def result(self, state: State) -> Result | None:
        """Return how the game ended, None while it runs."""
        return rules.result(state)

    def parse(self, seat: int, text: str) -> Action:
        """Return the action the notation means, or raise `BadNotation`."""
        return notation.parse_action(seat, text)

    def format(self, action: Action) -> str:
        """Return the notation of an action."""
        return notation.format_action(action)

    def header(self, setup: Setup, state: State) -> list[tuple[str, str]]:
        """Return the game's lines of the header of a record."""
        return notation.header_lines(setup, state)

    def read_header(self, header: Mapping[str, tuple[int, str]]) -> Setup:
        """Return the setup a header writes down, or raise `BadRecord`."""
        return notation.read_header(header)


TINY = Tiny()
