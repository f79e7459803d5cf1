"""Descriptions of pictures, in at most 1,024 characters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.tickettoride.state import Phase
from bot.presenters.fitting import first_fitting, joined
from bot.presenters.phrases import points_phrase
from bot.presenters.tickettoride.labels import listed
from bot.presenters.turn import turn_alt

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.games.tickettoride.view import PlayerView
    from bot.presenters.tickettoride.reading import TicketToRideReading
    from bot.presenters.turn import Short


def alt_text(reading: TicketToRideReading, short: Short) -> str:
    """Return the description of the table; if it is too long, with fewer routes and no tokens."""
    view = reading.view
    turn = turn_alt_words(reading)
    head = turn_alt("ttr", turn, short, reading.words)
    note = reading.say("ttr-alt-map-name", map=reading.map_name(view.map))
    main = [*head, note, offer_alt(reading)]
    main += [player_alt(reading, each) for each in view.players]
    stacks = stacks_alt(reading)

    def bodies() -> Iterator[str]:
        most = max((len(each.routes) for each in view.players), default=0)
        for count in range(most, 0, -1):
            routes = [routes_alt(reading, each, count) for each in view.players]
            yield joined((*main, stacks, *routes))
        yield joined((*main, stacks))
        yield joined(main)

    return first_fitting(bodies())


def turn_alt_words(reading: TicketToRideReading) -> str:
    """Return a sentence on the seats to act, or that the game is over."""
    view = reading.view
    if view.phase is Phase.OVER:
        return reading.say("ttr-alt-over")
    if view.phase is Phase.KEEP:
        waited = ", ".join(reading.alt_name(seat) for seat in view.to_act)
        return reading.say("ttr-choosing", players=waited)
    seats = len(view.players)
    turn = reading.say(
        "ttr-alt-turn", player=reading.alt_name(view.mover), seat=view.mover, seats=seats
    )
    if not view.last:
        return turn
    return joined((turn, reading.say("ttr-prompt-last-round", turns=len(view.to_come))))


def offer_alt(reading: TicketToRideReading) -> str:
    view = reading.view
    cards = ", ".join(
        f"{position} {reading.card(card)}" for position, card in enumerate(view.row, start=1)
    )
    return reading.say(
        "ttr-alt-row", cards=cards, deck=view.deck, discards=sum(view.discards), pile=view.pile
    )


def player_alt(reading: TicketToRideReading, player: PlayerView) -> str:
    """Return a sentence on the open facts about a player."""
    view = reading.view
    over = view.phase is Phase.OVER
    halves = view.scores[player.seat - 1] if over else player.points
    return reading.say(
        "ttr-alt-player",
        player=reading.alt_name(player.seat),
        points=points_phrase(halves, reading.words),
        trams=player.trams,
        cards=player.cards,
        tickets="?" if player.tickets is None else str(player.tickets),
        tokens=reading.symbols(player.tokens),
    )


def routes_alt(reading: TicketToRideReading, player: PlayerView, most: int) -> str:
    """Return a sentence that names some of a player's routes and counts the others."""
    board = reading.view.board
    shown = player.routes[:most]
    routes = "; ".join(reading.between(board.route[each]) for each in shown)
    if not routes:
        return ""
    name, more = reading.alt_name(player.seat), len(player.routes) - len(shown)
    return reading.say("ttr-alt-routes", player=name, routes=routes, more=more)


def stacks_alt(reading: TicketToRideReading) -> str:
    """Return a sentence on the tokens that lie on the map."""
    return (
        reading.say("ttr-alt-stacks", stacks=stacks_words(reading)) if reading.view.stacks else ""
    )


def stacks_words(reading: TicketToRideReading) -> str:
    """Return the tokens on the map, each with its location."""
    return ", ".join(
        reading.say(
            "ttr-alt-stack",
            location=reading.location(each.location),
            tokens=reading.times(reading.symbol(each.symbol), each.left),
        )
        for each in reading.view.stacks
    )


def claims_alt(reading: TicketToRideReading) -> str:
    """Return a sentence on the routes that can be paid for."""
    view = reading.view
    board = view.board
    claims = [reading.track(board.route[each.route]) for each in listed(view)]
    return reading.say("ttr-alt-claims", routes="; ".join(claims)) if claims else ""
