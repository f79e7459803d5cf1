"""What an action of Point City brings about, for hints and reviews, from the view of its seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.judging import Cause
from bot.games.pointcity.actions import Flip, Pay, Take, TakeDeck
from bot.games.pointcity.cards import INDEX, RESOURCES, SPACES, Face
from bot.games.pointcity.computer.evaluation import LATER, PRICES
from bot.games.pointcity.effects import Effects
from bot.games.pointcity.paying import RESOURCE_OF

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.games.pointcity.actions import Action
    from bot.games.pointcity.computer.deals import DealSight
    from bot.games.pointcity.computer.position import CompactCard, CompactCity
    from bot.games.pointcity.effects import Effect
    from bot.games.pointcity.view import View

SOON = 0.5
"""The share of a building's worth that counts where the next turn can pay for it."""
NEARER = 0.2
"""The same where only one symbol is lacking then."""
DENIED = 0.5
"""The share that counts where a rival could have built it, for all rivals together."""
CIVIC = 8.0
"""Half points of a building with a civic token, if all tokens are worth less now."""
KEPT, WHOLE = 1.5, 0.6
"""Half points of an ingenuity card that is not spent, and of a symbol not spent in vain."""
LOOK = 0.7
"""Half points of what lies behind a card, and of a turn that opens no building to others."""


class Causes:
    """Tells what the legal actions of one view bring about."""

    def __init__(self, view: View, sight: DealSight) -> None:
        self._view = view
        self._effects = Effects(view)
        board = sight.board
        self._board, self._seat, self._city = board, board.seat, board.city
        self._turns = board.turns_after()
        self._share = LATER[min(self._turns + 1, len(LATER) - 1)][0]

    def of(self, action: Action) -> tuple[Cause, ...]:
        """Return what an action brings about, in any order."""
        effect = self._effects.of(action)
        found = [*self._gains(effect)]
        match action:
            case Take(first=first, second=second):
                pair = (INDEX[first], INDEX[second])
                found += [*self._next(effect, pair), *self._denied(pair)]
            case TakeDeck():
                found += [*self._next(effect, ()), Cause("deck", LOOK)]
            case Pay():
                found += self._paid(action)
            case Flip(space=space):
                found.append(Cause("flip", LOOK, {"space": space}))
            case _:
                pass
        return tuple(found)

    def _gains(self, effect: Effect) -> Iterator[Cause]:
        if effect.points > 0:
            yield Cause("points", float(effect.points), {"halves": effect.points})
        for resource in dict.fromkeys(effect.gives):
            count = effect.gives.count(resource)
            worth = self._lasting(RESOURCES.index(resource), count)
            if self._turns:
                yield Cause("permanent", worth, {"resource": resource.value, "count": count})
        if effect.tokens:
            best = max((each.worth[self._seat] for each in self._view.tokens), default=0)
            worth = max(CIVIC * self._share, float(best)) * effect.tokens
            yield Cause("token", worth, {"halves": best, "count": effect.tokens})
        if effect.ends and self._leads(effect):
            yield Cause("ends", 4.0)

    def _leads(self, effect: Effect) -> bool:
        scores = self._view.scores
        own = scores[self._seat] + effect.points
        return all(own > each for seat, each in enumerate(scores) if seat != self._seat)

    def _lasting(self, resource: int, count: int) -> float:
        prices, held = PRICES[self._turns].lasting, self._city.lasting[resource]
        return self._share * (prices[held + count] - prices[held])

    def _worth(self, piece: CompactCard, turns: int) -> float:
        lasting = PRICES[turns].lasting[1] * self._share if piece.gives >= 0 else 0.0
        return piece.points + lasting + CIVIC * piece.civic

    def _next(self, effect: Effect, pair: tuple[int, ...]) -> Iterator[Cause]:
        if not self._turns or not effect.cards:
            return
        city = self._city.copy()
        for card in effect.cards:
            if card is Face.INGENUITY:
                city.wild += 1
            else:
                city.held[RESOURCE_OF[card]] += card.symbols
        found: list[tuple[float, str, int]] = []
        for space, piece in enumerate(self._board.market):
            if not self._board.built[space] or space in pair:
                continue
            before, after = (_lacking(each, piece) for each in (self._city, city))
            if after < before and after <= 1:
                share, code = (NEARER, "nearer") if after else (SOON, "pays")
                found.append((share * self._worth(piece, self._turns - 1), code, space))
        for worth, code, space in sorted(found, reverse=True)[:1]:
            yield Cause(code, worth, {"space": SPACES[space]})

    def _denied(self, pair: tuple[int, ...]) -> Iterator[Cause]:
        board = self._board
        seats = len(board.cities)
        rivals = [(self._seat + step) % seats for step in range(1, seats)]
        crossing = () if board.level is None else board.crossing()
        found: list[tuple[float, int, int]] = []
        for space in pair:
            piece = board.market[space]
            if not board.built[space]:
                continue
            for rival in rivals:
                can = (
                    space in crossing
                    if board.level is not None
                    else _lacking(board.cities[rival], piece) <= 0
                )
                if can and board.turns(rival):
                    worth = DENIED * self._worth(piece, max(0, board.turns(rival) - 1))
                    found.append((worth / len(rivals), -rival, space))
                    break
        for worth, rival, space in sorted(found, reverse=True)[:1]:
            yield Cause("denies", worth, {"rival": 1 - rival, "space": SPACES[space]})

    def _paid(self, pay: Pay) -> Iterator[Cause]:
        ways = [each for each in self._view.legal if isinstance(each, Pay)]
        wild = max(each.cards.count(Face.INGENUITY) for each in ways)
        kept = wild - pay.cards.count(Face.INGENUITY)
        if kept:
            yield Cause("keeps", KEPT * kept, {"count": kept})
        spent = max(sum(card.symbols for card in each.cards) for each in ways)
        spared = spent - sum(card.symbols for card in pay.cards)
        if spared > 0:
            yield Cause("exact", WHOLE * spared)


def _lacking(city: CompactCity, piece: CompactCard) -> int:
    return city.short(piece.cost) - city.wild
