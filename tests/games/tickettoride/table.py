"""Positions of Ticket to Ride, and what tests ask of them, so that a test reads as a rule."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from bot.games.errors import GameError
from bot.games.game import CHANCE
from bot.games.tickettoride import GAME, maps
from bot.games.tickettoride.cards import ALL, CARDS, SYMBOLS, Card
from bot.games.tickettoride.state import Setup

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.game import Event
    from bot.games.tickettoride.state import State

BOX = dict(zip(CARDS, ALL, strict=True))
"""How many cards of each kind there are."""


def words(text: str) -> list[str]:
    """Return words one by one, ``red*3`` being three."""
    return [name for word in text.split() for name in _run(word)]


def _run(word: str) -> list[str]:
    name, _, count = word.partition("*")
    return [name] * int(count or 1)


def others(*texts: str) -> list[str]:
    """Return all cards of the box but those named."""
    left = Counter({str(card): count for card, count in BOX.items()})
    for text in texts:
        left.subtract(words(text))
    assert min(left.values()) >= 0
    return [card for card, count in left.items() for _ in range(count)]


def setup(
    seats: int, first: int = 1, *, order: str = "", tickets: str = "", tokens: str = ""
) -> Setup:
    """Return a setup whose cards, tickets and symbols begin as named; the rest in their order."""
    board = maps.standard()
    named = tickets.split()
    symbols = [*tokens.split(), *(each for each in SYMBOLS if each not in tokens.split())]
    return Setup(
        map=board.name,
        digest=board.digest,
        seats=seats,
        first=first,
        tokens=tuple(each for name in symbols for each in SYMBOLS if each == name),
        order=tuple(Card(name) for name in (*words(order), *others(order))),
        tickets=(*named, *(each.id for each in board.tickets if each.id not in named)),
    )


def begun(seats: int, first: int = 1, **named: str) -> State:
    """Return the start of a game, before tickets are chosen."""
    return GAME.start(setup(seats, first, **named))


def position(*lines: str, rest: str = "") -> State:
    """Return the position of some lines, written as `bot.games.tickettoride.text.position` says.

    `rest` is the line that gets all cards no line names, such as ``hand 2``.
    """
    if rest:
        keys = ("hand", "row", "deck", "discards")
        named = [line.partition(" ")[2] for line in lines if line.startswith(keys)]
        named = [word for text in named for word in text.split() if not word.isdigit()]
        lines = (
            *lines,
            f"{rest} {' '.join(others(' '.join(each for each in named if each != '-')))}",
        )
    return GAME.read_position("\n".join(("game tickettoride", *lines, "")))


def turn(*lines: str, rest: str = "") -> State:
    """Return a position at the beginning of a turn, of two players unless a line says otherwise."""
    return position("phase turn", *lines, rest=rest)


def acting(state: State) -> int:
    """Return the seat to act; 0 for chance."""
    return next(iter(GAME.to_act(state)), CHANCE)


def play(state: State, *notations: str) -> tuple[State, list[Event]]:
    """Play actions of whoever may act; return the position and all that happened.

    One that begins with the number of a seat is of that seat.
    """
    happened: list[Event] = []
    for text in notations:
        seat = int(text[0]) if text[0].isdigit() else acting(state)
        action = GAME.parse(seat, text.lstrip("0123456789 "))
        state, events = GAME.apply(state, action)
        happened += events
    return state, happened


def after(state: State, *notations: str) -> State:
    return play(state, *notations)[0]


def refused(state: State, text: str) -> str:
    """Return the code with which an action is refused; empty if it is legal."""
    try:
        play(state, text)
    except GameError as error:
        return error.code
    return ""


def told(events: Sequence[Event], code: str = "") -> list[str]:
    """Return events as text, all or those of one code: code, seat and values."""
    return [
        " ".join(map(str, (each.code, each.seat, *each.values.values())))
        for each in events
        if code in ("", each.code)
    ]


def offered(state: State, verb: str = "", seat: int | None = None) -> list[str]:
    """Return the legal actions in notation, of a seat or all, those that begin with a verb."""
    legal = [each for each in GAME.legal_actions(state) if seat in (None, each.seat)]
    return [text for text in map(GAME.format, legal) if text.startswith(verb)]


def hand(state: State, seat: int = 1) -> str:
    """Return the cards in a hand, in the order of the rules."""
    counts = zip(CARDS, state.hands[seat - 1], strict=True)
    return " ".join(card for card, count in counts for _ in range(count))


def row(state: State) -> str:
    return " ".join(card or "-" for card in state.row)


def lying(state: State) -> dict[str, str]:
    """Return the tokens on the map, such as ``bell*2``, by location."""
    places = zip(maps.standard().locations, state.stacks, strict=True)
    return {location.id: f"{stack.symbol}*{stack.left}" for location, stack in places if stack}
