"""The portrait of a seat: what it says to the seat in turn, to one that waits and to others."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.games.sanfrancisco import GAME
from render.parts.scene import Mark
from render.sanfrancisco.scene import Bonus, ColumnState
from render.sanfrancisco.zooms import NextSpaceScene, PortraitScene
from tests.games.positions import Amount
from tests.games.sanfrancisco.table import after, position
from tests.presenters.sanfrancisco.shown import PRESENTER, mover_view, sampled_shown
from tests.presenters.shown import LONG_NAMES, WORDS, in_every_language, players
from tests.render.inorder import astray, collisions

if TYPE_CHECKING:
    from bot.games.sanfrancisco.view import View
    from bot.presenters.presenter import Closeup


def portrait_of(view: View, seat: int | None = None, *, paused: bool = False) -> Closeup:
    seated = players(len(view.cities))
    return PRESENTER.portrait(PRESENTER.read(view, WORDS, seated), seat, paused=paused)


def scene_of(view: View, seat: int | None = None, *, paused: bool = False) -> PortraitScene:
    scene = portrait_of(view, seat, paused=paused).scene
    assert isinstance(scene, PortraitScene)
    return scene


def targets(scene: PortraitScene) -> list[bool]:
    return [row.target for row in scene.city.rows]


TURNED = after(position("column 1 c08", "column 2 c21 c36", "pile c51"), "draw")


def test_the_seat_in_turn_reads_what_it_can_do() -> None:
    scene = scene_of(mover_view(TURNED))
    assert (scene.title, scene.prompt) == ("Your turn", "Place it in a column.")
    assert (scene.active, scene.city.seat) == (True, 1)
    assert [city.seat for city in scene.others] == [2]


def test_the_card_turned_over_is_marked_with_the_columns_and_the_row_it_may_go_to() -> None:
    scene = scene_of(mover_view(TURNED))
    assert scene.supply.turned_over is not None
    assert scene.supply.turned_over.mark is Mark.CHOICE
    assert [column.state for column in scene.columns] == [ColumnState.OPEN] * 3
    assert targets(scene) == [False, False, False, True, False]


def test_a_universal_card_suits_every_row_with_a_free_space() -> None:
    state = position("city 1 blue c08 c09 c10 c11 c12", "pile c76")
    assert targets(scene_of(mover_view(after(state, "draw")))) == [False, True, True, True, True]


def test_a_seat_that_waits_sees_its_own_city_and_nothing_gold() -> None:
    scene = scene_of(GAME.view(TURNED, 2), 2)
    assert (scene.title, scene.prompt, scene.last) == ("My city", "", "Ann\u2019s turn.")
    assert (scene.active, scene.city.seat) == (False, 2)
    assert scene.supply.turned_over is not None
    assert scene.supply.turned_over.mark is Mark.NONE
    assert {column.state for column in scene.columns} == {ColumnState.SHUT}
    assert targets(scene) == [False] * 5


def test_a_seat_that_waits_sees_which_columns_its_own_contracts_shut() -> None:
    state = position("column 1 c08", "column 2 c21 c36", "city 2 contracts 1")
    scene = scene_of(GAME.view(state, 2), 2)
    assert [column.needs for column in scene.columns] == [2, None, 2]


def test_lookers_on_see_the_seat_in_turn_by_name() -> None:
    for looker in (None, 2):
        scene = scene_of(replace(GAME.view(TURNED, looker), legal=()))
        assert (scene.title, scene.active, scene.city.seat) == ("Ann", True, 1)
        assert scene.prompt == ""
        assert {column.state for column in scene.columns} == {ColumnState.SHUT}


def test_the_next_space_of_each_row_says_what_it_would_bring() -> None:
    scene = scene_of(mover_view(position("city 1 blue c08 grey c21 c17")))
    assert scene.next_spaces[0] == NextSpaceScene(around=4, needed=7, square=0, connects=False)
    assert scene.next_spaces[4] == NextSpaceScene(around=0, needed=7, square=0, connects=True)


def test_a_bonus_being_put_is_named() -> None:
    state = after(position("city 1 blue c12", "taken 1 c06"), "build c06", "bonus plus2")
    assert scene_of(mover_view(state)).piece is Bonus.PLUS2
    assert scene_of(GAME.view(state, 2), 2).piece is Bonus.PLUS2


def test_the_text_names_the_card_turned_over() -> None:
    text = portrait_of(mover_view(TURNED)).text
    assert "**Ann**" in text
    assert "yellow 4" in text


def test_the_description_begins_with_the_turn_and_has_every_city() -> None:
    alt = portrait_of(mover_view(TURNED)).alt
    assert alt.startswith(
        "San Francisco. Turn: Ann, seat 1 of 2. Place it in a column. Drawn: yellow 4. "
        "Column 1: blue 4."
    )
    assert "Ann: " in alt
    assert "Bo: " in alt


def test_a_finished_game_offers_nothing() -> None:
    view = next(shown.view for shown in sampled_shown(2) if shown.view.result is not None)
    scene = scene_of(view, 1)
    assert scene.over
    assert not scene.active
    assert scene.city.rank is not None
    assert scene.next_spaces == (None,) * 5
    assert "wins with" in scene.prompt


def test_a_paused_table_is_pale() -> None:
    scene = scene_of(replace(GAME.view(TURNED, None), legal=()), paused=True)
    assert scene.paused
    assert scene.prompt == "Paused."


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_portrait_is_in_order_with_the_longest_names(seats: int) -> None:
    seated = players(seats, LONG_NAMES)
    for shown, words in in_every_language(Amount.some(sampled_shown(seats), 8)):
        for seat in range(1, seats + 1):
            closeup = PRESENTER.portrait(
                PRESENTER.read(shown.view, words, seated, shown.recent), seat
            )
            assert 1 <= len(closeup.text) <= 1500
            assert 1 <= len(closeup.alt) <= 1024
            assert astray(closeup.scene) == []
            assert collisions(closeup.scene) == []
