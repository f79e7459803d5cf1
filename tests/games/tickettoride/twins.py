"""Twins of courses of Ticket to Ride: the same to somebody, with other cards and tickets unseen."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from msgspec import structs

from bot.games.game import CHANCE
from bot.games.tickettoride.actions import Claim, Keep, Pass, Shuffle
from bot.games.tickettoride.events import Happening
from bot.games.tickettoride.state import Phase

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random
    from typing import Any, TypeAlias

    from bot.games.game import Action
    from bot.games.tickettoride.cards import Card
    from storage.records import ActionRecord
    from tests.hidden.courses import Course

    Place: TypeAlias = tuple[int, int]
    """Where a card was laid: in which deck, the first being 0, and at which place from the top."""

DEALT = 2
"""The cards and the tickets each player is dealt."""


def twin(course: Course, looker: int | None, rng: Random) -> Course:
    """Return a course that was the same to somebody, with what they never saw dealt anew.

    Cards change places with others of the same deck only, as a shuffled one is made of cards that
    lay open. Hands of seats that have passed stay, as other cards might have paid for a route.
    """
    decks = [list(course.setup.order)]
    decks += [
        list(action.order)
        for action in (_action(course, line) for line in course.log if not line.undone)
        if isinstance(action, Shuffle)
    ]
    unseen = _unseen_cards(course, looker)
    for number, deck in enumerate(decks):
        places = [place for at, place in unseen if at == number]
        cards = [deck[place] for place in places]
        for place, card in zip(places, rng.sample(cards, len(cards)), strict=True):
            deck[place] = card
    names = _renamed_tickets(course, looker, rng)
    setup = structs.replace(
        course.setup,
        order=tuple(decks[0]),
        tickets=tuple(names.get(each, each) for each in course.setup.tickets),
    )
    log = tuple(_lines(course, looker, decks[1:], rng))
    return replace(course, setup=setup, log=log)


def _action(course: Course, line: ActionRecord) -> Action:
    return course.game.parse(line.seat, line.notation)


def _lines(
    course: Course, looker: int | None, decks: list[list[Card]], rng: Random
) -> Iterator[ActionRecord]:
    """Yield the log with the decks given, and other tickets kept while others choose theirs."""
    laid = iter(decks)
    choosing = course.position.state.phase is Phase.KEEP
    for line in course.log:
        action = _action(course, line)
        if isinstance(action, Shuffle) and not line.undone:
            action = Shuffle(CHANCE, tuple(next(laid)))
        elif isinstance(action, Keep) and choosing and line.seat != looker:
            action = Keep(line.seat, rng.choice(((1,), (2,), (1, 2))))
        yield replace(line, notation=course.game.format(action))


def _unseen_cards(course: Course, looker: int | None) -> set[Place]:
    """Return the cards that somebody never saw: of the deck, and drawn by others and not spent."""
    game, order = course.game, course.setup.order
    states = course.states()
    state: Any = next(states)
    seats, first = course.setup.seats, course.setup.first
    hands: dict[int, list[Place]] = {}
    for turn in range(seats):
        begin = turn * DEALT
        seat = (first - 1 + turn) % seats + 1
        hands[seat] = [(0, place) for place in range(begin, begin + DEALT)]
    deck: list[Place] = [(0, place) for place in range(len(order) - len(state.deck), len(order))]
    kinds: dict[Place, Card] = {(0, place): card for place, card in enumerate(order)}
    decks, passed = 0, set[int]()
    for line, after in zip(course.log, states, strict=True):
        action = _action(course, line)
        if isinstance(action, Pass):
            passed.add(line.seat)
        if isinstance(action, Claim):
            for card in action.cards:
                known = next((at for at in hands[line.seat] if kinds[at] == card), None)
                # Without one, the card paid was taken from the row, where all saw it.
                if known is not None:
                    hands[line.seat].remove(known)
        if line.undone:
            continue
        if isinstance(action, Shuffle):
            decks += 1
            kinds |= {(decks, place): card for place, card in enumerate(action.order)}
            deck = [(decks, place) for place in range(len(action.order))]
        for event in game.apply(state, action)[1]:
            if event.code == Happening.DRAWN:
                hands[line.seat].append(deck.pop(0))
            elif event.code == Happening.FILLED:
                del deck[: len(str(event.values["cards"]).split())]
        state = after
    others = [hand for seat, hand in hands.items() if seat != looker and seat not in passed]
    return {*deck, *(place for hand in others for place in hand)}


def _renamed_tickets(course: Course, looker: int | None, rng: Random) -> dict[str, str]:
    """Return other names for the tickets that somebody was never offered."""
    seen: set[str] = set()
    if looker is not None:
        for state in course.states():
            seen.update(state.offers[looker - 1], state.tickets[looker - 1])
    never = [each for each in course.setup.tickets if each not in seen]
    return dict(zip(never, rng.sample(never, len(never)), strict=True))
