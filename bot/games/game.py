"""What every game provides to the tables that host it.

A game is one module-level object, registered by name in `bot.games`. It knows rules and nothing
else: no clock, no words for players, no randomness but the generator it is handed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Value: TypeAlias = str | int
"""What an event or an error carries: text in notation, or a number."""

T = TypeVar("T")


class Rng(Protocol):
    """The generator a game draws its randomness from; `random.Random` is one."""

    def shuffle(self, x: list[Any], /) -> None:
        """Put the list in random order, in place."""
        ...

    def randrange(self, stop: int, /) -> int:
        """Return a random whole number from 0 to `stop` - 1."""
        ...

    def choice(self, seq: Sequence[T], /) -> T:
        """Return a random element."""
        ...


class GameError(ValueError):
    """A game refused its input. Carries a code and values; `bot.chat` has the words.

    Parameters
    ----------
    code
        The reason, as a key of the message catalogue such as ``column-too-short``.
    values
        What the message names.
    """

    def __init__(self, code: str, /, **values: Value) -> None:
        self.code = code
        self.values: dict[str, Value] = values
        listed = ", ".join(f"{key}={value!r}" for key, value in values.items())
        super().__init__(f"{code} ({listed})" if listed else code)


class IllegalAction(GameError):  # noqa: N818  (the field's own word for it)
    """The action is not among the legal actions of the position."""


class BadNotation(GameError):  # noqa: N818
    """The text is no action of this game."""


class BadText(GameError):  # noqa: N818
    """A text of several lines cannot be read.

    Parameters
    ----------
    line
        The line at fault, counted from 1.
    """

    def __init__(self, line: int, code: str, /, **values: Value) -> None:
        super().__init__(code, **values)
        self.line = line


class BadRecord(BadText):
    """A game record cannot be read or played."""


class BadPosition(BadText):
    """The text of a position cannot be read."""


class Action(msgspec.Struct, frozen=True, gc=False):
    """One thing a seat does. Each game derives its own kinds from this.

    `seat` counts from 1; 0 is nobody, for chance.
    """

    seat: int


class Event(msgspec.Struct, frozen=True):
    """Something that happened, for the log and the announcer.

    `code` is a key of the message catalogue, `seat` whom it happened to (0: nobody).
    """

    code: str
    seat: int
    values: Mapping[str, Value] = {}


TURN, ENDED = "turn", "ended"
"""The codes of the events with which, in every game, a turn begins and the game ends."""


def passes_turn(events: Iterable[Event]) -> bool:
    """Return whether a turn ended: of one player who is alone too, whose turns follow each other.

    `Game.turn` cannot tell, for it names the same seat before and after.
    """
    return any(event.code in (TURN, ENDED) for event in events)


class Line(msgspec.Struct, frozen=True):
    """One line of the score sheet: what it is for and its points by seat, in half points.

    A game derives its own kinds where a line has more to tell, such as who came second.
    """

    code: str
    points: tuple[int, ...]
    values: Mapping[str, Value] = {}


class Result(msgspec.Struct, frozen=True):
    """How a game ended: what ended it, in whose turn, the points in halves, the winners.

    `tiebreak` is the code of what parted those with the most points, empty when nothing had to
    or nothing could.
    """

    ending: str
    seat: int
    points: tuple[int, ...]
    winners: tuple[int, ...]
    tiebreak: str = ""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat may know of a position. Each game derives its own.

    `seat` is who looks (None: a spectator), `turn` who must act (0: the game is over), `legal`
    what the looker may do now and `scores` the points in halves if the game ended now.
    """

    seat: int | None
    turn: int
    legal: tuple[Action, ...]
    scores: tuple[int, ...]
    result: Result | None


SetupT = TypeVar("SetupT", bound=msgspec.Struct)
StateT = TypeVar("StateT", bound=msgspec.Struct)
ActionT = TypeVar("ActionT", bound=Action)
ViewT = TypeVar("ViewT", bound=View)


class Game(Protocol[SetupT, StateT, ActionT, ViewT]):
    """The rules of one game. States are immutable values; nothing here has a side effect."""

    name: str
    """The name in commands, records and the database, such as ``sanfrancisco``."""
    rules: int
    """The version of the rules; a record names it."""
    seats: tuple[int, int]
    """The smallest and the largest number of players."""
    header_keys: tuple[str, ...]
    """The keys of the game's own lines of a record's header, in their order."""
    optional_keys: frozenset[str]
    """Those of them that not every record has; `header` tells which ones a game's record has."""

    def options(self) -> tuple[str, ...]:
        """Return the names a table may be opened with, the default first."""
        ...

    def setup(self, seats: int, option: str, rng: Rng, first: int | None = None) -> SetupT:
        """Return everything random at the start, written down; `first` None: drawn.

        Raises
        ------
        GameError
            When the game has no such number of seats, option or first seat.
        """
        ...

    def start(self, setup: SetupT) -> StateT:
        """Return the position before the first action."""
        ...

    def turn(self, state: StateT) -> int:
        """Return the seat whose actions `legal_actions` lists, 0 when the game is over."""
        ...

    def legal_actions(self, state: StateT) -> list[ActionT]:
        """Return every legal action, in a fixed order; empty when the game is over."""
        ...

    def apply(self, state: StateT, action: ActionT) -> tuple[StateT, list[Event]]:
        """Return the position after the action and what happened.

        A turn begins with an event `TURN`, the game ends with `ENDED`.

        Raises
        ------
        IllegalAction
            When the action is not among `legal_actions(state)`, with the reason.
        """
        ...

    def view(self, state: StateT, seat: int | None) -> ViewT:
        """Return what the seat may know (None: a spectator), its legal actions and the scores."""
        ...

    def routine(self, view: ViewT) -> ActionT | None:
        """Return what can be done in one way only, the next of it; None: a decision is next."""
        ...

    def follow_up(self, view: ViewT) -> ActionT | None:
        """Return what comes with the action that led here, as it leaves no choice; None: nothing.

        Tables play it with the same click and take it back with it, so nobody ever sees a position
        that has one.
        """
        ...

    def event_for(self, event: Event, seat: int | None) -> Event | None:
        """Return the event as the seat may see it, None when it may not see it at all."""
        ...

    def hidden(self, state: StateT) -> frozenset[str]:
        """Return what not everybody knows; an action reveals when it makes this smaller.

        Nothing is hidden once the game is over, for its record tells everything.
        """
        ...

    def sample(self, view: ViewT, rng: Rng) -> StateT:
        """Return a random position that agrees with the view."""
        ...

    def scores(self, state: StateT) -> tuple[int, ...]:
        """Return each seat's points if the game ended now, in half points; an automaton's last."""
        ...

    def sheet(self, state: StateT) -> Sequence[Line]:
        """Return every line of the sum."""
        ...

    def result(self, state: StateT) -> Result | None:
        """Return how the game ended, None while it runs."""
        ...

    def parse(self, seat: int, text: str) -> ActionT:
        """Return the action the notation means.

        Raises
        ------
        BadNotation
            When it means none.
        """
        ...

    def format(self, action: ActionT) -> str:
        """Return the notation of the action; `parse` reverses it."""
        ...

    def write_position(self, state: StateT, *, public: bool = False) -> str:
        """Return the position as lines that a person can read and type.

        Never raises: log lines carry it.

        Parameters
        ----------
        public
            Whether to leave out everything that not everybody knows.
        """
        ...

    def read_position(self, text: str) -> StateT:
        """Return the position that a text describes; reverses `write_position`.

        What a public text leaves out is filled in, the cards in the order of their ids.

        Raises
        ------
        BadPosition
            Naming the line of whatever is out of place.
        """
        ...

    def encode_setup(self, setup: SetupT) -> str:
        """Return the setup as JSON."""
        ...

    def decode_setup(self, text: str) -> SetupT:
        """Reverse `encode_setup`."""
        ...

    def encode(self, state: StateT) -> str:
        """Return the state as JSON."""
        ...

    def decode(self, text: str) -> StateT:
        """Reverse `encode`."""
        ...

    def header(self, setup: SetupT, state: StateT) -> list[tuple[str, str]]:
        """Return the game's own lines of a record's header, as key and value.

        What is still hidden in `state` is left out.
        """
        ...

    def read_header(self, header: Mapping[str, tuple[int, str]]) -> SetupT:
        """Return the setup a record's header writes down; each key there is has its line and value.

        Raises
        ------
        BadRecord
            Naming the line of whatever is out of place.
        """
        ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
"""A game whose types do not matter to whoever holds it."""
