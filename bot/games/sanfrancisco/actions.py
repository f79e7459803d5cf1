"""The actions of San Francisco."""

from __future__ import annotations

from typing import TypeAlias

from bot.games import game
from bot.games.sanfrancisco.cards import Bonus, Colour


class Draw(game.Action, frozen=True, gc=False):
    """Action A: turn over the top card."""


class Place(game.Action, frozen=True, gc=False):
    """Put the card turned over in a column, 1 to 3."""

    column: int


class Finalize(game.Action, frozen=True, gc=False):
    """Action B: take a column, 1 to 3."""

    column: int


class Build(game.Action, frozen=True, gc=False):
    """Build a taken card; `row` is given for a universal card and for no other."""

    card: str
    row: Colour | None = None


class Refuse(game.Action, frozen=True, gc=False):
    """Refuse one taken card that could be built."""

    card: str


class Done(game.Action, frozen=True, gc=False):
    """Refuse all taken cards that are left and end the turn."""


class Choose(game.Action, frozen=True, gc=False):
    """Take a bonus that is owed."""

    bonus: Bonus


class Put(game.Action, frozen=True, gc=False):
    """Put the bonus taken: a token on a space, 1 to 5, of the row; a card (no space) in the row."""

    row: Colour
    space: int | None = None


class Discard(game.Action, frozen=True, gc=False):
    """Spend the contract-discard token on 1 or 2 contracts."""

    count: int


Action: TypeAlias = Draw | Place | Finalize | Build | Refuse | Done | Choose | Put | Discard
