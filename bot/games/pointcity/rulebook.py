"""The object through which tables play Point City."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.judging import STRENGTHS
from bot.games.pointcity import scoring
from bot.games.pointcity.actions import Action
from bot.games.pointcity.computer.judge import JUDGE
from bot.games.pointcity.computer.sample import sample
from bot.games.pointcity.computer.strengths import buyer, easy, hard, medium
from bot.games.pointcity.deck import standard
from bot.games.pointcity.effects import routine
from bot.games.pointcity.rules import apply, legal_actions, start
from bot.games.pointcity.scoring import pieces
from bot.games.pointcity.state import Level, Setup, State
from bot.games.pointcity.text import notation, position
from bot.games.pointcity.text.header import KEYS, OPTIONAL, SEATS, header_lines, read_header
from bot.games.pointcity.turns import TIERS, TOKENS
from bot.games.pointcity.view import View, facing_down, view_of
from bot.games.rulebook import OpenGame

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.games.game import Rng, Strategy
    from bot.games.judging import Judge
    from bot.games.pointcity.cards import Card


_BELOW = tuple(f"below {place}" for place in range(1, 161))
"""The places of the deck below its top card, from the bottom; there are 160 cards."""


class PointCity(OpenGame[Setup, State, Action, View]):
    """The rules of Point City, for `bot.games.game.Game`.

    Its options are the levels of the automaton. They count for a player alone only; with more
    seats there is no automaton, whatever the option.
    """

    name = position.NAME
    setup_type = Setup
    state_type = State
    rules = 1
    seats = SEATS
    header_keys = KEYS
    optional_keys = OPTIONAL
    strategies: Mapping[str, Strategy] = {
        **dict(zip(STRENGTHS, (easy, medium, hard), strict=True)),
        "buyer": buyer,
    }
    judge: Judge | None = JUDGE

    start = staticmethod(start)
    legal_actions = staticmethod(legal_actions)
    apply = staticmethod(apply)
    view = staticmethod(view_of)
    sample = staticmethod(sample)
    routine = staticmethod(routine)
    scores = staticmethod(scoring.scores)
    sheet = staticmethod(scoring.sheet)
    result = staticmethod(scoring.result)
    pieces = staticmethod(pieces)
    parse = staticmethod(notation.parse_action)
    header = staticmethod(header_lines)

    def __init__(self) -> None:
        self.deck = standard()
        self._tiers = {
            tier: [card for card in self.deck.cards if card.tier == tier] for tier in (1, 2, 3)
        }

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
        self.check_setup(seats, option, first)
        cities = max(seats, 2)
        order: list[Card] = []
        for tier, count in enumerate(TIERS[cities], start=1):
            cards = list(self._tiers[tier])
            rng.shuffle(cards)
            order += cards[:count]
        kept = set(order)
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
            removed=tuple(card for card in self.deck.cards if card not in kept),
        )

    def hidden(self, state: State) -> frozenset[str]:
        """Return the ids of cards with an unseen building side and of places below the top card.

        A flip or a building side in the market reveals a card; a card taken off the deck reveals
        the place below it.
        """
        ids = (card.building.id for card in facing_down(state) if card.building is not None)
        return frozenset((*ids, *_BELOW[: max(0, state.deck - 1)]))

    def format(self, action: Action) -> str:
        """Return the notation of an action, without its seat."""
        return notation.format_action(action)

    def write_position(self, state: State, *, public: bool = False) -> str:
        """Return the position as text; a public one tells nothing that has not been seen."""
        return position.write_position(state, self.deck, public=public)

    def read_position(self, text: str) -> State:
        """Return the position a text describes, or raise `BadPosition`."""
        return position.read_position(text, self.deck)

    def follow_up(self, view: View) -> Action | None:
        """Return the only payment or civic token after a take, or None."""
        return next(iter(routine(view)), None)

    def read_header(self, header: Mapping[str, tuple[int, str]]) -> Setup:
        """Return the setup a header writes down, or raise `BadRecord`."""
        return read_header(header, self.deck)


GAME = PointCity()
"""Point City."""
