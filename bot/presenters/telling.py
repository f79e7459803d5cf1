"""Reads the events of moves, and tells moves in sentences."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar, Generic

from bot.presenters.fitting import fit_together
from bot.presenters.reading import ReadingT

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Sequence

    from bot.games.game import Event
    from bot.presenters.reading import Move


class Teller(ABC, Generic[ReadingT]):
    """Tells moves. Each game derives its own, which words its events.

    Parameters
    ----------
    you
        The seat that alone reads it: "You take", not "Ann takes". None if everybody reads it.
    """

    group: ClassVar[str]
    """The slash command group of the game, with which its messages begin."""

    def __init__(self, reading: ReadingT, *, you: int | None = None) -> None:
        self.reading, self._you = reading, you

    @abstractmethod
    def tell(self, moves: Sequence[Move]) -> str:
        """Return the moves in whole sentences."""

    def steps(self, moves: Sequence[Move]) -> Sequence[Sequence[Move]]:
        """Return the moves in groups of those that the log tells in one line."""
        return [[move] for move in moves]

    def lines(self, moves: Sequence[Move]) -> list[str]:
        """Return a turn of the log, a line a step; one line for all if those are too long."""
        lines = [self.tell(step) for step in self.steps(moves)]
        return lines if fit_together(lines) else [self.tell(moves)]

    def story(self) -> list[str]:
        recent = self.reading.recent
        return self.story_of(recent.previous, recent.current)

    def story_of(self, previous: Sequence[Move], current: Sequence[Move]) -> list[str]:
        """Return a line on the last turn and one on this turn, without empty ones."""
        turns = (("last", previous), ("this", current))
        return [
            self.reading.say(f"{self.group}-{which}-turn", story=self.tell(moves))
            for which, moves in turns
            if moves
        ]

    def short(self) -> str:
        """Return the last move as a line of some 60 characters for the picture; may be empty."""
        return ""

    def brief(self, moves: Sequence[Move]) -> str:
        """Return the moves of one turn as a short line; empty if they settled nothing."""
        del moves
        return ""

    def ending(self) -> str:
        """Return a sentence on how a finished game ended."""
        result = self.reading.view.result
        ending = "" if result is None else result.ending
        return self.reading.say(f"{self.group}-short-ended", ending=ending)

    def did(self, code: str, seat: int, /, **values: str | int) -> str:
        """Return the sentence `GROUP-did-CODE` about a seat."""
        return self.reading.say(
            f"{self.group}-did-{code}",
            person="you" if seat == self._you else "other",
            player=self.reading.bold_name(seat),
            **values,
        )


def named(event: Event, key: str) -> str:
    """Return a value of an event as text, such as a card or a space."""
    return str(event.values[key])


def several(event: Event, key: str) -> list[str]:
    """Return the words of a value: cards and spaces are listed with blanks between."""
    return named(event, key).split()


def counted(event: Event, key: str) -> int:
    return int(event.values[key])


def events_of(moves: Iterable[Move]) -> list[Event]:
    return [event for move in moves for event in move.events]


def has_event(moves: Iterable[Move], codes: Container[str]) -> bool:
    """Return whether the moves have an event with one of these codes."""
    return any(event.code in codes for event in events_of(moves))
