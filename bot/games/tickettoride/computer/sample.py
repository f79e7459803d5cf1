"""What a seat cannot see, and a random position that agrees with what it sees."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from bot.games.tickettoride.cards import ALL, NONE, cards_of, count_of, minus, plus
from bot.games.tickettoride.legal import CHOICES
from bot.games.tickettoride.state import Phase, Stack, State

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.games.game import Rng
    from bot.games.tickettoride.cards import Card
    from bot.games.tickettoride.view import PlayerView, View


def unknown(state: State, seat: int | None) -> frozenset[str]:
    """Return the ids of everything a seat cannot see; None: the public.

    A card of the deck, of the pile or of a hand is called by its place; while tickets are chosen
    at the start, also how many each of the others keeps. Nothing is hidden once the game is over.
    """
    if state.phase is Phase.OVER:
        return frozenset()
    ids = [f"deck-{place}" for place in range(1, len(state.deck) + 1)]
    ids += [f"pile-{place}" for place in range(1, len(state.pile) + 1)]
    for other in range(1, state.seats + 1):
        if other != seat:
            cards = sum(state.hands[other - 1])
            tickets = len(state.tickets[other - 1]) + len(state.offers[other - 1])
            ids += [f"hand-{other}-{place}" for place in range(1, cards + 1)]
            ids += [f"ticket-{other}-{place}" for place in range(1, tickets + 1)]
            if state.phase is Phase.KEEP:
                ids.append(f"kept-{other}")
    return frozenset(ids)


def sample(view: View, rng: Rng) -> State:
    """Return a random position that agrees with the view: what is not seen is dealt anew."""
    cards = _unseen_cards(view)
    rng.shuffle(cards)
    deal = iter(cards)
    hands = tuple(
        plus(each.shown, count_of(tuple(islice(deal, each.cards - sum(each.shown)))))
        if each.hand is None
        else each.hand
        for each in view.players
    )
    shown = tuple(each.shown for each in view.players)
    tickets = _unseen_tickets(view)
    rng.shuffle(tickets)
    draw = iter(tickets)
    offers = tuple(
        tuple(islice(draw, each.offered))
        if each.offer is None
        else tuple(ticket.ticket.id for ticket in each.offer)
        for each in view.players
    )
    choosing = view.phase is Phase.KEEP
    held = tuple(() if choosing else _held(each, draw) for each in view.players)
    chosen = tuple(
        _choice(each, offer, rng) for each, offer in zip(view.players, offers, strict=True)
    )
    stacks = {each.location: Stack(each.symbol, each.left) for each in view.stacks}
    return State(
        map=view.map,
        digest=view.digest,
        first=view.first,
        seat=view.mover,
        phase=view.phase,
        hands=hands,
        shown=shown if any(each != NONE for each in shown) else (),
        tickets=held,
        offers=offers,
        chosen=chosen if choosing else (),
        trams=tuple(each.trams for each in view.players),
        owners=view.owners,
        newest=view.newest,
        tokens=tuple(each.tokens for each in view.players),
        stacks=tuple(stacks.get(location.id) for location in view.board.locations),
        waiting=view.waiting,
        deck=tuple(deal),
        row=view.row,
        discards=view.discards,
        pile=tuple(draw),
        resets=view.resets,
        last=view.last,
        passes=view.passes,
        ending=view.ending,
    )


def _unseen_cards(view: View) -> list[Card]:
    """Return the cards of the deck and of the hands that the looker cannot see."""
    unseen = minus(minus(ALL, view.discards), count_of(tuple(card for card in view.row if card)))
    for each in view.players:
        unseen = minus(unseen, each.shown if each.hand is None else each.hand)
    return [*cards_of(unseen)]


def _unseen_tickets(view: View) -> list[str]:
    """Return the tickets of the pile, and those of players that the looker cannot see."""
    seen = {
        ticket.ticket.id
        for each in view.players
        for ticket in (*(each.held or ()), *(each.offer or ()))
    }
    return [ticket.id for ticket in view.board.tickets if ticket.id not in seen]


def _held(player: PlayerView, draw: Iterator[str]) -> tuple[str, ...]:
    """Return the tickets a player keeps, drawn where the looker cannot see them."""
    if player.held is None:
        return tuple(islice(draw, player.tickets or 0))
    return tuple(ticket.ticket.id for ticket in player.held)


def _choice(player: PlayerView, offer: tuple[str, ...], rng: Rng) -> tuple[int, ...]:
    """Return which tickets of its offer a player has chosen at the start; none: not yet."""
    if not player.chosen:
        return ()
    if player.held is None:
        return rng.choice(CHOICES)
    kept = {ticket.ticket.id for ticket in player.held}
    return tuple(place for place, ticket in enumerate(offer, start=1) if ticket in kept)
