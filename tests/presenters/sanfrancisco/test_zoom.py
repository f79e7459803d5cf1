"""One city or the columns alone: notes, words and descriptions that agree with the position."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.games.sanfrancisco import GAME
from bot.games.sanfrancisco.cards import ROWS, Colour
from bot.presenters.reading import Recent
from render.sanfrancisco.scene import Bonus, MajorityStanding, Mark
from render.sanfrancisco.zooms import (
    CityZoomScene,
    ColumnsZoomScene,
    NextSpaceScene,
    Subject,
)
from tests.games.sanfrancisco.table import after, position
from tests.presenters.sanfrancisco.shown import PRESENTER, mover_view, moves_of, sampled_shown
from tests.presenters.shown import LONG_NAMES, WORDS, in_every_language, players

if TYPE_CHECKING:
    from bot.games.sanfrancisco.state import State
    from bot.presenters.presenter import Closeup
    from render.sanfrancisco.zooms import RowNotes


def zoom_of(state: State, seat: int | None = 1, recent: Recent | None = None) -> Closeup:
    seated = players(len(state.cities))
    return PRESENTER.zoom(
        PRESENTER.read(mover_view(state), WORDS, seated, recent or Recent()), seat
    )


def city_of(state: State, seat: int = 1) -> CityZoomScene:
    scene = zoom_of(state, seat).scene
    assert isinstance(scene, CityZoomScene)
    return scene


def row_of(state: State, colour: str, seat: int = 1) -> RowNotes:
    return city_of(state, seat).rows[ROWS.index(Colour(colour))]


def notes_of(state: State, colour: str, seat: int = 1) -> list[str]:
    return [note.text for note in row_of(state, colour, seat).notes]


def test_a_foundation_says_what_it_lacks() -> None:
    state = position("city 1 blue c08 grey c17 c29")
    assert row_of(state, "grey").captions == ("needs 1 more", "")


def test_a_skyscraper_says_what_is_around_it() -> None:
    state = position("city 1 orange c36 c32! c38")
    assert row_of(state, "orange").captions == ("", "7 around it", "")


def test_a_square_says_why_it_is_worth_what_it_is() -> None:
    state = position("city 1 grey c20 c18@ c19@ yellow c51 c50@")
    assert row_of(state, "grey").captions == ("4: car beside it", "", "4: car beside it")
    assert row_of(state, "yellow").captions == ("", "0: only its own car")
    lonely = position("city 1 grey c20")
    assert row_of(lonely, "grey").captions == ("0: no car beside it",)


def test_tracks_that_reach_no_depot_are_not_connected() -> None:
    state = position("city 1 blue c11 c08~ c09 green c68@")
    assert row_of(state, "blue").captions == ("not connected", "not connected", "")
    assert row_of(state, "green").captions == ("",)


def test_the_next_space_says_what_a_card_there_would_have() -> None:
    own = "city 1 blue c08 c05 grey c21 orange c36 c33@"
    assert row_of(position(own), "grey").next_space == NextSpaceScene(
        around=6, needed=6, square=4, connects=True
    )


def test_a_row_says_what_one_more_card_would_bring() -> None:
    state = position("city 1 grey c25 c21 c29 c23", "city 2 grey c22 c24 c30 c26 c27")
    assert notes_of(state, "grey") == [
        "1 card to go",
        "1 more for a bonus",
        "+3 beats Bo",
    ]
    signs = [note.sign for note in row_of(state, "grey").notes]
    assert [sign.subject for sign in signs] == [
        Subject.COMPLETION,
        Subject.SYMBOLS,
        Subject.ADVANTAGE,
    ]
    assert (signs[2].points, signs[2].standing) == (4, MajorityStanding.LEAD)


def test_a_row_says_what_it_has() -> None:
    state = position("city 1 grey c25 c28 completed bonus tracks", "city 2 blue completed")
    assert notes_of(state, "grey") == ["completed first", "tracks token", "5 ahead of Bo"]
    assert row_of(state, "grey").notes[1].sign.bonus is Bonus.TRACKS
    assert notes_of(state, "blue")[0] == "Bo was first"
    assert row_of(state, "blue").notes[0].sign.subject is Subject.COMPLETION_GONE


def test_a_full_row_says_how_far_it_is_behind() -> None:
    full = "city 1 blue c05 c06 c07 c10 c11"
    state = position(full, "city 2 blue c08 c09 c12 c14")
    blue = row_of(state, "blue")
    assert blue.next_space is None
    assert [note.text for note in blue.notes][2] == "3 behind Bo"


def test_bonuses_that_cannot_come_say_so() -> None:
    assert notes_of(position("city 1 blue c08 c09 c10 c14"), "blue")[1] == "too few spaces left"
    gone = position("city 1 blue c12", "supply plus2 0 tracks 0")
    assert notes_of(gone, "blue")[1] == "no bonus is left"
    none = position("city 1 blue c12 c13 bonus nothing")
    assert notes_of(none, "blue")[1] == "none left to take"
    due = after(position("city 1 grey c25", "taken 1 c28"), "build c28")
    assert notes_of(due, "grey")[1] == "choose it now"


def test_the_city_says_what_passes_the_next_in_cable_cars_and_takes_the_medal() -> None:
    other = "city 2 orange c36 c32! c38 green c68@ c69@ c63@"
    state = position("city 1 green c71@", f"{other} medal")
    assert [note.text for note in city_of(state).notes] == [
        "+3 cars beat Bo",
        "2 more skyscrapers",
    ]
    assert [note.text for note in city_of(state, 2).notes] == [
        "2 cars ahead of Ann",
        "most skyscrapers",
    ]
    fresh = position()
    assert city_of(fresh).notes[1].text == "for the first skyscraper"


def test_a_finished_game_has_nothing_more_to_bring() -> None:
    state = position("city 1 blue c08", "city 2 orange c32! medal", "tokens 1", "pile c01")
    state = after(state, "draw", "place 1")
    scene = city_of(state)
    assert all(row.next_space is None for row in scene.rows)
    assert [[note.text for note in row.notes] for row in scene.rows] == [
        ["4 ahead of Bo"],
        *[["tied with Bo"]] * 4,
    ]
    assert [note.text for note in scene.notes] == ["cars: tied with Bo", "Bo has it"]
    assert [note.text for note in city_of(state, 2).notes] == [
        "cars: tied with Ann",
        "most skyscrapers",
    ]
    assert city_of(state, 2).rows[0].notes[0].text == "4 behind Ann"


def test_the_seat_in_turn_has_the_gold_board() -> None:
    state = position("pile c36")
    assert [city_of(state, seat).active for seat in (1, 2)] == [True, False]


def test_the_zoom_of_a_city_shows_the_last_move() -> None:
    state, moves = moves_of(position("taken 1 c08"), "build c08")
    scene = zoom_of(state, 1, Recent(moves)).scene
    assert isinstance(scene, CityZoomScene)
    assert scene.city.rows[0].cards[0].mark is Mark.LAST


def test_the_notes_stand_in_the_message_too() -> None:
    state = position("city 1 blue c12", "city 2 blue c08")
    told = zoom_of(state).text.split("\n")
    assert told[:2] == [
        "### City of **Ann**, seat 1 of 2",
        (
            "- **Blue**, sum 3: 4 more cards for the completion token; 1 more bonus "
            "symbol for a bonus; +2 beats **Bo** and scores 2 points."
        ),
    ]
    assert told[-1] == (
        "- The whole city: nobody has a cable car yet; the first skyscraper earns the medal."
    )


def test_a_city_is_described() -> None:
    state = position("city 1 grey c17 c29", "pile c36")
    alt = zoom_of(state).alt
    assert alt.startswith(
        "San Francisco. City of Ann, seat 1 of 2. "
        "Ann: 2 points, 0 contracts, 0 cable cars, 0 skyscrapers. "
    )
    assert "1. grey foundation, tracks (2 of 7 around it); 2. grey 2. Row: 3 more cards" in alt


def test_the_columns_are_shown_with_the_card_turned_over() -> None:
    state = position("column 1 c08", "column 2 c21 c36", "pile c51")
    state = after(replace(state, beyond=()), "draw")
    closeup = zoom_of(state, None)
    assert isinstance(closeup.scene, ColumnsZoomScene)
    assert [len(column.cards) for column in closeup.scene.columns] == [1, 2, 0]
    assert closeup.scene.supply.turned_over is not None
    assert closeup.text == (
        "### The columns of projects\n"
        "Column 1, 1 card: blue 4.\n"
        "Column 2, 2 cards: grey 4; orange 4.\n"
        "Column 3 is empty.\n"
        "Drawn: yellow 4."
    )
    assert closeup.alt == (
        "San Francisco. The columns of projects. Column 1: blue 4. Column 2: grey 4; "
        "orange 4. Column 3: empty. Drawn: yellow 4. 6 foundation tokens left. "
        "Cards in the deck: 0."
    )


def test_columns_too_long_to_describe_become_counts() -> None:
    state = position()
    columns = (state.pile[:84], (), ())
    closeup = zoom_of(replace(state, columns=columns, pile=()), None)
    assert "Column 1: 84 cards." in closeup.alt
    assert len(closeup.text) <= 3500


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_can_be_zoomed_with_the_longest_names(seats: int) -> None:
    seated = players(seats, LONG_NAMES)
    for shown, words in in_every_language(sampled_shown(seats)[::4]):
        for seat in (None, *range(1, seats + 1)):
            closeup = PRESENTER.zoom(PRESENTER.read(shown.view, words, seated, shown.recent), seat)
            assert 1 <= len(closeup.text) <= 3500
            assert 1 <= len(closeup.alt) <= 1024
            if isinstance(closeup.scene, CityZoomScene) and seat is not None:
                _check(closeup.scene, [len(row) for row in shown.view.cities[seat - 1].rows])


def _check(scene: CityZoomScene, lengths: list[int]) -> None:
    """Assert that captions belong to cards, and that every row says where it stands."""
    assert [len(row.captions) for row in scene.rows] == lengths
    for row in scene.rows:
        assert row.notes[-1].sign.subject is Subject.ADVANTAGE
        assert all(len(note.text) <= 30 for note in row.notes)


def test_onlookers_can_zoom_too() -> None:
    view = GAME.view(position("pile c36"), None)
    assert PRESENTER.zoom(PRESENTER.read(view, WORDS, players(2)), 2).text.startswith(
        "### City of **Bo**, seat 2 of 2"
    )
