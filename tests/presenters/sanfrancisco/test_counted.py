"""The points that are shown: what nobody has begun counts for nobody until the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.games.sanfrancisco import GAME
from bot.games.sanfrancisco.counted import built, counts, points_of, scores
from bot.presenters.sanfrancisco.scene import standing
from bot.presenters.sanfrancisco.state import all_count
from render.sanfrancisco.scene import MajorityStanding
from render.sanfrancisco.zooms import CityZoomScene
from tests.games.sanfrancisco.table import after, position
from tests.presenters.sanfrancisco.shown import (
    PRESENTER,
    mover_view,
    sampled_shown,
    screen_of,
    table_of,
)
from tests.presenters.shown import WORDS, players

if TYPE_CHECKING:
    from bot.games.sanfrancisco.state import State

EMPTY = position("pile c36")
BLUE = position("city 2 blue c08", "pile c36")
"""A city with a card, and one without."""


def text_of(state: State, page: int) -> str:
    return PRESENTER.pages(PRESENTER.read(mover_view(state), WORDS, players(2)))[page]


def test_on_empty_boards_nobody_has_a_point() -> None:
    view = mover_view(EMPTY)
    assert view.scores == (25, 0)
    assert scores(view) == (0, 0)
    for city in table_of(screen_of(EMPTY)).cities:
        assert (city.score, city.cars_advantage, city.cars_standing) == (
            0,
            0,
            MajorityStanding.REST,
        )
        assert {(row.advantage, row.standing) for row in city.rows} == {(0, MajorityStanding.REST)}


def test_a_district_counts_for_all_once_somebody_has_a_card_there() -> None:
    view = mover_view(BLUE)
    assert [counts(view, majority) for majority in view.majorities] == [True, *[False] * 5]
    assert scores(view) == (0, 4)
    assert points_of(view, view.majorities[0], 2) == 4
    assert points_of(view, view.majorities[1], 1) == 0
    assert standing(view, view.majorities[0], 2) is MajorityStanding.LEAD
    assert standing(view, view.majorities[0], 1) is MajorityStanding.REST


def test_a_foundation_without_a_value_is_a_card_too() -> None:
    view = mover_view(position("city 1 blue c01", "pile c36"))
    assert view.majorities[0].sums == (0, 0)
    assert sum(counts(view, majority) for majority in view.majorities) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_empty_cities_have_no_points_while_the_game_runs(seats: int) -> None:
    own = "city 1 blue c08 grey c22 orange c38 yellow c52 green c66"
    state = position(f"seats {seats}", own, "pile c37")
    view = mover_view(state)
    assert len(view.cities) == seats
    assert scores(view)[1:] == (0,) * (seats - 1)
    assert scores(view)[0] == 20
    for city in table_of(screen_of(state)).cities[1:]:
        assert (city.score, city.cars_advantage, city.cars_standing) == (
            0,
            0,
            MajorityStanding.REST,
        )
        assert {(row.advantage, row.standing) for row in city.rows} == {(0, MajorityStanding.REST)}
    named = players(seats)
    first, *cities = PRESENTER.pages(PRESENTER.read(view, WORDS, named))
    assert "**Ann** 10, **Bo** 0" in first
    assert "don\u2019t count yet." in first
    for page in cities[1:]:
        assert "place" not in page
        assert "**Blue**: no card yet." in page
        assert "Points so far: 0." in page
    for seat in range(2, seats + 1):
        scene = PRESENTER.zoom(PRESENTER.read(view, WORDS, named), seat).scene
        assert isinstance(scene, CityZoomScene)
        signs = [row.notes[-1].sign for row in scene.rows]
        assert all(
            each.standing is not MajorityStanding.SECOND or each.points > 0 for each in signs
        )
    alt = screen_of(state).alt
    assert alt.count(": 0 points") >= seats - 1


@pytest.mark.parametrize("seats", [3, 4])
def test_the_first_card_brings_a_city_its_places(seats: int) -> None:
    view = mover_view(position(f"seats {seats}", "city 1 blue c08", "city 2 grey c21", "pile c36"))
    assert [built(view, seat) for seat in range(1, seats + 1)] == [
        True,
        True,
        *[False] * (seats - 2),
    ]
    assert scores(view)[:2] == (6, 6)


def test_a_finished_game_counts_everything() -> None:
    over = after(position("city 1 blue c08", "tokens 1", "pile c01"), "draw", "place 1")
    view = GAME.view(over, None)
    assert all_count(view)
    assert scores(view) == view.scores


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_where_everything_has_begun_the_rules_points_are_shown(seats: int) -> None:
    seen = [each.view for each in sampled_shown(seats) if all_count(each.view)]
    assert len(seen) > 10
    assert all(scores(view) == view.scores for view in seen)


def test_the_text_tells_of_no_place_and_no_points_there() -> None:
    assert (
        "Points so far: **Ann** 0, **Bo** 2. "
        "Empty districts and cities, and a network without a cable car, don\u2019t count yet."
    ) in text_of(BLUE, 0)
    city = text_of(BLUE, 1)
    assert "**Blue**: no card yet." in city
    assert "**Grey**: nobody has a card here yet." in city
    assert "Cable cars: nobody has one yet." in city
    assert "place 1" not in city


def test_the_alt_text_has_the_same_points() -> None:
    assert "Ann: 0 points" in screen_of(EMPTY).alt
    assert "12½" not in screen_of(EMPTY).alt


def test_notes_say_that_nobody_is_there_yet() -> None:
    closeup = PRESENTER.zoom(PRESENTER.read(mover_view(EMPTY), WORDS, players(2)), 2)
    assert isinstance(closeup.scene, CityZoomScene)
    assert [row.notes[-1].text for row in closeup.scene.rows] == ["nobody yet"] * 5
    assert closeup.scene.notes[0].text == "no cable cars yet"
    assert closeup.text.count("nobody has a card here yet") == 5
    assert "nobody has a cable car yet" in closeup.text
    assert "by the tie" not in closeup.text
