"""Slash commands: names, options while they are typed, and other ways to spell an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.tickettoride.actions import Claim, Keep, Place, Take, TakeDeck, TakeToken
from bot.games.tickettoride.cards import CARDS, Card
from bot.games.tickettoride.prospects import prospects
from bot.games.tickettoride.text.notation import format_action
from bot.presenters.controls import Command, Option, Parameter
from bot.presenters.fitting import cut_label
from bot.presenters.phrases import capital
from bot.presenters.rows import LONGEST_OPTION
from bot.presenters.tickettoride.labels import can_claim, description, payments_of
from bot.words.folding import folded

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.games.tickettoride.map import Route
    from bot.presenters.tickettoride.reading import TicketToRideReading

COMMANDS = (
    Command("hand", opens_panel=True),
    Command("take", (Parameter("card"),)),
    Command("claim", (Parameter("route"), Parameter("cards", required=False))),
    Command("token", (Parameter("location"),)),
    Command("tickets"),
    Command("keep", (Parameter("tickets"),)),
    Command("place", (Parameter("symbol"), Parameter("location"))),
    Command("pass"),
)
"""The hand, then the actions in the order of a turn."""
_ORDER = {card.value: place for place, card in enumerate(CARDS)}


def complete(
    reading: TicketToRideReading, command: str, parameter: str, given: Mapping[str, str]
) -> list[Option]:
    """Return the legal values of one option, each once.

    A route begins with the location whose name has been typed.
    """
    view = reading.view
    match command, parameter:
        case "take", "card":
            return _takes(reading)
        case "claim", "route":
            return _routes(reading, given.get("route", ""))
        case "claim", "cards":
            route = _meant(reading, given.get("route", ""))
            return [
                Option(" ".join(each.cards), capital(reading.cards(each.cards)))
                for each in payments_of(view, route)
            ]
        case "token", "location":
            return _tokens(reading)
        case "keep", "tickets":
            return _keeps(reading)
        case "place", "symbol":
            symbols = dict.fromkeys(each.symbol for each in view.legal if isinstance(each, Place))
            return [Option(each, capital(reading.symbol(each))) for each in symbols]
        case "place", "location":
            return _places(reading, given.get("symbol", ""))
        case _:
            return []


def spelled(
    reading: TicketToRideReading, command: str, given: Mapping[str, str]
) -> Mapping[str, str]:
    """Replace the name of a route that cannot be claimed by its id.

    A payment that is left out is one of the route's colour, for the rules to refuse.
    """
    typed = given.get("route", "")
    if command != "claim" or not typed or _meant(reading, typed):
        return given
    board = reading.view.board
    begun = folded(typed.partition(":")[0])
    named = [
        route
        for route in board.routes
        for name in (reading.track(route, turned=turned) for turned in (False, True))
        if begun == route.id or folded(name).startswith(begun)
    ]
    if len({frozenset(route.ends) for route in named}) != 1:
        return given
    route = named[0]
    paid = [route.colour or CARDS[0]] * (route.length - route.ferries)
    cards = given.get("cards") or " ".join((*paid, *[Card.FERRY] * route.ferries))
    return {**given, "route": route.id, "cards": cards}


def notation(text: str) -> str:
    """Return the notation; text may list the cards of a payment in any order."""
    command, *values = text.split(" ")
    route, cards = values[:1], values[1:]
    if command == "claim" and all(card in _ORDER for card in cards):
        return " ".join((command, *route, *sorted(cards, key=_ORDER.__getitem__)))
    return text


def _takes(reading: TicketToRideReading) -> list[Option]:
    view = reading.view
    found: list[Option] = []
    for action in view.legal:
        if isinstance(action, Take):
            card = reading.card(view.row[action.position - 1])
            said = reading.say("ttr-entry-card", card=card, position=action.position)
            found.append(Option(str(action.position), capital(said)))
        elif isinstance(action, TakeDeck):
            said = reading.say("ttr-entry-deck", count=view.deck)
            found.append(Option("deck", capital(said)))
    return found


def _routes(reading: TicketToRideReading, typed: str) -> list[Option]:
    view = reading.view
    board = view.board
    return [
        Option(
            each.route,
            cut_label(
                f"{_name(reading, board.route[each.route], typed)}: {description(reading, each)}",
                LONGEST_OPTION,
            ),
        )
        for each in (prospects(view) if can_claim(view) else ())
    ]


def _name(reading: TicketToRideReading, route: Route, typed: str) -> str:
    """Return a route by its locations, the one typed first."""
    a, b = (folded(reading.location(end)) for end in route.ends)
    wanted = folded(typed)
    turned = bool(wanted) and not _begun(a, wanted) and _begun(b, wanted)
    return reading.track(route, turned=turned)


def _begun(name: str, typed: str) -> bool:
    """Return whether text may be the beginning of a location, or names it and more."""
    return name.startswith(typed) or typed.startswith(name)


def _meant(reading: TicketToRideReading, typed: str) -> str:
    """Return the id of the route that was picked, or whose name was typed."""
    view = reading.view
    legal = dict.fromkeys(each.route for each in view.legal if isinstance(each, Claim))
    if typed in legal:
        return typed
    board = view.board
    named = [
        each
        for each in legal
        if typed and folded(_name(reading, board.route[each], typed)).startswith(folded(typed))
    ]
    return named[0] if len(named) == 1 else ""


def _tokens(reading: TicketToRideReading) -> list[Option]:
    view = reading.view
    lying = {each.location: each.symbol for each in view.stacks}
    return [
        Option(
            action.location,
            reading.say(
                "ttr-entry-token",
                location=reading.location(action.location),
                symbol=reading.symbol(lying[action.location]),
            ),
        )
        for action in view.legal
        if isinstance(action, TakeToken)
    ]


def _keeps(reading: TicketToRideReading) -> list[Option]:
    view = reading.view
    own = view.own
    if own is None or not own.offer:
        return []
    return [_keep(reading, action) for action in view.legal if isinstance(action, Keep)]


def _keep(reading: TicketToRideReading, action: Keep) -> Option:
    view = reading.view
    offer = view.own.offer if view.own is not None and view.own.offer else ()
    kept = [offer[place - 1].ticket for place in action.places]
    tickets = reading.tickets(kept)
    _, _, value = format_action(action).partition(" ")
    if len(kept) > 1:
        said = reading.say("ttr-entry-keep-both", tickets=tickets)
    else:
        said = reading.say("ttr-entry-keep", number=value, tickets=tickets)
    return Option(value, cut_label(capital(said), LONGEST_OPTION))


def _places(reading: TicketToRideReading, symbol: str) -> list[Option]:
    """Return the locations for the tokens of a symbol, or of any."""
    places = dict.fromkeys(
        each.location
        for each in reading.view.legal
        if isinstance(each, Place) and symbol in ("", each.symbol)
    )
    return [Option(each, reading.location(each)) for each in places]


def taste(text: str) -> str:
    """Return the message key of the colour that a claim is paid with, or ""."""
    command, *values = text.split(" ")
    cards = [Card(each) for each in values[1:] if each in _ORDER]
    if command != "claim" or not cards or cards[0] is Card.FERRY:
        return ""
    return f"ttr-card-{cards[0]}"
