"""The description of the picture, in at most 1,024 characters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.tickettoride.state import Phase
from bot.presenters.fitting import first_fitting, joined
from bot.presenters.phrases import points_phrase
from bot.presenters.tickettoride.cards import (
    between,
    card_words,
    location_words,
    map_words,
    symbol_words,
    symbols_words,
    times,
    track_words,
)
from bot.presenters.tickettoride.labels import listed
from bot.presenters.turn import turn_alt

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.games.tickettoride.view import PlayerView, View
    from bot.presenters.reading import Reading
    from bot.presenters.turn import Short


def alt_text(reading: Reading[View], short: Short) -> str:
    """Return the description of the picture; if it is too long, with fewer routes, then tokens."""
    view, words = reading.view, reading.words
    turn = turn_alt_words(reading)
    head = turn_alt("ttr", turn, short, words)
    note = words.say("ttr-alt-map-name", map=map_words(view.map, words))
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


def turn_alt_words(reading: Reading[View]) -> str:
    """Return a sentence on who is to act, or that the game is over."""
    view, words = reading.view, reading.words
    if view.phase is Phase.OVER:
        return words.say("ttr-alt-over")
    if view.phase is Phase.KEEP:
        waited = ", ".join(reading.alt_name(seat) for seat in view.to_act)
        return words.say("ttr-choosing", players=waited)
    seats = len(view.players)
    turn = words.say(
        "ttr-alt-turn", player=reading.alt_name(view.mover), seat=view.mover, seats=seats
    )
    if not view.last:
        return turn
    return joined((turn, words.say("ttr-prompt-last-round", turns=len(view.to_come))))


def offer_alt(reading: Reading[View]) -> str:
    """Return a sentence on the row, the deck, the discards and the ticket pile."""
    view, words = reading.view, reading.words
    cards = ", ".join(
        f"{position} {card_words(card, words)}" for position, card in enumerate(view.row, start=1)
    )
    return words.say(
        "ttr-alt-row",
        cards=cards,
        deck=view.deck,
        discards=sum(view.discards),
        pile=view.pile,
    )


def player_alt(reading: Reading[View], player: PlayerView) -> str:
    """Return a sentence on what all may know of a player."""
    view, words = reading.view, reading.words
    over = view.phase is Phase.OVER
    halves = view.scores[player.seat - 1] if over else player.points
    return words.say(
        "ttr-alt-player",
        player=reading.alt_name(player.seat),
        points=points_phrase(halves, words),
        trams=player.trams,
        cards=player.cards,
        tickets="?" if player.tickets is None else str(player.tickets),
        tokens=symbols_words(player.tokens, words),
    )


def routes_alt(reading: Reading[View], player: PlayerView, most: int) -> str:
    """Return a sentence on the routes of a player, or an empty text if there is none.

    Parameters
    ----------
    most
        How many routes are named; of the others it says how many there are.
    """
    words = reading.words
    board = reading.view.board
    shown = player.routes[:most]
    routes = "; ".join(between(board, board.route[each], words) for each in shown)
    if not routes:
        return ""
    name, more = reading.alt_name(player.seat), len(player.routes) - len(shown)
    return words.say("ttr-alt-routes", player=name, routes=routes, more=more)


def stacks_alt(reading: Reading[View]) -> str:
    """Return a sentence on the tokens that lie on the map."""
    return (
        reading.words.say("ttr-alt-stacks", stacks=stacks_words(reading))
        if reading.view.stacks
        else ""
    )


def stacks_words(reading: Reading[View]) -> str:
    """Return the tokens on the map, each with its location."""
    view, words = reading.view, reading.words
    return ", ".join(
        words.say(
            "ttr-alt-stack",
            location=location_words(view.board, each.location),
            tokens=times(symbol_words(each.symbol, words), each.left, words),
        )
        for each in view.stacks
    )


def claims_alt(reading: Reading[View]) -> str:
    """Return a sentence on the routes that can be paid for."""
    view, words = reading.view, reading.words
    board = view.board
    claims = [track_words(board, board.route[each.route], words) for each in listed(view)]
    return words.say("ttr-alt-claims", routes="; ".join(claims)) if claims else ""
