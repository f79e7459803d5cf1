"""What can happen in a game of San Francisco."""

from __future__ import annotations

from enum import StrEnum

from bot.games import game


class Happening(StrEnum):
    """The codes of the events; behind each, the values it carries.

    Cards are named by their id (`c14`, `card4`, `depot`), spaces as in the notation (`grey3`),
    districts by their colour, columns by their number.
    """

    DRAWN = "drawn"
    """card"""
    PLACED = "placed"
    """card, column, cards (in the column now)"""
    TOKEN_LAID = "token-laid"  # noqa: S105  (a foundation token)
    """card, column, left (tokens)"""
    FINALIZED = "finalized"
    """column, cards (how many), contracts (held by the seat, before any are discarded), taken
    (the cards, in the order they lay)"""
    CONTRACTS_DISCARDED = "contracts-discarded"
    """By every seat, one each; seat 0, no values"""
    BUILT = "built"
    """card, space; a bonus card too"""
    CONNECTED = "connected"
    """card, space: it carries a cable car from now on"""
    SQUARE_WOKE = "square-woke"
    """card, space: the city square is worth 4 from now on"""
    SKYSCRAPER = "skyscraper"
    """card, space, sum (of the neighbours), required"""
    MEDAL = "medal"
    """previous (the seat it comes from, 0 for none), skyscrapers"""
    COMPLETED = "completed"
    """district: the seat takes its completion token"""
    BONUS_OWED = "bonus-owed"
    """district"""
    BONUS_NONE = "bonus-none"
    """district: its bonus is due and none can be taken"""
    BONUS_TAKEN = "bonus-taken"
    """district, bonus"""
    TOKEN_PUT = "token-put"  # noqa: S105  (a bonus token)
    """bonus, card, space"""
    CONTRACTS_SPENT = "contracts-spent"
    """count, contracts (left): the contract-discard token is spent"""
    REFUSED = "refused"
    """card: by choice"""
    NO_ROOM = "no-room"
    """card: refused because no row can hold it"""
    TURN = game.TURN
    """The seat's turn begins; no values"""
    ENDED = game.ENDED
    """ending: `foundations` or `board`; the seat in whose turn"""
