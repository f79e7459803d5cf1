"""The content of a hand, of its map and of the closeup of the row.

As in `render.tickettoride.scene`, every word and every fact comes in ready. What a hand shows is
for its seat alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from render.parts.scene import Portrait, Scene

if TYPE_CHECKING:
    from render.tickettoride.board import Colour, MapBoard
    from render.tickettoride.scene import ClaimScene, OfferScene, PlayerScene, StackScene

KINDS = 7
"""The kinds of card."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CaptionScene:
    """The words above a section: at the left what it is, at the right a sum; 25 characters each."""

    title: str
    more: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class TicketScene:
    """A ticket of a hand.

    Parameters
    ----------
    start, end
        The names of its places.
    missing
        The least number of trams that would complete it, 0 if it is complete, None if it cannot be
        completed any more.
    number
        The number by which it can be kept, or None if it is held already.
    """

    start: str
    end: str
    points: int
    missing: int | None
    number: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PaymentScene:
    """Cards of one colour in a payment."""

    colour: Colour
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RouteScene:
    """A track that a hand can pay for.

    Parameters
    ----------
    start, end
        The names of its places.
    payment
        The payment proposed, at most two colours.
    helps
        It shortens the way of a ticket that is not complete.
    """

    start: str
    end: str
    payment: tuple[PaymentScene, ...]
    points: int
    helps: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class PortraitScene(Portrait):
    """One seat's part of a table for a phone: its hand, the row, its tickets, what it can claim.

    Parameters
    ----------
    board
        The map, for the worth of souvenirs.
    hand
        The number of cards by kind, in the order of `CARDS`, or None for somebody who may not see
        them.
    hand_caption, offer_caption, tickets_caption, routes_caption
        The words above the sections.
    tickets
        The tickets held, then those that are offered, or empty for who may not see them. At the
        end of the game those of every player may be seen.
    routes
        The tracks that can be paid for, at most six.
    others
        The other players, by seat.
    """

    board: MapBoard
    player: PlayerScene
    hand: tuple[int, ...] | None
    hand_caption: CaptionScene
    offer: OfferScene
    offer_caption: CaptionScene
    tickets: tuple[TicketScene, ...] = ()
    tickets_caption: CaptionScene = CaptionScene(title="")
    routes: tuple[RouteScene, ...] = ()
    routes_caption: CaptionScene = CaptionScene(title="")
    others: tuple[PlayerScene, ...]

    def __post_init__(self) -> None:
        if self.hand is not None and len(self.hand) != KINDS:
            message = f"a hand has seven kinds of card, not {len(self.hand)}"
            raise ValueError(message)
        if len(self.routes) > 6:
            message = f"there is room for six tracks, not {len(self.routes)}"
            raise ValueError(message)


@dataclass(frozen=True, slots=True, kw_only=True)
class MapTicketScene:
    """A ticket on the map of a hand; `start` and `end` are indices of locations.

    `missing` is as in `TicketScene`.
    """

    start: int
    end: int
    points: int
    missing: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class HandMapScene(Scene):
    """The map for one seat: its own trams bright, the ends of its tickets, where to go next.

    Parameters
    ----------
    seat
        Whose trams are bright.
    tickets
        The tickets held, numbered from 1 on the map; empty for somebody who may not see them.
    wanted
        Free tracks of the cheapest ways that are missing.
    stacks
        The souvenirs on locations.
    payable
        The tracks that the seat can pay for, numbered from 1 as in its list.
    """

    board: MapBoard
    seat: int
    stacks: tuple[StackScene, ...] = ()
    payable: tuple[int, ...] = ()
    claims: tuple[ClaimScene, ...] = ()
    closed: tuple[int, ...] = ()
    tickets: tuple[MapTicketScene, ...] = ()
    wanted: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class RowZoomScene(Scene):
    """The row large, beside the piles, and the discarded cards by kind.

    Parameters
    ----------
    discards
        The number of discarded cards by kind, in the order of `CARDS`.
    unseen
        The number of cards by kind that are neither in the row nor discarded, or empty.
    row_caption, discards_caption, unseen_caption
        The words above the three.
    """

    offer: OfferScene
    discards: tuple[int, ...]
    unseen: tuple[int, ...] = ()
    row_caption: CaptionScene
    discards_caption: CaptionScene
    unseen_caption: CaptionScene = CaptionScene(title="")

    def __post_init__(self) -> None:
        if len(self.discards) != KINDS or len(self.unseen) not in (0, KINDS):
            message = f"there are seven kinds of card, not {len(self.discards)}"
            raise ValueError(message)
