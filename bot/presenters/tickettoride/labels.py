"""Labels of actions, and entries for routes and payments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.tickettoride import actions
from bot.games.tickettoride.cards import Card
from bot.games.tickettoride.prospects import prospects
from bot.games.tickettoride.state import Phase
from bot.games.tickettoride.text.notation import format_action
from bot.presenters.controls import Button, Option, Style
from bot.presenters.fitting import cut_label
from bot.presenters.labels import LONGEST_LABEL, Clause, label
from bot.presenters.phrases import capital
from bot.presenters.rows import LONGEST_OPTION, PANEL
from bot.presenters.tickettoride.reading import emoji_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.tickettoride.prospects import Prospect
    from bot.games.tickettoride.view import View
    from bot.presenters.tickettoride.reading import TicketToRideReading


DRAWN = 2
"""How many tickets are drawn at a time."""


def listed(view: View) -> tuple[Prospect, ...]:
    """Return the routes that the seat can pay for: those for a ticket first, then by points.

    Of two tracks that differ in their number alone the first stands for both. Lists and maps number
    the routes in this order, from 1.
    """
    kept: dict[tuple[object, ...], Prospect] = {}
    for each in prospects(view):
        route = view.board.route[each.route]
        kept.setdefault((route.a, route.b, route.colour, each.payments), each)
    return tuple(kept.values())


def can_claim(view: View) -> bool:
    return any(isinstance(action, actions.Claim) for action in view.legal)


def payments_of(view: View, route: str) -> list[actions.Claim]:
    """Return the legal ways to pay for a route, the proposed one first."""
    return [each for each in view.legal if isinstance(each, actions.Claim) and each.route == route]


def is_proposed(payments: Sequence[actions.Claim]) -> bool:
    """Return whether the first payment is made unasked: all others take more ferries for it."""
    first, *others = (each.cards.count(Card.FERRY) for each in payments)
    return all(ferries > first for ferries in others)


def claim_option(
    reading: TicketToRideReading, number: int, each: Prospect, *, asked: bool = False
) -> Option:
    """Return a route as an entry of a list, with its costs and gains.

    Choosing it claims the route with the proposed payment, or else asks for the payment.

    Parameters
    ----------
    asked
        Whether choosing it asks for the payment in any case.
    """
    view = reading.view
    route = view.board.route[each.route]
    first, *_ = payments = payments_of(view, each.route)
    asked = asked or not is_proposed(payments)
    track = reading.track(route)
    said = reading.say("ttr-entry-claim", number=number, route=track)
    return Option(
        f"{PANEL} {each.route}" if asked else format_action(first),
        cut_label(said, LONGEST_OPTION),
        description(reading, each),
        emoji_of(route.colour),
    )


def description(reading: TicketToRideReading, each: Prospect) -> str:
    """Return the payment for a route, its points, the tickets it helps and its tokens."""
    board, say = reading.view.board, reading.say
    paid = reading.cards(each.payments[0])
    said = [say("ttr-entry-pay", cards=paid, points=reading.points(each.points))]
    if each.tickets:
        tickets = reading.tickets([board.ticket[ticket] for ticket in each.tickets])
        said.append(say("ttr-entry-near", tickets=tickets))
    if each.tokens:
        said.append(say("ttr-entry-tokens", symbols=reading.symbols(each.tokens)))
    return cut_label(" · ".join(said), LONGEST_OPTION)


def payment_button(reading: TicketToRideReading, payment: actions.Claim) -> Button:
    board = reading.view.board
    starts = [
        reading.say("ttr-button-pay", cards=reading.cards(payment.cards)),
        reading.say("ttr-button-pay-count", count=len(payment.cards)),
    ]
    points = reading.points(board.points_of(board.route[payment.route]))
    said = label(starts, [Clause(points, 0)], LONGEST_LABEL)
    return Button(format_action(payment), said, Style.GOOD, emoji=emoji_of(payment.cards[0]))


def payment_option(reading: TicketToRideReading, payment: actions.Claim) -> Option:
    said = capital(reading.cards(payment.cards))
    return Option(format_action(payment), said, emoji=emoji_of(payment.cards[0]))


def take_label(
    reading: TicketToRideReading, position: int, card: Card, key: str = "ttr-button-take"
) -> str:
    """Return the label for taking a card of the row: a ferry as first card ends the turn."""
    told: list[Clause] = []
    if card is Card.FERRY and reading.view.phase is Phase.TURN:
        told.append(Clause(reading.say("ttr-does-turn"), 0))
    start = reading.say(key, position=position, card=reading.card(card))
    return label([start], told, LONGEST_LABEL, lambda begin, effect: f"{begin} ({effect})")


def token_label(reading: TicketToRideReading, action: actions.TakeToken) -> str:
    symbol = next(each.symbol for each in reading.view.stacks if each.location == action.location)
    start = reading.say("ttr-button-token", symbol=reading.symbol(symbol))
    return label([start], [Clause(reading.location(action.location), 0)], LONGEST_LABEL)


def keep_button(reading: TicketToRideReading, action: actions.Keep) -> Button:
    """Return the button that keeps some of the tickets offered, by number, with their value."""
    view = reading.view
    offer = view.own.offer if view.own is not None else None
    tickets = [offer[place - 1].ticket for place in action.places] if offer else []
    both = len(action.places) > 1
    start = (
        reading.say("ttr-button-keep-both")
        if both
        else reading.say("ttr-button-keep", number=action.places[0])
    )
    value = reading.points(sum(each.points for each in tickets))
    said = label(
        [start], [Clause(value, 0)], LONGEST_LABEL, lambda begin, effect: f"{begin} ({effect})"
    )
    return Button(format_action(action), said, Style.MAIN)


def action_label(reading: TicketToRideReading, action: actions.Action) -> str:
    view = reading.view
    match action:
        case actions.Claim(route=route):
            board = view.board
            track = reading.track(board.route[route])
            cards = reading.cards(action.cards)
            return reading.say("ttr-label-claim", route=track, cards=cards)
        case actions.Take(position=position):
            card = view.row[position - 1]
            return "" if card is None else take_label(reading, position, card)
        case actions.TakeToken():
            return token_label(reading, action)
        case actions.Place(symbol=symbol, location=location):
            where = reading.location(location)
            return reading.say("ttr-label-place", symbol=reading.symbol(symbol), location=where)
        case actions.Keep():
            return keep_button(reading, action).label
        case actions.Pass():
            return reading.say("ttr-button-pass")
        case actions.DrawTickets():
            return reading.say("ttr-button-tickets", count=min(DRAWN, view.pile))
        case _:
            return reading.say("ttr-button-deck")
