"""The whole position in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.games.sanfrancisco import GAME
from tests.games.sanfrancisco.table import after, position
from tests.presenters.sanfrancisco.shown import PRESENTER, mover_view, sampled_shown
from tests.presenters.shown import EVERY_WORDS, LONG_NAMES, WORDS, language_of, players

if TYPE_CHECKING:
    from bot.words.words import Words

TIMES = "\N{MULTIPLICATION SIGN}"
UNCOUNTED = "Empty districts and cities, and a network without a cable car, don\u2019t count yet."


def test_the_first_page_is_the_table() -> None:
    state = position(
        "city 1 blue c08 contracts 1",
        "city 2 grey completed medal",
        "column 1 c16 c79",
        "column 2 c21",
        "tokens 5",
        "supply card4 2 discard 0 tracks 1",
        "pile c36 c37 c38 c01 c33",
    )
    state = replace(state, beyond=())
    assert PRESENTER.pages(PRESENTER.read(mover_view(state), WORDS, players(2)))[0].split("\n") == [
        "### San Francisco: the table",
        ("It\u2019s **Ann**\u2019s turn (seat 1 of 2). Draw a card, or take column 1."),
        (
            "With 1 contract you need a column of at least 2 cards; column 2 has 1, "
            "column 3 is empty."
        ),
        f"Points so far: **Ann** 2, **Bo** 2. {UNCOUNTED}",
        "Column 1, 2 cards: grey foundation, bonus; universal 3.",
        "Column 2, 1 card: grey 4.",
        "Column 3 is empty.",
        "Deck: 5 cards.",
        "Foundation tokens: 5 left of 6.",
        (
            "Bonuses left: +2 token (3), universal card worth 4 (2), universal depot card (3), "
            "1½-point token (3), contract-discard token (0), tracks token (1)."
        ),
        "Completion tokens left: blue, orange, yellow, green.",
        "**Bo** has the Master Builder medal.",
        "Not seen yet:",
        f"- Blue {TIMES}1: foundation {TIMES}1.",
        f"- Orange {TIMES}4: depot {TIMES}1, 3 {TIMES}1, 4 {TIMES}2.",
    ]


def test_a_page_a_city_names_every_card_and_all_that_lies_on_it() -> None:
    own = "city 1 blue c01 c12+ completed bonus plus2 grey c20 c78@ yellow bonus points"
    state = position(f"{own} green c67~@ c77! contracts 2 discard medal", "pile c36")
    assert PRESENTER.pages(PRESENTER.read(mover_view(state), WORDS, players(2)))[1].split("\n") == [
        "### City of **Ann**, seat 1 of 2",
        (
            "- **Blue**, sum 5, place 1 (2 points): 1. blue foundation (9 of 7 around it); "
            "2. blue 3, bonus (worth 5, +2 token)."
        ),
        (
            "- **Grey**, sum 4, place 1 (2 points): 1. grey city square, bonus (worth 4); "
            "2. universal depot (cable car)."
        ),
        "- **Orange**: nobody has a card here yet.",
        "- **Yellow**: nobody has a card here yet.",
        (
            "- **Green**, sum 3, place 1 (2 points): 1. green 3 (tracks token, cable car); "
            "2. universal foundation, tracks (skyscraper)."
        ),
        "- Cable cars: 2, place 1 (2½ points).",
        "- Skyscrapers: 1. A foundation needs neighbours worth 7.",
        "- Contracts: 2.",
        "- Bonus taken for blue: +2 token.",
        "- Grey has one bonus symbol: the next one earns a bonus.",
        "- Bonus taken for yellow: 1½-point token.",
        (
            "- Holds: Master Builder medal, blue completion token, 1½-point token, "
            "contract-discard token."
        ),
        (
            "- Points so far: 13 = blue 2, grey 2, green 2, cable cars 2½, skyscrapers 1, medal 1, "
            "1½-point tokens 1½, completion tokens 1. "
            f"{UNCOUNTED}"
        ),
    ]


def test_the_cards_in_hand_are_on_the_first_page() -> None:
    turned = after(position("pile c36"), "draw")
    pages = PRESENTER.pages(PRESENTER.read(mover_view(turned), WORDS, players(2)))
    assert "\nDrawn: orange 4.\n" in pages[0]
    taken = position("taken 1 c36 c79")
    pages = PRESENTER.pages(PRESENTER.read(mover_view(taken), WORDS, players(2)))
    assert "\nTaken from column 1, 2 cards to build or refuse: orange 4; universal 3.\n" in pages[0]


def test_points_are_final_once_the_game_is_over() -> None:
    state = after(position("city 1 blue c08", "tokens 1", "pile c01"), "draw", "place 1")
    first, *cities = PRESENTER.pages(PRESENTER.read(mover_view(state), WORDS, players(2)))
    assert first.split("\n")[2] == "Final points: **Ann** 12½, **Bo** 0."
    assert [page.split("\n")[-1] for page in cities] == [
        "- Final points: 12½ = blue 2, grey 2, orange 2, yellow 2, green 2, cable cars 2½.",
        "- Final points: 0.",
    ]


def test_another_seat_reads_no_advice() -> None:
    state = position("pile c36")
    page = PRESENTER.pages(PRESENTER.read(GAME.view(state, 2), WORDS, players(2)))[0]
    assert page.split("\n")[1:3] == [
        "It\u2019s **Ann**\u2019s turn (seat 1 of 2).",
        f"Points so far: **Ann** 0, **Bo** 0. {UNCOUNTED}",
    ]


def test_the_deck_is_told_by_kind_and_never_in_order() -> None:
    one = position("pile c36 c08 c21")
    other = position("pile c21 c36 c08")
    pages = [
        PRESENTER.pages(PRESENTER.read(mover_view(state), WORDS, players(2)))
        for state in (one, other)
    ]
    assert pages[0] == pages[1]


@pytest.mark.parametrize("words", EVERY_WORDS, ids=language_of)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pages_are_short_enough_with_the_longest_names(seats: int, words: Words) -> None:
    seated = players(seats, LONG_NAMES)
    for shown in sampled_shown(seats):
        pages = PRESENTER.pages(PRESENTER.read(shown.view, words, seated))
        assert len(pages) == seats + 1
        assert all(len(page) <= 3500 for page in pages)


@pytest.mark.parametrize("words", EVERY_WORDS, ids=language_of)
def test_columns_of_the_whole_deck_still_fit(words: Words) -> None:
    state = position("seats 4")
    columns = tuple(state.pile[at::3] for at in range(3))
    state = replace(state, columns=columns, pile=())
    assert (
        len(PRESENTER.pages(PRESENTER.read(mover_view(state), words, players(4, LONG_NAMES)))[0])
        <= 3500
    )
