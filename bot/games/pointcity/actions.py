"""The actions of Point City."""

from __future__ import annotations

from typing import TypeAlias

from bot.games import game
from bot.games.pointcity.cards import Face


class Flip(game.Action, frozen=True, gc=False):
    """Turn the card of a space, such as ``b2``, to its building side; once, before taking."""

    space: str


class Take(game.Action, frozen=True, gc=False):
    """Take the cards of two adjacent spaces, the one earlier in reading order first."""

    first: str
    second: str


class TakeDeck(game.Action, frozen=True, gc=False):
    """Take the top two cards of the deck."""


class Pay(game.Action, frozen=True, gc=False):
    """Pay for the buildings taken with cards, in the order of `FACES`.

    With none where permanent resources cover everything.
    """

    cards: tuple[Face, ...] = ()


class TakeToken(game.Action, frozen=True, gc=False):
    """Take a civic token, by its number."""

    token: int


class End(game.Action, frozen=True, gc=False):
    """End the last turn without taking: the deck is empty and no pair can be paid."""


Action: TypeAlias = Flip | Take | TakeDeck | Pay | TakeToken | End
