"""What routes and payments are called in lists and on buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.tickettoride.actions import Claim
from bot.games.tickettoride.cards import Card
from bot.games.tickettoride.prospects import prospects
from bot.games.tickettoride.text.notation import format_action
from bot.presenters.controls import Button, Option, Style
from bot.presenters.fitting import cut_label
from bot.presenters.labels import LONGEST_LABEL, Clause, label
from bot.presenters.phrases import capital
from bot.presenters.rows import LONGEST_OPTION, PANEL
from bot.presenters.tickettoride.cards import (
    cards_words,
    emoji_of,
    points_of,
    symbols_words,
    tickets_words,
    track_words,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.tickettoride.prospects import Prospect
    from bot.games.tickettoride.view import View
    from bot.words.words import Words


def listed(view: View) -> tuple[Prospect, ...]:
    """Return the routes that the looker can pay for: those for a ticket first, then by points.

    Of tracks that only their number tells apart the first stands for both. Lists
    and maps number the routes in this order, from 1.
    """
    kept: dict[tuple[object, ...], Prospect] = {}
    for each in prospects(view):
        route = view.board.route[each.route]
        kept.setdefault((route.a, route.b, route.colour, each.payments), each)
    return tuple(kept.values())


def can_claim(view: View) -> bool:
    """Return whether the looker can claim a route now."""
    return any(isinstance(action, Claim) for action in view.legal)


def payments_of(view: View, route: str) -> list[Claim]:
    """Return the legal ways to pay for a route, the proposed one first."""
    return [each for each in view.legal if isinstance(each, Claim) and each.route == route]


def is_proposed(payments: Sequence[Claim]) -> bool:
    """Return whether the first payment is made unasked: all others take more ferries for it."""
    first, *others = (each.cards.count(Card.FERRY) for each in payments)
    return all(ferries > first for ferries in others)


def claim_option(view: View, number: int, each: Prospect, words: Words) -> Option:
    """Return a route as an entry of a list: what it costs and brings, and whom it helps.

    Choosing it claims the route with the proposed payment, or else asks for the payment.
    """
    payments = payments_of(view, each.route)
    asked = not is_proposed(payments)
    action = f"{PANEL} {each.route}" if asked else format_action(payments[0])
    return _option(view, number, each, action, words)


def asking_option(view: View, number: int, each: Prospect, words: Words) -> Option:
    """Return a route as an entry of a list that asks for the payment."""
    return _option(view, number, each, f"{PANEL} {each.route}", words)


def _option(view: View, number: int, each: Prospect, action: str, words: Words) -> Option:
    route = view.board.route[each.route]
    track = track_words(view.board, route, words)
    said = words.say("ttr-entry-claim", number=number, route=track)
    return Option(
        action,
        cut_label(said, LONGEST_OPTION),
        description(view, each, words),
        emoji_of(route.colour),
    )


def description(view: View, each: Prospect, words: Words) -> str:
    """Return what a route is paid with, its points, the tickets it helps and its tokens."""
    board, say = view.board, words.say
    paid = cards_words(each.payments[0], words)
    said = [say("ttr-entry-pay", cards=paid, points=points_of(each.points, words))]
    if each.tickets:
        tickets = tickets_words(board, [board.ticket[ticket] for ticket in each.tickets], words)
        said.append(say("ttr-entry-near", tickets=tickets))
    if each.tokens:
        said.append(say("ttr-entry-tokens", symbols=symbols_words(each.tokens, words)))
    return cut_label(" · ".join(said), LONGEST_OPTION)


def payment_button(view: View, payment: Claim, words: Words) -> Button:
    """Return the button of the proposed payment."""
    board = view.board
    starts = [
        words.say("ttr-button-pay", cards=cards_words(payment.cards, words)),
        words.say("ttr-button-pay-count", count=len(payment.cards)),
    ]
    points = points_of(board.points_of(board.route[payment.route]), words)
    said = label(starts, [Clause(points, 0)], LONGEST_LABEL)
    return Button(format_action(payment), said, Style.GOOD, emoji=emoji_of(payment.cards[0]))


def payment_option(payment: Claim, words: Words) -> Option:
    """Return a payment as an entry of a list."""
    said = capital(cards_words(payment.cards, words))
    return Option(format_action(payment), said, emoji=emoji_of(payment.cards[0]))
