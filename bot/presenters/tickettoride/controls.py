"""The buttons and lists of the public post, and those that a private panel adds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.tickettoride import actions
from bot.games.tickettoride.state import Phase
from bot.games.tickettoride.text.notation import format_action
from bot.presenters.controls import Button, Option, Select, Style
from bot.presenters.rows import PAGE, PANEL, paged_select
from bot.presenters.tickettoride.labels import (
    DRAWN,
    action_label,
    can_claim,
    claim_option,
    is_proposed,
    keep_button,
    listed,
    payment_button,
    payment_option,
    payments_of,
    take_label,
    token_label,
)
from bot.presenters.tickettoride.reading import emoji_of

if TYPE_CHECKING:
    from bot.games.tickettoride.prospects import Prospect
    from bot.games.tickettoride.view import View
    from bot.presenters.controls import Row
    from bot.presenters.tickettoride.reading import TicketToRideReading

ACROSS = 3
"""The buttons beside each other on a phone."""
TICKETS, OTHERWISE = "tickets", "otherwise"
"""The items of a panel beside routes: to draw tickets, and to pay in another way."""


def rows(reading: TicketToRideReading, page: int = 0) -> tuple[Row, ...]:
    del page
    match reading.view.phase:
        case Phase.PLACE:
            return _places(reading)
        case Phase.TOKEN:
            return tuple(row for row in (_tokens(reading),) if row)
        case Phase.TURN | Phase.SECOND:
            return _cards(reading)
        case _:
            return ()


def own_rows(reading: TicketToRideReading, page: int) -> tuple[Row, ...]:
    """Return the controls of a private panel: they lead to every legal action."""
    keeps = tuple(
        keep_button(reading, action)
        for action in reading.view.legal
        if isinstance(action, actions.Keep)
    )
    others = (*_tickets(reading), *_map(reading), *_otherwise(reading))
    own = (*rows(reading), keeps, *_claims(reading, page), others)
    return tuple(row for row in own if row)


def pick(reading: TicketToRideReading, item: str, page: int = 0) -> tuple[str, tuple[Row, ...]]:
    """Return text and controls for a thing picked in a panel.

    Parameters
    ----------
    item
        A route, to be paid for; `TICKETS` to draw some; `OTHERWISE` to choose a route to be paid
        for in another way than the proposed one.
    """
    view = reading.view
    if item == TICKETS:
        return _pick_tickets(reading)
    if item == OTHERWISE:
        return _pick_otherwise(reading, page)
    payments = payments_of(view, item)
    if not payments:
        return reading.say("ttr-pick-gone"), ()
    board = view.board
    text = reading.say(
        "ttr-pick-route",
        route=reading.route(item),
        points=reading.points(board.points_of(board.route[item])),
    )
    proposed, *others = payments
    further = paged_select(
        "ttr",
        "payments",
        others,
        page,
        reading.words,
        lambda each: payment_option(reading, each),
        item,
    )
    return text, ((payment_button(reading, proposed),), *further)


def _pick_tickets(reading: TicketToRideReading) -> tuple[str, tuple[Row, ...]]:
    """Return the question before tickets are drawn, which takes the whole turn."""
    view = reading.view
    action = next((each for each in view.legal if isinstance(each, actions.DrawTickets)), None)
    if action is None:
        return reading.say("ttr-pick-gone-tickets"), ()
    count = min(DRAWN, view.pile)
    button = Button(format_action(action), action_label(reading, action), Style.MAIN)
    return reading.say("ttr-pick-tickets", count=count), ((button,),)


def _pick_otherwise(reading: TicketToRideReading, page: int) -> tuple[str, tuple[Row, ...]]:
    options = [claim_option(reading, *each, asked=True) for each in _proposed(reading.view)]
    if not options:
        return reading.say("ttr-pick-gone"), ()
    select = paged_select(
        "ttr", "otherwise", options, page, reading.words, lambda each: each, OTHERWISE
    )
    return reading.say("ttr-pick-otherwise"), select


def _claims(reading: TicketToRideReading, page: int) -> tuple[Row, ...]:
    view = reading.view
    claims = tuple(enumerate(listed(view), start=1)) if can_claim(view) else ()
    return paged_select(
        "ttr", "routes", claims, page, reading.words, lambda each: claim_option(reading, *each)
    )


def _proposed(view: View) -> list[tuple[int, Prospect]]:
    """Return the routes, by number, that are paid for unasked though there are other ways."""
    if not can_claim(view):
        return []
    return [
        (number, each)
        for number, each in enumerate(listed(view), start=1)
        if len(each.payments) > 1 and is_proposed(payments_of(view, each.route))
    ]


def _otherwise(reading: TicketToRideReading) -> tuple[Button, ...]:
    if not _proposed(reading.view):
        return ()
    return (Button(f"{PANEL} {OTHERWISE}", reading.say("ttr-button-otherwise")),)


def _tickets(reading: TicketToRideReading) -> tuple[Button, ...]:
    """Return the button that asks before tickets are drawn, and that to pass."""
    view = reading.view
    found: list[Button] = []
    for action in view.legal:
        if isinstance(action, actions.DrawTickets):
            said = reading.say("ttr-button-few-tickets", count=min(DRAWN, view.pile))
            found.append(Button(f"{PANEL} {TICKETS}", said))
        elif isinstance(action, actions.Pass):
            said = reading.say("ttr-button-pass")
            found.append(Button(format_action(action), said, Style.MAIN))
    return tuple(found)


def _map(reading: TicketToRideReading) -> tuple[Button, ...]:
    """Return the button that shows the map of the seat that looks."""
    view = reading.view
    return (Button(f"!city {view.seat}", reading.say("ttr-button-map")),) if view.seat else ()


def _cards(reading: TicketToRideReading) -> tuple[Row, ...]:
    """Return a button for each card of the row and for the deck."""
    view = reading.view
    legal = {action.position for action in view.legal if isinstance(action, actions.Take)}
    buttons = [
        Button(
            f"take {position}",
            take_label(reading, position, card, "ttr-button-card"),
            Style.MAIN,
            enabled=position in legal,
            emoji=emoji_of(card),
        )
        for position, card in enumerate(view.row, start=1)
        if card is not None and legal
    ]
    if any(isinstance(action, actions.TakeDeck) for action in view.legal):
        deck = format_action(actions.TakeDeck(view.mover))
        buttons.append(Button(deck, reading.say("ttr-button-top"), Style.MAIN))
    return tuple(tuple(buttons[at : at + ACROSS]) for at in range(0, len(buttons), ACROSS))


def _tokens(reading: TicketToRideReading) -> tuple[Button, ...]:
    return tuple(
        Button(format_action(action), token_label(reading, action), Style.MAIN)
        for action in reading.view.legal
        if isinstance(action, actions.TakeToken)
    )


def _places(reading: TicketToRideReading) -> tuple[Row, ...]:
    """Return lists of the locations on which tokens can be placed, one a symbol.

    A map with more locations than a list has room for gives each symbol several lists.
    """
    view = reading.view
    found: list[Row] = []
    for symbol in view.waiting:
        options = [
            Option(format_action(action), reading.location(action.location))
            for action in view.legal
            if isinstance(action, actions.Place) and action.symbol == symbol
        ]
        said = reading.say("ttr-select-place", symbol=reading.symbol(symbol))
        found += (
            Select(f"place-{symbol}-{at}", said, tuple(options[at : at + PAGE]))
            for at in range(0, len(options), PAGE)
        )
    return tuple(found)
