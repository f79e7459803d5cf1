"""The referee of Point City: counts every card and token, and judges every position from nothing.

It shares no code with the rules: whatever they settle step by step is worked out here at once.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from bot.games.pointcity.cards import Kind, Side, TokenKind
from bot.games.pointcity.scoring import scores
from bot.games.pointcity.state import Phase

if TYPE_CHECKING:
    from bot.games.pointcity.cards import Token
    from bot.games.pointcity.state import City, Setup, State

TURNS = 17
ROWS = ("economy", "energy", "ecology", "community", "industry")
WORDS = [*(f"{row}{two}" for row in ROWS for two in ("", "2")), "ingenuity"]
FACES = {face: place for place, face in enumerate(WORDS)}
SYMBOLS = {"easy": (0, 1, 1, 1), "medium": (0, 1, 2, 3), "hard": (0, 1, 3, 6)}
TOKENS = {"easy": 3, "medium": 5, "hard": 7}


def check(setup: Setup, state: State) -> None:
    """Assert that no piece was lost or made, and that the position is one the rules lead to."""
    _check_cards(setup, state)
    _check_tokens(setup, state)
    _check_turn(setup, state)
    if state.phase is Phase.OVER:
        assert scores(state) == tuple(2 * each for each in points(state))


def _check_cards(setup: Setup, state: State) -> None:
    """Every card is in exactly one place; the deck is the end of its order."""
    assert state.pile == setup.order[len(setup.order) - len(state.pile) :]
    market = [spot.card for spot in state.market if spot is not None]
    hands = [card for city in state.cities for card in city.hand]
    cards = [*state.pile, *market, *hands, *state.discard, *state.elsewhere]
    buildings = [card.building for card in cards if card.building is not None]
    buildings += state.taken
    buildings += [building for city in state.cities for building in city.buildings]
    ids = [building.id for building in buildings]
    assert len(ids) == len(set(ids)) == 160
    starting = [card for card in cards if card.building is None]
    assert [(card.face, card.tier) for card in starting] == [("ingenuity", 0)] * setup.seats
    for city in state.cities:
        order = [FACES[card.face] for card in city.hand]
        assert order == sorted(order)


def _check_tokens(setup: Setup, state: State) -> None:
    """Every civic building has brought a token, as long as there were any."""
    held = [token for city in state.cities for token in city.tokens]
    everything = sorted(token.id for token in (*state.tokens, *held))
    assert everything == sorted(token.id for token in setup.tokens)
    rest = [token for token in setup.tokens if token in state.tokens]
    assert tuple(rest) == state.tokens
    for seat, city in enumerate(state.cities, start=1):
        civic = sum(building.kind is Kind.CIVIC for building in city.buildings)
        open_ = state.owed if seat == state.seat else 0
        assert civic == len(city.tokens) + open_ or (
            civic > len(city.tokens) + open_ and len(state.tokens) == open_
        )


def _check_turn(setup: Setup, state: State) -> None:
    """The turns taken, the gaps and what is owed fit the phase."""
    alone = setup.level is not None
    assert alone == (setup.seats == 1) == (state.level is not None)
    players = len(state.cities)
    deck = {2: 66, 3: 100, 4: 134}[players]
    turn = (deck - len(state.pile)) // 2
    assert (deck - len(state.pile)) % 2 == 0
    empty = sum(spot is None for spot in state.market)
    over = state.phase is Phase.OVER
    assert over == (state.ending is not None)
    if over:
        assert turn == TURNS * players - 1
        assert empty in (0, 2)
    else:
        assert state.seat == (1 if alone else (setup.first - 1 + turn) % players + 1)
        assert empty == (0 if state.phase is Phase.TAKE else 2)
        assert [gap.space for gap in state.gaps] == [
            space for space, spot in enumerate(state.market) if spot is None
        ]
    assert bool(state.taken) == (state.phase is Phase.PAY)
    assert bool(state.owed) == (state.phase is Phase.TOKEN)
    taken = sum(len(city.buildings) + len(city.hand) for city in state.cities)
    taken += len(state.taken) + len(state.discard) - setup.seats
    assert taken == 2 * turn + empty


def points(state: State) -> list[int]:
    """Return everybody's whole points."""
    found: list[int] = []
    for seat, city in enumerate(state.cities, start=1):
        printed = sum(building.points for building in city.buildings)
        symbols = Counter(str(building.gives) for building in city.buildings if building.gives)
        wild = sum(card.face == "ingenuity" for card in city.hand)
        if state.level is not None and seat == 2:
            rates = SYMBOLS[state.level]
            tokens = TOKENS[state.level] * len(city.tokens)
            each = sum(count * rates[min(count, 3)] for count in symbols.values())
            found.append(printed + tokens + each + (wild if state.level == "hard" else 0))
        else:
            found.append(printed + sum(_worth(token, symbols, wild) for token in city.tokens))
    return found


def _worth(token: Token, symbols: Counter[str], wild: int) -> int:
    needed = [symbols[str(resource)] for resource in token.resources]
    times = {
        TokenKind.FLAT: 1,
        TokenKind.SYMBOL: sum(needed),
        TokenKind.SET: min(needed, default=0),
        TokenKind.TYPE: len([row for row in ROWS if symbols[row] >= token.at_least]),
        TokenKind.MISSING: len([row for row in ROWS if not symbols[row]]),
        TokenKind.INGENUITY: wild,
    }
    return token.points * times[token.kind]


def flippable(state: State) -> set[str]:
    """Return the spaces that may be flipped."""
    up = {
        f"{column}{row}": (spot := state.market[4 * (row - 1) + "abcd".index(column)]) is not None
        and spot.side is Side.RESOURCE
        for row in range(1, 5)
        for column in "abcd"
    }
    return {
        space
        for space in up
        if all(up[f"{column}{space[1]}"] for column in "abcd")
        or all(up[f"{space[0]}{row}"] for row in range(1, 5))
    }


def can_pay(city: City, cost: Counter[str], more: Counter[str]) -> bool:
    """Return whether a city can pay a cost, with some more symbols."""
    have = Counter(more)
    for building in city.buildings:
        if building.gives:
            have[building.gives.value] += 1
    for card in city.hand:
        have[card.face.removesuffix("2")] += 2 if card.face.endswith("2") else 1
    return sum((cost - have).values()) <= have["ingenuity"]
