"""The picture shows the position, what may be done and what is new."""

from __future__ import annotations

import pytest

from bot.games.pointcity.cards import SPACES
from bot.presenters.reading import Recent
from render import compose
from render.pointcity.scene import (
    BuildingScene,
    FaceScene,
    Kind,
    Mark,
    Resource,
    Side,
    SpaceScene,
    TableScene,
)
from tests.games.pointcity.table import QUIET, after, giving, in_rows, position
from tests.presenters.pointcity.shown import (
    PRESENTER,
    SEATS,
    mover_view,
    moves_of,
    people,
    sampled_shown,
    scene_of,
)
from tests.presenters.shown import EVERY_WORDS, LONG_NAMES, WORDS, players

OTHERS = """
         economy  industry ecology
    economy  c9       ecology  community
    industry ecology  c11      economy
    ecology  industry economy  c15
"""
PILE = "c1 c2 c3"


def spaces(scene: TableScene) -> dict[str, SpaceScene]:
    return dict(zip(SPACES, scene.market.spaces, strict=True))


def marked(scene: TableScene, mark: Mark) -> set[str]:
    """Return the market spaces that stand out so."""
    return {name for name, space in spaces(scene).items() if space.mark is mark}


def test_cards_show_the_side_that_is_up_and_what_comes_after_them() -> None:
    market = spaces(scene_of(position("city 1 hand community2", in_rows(f"c2 {OTHERS}"))))
    assert market["a1"] == SpaceScene(
        card=BuildingScene(
            kind=Kind.RESOURCE, points=1, gives=Resource.ENERGY, cost=(0, 0, 0, 2, 0)
        ),
        refills=Side.RESOURCE,
    )
    assert market["b1"] == SpaceScene(
        card=FaceScene(resource=Resource.ECONOMY), refills=Side.BUILDING
    )


def test_a_building_that_cannot_be_paid_is_marked() -> None:
    market = spaces(scene_of(position("city 1 hand community2", in_rows(f"c2 {OTHERS}"))))
    assert {name for name, space in market.items() if space.unpayable} == {"b2", "c3", "d4"}


def test_nothing_comes_after_a_card_when_the_deck_is_empty() -> None:
    scene = scene_of(position(in_rows(QUIET), "left 0"))
    assert {space.refills for space in scene.market.spaces} == {None}
    assert (scene.market.deck, scene.market.top) == (0, None)


def test_the_card_in_sight_lies_on_the_deck() -> None:
    scene = scene_of(position(in_rows(QUIET), "pile c3"))
    assert scene.market.top == FaceScene(resource=Resource.ECONOMY)
    assert scene.market.deck == 66


def test_what_came_into_the_market_in_the_last_turn_is_marked() -> None:
    state = position("city 1 hand", in_rows(QUIET), f"pile {PILE}")
    state, moves = moves_of(state, "take a1 b1")
    scene = scene_of(state, Recent(moves))
    assert marked(scene, Mark.LAST) == {"a1", "b1"}
    assert {held.mark for held in scene.cities[0].hand} == {Mark.LAST}
    assert scene.market.deck_mark is Mark.NONE


def test_a_deck_that_was_taken_from_is_marked() -> None:
    state, moves = moves_of(position(in_rows(QUIET), f"pile {PILE}"), "take deck")
    scene = scene_of(state, Recent(moves))
    assert scene.market.deck_mark is Mark.LAST
    assert marked(scene, Mark.LAST) == set()


def test_the_turn_before_stays_marked_beside_a_card_turned_over() -> None:
    state, before = moves_of(position(in_rows(QUIET), f"pile {PILE}"), "take a1 a2")
    state, flip = moves_of(state, "flip d4")
    assert marked(scene_of(state, Recent(before, flip)), Mark.LAST) == {"a1", "a2", "d4"}


def test_buildings_to_be_paid_for_lie_where_they_were_and_the_payment_is_proposed() -> None:
    owner = "city 1 hand community community2 industry"
    state = after(position(owner, in_rows(f"c2 {OTHERS}")), "take a1 b1")
    scene = scene_of(state)
    market = spaces(scene)
    assert isinstance(market["a1"].card, BuildingScene)
    assert (market["a1"].mark, market["b1"].card) == (Mark.CHOICE, None)
    chosen = {held.face for held in scene.cities[0].hand if held.mark is Mark.CHOICE}
    assert chosen == {FaceScene(resource=Resource.COMMUNITY, symbols=2)}


def test_what_was_built_and_taken_is_marked_in_its_city() -> None:
    owner = "city 1 built c5 hand ecology ecology ecology"
    state = position(owner, in_rows(f"c9 {OTHERS.replace('c9', 'energy')}"), f"pile {PILE}")
    state, moves = moves_of(state, "take a1 b1", "pay ecology ecology ecology", "token 8")
    city = scene_of(state, Recent(moves)).cities[0]
    assert [built.mark for built in city.built] == [Mark.NONE, Mark.LAST]
    assert [(token.number, token.mark) for token in city.tokens] == [(8, Mark.LAST)]


def test_tokens_to_choose_from_stand_out_with_what_they_bring_the_seat_in_turn() -> None:
    owner = f"city 1 built {giving('economy*2')} hand ecology ecology ecology"
    state = position(owner, in_rows(f"c9 {OTHERS.replace('c9', 'energy')}"))
    state = after(state, "take a1 b1", "pay ecology ecology ecology")
    tokens = scene_of(state).tokens
    assert {token.mark for token in tokens} == {Mark.CHOICE}
    assert [token.worth for token in tokens if token.number == 8] == [4]


def test_points_are_whole() -> None:
    scene = scene_of(position("city 1 built c2 c129 hand tokens 2", in_rows(QUIET)))
    assert [city.score for city in scene.cities] == [11, 0]


def test_a_player_alone_sees_the_automaton_its_markers_and_what_it_takes_next() -> None:
    scene = scene_of(position("level easy", in_rows(QUIET), "left 66"))
    assert scene.market.markers == (1, 2)
    assert {name for name, space in spaces(scene).items() if space.aimed} == {"a2", "a3"}
    assert [city.automaton for city in scene.cities] == [False, True]
    assert scene.cities[1].name == "Automaton"


def test_the_turn_is_counted_and_ends_at_seventeen() -> None:
    scenes = [
        scene_of(position(in_rows(QUIET), "left 66")),
        scene_of(sampled_shown(2)[-1].state),
    ]
    assert [(scene.turn_number, scene.turns) for scene in scenes] == [(1, 17), (17, 17)]


def test_a_finished_game_has_places_and_nobody_in_turn() -> None:
    shown = next(each for each in sampled_shown(3) if each.view.result is not None)
    scene = scene_of(shown.state)
    assert (scene.over, scene.active) == (True, None)
    ranks = [city.rank for city in scene.cities]
    assert 1 in ranks
    assert {token.worth for token in scene.tokens} <= {None}


def test_a_paused_table_is_pale_and_says_so() -> None:
    view = mover_view(position(in_rows(QUIET)))
    screen = PRESENTER.screen(PRESENTER.read(view, WORDS, players(2)), paused=True)
    assert isinstance(screen.scene, TableScene)
    assert screen.scene.paused
    assert screen.scene.turn.prompt == WORDS.say("short-paused")


@pytest.mark.parametrize("seats", SEATS)
def test_scenes_of_random_games_are_painted(seats: int) -> None:
    for at, shown in enumerate(sampled_shown(seats)[::30]):
        words = EVERY_WORDS[at % len(EVERY_WORDS)]
        seated = players(people(shown.view), LONG_NAMES)
        compose(PRESENTER.screen(PRESENTER.read(shown.view, words, seated, shown.recent)).scene)
        for seat in (None, *range(1, len(shown.view.cities) + 1)):
            compose(
                PRESENTER.zoom(PRESENTER.read(shown.view, words, seated, shown.recent), seat).scene
            )
