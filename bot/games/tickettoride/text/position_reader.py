"""Reads the text of a position of Ticket to Ride: San Francisco."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace

from bot.games.errors import GameError
from bot.games.position import Pieces
from bot.games.tickettoride import maps
from bot.games.tickettoride.cards import (
    FEWEST,
    MOST,
    SYMBOLS,
    TRAMS,
)
from bot.games.tickettoride.legal import CHOICES
from bot.games.tickettoride.rules import RESETS
from bot.games.tickettoride.state import Ending, Phase, Stack, State
from bot.games.tickettoride.text.position_cards import DEALT, CardReader
from bot.games.tickettoride.tokens import WAITING, batch_of, offered, placer, stack_of
from bot.games.tickettoride.ways import is_closed

if TYPE_CHECKING:
    from bot.games.position import Lines, PositionLine
    from bot.games.tickettoride.cards import Symbol
    from bot.games.tickettoride.map import Map

    T = TypeVar("T")

NAME = "tickettoride"
KEYS = {
    **dict.fromkeys(("map", "seats", "first", "phase", "turn", "last", "passes", "end"), 0),
    **dict.fromkeys(("hand", "cards", "tickets", "held", "offer", "keep", "chosen"), MOST),
    **dict.fromkeys(("routes", "tokens", "shown"), MOST),
    **dict.fromkeys(("newest", "stacks", "waiting", "row", "discards", "deck", "pile"), 0),
    "resets": 0,
}


class Reader:
    """Reads the lines of one position."""

    def __init__(self, lines: Lines) -> None:
        self._lines = lines
        for seat in range(1, MOST + 1):
            lines.refuse_beside(f"hand {seat}", [f"cards {seat}"])
            lines.refuse_beside(f"tickets {seat}", [f"held {seat}"])
            lines.refuse_beside(f"keep {seat}", [f"chosen {seat}"])
        self._map: Map = self._read_map()
        self._seats = self._count("seats", FEWEST, MOST, FEWEST)
        for key in (
            "hand",
            "cards",
            "tickets",
            "held",
            "offer",
            "keep",
            "chosen",
            "routes",
            "shown",
        ):
            for _ in lines.of(key, self._seats):
                pass
        self._tickets = Pieces("ticket", self._map.ticket)

    def read(self) -> State:
        """Return the position, or raise `BadPosition`."""
        phase = self._phase()
        first = self._count("first", 1, self._seats, 1)
        ending = self._ending(phase)
        owners = self._owners()
        tokens, waiting = self._tokens(phase)
        tickets = self._kept(phase)
        cards = CardReader(self._lines, self._seats)
        hands, row, discards, deck = cards.read()
        state = State(
            map=self._map.name,
            digest=self._map.digest,
            first=first,
            seat=0,
            phase=phase,
            hands=hands,
            shown=cards.shown,
            tickets=tickets[0],
            offers=tickets[1],
            chosen=self._chosen(phase),
            trams=self._trams(owners),
            owners=owners,
            newest=self._newest(owners),
            tokens=tokens,
            stacks=self._stacks(tokens, waiting),
            waiting=waiting,
            deck=deck,
            row=row,
            discards=discards,
            pile=tickets[2],
            resets=self._count("resets", 0, RESETS, 0),
            last=self._count("last", 1, self._seats, 0),
            passes=self._count("passes", 1, self._seats, 0),
            ending=ending,
        )
        return self._in_turn(state)

    def _read_map(self) -> Map:
        if "map" not in self._lines:
            return maps.current()
        line = self._lines.get("map")
        if len(line.words) != 2:
            raise line.fault("map-malformed")
        try:
            return maps.known(*line.words)
        except GameError as error:
            raise line.fault(error.code, **error.values) from error

    def _count(self, key: str, lowest: int, highest: int, otherwise: int) -> int:
        if key not in self._lines:
            return otherwise
        return self._lines.get(key).only_count(lowest, highest)

    def _phase(self) -> Phase:
        if "phase" not in self._lines:
            return Phase.KEEP
        line = self._lines.get("phase")
        return Phase(line.one_of(line.only_word(), Phase))

    def _ending(self, phase: Phase) -> Ending | None:
        """Return the ending from the line ``end``, or None if the game is not over.

        Raises `BadPosition` if there is such a line in another phase than ``over``, or none in it.
        """
        line = self._lines.get("end")
        over = phase is Phase.OVER
        if over != ("end" in self._lines):
            key = "phase" if over else "end"
            other = "end" if over else "phase over"
            raise self._lines.get(key).fault("alone", key=key, other=other)
        return Ending(line.one_of(line.only_word(), Ending)) if over else None

    def _in_turn(self, state: State) -> State:
        line = self._lines.get("phase")
        if state.phase is Phase.KEEP:
            if "turn" in self._lines:
                raise self._lines.get("turn").fault("all-choose")
            return state
        seat = self._count("turn", 1, self._seats, 1)
        state = replace(state, seat=seat)
        if state.phase is Phase.PLACE and seat != placer(state):
            raise self._lines.get("turn").fault("not-placing", seat=placer(state))
        if state.phase is Phase.TOKEN:
            route = self._map.route.get(state.newest)
            if route is None or len(offered(self._map, state, route)) < 2:
                raise line.fault("no-token-choice")
        if state.phase is Phase.DONE and not state.due:
            raise line.fault("nothing-to-shuffle")
        if None in state.row and state.deck:
            raise self._lines.get("row").fault("row-gap")
        if state.ending is Ending.TRAMS and state.last != seat:
            raise self._lines.get("end").fault("last-missing", seat=seat)
        return state

    def _owners(self) -> tuple[int, ...]:
        left = Pieces("route", self._map.route)
        owners = [0] * len(self._map.routes)
        for seat, line in self._lines.of("routes", self._seats):
            for route in left.take_all(line, line.words):
                owners[self._map.number[route.id]] = seat
        for seat, line in self._lines.of("routes", self._seats):
            for number, owner in enumerate(owners):
                if owner == seat and is_closed(self._map, tuple(owners), number, self._seats, seat):
                    raise line.fault("both-tracks", route=self._map.routes[number].id)
        return tuple(owners)

    def _trams(self, owners: tuple[int, ...]) -> tuple[int, ...]:
        """Return the trams left: those not on routes."""
        left = [TRAMS] * self._seats
        for number, owner in enumerate(owners):
            if owner:
                left[owner - 1] -= self._map.routes[number].length
        for seat, line in self._lines.of("routes", self._seats):
            if left[seat - 1] < 0:
                raise line.fault("trams", trams=TRAMS, found=TRAMS - left[seat - 1])
        return tuple(left)

    def _newest(self, owners: tuple[int, ...]) -> str:
        if "newest" not in self._lines:
            return ""
        line = self._lines.get("newest")
        route = self._map.route.get(line.only_word())
        if route is None or not owners[self._map.number[route.id]]:
            raise line.fault("not-claimed", route=line.only_word())
        return route.id

    def _symbols(self, key: str, line: PositionLine) -> tuple[Symbol, ...]:
        known = {symbol.value: symbol for symbol in SYMBOLS}
        found = tuple(known[line.one_of(word, known)] for word in line.words)
        for symbol in found:
            if found.count(symbol) > 1:
                raise line.fault("word-twice", key=key, word=symbol)
        return found

    def _tokens(self, phase: Phase) -> tuple[tuple[tuple[Symbol, ...], ...], tuple[Symbol, ...]]:
        held: list[tuple[Symbol, ...]] = [()] * self._seats
        for seat, line in self._lines.of("tokens", self._seats):
            held[seat - 1] = self._symbols(f"tokens {seat}", line)
        line = self._lines.get("waiting")
        early = phase in (Phase.KEEP, Phase.PLACE)
        waiting = SYMBOLS[-WAITING:] if early else ()
        if "waiting" in self._lines:
            waiting = self._symbols("waiting", line)
        right = range(WAITING, WAITING + 1) if phase is Phase.KEEP else range(1, WAITING + 1)
        if len(waiting) not in (right if early else (0,)):
            raise line.fault("waiting", found=len(waiting), phase=phase)
        return tuple(held), waiting

    def _stacks(
        self, held: tuple[tuple[Symbol, ...], ...], waiting: tuple[Symbol, ...]
    ) -> tuple[Stack | None, ...]:
        found: list[Stack | None] = [None] * len(self._map.locations)
        if "stacks" not in self._lines:
            full = stack_of(self._seats)
            others = (symbol for symbol in SYMBOLS if symbol not in waiting)
            for location, symbol in zip(self._map.souvenirs, others, strict=False):
                left = full - sum(symbol in tokens for tokens in held)
                if left > 0:
                    found[self._map.place[location.id]] = Stack(symbol, left)
            return tuple(found)
        line = self._lines.get("stacks")
        known = {symbol.value: symbol for symbol in SYMBOLS}
        for word in line.words:
            where, _, text = word.partition(":")
            name, _, count = text.partition("*")
            if where not in self._map.place:
                raise line.fault("location-unknown", location=where)
            symbol = known[line.one_of(name, known)]
            place = self._map.place[where]
            others = [each.symbol for each in found if each]
            if found[place] or symbol in others or symbol in waiting:
                raise line.fault("word-twice", key=line.key, word=where if found[place] else symbol)
            most = max(stack_of(self._seats), batch_of(self._seats))
            found[place] = Stack(symbol, line.count(count, 1, most) if count else 1)
        return tuple(found)

    def _kept(
        self, phase: Phase
    ) -> tuple[tuple[tuple[str, ...], ...], tuple[tuple[str, ...], ...], tuple[str, ...]]:
        taken: dict[str, tuple[str, ...]] = {}
        for key in ("tickets", "offer"):
            for seat, line in self._lines.of(key, self._seats):
                tickets = self._tickets.take_all(line, line.words)
                taken[f"{key} {seat}"] = tuple(each.id for each in tickets)
        pile = self._lines.get("pile")
        piled = tuple(each.id for each in self._tickets.take_all(pile, pile.words))
        rest = iter([*self._tickets.left])
        mover = self._count("turn", 1, self._seats, 1)
        held: list[tuple[str, ...]] = []
        offers: list[tuple[str, ...]] = []
        for seat in range(1, self._seats + 1):
            early = phase is Phase.KEEP
            offering = early or (phase is Phase.OFFER and seat == mover)
            size = self._count(f"held {seat}", 0, len(self._map.tickets), 0 if early else DEALT)
            kept = taken.get(f"tickets {seat}")
            held.append(kept if kept is not None else tuple(islice(rest, size)))
            offer = taken.get(f"offer {seat}")
            if offer is not None and len(offer) != (DEALT if offering else 0):
                line = self._lines.get(f"offer {seat}")
                raise line.fault("offer-size", found=len(offer), expected=DEALT * offering)
            offers.append(offer if offer is not None else tuple(islice(rest, DEALT * offering)))
        left = tuple(rest)
        if "pile" in self._lines and left:
            raise pile.fault("tickets-left", found=len(left))
        return tuple(held), tuple(offers), piled if "pile" in self._lines else left

    def _chosen(self, phase: Phase) -> tuple[tuple[int, ...], ...]:
        found: list[tuple[int, ...]] = [()] * self._seats
        for key in ("keep", "chosen"):
            for seat, line in self._lines.of(key, self._seats):
                if phase is not Phase.KEEP:
                    raise line.fault("alone", key=line.key, other="phase keep")
                places = tuple(line.count(word, 1, DEALT) for word in line.words) or (1,)
                if places not in CHOICES or (key == "keep") != bool(line.words):
                    raise line.fault("keep-malformed", key=line.key)
                found[seat - 1] = places
        return tuple(found) if phase is Phase.KEEP else ()
