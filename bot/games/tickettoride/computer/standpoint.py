"""What a seat knows of a position, as numbers, and what each of its actions promises it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from bot.games.tickettoride.actions import (
    Claim,
    DrawTickets,
    Keep,
    Place,
    Take,
    TakeDeck,
    TakeToken,
)
from bot.games.tickettoride.cards import ALL, FERRY, NONE, PLACE, SYMBOLS, count_of
from bot.games.tickettoride.computer.evaluation import SHARP, Forecast, Table
from bot.games.tickettoride.computer.ground import ground_of
from bot.games.tickettoride.computer.pacing import Pace, turns_to_end
from bot.games.tickettoride.state import Phase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.game import Action
    from bot.games.tickettoride.cards import Card
    from bot.games.tickettoride.computer.evaluation import Sight
    from bot.games.tickettoride.view import View

SYMBOL = {symbol: place for place, symbol in enumerate(SYMBOLS)}


def bits(tokens: Sequence[str]) -> int:
    """Return symbols as bits."""
    return sum(1 << place for place, symbol in enumerate(SYMBOLS) if symbol in tokens)


class Standpoint:
    """A view with legal actions of its seat, and the worth of each of them."""

    def __init__(self, view: View, sight: Sight = SHARP) -> None:
        self._sight = sight
        own = view.own
        assert own is not None  # noqa: S101  (the public does not act)
        self.view = view
        self.seat = own.seat
        board = view.board
        self.board = board
        self.ground = ground_of(board)
        lying = {each.location: SYMBOL[each.symbol] for each in view.stacks}
        self.symbols = [lying.get(each.id, -1) for each in board.locations]
        self.hand = own.hand or NONE
        self.trams = own.trams
        self.cards = own.cards
        self.tokens = bits(own.tokens)
        numbers = self.ground.ticket_number
        self.tickets = [numbers[each.ticket.id] for each in own.held or ()]
        self.offer = [numbers[each.ticket.id] for each in own.offer or ()]
        gone = count_of(tuple(card for card in view.row if card))
        self.unseen = [
            all_ - held - out - row
            for all_, held, out, row in zip(ALL, self.hand, view.discards, gone, strict=True)
        ]
        self.table = Table(self.ground, len(view.players), view.owners, self.symbols)
        self.others = min(
            turns_to_end(Pace(each.trams, each.cards))
            for each in view.players
            if each.seat != self.seat
        )

    @cached_property
    def draws(self) -> Draws:
        """The worth of cards."""
        return Draws(self)

    def turns_after(self) -> float:
        """Return about how many turns the seat has after this one."""
        if self.view.last:
            return 0.0
        return self.others + 1

    def forecast(
        self,
        *,
        table: Table | None = None,
        trams: int | None = None,
        tickets: Sequence[int] | None = None,
        tokens: int | None = None,
        hand: Sequence[int] | None = None,
    ) -> Forecast:
        """Return what the seat may expect, what is given being different from now."""
        return Forecast(
            table or self.table,
            self.seat,
            self.trams if trams is None else trams,
            self.tickets if tickets is None else tickets,
            self.tokens if tokens is None else tokens,
            self.hand if hand is None else hand,
            sight=self._sight,
        )

    def worths(self) -> list[tuple[float, Action]]:
        """Return each legal action with the points that it promises, less those of haste."""
        view = self.view
        match view.phase:
            case Phase.KEEP | Phase.OFFER:
                return [(self._keep(each), each) for each in view.legal]
            case Phase.PLACE:
                return [(self._place(each), each) for each in view.legal]
            case Phase.TOKEN:
                return [(self._token(each), each) for each in view.legal]
            case _:
                return self._turn()

    def _keep(self, action: Action) -> float:
        assert isinstance(action, Keep)  # noqa: S101
        kept = [self.offer[place - 1] for place in action.places]
        turns = self.turns_after()
        return self.forecast(tickets=[*self.tickets, *kept]).points(self.hand, turns)

    def _place(self, action: Action) -> float:
        assert isinstance(action, Place)  # noqa: S101
        symbols = self.symbols[:]
        symbols[self.board.place[action.location]] = SYMBOL[action.symbol]
        table = self.table._replace(symbols=symbols)
        return self.forecast(table=table).points(self.hand, self.turns_after())

    def _token(self, action: Action) -> float:
        assert isinstance(action, TakeToken)  # noqa: S101
        place = self.board.place[action.location]
        symbols = self.symbols[:]
        tokens = self.tokens | 1 << symbols[place]
        left = next(each.left for each in self.view.stacks if each.location == action.location)
        if left == 1:
            symbols[place] = -1
        table = self.table._replace(symbols=symbols)
        turns = self.turns_after()
        return self.forecast(table=table, tokens=tokens).points(self.hand, turns) - 0.1 * left

    def _turn(self) -> list[tuple[float, Action]]:
        """Return the worths of the actions of a turn, or of its second card."""
        found: list[tuple[float, Action]] = []
        claims: dict[str, Forecast] = {}
        draws = self.draws
        for action in self.view.legal:
            if isinstance(action, Take):
                card = self.view.row[action.position - 1]
                found.append((draws.row(card), action) if card else (-99.0, action))
            elif isinstance(action, TakeDeck):
                found.append((draws.deck(), action))
            elif isinstance(action, Claim):
                found.append((self._claim(action, claims), action))
            elif isinstance(action, DrawTickets):
                found.append((self._draw_tickets(), action))
            else:
                found.append((0.0, action))
        return found

    def _claim(self, action: Claim, known: dict[str, Forecast]) -> float:
        """Return the worth of a claim."""
        board, ground = self.board, self.ground
        number = board.number[action.route]
        paid = count_of(action.cards)
        hand = [held - out for held, out in zip(self.hand, paid, strict=True)]
        trams = self.trams - ground.length[number]
        if action.route not in known:
            owners = [*self.view.owners]
            owners[number] = self.seat
            tokens = self.tokens
            for end in ground.ends[number]:
                symbol = self.symbols[end]
                if symbol >= 0 and not tokens >> symbol & 1:
                    tokens |= 1 << symbol
                    break
            table = self.table._replace(owners=owners)
            known[action.route] = self.forecast(table=table, trams=trams, tokens=tokens, hand=hand)
        turns = self.turns_after()
        return known[action.route].points(hand, turns)

    def _draw_tickets(self) -> float:
        """Return the worth of two unseen tickets of which the better one or both are kept."""
        turns = self.turns_after()
        base = self.forecast().points(self.hand, turns)
        mine = {*self.tickets, *self.offer}
        gains = sorted(
            (
                self.forecast(tickets=[*self.tickets, each]).points(self.hand, turns) - base
                for each in range(len(self.ground.tickets))
                if each not in mine
            ),
            reverse=True,
        )
        count = len(gains)
        if self.view.pile == 1:
            expected = sum(gains) / count
        else:
            pairs = count * (count - 1) / 2
            expected = (
                sum(
                    gain * (count - 1 - rank) + max(gain, 0.0) * rank * 0.8
                    for rank, gain in enumerate(gains)
                )
                / pairs
            )
        return base + expected


class Draws:
    """The worth of cards: of the first together with the best second one."""

    def __init__(self, at: Standpoint) -> None:
        self._at = at
        self._second = at.view.phase is Phase.SECOND
        self._forecast = at.forecast()
        self._known: dict[tuple[int, ...], float] = {}
        self._ended: dict[tuple[int, ...], float] = {}
        total = sum(at.unseen)
        self._odds = [count / total if total else 0.0 for count in at.unseen]
        self._row = [PLACE[card] for card in at.view.row if card]
        self._turns = at.turns_after()

    def _hand(self, hand: Sequence[int], kind: int) -> tuple[int, ...]:
        return (*hand[:kind], hand[kind] + 1, *hand[kind + 1 :])

    def _end(self, hand: tuple[int, ...]) -> float:
        """Return the worth of a hand at the end of the turn."""
        if hand not in self._ended:
            worth = self._forecast.points(hand, self._turns)
            self._ended[hand] = worth
        return self._ended[hand]

    def _blind(self, hand: Sequence[int]) -> float:
        """Return the worth of one more card of the deck, the last of the turn."""
        return sum(
            odds * self._end(self._hand(hand, kind)) for kind, odds in enumerate(self._odds) if odds
        )

    def _then(self, hand: tuple[int, ...], without: int) -> float:
        """Return the worth of the best second card, one of the row being gone."""
        row = self._row[:]
        if without >= 0:
            row.remove(without)
        found = [self._end(self._hand(hand, kind)) for kind in {*row} if kind != FERRY]
        if any(self._odds):
            found.append(self._blind(hand))
        return max(found) if found else self._end(hand)

    def second(self, hand: tuple[int, ...], row: Sequence[int]) -> int:
        """Return the place of the best second card in a row, or -1 for the deck.

        Parameters
        ----------
        row
            The kinds of cards, -1 for a gap.
        """
        best, most = -1, self._blind(hand) if any(self._odds) else -1e9
        for place, kind in enumerate(row):
            if 0 <= kind < FERRY and (worth := self._end(self._hand(hand, kind))) > most:
                best, most = place, worth
        return best

    def row(self, card: Card) -> float:
        """Return the worth of taking a card of the row."""
        kind = PLACE[card]
        hand = self._hand(self._at.hand, kind)
        if self._second or kind == FERRY:
            return self._end(hand)
        return self._then(hand, kind)

    def deck(self) -> float:
        """Return the worth of taking the top card of the deck."""
        if self._second:
            return self._blind(self._at.hand)
        return sum(
            odds * self._then(self._hand(self._at.hand, kind), -1)
            for kind, odds in enumerate(self._odds)
            if odds
        )
