"""Moves in words: to everybody without what is hidden, to the player with it."""

# ruff: noqa: RUF001  (what people read has dashes, crosses and apostrophes of print)

from __future__ import annotations

from dataclasses import replace

from msgspec import structs

from bot.presenters.reading import Recent
from bot.presenters.tickettoride.log import TicketToRideTeller
from tests.games.tickettoride.table import begun, turn
from tests.presenters.shown import WORDS, players
from tests.presenters.tickettoride.shown import PRESENTER, QUIET, moves_of, said

OPEN = (QUIET, "deck purple blue ferry", "hand 1 black*3", "tickets 1 t08")
"""A position in which seat 1 can do anything, with the next three cards of the deck known."""


def position(*lines: str):
    return turn(*OPEN, *lines, rest="hand 2")


def test_card_of_the_deck_is_named_to_its_player_alone():
    assert said(position(), "take deck") == "**Ann** draws a card from the deck."
    assert said(position(), "take deck", seat=1) == "You draw a card from the deck: purple."


def test_card_of_the_row_is_named_to_everybody_with_what_replaces_it():
    assert said(position(), "take 1") == (
        "**Ann** takes a card from the row: green. New in the row: purple (card 1)."
    )


def test_tickets_drawn_and_kept_are_named_to_their_player_alone():
    rest = " ".join(f"t{each:02}" for each in (*range(2, 6), *range(9, 24)))
    state = position("tickets 2 t06 t07", f"pile t24 t01 {rest}")
    everybody = said(state, "tickets", "keep 1")
    assert everybody == "**Ann** draws 2 tickets. **Ann** keeps 1 ticket."
    own = said(state, "tickets", "keep 1", seat=1)
    assert own == (
        "You draw the tickets Golden Gate Bridge – Potrero Hill (11), "
        "Haight Ashbury – Civic Center (3). You keep Golden Gate Bridge – Potrero Hill (11)."
    )


def test_claim_names_route_payment_points_and_token():
    state = position("stacks sunset:guitar*2")
    assert said(state, "claim r18 black black black") == (
        "**Ann** claims Sunset – Twin Peaks (black, 3) with black ×3: 4 points. "
        "**Ann** takes a token at Sunset: guitar."
    )


def test_choice_of_tickets_at_the_start_tells_no_number_until_all_have_chosen():
    state = begun(2, tickets="t08 t24 t01 t02")
    assert said(state, "1 keep both") == "**Ann** has chosen tickets."
    own = said(state, "1 keep both", seat=1)
    assert own.startswith("You keep Presidio – Sunset (5), Golden Gate Bridge – Potrero Hill (11).")
    assert "undo" in own
    after = said(state, "1 keep both", "2 keep 1")
    assert after.endswith("**Ann** keeps 2 tickets. **Bo** keeps 1 ticket.")


def test_short_lines_tell_a_turn():
    view, moves = moves_of(position(), "take 1", "take deck")
    assert (
        PRESENTER.brief(PRESENTER.read(view, WORDS, players(2)), moves)
        == "Ann draws green and a hidden card."
    )
    view, moves = moves_of(position(), "take deck", "take deck")
    assert (
        PRESENTER.brief(PRESENTER.read(view, WORDS, players(2)), moves)
        == "Ann draws 2 hidden cards."
    )
    view, moves = moves_of(position(), "claim r18 black black black")
    brief = PRESENTER.brief(PRESENTER.read(view, WORDS, players(2)), moves)
    assert brief == "Ann claims Sunset – Twin Peaks for 4 points and takes a token: crab."
    # The picture shows the rest.
    short = TicketToRideTeller(
        PRESENTER.read(view, WORDS, players(2), Recent(tuple(moves)))
    ).short()
    assert short == "Ann claims Sunset – Twin Peaks."
    view, moves = moves_of(begun(2), "1 keep 1", "2 keep 1")
    assert (
        PRESENTER.brief(PRESENTER.read(view, WORDS, players(2)), moves)
        == "Everyone has chosen tickets."
    )


def test_short_line_tells_a_token_and_a_row_that_is_discarded():
    view, moves = moves_of(position("stacks sunset:guitar*2"), "claim r18 black black black")
    brief = PRESENTER.brief(PRESENTER.read(view, WORDS, players(2)), moves)
    assert brief.endswith("for 4 points and takes a token: guitar.")
    row = "row red ferry ferry blue green", "deck ferry orange*5 black", "hand 1"
    view, moves = moves_of(turn(*row, rest="hand 2"), "take 1")
    brief = PRESENTER.brief(PRESENTER.read(view, WORDS, players(2)), moves)
    assert brief == "Ann draws red. Too many ferries, so the row is replaced."


def test_choices_of_tickets_are_told_once_when_all_is_open():
    state = begun(2, tickets="t08 t24 t01 t02")
    view, moves = moves_of(state, "1 keep both", "2 keep 1")
    hidden = PRESENTER.turn_lines(PRESENTER.read(view, WORDS, players(2)), moves)
    assert hidden[-1].count("keeps") == 2
    chosen = [
        replace(
            each,
            events=tuple(
                structs.replace(event, values={**event.values, "tickets": "t08"})
                if event.code == "tickets-chosen"
                else event
                for event in each.events
            ),
        )
        for each in moves
    ]
    told = "\n".join(PRESENTER.turn_lines(PRESENTER.read(view, WORDS, players(2)), chosen))
    assert told.count("keeps") == 2


def test_post_tells_the_last_turn_until_this_one_has_a_move():
    view, moves = moves_of(position(), "claim r18 black black black")
    shown = PRESENTER.screen(PRESENTER.read(view, WORDS, players(2), Recent(tuple(moves))))
    assert "Previous turn: **Ann** claims Sunset – Twin Peaks" in shown.text
    view, now = moves_of(position(), "take 1")
    shown = PRESENTER.screen(
        PRESENTER.read(view, WORDS, players(2), Recent(tuple(moves), tuple(now)))
    )
    assert "Previous turn" not in shown.text
    assert "This turn: **Ann** takes a card from the row: green." in shown.text
