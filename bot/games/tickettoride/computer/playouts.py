"""A position as numbers that is played on by quick players, all hands known.

A quick player follows the plan that its forecast likes best, collects the cards that the plan
lacks, and then claims what it can pay for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.tickettoride.cards import CARDS, FERRY, ROW
from bot.games.tickettoride.computer.evaluation import NEUTRAL, SHARP, Forecast, Table
from bot.games.tickettoride.computer.ground import GRAY, chain, components
from bot.games.tickettoride.computer.pacing import FEW, Pace, turns_to_end
from bot.games.tickettoride.ways import ALONE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.game import Rng
    from bot.games.tickettoride.computer.evaluation import Sight
    from bot.games.tickettoride.computer.ground import Ground

RESET = 3
"""So many ferries in the row are a reset."""
MANY = 10
"""With more cards in hand a player claims routes that are not in its plan, too."""


class Playout:
    """A position at the beginning of a turn; seats count from 0 here.

    Attributes
    ----------
    last
        The seat that set off the last round; -1: nobody.
    plans
        By seat, the routes that it still wants to claim; None: none was made yet.
    doubtful
        By seat, whether its plan may have a route that it cannot claim any more.
    """

    __slots__ = (
        "deck", "discards", "doubtful", "free", "ground", "hands", "last", "left", "over",
        "owners", "plans", "row", "seat", "seats", "symbols", "tickets", "tokens", "trams",
    )  # fmt: skip

    ground: Ground
    seats: int
    seat: int
    last: int
    over: bool
    hands: list[list[int]]
    trams: list[int]
    owners: list[int]
    free: list[int]
    tokens: list[int]
    symbols: list[int]
    left: list[int]
    tickets: list[tuple[int, ...]]
    deck: list[int]
    row: list[int]
    discards: list[int]
    plans: list[list[int] | None]
    doubtful: list[bool]

    def copy(self) -> Playout:
        """Return the same position, to be played on."""
        twin = Playout.__new__(Playout)
        twin.ground, twin.seats, twin.seat = self.ground, self.seats, self.seat
        twin.last, twin.over, twin.tickets = self.last, self.over, self.tickets
        twin.hands = [each[:] for each in self.hands]
        twin.trams, twin.owners, twin.tokens = self.trams[:], self.owners[:], self.tokens[:]
        twin.free, twin.doubtful = self.free[:], self.doubtful[:]
        twin.symbols, twin.left = self.symbols[:], self.left[:]
        twin.deck, twin.row, twin.discards = self.deck[:], self.row[:], self.discards[:]
        twin.plans = [None if each is None else each[:] for each in self.plans]
        return twin

    def forecast(self, seat: int, sight: Sight = SHARP) -> Forecast:
        """Return what a seat may expect."""
        table = Table(self.ground, self.seats, self.owners, self.symbols)
        hand = self.hands[seat]
        return Forecast(
            table,
            seat + 1,
            self.trams[seat],
            self.tickets[seat],
            self.tokens[seat],
            hand,
            sight=sight,
        )

    def turns(self, seat: int) -> float:
        """Return about how many turns a seat still has before the others end the game."""
        if self.over:
            return 0.0
        if self.last >= 0:
            before = (self.seat - self.last - 1) % self.seats
            return 1.0 if (seat - self.last - 1) % self.seats >= before else 0.0
        paces = (
            turns_to_end(Pace(self.trams[other], sum(self.hands[other])))
            for other in range(self.seats)
            if other != seat
        )
        return min(paces) + 1 + ((seat - self.seat) % self.seats == 0) * 0.5

    def expected(self) -> list[float]:
        """Return the points that each seat may expect to end with."""
        if self.over:
            return [float(each) for each in self.scores()]
        return [
            self.forecast(seat, NEUTRAL).points(self.hands[seat], self.turns(seat))
            for seat in range(self.seats)
        ]

    def scores(self) -> list[int]:
        """Return the points of each seat if the game ended now."""
        ground = self.ground
        found: list[int] = []
        for seat in range(self.seats):
            own = [number for number, owner in enumerate(self.owners) if owner == seat + 1]
            group = components(ground, own)
            points = sum(ground.points[number] for number in own)
            points += ground.token_points[self.tokens[seat].bit_count()]
            for each in self.tickets[seat]:
                a, b, value = ground.tickets[each]
                points += value if group[a] == group[b] else -value
            found.append(points)
        return found

    def play(self, turns: int, rng: Rng) -> None:
        """Play so many turns, or to the end of the game."""
        for _ in range(turns):
            if self.over:
                return
            self._turn(rng)

    def _turn(self, rng: Rng) -> None:
        seat = self.seat
        route = self.chosen_route(seat)
        if route >= 0:
            self._pay(seat, route)
        else:
            self._draw(seat)
            self._refill(rng)
            self._draw(seat)
        self._pass_on(rng)

    def finish(self, rng: Rng, *, second: bool) -> None:
        """End a turn that has begun: with a second card, or without more."""
        if second:
            self.plan(self.seat)
            self._draw(self.seat)
        self._pass_on(rng)

    def _pass_on(self, rng: Rng) -> None:
        """End the turn of the seat."""
        seat = self.seat
        self._refill(rng)
        if self.last == seat:
            self.over = True
            return
        if self.last < 0 and self.trams[seat] <= FEW:
            self.last = seat
        self.seat = (seat + 1) % self.seats

    def _can(self, number: int, seat: int) -> bool:
        """Return whether a route can still be claimed by a seat."""
        owners = self.owners
        if owners[number] or self.ground.length[number] > self.trams[seat]:
            return False
        twin = self.ground.twins[number]
        owner = owners[twin] if twin >= 0 else 0
        return not owner or (self.seats > ALONE and owner != seat + 1)

    def plan(self, seat: int) -> list[int]:
        """Return the routes a seat still wants, all of which it can claim."""
        plan = self.plans[seat]
        if plan is None:
            plan = [*self.forecast(seat).best(self.hands[seat], self.turns(seat)).routes]
            self.plans[seat] = plan
        elif self.doubtful[seat]:
            if not all(self._can(number, seat) for number in plan):
                plan = self._anew(seat)
                self.plans[seat] = plan
            self.doubtful[seat] = False
        return plan

    def _anew(self, seat: int) -> list[int]:
        """Return routes for the tickets that a seat can still complete."""
        ground = self.ground
        own = seat + 1
        weights = [
            0.0 if owner == own else 1.0 + length if self._can(number, seat) else -1.0
            for number, (owner, length) in enumerate(zip(self.owners, ground.length, strict=True))
        ]
        spare = min(self.trams[seat], int(2 * self.turns(seat)))
        found: list[int] = []
        for each in sorted(self.tickets[seat], key=lambda each: -ground.tickets[each][2]):
            a, b, _ = ground.tickets[each]
            links = chain(ground, weights, a, b)
            new = [number for number in links or () if weights[number]]
            spaces = sum(ground.length[number] for number in new)
            if spaces <= spare:
                spare -= spaces
                found += new
                for number in new:
                    weights[number] = 0.0
        return found

    def chosen_route(self, seat: int) -> int:
        """Return the best route that can be paid for, or -1 if it is better to draw cards."""
        hand = self.hands[seat]
        plan = self.plan(seat)
        hurry = self.last >= 0
        best = self._best(seat, plan, self.trams[seat], 0.3, -3.0) if plan else -1
        if best < 0 and (not plan or hurry or sum(hand) > MANY):
            lengths = self.ground.length
            spare = self.trams[seat]
            if not hurry:
                spare -= sum(lengths[number] for number in plan)
            best = self._best(seat, self.free, spare, 0.2, 0.0 if hurry else 1.5)
        return best

    def _best(self, seat: int, routes: Sequence[int], spare: int, dear: float, least: float) -> int:
        """Return the route worth most that the hand pays for, or -1.

        Parameters
        ----------
        spare
            The trams that may be used.
        dear
            The points that a ferry is worth.
        least
            The points that a route must be worth more than.
        """
        hand, held, symbols = self.hands[seat], self.tokens[seat], self.symbols
        wild, most = hand[FERRY], max(hand[:FERRY])
        best = -1
        every = self.ground.quick
        open_to_both = self.seats > ALONE
        for number in routes:
            length, plain, ferries, colour, points, one, other = every[number]
            if length > spare:
                continue
            short = plain - (most if colour < 0 else hand[colour])
            paid = ferries + short if short > 0 else ferries
            if paid > wild:
                continue
            worth = points - dear * paid
            if worth + 1 <= least:
                continue
            a, b = symbols[one], symbols[other]
            if (a >= 0 and not held >> a & 1) or (b >= 0 and not held >> b & 1):
                worth += 1
            if worth > least and not (open_to_both and not self._can(number, seat)):
                best, least = number, worth
        return best

    def cost(self, number: int, hand: list[int]) -> tuple[int, int, int] | None:
        """Return colour, its cards and the ferries that pay for a route; None: too dear."""
        ground = self.ground
        symbols, colour = ground.ferries[number], ground.colour[number]
        plain = ground.length[number] - symbols
        if colour == GRAY:
            enough = [kind for kind in range(FERRY) if hand[kind] >= plain]
            least = min(enough, key=hand.__getitem__, default=-1)
            colour = hand.index(max(hand[:FERRY])) if least < 0 else least
        cards = min(plain, hand[colour])
        wild = symbols + plain - cards
        return (colour, cards, wild) if wild <= hand[FERRY] else None

    def _pay(self, seat: int, number: int) -> None:
        """Claim a route and take a token."""
        ground, hand = self.ground, self.hands[seat]
        cost = self.cost(number, hand)
        assert cost is not None  # noqa: S101
        colour, cards, wild = cost
        hand[colour] -= cards
        hand[FERRY] -= wild
        self.discards[colour] += cards
        self.discards[FERRY] += wild
        self.owners[number] = seat + 1
        self.free.remove(number)
        twin = ground.twins[number]
        if twin >= 0 and self.seats <= ALONE and not self.owners[twin]:
            self.free.remove(twin)
        self.doubtful[:] = [True] * self.seats
        self.trams[seat] -= ground.length[number]
        plan = self.plans[seat]
        if plan and number in plan:
            plan.remove(number)
        held = self.tokens[seat]
        for end in ground.ends[number]:
            symbol = self.symbols[end]
            if symbol >= 0 and not held >> symbol & 1:
                self.tokens[seat] = held | 1 << symbol
                self.left[end] -= 1
                if not self.left[end]:
                    self.symbols[end] = -1
                return

    def _draw(self, seat: int) -> None:
        """Take a card that the plan lacks, or else of the deck."""
        place = self.chosen_card(seat)
        hand, row = self.hands[seat], self.row
        if place >= 0:
            hand[row[place]] += 1
            row[place] = -1
        elif self.deck:
            hand[self.deck.pop()] += 1

    def chosen_card(self, seat: int) -> int:
        """Return the place in the row of a card that the plan lacks, or -1 for the deck."""
        ground, hand, row = self.ground, self.hands[seat], self.row
        want = [0] * FERRY
        gray = False
        plan = self.plans[seat]
        for number in plan or ():
            colour = ground.colour[number]
            if colour == GRAY:
                gray = True
            else:
                want[colour] += ground.length[number] - ground.ferries[number]
        best, most = -1, 0.0
        for place, kind in enumerate(row):
            if kind == FERRY or kind < 0:
                continue
            held = hand[kind]
            short = want[kind] > held
            worth = 1.0 + 0.1 * held if short else 0.5 + 0.1 * held if gray else 0.1 * held
            if worth > most:
                best, most = place, worth
        return best if most >= (0.6 if plan else 0.2) or not self.deck else -1

    def _refill(self, rng: Rng) -> None:
        """Shuffle if the deck is empty, fill gaps in the row, and reset it."""
        row = self.row
        if self.deck and -1 not in row and row.count(FERRY) < RESET:
            return
        for _ in range(ROW):
            if not self.deck:
                self._shuffle(rng)
            while -1 in row and self.deck:
                row[row.index(-1)] = self.deck.pop()
                if not self.deck:
                    self._shuffle(rng)
            if row.count(FERRY) < RESET or not self.deck:
                return
            for kind in row:
                if kind >= 0:
                    self.discards[kind] += 1
            row[:] = [-1] * ROW

    def _shuffle(self, rng: Rng) -> None:
        self.deck = [kind for kind, count in enumerate(self.discards) for _ in range(count)]
        rng.shuffle(self.deck)
        self.discards = [0] * len(CARDS)
