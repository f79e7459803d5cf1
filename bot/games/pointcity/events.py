"""What can happen in a game of Point City."""

from __future__ import annotations

from enum import StrEnum

from bot.games import game


class Happening(StrEnum):
    """The codes of the events; behind each, the values it carries.

    A card is named by what is up: its face (``energy2``), or its id (``c14``) for a building.
    Several are one text with blanks between. Spaces are named as in the notation (``b2``).
    Whatever the automaton does happens to seat 2.
    """

    FLIPPED = "flipped"
    """space, face (what was up), card (what is up now)"""
    TAKEN = "taken"
    """spaces (two), cards (two, in the same order)"""
    TAKEN_FROM_DECK = "taken-from-deck"
    """cards (two, the one that was in sight first)"""
    NOTHING_TAKEN = "nothing-taken"
    """No values: on the last turn no pair could be paid"""
    PAID = "paid"
    """cards (the faces paid, maybe none), permanent (what permanent resources covered, one word a
    symbol, maybe none)"""
    BUILT = "built"
    """card: a building joins the city"""
    TOKEN_TAKEN = "token-taken"  # noqa: S105  (a civic token)
    """token, left (how many can still be taken)"""
    TOKEN_NONE = "token-none"  # noqa: S105
    """tokens (how many are due): no civic token is left"""
    REFILLED = "refilled"
    """spaces (two), cards (two, in the same order), left (cards of the deck)"""
    TURN = game.TURN
    """The seat's turn begins; no values"""
    ENDED = game.ENDED
    """ending: `market`; the seat in whose turn"""
