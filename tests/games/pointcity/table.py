"""Positions of Point City from compact text, so that a test reads as a rule.

A market is four lines of four words: ``energy2`` lies resource side up, ``c14`` building side up. A
hand is a list of faces, buildings a list of ids; `giving` finds some that give resources.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.games.pointcity import GAME
from bot.games.pointcity.cards import FACES, START_CARD, Side
from bot.games.pointcity.state import City, Spot, State

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.games.game import Event
    from bot.games.pointcity.cards import Building, Card, Face, Token
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


class _Supply:
    """Hands out the cards of the box by face, none twice."""

    def __init__(self, used: Sequence[str]) -> None:
        self._left = [card for name, card in CARDS.items() if name not in used]

    def one(self, face: str) -> Card:
        card = next(card for card in self._left if card.face == face)
        self._left.remove(card)
        return card

    def many(self, text: str) -> tuple[Card, ...]:
        return tuple(CARDS[word] if word in CARDS else self.one(word) for word in text.split())

    def rest(self) -> tuple[Card, ...]:
        return tuple(self._left)


class Own:
    """What a player has: buildings by id, a hand by faces, tokens by number."""

    def __init__(
        self,
        hand: str = "",
        buildings: str = "",
        tokens: Sequence[int] = (),
        *,
        start: bool = False,
    ) -> None:
        self.hand = hand
        self.buildings = buildings
        self.tokens = tokens
        self.start = start

    def city(self, supply: _Supply) -> City:
        cards = (*supply.many(self.hand), *([START_CARD] if self.start else []))
        return City(
            buildings=tuple(building(name) for name in self.buildings.split()),
            hand=tuple(sorted(cards, key=lambda card: (FACES.index(card.face), card.tier))),
            tokens=tuple(TOKENS[number] for number in self.tokens),
        )


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


def table(*owns: Own, market: str = QUIET, pile: str = "", **fields: Any) -> State:
    """Return a position in which the first player has the turn, unless `seat` is given.

    Where no tokens are given, there are the first ten.
    """
    words = [*market.split(), *pile.split(), *(w for own in owns for w in own.buildings.split())]
    supply = _Supply([word for word in words if word in CARDS])
    deck = fields.pop("deck", 10)
    cities = tuple(own.city(supply) for own in owns)
    spots = tuple(_spot(supply, word) for word in market.split())
    top = supply.many(pile)
    below = supply.rest()[: max(0, deck - len(top))]
    given: dict[str, Any] = {"seat": 1, **fields}
    given.setdefault("tokens", tuple(TOKENS[number] for number in range(1, 11)))
    return State(cities=cities, market=spots, pile=top + below, **given)


def _spot(supply: _Supply, word: str) -> Spot:
    if word in CARDS:
        return Spot(CARDS[word], Side.BUILDING)
    return Spot(supply.one(word))


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
