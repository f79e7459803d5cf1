"""What happened, in words: a move, a turn, the private answer, the line on the picture."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.games.sanfrancisco.cards import Bonus
from bot.games.sanfrancisco.events import Happening
from bot.games.sanfrancisco.state import Phase
from bot.presenters.names import bold_name, painted_name
from bot.presenters.phrases import LONGEST_TEXT
from bot.presenters.sanfrancisco.cards import (
    bonus_words,
    card_list,
    card_words,
    known_cards,
    listed,
    space_words,
)
from bot.presenters.sanfrancisco.happenings import (
    counted,
    events_of,
    has_settled,
    last_moves,
    named,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.game import Event
    from bot.games.sanfrancisco.view import View
    from bot.presenters.presenter import Move, Player, Recent
    from bot.words.words import Words

_GROUPED = (
    Happening.BUILT,
    Happening.CONNECTED,
    Happening.SQUARE_WOKE,
    Happening.SKYSCRAPER,
    Happening.REFUSED,
    Happening.NO_ROOM,
)
"""What many events of a turn say in one sentence."""

_PROMPTED = {Phase.TURNED: Happening.DRAWN, Phase.BONUS: Happening.BONUS_OWED}
"""What the prompt of a phase says already."""


class Telling:
    """Tells the moves of one turn.

    Parameters
    ----------
    you
        Whether only the mover reads it: "You build", not "Ann builds".
    """

    def __init__(
        self, view: View, players: Sequence[Player], words: Words, *, you: bool = False
    ) -> None:
        self._cards = known_cards(view)
        self._players = players
        self._words = words
        self._person = "you" if you else "other"

    def tell(self, moves: Sequence[Move]) -> str:
        """Return whole sentences; what several events have in common is said once."""
        events = _without_overtaken(events_of(moves))
        said: list[str] = []
        grouped: set[str] = set()
        for event in events:
            if event.code not in _GROUPED:
                said.append(self._sentence(event))
            elif event.code not in grouped:
                grouped.add(event.code)
                said.append(self._group([other for other in events if other.code == event.code]))
        if not said and moves:
            said.append(self._did("done", moves[-1].seat))
        return " ".join(sentence for sentence in said if sentence)

    def _did(self, code: str, seat: int, /, **values: str | int) -> str:
        return self._words.say(
            f"sf-did-{code}",
            person=self._person,
            player=bold_name(self._players, seat, self._words),
            **values,
        )

    def _card(self, event: Event) -> str:
        return card_words(self._cards[named(event, "card")], self._words)

    def _group(self, events: list[Event]) -> str:
        """Return one sentence for events of one kind."""
        code, seat = events[0].code, events[0].seat
        if code in (Happening.REFUSED, Happening.NO_ROOM):
            refused = [self._cards[named(event, "card")] for event in events]
            return self._did(code, seat, cards=card_list(refused, self._words))
        spaces = [space_words(named(event, "space"), self._words) for event in events]
        if code == Happening.BUILT:
            built = [
                self._words.say("sf-did-built-item", card=self._card(event), space=space)
                for event, space in zip(events, spaces, strict=True)
            ]
            return self._did(code, seat, cards=listed(built, self._words))
        return self._did(code, seat, count=len(events), spaces=listed(spaces, self._words))

    def _sentence(self, event: Event) -> str:  # noqa: PLR0911  (one kind, one line)
        """Return the sentence for one event, empty for what goes without saying."""
        code, seat = event.code, event.seat
        match code:
            case Happening.DRAWN:
                return self._did(code, seat, card=self._card(event))
            case Happening.PLACED:
                column, cards = counted(event, "column"), counted(event, "cards")
                return self._did(code, seat, card=self._card(event), column=column, cards=cards)
            case Happening.TOKEN_LAID:
                return self._did(code, seat, left=counted(event, "left"))
            case Happening.FINALIZED:
                column, cards = counted(event, "column"), counted(event, "cards")
                return self._did(code, seat, column=column, cards=cards)
            case Happening.MEDAL:
                return self._medal(event)
            case Happening.COMPLETED | Happening.BONUS_OWED | Happening.BONUS_NONE:
                return self._did(code, seat, colour=named(event, "district"))
            case Happening.BONUS_TAKEN:
                bonus = bonus_words(Bonus(named(event, "bonus")), self._words)
                return self._did(code, seat, bonus=bonus)
            case Happening.TOKEN_PUT:
                space = space_words(named(event, "space"), self._words)
                put = f"{code}-{named(event, 'bonus')}"
                return self._did(put, seat, card=self._card(event), space=space)
            case Happening.CONTRACTS_SPENT:
                return self._did(code, seat, count=counted(event, "count"))
            case Happening.ENDED:
                return self._did(f"{code}-{named(event, 'ending')}", seat)
            case Happening.CONTRACTS_DISCARDED:
                return self._did(code, seat)
            case _:
                return ""

    def _medal(self, event: Event) -> str:
        previous = counted(event, "previous")
        if not previous:
            return self._did("medal", event.seat)
        name = bold_name(self._players, previous, self._words)
        return self._did("medal-from", event.seat, previous=name)


def _without_overtaken(events: list[Event]) -> list[Event]:
    """Return the events without those a later one of the same turn tells better."""
    codes = {event.code for event in events}
    overtaken = {Happening.TURN}
    if Happening.PLACED in codes:
        overtaken.add(Happening.DRAWN)
    if Happening.BONUS_TAKEN in codes:
        overtaken.add(Happening.BONUS_OWED)
    return [event for event in events if event.code not in overtaken]


def turn_lines(
    view: View, players: Sequence[Player], moves: Sequence[Move], words: Words
) -> list[str]:
    """Return a line a move, one for a card's turning over and placing together.

    A turn of very many moves is told as a whole, in one line.
    """
    telling = Telling(view, players, words)
    lines = [telling.tell(step) for step in _steps(moves)]
    return lines if sum(len(line) + 1 for line in lines) <= LONGEST_TEXT else [telling.tell(moves)]


def _steps(moves: Sequence[Move]) -> list[list[Move]]:
    """Return the moves one by one, but where a card was placed with its turning over."""
    steps: list[list[Move]] = []
    for move in moves:
        if steps and _has(move, Happening.PLACED) and _has(steps[-1][-1], Happening.DRAWN):
            steps[-1].append(move)
        else:
            steps.append([move])
    return steps


def _has(move: Move, code: Happening) -> bool:
    return any(event.code == code for event in move.events)


def story(view: View, players: Sequence[Player], recent: Recent, words: Words) -> list[str]:
    """Return what happened, a line a turn.

    The turn before is told until the one that is on has settled something.
    """
    telling = Telling(view, players, words)
    if view.phase is Phase.OVER:
        moves = last_moves(recent)
        return [words.say("sf-last-turn", story=telling.tell(moves))] if moves else []
    lines: list[str] = []
    if recent.previous and not has_settled(recent.current):
        lines.append(words.say("sf-last-turn", story=telling.tell(recent.previous)))
    current = _unprompted(view, recent.current)
    if current:
        lines.append(words.say("sf-this-turn", story=telling.tell(current)))
    return lines


def _unprompted(view: View, moves: Sequence[Move]) -> Sequence[Move]:
    """Return the moves without what the prompt says, where there is one."""
    said = _PROMPTED.get(view.phase) if view.legal else None
    if said is None:
        return moves
    rest = [tuple(event for event in move.events if event.code != said) for move in moves]
    return [
        replace(move, events=events) for move, events in zip(moves, rest, strict=True) if events
    ]


def short_story(view: View, players: Sequence[Player], recent: Recent, words: Words) -> str:
    """Return what is pointed out in some 50 characters, for the picture."""
    moves = last_moves(recent)
    events = events_of(moves)
    by_code = {event.code: event for event in events}
    if view.ending is not None:
        return words.say("sf-short-ended", ending=view.ending.value)
    placed = by_code.get(Happening.PLACED)
    if placed is not None:
        return words.say(
            "sf-short-placed",
            player=painted_name(players, placed.seat, words),
            card=card_words(known_cards(view)[named(placed, "card")], words),
            column=counted(placed, "column"),
        )
    taken = by_code.get(Happening.FINALIZED)
    if taken is not None:
        return words.say(
            "sf-short-built",
            when="now" if moves is recent.current else "before",
            player=painted_name(players, taken.seat, words),
            column=counted(taken, "column"),
            built=sum(event.code == Happening.BUILT for event in events),
            refused=sum(event.code in (Happening.REFUSED, Happening.NO_ROOM) for event in events),
        )
    return ""
