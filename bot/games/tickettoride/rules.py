"""What each action of Ticket to Ride: San Francisco does to a position.

`apply` checks an action first; the functions below do not check again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.games.game import CHANCE, Event
from bot.games.tickettoride import maps
from bot.games.tickettoride.actions import (
    Claim,
    DrawTickets,
    Keep,
    Pass,
    Place,
    Shuffle,
    Take,
    TakeDeck,
    TakeToken,
)
from bot.games.tickettoride.cards import (
    NONE,
    PLACE,
    ROW,
    TRAMS,
    Card,
    cards_of,
    count_of,
    less,
    minus,
    plus,
)
from bot.games.tickettoride.events import Happening
from bot.games.tickettoride.legal import is_legal, second_takes
from bot.games.tickettoride.refusals import refusal
from bot.games.tickettoride.state import Ending, Phase, Stack, State
from bot.games.tickettoride.tokens import batch_of, offered, placer, stack_of

if TYPE_CHECKING:
    from typing import TypeVar

    from bot.games.game import Rng
    from bot.games.tickettoride.actions import Action
    from bot.games.tickettoride.cards import Counts, Symbol
    from bot.games.tickettoride.map import Map
    from bot.games.tickettoride.state import Setup

    T = TypeVar("T")
    from collections.abc import Sequence


DEALT = 2
"""How many cards, and how many tickets, each player is dealt."""
OFFERED = 2
"""How many tickets are drawn in a turn."""


def start(setup: Setup) -> State:
    """Return the position before tickets are chosen: hands dealt, the row laid out."""
    board = maps.known(setup.map, setup.digest)
    seats = setup.seats
    turn_order = [(setup.first - 1 + turn) % seats for turn in range(seats)]
    hands: list[Counts] = [NONE] * seats
    offers: list[tuple[str, ...]] = [()] * seats
    for turn, seat in enumerate(turn_order):
        dealt = slice(DEALT * turn, DEALT * (turn + 1))
        hands[seat] = count_of(setup.order[dealt])
        offers[seat] = setup.tickets[dealt]
    symbols = iter(setup.tokens)
    stacks = tuple(
        Stack(next(symbols), stack_of(seats)) if location.souvenir else None
        for location in board.locations
    )
    state = State(
        map=setup.map,
        digest=setup.digest,
        first=setup.first,
        hands=tuple(hands),
        tickets=((),) * seats,
        offers=tuple(offers),
        chosen=((),) * seats,
        trams=(TRAMS,) * seats,
        owners=(0,) * len(board.routes),
        tokens=((),) * seats,
        stacks=stacks,
        waiting=tuple(symbols),
        deck=setup.order[DEALT * seats :],
        row=(None,) * ROW,
        pile=setup.tickets[DEALT * seats :],
    )
    return settled(state, [])


def chance(state: State, rng: Rng) -> Shuffle | None:
    """Return the discards in random order where they are to be shuffled, or None."""
    if not state.due:
        return None
    cards = list(cards_of(state.discards))
    rng.shuffle(cards)
    return Shuffle(CHANCE, tuple(cards))


def apply(state: State, action: Action) -> tuple[State, list[Event]]:
    """Return the position after the action and what happened, in order.

    Raises
    ------
    IllegalAction
        When the action is neither legal nor a shuffle that is due, with the reason.
    """
    if not is_legal(state, action):
        raise refusal(state, action)
    events: list[Event] = []
    return gone_on(_done(state, action, events), events), events


def _done(state: State, action: Action, events: list[Event]) -> State:
    match action:
        case Take(position=position):
            return _take(state, position - 1, events)
        case TakeDeck():
            return _take_deck(state, events)
        case Claim():
            return _claim(state, action, events)
        case DrawTickets():
            return _draw_tickets(state, events)
        case Keep():
            return (_choose if state.phase is Phase.KEEP else _keep)(state, action, events)
        case TakeToken(location=location):
            return replace(_with_token(state, location, events), phase=Phase.DONE)
        case Place(symbol=symbol, location=location):
            return _place(state, symbol, location, events)
        case Pass():
            events.append(Event(Happening.PASSED, state.seat))
            return replace(state, phase=Phase.DONE, passes=state.passes + 1)
        case Shuffle(order=order):
            events.append(Event(Happening.SHUFFLED, CHANCE, {"left": len(order)}))
            return replace(state, deck=order, discards=NONE)


def _put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])


def _take(state: State, place: int, events: list[Event]) -> State:
    """Take a card from the row. A ferry is the only card of its turn. Rulebook: Drawing cards."""
    card = state.row[place]
    assert card is not None  # noqa: S101  (else it was not legal)
    seat = state.seat
    events.append(Event(Happening.TAKEN, seat, {"position": place + 1, "card": card}))
    alone = state.phase is Phase.SECOND or card is Card.FERRY
    return replace(
        state,
        row=_put(state.row, place, None),
        hands=_put(state.hands, seat - 1, _with_card(state.hands[seat - 1], card)),
        shown=_shown(state, _with_card(_shown_of(state), card)),
        resets=0,
        passes=0,
        phase=Phase.DONE if alone else Phase.SECOND,
    )


def _take_deck(state: State, events: list[Event]) -> State:
    """Draw the top card of the deck; a ferry counts like any other. Rulebook: Drawing cards."""
    card, seat = state.deck[0], state.seat
    told = {"card": card, "left": len(state.deck) - 1}
    events.append(Event(Happening.DRAWN, seat, told))
    return replace(
        state,
        deck=state.deck[1:],
        hands=_put(state.hands, seat - 1, _with_card(state.hands[seat - 1], card)),
        passes=0,
        phase=Phase.DONE if state.phase is Phase.SECOND else Phase.SECOND,
    )


def _shown_of(state: State) -> Counts:
    return state.shown[state.seat - 1] if state.shown else NONE


def _shown(state: State, counts: Counts) -> tuple[Counts, ...]:
    """Return what all seats surely hold, with that of the seat in turn; none if it is nothing."""
    shown = _put(state.shown or (NONE,) * state.seats, state.seat - 1, counts)
    return shown if any(map(any, shown)) else ()


def _with_card(hand: Counts, card: Card) -> Counts:
    counts = list(hand)
    counts[PLACE[card]] += 1
    return tuple(counts)  # pyright: ignore[reportReturnType]  (seven, as before)


def _claim(state: State, action: Claim, events: list[Event]) -> State:
    """Pay for a route and place the trams; its tokens come after. Rulebook: Claiming a route."""
    board = maps.known(state.map, state.digest)
    route, seat = board.route[action.route], state.seat
    paid = count_of(action.cards)
    trams = state.trams[seat - 1] - route.length
    told = {
        "route": route.id,
        "cards": " ".join(action.cards),
        "points": board.points_of(route),
        "trams": trams,
    }
    events.append(Event(Happening.CLAIMED, seat, told))
    state = replace(
        state,
        hands=_put(state.hands, seat - 1, minus(state.hands[seat - 1], paid)),
        shown=_shown(state, less(_shown_of(state), paid)),
        trams=_put(state.trams, seat - 1, trams),
        owners=_put(state.owners, board.number[route.id], seat),
        newest=route.id,
        discards=plus(state.discards, paid),
        passes=0,
        phase=Phase.DONE,
    )
    ends = offered(board, state, route)
    if len(ends) > 1:
        return replace(state, phase=Phase.TOKEN)
    return _with_token(state, ends[0], events) if ends else state


def _with_token(state: State, location: str, events: list[Event]) -> State:
    board = maps.known(state.map, state.digest)
    place, seat = board.place[location], state.seat
    stack = state.stacks[place]
    assert stack is not None  # noqa: S101  (else it offered nothing)
    left = stack.left - 1
    told = {"symbol": stack.symbol, "location": location, "left": left}
    events.append(Event(Happening.TOKEN, seat, told))
    rest = Stack(stack.symbol, left) if left else None
    held = (*state.tokens[seat - 1], stack.symbol)
    return replace(
        state,
        stacks=_put(state.stacks, place, rest),
        tokens=_put(state.tokens, seat - 1, held),
    )


def _draw_tickets(state: State, events: list[Event]) -> State:
    """Draw two tickets; the only one left is kept at once. Rulebook: Drawing tickets."""
    seat = state.seat
    drawn, pile = state.pile[:OFFERED], state.pile[OFFERED:]
    told = {"count": len(drawn), "tickets": " ".join(drawn), "left": len(pile)}
    events.append(Event(Happening.TICKETS, seat, told))
    state = replace(state, pile=pile, passes=0)
    if len(drawn) == 1:
        return replace(_kept(state, seat, drawn, events), phase=Phase.DONE)
    return replace(state, offers=_put(state.offers, seat - 1, drawn), phase=Phase.OFFER)


def _keep(state: State, action: Keep, events: list[Event]) -> State:
    """Keep tickets of those drawn; the other goes under the pile."""
    seat = state.seat
    offer = state.offers[seat - 1]
    state = _returned(state, seat, action.places)
    kept = tuple(offer[place - 1] for place in action.places)
    return replace(_kept(state, seat, kept, events), phase=Phase.DONE)


def _returned(state: State, seat: int, places: tuple[int, ...]) -> State:
    offer = state.offers[seat - 1]
    back = tuple(ticket for place, ticket in enumerate(offer, start=1) if place not in places)
    return replace(state, offers=_put(state.offers, seat - 1, ()), pile=state.pile + back)


def _kept(state: State, seat: int, kept: tuple[str, ...], events: list[Event]) -> State:
    told = {"count": len(kept), "tickets": " ".join(kept), "left": len(state.pile)}
    events.append(Event(Happening.KEPT, seat, told))
    held = state.tickets[seat - 1] + kept
    return replace(state, tickets=_put(state.tickets, seat - 1, held))


def _choose(state: State, action: Keep, events: list[Event]) -> State:
    """Note which tickets a seat keeps at the start; all get theirs once the last has chosen."""
    offer = state.offers[action.seat - 1]
    kept = " ".join(offer[place - 1] for place in action.places)
    events.append(Event(Happening.CHOSEN, action.seat, {"tickets": kept}))
    chosen = _put(state.chosen, action.seat - 1, action.places)
    if () in chosen:
        return replace(state, chosen=chosen)
    for turn in range(state.seats):
        seat = (state.first - 1 + turn) % state.seats + 1
        places, offer = chosen[seat - 1], state.offers[seat - 1]
        state = _returned(state, seat, places)
        state = _kept(state, seat, tuple(offer[place - 1] for place in places), events)
    following = placer(state)
    events.append(Event(Happening.TURN, following))
    return replace(state, chosen=(), seat=following, phase=Phase.PLACE)


def _place(state: State, symbol: Symbol, location: str, events: list[Event]) -> State:
    """Put waiting tokens on the map; after the last the first turn begins. Rulebook: Setup."""
    board: Map = maps.known(state.map, state.digest)
    count = batch_of(state.seats)
    told = {"symbol": symbol, "location": location, "count": count}
    events.append(Event(Happening.PLACED, state.seat, told))
    place = board.place[location]
    state = replace(
        state,
        stacks=_put(state.stacks, place, Stack(symbol, count)),
        waiting=tuple(each for each in state.waiting if each is not symbol),
    )
    following = placer(state) if state.waiting else state.first
    if not state.waiting:
        state = replace(state, phase=Phase.TURN)
    if following != state.seat:
        events.append(Event(Happening.TURN, following))
    return replace(state, seat=following)


FEW = 2
"""With so few trams left at the end of its turn a player sets off the last round."""


def gone_on(state: State, events: list[Event]) -> State:
    """Return the position once all is done that comes by itself, as far as the next shuffle."""
    state = settled(state, events)
    if state.due:
        return state
    if state.phase is Phase.SECOND and not second_takes(state):
        events.append(Event(Happening.ONE_CARD, state.seat))
        return _turn_over(state, events)
    return _turn_over(state, events) if state.phase is Phase.DONE else state


def _turn_over(state: State, events: list[Event]) -> State:
    """Return the position after a turn: the next one begins, or the game is over. Rulebook: End."""
    seat, last = state.seat, state.last
    if last == seat:
        return _over(state, Ending.TRAMS, seat, events)
    if state.passes == state.seats:
        return _over(state, Ending.STUCK, CHANCE, events)
    left = state.trams[seat - 1]
    if not last and left <= FEW:
        last = seat
        events.append(Event(Happening.LAST_ROUND, seat, {"trams": left}))
    following = seat % state.seats + 1
    events.append(Event(Happening.TURN, following))
    return replace(state, seat=following, phase=Phase.TURN, last=last)


def _over(state: State, ending: Ending, seat: int, events: list[Event]) -> State:
    events.append(Event(Happening.ENDED, seat, {"ending": ending.value}))
    return replace(state, phase=Phase.OVER, ending=ending)


FERRIES = 3
"""So many ferries in the row make a reset. Rulebook: Drawing cards."""
RESETS = 3
"""How many resets there are until a player takes a card from the row again."""


def settled(state: State, events: list[Event]) -> State:
    """Return the position with gaps filled and the row reset, as far as the next shuffle.

    Where `State.due` is true then, the discards are shuffled before it goes on.
    """
    row: list[Card | None] = list(state.row)
    if None not in row and row.count(Card.FERRY) < FERRIES:
        return state
    deck, discards, resets = state.deck, state.discards, state.resets
    used = 0
    turned: list[int] = []
    while used < len(deck) or discards == NONE:
        if None in row:
            if used == len(deck):
                break
            place = row.index(None)
            row[place] = deck[used]
            used += 1
            turned.append(place)
        elif used == len(deck) or resets == RESETS or row.count(Card.FERRY) < FERRIES:
            break
        else:
            _tell(state, row, turned, len(deck) - used, events)
            cards = tuple(card for card in row if card is not None)
            events.append(Event(Happening.RESET, state.seat, {"cards": " ".join(cards)}))
            discards = plus(discards, count_of(cards))
            row = [None] * ROW
            resets += 1
    _tell(state, row, turned, len(deck) - used, events)
    return replace(state, row=tuple(row), deck=deck[used:], discards=discards, resets=resets)


def _tell(
    state: State, row: Sequence[Card | None], turned: list[int], left: int, events: list[Event]
) -> None:
    """Add the event of the cards turned over, if any; they are told once."""
    if turned:
        told = {
            "positions": " ".join(str(place + 1) for place in turned),
            "cards": " ".join(card for place in turned if (card := row[place])),
            "left": left,
        }
        events.append(Event(Happening.FILLED, state.seat, told))
        turned.clear()
