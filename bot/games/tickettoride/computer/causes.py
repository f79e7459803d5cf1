"""What an action of Ticket to Ride: San Francisco brings about, from the view of its seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.judging import Cause
from bot.games.tickettoride.actions import (
    Claim,
    DrawTickets,
    Keep,
    Place,
    Take,
    TakeDeck,
    TakeToken,
)
from bot.games.tickettoride.cards import ALL, FERRY, NONE, PLACE, Card
from bot.games.tickettoride.scoring import HALVES
from bot.games.tickettoride.ways import costs_of, way_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.games.tickettoride.actions import Action
    from bot.games.tickettoride.cards import Symbol
    from bot.games.tickettoride.map import Route, Ticket
    from bot.games.tickettoride.view import View

NEEDED = 2.5
"""Half points of a card that a wanted route lacks."""
WILD = 2.0
"""Half points of a ferry card."""
DECK = 1.2
"""Half points of the deck where nothing that lies open helps."""
DETOUR = 0.5
"""The share of a ticket's points that counts where its last way is secured."""
RISK = 0.7
"""The half points of the risk not to complete a ticket, for each of its points."""
SOON = 3
"""A route is told that nobody's ticket needs if at most so many cards are lacking."""
LIKELY = 0.15
"""The share of ferries among unseen cards from which on they are told."""
FEW = 3
"""So few cards of a colour left are told."""
FAR = 12
"""With so many trams left new tickets can pay."""
ALONG = 1.0
"""Half points of a token's location for each ticket that leads there."""


class Causes:
    """Tells what the legal actions of one view bring about."""

    def __init__(self, view: View) -> None:
        self._view, self._board = view, view.board
        own = view.own
        assert own is not None  # noqa: S101  (a seat looks)
        self._own, self._hand = own, own.hand or NONE
        self._held = own.held or ()
        self._costs = self._costs_of(view.owners)
        wanted = {route for each in self._held for route in each.way.routes}
        self._wanted = [route for route in self._board.routes if route.id in wanted]

    def of(self, action: Action) -> tuple[Cause, ...]:
        """Return what an action brings about, in any order."""
        match action:
            case Claim():
                return tuple(self._claim(action))
            case Take(position=position):
                card = self._view.row[position - 1]
                return () if card is None else tuple(self._take(card))
            case TakeDeck():
                return tuple(self._deck())
            case DrawTickets():
                done = all(each.way.complete for each in self._held)
                trams = self._own.trams
                code = "tickets-done" if done else "tickets"
                told = done or trams >= FAR
                return (Cause(code, NEEDED, {"count": trams}),) if told else ()
            case Keep(places=places):
                offer = [each.ticket for each in self._own.offer or ()]
                kept = [offer[place - 1] for place in places]
                return tuple(self._keep(kept, [each for each in offer if each not in kept]))
            case Place(location=location) | TakeToken(location=location):
                symbol = action.symbol if isinstance(action, Place) else self._lying(location)
                return tuple(self._place(location, symbol, own=isinstance(action, TakeToken)))
            case _:
                return ()

    def _costs_of(self, owners: Sequence[int]) -> tuple[int, ...]:
        return costs_of(self._board, tuple(owners), len(self._view.players), self._own.seat)

    def _claim(self, claim: Claim) -> Iterator[Cause]:
        board, number = self._board, self._board.number[claim.route]
        route = board.routes[number]
        points = HALVES * board.points_of(route)
        yield Cause("points", float(points), {"halves": points})
        spent = claim.cards.count(Card.FERRY)
        more = spent - min(
            each.cards.count(Card.FERRY)
            for each in self._view.legal
            if isinstance(each, Claim) and each.route == claim.route
        )
        if more:
            yield Cause("spares", -WILD * more, {"count": more})
        owners = [*self._view.owners]
        owners[number] = self._own.seat
        costs = self._costs_of(owners)
        blocked = (*self._costs[:number], -1, *self._costs[number + 1 :])
        for held in self._held:
            ticket, before = held.ticket, held.way.missing
            after = way_of(board, costs, ticket).missing
            if before is None or after is None or after >= before:
                continue
            values = {"ticket": ticket.id, "count": after}
            worth = HALVES * ticket.points
            if not after:
                yield Cause("complete", 2.0 * worth, {"ticket": ticket.id, "halves": worth})
                continue
            yield Cause("nearer", worth * (before - after) / before, values)
            other = way_of(board, blocked, ticket).missing
            if other is None:
                yield Cause("only", DETOUR * worth, {"ticket": ticket.id})
            elif other > before:
                values = {"ticket": ticket.id, "count": other - before}
                yield Cause("detour", float(min(other - before, DETOUR * worth)), values)
        new = [each for end in route.ends if (each := self._lying(end)) is not None]
        yield from (cause for symbol in new[:1] for cause in self._token(symbol))

    def _lying(self, location: str) -> Symbol | None:
        """Return the symbol of the tokens on a location that the seat has not yet, or None."""
        tokens = self._own.tokens
        stacks = self._view.stacks
        return next(
            (
                each.symbol
                for each in stacks
                if each.location == location and each.symbol not in tokens
            ),
            None,
        )

    def _token(self, symbol: Symbol) -> Iterator[Cause]:
        points, held = self._board.token_points, len(self._own.tokens)
        if held + 1 < len(points):
            more = HALVES * (points[held + 1] - points[held])
            yield Cause("token", max(2.0, float(more)), {"symbol": symbol.value, "halves": more})

    def _lacks(self, card: Card) -> list[tuple[int, Route]]:
        """Return the wanted routes that a card helps to pay, by how many cards are lacking."""
        found: list[tuple[int, Route]] = []
        for route in self._wanted:
            ferries = self._hand[FERRY]
            wild = max(0, route.ferries - ferries)
            if card is Card.FERRY:
                lacking = wild
            else:
                place = PLACE[card]
                best = max(self._hand[:FERRY])
                if route.colour not in (card, None):
                    continue
                if route.colour is None and self._hand[place] < best:
                    continue
                lacking = route.length - route.ferries - self._hand[place]
            if lacking > 0:
                found.append((lacking, route))
        return sorted(found, key=lambda each: (each[0], each[1].id))

    def _take(self, card: Card) -> Iterator[Cause]:
        lacking = self._lacks(card)
        if lacking:
            count, route = lacking[0]
            ready = count == 1 and (card is Card.FERRY or route.ferries <= self._hand[FERRY])
            values = {"route": route.id, "card": card.value, "count": count - 1}
            yield Cause("ready" if ready else "needs", NEEDED + 1 / count, values)
        elif card is Card.FERRY:
            yield Cause("ferry", WILD)
        else:
            yield from self._helps(card)
        if card is not Card.FERRY and lacking:
            place = PLACE[card]
            lying = sum(each is card for each in self._view.row)
            left = ALL[place] - self._hand[place] - self._view.discards[place] - lying
            if left <= FEW:
                yield Cause("scarce", 1.0, {"card": card.value, "count": left})

    def _helps(self, card: Card) -> Iterator[Cause]:
        """Yield the route that a card helps to pay best where no ticket needs it."""
        hand, place, best = self._hand, PLACE[card], max(self._hand[:FERRY])
        found: list[tuple[float, int, Route]] = []
        for number, route in enumerate(self._board.routes):
            fits = route.colour is card or (route.colour is None and hand[place] == best)
            if not fits or not 0 < self._costs[number] <= self._own.trams:
                continue
            short = max(0, route.ferries - hand[FERRY])
            lacking = route.length - route.ferries - hand[place]
            if lacking > 0 and lacking + short <= SOON:
                worth = HALVES * self._board.points_of(route) / ((lacking + short) ** 2 + 1) / 2
                found.append((worth, lacking + short - 1, route))
        for worth, count, route in sorted(found, key=lambda each: (-each[0], each[2].id))[:1]:
            points = HALVES * self._board.points_of(route)
            values = {"route": route.id, "card": card.value, "count": count, "halves": points}
            yield Cause("helps", worth, values)

    def _deck(self) -> Iterator[Cause]:
        """Yield why a card that nobody has seen may be better than those that lie open."""
        view, hand = self._view, self._hand
        open_ = [card for card in view.row if card is not None]
        if not any(self._lacks(card) for card in open_):
            yield Cause("deck", DECK)
        hidden = [
            all_ - hand[place] - view.discards[place] - sum(PLACE[card] == place for card in open_)
            for place, all_ in enumerate(ALL)
        ]
        if hidden[FERRY] and hidden[FERRY] >= LIKELY * sum(hidden):
            share = hidden[FERRY] / sum(hidden)
            values = {"count": hidden[FERRY], "of": sum(hidden)}
            yield Cause("deck-ferry", 2 * WILD * share, values)

    def _keep(self, kept: Sequence[Ticket], left: Sequence[Ticket]) -> Iterator[Cause]:
        """Yield what each ticket kept needs beyond the others, and why others are left."""
        mine = [each.ticket for each in self._held]
        for ticket in kept:
            others = [each for each in (*mine, *kept) if each is not ticket]
            count = self._beyond(others, ticket)
            if count is not None:
                values = {"ticket": ticket.id, "count": count, "halves": HALVES * ticket.points}
                worth = HALVES * ticket.points - count
                yield Cause("along" if others and count < 3 else "keeps", float(worth), values)
            if count is None or count > ticket.points / 2:
                values = {"ticket": ticket.id, "halves": HALVES * ticket.points}
                yield Cause("risk", -RISK * ticket.points, values)
        for ticket in left:
            count = self._beyond([*mine, *kept], ticket)
            if count and count >= ticket.points:
                values = {"ticket": ticket.id, "count": count, "halves": HALVES * ticket.points}
                yield Cause("leaves", 0.5 + count - ticket.points / 2, values)

    def _beyond(self, others: Sequence[Ticket], ticket: Ticket) -> int | None:
        """Return the trams that a ticket needs beside the ways of other tickets, or None."""
        costs = [*self._costs]
        for each in others:
            for route in way_of(self._board, tuple(costs), each).routes:
                costs[self._board.number[route]] = 0
        return way_of(self._board, tuple(costs), ticket).missing

    def _place(self, location: str, symbol: Symbol | None, *, own: bool) -> Iterator[Cause]:
        tickets = sum(
            location in route.ends
            for each in self._held
            for route in map(self._board.route.__getitem__, each.way.routes)
        )
        if not own and tickets:
            yield Cause("towards", ALONG * tickets, {"location": location})
        if own and symbol is not None:
            left = next(each.left for each in self._view.stacks if each.location == location)
            yield Cause("token-few", 1 + 1 / left, {"symbol": symbol.value, "count": left})
