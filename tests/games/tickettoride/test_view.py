"""What each seat may know, what an action reveals, and what is told of it."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from bot.games.game import Event
from bot.games.tickettoride import GAME
from bot.games.tickettoride.actions import Keep, Shuffle
from bot.games.tickettoride.cards import CARDS, Card
from bot.tables.model import Position
from tests.games.tickettoride.table import (
    acting,
    after,
    begun,
    play,
    position,
    setup,
    told,
    turn,
)
from tests.registry import GAMES

if TYPE_CHECKING:
    from bot.games.tickettoride.state import State

QUIET = "row blue green black purple red"


def learned(state: State, notation: str, seat: int | None = None) -> bool:
    """Return whether a table lets the seat to act undo the action alone."""
    found = Position(state).then(GAMES[GAME.name], seat or acting(state), notation)
    assert found.last is not None
    return found.last.revealed


def test_while_tickets_are_chosen_nobody_sees_how_many_another_keeps():
    state = after(begun(3, 2), "1 keep 1")
    for looker in (None, 2, 3):
        (one, two, _) = GAME.view(state, looker).players
        assert (one.tickets, one.held, one.offer, one.offered, one.chosen) == (
            None,
            None,
            None,
            2,
            True,
        )
        assert two.chosen is False
    own = GAME.view(state, 1).players[0]
    assert own.held is not None
    assert (own.tickets, [each.ticket.id for each in own.held]) == (1, ["t05"])
    both = after(begun(3, 2), "1 keep both")
    assert GAME.view(both, None) == GAME.view(state, None)
    assert GAME.view(both, 2) == GAME.view(state, 2)


def test_once_all_have_chosen_everybody_sees_how_many_are_kept():
    state, events = play(begun(3, 2), "3 keep 2", "1 keep both", "2 keep 1")
    assert [each.tickets for each in GAME.view(state, None).players] == [2, 1, 1]
    assert told([GAME.event_for(each, None) or each for each in events]) == [
        "tickets-chosen 3",
        "tickets-chosen 1",
        "tickets-chosen 2",
        "tickets-kept 2 1 19",
        "tickets-kept 3 1 20",
        "tickets-kept 1 2 20",
        "turn 1",
    ]
    assert state.pile[-2:] == ("t02", "t03")


def test_the_order_of_clicks_changes_nothing():
    one = after(begun(3, 2), "3 keep 2", "1 keep both", "2 keep 1")
    other = after(begun(3, 2), "2 keep 1", "1 keep both", "3 keep 2")
    assert one == other


def test_what_goes_to_a_hand_is_told_to_its_seat_alone():
    _, events = play(turn(QUIET, "hand 1", "deck orange*6", rest="hand 2"), "take deck")
    (drawn,) = events
    assert GAME.event_for(drawn, 1) == drawn
    hidden = Event("card-drawn", 1, {"left": 5})
    assert GAME.event_for(drawn, 2) == GAME.event_for(drawn, None) == hidden
    _, events = play(turn(QUIET), "tickets")
    assert GAME.event_for(events[0], 2) == Event("tickets-drawn", 1, {"count": 2, "left": 18})
    assert GAME.event_for(events[0], 1) == events[0]


def test_a_notation_leaves_out_what_another_keeps_until_all_have_chosen():
    keep, shuffle = Keep(1, (1,)), Shuffle(0, (Card.RED,))
    start, later = begun(2), turn(QUIET)
    assert [GAME.text_for(keep, seat) for seat in (None, 1, 2)] == ["keep", "keep 1", "keep"]
    assert [GAME.text_for(keep, seat, start) for seat in (None, 1)] == ["keep", "keep 1"]
    assert [GAME.text_for(keep, seat, later) for seat in (None, 2)] == ["keep 1", "keep 1"]
    assert [GAME.text_for(shuffle, seat, later) for seat in (None, 1)] == ["shuffle", "shuffle"]


def test_the_public_post_offers_what_tells_nothing_of_a_hand():
    rich = turn(QUIET, "hand 1 red*5 ferry*4", "hand 2")
    poor = turn(QUIET, "hand 1 blue green black purple red orange*4", "hand 2")
    assert GAME.view(rich, None).legal == GAME.view(poor, None).legal
    texts = [GAME.format(each) for each in GAME.legal_actions(rich)]
    public = [
        GAME.format(each)
        for each in GAME.legal_actions(rich)
        if each in GAME.view(rich, None).legal
    ]
    assert public == [text for text in texts if not text.startswith("claim")]
    assert GAME.view(after(rich, "tickets"), None).legal == ()


def test_what_reveals_and_what_does_not():
    state = turn(
        QUIET, "hand 1 red*3 blue*3 purple*2", "deck orange*6", "tickets 1 t01", rest="hand 2"
    )
    assert learned(state, "take 1")
    assert learned(state, "take deck")
    assert learned(state, "tickets")
    assert not learned(state, "claim r04 red red")
    assert not learned(after(state, "tickets"), "keep 1")
    bare = turn(QUIET, "hand 1", "deck", rest="hand 2")
    assert not learned(bare, "take 1")
    one = turn(QUIET, "hand 1", "deck orange", rest="hand 2")
    assert learned(one, "take 1")
    both = turn(QUIET, "hand 1 blue*3 ferry*2", "stacks golden-gate-bridge:crab fort-mason:seal")
    assert not learned(after(both, "claim r01 blue blue blue ferry ferry"), "token fort-mason")
    start = begun(2)
    assert not learned(start, "keep 1", 1)
    assert learned(after(start, "1 keep 1"), "keep both", 2)
    placing = after(start, "1 keep 1", "2 keep 1")
    assert not learned(placing, "place seal soma")


def test_in_a_running_game_only_the_own_tickets_count():
    state = turn(QUIET, "routes 1 r21 r26", "tickets 1 t01", "tickets 2 t02", "tokens 2 bell crab")
    assert GAME.view(state, None).scores == (6, 2)
    assert GAME.view(state, 1).scores == (12, 2)
    assert GAME.view(state, 2).scores == (6, 2 - 6)
    assert [line.code for line in GAME.view(state, None).sheet] == ["routes", "tokens"]
    assert [line.code for line in GAME.view(state, 2).sheet] == ["routes", "tickets", "tokens"]


def test_all_lies_open_at_the_end():
    state = position("phase over", "end trams", "last 1", "tickets 1 t01", "tickets 2 t02 t03")
    view = GAME.view(state, None)
    assert view.scores == GAME.scores(state)
    assert [each.held is not None and each.hand is not None for each in view.players] == [True] * 2
    assert GAME.write_position(state, public=True) == GAME.write_position(state)


def test_what_is_missing_of_a_ticket():
    state = turn(QUIET, "tickets 1 t24 t01", "tickets 2 t02", "routes 1 r04 r21", "routes 2 r26")
    own = GAME.view(state, 1).own
    assert own is not None
    assert own.held is not None
    first, second = own.held
    assert (first.way.missing, first.way.complete) == (9, False)
    assert first.way.routes[0] == "r08"
    assert (second.way.missing, second.way.routes) == (5, ("r25", "r30"))


def test_a_ticket_nothing_can_complete_any_more():
    state = turn(QUIET, "tickets 1 t02", "tickets 2 t01", "routes 2 r02 r03")
    own = GAME.view(state, 1).own
    assert own is not None
    assert own.held is not None
    assert (own.held[0].way.missing, own.held[0].way.routes) == (None, ())


@pytest.mark.parametrize(("trams", "missing"), [(2, 2), (1, None)])
def test_a_ticket_with_more_spaces_missing_than_trams_left_cannot_be_completed(
    trams: int, missing: int | None
):
    routes = "r01 r02 r03 r06 r07 r21 r32" + " r38" * (2 - trams)
    state = turn(QUIET, "tickets 1 t01", "tickets 2 t02", f"routes 1 {routes}")
    own = GAME.view(state, 1).own
    assert own is not None
    assert own.held is not None
    assert own.trams == trams
    assert own.held[0].way.missing == missing


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_sample_deals_every_card_and_ticket_once(seats: int):
    rng = random.Random(seats)
    state = GAME.start(setup(seats))
    for looker in (None, 1):
        sampled = GAME.sample(GAME.view(state, looker), rng)
        cards = [*sampled.deck, *(card for card in sampled.row if card)]
        total = [cards.count(card) for card in CARDS]
        for held in (*sampled.hands, sampled.discards):
            total = [one + other for one, other in zip(total, held, strict=True)]
        assert total == [6] * 6 + [8]
        tickets = [*sampled.pile, *(each for offer in sampled.offers for each in offer)]
        assert len(tickets) == len(set(tickets)) == 24


@pytest.mark.parametrize(("looker", "hands", "tickets"), [(1, 3, 2), (2, 2, 1), (None, 5, 3)])
def test_each_hidden_card_and_ticket_is_one_thing_that_is_unknown(
    looker: int | None, hands: int, tickets: int
):
    state = turn(QUIET, "hand 1 red*2", "hand 2 blue*3", "tickets 1 t01", "tickets 2 t02 t03")
    unknown = [each.partition("-")[0] for each in GAME.unknown(state, looker)]
    assert (unknown.count("hand"), unknown.count("ticket")) == (hands, tickets)
    assert (unknown.count("deck"), unknown.count("pile")) == (len(state.deck), len(state.pile))


HANDS = ("row blue green ferry purple red", "hand 1 red", "hand 2")


def shown(state: State, *lines: str) -> list[int]:
    """Return the cards of seat 1 that seat 2 knows after some actions, by kind."""
    return list(GAME.view(after(state, *lines), 2).players[0].shown)


def test_cards_taken_from_the_row_are_known_to_all_and_those_of_the_deck_are_not():
    state = turn(*HANDS)
    assert shown(state) == [0] * 7
    assert shown(state, "1 take 1", "1 take deck") == [1, 0, 0, 0, 0, 0, 0]
    assert shown(state, "1 take 3") == [0, 0, 0, 0, 0, 0, 1]


def test_cards_that_are_paid_are_those_that_all_know():
    state = turn("hand 1 red*4 ferry", "hand 2", "shown 1 red*2 ferry", "tickets 1 t01")
    assert shown(state, "1 claim r24 red red red") == [0, 0, 0, 0, 0, 0, 1]
    assert shown(state, "1 claim r24 red red ferry") == [0] * 7
    assert after(state, "1 claim r24 red red ferry").shown == ()


def test_a_sampled_position_keeps_the_cards_that_all_know():
    state = turn("hand 1 red*2 ferry*2 blue", "hand 2 green", "shown 1 red ferry*2")
    view = GAME.view(state, 2)
    hands = [GAME.sample(view, random.Random(seed)).hands[0] for seed in range(20)]
    assert all(hand[4] >= 1 and hand[6] >= 2 and sum(hand) == 5 for hand in hands)
    assert len({*hands}) > 5
