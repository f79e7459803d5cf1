"""What every game provides to the tables that host it.

A game is one module-level object, registered by name in `bot.games`. It knows rules and nothing
else: no clock, no words for players, no randomness but the generator it is handed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

import msgspec

from bot.games.errors import Value

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.games.judging import Judge
    from bot.games.pieces import Piece

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


class Action(msgspec.Struct, frozen=True, gc=False):
    """One thing a seat does. Each game derives its own kinds from this.

    `seat` counts from 1; `CHANCE` is the seat of what only chance decides.
    """

    seat: int


class Event(msgspec.Struct, frozen=True):
    """Something that happened, for the log and the announcer.

    `code` is a key of the message catalogue. `seat` is the seat it happened to: 0 for nobody, and
    for a turn in which several seats choose at the same time.
    """

    code: str
    seat: int
    values: Mapping[str, Value] = {}


CHANCE = 0
"""The seat of an action that nobody takes, such as a reshuffle."""
HIDDEN = "hidden"
"""The code with which `Game.parse` refuses a notation that leaves a hidden part out."""
TURN, ENDED = "turn", "ended"
"""The codes of the events with which, in every game, a turn begins and the game ends."""


def passes_turn(events: Iterable[Event]) -> bool:
    """Return whether a turn ended with these events.

    `Game.to_act` cannot tell: it names the same seat before and after where one player is alone.
    """
    return any(event.code in (TURN, ENDED) for event in events)


class Line(msgspec.Struct, frozen=True):
    """One line of the score sheet: its code and its points by seat, in half points.

    `sums` are the sizes that a majority compares, by seat; empty for other lines. A game derives
    its own kinds where a line has more to tell, such as who came second.
    """

    code: str
    points: tuple[int, ...]
    values: Mapping[str, Value] = {}
    sums: tuple[int, ...] = ()


class Result(msgspec.Struct, frozen=True):
    """How a game ended: what ended it, in whose turn, the points in halves, the winners.

    `seat` is 0 where the rules name nobody. `tiebreak` is the code of the rule that decided between
    the seats with the most points, empty if there was one or none of the rules decided.
    """

    ending: str
    seat: int
    points: tuple[int, ...]
    winners: tuple[int, ...]
    tiebreak: str = ""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """Everything one seat, or the public, may know of a position. Each game derives its own.

    Parameters
    ----------
    seat
        The seat that looks; None: the public.
    to_act
        The seats that may act now, ascending; none once the game is over.
    mover
        The seat in turn or, once the game is over, the last one; 0 while all choose at once.
    legal
        For a seat: its own legal actions. For the public: the legal actions that reveal nothing
        hidden; in a game without hidden hands that is every legal action.
    scores
        The points by seat in halves if the game ended now, as far as this seat may know them.
    result
        How the game ended; None while it runs.
    """

    seat: int | None
    to_act: tuple[int, ...]
    mover: int
    legal: tuple[Action, ...]
    scores: tuple[int, ...]
    result: Result | None


Strategy: TypeAlias = Callable[[Any, Any], Action]
"""A function of a view with legal actions and a generator that chooses one of the actions."""

SetupT = TypeVar("SetupT", bound=msgspec.Struct)
"""What a game starts from; it has the number of `seats` and the `first` seat."""
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
    """The keys among `header_keys` that only some records have."""
    strategies: Mapping[str, Strategy]
    """Ways to play by name: `bot.games.judging.STRENGTHS` at tables, others in simulated games."""
    judge: Judge | None
    """Judges positions, for hints; None: nobody gets any."""

    def options(self) -> tuple[str, ...]:
        """Return the names a table may be opened with, the default first."""
        ...

    def setup(self, seats: int, option: str, rng: Rng, first: int | None = None) -> SetupT:
        """Return everything random at the start, written down; the first seat is drawn for None.

        Raises
        ------
        GameError
            If the game has no such number of seats, option or first seat.
        """
        ...

    def start(self, setup: SetupT) -> StateT:
        """Return the position before the first action."""
        ...

    def to_act(self, state: StateT) -> tuple[int, ...]:
        """Return the seats that may act now, ascending.

        There are several while all choose at the same time, and none once the game is over or
        where `chance` has an action.
        """
        ...

    def legal_actions(self, state: StateT) -> list[ActionT]:
        """Return the legal actions of all seats in `to_act`, by seat, in a fixed order.

        Empty once the game is over, and where `chance` has an action.
        """
        ...

    def apply(self, state: StateT, action: ActionT) -> tuple[StateT, list[Event]]:
        """Return the position after the action and what happened.

        A turn begins with an event `TURN`; its seat is 0 when several choose at the same time.
        Within a turn no seat comes to `to_act` that was not there before. The game ends with an
        event `ENDED`.

        Raises
        ------
        IllegalAction
            If the action is neither among `legal_actions(state)` nor one that `chance` could
            return, with the reason.
        """
        ...

    def chance(self, state: StateT, rng: Rng) -> ActionT | None:
        """Return the action that only chance decides now, or None.

        Its seat is `CHANCE`. Its notation writes the outcome down, so that a replay needs no
        generator. Tables apply it before they store a position.
        """
        ...

    def view(self, state: StateT, seat: int | None) -> ViewT:
        """Return the view of a seat, or of the public for None."""
        ...

    def routine(self, view: ViewT) -> Sequence[ActionT]:
        """Return the actions that need no decision, in their order; none if the player must choose.

        Each is legal after the ones before it. A table plays them in one click, exactly these.
        """
        ...

    def follow_up(self, view: ViewT) -> ActionT | None:
        """Return the forced action that follows the last one, or None.

        Tables play and undo it together with that action, in one click.
        """
        ...

    def event_for(self, event: Event, seat: int | None) -> Event | None:
        """Return the event as the seat may see it, or None if it may not see it."""
        ...

    def text_for(self, action: ActionT, seat: int | None, now: StateT | None = None) -> str:
        """Return the notation as the seat may see it while the game runs.

        Where it is shorter than `format(action)`, `parse` refuses it with the code `HIDDEN`. What
        lies open by `now`, the latest position, is not left out; None: that is not known.
        """
        ...

    def unknown(self, state: StateT, seat: int | None) -> frozenset[str]:
        """Return the ids of everything the seat (None: the public) cannot see.

        Empty for everybody once the game is over.
        """
        ...

    def sample(self, view: ViewT, rng: Rng) -> StateT:
        """Return a random position that agrees with the view."""
        ...

    def scores(self, state: StateT) -> tuple[int, ...]:
        """Return the points by seat if the game ended now, in halves; an automaton's come last."""
        ...

    def sheet(self, state: StateT) -> Sequence[Line]:
        """Return every line of the score sheet."""
        ...

    def pieces(self, state: StateT) -> Sequence[Piece]:
        """Return, for statistics of finished games, what could be taken, and who took it.

        Empty if the game does not tell.
        """
        ...

    def result(self, state: StateT) -> Result | None:
        """Return the result of the game, or None while it runs."""
        ...

    def parse(self, seat: int, text: str) -> ActionT:
        """Return the action the notation means.

        Raises
        ------
        BadNotation
            If the text is no action; with the code `HIDDEN` when it leaves out a hidden part.
        """
        ...

    def format(self, action: ActionT) -> str:
        """Return the notation of the action; `parse` reverses it."""
        ...

    def write_position(self, state: StateT, *, public: bool = False) -> str:
        """Return the position as lines that a person can read and type.

        Never raises: log lines carry it. A `public` one leaves out what not everybody knows.
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
        """Return the setup from JSON."""
        ...

    def encode(self, state: StateT) -> str:
        """Return the state as JSON."""
        ...

    def decode(self, text: str) -> StateT:
        """Return the state from JSON."""
        ...

    def header(self, setup: SetupT, state: StateT, *, whole: bool = False) -> list[tuple[str, str]]:
        """Return the game's own lines of a record's header, as key and value.

        What the public cannot see in `state` is left out, unless the record is to be `whole`, for
        its host alone, and could not be replayed without.
        """
        ...

    def read_header(self, header: Mapping[str, tuple[int, str]]) -> SetupT:
        """Return the setup that a header writes down: by key, the number of the line and the value.

        Raises
        ------
        BadRecord
            Naming the line of whatever is out of place.
        """
        ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
"""A game with types of its own that its holder need not know."""
