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
from bot.games.tickettoride.state import Phase
from bot.games.tickettoride.text.notation import format_action
from bot.presenters.controls import Button, Option, Select, Style
from bot.presenters.labels import LONGEST_LABEL, Clause, label
from bot.presenters.rows import PAGE, PANEL, paged_select
from bot.presenters.tickettoride.cards import (
    card_words,
    cards_words,
    emoji_of,
    location_words,
    points_of,
    route_words,
    symbol_words,
    track_words,
)
from bot.presenters.tickettoride.labels import (
    asking_option,
    can_claim,
    claim_option,
    is_proposed,
    listed,
    payment_button,
    payment_option,
    payments_of,
)

if TYPE_CHECKING:
    from bot.games.tickettoride.actions import Action
    from bot.games.tickettoride.prospects import Prospect
    from bot.games.tickettoride.view import View
    from bot.presenters.controls import Row
    from bot.words.words import Words

DRAWN = 2
"""How many tickets are drawn at a time."""
ACROSS = 3
"""The buttons beside each other on a phone."""
TICKETS, OTHERWISE = "tickets", "otherwise"
"""What is picked in a panel beside a route: to draw tickets, and to pay in another way."""


def rows(view: View, words: Words, page: int = 0) -> tuple[Row, ...]:
    """Return the controls of what everybody knows can be done; none if there is none.

    Tickets are drawn in a player's own panel: that takes a turn and cannot be undone alone.
    """
    del page
    match view.phase:
        case Phase.PLACE:
            return _places(view, words)
        case Phase.TOKEN:
            return tuple(row for row in (_tokens(view, words),) if row)
        case Phase.TURN | Phase.SECOND:
            return _cards(view, words)
        case _:
            return ()


def own_rows(view: View, words: Words, page: int) -> tuple[Row, ...]:
    """Return the controls of a player's own panel: they lead to every legal action."""
    keeps = tuple(_keep(view, action, words) for action in view.legal if isinstance(action, Keep))
    others = (*_tickets(view, words), *_map(view, words), *_otherwise(view, words))
    own = (*rows(view, words), keeps, *_claims(view, words, page), others)
    return tuple(row for row in own if row)


def pick(view: View, item: str, words: Words, page: int = 0) -> tuple[str, tuple[Row, ...]]:
    """Return the words and controls for a thing picked in a panel.

    Parameters
    ----------
    item
        A route, to be paid for; `TICKETS` to draw some; `OTHERWISE` to choose a route to be paid
        for in another way than the proposed one.
    """
    if item == TICKETS:
        return _pick_tickets(view, words)
    if item == OTHERWISE:
        return _pick_otherwise(view, words, page)
    payments = payments_of(view, item)
    if not payments:
        return words.say("ttr-pick-gone"), ()
    board = view.board
    text = words.say(
        "ttr-pick-route",
        route=route_words(board, item, words),
        points=points_of(board.points_of(board.route[item]), words),
    )
    proposed, *others = payments
    further = paged_select(
        "ttr", "payments", others, page, words, lambda each: payment_option(each, words), item
    )
    return text, ((payment_button(view, proposed, words),), *further)


def _pick_tickets(view: View, words: Words) -> tuple[str, tuple[Row, ...]]:
    """Return the question before tickets are drawn, which takes the whole turn."""
    action = next((each for each in view.legal if isinstance(each, DrawTickets)), None)
    if action is None:
        return words.say("ttr-pick-gone-tickets"), ()
    count = min(DRAWN, view.pile)
    button = Button(format_action(action), action_label(view, action, words), Style.MAIN)
    return words.say("ttr-pick-tickets", count=count), ((button,),)


def _pick_otherwise(view: View, words: Words, page: int) -> tuple[str, tuple[Row, ...]]:
    options = [asking_option(view, *each, words) for each in _proposed(view)]
    if not options:
        return words.say("ttr-pick-gone"), ()
    select = paged_select("ttr", "otherwise", options, page, words, lambda each: each, OTHERWISE)
    return words.say("ttr-pick-otherwise"), select


def _claims(view: View, words: Words, page: int) -> tuple[Row, ...]:
    """Return a list of the routes that can be claimed, by number."""
    claims = tuple(enumerate(listed(view), start=1)) if can_claim(view) else ()
    return paged_select(
        "ttr", "routes", claims, page, words, lambda each: claim_option(view, *each, words)
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


def _otherwise(view: View, words: Words) -> tuple[Button, ...]:
    if not _proposed(view):
        return ()
    return (Button(f"{PANEL} {OTHERWISE}", words.say("ttr-button-otherwise")),)


def _tickets(view: View, words: Words) -> tuple[Button, ...]:
    """Return the button that asks before tickets are drawn, and that to pass."""
    found: list[Button] = []
    for action in view.legal:
        if isinstance(action, DrawTickets):
            said = words.say("ttr-button-few-tickets", count=min(DRAWN, view.pile))
            found.append(Button(f"{PANEL} {TICKETS}", said))
        elif isinstance(action, Pass):
            said = words.say("ttr-button-pass")
            found.append(Button(format_action(action), said, Style.MAIN))
    return tuple(found)


def _map(view: View, words: Words) -> tuple[Button, ...]:
    """Return the button that shows the looker's map."""
    return (Button(f"!city {view.seat}", words.say("ttr-button-map")),) if view.seat else ()


def _cards(view: View, words: Words) -> tuple[Row, ...]:
    """Return a button for each card of the row and for the deck, three in a row.

    There are none where no card can be taken.
    """
    legal = {action.position for action in view.legal if isinstance(action, Take)}
    buttons = [
        Button(
            f"take {position}",
            take_label(view, position, card, words, "ttr-button-card"),
            Style.MAIN,
            enabled=position in legal,
            emoji=emoji_of(card),
        )
        for position, card in enumerate(view.row, start=1)
        if card is not None and legal
    ]
    if any(isinstance(action, TakeDeck) for action in view.legal):
        deck = format_action(TakeDeck(view.mover))
        buttons.append(Button(deck, words.say("ttr-button-top"), Style.MAIN))
    return tuple(tuple(buttons[at : at + ACROSS]) for at in range(0, len(buttons), ACROSS))


def take_label(
    view: View, position: int, card: Card, words: Words, key: str = "ttr-button-take"
) -> str:
    """Return what taking a card of the row is called: a ferry as first card ends the turn."""
    told: list[Clause] = []
    if card is Card.FERRY and view.phase is Phase.TURN:
        told.append(Clause(words.say("ttr-does-turn"), 0))
    start = words.say(key, position=position, card=card_words(card, words))
    return label([start], told, LONGEST_LABEL, lambda begin, effect: f"{begin} ({effect})")


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
    return label([start], [Clause(location_words(view.board, action.location), 0)], LONGEST_LABEL)


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
        [start], [Clause(value, 0)], LONGEST_LABEL, lambda begin, effect: f"{begin} ({effect})"
    )
    return Button(format_action(action), said, Style.MAIN)


def action_label(view: View, action: Action, words: Words) -> str:
    """Return what a legal action is called, by its button or the entry of its list."""
    match action:
        case Claim(route=route):
            board = view.board
            track = track_words(board, board.route[route], words)
            cards = cards_words(action.cards, words)
            return words.say("ttr-label-claim", route=track, cards=cards)
        case Take(position=position):
            card = view.row[position - 1]
            return "" if card is None else take_label(view, position, card, words)
        case TakeToken():
            return token_label(view, action, words)
        case Place(symbol=symbol, location=location):
            where = location_words(view.board, location)
            return words.say("ttr-label-place", symbol=symbol_words(symbol, words), location=where)
        case Keep():
            return _keep(view, action, words).label
        case Pass():
            return words.say("ttr-button-pass")
        case DrawTickets():
            return words.say("ttr-button-tickets", count=min(DRAWN, view.pile))
        case _:
            return words.say("ttr-button-deck")
