"""Positions of Point City, and what tests ask of them, so that a test reads as a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.pointcity import GAME
from bot.games.pointcity.cards import Side

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.games.game import Event
    from bot.games.pointcity.cards import Building, Card, Face, Token
    from bot.games.pointcity.state import Spot, State
    from bot.games.pointcity.view import View

CARDS: dict[str, Card] = {
    card.building.id: card for card in GAME.deck.cards if card.building is not None
}
TOKENS: dict[int, Token] = {token.id: token for token in GAME.deck.tokens}
QUIET = """
    energy   economy  industry ecology
    economy  energy   ecology  community
    industry ecology  energy   economy
    ecology  industry economy  energy
"""
"""A market of nothing but resource cards."""


def building(name: str) -> Building:
    found = CARDS[name].building
    assert found is not None
    return found


def giving(text: str) -> str:
    """Return buildings that give the resources named: ``economy*4 energy`` are five of them."""
    names: list[str] = []
    for word in text.split():
        resource, _, count = word.partition("*")
        givers = [
            name
            for name, card in CARDS.items()
            if card.building is not None and card.building.gives == resource
        ]
        names += givers[: int(count or 1)]
    return " ".join(names)


def in_rows(market: str) -> str:
    """Return the lines of a market of sixteen words in reading order."""
    words = market.split()
    return "\n".join(f"row {row + 1} {' '.join(words[4 * row : 4 * row + 4])}" for row in range(4))


def position(*lines: str) -> State:
    """Return the position of some lines, written as `bot.games.pointcity.text.position` says."""
    return GAME.read_position("\n".join(("game pointcity", *lines, "")))


def play(state: State, *notations: str) -> tuple[State, list[Event]]:
    """Play actions of whoever has the turn; return the position and all that happened."""
    happened: list[Event] = []
    for notation in notations:
        state, events = GAME.apply(state, GAME.parse(state.seat, notation))
        happened += events
    return state, happened


def after(state: State, *notations: str) -> State:
    return play(state, *notations)[0]


def told(events: Sequence[Event]) -> list[str]:
    """Return events as text: code, seat and values."""
    return [" ".join(map(str, (each.code, each.seat, *each.values.values()))) for each in events]


def offered(state: State, verb: str = "") -> list[str]:
    """Return the legal actions in notation, all or those that begin with a verb."""
    actions = [GAME.format(action) for action in GAME.legal_actions(state)]
    return [action for action in actions if action.startswith(verb)]


def seen(state: State, seat: int | None = None) -> View:
    return GAME.view(state, seat)


def lying(state: State) -> dict[str, str]:
    """Return what lies on each space: a face, or a building's id; nothing on those emptied."""
    return {
        name: word
        for name, word in zip(_names(), map(_word, state.market), strict=True)
        if word is not None
    }


def hand(state: State, seat: int = 1) -> list[Face]:
    return [card.face for card in state.cities[seat - 1].hand]


def _names() -> Iterator[str]:
    return (f"{column}{row}" for row in range(1, 5) for column in "abcd")


def _word(spot: Spot | None) -> str | None:
    if spot is None:
        return None
    if spot.side is Side.RESOURCE:
        return spot.card.face.value
    assert spot.card.building is not None
    return spot.card.building.id
