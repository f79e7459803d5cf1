"""Positions of the tiny game as text.

Lines say what differs from the start of a game of two whose cards lie in the order of their ids:

``seats 3``, ``first 2``, ``round 4``
    How many play, who begins each round, which round it is.
``phase draw``, ``turn 2``
    What is to be done, and by whom where not by all.
``hand 1 c01 c05 c09``
    The cards of a seat.
``discards c07 c02``
    Up to the open one.
``given 1 c05``
    What a seat has chosen to give, or ``chosen 1``: that it has chosen.
``deck c03 c08``
    The deck from the top.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from bot.games.position import Pieces, line_of, read_lines, write_lines
from tests.tiny.state import HAND, HIDDEN, MOST, ROUNDS, Phase, State, cards

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.games.position import Lines

NAME = "tiny"
KEYS = {
    **dict.fromkeys(("seats", "first", "round", "phase", "turn"), 0),
    "hand": MOST,
    "discards": 0,
    **dict.fromkeys(("given", "chosen"), MOST),
    "deck": 0,
}


def write_position(state: State, *, public: bool = False) -> str:
    """Return a position as text; a public one names no card but the discards."""
    return write_lines(NAME, _lines(state, public=public and state.phase is not Phase.OVER))


def _lines(state: State, *, public: bool) -> Iterator[str]:
    yield f"seats {state.seats}"
    yield f"first {state.first}"
    yield f"round {state.round}"
    yield f"phase {state.phase}"
    if state.seat:
        yield f"turn {state.seat}"
    yield line_of("discards", state.discards)
    for seat, (hand, given) in enumerate(zip(state.hands, state.given, strict=True), start=1):
        if not public:
            yield line_of(f"hand {seat}", hand)
        if given != HIDDEN:
            yield f"chosen {seat}" if public else f"given {seat} {given}"
    if not public:
        yield line_of("deck", state.deck)


def read_position(text: str) -> State:
    """Return the position that a text describes, or raise `BadPosition`."""
    lines = read_lines(text, NAME, KEYS)
    seats = _number(lines, "seats", 2, MOST)
    seat = _number(lines, "turn", 1, seats) if "turn" in lines else 0
    phase = lines.get("phase")
    left = Pieces("card", {card: card for card in cards(seats)})
    laid = {
        key: left.take_all(lines.get(key), lines.get(key).words)
        for key in ("discards", "deck", *(f"hand {number}" for number in range(1, seats + 1)))
        if key in lines
    }
    rest = iter(left.take_rest())
    doing = Phase(phase.one_of(phase.only_word(), tuple(Phase))) if "phase" in lines else Phase.GIVE
    hands: list[tuple[str, ...]] = []
    for number in range(1, seats + 1):
        size = HAND + (doing is Phase.DISCARD and number == seat)
        dealt = laid.get(f"hand {number}") or tuple(islice(rest, size))
        hands.append(tuple(sorted(dealt)))
    return State(
        hands=tuple(hands),
        discards=laid["discards"] if "discards" in laid else (next(rest),),
        deck=laid["deck"] if "deck" in laid else tuple(rest),
        given=tuple(_given(lines, number, hand) for number, hand in enumerate(hands, start=1)),
        first=_number(lines, "first", 1, seats),
        phase=doing,
        seat=seat,
        round=_number(lines, "round", 1, ROUNDS),
    )


def _number(lines: Lines, key: str, lowest: int, highest: int) -> int:
    return lines.get(key).only_count(lowest, highest) if key in lines else lowest


def _given(lines: Lines, seat: int, hand: tuple[str, ...]) -> str:
    line = lines.get(f"given {seat}")
    if f"given {seat}" in lines:
        return line.one_of(line.only_word(), hand)
    return hand[0] if f"chosen {seat}" in lines else HIDDEN
