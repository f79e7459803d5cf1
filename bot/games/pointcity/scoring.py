"""Points, which are in halves everywhere, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games import game
from bot.games.pieces import Piece
from bot.games.pointcity.cards import RESOURCES, Face, Kind, TokenKind, number
from bot.games.pointcity.deck import standard
from bot.games.pointcity.paying import permanent
from bot.games.pointcity.state import Level
from bot.games.pointcity.turns import AUTOMATON

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bot.games.pointcity.cards import Building, Card, Five, Token
    from bot.games.pointcity.state import City, State


HALVES = 2
"""Half points to a point."""
SYMBOL_POINTS = {Level.EASY: (1, 1, 1), Level.MEDIUM: (1, 2, 3), Level.HARD: (1, 3, 6)}
"""What the automaton gets for each permanent symbol of a resource of which it has 1, 2, 3 or more.

Rulebook: The automaton's scoring.
"""
TOKEN_POINTS = {Level.EASY: 3, Level.MEDIUM: 5, Level.HARD: 7}
"""What it gets for a civic token, whichever."""
INGENUITY_POINTS = {Level.EASY: 0, Level.MEDIUM: 0, Level.HARD: 1}
"""What it gets for an ingenuity card."""


def sheet(state: State) -> list[game.Line]:
    """Return every line of the sum if the game ended now.

    The printed points; each civic token a player has, by seat in the order taken; what only the
    automaton has.
    """
    lines = [game.Line("buildings", tuple(printed(city) for city in state.cities))]
    for seat, city in enumerate(state.cities, start=1):
        if state.level is None or seat != AUTOMATON:
            symbols, cards = permanent(city), ingenuity(city)
            for token in city.tokens:
                told = {"token": token.id, "seat": seat}
                points = worth(token, symbols, cards)
                lines.append(_line(state, seat, "token", points, told))
    if state.level is not None:
        lines += _automaton(state, state.level)
    return lines


def scores(state: State) -> tuple[int, ...]:
    """Return the points by seat if the game ended now; alone, the automaton's are the second."""
    return total(sheet(state))


def total(lines: list[game.Line]) -> tuple[int, ...]:
    """Return the points by seat that some lines add up to."""
    return tuple(map(sum, zip(*(line.points for line in lines), strict=True)))


def result(state: State) -> game.Result | None:
    """Return how the game ended; equal points go to the most cards left, then are shared."""
    if state.ending is None:
        return None
    points = scores(state)
    best = [seat for seat, each in enumerate(points, start=1) if each == max(points)]
    cards = {seat: len(state.cities[seat - 1].hand) for seat in best}
    winners = tuple(seat for seat in best if cards[seat] == max(cards.values()))
    tiebreak = "cards" if len(winners) < len(best) else ""
    return game.Result(state.ending.value, state.seat, points, winners, tiebreak)


def printed(city: City) -> int:
    """Return the points printed on a city's buildings, in halves."""
    return HALVES * sum(building.points for building in city.buildings)


def ingenuity(city: City) -> int:
    """Return how many ingenuity cards are held unspent."""
    return sum(card.face is Face.INGENUITY for card in city.hand)


def worth(token: Token, symbols: Five, cards: int) -> int:
    """Return the value of a civic token in half points. Rulebook: Civic tokens.

    Parameters
    ----------
    symbols
        The number of permanent symbols by resource; resource cards do not count.
    cards
        The unspent ingenuity cards.
    """
    own = [symbols[RESOURCES.index(resource)] for resource in token.resources]
    match token.kind:
        case TokenKind.FLAT:
            times = 1
        case TokenKind.SYMBOL | TokenKind.SET:
            times = min(own)
        case TokenKind.TYPE:
            times = sum(number >= token.at_least for number in symbols)
        case TokenKind.MISSING:
            times = symbols.count(0)
        case TokenKind.INGENUITY:
            times = cards
    return HALVES * token.points * times


def worth_to(state: State, token: Token, seat: int) -> int:
    """Return the value that a civic token would have for a seat now, in half points."""
    if state.level is not None and seat == AUTOMATON:
        return HALVES * TOKEN_POINTS[state.level]
    city = state.cities[seat - 1]
    return worth(token, permanent(city), ingenuity(city))


def _automaton(state: State, level: Level) -> list[game.Line]:
    city = state.cities[AUTOMATON - 1]
    rates = SYMBOL_POINTS[level]
    symbols = sum(
        number * rates[min(number, len(rates)) - 1] for number in permanent(city) if number
    )
    tokens = TOKEN_POINTS[level] * len(city.tokens)
    lines = [
        _line(state, AUTOMATON, "automaton-symbols", HALVES * symbols),
        _line(state, AUTOMATON, "automaton-tokens", HALVES * tokens),
    ]
    if each := INGENUITY_POINTS[level]:
        points = HALVES * each * ingenuity(city)
        lines.append(_line(state, AUTOMATON, "automaton-ingenuity", points))
    return lines


def _line(
    state: State, seat: int, code: str, points: int, values: Mapping[str, game.Value] | None = None
) -> game.Line:
    seats = range(1, len(state.cities) + 1)
    return game.Line(code, tuple(points if each == seat else 0 for each in seats), values or {})


def pieces(state: State) -> list[Piece]:
    """Return the buildings of all cards drawn with who built them, the civic tokens with who took.

    A card that was taken or left in the market as a resource counts as a building not built.
    """
    built = {
        building.id: seat
        for seat, city in enumerate(state.cities, start=1)
        for building in city.buildings
    }
    hands = [card for city in state.cities for card in city.hand]
    market = [spot.card for spot in state.market if spot is not None]
    drawn = {number(card) for card in (*hands, *state.discard, *market)}
    cards = [
        card
        for card in standard().cards
        if number(card) in drawn or (card.building and card.building.id in built)
    ]
    return [*_buildings(cards, built), *_tokens(state)]


def _buildings(cards: Iterable[Card], built: dict[str, int]) -> Iterable[Piece]:
    for card in cards:
        building = card.building
        if building is not None:
            seat = built.get(building.id, 0)
            yield Piece("building", f"{building.id} tier {card.tier} {_what(building)}", seat)
            yield Piece("tier of a building", f"tier {card.tier}", seat)
            yield Piece("use of a building", _use(building), seat)


def _what(building: Building) -> str:
    cost = [
        f"{many} {resource}"
        for resource, many in zip(RESOURCES, building.cost, strict=True)
        if many
    ]
    return f"{_use(building)}, {building.points} for {', '.join(cost)}"


def _use(building: Building) -> str:
    return f"gives {building.gives}" if building.kind is Kind.RESOURCE else building.kind


def _tokens(state: State) -> Iterable[Piece]:
    for seat, city in enumerate(state.cities, start=1):
        for token in city.tokens:
            yield Piece("civic token", _name(token), seat)
    for token in state.tokens:
        yield Piece("civic token", _name(token), 0)


def _name(token: Token) -> str:
    words = token.kind.replace("_", " ").replace("at least", f"at least {token.at_least}")
    return " ".join((f"{token.id:2} {token.points} points {words}", *token.resources))
