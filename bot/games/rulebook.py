"""What the rulebook objects of several games have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

import msgspec

from bot.games.errors import GameError
from bot.games.game import ActionT, ViewT

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.games.game import Event, Rng, Strategy
    from bot.games.judging import Judge
    from bot.games.pieces import Piece

SetupT = TypeVar("SetupT")
StateT = TypeVar("StateT")


class OneInTurn(Protocol):
    """A position in which one seat is in turn until the game has an ending."""

    @property
    def seat(self) -> int:
        """Return the seat in turn, or the one in whose turn the game ended."""
        ...

    @property
    def ending(self) -> object | None:
        """Return the kind of ending, or None while the game runs."""
        ...


TurnT = TypeVar("TurnT", bound=OneInTurn)


class Rulebook(ABC, Generic[SetupT, StateT]):
    """The part of a game that stores its setups and positions, and checks what it is set up with.

    A setup and a state hold whole cards, so that no deck is needed to read them.
    """

    setup_type: type[SetupT]
    state_type: type[StateT]
    seats: tuple[int, int]
    strategies: Mapping[str, Strategy] = {}
    judge: Judge | None = None

    @abstractmethod
    def options(self) -> tuple[str, ...]:
        """Return the names a table may be opened with, the default first."""

    def check_setup(self, seats: int, option: str, first: int | None) -> None:
        """Refuse a number of seats, an option or a first seat that the game does not have.

        Raises
        ------
        GameError
            With the code ``seats-out-of-range``, ``option-unknown`` or ``first-out-of-range``.
        """
        least, most = self.seats
        if not least <= seats <= most:
            raise GameError("seats-out-of-range", seats=seats)
        if option not in self.options():
            raise GameError("option-unknown", option=option)
        if first is not None and not 1 <= first <= seats:
            raise GameError("first-out-of-range", first=first)

    def encode_setup(self, setup: SetupT) -> str:
        """Return the setup as JSON."""
        return msgspec.json.encode(setup).decode()

    def decode_setup(self, text: str) -> SetupT:
        """Return the setup from JSON, or raise `msgspec.DecodeError`."""
        return msgspec.json.decode(text, type=self.setup_type)

    def encode(self, state: StateT) -> str:
        """Return the position as JSON."""
        return msgspec.json.encode(state).decode()

    def decode(self, text: str) -> StateT:
        """Return the position from JSON, or raise `msgspec.DecodeError`."""
        return msgspec.json.decode(text, type=self.state_type)

    @staticmethod
    def pieces(state: Any) -> Sequence[Piece]:  # noqa: ANN401  (only its game knows)
        """Return nothing: the game does not tell what was taken."""
        del state
        return ()


class OpenGame(Rulebook[SetupT, TurnT], Generic[SetupT, TurnT, ActionT, ViewT]):
    """A game of turns without hidden hands: what one seat cannot see, no seat can.

    `hidden` says what that is; everything else about who may know what follows from it.
    """

    @abstractmethod
    def hidden(self, state: TurnT) -> frozenset[str]:
        """Return the ids of everything that nobody can see while the game runs."""

    @abstractmethod
    def format(self, action: ActionT) -> str:
        """Return the notation of an action, without its seat."""

    def to_act(self, state: TurnT) -> tuple[int, ...]:
        """Return the seat in turn, or nothing once the game is over."""
        return () if state.ending else (state.seat,)

    def unknown(self, state: TurnT, seat: int | None) -> frozenset[str]:
        """Return the ids of everything hidden from any seat; a game that is over hides nothing."""
        del seat
        return frozenset() if state.ending else self.hidden(state)

    def chance(self, state: TurnT, rng: Rng) -> ActionT | None:
        """Return None: all chance is in the setup."""
        del state, rng
        return None

    def follow_up(self, view: ViewT) -> ActionT | None:
        """Return None: every action leaves a choice."""
        del view
        return None

    def event_for(self, event: Event, seat: int | None) -> Event | None:
        """Return the event unchanged: it names only what lies open."""
        del seat
        return event

    def text_for(self, action: ActionT, seat: int | None, now: TurnT | None = None) -> str:
        """Return the whole notation: every action is played in the open."""
        del seat, now
        return self.format(action)
