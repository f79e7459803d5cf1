"""The pieces of finished games, and who took them: for those who weigh a deck or a map."""

from __future__ import annotations

import msgspec


class Piece(msgspec.Struct, frozen=True):
    """A card, route, token or the like that came up in a game, so that it could be taken.

    Parameters
    ----------
    kind
        Which pieces it is compared with, in plain words, such as ``route``. One piece may be told
        several times under different kinds, such as a card by its id and by its colour.
    name
        What it is called in statistics; pieces that are alike have one name.
    seat
        Who took it, an automaton's seat coming last; 0: nobody.
    """

    kind: str
    name: str
    seat: int
