"""The header of a record of Point City."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from bot.games.errors import BadRecord
from bot.games.header import COMMON, common_lines, read_common
from bot.games.pointcity.cards import FACES, SPACES, Card, Face, number
from bot.games.pointcity.state import Level, Setup
from bot.games.pointcity.turns import TOKENS, tiers
from bot.games.pointcity.view import unseen

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bot.games.pointcity.cards import Deck, Token
    from bot.games.pointcity.state import State

KEYS = (*COMMON, "level", "removed", "order", "tokens")
OPTIONAL = frozenset({"level", "removed"})
"""The keys that only some records have: those of a game alone, and of a finished one."""
SEATS: tuple[int, int] = (1, 4)
"""The smallest and the largest number of seats."""


def header_lines(setup: Setup, state: State, *, whole: bool = False) -> list[tuple[str, str]]:
    """Return the header: all cards once the game is over, else those that have been seen.

    The record of a running game replays as it is, so that one to be `whole` has no more.
    """
    del whole
    lines = common_lines(setup)
    if setup.level is not None:
        lines.append(("level", setup.level.value))
    if state.ending:
        # A finished record that does not give all cards must not pass for one that does.
        lines.append(("removed", _ids(setup.removed + setup.unplaced)))
        lines.append(("order", _ids(setup.order)))
    else:
        lines.append(("order", _seen_order(setup, state)))
    lines.append(("tokens", " ".join(str(token.id) for token in setup.tokens)))
    return lines


def read_header(lines: Mapping[str, tuple[int, str]], deck: Deck) -> Setup:
    """Return the setup a header writes down.

    Raises
    ------
    BadRecord
        Naming the line of cards other than `deck`, or of anything out of place.
    """
    _, seats, first = read_common(lines, {deck.name: deck}, SEATS)
    level = _level(lines, alone=seats == 1)
    cities = max(seats, 2)
    tokens = _tokens(*lines["tokens"], deck, TOKENS[cities])
    line, text = lines["order"]
    order = _order(line, text, deck, tiers(cities), whole="removed" in lines)
    ids = {number(card) for card in order}
    others = tuple(card for card in deck.cards if number(card) not in ids)
    whole = "removed" in lines
    if whole and lines["removed"][1] != _ids(others):
        raise BadRecord(lines["removed"][0], "removed-differs")
    return Setup(
        deck=deck.name,
        digest=deck.digest,
        seats=seats,
        first=first,
        order=order,
        tokens=tokens,
        level=level,
        removed=others if whole else (),
        unplaced=() if whole else others,
    )


def _seen_order(setup: Setup, state: State) -> str:
    """Return the order through the card in sight: ids where buildings were seen, else faces."""
    hidden = {number(card) for card in unseen(state)}
    known = setup.order[: len(setup.order) - max(0, len(state.pile) - 1)]
    return " ".join(
        card.face if card.building is None or number(card) in hidden else card.building.id
        for card in known
    )


def _ids(cards: Iterable[Card]) -> str:
    return " ".join(card.face if card.building is None else card.building.id for card in cards)


def _level(lines: Mapping[str, tuple[int, str]], *, alone: bool) -> Level | None:
    if "level" not in lines:
        if alone:
            raise BadRecord(lines["seats"][0], "level-missing")
        return None
    line, text = lines["level"]
    if not alone:
        raise BadRecord(line, "level-not-alone")
    if text not in tuple(Level):
        raise BadRecord(line, "level-unknown", level=text)
    return Level(text)


def _tokens(line: int, text: str, deck: Deck, count: int) -> tuple[Token, ...]:
    known = {str(token.id): token for token in deck.tokens}
    tokens: list[Token] = []
    for name in text.split(" ") if text else []:
        token = known.get(name)
        if token is None:
            raise BadRecord(line, "tokens-unknown", token=name)
        if token in tokens:
            raise BadRecord(line, "tokens-twice", token=name)
        tokens.append(token)
    if len(tokens) != count:
        raise BadRecord(line, "tokens-count", found=len(tokens), expected=count)
    return tuple(tokens)


def _order(
    line: int, text: str, deck: Deck, tiers: tuple[int, ...], *, whole: bool
) -> tuple[Card, ...]:
    """Return the cards that an order names; one named by its face has no building."""
    names = text.split(" ") if text else []
    fewest = len(tiers) if whole else len(SPACES) + 1
    if not fewest <= len(names) <= len(tiers):
        raise BadRecord(line, "order-count", found=len(names), fewest=fewest, most=len(tiers))
    known = {f"c{number(card)}": card for card in deck.cards}
    order: list[Card] = []
    for name, tier in zip(names, tiers, strict=False):
        card = known.get(name)
        if card is None and name in FACES and not whole:
            card = Card(Face(name), tier)
        elif card is None:
            raise BadRecord(line, "order-unknown-card", card=name)
        elif card in order:
            raise BadRecord(line, "order-twice", card=name)
        if card.tier != tier:
            raise BadRecord(line, "order-tier", card=name, tier=tier)
        order.append(card)
    # A face cannot stand for more cards than there are with it.
    there = Counter(card.resource_side for card in deck.cards)
    for card, count in Counter(card.resource_side for card in order).items():
        if count > there[card]:
            raise BadRecord(line, "order-too-often", card=card.face.value, tier=card.tier)
    return tuple(order)
