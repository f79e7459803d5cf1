"""Reads the events of moves, and tells moves in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.pointcity.cards import FACES, RESOURCES, Face
from bot.games.pointcity.events import Happening
from bot.games.pointcity.paying import five
from bot.games.pointcity.state import Phase
from bot.presenters.fitting import joined
from bot.presenters.pointcity.reading import PointCityReading
from bot.presenters.telling import Teller, counted, events_of, has_event, named, several

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.games.game import Event
    from bot.presenters.reading import Move, Recent


TAKING = (Happening.TAKEN, Happening.TAKEN_FROM_DECK, Happening.NOTHING_TAKEN)
"""The events with which the seat in turn has made its choice."""


def has_settled(moves: Iterable[Move]) -> bool:
    """Return whether the moves took cards, or found none to take."""
    return has_event(moves, TAKING)


def last_moves(recent: Recent) -> tuple[Move, ...]:
    """Return the moves to highlight: those of this turn, once it has taken cards.

    Until then they are those of the last turn, and any cards turned over since.
    """
    settled = has_settled(recent.current)
    return recent.current if settled else (*recent.previous, *recent.current)


def changed_spaces(moves: Iterable[Move]) -> frozenset[str]:
    """Return the market spaces with a new card or another side up."""
    found: set[str] = set()
    for event in events_of(moves):
        if event.code == Happening.FLIPPED:
            found.add(named(event, "space"))
        elif event.code == Happening.REFILLED:
            found.update(several(event, "spaces"))
    return frozenset(found)


def took_from_deck(moves: Iterable[Move]) -> bool:
    return has_event(moves, (Happening.TAKEN_FROM_DECK,))


def built(moves: Iterable[Move]) -> frozenset[str]:
    """Return the ids of the buildings that joined a city."""
    return frozenset(
        named(event, "card") for event in events_of(moves) if event.code == Happening.BUILT
    )


def gained_faces(moves: Iterable[Move], seat: int) -> frozenset[Face]:
    return frozenset(
        Face(name)
        for event in events_of(moves)
        if event.code in (Happening.TAKEN, Happening.TAKEN_FROM_DECK) and event.seat == seat
        for name in several(event, "cards")
        if name in FACES
    )


def gained_tokens(moves: Iterable[Move]) -> frozenset[int]:
    """Return the numbers of the civic tokens that were taken."""
    return frozenset(
        counted(event, "token") for event in events_of(moves) if event.code == Happening.TOKEN_TAKEN
    )


class PointCityTeller(Teller[PointCityReading]):
    """Tells moves, a sentence an event."""

    group = "pc"

    def tell(self, moves: Sequence[Move]) -> str:
        return joined(
            self._sentence(move.events, at) for move in moves for at in range(len(move.events))
        )

    def _card(self, name: str) -> str:
        """Return a card in words as an event names it: a face, or a building by its id."""
        if name in FACES:
            return self.reading.face(Face(name))
        building = self.reading.buildings.get(name)
        # A card turned over can be turned back by an undo: then its building is unknown again.
        if building is None:
            return self.reading.say("pc-building-unknown")
        return self.reading.building(building)

    def _placed(self, event: Event) -> str:
        """Return two cards with their spaces."""
        pairs = zip(several(event, "spaces"), several(event, "cards"), strict=True)
        say = self.reading.say
        return self.reading.both(
            [say("pc-at", space=space, card=self._card(card)) for space, card in pairs]
        )

    def _sentence(self, events: Sequence[Event], at: int) -> str:
        event = events[at]
        code, seat = event.code, event.seat
        match code:
            case Happening.FLIPPED:
                face, card = self._card(named(event, "face")), self._card(named(event, "card"))
                return self.did(code, seat, space=named(event, "space"), face=face, card=card)
            case Happening.TAKEN | Happening.REFILLED:
                return self.did(code, seat, cards=self._placed(event))
            case Happening.TAKEN_FROM_DECK:
                cards = self.reading.both([self._card(card) for card in several(event, "cards")])
                return self.did(code, seat, cards=cards)
            case Happening.PAID:
                return self._paid(event, events[at + 1 :])
            case Happening.TOKEN_TAKEN:
                number = counted(event, "token")
                token = self.reading.token(number)
                return self.did(code, seat, number=number, token=token)
            case Happening.TOKEN_NONE:
                return self.did(code, seat, count=counted(event, "tokens"))
            case Happening.NOTHING_TAKEN | Happening.ENDED:
                return self.did(code, seat)
            case _:
                # The payment already names the buildings; the automaton builds every card it takes.
                return ""

    def _paid(self, event: Event, later: Sequence[Event]) -> str:
        ids = [
            named(each, "card")
            for each in later
            if each.code == Happening.BUILT and each.seat == event.seat
        ]
        cards = self.reading.both([self._name(each) for each in ids])
        paid = self.reading.faces(map(Face, several(event, "cards")))
        symbols = several(event, "permanent")
        permanent = self.reading.amounts(five(map(symbols.count, RESOURCES)))
        way = "both" if paid and permanent else "cards" if paid else "permanent"
        return self.did(f"paid-{way}", event.seat, cards=cards, paid=paid, permanent=permanent)

    def _name(self, card: str) -> str:
        if card in FACES:
            return self.reading.face(Face(card))
        building = self.reading.buildings.get(card)
        if building is None:
            return self.reading.say("pc-building-unknown")
        return self.reading.building_name(building)

    def story(self) -> list[str]:
        """Leave out the last turn once this turn has taken cards."""
        recent = self.reading.recent
        if self.reading.view.phase is Phase.OVER:
            return self.story_of(last_moves(recent), ())
        return self.story_of(() if has_settled(recent.current) else recent.previous, recent.current)

    def short(self) -> str:
        return self._taken(last_moves(self.reading.recent), painted=True)

    def brief(self, moves: Sequence[Move]) -> str:
        return self._taken(moves)

    def _taken(self, moves: Sequence[Move], *, painted: bool = False) -> str:
        """Return a turn in some 70 characters; on the picture a flip has its own line."""
        say, events = self.reading.say, list(events_of(moves))
        last = next((event for event in reversed(events) if event.code in TAKING), None)
        if last is None:
            return ""
        spaces = [
            named(event, "space")
            for event in events[: events.index(last)]
            if event.code == Happening.FLIPPED and event.seat == last.seat
        ]
        player, cards = self.reading.full_name(last.seat), ""
        if last.code == Happening.TAKEN:
            cards = self.reading.both([self._name(card) for card in several(last, "cards")])
        if spaces and not painted:
            space = ", ".join(spaces)
            return say(f"pc-brief-{last.code}", player=player, space=space, cards=cards)
        flipped = [say("pc-short-flipped", space=space) for space in spaces]
        return " ".join((*flipped, say(f"pc-short-{last.code}", player=player, cards=cards)))
