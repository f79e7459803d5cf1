"""The portrait of a seat for a phone: hand, row, tickets, routes it can claim."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from bot.games.tickettoride.state import Phase
from bot.presenters.fitting import first_fitting, joined
from bot.presenters.tickettoride.alt import claims_alt, offer_alt, player_alt, turn_alt_words
from bot.presenters.tickettoride.labels import listed
from bot.presenters.tickettoride.scene import board_scene, hand_counts, offer_scene, player_scene
from bot.presenters.turn import Heading, Short, heading, turn_alt
from render.tickettoride.board import Colour
from render.tickettoride.zooms import (
    CaptionScene,
    PaymentScene,
    PortraitScene,
    RouteScene,
    TicketScene,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.tickettoride.prospects import Prospect
    from bot.games.tickettoride.view import PlayerView, TicketView
    from bot.presenters.tickettoride.reading import TicketToRideReading

ROUTES = 6
"""The most routes that the picture lists."""


def portrait_scene(
    reading: TicketToRideReading, seat: int, short: Short, *, paused: bool
) -> PortraitScene:
    view = reading.view
    head = _heading(reading, short, seat)
    player, say = view.players[seat - 1], reading.say
    others = tuple(player_scene(reading, each) for each in view.players if each.seat != seat)
    claims = listed(view) if view.seat == seat else ()
    shown = claims[:ROUTES]
    tickets = _tickets(reading, player)
    return PortraitScene(
        title=head.title,
        fallback_title=head.fallback,
        prompt=head.prompt,
        last=head.last,
        active=head.active,
        over=view.phase is Phase.OVER,
        paused=paused,
        board=board_scene(view.board),
        player=player_scene(reading, player),
        hand=hand_counts(player),
        hand_caption=CaptionScene(title=say("ttr-caption-cards"), more=str(player.cards)),
        offer=offer_scene(reading),
        offer_caption=CaptionScene(title=say("ttr-caption-row")),
        tickets=tickets,
        tickets_caption=CaptionScene(title=say("ttr-caption-tickets"), more=str(len(tickets))),
        routes=tuple(_route(reading, each) for each in shown),
        routes_caption=_claims_caption(
            reading, claims, shown, now=head.active and view.phase is Phase.TURN
        ),
        others=others,
    )


def _heading(reading: TicketToRideReading, short: Short, seat: int) -> Heading:
    """Return the words at the head; while all choose tickets it is the turn of several."""
    view, say = reading.view, reading.say
    own = view.seat == seat
    if view.phase is not Phase.KEEP:
        found = heading("ttr", reading, seat, short)
        if own and not found.active:
            hand = say("ttr-portrait-hand")
            return found._replace(title=hand, fallback=hand)
        return found
    found = heading("ttr", reading, seat, short, mover=seat)
    if seat in view.to_act:
        return found
    waited = ", ".join(reading.painted_name(each) for each in view.to_act)
    hand = say("ttr-portrait-hand")
    title, fallback = (hand, hand) if own else (found.title, found.fallback)
    return Heading(title, fallback, "", say("ttr-choosing", players=waited), active=False)


def _tickets(reading: TicketToRideReading, player: PlayerView) -> tuple[TicketScene, ...]:
    """Return the tickets held, then those that are offered, by number."""
    held = [_ticket(reading, each) for each in player.held or ()]
    if player.chosen:
        return tuple(held)
    offered = enumerate(player.offer or (), start=1)
    return (*held, *(_ticket(reading, each, number) for number, each in offered))


def _ticket(
    reading: TicketToRideReading, each: TicketView, number: int | None = None
) -> TicketScene:
    ticket = each.ticket
    return TicketScene(
        start=reading.location(ticket.a),
        end=reading.location(ticket.b),
        points=ticket.points,
        missing=each.way.missing,
        number=number,
    )


def _route(reading: TicketToRideReading, each: Prospect) -> RouteScene:
    route = reading.view.board.route[each.route]
    return RouteScene(
        start=reading.location(route.a),
        end=reading.location(route.b),
        payment=tuple(
            PaymentScene(colour=Colour(card), count=len(list(run)))
            for card, run in groupby(each.payments[0])
        ),
        points=each.points,
        helps=bool(each.tickets),
    )


def _claims_caption(
    reading: TicketToRideReading,
    claims: Sequence[Prospect],
    shown: Sequence[Prospect],
    *,
    now: bool,
) -> CaptionScene:
    """Return the words above the routes, with their number if not all are shown."""
    title = reading.say("ttr-caption-claims" if now else "ttr-caption-later")
    more = str(len(claims)) if claims else ""
    if len(shown) < len(claims):
        more = reading.say("ttr-caption-of", shown=len(shown), count=len(claims))
    return CaptionScene(title=title, more=more)


def portrait_alt(reading: TicketToRideReading, seat: int, short: Short) -> str:
    """Return the description; if it is too long, without routes to claim, then without others."""
    view = reading.view
    head = turn_alt("ttr", turn_alt_words(reading), Short(short.prompt), reading.words)
    player = view.players[seat - 1]
    own = [player_alt(reading, player), *_own_alt(reading, player)]
    claims = claims_alt(reading) if view.seat == seat else ""
    offer = offer_alt(reading)
    rest = [player_alt(reading, each) for each in view.players if each is not player]
    return first_fitting(
        (
            joined((*head, *own, claims, offer, *rest)),
            joined((*head, *own, offer, *rest)),
            joined((*head, *own, offer)),
        )
    )


def _own_alt(reading: TicketToRideReading, player: PlayerView) -> list[str]:
    """Return sentences on the cards and tickets of a hand, where they are seen."""
    say = reading.say
    found: list[str] = []
    if player.hand is not None:
        found.append(say("ttr-alt-hand", cards=reading.hand(player.hand)))
    for key, tickets in (("tickets", player.held), ("offered", player.offer)):
        if tickets and not (key == "offered" and player.chosen):
            listed = "; ".join(reading.held(each) for each in tickets)
            found.append(say(f"ttr-alt-{key}", tickets=listed))
    return found
