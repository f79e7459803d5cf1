"""The notation of Point City: one short text for each action."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bot.games.errors import BadNotation
from bot.games.pointcity.actions import End, Flip, Pay, Take, TakeDeck, TakeToken
from bot.games.pointcity.cards import FACES, Face

if TYPE_CHECKING:
    from bot.games.pointcity.actions import Action

_SPACE = "[a-d][1-4]"
_FACE = "|".join(reversed(FACES))
_FORMS = re.compile(
    rf"""
    flip\ (?P<flip>{_SPACE})
    | take\ (?P<first>{_SPACE})\ (?P<second>{_SPACE})
    | (?P<deck>take\ deck)
    | (?P<pay>pay)(?P<cards>(?:\ (?:{_FACE}))*)
    | token\ (?P<token>[1-9]|1[0-9]|2[0-2])
    | end
    """,
    re.ASCII | re.VERBOSE,
)

_HALVES = re.compile(rf"take (?:(?P<one>{_SPACE})|{_SPACE} deck|deck {_SPACE})", re.ASCII)
"""What a command says that names one card alone, or a card and the deck."""


def format_action(action: Action) -> str:
    """Return the notation of an action, without its seat."""
    match action:
        case Flip(space=space):
            return f"flip {space}"
        case Take(first=first, second=second):
            return f"take {first} {second}"
        case TakeDeck():
            return "take deck"
        case Pay(cards=cards):
            return " ".join(("pay", *cards))
        case TakeToken(token=token):
            return f"token {token}"
        case End():
            return "end"


def parse_action(seat: int, text: str) -> Action:
    """Return the action a text means: exactly what `format_action` would write, nothing else.

    Raises
    ------
    BadNotation
        When it is none.
    """
    match = _FORMS.fullmatch(text)
    if match is None:
        half = _HALVES.fullmatch(text)
        code = "not-an-action" if half is None else "one-card" if half["one"] else "deck-and-market"
        raise BadNotation(code, text=text)
    said = match.groupdict()
    if said["flip"]:
        return Flip(seat, said["flip"])
    if said["first"]:
        return Take(seat, said["first"], said["second"])
    if said["pay"]:
        return Pay(seat, tuple(Face(face) for face in said["cards"].split()))
    if said["token"]:
        return TakeToken(seat, int(said["token"]))
    return TakeDeck(seat) if said["deck"] else End(seat)
