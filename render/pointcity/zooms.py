"""The content of the closeups of Point City: one city or the market, large.

As in `render.pointcity.scene`, every word and every fact comes in ready.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from render.parts.scene import Portrait, Scene

if TYPE_CHECKING:
    from render.pointcity.scene import CityScene, HeldScene, MarketScene, TokenScene


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenNote:
    """A civic token and its meaning in words, some 60 characters on two lines."""

    token: TokenScene
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SumNote:
    """A part of a score: a few words, some 20 characters, and its points."""

    text: str
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CityZoomScene(Scene):
    """One city large.

    Parameters
    ----------
    tokens
        The city's tokens in order, with their words; the picture does not use those of `city`.
    sums
        The parts of the score, at most three.
    active
        It is this seat's turn.
    """

    city: CityScene
    tokens: tuple[TokenNote, ...] = ()
    sums: tuple[SumNote, ...] = ()
    active: bool = False

    def __post_init__(self) -> None:
        if len(self.sums) > 3:
            message = f"a city has room for three sums, not {len(self.sums)}"
            raise ValueError(message)


@dataclass(frozen=True, slots=True, kw_only=True)
class MarketZoomScene(Scene):
    """A closeup of the market, beside the discard pile and the civic tokens that can be taken.

    Parameters
    ----------
    tokens
        The civic tokens from left to right, each with its meaning in words; at most 14.
    discards
        The discarded cards: one entry for each face, with the number of its cards.
    caption
        The words above the discard pile, about 30 characters.

    Raises
    ------
    ValueError
        When there are more than 14 tokens.
    """

    market: MarketScene
    tokens: tuple[TokenNote, ...] = ()
    discards: tuple[HeldScene, ...] = ()
    caption: str = ""

    def __post_init__(self) -> None:
        if len(self.tokens) > 14:
            message = f"there is room for 14 tokens, not {len(self.tokens)}"
            raise ValueError(message)


@dataclass(frozen=True, slots=True, kw_only=True)
class GainScene:
    """What a building of the market means to a seat.

    Parameters
    ----------
    points
        The points it would bring now.
    lacking
        The symbols the seat lacks to pay for it alone; shown beside its lock.
    """

    points: int
    lacking: int = 0


class ZoomStage(Enum):
    """What the seat in turn is deciding; it picks what lies on top."""

    TAKE = "take"
    PAY = "pay"
    TOKEN = "token"  # noqa: S105  (a game piece)


@dataclass(frozen=True, slots=True, kw_only=True)
class PortraitScene(Portrait):
    """A seat's turn for a phone: the market, deck and tokens, what it can pay, the others.

    Parameters
    ----------
    city
        The seat's city; cards marked as a choice are in the proposed payment.
    others
        The other cities, by seat.
    gains
        By space of the market; None where no building lies.
    tokens
        Civic tokens that can still be taken, each with its worth to the seat.
    turn_number, turns
        The number of the turn, from 1, and of all turns each player has.
    cost
        The symbols to be paid now, one number a resource, or None.
    """

    city: CityScene
    others: tuple[CityScene, ...]
    market: MarketScene
    gains: tuple[GainScene | None, ...]
    tokens: tuple[TokenScene, ...]
    turn_number: int
    turns: int = 17
    stage: ZoomStage = ZoomStage.TAKE
    cost: tuple[int, int, int, int, int] | None = None

    def __post_init__(self) -> None:
        if len(self.gains) != len(self.market.spaces):
            message = f"gains of {len(self.gains)} spaces, not {len(self.market.spaces)}"
            raise ValueError(message)
