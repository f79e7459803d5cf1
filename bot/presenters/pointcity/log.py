"""What happened, in words: a move, a turn, the private answer, the line on the picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.pointcity.cards import FACES, RESOURCES, Face
from bot.games.pointcity.events import Happening
from bot.games.pointcity.paying import five
from bot.games.pointcity.state import Phase
from bot.presenters.names import bold_name, painted_name
from bot.presenters.phrases import LONGEST_TEXT
from bot.presenters.pointcity.cards import (
    amounts,
    both,
    building_name,
    building_words,
    face_words,
    faces_words,
    known_buildings,
)
from bot.presenters.pointcity.happenings import (
    TAKING,
    counted,
    events_of,
    has_settled,
    last_moves,
    named,
    several,
)
from bot.presenters.pointcity.tokens import token_text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.games.game import Event
    from bot.games.pointcity.cards import Building
    from bot.games.pointcity.view import View
    from bot.presenters.presenter import Move, Player, Recent
    from bot.words.words import Words


class Telling:
    """Tells the moves of one turn.

    Parameters
    ----------
    you
        The seat that alone reads it: "You take", not "Ann takes"; None: everybody does.
    """

    def __init__(
        self, view: View, players: Sequence[Player], words: Words, *, you: int | None = None
    ) -> None:
        self._buildings = known_buildings(view)
        self._players = players
        self._words = words
        self._you = you

    def tell(self, moves: Sequence[Move]) -> str:
        """Return whole sentences."""
        said = [self._sentence(move.events, at) for move in moves for at in range(len(move.events))]
        return " ".join(sentence for sentence in said if sentence)

    def _did(self, code: str, seat: int, /, **values: str | int) -> str:
        return self._words.say(
            f"pc-did-{code}",
            person="you" if seat == self._you else "other",
            player=bold_name(self._players, seat, self._words),
            **values,
        )

    def _card(self, name: str) -> str:
        """Return a card in words as an event names it: by its face, or a building by its id."""
        if name in FACES:
            return face_words(Face(name), self._words)
        building = self._buildings.get(name)
        # Turned over and taken back since, all agreeing: its building side is hidden again.
        if building is None:
            return self._words.say("pc-building-unknown")
        return building_words(building, self._words)

    def _placed(self, event: Event) -> str:
        """Return two cards with their spaces."""
        pairs = zip(several(event, "spaces"), several(event, "cards"), strict=True)
        say = self._words.say
        return both(
            [say("pc-at", space=space, card=self._card(card)) for space, card in pairs], self._words
        )

    def _sentence(self, events: Sequence[Event], at: int) -> str:
        """Return the sentence for one event of a move, empty for what goes without saying."""
        event = events[at]
        code, seat = event.code, event.seat
        match code:
            case Happening.FLIPPED:
                face, card = self._card(named(event, "face")), self._card(named(event, "card"))
                return self._did(code, seat, space=named(event, "space"), face=face, card=card)
            case Happening.TAKEN | Happening.REFILLED:
                return self._did(code, seat, cards=self._placed(event))
            case Happening.TAKEN_FROM_DECK:
                cards = both([self._card(card) for card in several(event, "cards")], self._words)
                return self._did(code, seat, cards=cards)
            case Happening.PAID:
                return self._paid(event, events[at + 1 :])
            case Happening.TOKEN_TAKEN:
                number = counted(event, "token")
                token = token_text(number, self._words)
                return self._did(code, seat, number=number, token=token)
            case Happening.TOKEN_NONE:
                return self._did(code, seat, count=counted(event, "tokens"))
            case Happening.NOTHING_TAKEN | Happening.ENDED:
                return self._did(code, seat)
            case _:
                # What is built is said with its payment; the automaton builds whatever it takes.
                return ""

    def _paid(self, event: Event, later: Sequence[Event]) -> str:
        """Return what was built, and what it was paid with."""
        ids = [
            named(each, "card")
            for each in later
            if each.code == Happening.BUILT and each.seat == event.seat
        ]
        cards = both([self._name(each) for each in ids], self._words)
        paid = faces_words(map(Face, several(event, "cards")), self._words)
        symbols = several(event, "permanent")
        permanent = amounts(five(map(symbols.count, RESOURCES)), self._words)
        way = "both" if paid and permanent else "cards" if paid else "permanent"
        return self._did(f"paid-{way}", event.seat, cards=cards, paid=paid, permanent=permanent)

    def _name(self, card: str) -> str:
        building = self._buildings.get(card)
        if building is None:
            return self._words.say("pc-building-unknown")
        return building_name(building, self._words)


def turn_lines(
    view: View, players: Sequence[Player], moves: Sequence[Move], words: Words
) -> list[str]:
    """Return a line a move; a turn of very many words is told as a whole, in one line."""
    telling = Telling(view, players, words)
    lines = [telling.tell([move]) for move in moves]
    return lines if sum(len(line) + 1 for line in lines) <= LONGEST_TEXT else [telling.tell(moves)]


def story(view: View, players: Sequence[Player], recent: Recent, words: Words) -> list[str]:
    """Return what happened, a line a turn.

    The turn before is told until the one that is on has taken cards.
    """
    telling = Telling(view, players, words)
    if view.phase is Phase.OVER:
        moves = last_moves(recent)
        return [words.say("pc-last-turn", story=telling.tell(moves))] if moves else []
    lines: list[str] = []
    if recent.previous and not has_settled(recent.current):
        lines.append(words.say("pc-last-turn", story=telling.tell(recent.previous)))
    if recent.current:
        lines.append(words.say("pc-this-turn", story=telling.tell(recent.current)))
    return lines


def short_story(view: View, players: Sequence[Player], recent: Recent, words: Words) -> str:
    """Return what was taken last in some 60 characters, for the picture."""
    if view.ending is not None:
        return words.say("pc-short-ended")
    events = [event for event in events_of(last_moves(recent)) if event.code in TAKING]
    if not events:
        return ""
    event = events[-1]
    player = painted_name(players, event.seat, words)
    if event.code != Happening.TAKEN:
        return words.say(f"pc-short-{event.code}", player=player)
    buildings = known_buildings(view)
    cards = both([_short(card, buildings, words) for card in several(event, "cards")], words)
    return words.say("pc-short-taken", player=player, cards=cards)


def _short(card: str, buildings: Mapping[str, Building], words: Words) -> str:
    if card in FACES:
        return face_words(Face(card), words)
    building = buildings.get(card)
    return words.say("pc-building-unknown") if building is None else building_name(building, words)
