"""The whole position in words: the table, then a page a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.tickettoride.state import Phase
from bot.presenters.fitting import LONGEST_TEXT, first_fitting
from bot.presenters.phrases import points_words
from bot.presenters.tickettoride.alt import stacks_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.tickettoride.map import Route
    from bot.games.tickettoride.view import PlayerView, TicketView, View
    from bot.presenters.tickettoride.reading import TicketToRideReading


def table_page(reading: TicketToRideReading, situation: Sequence[str]) -> str:
    """Return the page of the table; if it is too long, it counts the free routes."""
    say = reading.say
    head = [
        f"### {say('ttr-state-title')}",
        *situation,
        *_last_round(reading),
        say("ttr-state-map", map=reading.map_name(reading.view.map)),
        _points(reading),
        *offer_lines(reading),
        *_stacks(reading),
    ]
    closed = _closed(reading)
    return first_fitting(
        ("\n".join((*head, line, *closed)) for line in _free(reading)), LONGEST_TEXT
    )


def _last_round(reading: TicketToRideReading) -> list[str]:
    view = reading.view
    if not view.to_come:
        return []
    names = ", ".join(reading.bold_name(seat) for seat in view.to_come)
    return [reading.say("ttr-state-last-round", players=names)]


def points(view: View) -> Sequence[int]:
    """Return the half points by seat: without tickets while the game runs."""
    over = view.phase is Phase.OVER
    return view.scores if over else [player.points for player in view.players]


def _points(reading: TicketToRideReading) -> str:
    view = reading.view
    over = view.phase is Phase.OVER
    listed = ", ".join(
        reading.say("ttr-state-worth", player=reading.bold_name(seat), points=points_words(halves))
        for seat, halves in enumerate(points(view), start=1)
    )
    return reading.say("ttr-state-points", stage="over" if over else "running", list=listed)


def offer_lines(reading: TicketToRideReading) -> list[str]:
    """Return lines on the row, the deck, the ticket pile and the discards."""
    view = reading.view
    row = " · ".join(
        f"{position} {reading.card(card)}" for position, card in enumerate(view.row, start=1)
    )
    discards = reading.hand(view.discards)
    return [
        reading.say("ttr-state-row", cards=row),
        reading.say("ttr-state-piles", deck=view.deck, pile=view.pile),
        reading.say("ttr-state-discards", count=sum(view.discards), cards=discards),
    ]


def _stacks(reading: TicketToRideReading) -> list[str]:
    """Return lines on the tokens that lie on the map, and on those that wait."""
    view = reading.view
    lines: list[str] = []
    if view.stacks:
        lines.append(reading.say("ttr-state-stacks", list=stacks_words(reading)))
    if view.waiting:
        listed = ", ".join(
            reading.times(reading.symbol(symbol), view.batch) for symbol in view.waiting
        )
        lines.append(reading.say("ttr-state-waiting", list=listed))
    return lines


def _free(reading: TicketToRideReading) -> list[str]:
    """Return the line on free routes: whole, then only their number."""
    view = reading.view
    board = view.board
    pairs: dict[tuple[str, str], list[Route]] = {}
    for number, route in enumerate(board.routes):
        if not view.owners[number] and route.id not in view.closed:
            pairs.setdefault(route.ends, []).append(route)
    if not pairs:
        return [reading.say("ttr-state-free-none")]
    listed = [
        reading.say(
            "ttr-state-free-item",
            route=reading.between(tracks[0]),
            tracks=", ".join(_track(reading, each) for each in tracks),
        )
        for tracks in pairs.values()
    ]
    count = sum(map(len, pairs.values()))
    whole = reading.say("ttr-state-free", count=count, list="; ".join(listed))
    return [whole, reading.say("ttr-state-free-count", count=count)]


def _track(reading: TicketToRideReading, route: Route) -> str:
    return reading.say(
        "ttr-state-track", colour=reading.colour(route), length=route.length, ferries=route.ferries
    )


def _closed(reading: TicketToRideReading) -> list[str]:
    view = reading.view
    if not view.closed:
        return []
    board = view.board
    listed = "; ".join(reading.track(board.route[each]) for each in view.closed)
    return [reading.say("ttr-state-closed", list=listed)]


def player_page(reading: TicketToRideReading, player: PlayerView) -> str:
    title = reading.say(
        "ttr-state-player",
        player=reading.bold_name(player.seat),
        seat=player.seat,
        seats=len(reading.view.players),
    )
    return first_fitting(
        (
            "\n".join((f"### {title}", *player_lines(reading, player, ways=ways)))
            for ways in (True, False)
        ),
        LONGEST_TEXT,
    )


def player_lines(reading: TicketToRideReading, player: PlayerView, *, ways: bool) -> list[str]:
    """Return lines on a player's trams, cards, tokens, routes, points and tickets.

    Parameters
    ----------
    ways
        Whether to name the free routes that tickets are still missing.
    """
    _board, say = reading.view.board, reading.say
    routes = "; ".join(reading.route(each) for each in player.routes)
    tokens = reading.symbols(player.tokens)
    return [
        say("ttr-state-trams", count=player.trams),
        _cards(reading, player),
        say("ttr-state-tokens", count=len(player.tokens), list=tokens),
        say("ttr-state-routes", count=len(player.routes), list=routes or say("ttr-nothing")),
        _sum(reading, player),
        *_tickets(reading, player, ways=ways),
    ]


def _cards(reading: TicketToRideReading, player: PlayerView) -> str:
    if player.hand is None:
        return reading.say("ttr-state-cards-hidden", count=player.cards)
    cards = reading.hand(player.hand)
    return reading.say("ttr-state-cards", count=player.cards, cards=cards)


def _tickets(reading: TicketToRideReading, player: PlayerView, *, ways: bool) -> list[str]:
    """Return lines on the tickets held and offered, as far as they can be seen."""
    say = reading.say
    lines: list[str] = []
    if player.held is None:
        if player.tickets is None:
            key = "unknown" if player.chosen else "choosing"
            lines.append(say(f"ttr-state-tickets-{key}"))
        else:
            lines.append(say("ttr-state-tickets-hidden", count=player.tickets))
    elif player.held or not player.offer:
        lines.append(say("ttr-state-tickets", count=len(player.held)))
        lines += (f"- {_ticket(reading, each, ways=ways)}" for each in player.held)
    if player.offer and not player.chosen:
        # Without an empty line it would join the last item of the list before it.
        lines += ["", say("ttr-state-offered")] if lines else [say("ttr-state-offered")]
        lines += (f"- {_ticket(reading, each, ways=ways)}" for each in player.offer)
    return lines


def _ticket(reading: TicketToRideReading, each: TicketView, *, ways: bool) -> str:
    view = reading.view
    board, over = view.board, view.phase is Phase.OVER
    ticket = reading.ticket(each.ticket)
    way = reading.way(each.way, over=over)
    if not ways or not each.way.routes or over:
        return reading.say("ttr-state-ticket", ticket=ticket, way=way)
    routes = "; ".join(reading.track(board.route[one]) for one in each.way.routes)
    return reading.say("ttr-state-ticket-way", ticket=ticket, way=way, routes=routes)


def _sum(reading: TicketToRideReading, player: PlayerView) -> str:
    """Return a line on the points: all of one's own, of others those of routes and tokens."""
    view = reading.view
    own = view.phase is Phase.OVER or player.seat == view.seat
    stage = "over" if view.phase is Phase.OVER else "own" if own else "running"
    lines = [line for line in view.sheet if own or line.code != "tickets"]
    items = ", ".join(
        reading.say(
            "ttr-line-item",
            line=reading.say(f"ttr-line-{line.code}"),
            points=points_words(line.points[player.seat - 1]),
        )
        for line in lines
    )
    total = view.scores[player.seat - 1] if own else player.points
    return reading.say("ttr-state-total", stage=stage, points=points_words(total), list=items)
