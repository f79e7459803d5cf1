"""Readings: positions as somebody looks at them, in one language."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar

from bot.presenters.fitting import cut, cut_label
from render import isolated, shown_name

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from bot.games.errors import Value
    from bot.games.game import Event, View
    from bot.words.words import Said, Words

ViewT_co = TypeVar("ViewT_co", bound="View", covariant=True)
ReadingT = TypeVar("ReadingT", bound="Reading[Any]")

LONGEST_PAINTED = 16
"""The most characters of a name in a sentence of a picture; boards show longer ones."""
LONGEST_IN_ALT = 20
"""The most characters of a name in the description of a picture."""


@dataclass(frozen=True, slots=True)
class Player:
    """A player of the table. `name` is escaped for messages, `plain` as given for pictures."""

    seat: int
    name: str
    plain: str


@dataclass(frozen=True, slots=True)
class Move:
    """One action of the log with its events, as its reader may see them."""

    seat: int
    notation: str
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Recent:
    """The latest moves, which the picture highlights and the post tells.

    `previous` are the moves of the last turn, `current` those of this turn, `since` those of the
    turns after the last one of the seat that looks; everybody has none of these.
    """

    previous: tuple[Move, ...] = ()
    current: tuple[Move, ...] = ()
    since: tuple[Move, ...] = ()


NO_MOVES = Recent()


def fallback_name(seat: int, words: Words) -> str:
    """Return the name of a seat whose player has none that can be shown: ``Player 3``."""
    return words.say("player-of-seat", seat=seat)


@dataclass(frozen=True, slots=True)
class Reading(Generic[ViewT_co]):
    """A view of a position, and all it takes to tell it. `Presenter.read` makes one.

    A game derives its own, which says what its pieces are called.

    Parameters
    ----------
    players
        By seat, everyone with a part of the table, an automaton included. A seat without a player
        goes by its number.
    """

    view: ViewT_co
    words: Words
    players: tuple[Player, ...] = ()
    recent: Recent = NO_MOVES

    def say(self, key: str, /, **values: Said) -> str:
        return self.words.say(key, **values)

    def named(self, values: Mapping[str, Value]) -> Mapping[str, Value]:
        """Return the values of a refusal or a cause with names for ids."""
        return values

    def tiebreakers(self) -> Mapping[str, Sequence[int]]:
        """Return the numbers by seat that part equal scores, by their names in messages."""
        return {}

    def ranking(self) -> list[int]:
        """Return the place of each seat by points and tiebreaker; places can be shared."""
        scores = self.view.scores
        parting = next(iter(self.tiebreakers().values()), scores)
        return places(scores, parting)

    def shown_seat(self, seat: int) -> int:
        """Return the number of a seat in the score sheet; 0 to leave it out."""
        return seat

    def bold_name(self, seat: int) -> str:
        """Return a player's name in bold, for messages."""
        found = next((player.name for player in self.players if player.seat == seat), "")
        return f"**{found or fallback_name(seat, self.words)}**"

    def full_name(self, seat: int) -> str:
        """Return a player's whole name without Markdown, for pictures."""
        found = next((player.plain for player in self.players if player.seat == seat), "")
        return found or fallback_name(seat, self.words)

    def alt_name(self, seat: int) -> str:
        """Return a player's name for the description of a picture: plain and not too long."""
        return cut(self.full_name(seat), LONGEST_IN_ALT)

    def painted_name(self, seat: int, longest: int = LONGEST_PAINTED) -> str:
        """Return a player's name for a sentence of a picture: short, in letters it can write."""
        name = shown_name(self.full_name(seat), fallback_name(seat, self.words))
        return isolated(cut_label(name, longest))

    def painted(self) -> Self:
        """Return the reading for sentences of a picture, with names that it can write."""
        players = (replace(each, plain=self.painted_name(each.seat)) for each in self.players)
        return replace(self, players=tuple(players))

    def namings(self) -> Iterator[list[str]]:
        """Yield the bold names of all seats, then the shorter ``Player 3`` and so on."""
        seats = range(1, len(self.view.scores) + 1)
        yield [self.bold_name(seat) for seat in seats]
        yield [fallback_name(seat, self.words) for seat in seats]


def places(scores: Sequence[int], tiebreaker: Sequence[int]) -> list[int]:
    """Return the place of each seat, by points and then by the tiebreaker; places can be shared.

    Examples
    --------
    >>> places([40, 52, 40], [3, 0, 5])
    [3, 1, 2]
    """
    totals = list(zip(scores, tiebreaker, strict=True))
    return [1 + sum(other > own for other in totals) for own in totals]
