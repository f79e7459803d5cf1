"""What moves changed on the table, read from their events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.tickettoride.events import Happening
from bot.games.tickettoride.ways import costs_of, way_of
from bot.presenters.events import events_of, has_event, named, several
from bot.presenters.tickettoride.names import between, points_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.games.tickettoride.view import View
    from bot.presenters.presenter import Move, Recent
    from bot.words.words import Words


def last_moves(recent: Recent) -> tuple[Move, ...]:
    """Return the moves to highlight: those of this turn, or of the last one until it has any."""
    return recent.current or recent.previous


def fresh_moves(recent: Recent) -> tuple[Move, ...]:
    """Return the moves to highlight for a seat: those after its last turn, if it had one."""
    return (*recent.since, *recent.current) if recent.since else last_moves(recent)


def ticket_news(view: View, moves: Iterable[Move], words: Words) -> list[str]:
    """Return a sentence for each own ticket that claims have completed or made impossible."""
    own, claimed = view.own, claimed_routes(moves)
    if own is None or not own.held or not claimed:
        return []
    board = view.board
    owners = tuple(
        0 if board.routes[number].id in claimed else owner
        for number, owner in enumerate(view.owners)
    )
    costs = costs_of(board, owners, len(view.players), own.seat)
    spent = sum(board.route[each].length for each in claimed & {*own.routes})
    found: list[str] = []
    for each in own.held:
        before = way_of(board, costs, each.ticket, own.trams + spent)
        ticket = between(board, each.ticket, words)
        points = points_of(each.ticket.points, words)
        if each.way.complete and not before.complete:
            found.append(words.say("ttr-news-complete", ticket=ticket, points=points))
        elif each.way.missing is None and before.missing is not None:
            found.append(words.say("ttr-news-lost", ticket=ticket, points=points))
    return found


def filled_positions(moves: Iterable[Move]) -> frozenset[int]:
    """Return the positions of the row, from 1, at which a card was turned over."""
    return frozenset(
        int(position)
        for event in events_of(moves)
        if event.code == Happening.FILLED
        for position in several(event, "positions")
    )


def claimed_routes(moves: Iterable[Move]) -> frozenset[str]:
    """Return the ids of the routes that were claimed."""
    return frozenset(
        named(event, "route") for event in events_of(moves) if event.code == Happening.CLAIMED
    )


def changed_locations(moves: Iterable[Move]) -> frozenset[str]:
    """Return the ids of the locations on which tokens were placed, or from which one was taken."""
    return frozenset(
        named(event, "location")
        for event in events_of(moves)
        if event.code in (Happening.PLACED, Happening.TOKEN)
    )


def taken_symbols(moves: Iterable[Move], seat: int) -> list[str]:
    """Return the symbols of the tokens that a seat took."""
    return [
        named(event, "symbol")
        for event in events_of(moves)
        if event.code == Happening.TOKEN and event.seat == seat
    ]


def drew_cards(moves: Iterable[Move]) -> bool:
    """Return True if a card was drawn from the deck."""
    return has_event(moves, (Happening.DRAWN,))


def drew_tickets(moves: Iterable[Move]) -> bool:
    """Return True if tickets were drawn."""
    return has_event(moves, (Happening.TICKETS,))
