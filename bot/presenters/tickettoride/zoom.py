"""Closeups: the map of one seat with its tickets, or the row and the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.tickettoride.cards import ALL, CARDS
from bot.presenters.fitting import first_fitting, joined
from bot.presenters.presenter import Closeup
from bot.presenters.tickettoride.alt import (
    claims_alt,
    offer_alt,
    player_alt,
    routes_alt,
    stacks_alt,
)
from bot.presenters.tickettoride.labels import listed
from bot.presenters.tickettoride.scene import (
    board_scene,
    claim_scenes,
    closed_tracks,
    offer_scene,
    stack_scenes,
)
from bot.presenters.tickettoride.state import offer_lines, player_page
from render.tickettoride.zooms import CaptionScene, HandMapScene, MapTicketScene, RowZoomScene

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.tickettoride.view import PlayerView, TicketView, View
    from bot.presenters.tickettoride.reading import TicketToRideReading


def map_closeup(reading: TicketToRideReading, player: PlayerView) -> Closeup:
    """Return the map of a seat with those of its tickets that are seen."""
    return Closeup(
        text=player_page(reading, player),
        scene=_map_scene(reading, player),
        alt=_map_alt(reading, player),
    )


def _map_scene(reading: TicketToRideReading, player: PlayerView) -> HandMapScene:
    view = reading.view
    tickets = _shown(player)
    claims = listed(view) if view.seat == player.seat else ()
    return HandMapScene(
        board=board_scene(view.board),
        seat=player.seat,
        claims=claim_scenes(reading),
        closed=closed_tracks(view),
        stacks=stack_scenes(reading),
        payable=tuple(view.board.number[each.route] for each in claims),
        tickets=tuple(_ticket(view, each) for each in tickets),
        wanted=tuple(view.board.number[route] for route in _wanted(view, tickets)),
    )


def _shown(player: PlayerView) -> tuple[TicketView, ...]:
    """Return the tickets held, then those to choose from."""
    return (*(player.held or ()), *(() if player.chosen else player.offer or ()))


def _wanted(view: View, tickets: Sequence[TicketView]) -> list[str]:
    """Return the ids of the free routes that tickets are missing; none once the game is over."""
    if view.ending is not None:
        return []
    found = {route for each in tickets for route in each.way.routes}
    return sorted(found, key=view.board.number.__getitem__)


def _ticket(view: View, each: TicketView) -> MapTicketScene:
    board, ticket = view.board, each.ticket
    return MapTicketScene(
        start=board.place[ticket.a],
        end=board.place[ticket.b],
        points=ticket.points,
        missing=each.way.missing,
    )


def _map_alt(reading: TicketToRideReading, player: PlayerView) -> str:
    """Return the description of the map; if it is too long, with less on routes."""
    view = reading.view
    board, say, tickets = view.board, reading.say, _shown(player)
    head = [say("ttr-alt-map", player=reading.alt_name(player.seat)), player_alt(reading, player)]
    listed = "; ".join(reading.held(each) for each in tickets)
    held = say("ttr-alt-tickets", tickets=listed) if listed else ""
    missing = "; ".join(reading.track(board.route[each]) for each in _wanted(view, tickets))
    wanted = say("ttr-alt-wanted", routes=missing) if missing else ""
    routes = routes_alt(reading, player, len(player.routes))
    pays = claims_alt(reading) if view.seat == player.seat else ""
    return first_fitting(
        (
            joined((*head, held, wanted, pays, stacks_alt(reading), routes)),
            joined((*head, held, wanted, pays, stacks_alt(reading))),
            joined((*head, held, wanted, pays)),
            joined((*head, held, wanted)),
            joined((*head, held)),
        )
    )


def row_closeup(reading: TicketToRideReading) -> Closeup:
    view = reading.view
    say = reading.say
    unseen, key = _unseen(view), "unseen" if view.seat is None else "others"
    counts = reading.counted(zip(CARDS, unseen, strict=True)) or say("ttr-nothing")
    return Closeup(
        text="\n".join(
            (
                f"### {say('ttr-zoom-row')}",
                *offer_lines(reading),
                say(f"ttr-zoom-{key}", count=sum(unseen), cards=counts),
            )
        ),
        scene=RowZoomScene(
            offer=offer_scene(reading),
            discards=tuple(view.discards[at] for at in range(len(CARDS))),
            unseen=unseen,
            row_caption=CaptionScene(title=say("ttr-caption-row")),
            discards_caption=CaptionScene(
                title=say("ttr-caption-discards"), more=str(sum(view.discards))
            ),
            unseen_caption=CaptionScene(title=say(f"ttr-caption-{key}"), more=str(sum(unseen))),
        ),
        alt=joined(
            (
                say("ttr-alt-offer"),
                offer_alt(reading),
                say("ttr-alt-discards", cards=reading.hand(view.discards)),
                say(f"ttr-zoom-{key}-alt", cards=counts),
            )
        ),
    )


def _unseen(view: View) -> tuple[int, ...]:
    """Return by kind the cards that are neither open nor in a hand that is seen."""
    seen = [view.discards, *(each.hand for each in view.players if each.hand is not None)]
    return tuple(
        every - view.row.count(card) - sum(counts[at] for counts in seen)
        for at, (card, every) in enumerate(zip(CARDS, ALL, strict=True))
    )
