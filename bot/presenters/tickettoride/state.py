"""The whole position in words, for screen readers: the table, then a page a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.tickettoride.state import Phase
from bot.presenters.fitting import LONGEST_TEXT, first_fitting
from bot.presenters.phrases import points_words
from bot.presenters.tickettoride.alt import stacks_words
from bot.presenters.tickettoride.cards import (
    between,
    card_words,
    colour_words,
    hand_words,
    map_words,
    route_words,
    symbol_words,
    symbols_words,
    ticket_words,
    times,
    track_words,
    way_words,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.tickettoride.map import Route
    from bot.games.tickettoride.view import PlayerView, TicketView, View
    from bot.presenters.reading import Reading
    from bot.words.words import Words


def table_page(reading: Reading[View], situation: Sequence[str]) -> str:
    """Return the page of the table; if it is too long, the free routes only by number."""
    words = reading.words
    say = words.say
    head = [
        f"### {say('ttr-state-title')}",
        *situation,
        *_last_round(reading),
        say("ttr-state-map", map=map_words(reading.view.map, words)),
        _points(reading),
        *offer_lines(reading),
        *_stacks(reading),
    ]
    closed = _closed(reading)
    return first_fitting(
        ("\n".join((*head, line, *closed)) for line in _free(reading)), LONGEST_TEXT
    )


def _last_round(reading: Reading[View]) -> list[str]:
    view = reading.view
    if not view.to_come:
        return []
    names = ", ".join(reading.bold_name(seat) for seat in view.to_come)
    return [reading.words.say("ttr-state-last-round", players=names)]


def points(view: View) -> Sequence[int]:
    """Return the half points by seat: without tickets while the game runs."""
    over = view.phase is Phase.OVER
    return view.scores if over else [player.points for player in view.players]


def _points(reading: Reading[View]) -> str:
    view, words = reading.view, reading.words
    over = view.phase is Phase.OVER
    listed = ", ".join(
        words.say(
            "ttr-state-worth",
            player=reading.bold_name(seat),
            points=points_words(halves),
        )
        for seat, halves in enumerate(points(view), start=1)
    )
    return words.say("ttr-state-points", stage="over" if over else "running", list=listed)


def offer_lines(reading: Reading[View]) -> list[str]:
    """Return lines on the row, the deck, the ticket pile and the discards."""
    view, words = reading.view, reading.words
    row = " · ".join(
        f"{position} {card_words(card, words)}" for position, card in enumerate(view.row, start=1)
    )
    discards = hand_words(view.discards, words)
    return [
        words.say("ttr-state-row", cards=row),
        words.say("ttr-state-piles", deck=view.deck, pile=view.pile),
        words.say("ttr-state-discards", count=sum(view.discards), cards=discards),
    ]


def _stacks(reading: Reading[View]) -> list[str]:
    """Return lines on the tokens that lie on the map, and on those that wait."""
    view, words = reading.view, reading.words
    lines: list[str] = []
    if view.stacks:
        lines.append(words.say("ttr-state-stacks", list=stacks_words(reading)))
    if view.waiting:
        listed = ", ".join(
            times(symbol_words(symbol, words), view.batch, words) for symbol in view.waiting
        )
        lines.append(words.say("ttr-state-waiting", list=listed))
    return lines


def _free(reading: Reading[View]) -> list[str]:
    """Return the line on free routes: whole, then only their number."""
    view, words = reading.view, reading.words
    board = view.board
    pairs: dict[tuple[str, str], list[Route]] = {}
    for number, route in enumerate(board.routes):
        if not view.owners[number] and route.id not in view.closed:
            pairs.setdefault(route.ends, []).append(route)
    if not pairs:
        return [words.say("ttr-state-free-none")]
    listed = [
        words.say(
            "ttr-state-free-item",
            route=between(board, tracks[0], words),
            tracks=", ".join(_track(each, words) for each in tracks),
        )
        for tracks in pairs.values()
    ]
    count = sum(map(len, pairs.values()))
    whole = words.say("ttr-state-free", count=count, list="; ".join(listed))
    return [whole, words.say("ttr-state-free-count", count=count)]


def _track(route: Route, words: Words) -> str:
    return words.say(
        "ttr-state-track",
        colour=colour_words(route, words),
        length=route.length,
        ferries=route.ferries,
    )


def _closed(reading: Reading[View]) -> list[str]:
    view, words = reading.view, reading.words
    if not view.closed:
        return []
    board = view.board
    listed = "; ".join(track_words(board, board.route[each], words) for each in view.closed)
    return [words.say("ttr-state-closed", list=listed)]


def player_page(reading: Reading[View], player: PlayerView) -> str:
    """Return all that the looker may know of a player."""
    title = reading.words.say(
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


def player_lines(reading: Reading[View], player: PlayerView, *, ways: bool) -> list[str]:
    """Return lines on a player's trams, cards, tokens, routes, points and tickets.

    Parameters
    ----------
    ways
        Whether the free routes that tickets are still missing are named.
    """
    words = reading.words
    board, say = reading.view.board, words.say
    routes = "; ".join(route_words(board, each, words) for each in player.routes)
    tokens = symbols_words(player.tokens, words)
    return [
        say("ttr-state-trams", count=player.trams),
        _cards(player, words),
        say("ttr-state-tokens", count=len(player.tokens), list=tokens),
        say("ttr-state-routes", count=len(player.routes), list=routes or say("ttr-nothing")),
        _sum(reading, player),
        *_tickets(reading, player, ways=ways),
    ]


def _cards(player: PlayerView, words: Words) -> str:
    if player.hand is None:
        return words.say("ttr-state-cards-hidden", count=player.cards)
    cards = hand_words(player.hand, words)
    return words.say("ttr-state-cards", count=player.cards, cards=cards)


def _tickets(reading: Reading[View], player: PlayerView, *, ways: bool) -> list[str]:
    """Return lines on the tickets held and offered, as far as they can be seen."""
    say = reading.words.say
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


def _ticket(reading: Reading[View], each: TicketView, *, ways: bool) -> str:
    view, words = reading.view, reading.words
    board, over = view.board, view.phase is Phase.OVER
    ticket = ticket_words(board, each.ticket, words)
    way = way_words(each.way, words, over=over)
    if not ways or not each.way.routes or over:
        return words.say("ttr-state-ticket", ticket=ticket, way=way)
    routes = "; ".join(track_words(board, board.route[one], words) for one in each.way.routes)
    return words.say("ttr-state-ticket-way", ticket=ticket, way=way, routes=routes)


def _sum(reading: Reading[View], player: PlayerView) -> str:
    """Return a line on the points: all of one's own, of others those of routes and tokens."""
    view, words = reading.view, reading.words
    own = view.phase is Phase.OVER or player.seat == view.seat
    stage = "over" if view.phase is Phase.OVER else "own" if own else "running"
    lines = [line for line in view.sheet if own or line.code != "tickets"]
    items = ", ".join(
        words.say(
            "ttr-line-item",
            line=words.say(f"ttr-line-{line.code}"),
            points=points_words(line.points[player.seat - 1]),
        )
        for line in lines
    )
    total = view.scores[player.seat - 1] if own else player.points
    return words.say("ttr-state-total", stage=stage, points=points_words(total), list=items)
