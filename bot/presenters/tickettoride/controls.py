"""The buttons and lists of the public post, and those that a player's own panel adds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.tickettoride.actions import (
    Claim,
    DrawTickets,
    Keep,
    Pass,
    Place,
    Take,
    TakeDeck,
    TakeToken,
)
from bot.games.tickettoride.cards import Card
from bot.games.tickettoride.notation import format_action
from bot.games.tickettoride.state import Phase
from bot.presenters.controls import Button, Option, Select, Style
from bot.presenters.labels import LONGEST_LABEL, Told, label
from bot.presenters.rows import PAGE, paged_select
from bot.presenters.tickettoride.claims import (
    claim_option,
    claims_of,
    payment_button,
    payment_option,
    payments_of,
)
from bot.presenters.tickettoride.names import (
    card_words,
    cards_words,
    location_words,
    points_of,
    route_words,
    symbol_words,
    track_words,
)

if TYPE_CHECKING:
    from bot.games.tickettoride.actions import Action
    from bot.games.tickettoride.view import View
    from bot.presenters.controls import Row
    from bot.words.words import Words

DRAWN = 2
"""How many tickets are drawn at a time."""


def rows(view: View, words: Words, page: int = 0) -> tuple[Row, ...]:
    """Return the controls of what everybody knows can be done; none if there is none."""
    del page
    match view.phase:
        case Phase.PLACE:
            return _places(view, words)
        case Phase.TOKEN:
            return tuple(row for row in (_tokens(view, words),) if row)
        case Phase.TURN | Phase.SECOND:
            return tuple(row for row in (_row(view, words), _piles(view, words)) if row)
        case _:
            return ()


def own_rows(view: View, words: Words, page: int) -> tuple[Row, ...]:
    """Return the controls of a player's own panel: they lead to every legal action."""
    keeps = tuple(_keep(view, action, words) for action in view.legal if isinstance(action, Keep))
    passing = tuple(
        Button(format_action(action), words.say("ttr-button-pass"), Style.MAIN)
        for action in view.legal
        if isinstance(action, Pass)
    )
    own = tuple(row for row in (keeps, passing) if row)
    return (*own, *_claims(view, words, page), *rows(view, words))


def pick(view: View, route: str, words: Words, page: int = 0) -> tuple[str, tuple[Row, ...]]:
    """Return the words and controls for a route picked in a panel: how to pay for it."""
    payments = payments_of(view, route)
    if not payments:
        return words.say("ttr-pick-gone"), ()
    board = view.board
    text = words.say(
        "ttr-pick-route",
        route=route_words(board, route, words),
        points=points_of(board.points_of(board.route[route]), words),
    )
    proposed, *others = payments
    further = paged_select(
        "ttr", "payments", others, page, words, lambda each: payment_option(each, words), route
    )
    return text, ((payment_button(view, proposed, words),), *further)


def _claims(view: View, words: Words, page: int) -> tuple[Row, ...]:
    """Return lists of the routes that can be claimed: those for a ticket, then the others."""
    near, others = claims_of(view)
    first: tuple[Row, ...] = ()
    if near:
        options = tuple(claim_option(view, each, words) for each in near)
        first = (Select("near", words.say("ttr-select-near"), options),)
    name = "others" if near else "routes"
    rest = paged_select(
        "ttr", name, others, page, words, lambda each: claim_option(view, each, words)
    )
    return (*first, *rest)


def _row(view: View, words: Words) -> tuple[Button, ...]:
    """Return a button for each card of the row; none where no card can be taken."""
    legal = {action.position: action for action in view.legal if isinstance(action, Take)}
    if not legal:
        return ()
    return tuple(
        Button(
            f"take {position}",
            take_label(view, position, card, words),
            Style.MAIN,
            enabled=position in legal,
        )
        for position, card in enumerate(view.row, start=1)
        if card is not None
    )


def take_label(view: View, position: int, card: Card, words: Words) -> str:
    """Return what the button of a card of the row says: a ferry as first card ends the turn."""
    told: list[Told] = []
    if card is Card.FERRY and view.phase is Phase.TURN:
        told.append(Told(words.say("ttr-does-turn"), 0))
    start = words.say("ttr-button-take", position=position, card=card_words(card, words))
    return label([start], told, LONGEST_LABEL, lambda begin, effect: f"{begin} ({effect})")


def _piles(view: View, words: Words) -> tuple[Button, ...]:
    """Return the buttons of the deck and the ticket pile."""
    found: list[Button] = []
    for action in view.legal:
        if isinstance(action, TakeDeck):
            found.append(Button(format_action(action), words.say("ttr-button-deck"), Style.MAIN))
        elif isinstance(action, DrawTickets):
            said = words.say("ttr-button-tickets", count=min(DRAWN, view.pile))
            found.append(Button(format_action(action), said))
    return tuple(found)


def _tokens(view: View, words: Words) -> tuple[Button, ...]:
    """Return a button for each token that can be taken."""
    return tuple(
        Button(format_action(action), token_label(view, action, words), Style.MAIN)
        for action in view.legal
        if isinstance(action, TakeToken)
    )


def token_label(view: View, action: TakeToken, words: Words) -> str:
    """Return what the button of a token says: its symbol and where it lies."""
    symbol = next(each.symbol for each in view.stacks if each.location == action.location)
    start = words.say("ttr-button-token", symbol=symbol_words(symbol, words))
    return label([start], [Told(location_words(view.board, action.location), 0)], LONGEST_LABEL)


def _places(view: View, words: Words) -> tuple[Row, ...]:
    """Return lists of the locations on which tokens can be placed, one a symbol.

    A map with more locations than a list has room for gives each symbol several lists.
    """
    board = view.board
    found: list[Row] = []
    for symbol in view.waiting:
        options = [
            Option(format_action(action), location_words(board, action.location))
            for action in view.legal
            if isinstance(action, Place) and action.symbol == symbol
        ]
        said = words.say("ttr-select-place", symbol=symbol_words(symbol, words))
        found += (
            Select(f"place-{symbol}-{at}", said, tuple(options[at : at + PAGE]))
            for at in range(0, len(options), PAGE)
        )
    return tuple(found)


def _keep(view: View, action: Keep, words: Words) -> Button:
    """Return the button that keeps some of the tickets offered, by number, with their value."""
    offer = view.own.offer if view.own is not None else None
    tickets = [offer[place - 1].ticket for place in action.places] if offer else []
    both = len(action.places) > 1
    start = (
        words.say("ttr-button-keep-both")
        if both
        else words.say("ttr-button-keep", number=action.places[0])
    )
    value = points_of(sum(each.points for each in tickets), words)
    said = label(
        [start], [Told(value, 0)], LONGEST_LABEL, lambda begin, effect: f"{begin} ({effect})"
    )
    return Button(format_action(action), said, Style.MAIN)


def action_label(view: View, action: Action, words: Words) -> str:
    """Return what a legal action is called, by its button or the entry of its list."""
    match action:
        case Claim(route=route):
            board = view.board
            track = track_words(board, board.route[route], words)
            return f"{track} · {cards_words(action.cards, words)}"
        case Take(position=position):
            card = view.row[position - 1]
            return "" if card is None else take_label(view, position, card, words)
        case TakeToken():
            return token_label(view, action, words)
        case Place(symbol=symbol, location=location):
            said = words.say("ttr-select-place", symbol=symbol_words(symbol, words))
            return f"{said.rstrip('… ')} {location_words(view.board, location)}"
        case Keep():
            return _keep(view, action, words).label
        case Pass():
            return words.say("ttr-button-pass")
        case DrawTickets():
            return words.say("ttr-button-tickets", count=min(DRAWN, view.pile))
        case _:
            return words.say("ttr-button-deck")
