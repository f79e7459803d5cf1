"""The notation of San Francisco: one short text for each action, one for each space."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bot.games.errors import BadNotation
from bot.games.sanfrancisco.actions import (
    Build,
    Choose,
    Discard,
    Done,
    Draw,
    Finalize,
    Place,
    Put,
    Refuse,
)
from bot.games.sanfrancisco.cards import BONUSES, ROWS, Bonus, Colour

if TYPE_CHECKING:
    from bot.games.sanfrancisco.actions import (
        Action,
    )

_CARD = r"(?P<card>c(?:0[1-9]|[1-7][0-9]|8[0-7]))"
_ROW = rf"(?P<row>{'|'.join(ROWS)})"
_FORMS = re.compile(
    rf"""
    (?P<draw>draw)
    | place\ (?P<place>[1-3])
    | finalize\ (?P<finalize>[1-3])
    | build\ {_CARD}(?:\ {_ROW})?
    | refuse\ {_CARD.replace("card", "refuse")}
    | (?P<done>done)
    | bonus\ (?P<bonus>{"|".join(BONUSES)})
    | put\ {_ROW.replace("row", "put")}(?P<space>[1-5])?
    | discard\ (?P<discard>[12])
    """,
    re.ASCII | re.VERBOSE,
)


def format_action(action: Action) -> str:
    """Return the notation of an action, without its seat."""
    match action:
        case Draw():
            return "draw"
        case Place(column=column):
            return f"place {column}"
        case Finalize(column=column):
            return f"finalize {column}"
        case Build(card=card, row=row):
            return f"build {card}" if row is None else f"build {card} {row}"
        case Refuse(card=card):
            return f"refuse {card}"
        case Done():
            return "done"
        case Choose(bonus=bonus):
            return f"bonus {bonus}"
        case Put(row=row, space=space):
            return f"put {row}" if space is None else f"put {row}{space}"
        case Discard(count=count):
            return f"discard {count}"


def parse_action(seat: int, text: str) -> Action:
    """Return the action a text means: exactly what `format_action` would write, nothing else.

    Raises
    ------
    BadNotation
        When it is none.
    """
    match = _FORMS.fullmatch(text)
    if match is None:
        raise BadNotation("not-an-action", text=text)
    said = match.groupdict()
    if said["place"]:
        return Place(seat, int(said["place"]))
    if said["finalize"]:
        return Finalize(seat, int(said["finalize"]))
    if said["card"]:
        return Build(seat, said["card"], Colour(said["row"]) if said["row"] else None)
    if said["refuse"]:
        return Refuse(seat, said["refuse"])
    if said["bonus"]:
        return Choose(seat, Bonus(said["bonus"]))
    if said["put"]:
        return Put(seat, Colour(said["put"]), int(said["space"]) if said["space"] else None)
    if said["discard"]:
        return Discard(seat, int(said["discard"]))
    return Done(seat) if said["done"] else Draw(seat)
