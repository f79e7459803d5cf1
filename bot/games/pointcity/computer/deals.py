"""What a seat may see of a position of Point City as numbers, and deals of what it cannot see."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from bot.games.pointcity.cards import FACES, START_CARD, SYMBOLS, Side
from bot.games.pointcity.computer.position import (
    CompactCard,
    CompactCity,
    CompactTable,
    building,
    goal,
    piece,
)
from bot.games.pointcity.turns import tiers

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.games.game import Rng
    from bot.games.pointcity.cards import Card, Face
    from bot.games.pointcity.view import CityView, View

T = TypeVar("T")
_RANK = {face: rank for rank, face in enumerate(FACES)}
_TIERS = 4
_EMPTY = CompactCard(0, 0)
"""What lies on a space whose card was taken."""


class DealSight:
    """A view as numbers.

    Attributes
    ----------
    board
        The position, with no card of the deck.
    taken
        The buildings to be paid for.
    owed
        How many civic tokens are to be taken.
    """

    def __init__(self, view: View) -> None:
        self.board = _board(view)
        self.taken = [building(each) for each in view.taken]
        self.owed = view.owed
        self._below = tiers(len(view.cities))[-view.deck :][1:] if view.deck else ()
        self._top = None if view.top is None else _seen(view.top)
        self._seen = [
            (space, _seen(spot.card))
            for space, spot in enumerate(view.market)
            if spot is not None and spot.side is Side.RESOURCE
        ]
        self._behind: dict[int, list[CompactCard]] = {}
        for card in view.unseen:
            self._behind.setdefault(_seen(card), []).append(piece(card))
        self._lots = self._lots_of(view)

    def behind(self, space: int) -> list[CompactCard]:
        """Return the cards that may lie on a space of the market, the resource side up."""
        return self._behind[dict(self._seen)[space]]

    def deal(self, count: int, rng: Rng) -> CompactTable:
        """Return a board on which everything hidden is dealt at random.

        Parameters
        ----------
        count
            How many cards of the deck are needed; all are dealt if it has no more.
        """
        behind = {seen: cards.copy() for seen, cards in self._behind.items()}
        board = self.board.copy()
        for space, seen in self._seen:
            board.market[space] = _popped(behind[seen], rng)
        if self._top is not None:
            lots = {tier: seen.copy() for tier, seen in self._lots.items()}
            board.deck.append(_popped(behind[self._top], rng))
            board.deck += [
                _popped(behind[_popped(lots[tier], rng)], rng) for tier in self._below[: count - 1]
            ]
            board.deck.reverse()
        return board

    def _lots_of(self, view: View) -> dict[int, list[int]]:
        lots: dict[int, list[int]] = {}
        for card in view.unseen:
            lots.setdefault(card.tier, []).append(_seen(card))
        lying = [*view.discard, *(card for city in view.cities for card in city.hand)]
        shown = [_seen(card) for card in lying if card.tier != START_CARD.tier]
        shown += [seen for _, seen in self._seen]
        shown += [] if self._top is None else [self._top]
        for seen in shown:
            lots[seen % _TIERS].remove(seen)
        return lots


def _popped(items: list[T], rng: Rng) -> T:
    place = rng.randrange(len(items))
    items[place], items[-1] = items[-1], items[place]
    return items.pop()


def _seen(card: Card) -> int:
    """Return a number for what is to be seen of a resource card: its face and tier."""
    return _TIERS * _RANK[card.face] + card.tier


def _board(view: View) -> CompactTable:
    market = [_EMPTY if spot is None else piece(spot.card) for spot in view.market]
    built = [spot is not None and spot.side is Side.BUILDING for spot in view.market]
    for gap in view.gaps:
        built[gap.space] = gap.side is Side.BUILDING
    board = CompactTable(
        [_city(city) for city in view.cities],
        market,
        built,
        seat=view.mover - 1,
        left=view.deck,
        goals=[goal(each.token) for each in view.tokens],
        level=view.level,
    )
    board.gaps = [gap.space for gap in view.gaps]
    board.over = view.ending is not None
    return board


def _city(view: CityView) -> CompactCity:
    faces = [card.face for card in view.hand]
    return CompactCity(
        printed=view.printed,
        lasting=view.permanent,
        held=view.symbols,
        doubles=_doubles(faces),
        wild=view.ingenuity,
        goals=[goal(held.token) for held in view.tokens],
    )


def _doubles(faces: Iterable[Face]) -> list[int]:
    listed = list(faces)
    return [listed.count(face) for face in FACES if SYMBOLS[face] > 1]
