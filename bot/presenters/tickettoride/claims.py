"""The routes that a seat can claim now, as entries of lists."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bot.games.tickettoride.actions import Claim
from bot.games.tickettoride.notation import format_action
from bot.games.tickettoride.prospects import prospects
from bot.presenters.controls import Button, Option, Style
from bot.presenters.fitting import cut_label
from bot.presenters.labels import LONGEST_LABEL, Told, label
from bot.presenters.phrases import capital
from bot.presenters.rows import LONGEST_OPTION, PAGE, PANEL
from bot.presenters.tickettoride.names import (
    cards_words,
    points_of,
    symbols_words,
    tickets_words,
    track_words,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.games.tickettoride.prospects import Prospect
    from bot.games.tickettoride.view import View
    from bot.words.words import Words


class Claims(NamedTuple):
    """The routes that can be claimed: those that bring a ticket nearer, and all others."""

    near: tuple[Prospect, ...]
    others: tuple[Prospect, ...]

    @property
    def all(self) -> tuple[Prospect, ...]:
        """Return all of them, those for a ticket first."""
        return (*self.near, *self.others)


def claims_of(view: View) -> Claims:
    """Return the routes that the looker can claim now, those with most points first.

    At most a list full of them counts as near; further ones stand at the head of the others.
    """
    legal = {action.route for action in view.legal if isinstance(action, Claim)}
    if not legal:
        return Claims((), ())
    found = [each for each in prospects(view) if each.route in legal]
    near = tuple(each for each in found if each.tickets)[:PAGE]
    return Claims(near, tuple(each for each in found if each not in near))


def distinct(view: View, found: Iterable[Prospect]) -> tuple[Prospect, ...]:
    """Return the first of the tracks between the same locations that are paid for alike."""
    kept: dict[tuple[object, ...], Prospect] = {}
    for each in found:
        route = view.board.route[each.route]
        kept.setdefault((route.a, route.b, each.payments[0], each.points), each)
    return tuple(kept.values())


def payments_of(view: View, route: str) -> list[Claim]:
    """Return the legal ways to pay for a route, the proposed one first."""
    return [each for each in view.legal if isinstance(each, Claim) and each.route == route]


def claim_option(view: View, each: Prospect, words: Words) -> Option:
    """Return a route as an entry of a list: what it costs and brings, and whom it helps.

    Choosing it claims the route if there is one way to pay, or else asks for the payment.
    """
    payments = payments_of(view, each.route)
    action = format_action(payments[0]) if len(payments) == 1 else f"{PANEL} {each.route}"
    board = view.board
    said = cut_label(track_words(board, board.route[each.route], words), LONGEST_OPTION)
    return Option(action, said, description(view, each, words))


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
    said = label(starts, [Told(points, 0)], LONGEST_LABEL)
    return Button(format_action(payment), said, Style.GOOD)


def payment_option(payment: Claim, words: Words) -> Option:
    """Return a payment as an entry of a list."""
    return Option(format_action(payment), capital(cards_words(payment.cards, words)))
