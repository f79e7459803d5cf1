"""The position in words: the table, cities, closeups, descriptions and the score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from render.pointcity.zooms import CityZoomScene, MarketZoomScene
from tests.games.pointcity.table import QUIET, giving, in_rows, position
from tests.presenters.pointcity.shown import (
    PRESENTER,
    SEATS,
    TIMES,
    mover_view,
    people,
    sampled_shown,
    screen_of,
    zoom_of,
)
from tests.presenters.shown import EVERY_WORDS, LONG_NAMES, WORDS, players

if TYPE_CHECKING:
    from bot.games.pointcity.state import State

OTHERS = """
         economy  industry ecology
    economy  c9       ecology  community
    industry ecology  c11      economy
    ecology  industry economy  c15
"""
OWNER = f"built {giving('economy*2')} c129 hand energy energy2 ingenuity tokens 8"
RIVAL = f"built {giving('community')} hand ecology"
TWO_TOKENS = "tokens 7 13"


def pages(state: State) -> list[str]:
    view = mover_view(state)
    return PRESENTER.pages(PRESENTER.read(view, WORDS, players(people(view))))


def middle() -> State:
    """Return a position of two with three turns left to each."""
    lines = (f"city 1 {OWNER}", f"city 2 {RIVAL}", in_rows(f"c2 {OTHERS}"), TWO_TOKENS)
    return position(*lines, "left 10", "pile economy2")


def test_the_table_is_told_card_by_card() -> None:
    lines = pages(middle())[0].split("\n")
    assert lines[0] == "### Point City: the table"
    assert (
        f"**1** · a Hydro plant (energy, 1 point; costs community {TIMES}2) · b economy" in lines[4]
    )
    assert lines[8] == (
        "Deck: 10 cards, double economy on top. A taken resource is replaced by a "
        "building, a taken building by a resource."
    )


def test_each_civic_token_says_what_it_is_worth_to_everyone() -> None:
    assert pages(middle())[0].split("\n")[-3:] == [
        "2 civic tokens left, worth right now:",
        "- Token 7 (2 points for each unspent ingenuity card): **Ann** 2, **Bo** 0",
        (
            "- Token 13 (3 points for each set of permanent community and economy resources): "
            "**Ann** 0, **Bo** 0"
        ),
    ]


def test_a_city_is_told_with_its_sum() -> None:
    assert pages(middle())[1].split("\n") == [
        "### City of **Ann**, seat 1 of 2",
        f"**Permanent resources:** economy {TIMES}2.",
        "**Resource cards** (3): energy, double energy, ingenuity.",
        BUILT,
        "**Points if the game ended now:** 9 = buildings 5, civic tokens 4.",
        "**Civic tokens held:**",
        "- 2 points for each permanent economy resource (4 points)",
    ]


BUILT = (
    "**Buildings** (3): Department store (economy); Shopping arcade (economy); Monument (5 points)."
)


def test_building_sides_not_seen_are_counted_by_what_they_bring() -> None:
    (line,) = [each for each in pages(middle())[0].split("\n") if "not seen yet" in each]
    assert line.startswith("Building sides not seen yet, ")
    assert f"civic {TIMES}" in line


def test_my_city_tells_the_tokens_that_can_be_taken_too() -> None:
    closeup = zoom_of(middle(), 1)
    assert closeup.text.startswith("### City of **Ann**, seat 1 of 2\n")
    assert closeup.text.endswith(
        "- Token 13 (3 points for each set of permanent community and economy resources): "
        "**Ann** 0, **Bo** 0"
    )
    assert isinstance(closeup.scene, CityZoomScene)
    assert [(note.text, note.token.worth) for note in closeup.scene.tokens] == [
        ("2 points for each permanent economy resource", 4)
    ]
    assert [(note.text, note.points) for note in closeup.scene.sums] == [
        ("Buildings", 5),
        ("Civic tokens", 4),
    ]


def test_the_market_alone_has_the_words_of_its_tokens() -> None:
    closeup = zoom_of(middle(), None)
    assert closeup.text.startswith("### The market\n**1** · a Hydro plant")
    assert isinstance(closeup.scene, MarketZoomScene)
    assert [note.text for note in closeup.scene.tokens] == [
        "2 points for each unspent ingenuity card",
        "3 points for each set of permanent community and economy resources",
    ]


def test_the_sum_of_the_hard_automaton_fits_three_places() -> None:
    state = position("level hard", f"city 2 {OWNER}", in_rows(QUIET), TWO_TOKENS)
    scene = zoom_of(state, 2).scene
    assert isinstance(scene, CityZoomScene)
    assert [(note.text, note.points) for note in scene.sums] == [
        ("Buildings", 5),
        ("Permanent resources", 6),
        ("Civic tokens, Ingenuity cards", 8),
    ]


def test_a_player_alone_has_no_seat_in_words_and_the_automaton_no_number() -> None:
    state = position("level hard", f"city 2 {OWNER}", in_rows(QUIET), TWO_TOKENS)
    table_page, own, automaton = pages(state)
    assert "The automaton scores at the hard level." in table_page
    assert own.startswith("### City of **Ann**\n")
    assert automaton.startswith("### City of the automaton\n")


def test_the_picture_is_described() -> None:
    assert screen_of(middle()).alt == (
        "Point City. Turn 15 of 17: Ann, seat 1 of 2. Take two cards. "
        f"Row 1: Hydro plant (energy, 1 point; costs community {TIMES}2); economy; industry; "
        f"ecology. Row 2: economy; Registry office (civic; costs ecology {TIMES}3); ecology; "
        f"community. Row 3: industry; ecology; Public library (civic; costs energy {TIMES}3); "
        f"economy. Row 4: ecology; industry; economy; University (civic; costs economy {TIMES}3). "
        "Deck: 10 cards, double economy on top. 2 civic tokens left. "
        "Ann: 9 points, 3 buildings, 3 resource cards, 1 civic token; "
        f"permanent: economy {TIMES}2. "
        "Bo: 0 points, 1 building, 1 resource card, 0 civic tokens; permanent: community."
    )


def finished(*lines: str) -> State:
    return position(in_rows(f"c2 {OTHERS}"), "left 0", "tokens", "end market", *lines)


def sheet(state: State) -> list[str]:
    view = mover_view(state)
    return PRESENTER.sheet(PRESENTER.read(view, WORDS, players(people(view)))).split("\n")


def test_the_score_sheet_has_every_line_of_the_sum() -> None:
    assert sheet(finished(f"city 1 {OWNER}", f"city 2 {RIVAL}")) == [
        "The deck has run out and everyone has had all their turns.",
        "**Ann** wins with 9 points.",
        "1\\. **Ann**, seat 1: 9 points, unspent resource cards: 3",
        "2\\. **Bo**, seat 2: 0 points, unspent resource cards: 1",
        "```",
        "Seat           Ann    Bo",
        "Buildings        5     0",
        "Civic tokens     4     0",
        "Total            9     0",
        "```",
        "Civic tokens:",
        "- **Ann**: 2 points for each permanent economy resource (4 points)",
    ]


def test_a_tie_is_decided_by_cards_or_shared() -> None:
    assert sheet(finished("city 1 hand energy", "city 2 hand"))[1] == (
        "**Ann** wins with 0 points. Tiebreak: 1 unspent resource card."
    )
    assert sheet(finished())[1] == (
        "**Ann**, **Bo** share the win with 0 points each: they also have the same "
        "number of unspent resource cards."
    )


def test_the_automaton_has_its_own_lines_on_the_sheet() -> None:
    lines = sheet(finished("level hard", "turn 2", f"city 2 {OWNER}"))
    assert "The automaton scores at the hard level." in lines
    assert "Permanent resources     0     6" in lines
    assert "Ingenuity cards         0     1" in lines
    assert "1\\. **Automaton**: 19 points, unspent resource cards: 3" in lines


@pytest.mark.parametrize("seats", SEATS)
def test_everything_fits_in_every_language_with_the_longest_names(seats: int) -> None:
    for at, shown in enumerate(sampled_shown(seats)):
        words = EVERY_WORDS[at % len(EVERY_WORDS)]
        seated = players(people(shown.view), LONG_NAMES)
        screen = PRESENTER.screen(PRESENTER.read(shown.view, words, seated, shown.recent))
        assert len(screen.text) <= 3500
        assert 0 < len(screen.alt) <= 1024
        assert all(
            len(page) <= 3500 for page in PRESENTER.pages(PRESENTER.read(shown.view, words, seated))
        )
        for seat in (None, *range(1, len(shown.view.cities) + 1)):
            closeup = PRESENTER.zoom(PRESENTER.read(shown.view, words, seated), seat)
            assert len(closeup.text) <= 3500
            assert 0 < len(closeup.alt) <= 1024
        if shown.view.result is not None:
            assert len(PRESENTER.sheet(PRESENTER.read(shown.view, words, seated))) <= 3500
