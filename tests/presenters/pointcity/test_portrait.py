"""The portrait of a seat: what it says to the seat in turn, to one that waits and to others."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.games.pointcity import GAME
from render.parts.scene import Mark
from render.pointcity.zooms import GainScene, PortraitScene, ZoomStage
from tests.games.pointcity.table import QUIET, after, giving, in_rows, position
from tests.games.positions import Amount
from tests.presenters.pointcity.shown import (
    PRESENTER,
    SEATS,
    mover_view,
    people,
    sampled_shown,
)
from tests.presenters.shown import LONG_NAMES, WORDS, in_every_language, players
from tests.render.inorder import astray, collisions

if TYPE_CHECKING:
    from bot.games.pointcity.view import View
    from bot.presenters.presenter import Closeup

REST = " ".join(QUIET.split()[1:])
BUYING = position("city 2 hand community2 tokens 11", in_rows(f"c2 {REST}"))
PAYING = after(
    position(f"city 1 built {giving('community')} hand community ingenuity", in_rows(f"c2 {REST}")),
    "take a1 b1",
)


def portrait_of(view: View, seat: int | None = None, *, paused: bool = False) -> Closeup:
    seated = players(people(view))
    return PRESENTER.portrait(PRESENTER.read(view, WORDS, seated), seat, paused=paused)


def scene_of(view: View, seat: int | None = None, *, paused: bool = False) -> PortraitScene:
    scene = portrait_of(view, seat, paused=paused).scene
    assert isinstance(scene, PortraitScene)
    return scene


def test_the_seat_in_turn_reads_what_it_can_do() -> None:
    scene = scene_of(mover_view(BUYING))
    assert (scene.title, scene.prompt) == ("Your turn", "Take two cards.")
    assert (scene.active, scene.city.seat, scene.stage) == (True, 1, ZoomStage.TAKE)
    assert [city.seat for city in scene.others] == [2]


def test_each_seat_sees_what_it_could_pay_itself() -> None:
    first, second = (scene_of(GAME.view(BUYING, seat), seat) for seat in (1, 2))
    assert (first.gains[0], first.market.spaces[0].unpayable) == (
        GainScene(points=1, lacking=1),
        True,
    )
    assert (second.gains[0], second.market.spaces[0].unpayable) == (
        GainScene(points=3, lacking=0),
        False,
    )


def test_a_seat_that_waits_reads_whose_turn_it_is() -> None:
    scene = scene_of(GAME.view(PAYING, 2), 2)
    assert (scene.title, scene.prompt, scene.last) == ("My city", "", "Ann\u2019s turn.")
    assert (scene.active, scene.stage, scene.cost) == (False, ZoomStage.TAKE, None)
    marks = {space.mark for space in scene.market.spaces} | {held.mark for held in scene.city.hand}
    assert Mark.CHOICE not in marks


def test_lookers_on_see_the_seat_in_turn_by_name() -> None:
    scene = scene_of(replace(GAME.view(BUYING, None), legal=()))
    assert (scene.title, scene.active, scene.city.seat) == ("Ann", True, 1)
    assert scene.prompt == ""


def test_what_must_be_paid_stands_beside_what_can_be_paid() -> None:
    scene = scene_of(mover_view(PAYING))
    assert (scene.stage, scene.cost) == (ZoomStage.PAY, (0, 0, 0, 2, 0))
    marked = [held.face.resource.value for held in scene.city.hand if held.mark is Mark.CHOICE]
    assert marked == ["community"]


def test_tokens_that_may_be_taken_are_marked_with_their_worth_to_the_seat() -> None:
    market = f"c9 c25 {' '.join(QUIET.split()[2:])}"
    hand = "ecology ecology ecology industry industry industry"
    state = position(f"city 1 hand {hand}", in_rows(market), "tokens 2 6")
    scene = scene_of(mover_view(after(state, "take a1 b1", f"pay {hand}")))
    assert scene.stage is ZoomStage.TOKEN
    assert [(token.number, token.worth, token.mark) for token in scene.tokens] == [
        (2, 5, Mark.CHOICE),
        (6, 20, Mark.CHOICE),
    ]


def test_a_player_alone_sees_the_automaton_among_the_others() -> None:
    scene = scene_of(mover_view(position("level hard", in_rows(QUIET), "left 66")))
    assert [(city.seat, city.automaton) for city in scene.others] == [(2, True)]
    assert scene.market.markers is not None


def test_the_description_begins_with_the_turn_and_the_own_city() -> None:
    alt = portrait_of(mover_view(BUYING)).alt
    assert alt.startswith("Point City. Turn 1 of 17: Ann, ")
    assert alt.index("Ann: 0 points") < alt.index("Row 1: ") < alt.index("Bo: 0 points")


def test_a_finished_game_offers_nothing() -> None:
    view = next(shown.view for shown in sampled_shown(2) if shown.view.result is not None)
    scene = scene_of(view, 1)
    assert scene.over
    assert not scene.active
    assert scene.city.rank is not None


def test_a_paused_table_is_pale() -> None:
    scene = scene_of(replace(GAME.view(BUYING, None), legal=()), paused=True)
    assert (scene.paused, scene.prompt) == (True, "Paused.")


@pytest.mark.parametrize("seats", SEATS)
def test_every_portrait_is_in_order_with_the_longest_names(seats: int) -> None:
    seated = players(seats, LONG_NAMES)
    for shown, words in in_every_language(Amount.some(sampled_shown(seats), 8)):
        for seat in range(1, len(shown.view.cities) + 1):
            closeup = PRESENTER.portrait(
                PRESENTER.read(shown.view, words, seated, shown.recent), seat
            )
            assert 1 <= len(closeup.text) <= 1500
            assert 1 <= len(closeup.alt) <= 1024
            assert astray(closeup.scene) == []
            assert collisions(closeup.scene) == []
