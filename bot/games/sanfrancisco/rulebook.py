"""The object through which tables play San Francisco."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.errors import GameError
from bot.games.rulebook import OpenGame
from bot.games.sanfrancisco import scoring
from bot.games.sanfrancisco.actions import Action
from bot.games.sanfrancisco.computer.judge import JUDGE
from bot.games.sanfrancisco.computer.strengths import builder, drawer, easy, hard, medium
from bot.games.sanfrancisco.deck import STANDARD, standard
from bot.games.sanfrancisco.effects import routine
from bot.games.sanfrancisco.legal import legal_actions
from bot.games.sanfrancisco.rules import apply, start
from bot.games.sanfrancisco.scoring import pieces
from bot.games.sanfrancisco.state import Setup, State
from bot.games.sanfrancisco.text import notation, position
from bot.games.sanfrancisco.text.header import KEYS, SEATS, header_lines, read_header
from bot.games.sanfrancisco.view import View, sample, view_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bot.games.game import Rng, Strategy
    from bot.games.judging import Judge
    from bot.games.sanfrancisco.cards import Deck


class SanFrancisco(OpenGame[Setup, State, Action, View]):
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
    seats = SEATS
    header_keys = KEYS
    optional_keys: frozenset[str] = frozenset()
    strategies: Mapping[str, Strategy] = {
        "easy": easy,
        "medium": medium,
        "hard": hard,
        "builder": builder,
        "drawer": drawer,
    }

    judge: Judge | None = JUDGE

    start = staticmethod(start)
    legal_actions = staticmethod(legal_actions)
    apply = staticmethod(apply)
    view = staticmethod(view_of)
    sample = staticmethod(sample)
    routine = staticmethod(routine)
    sheet = staticmethod(scoring.sheet)
    result = staticmethod(scoring.result)
    pieces = staticmethod(pieces)
    parse = staticmethod(notation.parse_action)
    header = staticmethod(header_lines)

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
        self.check_setup(seats, option, first)
        deck = self.decks[option]
        order = list(deck.cards)
        rng.shuffle(order)
        drawn = rng.randrange(seats) + 1 if first is None else first
        return Setup(deck.name, deck.digest, seats, drawn, tuple(order))

    def hidden(self, state: State) -> frozenset[str]:
        """Return the ids of the cards not turned over yet; `draw` makes them fewer."""
        return frozenset(card.id for card in state.pile + state.beyond)

    def format(self, action: Action) -> str:
        """Return the notation of an action, without its seat."""
        return notation.format_action(action)

    def scores(self, state: State) -> tuple[int, ...]:
        """Return the points by seat if the game ended now, in halves."""
        return scoring.total(scoring.sheet(state))

    def write_position(self, state: State, *, public: bool = False) -> str:
        """Return the position as text; a public one does not tell how the deck lies."""
        return position.write_position(state, self.decks, public=public)

    def read_position(self, text: str) -> State:
        """Return the position a text describes, or raise `BadPosition`."""
        return position.read_position(text, self.decks)

    def read_header(self, header: Mapping[str, tuple[int, str]]) -> Setup:
        """Return the setup a header writes down, or raise `BadRecord`."""
        return read_header(header, self.decks)


GAME = SanFrancisco()
"""San Francisco with the standard deck only."""
