"""What the post of a position says, whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.games.sanfrancisco import GAME
from bot.presenters.reading import Recent
from tests.games.sanfrancisco.table import after, position
from tests.presenters.sanfrancisco.shown import PRESENTER, moves_of, sampled_shown, screen_of
from tests.presenters.shown import EVERY_WORDS, LONG_NAMES, WORDS, language_of, players

if TYPE_CHECKING:
    from bot.words.words import Words


def test_the_first_turn() -> None:
    screen = screen_of(position("pile c36"))
    assert screen.text == (
        "It\u2019s **Ann**\u2019s turn (seat 1 of 2). Draw a card.\n"
        "You can\u2019t take an empty column."
    )


def test_a_turn_says_which_columns_can_be_taken_and_why_others_cannot() -> None:
    state = position("city 1 contracts 1", "column 1 c08 c09", "column 2 c21", "pile c36 c37")
    state, previous = moves_of(state, "draw", "place 2", "draw", "place 1")
    assert screen_of(state, Recent(previous[2:])).text == (
        "It\u2019s **Ann**\u2019s turn (seat 1 of 2). Draw a card, or "
        "take column 1 or 2.\n"
        "With 1 contract you need a column of at least 2 cards; column 3 is empty.\n"
        "Previous turn: **Bo** adds to column 1 (now 3 cards): orange 4."
    )


def test_a_column_that_is_too_short_says_how_many_cards_it_has() -> None:
    state = position("city 1 contracts 2", "column 1 c08 c09", "column 2 c21", "pile c36")
    assert screen_of(state).text == (
        "It\u2019s **Ann**\u2019s turn (seat 1 of 2). Draw a card.\n"
        "With 2 contracts you need a column of at least 3 cards; column 1 has 2, column "
        "2 has 1, column 3 is empty."
    )


def test_away_from_the_buttons_only_what_can_be_done_is_said() -> None:
    state = position("city 1 contracts 2", "column 1 c08 c09", "column 2 c21", "pile c36")
    said = PRESENTER.awaited(PRESENTER.read(GAME.view(state, 1), WORDS, players(2)))
    assert said == "It\u2019s **Ann**\u2019s turn (seat 1 of 2). Draw a card."


def test_a_card_turned_over_is_said_once() -> None:
    state, moves = moves_of(position("pile c19"), "draw")
    assert screen_of(state, Recent((), moves)).text == (
        "It\u2019s **Ann**\u2019s turn (seat 1 of 2). Drawn: grey city "
        "square, tracks. Place it in a column."
    )


def test_a_card_that_will_end_the_game_says_so() -> None:
    state = after(position("tokens 1", "pile c01"), "draw")
    assert screen_of(state).text == (
        "It\u2019s **Ann**\u2019s turn (seat 1 of 2). Drawn: blue "
        "foundation. Place it in a column. It gets the last foundation token, and that "
        "ends the game."
    )


def test_what_came_before_a_card_was_turned_over_is_told() -> None:
    state = position("city 1 contracts 2 discard", "pile c19")
    state, moves = moves_of(state, "discard 2", "draw")
    assert screen_of(state, Recent((), moves)).text == (
        "It\u2019s **Ann**\u2019s turn (seat 1 of 2). Drawn: grey city "
        "square, tracks. Place it in a column.\n"
        "This turn: **Ann** uses the contract-discard token and discards 2 contracts."
    )


def test_another_seat_reads_which_card_is_turned_over() -> None:
    state, moves = moves_of(position("pile c19"), "draw")
    seen = PRESENTER.screen(
        PRESENTER.read(GAME.view(state, 2), WORDS, players(2), Recent((), moves))
    )
    assert seen.text.endswith("This turn: **Ann** draws grey city square, tracks.")


def test_a_column_taken() -> None:
    state = position("column 1 c16 c79")
    state, moves = moves_of(state, "finalize 1")
    assert screen_of(state, Recent((), moves)).text == (
        "It\u2019s **Ann**\u2019s turn (seat 1 of 2). Build or refuse "
        "these 2 cards: grey foundation, bonus; universal 3.\n"
        "This turn: **Ann** takes column 1 (2 cards) and a contract."
    )


def test_a_bonus_due_says_what_each_choice_does() -> None:
    state = after(position("city 1 grey c25", "taken 1 c28"), "build c28")
    assert screen_of(state).text == (
        "It\u2019s **Ann**\u2019s turn (seat 1 of 2). The grey district "
        "earns a bonus. Choose one:\n"
        "• Universal card worth 4: put it right away in any row with a free space.\n"
        "• Tracks token: put it on any card without tracks on your board."
    )


def test_a_bonus_due_is_said_once() -> None:
    state, moves = moves_of(position("city 1 grey c25", "taken 1 c28"), "build c28")
    text = screen_of(state, Recent((), moves)).text
    assert text.endswith("\nThis turn: **Ann** builds grey 2, bonus (grey space 2).")
    assert text.count("The grey district earns a bonus.") == 1


def test_a_token_to_put() -> None:
    state = after(position("city 1 blue c12", "taken 1 c06"), "build c06", "bonus plus2")
    assert screen_of(state).text == (
        "It\u2019s **Ann**\u2019s turn (seat 1 of 2). Put the +2 token on a card on your board."
    )


def test_the_discard_token_is_called_to_mind() -> None:
    state = after(position("city 1 contracts 2 discard", "taken 1 c36"), "build c36")
    assert screen_of(state).text == (
        "It\u2019s **Ann**\u2019s turn (seat 1 of 2). All cards are built or refused. "
        "Use the contract-discard token, or end the turn.\n"
        "You can use the contract-discard token: you have 2 contracts."
    )


def test_the_end_says_who_wins() -> None:
    state = position("city 1 blue c08", "tokens 1", "pile c01")
    state, moves = moves_of(state, "draw", "place 1")
    assert screen_of(state, Recent((), moves)).text == (
        "**Ann** wins with 12½ points.\n"
        "Previous turn: **Ann** places the first card in column 1: blue foundation. "
        "It gets the last foundation token. That ends the game."
    )


def test_another_seat_reads_whose_turn_it_is() -> None:
    state = position("pile c36")
    screen = PRESENTER.screen(PRESENTER.read(GAME.view(state, 2), WORDS, players(2)))
    assert screen.text == "It\u2019s **Ann**\u2019s turn (seat 1 of 2)."


def test_a_crowd_of_cards_is_counted_not_listed() -> None:
    state = position("taken 1")
    text = screen_of(replace(state, taken=state.pile, pile=())).text
    assert "Build or refuse these 87 cards: blue foundation; " in text
    assert "; blue 3, bonus; 75 more." in text


@pytest.mark.parametrize("words", EVERY_WORDS, ids=language_of)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_texts_are_short_enough_with_the_longest_names(seats: int, words: Words) -> None:
    seated = players(seats, LONG_NAMES)
    for shown in sampled_shown(seats):
        screen = PRESENTER.screen(PRESENTER.read(shown.view, words, seated, shown.recent))
        assert 1 <= len(screen.text) <= 3500
        assert 1 <= len(screen.alt) <= 1024


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_texts_ping_nobody_and_leave_no_line_empty(seats: int) -> None:
    for shown in sampled_shown(seats):
        text = PRESENTER.screen(
            PRESENTER.read(shown.view, WORDS, players(seats), shown.recent)
        ).text
        assert "@" not in text
        assert all(text.split("\n"))
