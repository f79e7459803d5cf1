"""How the tiny game is written down: its actions, and what a record says before them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bot.games.errors import BadNotation, BadRecord
from bot.games.game import HIDDEN as LEFT_OUT
from tests.tiny.state import (
    FEWEST,
    MOST,
    Discard,
    Draw,
    Give,
    Phase,
    Setup,
    Shuffle,
    Take,
    cards,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tests.tiny.state import Action, State

KEYS: tuple[str, ...] = ("seats", "first", "order")
OPTIONAL = frozenset({"order"})
"""The keys not every record has: while the game runs the order of the cards is not told."""
_CARD = r"c(?:0[1-9]|1[0-9]|20)"
_FORMS = re.compile(
    rf"(?P<verb>give|discard) (?P<card>{_CARD})|draw|take|shuffle(?P<order>(?: {_CARD})+)", re.ASCII
)


def format_action(action: Action) -> str:
    """Return the notation of an action, without its seat."""
    match action:
        case Give(card=card):
            return f"give {card}"
        case Draw():
            return "draw"
        case Take():
            return "take"
        case Discard(card=card):
            return f"discard {card}"
        case Shuffle(order=order):
            return " ".join(("shuffle", *order))


def text_for(action: Action, seat: int | None, now: State | None = None) -> str:
    """Return the notation as the seat may see it: without a card given, or the order shuffled."""
    del now
    hidden = isinstance(action, Shuffle) or (isinstance(action, Give) and action.seat != seat)
    text = format_action(action)
    return text.partition(" ")[0] if hidden else text


def parse_action(seat: int, text: str) -> Action:
    """Return the action a text means, or raise `BadNotation`."""
    if text in ("give", "shuffle"):
        raise BadNotation(LEFT_OUT, text=text)
    match = _FORMS.fullmatch(text)
    if match is None:
        raise BadNotation("not-an-action", text=text)
    if match["verb"]:
        return (Give if match["verb"] == "give" else Discard)(seat, match["card"])
    if match["order"]:
        return Shuffle(seat, tuple(match["order"].split()))
    return Draw(seat) if text == "draw" else Take(seat)


def header_lines(setup: Setup, state: State, *, whole: bool = False) -> list[tuple[str, str]]:
    """Return the header of a record; the order of the cards once nothing is hidden any more."""
    lines = [("seats", str(setup.seats)), ("first", str(setup.first))]
    told = whole or state.phase is Phase.OVER
    return [*lines, ("order", " ".join(setup.order))] if told else lines


def read_header(header: Mapping[str, tuple[int, str]]) -> Setup:
    """Return the setup a header writes down, or raise `BadRecord`."""
    seats = _number(*header["seats"], range(FEWEST, MOST + 1))
    first = _number(*header["first"], range(1, seats + 1))
    if "order" not in header:
        raise BadRecord(header["first"][0], LEFT_OUT)
    line, text = header["order"]
    order = tuple(text.split(" "))
    if sorted(order) != list(cards(seats)):
        raise BadRecord(line, "order-differs")
    return Setup(seats, first, order)


def _number(line: int, text: str, allowed: range) -> int:
    if text not in map(str, allowed):
        raise BadRecord(line, "out-of-range", text=text)
    return int(text)
