"""Moves and turns in words."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.games.sanfrancisco import GAME
from bot.presenters.reading import Recent
from render.sanfrancisco.layout import LAYOUTS
from render.text.fonts import Style
from render.text.lettering import wrap
from tests.games.sanfrancisco.table import position
from tests.presenters.sanfrancisco.shown import (
    PRESENTER,
    mover_view,
    moves_of,
    sampled_shown,
    screen_of,
    table_of,
)
from tests.presenters.shown import EVERY_WORDS, LONG_NAMES, WORDS, language_of, players

if TYPE_CHECKING:
    from bot.games.sanfrancisco.state import State
    from bot.presenters.reading import Move
    from bot.words.words import Words


def lines(state: State, *notations: str) -> list[str]:
    state, moves = moves_of(state, *notations)
    return PRESENTER.turn_lines(
        PRESENTER.read(mover_view(state), WORDS, players(len(state.cities))), moves
    )


def answer(state: State, *notations: str) -> str:
    state, moves = moves_of(state, *notations)
    return PRESENTER.moved(
        PRESENTER.read(mover_view(state), WORDS, players(len(state.cities))), moves
    )


def test_a_card_drawn_and_placed_is_named_once() -> None:
    state = position("column 2 c08", "pile c01")
    assert lines(state, "draw", "place 2") == [
        (
            "**Ann** adds to column 2 (now 2 cards): blue foundation. "
            "It gets a foundation token; 5 are left."
        )
    ]


def test_a_card_that_is_not_placed_yet_is_named() -> None:
    state = position("column 2 c08", "pile c01")
    assert lines(state, "draw") == ["**Ann** draws blue foundation."]


def test_two_ways_to_place_a_card_are_two_lines() -> None:
    state = position("pile c08")
    _, (_, first) = moves_of(state, "draw", "place 1")
    after, (_, second) = moves_of(state, "draw", "place 3")
    taken_back = [first, second]
    assert PRESENTER.turn_lines(
        PRESENTER.read(mover_view(after), WORDS, players(2)), taken_back
    ) == [
        "**Ann** places the first card in column 1: blue 4.",
        "**Ann** places the first card in column 3: blue 4.",
    ]


def test_the_mover_is_called_you() -> None:
    state = position("pile c08")
    assert answer(state, "draw") == "You draw blue 4."
    assert answer(state, "draw", "place 3") == "You place the first card in column 3: blue 4."


def test_a_column_is_taken_and_built() -> None:
    state = position("city 2 contracts 1", "column 1 c67 c72 c36", "pile c87")
    assert lines(state, "finalize 1", "build c67", "build c72", "done") == [
        (
            "**Ann** takes column 1 (3 cards) and a contract. Everyone has a contract, "
            "so everyone discards one."
        ),
        "**Ann** builds green 3 (green space 1).",
        "**Ann** builds green 2, tracks (green space 2). New cable car: green space 2.",
        "**Ann** refuses orange 4.",
    ]


def test_what_events_share_is_said_once() -> None:
    state = position("column 1 c67 c72 c36", "pile c87")
    assert answer(state, "finalize 1", "build c67", "build c36", "build c72") == (
        "You take column 1 (3 cards) and a contract. You build green 3 (green space 1); "
        "orange 4 (orange space 1); green 2, tracks (green space 2). New cable car: "
        "green space 2."
    )


def test_a_skyscraper_rises_and_takes_the_medal() -> None:
    assert answer(position("city 1 blue c01 c11", "taken 1 c21"), "build c21") == (
        "You build grey 4 (grey space 1). A skyscraper rises: blue space 1. "
        "You take the Master Builder medal."
    )


def test_the_medal_comes_from_its_holder() -> None:
    own = "city 1 blue c01 c11 yellow c46!"
    state = position(own, "city 2 yellow c47! medal", "taken 1 c21")
    assert lines(state, "build c21") == [
        (
            "**Ann** builds grey 4 (grey space 1). A skyscraper rises: blue space 1. "
            "**Ann** takes the Master Builder medal from **Bo**."
        )
    ]


def test_a_city_square_wakes() -> None:
    state = position("city 1 grey c20", "taken 1 c03")
    assert answer(state, "build c03") == (
        "You build blue depot, bonus (blue space 1). New cable car: blue space 1. City "
        "square now worth 4: grey space 1."
    )


def test_a_district_is_completed() -> None:
    state = position("city 1 blue c08 c09 c10 c14", "taken 1 c15")
    assert answer(state, "build c15") == (
        "You build blue 2 (blue space 5). You\u2019re the first to complete the blue "
        "district and take its completion token."
    )


def test_a_bonus_is_due_taken_and_put() -> None:
    state = position("city 1 blue c12", "taken 1 c06")
    assert answer(state, "build c06") == (
        "You build blue 1, waterfront, bonus (blue space 2). The blue district earns a bonus."
    )
    assert lines(state, "build c06", "bonus plus2", "put blue1")[1:] == [
        "**Ann** takes a bonus: +2 token.",
        "**Ann** puts the +2 token on blue 3, bonus (blue space 1).",
    ]


def test_a_bonus_card_is_put_like_a_token() -> None:
    state = position("city 1 grey c25", "taken 1 c28")
    assert lines(state, "build c28", "bonus card4", "put green")[2:] == [
        "**Ann** places universal 4 (green space 1)."
    ]


def test_no_bonus_can_be_taken() -> None:
    state = position("city 1 blue c12", "taken 1 c06", "supply plus2 0 tracks 0")
    assert answer(state, "build c06").endswith(
        "There is no bonus left to take for the blue district."
    )


def test_the_discard_token_is_spent() -> None:
    state = position("city 1 contracts 2 discard", "pile c87")
    assert answer(state, "discard 2") == (
        "You use the contract-discard token and discard 2 contracts."
    )
    assert lines(state, "discard 1") == [
        ("**Ann** uses the contract-discard token and discards 1 contract.")
    ]


def test_cards_without_a_row_are_refused_without_asking() -> None:
    own = "city 1 blue c08 c09 c10 c14 c15"
    state = position(own, "column 1 c12 c36", "pile c87")
    assert answer(state, "finalize 1") == (
        "You take column 1 (2 cards) and a contract. No row has room for blue 3, bonus."
    )


def test_a_turn_that_ends_with_nothing_left_says_so() -> None:
    state, _ = moves_of(position("city 1 contracts 1 discard", "taken 1 c36"), "build c36")
    assert lines(state, "done") == ["**Ann** ends the turn."]


BEFORE = "Ann: column 3 gets blue 4."


@pytest.mark.parametrize(
    ("notations", "last"),
    [
        ((), BEFORE),
        (("draw",), BEFORE),
        (("finalize 1",), BEFORE),
        (("finalize 1", "refuse c21"), BEFORE),
        (("discard 1",), BEFORE),
        (("finalize 1", "build c36"), "Column 1 taken, 1 built."),
        (("finalize 1", "refuse c21", "build c36"), "Column 1 taken, 1 built, 1 refused."),
    ],
)
def test_the_picture_tells_of_the_turn_before_until_this_one_settles_something(
    notations: tuple[str, ...], last: str
) -> None:
    own = "city 2 contracts 1 discard"
    state = position(own, "column 1 c36 c21", "pile c08 c09")
    state, previous = moves_of(state, "draw", "place 3")
    state, current = moves_of(state, *notations)
    assert table_of(screen_of(state, Recent(previous, current))).turn.last == last


@pytest.mark.parametrize(
    ("notations", "last"),
    [
        (("draw", "place 3"), "Ann: column 3 gets blue 4."),
        (("finalize 1", "build c36", "build c21"), "Ann: column 1 taken, 2 built."),
        (("finalize 1", "build c36", "done"), "Ann: column 1 taken, 1 built, 1 refused."),
        (("finalize 1", "done"), "Ann: column 1 taken, 0 built, 2 refused."),
    ],
)
def test_the_picture_tells_of_a_whole_turn_in_short(notations: tuple[str, ...], last: str) -> None:
    state = position("column 1 c36 c21", "pile c08")
    state, moves = moves_of(state, *notations)
    assert table_of(screen_of(state, Recent(moves))).turn.last == last


@pytest.mark.parametrize(
    ("notations", "line"),
    [
        (("draw", "place 3"), "Ann adds to column 3: blue 4."),
        (("finalize 1", "build c36", "build c21"), "Ann takes column 1 and builds 2 cards."),
        (("finalize 1", "build c36", "done"), "Ann takes column 1, builds 1 card and refuses 1."),
        (("finalize 1", "done"), "Ann takes column 1, builds nothing and refuses 2."),
    ],
)
def test_the_channel_tells_of_a_whole_turn_in_a_sentence(
    notations: tuple[str, ...], line: str
) -> None:
    state = position("column 1 c36 c21", "pile c08")
    state, moves = moves_of(state, *notations)
    assert PRESENTER.brief(PRESENTER.read(mover_view(state), WORDS, players(2)), moves) == line


def test_the_picture_tells_that_all_discard_a_contract() -> None:
    state = position("city 2 contracts 1", "column 1 c36 c21", "pile c08")
    state, moves = moves_of(state, "finalize 1", "build c36", "done")
    turn = table_of(screen_of(state, Recent(moves))).turn
    assert turn.last == "Ann: column 1 taken, 1 built. Everyone: \N{MINUS SIGN}1 contract."
    brief = PRESENTER.brief(PRESENTER.read(mover_view(state), WORDS, players(2)), moves)
    assert brief == "Ann takes column 1, builds 1 card and refuses 1. Everyone discards a contract."


def test_the_picture_tells_what_ended_the_game() -> None:
    state, moves = moves_of(position("tokens 1", "pile c01"), "draw", "place 1")
    assert (
        table_of(screen_of(state, Recent(moves))).turn.last == "The foundation tokens are used up."
    )
    nearly = "city 1 blue c05 c06 c07 c08 c09 grey c21 c22 c23 c24 c25 orange c36 c37 c38 c39 c40"
    state = position(f"{nearly} yellow c51 c52 c53 c54 c55 green c64 c65 c66 c67", "taken 1 c75")
    state, moves = moves_of(state, "build c75")
    assert table_of(screen_of(state, Recent(moves))).turn.last == "A city board is full."


def test_the_post_tells_of_both_turns_until_this_one_settles_something() -> None:
    state = position("column 2 c36 c21", "pile c08 c09")
    state, previous = moves_of(state, "draw", "place 3")
    state, current = moves_of(state, "finalize 2")
    before = "Previous turn: **Ann** places the first card in column 3: blue 4."
    now = "This turn: **Bo** takes column 2 (2 cards) and a contract."
    assert screen_of(state, Recent(previous, current)).text.split("\n")[1:] == [before, now]
    state, later = moves_of(state, "build c36")
    assert screen_of(state, Recent(previous, current + later)).text.split("\n")[1:] == [
        f"{now} **Bo** builds orange 4 (orange space 1)."
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_move_has_a_line_but_the_drawing_of_a_card_placed_at_once(seats: int) -> None:
    for shown in sampled_shown(seats):
        for moves in (shown.recent.previous, shown.recent.current):
            told = PRESENTER.turn_lines(PRESENTER.read(shown.view, WORDS, players(seats)), moves)
            written = [move.notation for move in moves]
            joined = sum(
                first == "draw" and then.startswith("place ") for first, then in pairwise(written)
            )
            assert len(told) == len(moves) - joined
            assert all(told)


@pytest.mark.parametrize("words", EVERY_WORDS, ids=language_of)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_short_sentences_take_three_lines_of_the_narrowest_panel(seats: int, words: Words) -> None:
    room = LAYOUTS[4].turn.width - 64
    for shown in sampled_shown(seats):
        turn = table_of(
            PRESENTER.screen(PRESENTER.read(shown.view, words, players(seats), shown.recent))
        ).turn
        lines = [wrap(text, Style.PROSE, 28, room) for text in (turn.prompt, turn.last)]
        assert len(lines[0]) <= 1
        assert len(lines[0]) + len(lines[1]) <= 3, lines


def test_a_turn_of_the_whole_deck_is_told_within_a_message() -> None:
    start = position("seats 4", "taken 1")
    state = replace(start, taken=start.pile, pile=())
    seated = players(4, LONG_NAMES)
    moves: tuple[Move, ...] = ()
    told: list[str] = []
    while not state.ending:
        state, more = moves_of(state, GAME.format(GAME.legal_actions(state)[0]))
        moves += more
        view = mover_view(state)
        told = PRESENTER.turn_lines(PRESENTER.read(view, WORDS, seated), moves)
        assert len("\n".join(told)) <= 3500
        assert (
            len(PRESENTER.screen(PRESENTER.read(view, WORDS, seated, Recent((), moves))).text)
            <= 3500
        )
        assert len(PRESENTER.moved(PRESENTER.read(view, WORDS, seated), moves)) <= 3500
    assert len(moves) > len(told) == 1
