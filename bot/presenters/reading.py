"""The players of a table with their names, and the latest moves."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.presenters.fitting import cut, cut_label
from render import isolated, shown_name

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.games.game import Event
    from bot.words.words import Words

LONGEST_PAINTED = 16
"""The most characters of a name in a sentence of a picture; boards show longer ones."""
LONGEST_IN_ALT = 20
"""The most characters of a name in the description of a picture."""


@dataclass(frozen=True, slots=True)
class Player:
    """A player of the table, by seat.

    `name` has formatting and mentions escaped, for messages. `plain` is the name as given, for
    pictures.
    """

    seat: int
    name: str
    plain: str


@dataclass(frozen=True, slots=True)
class Move:
    """One action of the log with its events, as its reader (a seat, or everybody) may see them."""

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


def fallback_name(seat: int, words: Words) -> str:
    """Return the name of a seat whose player has none that can be shown: ``Player 3``."""
    return words.say("player-of-seat", seat=seat)


def bold_name(players: Sequence[Player], seat: int, words: Words) -> str:
    """Return a player's name in bold, for messages."""
    found = next((player.name for player in players if player.seat == seat), "")
    return f"**{found or fallback_name(seat, words)}**"


def namings(players: Sequence[Player], seats: int, words: Words) -> Iterator[list[str]]:
    """Yield the bold names of all seats, then the shorter ``Player 3`` and so on."""
    yield [bold_name(players, seat, words) for seat in range(1, seats + 1)]
    yield [fallback_name(seat, words) for seat in range(1, seats + 1)]


def full_name(players: Sequence[Player], seat: int, words: Words) -> str:
    """Return a player's whole name without Markdown, for the picture and its description."""
    found = next((player.plain for player in players if player.seat == seat), "")
    return found or fallback_name(seat, words)


def alt_names(players: Sequence[Player], seats: int, words: Words) -> list[str]:
    """Return the names of all seats for the description of a picture: plain and not too long."""
    return [cut(full_name(players, seat, words), LONGEST_IN_ALT) for seat in range(1, seats + 1)]


def painted_name(
    players: Sequence[Player], seat: int, words: Words, longest: int = LONGEST_PAINTED
) -> str:
    """Return a player's name for a sentence of the picture: short, in letters it can write."""
    name = shown_name(full_name(players, seat, words), fallback_name(seat, words))
    return isolated(cut_label(name, longest))


def painted(players: Sequence[Player], words: Words) -> list[Player]:
    """Return the players with the names that a sentence of the picture can write."""
    return [replace(each, plain=painted_name(players, each.seat, words)) for each in players]
