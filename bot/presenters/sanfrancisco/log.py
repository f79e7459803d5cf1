"""Reads the events of moves, and tells moves in words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.games.sanfrancisco.cards import BONUS_CARDS, Bonus
from bot.games.sanfrancisco.events import Happening
from bot.games.sanfrancisco.state import Phase
from bot.presenters.fitting import joined
from bot.presenters.sanfrancisco.reading import SanFranciscoReading
from bot.presenters.telling import Teller, counted, events_of, has_event, named, several

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.games.game import Event
    from bot.games.sanfrancisco.view import View
    from bot.presenters.reading import Move, Recent


_GROUPED = (
    Happening.BUILT,
    Happening.CONNECTED,
    Happening.SQUARE_WOKE,
    Happening.SKYSCRAPER,
    Happening.REFUSED,
    Happening.NO_ROOM,
)
"""Kinds of events that share one sentence in a turn."""

_PROMPTED = {Phase.TURNED: Happening.DRAWN, Phase.BONUS: Happening.BONUS_OWED}
"""The event that the prompt of a phase tells already."""


_TOUCHING = (
    Happening.BUILT,
    Happening.TOKEN_PUT,
    Happening.CONNECTED,
    Happening.SKYSCRAPER,
    Happening.SQUARE_WOKE,
)
"""The events that visibly change a card on a board."""

_SETTLING = (Happening.PLACED, Happening.BUILT, Happening.TOKEN_PUT)
"""The events that put a card or token where it stays."""


def has_settled(moves: Iterable[Move]) -> bool:
    return has_event(moves, _SETTLING)


def last_moves(recent: Recent) -> tuple[Move, ...]:
    """Return the moves to highlight: those of this turn, once a card or token is in place.

    Until then they are those of the last turn.
    """
    return recent.current if has_settled(recent.current) else recent.previous


def taken_card_ids(recent: Recent) -> tuple[str, ...]:
    """Return the ids of the cards that this turn took, in the order they lay."""
    return next(
        (
            tuple(several(event, "taken"))
            for event in events_of(recent.current)
            if event.code == Happening.FINALIZED
        ),
        (),
    )


def emptied_column(moves: Iterable[Move]) -> int:
    """Return the number of the column that was taken, or 0."""
    return next(
        (
            counted(event, "column")
            for event in events_of(moves)
            if event.code == Happening.FINALIZED
        ),
        0,
    )


def touched_spaces(moves: Iterable[Move]) -> frozenset[tuple[int, str]]:
    """Return seat and space of each card that was built or changed."""
    return frozenset(
        (event.seat, named(event, "space")) for event in events_of(moves) if event.code in _TOUCHING
    )


def placed_cards(moves: Iterable[Move]) -> frozenset[str]:
    """Return the ids of the cards that were placed in a column."""
    return frozenset(
        named(event, "card") for event in events_of(moves) if event.code == Happening.PLACED
    )


class SanFranciscoTeller(Teller[SanFranciscoReading]):
    """Tells moves; events of one kind share one sentence."""

    group = "sf"

    def tell(self, moves: Sequence[Move]) -> str:
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
            said.append(self.did("done", moves[-1].seat))
        return joined(said)

    def steps(self, moves: Sequence[Move]) -> Sequence[Sequence[Move]]:
        """Return the moves one by one, but drawing a card and placing it together."""
        steps: list[list[Move]] = []
        for move in moves:
            drawn = bool(steps) and has_event(steps[-1][-1:], (Happening.DRAWN,))
            if drawn and has_event([move], (Happening.PLACED,)):
                steps[-1].append(move)
            else:
                steps.append([move])
        return steps

    def _card(self, event: Event) -> str:
        return self.reading.card(self.reading.cards[named(event, "card")])

    def _group(self, events: list[Event]) -> str:
        code, seat = events[0].code, events[0].seat
        if code in (Happening.REFUSED, Happening.NO_ROOM):
            refused = [self.reading.cards[named(event, "card")] for event in events]
            return self.did(code, seat, cards=self.reading.card_list(refused))
        if code == Happening.BUILT:
            bonuses = [event for event in events if named(event, "card") in BONUS_CARDS]
            cards = [event for event in events if event not in bonuses]
            return joined((self._built("built", cards), self._built("put", bonuses)))
        spaces = [self.reading.space(named(event, "space")) for event in events]
        return self.did(code, seat, count=len(events), spaces=self.reading.listed(spaces))

    def _built(self, code: str, events: list[Event]) -> str:
        if not events:
            return ""
        spaces = (self.reading.space(named(event, "space")) for event in events)
        items = [
            self.reading.say("sf-did-built-item", card=self._card(event), space=space)
            for event, space in zip(events, spaces, strict=True)
        ]
        return self.did(code, events[0].seat, cards=self.reading.listed(items))

    def _sentence(self, event: Event) -> str:  # noqa: PLR0911  (one kind, one line)
        code, seat = event.code, event.seat
        match code:
            case Happening.DRAWN:
                return self.did(code, seat, card=self._card(event))
            case Happening.PLACED:
                column, cards = counted(event, "column"), counted(event, "cards")
                return self.did(code, seat, card=self._card(event), column=column, cards=cards)
            case Happening.TOKEN_LAID:
                return self.did(code, seat, left=counted(event, "left"))
            case Happening.FINALIZED:
                column, cards = counted(event, "column"), counted(event, "cards")
                return self.did(code, seat, column=column, cards=cards)
            case Happening.MEDAL:
                return self._medal(event)
            case Happening.COMPLETED | Happening.BONUS_OWED | Happening.BONUS_NONE:
                return self.did(code, seat, colour=named(event, "district"))
            case Happening.BONUS_TAKEN:
                bonus = self.reading.bonus(Bonus(named(event, "bonus")))
                return self.did(code, seat, bonus=bonus)
            case Happening.TOKEN_PUT:
                space = self.reading.space(named(event, "space"))
                put = f"{code}-{named(event, 'bonus')}"
                return self.did(put, seat, card=self._card(event), space=space)
            case Happening.CONTRACTS_SPENT:
                return self.did(code, seat, count=counted(event, "count"))
            case Happening.ENDED:
                return self.did(f"{code}-{named(event, 'ending')}", seat)
            case Happening.CONTRACTS_DISCARDED:
                return self.did(code, seat)
            case _:
                return ""

    def _medal(self, event: Event) -> str:
        previous = counted(event, "previous")
        if not previous:
            return self.did("medal", event.seat)
        return self.did("medal-from", event.seat, previous=self.reading.bold_name(previous))

    def story(self) -> list[str]:
        """Leave out the last turn once this turn has settled a card."""
        view, recent = self.reading.view, self.reading.recent
        if view.phase is Phase.OVER:
            return self.story_of(last_moves(recent), ())
        previous = () if has_settled(recent.current) else recent.previous
        return self.story_of(previous, _unprompted(view, recent.current))

    def short(self) -> str:
        recent = self.reading.recent
        moves = last_moves(recent)
        by_code = {event.code: event for event in events_of(moves)}
        if (placed := by_code.get(Happening.PLACED)) is not None:
            return self._placed("sf-short-placed", placed)
        if (taken := by_code.get(Happening.FINALIZED)) is None:
            return ""
        discarded = Happening.CONTRACTS_DISCARDED in by_code
        when = "now" if moves is recent.current else "before"
        key = "sf-short-built-discarded" if discarded else "sf-short-built"
        return self.reading.say(key, when=when, **self._column_built(taken, moves))

    def brief(self, moves: Sequence[Move]) -> str:
        by_code = {event.code: event for event in events_of(moves)}
        if (placed := by_code.get(Happening.PLACED)) is not None:
            return self._placed("sf-brief-placed", placed)
        if (taken := by_code.get(Happening.FINALIZED)) is None:
            return ""
        line = self.reading.say("sf-brief-built", **self._column_built(taken, moves))
        discarded = Happening.CONTRACTS_DISCARDED in by_code
        return joined((line, self.reading.say("sf-brief-discarded") if discarded else ""))

    def _placed(self, key: str, event: Event) -> str:
        player, column = self.reading.full_name(event.seat), counted(event, "column")
        return self.reading.say(key, player=player, card=self._card(event), column=column)

    def _column_built(self, taken: Event, moves: Sequence[Move]) -> dict[str, str | int]:
        codes = [event.code for event in events_of(moves)]
        return {
            "player": self.reading.full_name(taken.seat),
            "column": counted(taken, "column"),
            "built": codes.count(Happening.BUILT),
            "refused": sum(code in (Happening.REFUSED, Happening.NO_ROOM) for code in codes),
        }


def _without_overtaken(events: list[Event]) -> list[Event]:
    """Leave out the events that a later event of the turn makes needless."""
    codes = {event.code for event in events}
    overtaken = {Happening.TURN}
    if Happening.PLACED in codes:
        overtaken.add(Happening.DRAWN)
    if Happening.BONUS_TAKEN in codes:
        overtaken.add(Happening.BONUS_OWED)
    return [event for event in events if event.code not in overtaken]


def _unprompted(view: View, moves: Sequence[Move]) -> Sequence[Move]:
    """Leave out the event that the prompt tells already."""
    said = _PROMPTED.get(view.phase) if view.legal else None
    if said is None:
        return moves
    rest = [tuple(event for event in move.events if event.code != said) for move in moves]
    return [
        replace(move, events=events) for move, events in zip(moves, rest, strict=True) if events
    ]
