"""The scene of the picture shows the position, the last move and what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.cli.positions import picture_of
from bot.games.sanfrancisco import GAME
from bot.games.sanfrancisco.counted import scores
from bot.presenters import PRESENTERS
from bot.presenters.reading import Recent
from render.sanfrancisco.scene import (
    Bonus,
    CardScene,
    Colour,
    ColumnState,
    MajorityStanding,
    Mark,
    Site,
    Tracks,
)
from tests.games.sanfrancisco.table import after, position
from tests.presenters.sanfrancisco.shown import (
    PRESENTER,
    mover_view,
    moves_of,
    sampled_shown,
    screen_of,
    table_of,
)
from tests.presenters.shown import WORDS, players

if TYPE_CHECKING:
    from bot.games.sanfrancisco.state import State
    from render.sanfrancisco.scene import TableScene


def scene_of(state: State, recent: Recent | None = None) -> TableScene:
    return table_of(screen_of(state, recent))


def marks(scene: TableScene, mark: Mark) -> set[str]:
    """Return the spaces (by seat) and column cards (by column) that stand out so."""
    rows = ("blue", "grey", "orange", "yellow", "green")
    found = {
        f"{seat.seat} {row}{column}"
        for seat in scene.cities
        for row, cards in zip(rows, seat.rows, strict=True)
        for column, card in enumerate(cards.cards, start=1)
        if card.mark is mark
    }
    return found | {
        f"column {number}.{place}"
        for number, column in enumerate(scene.columns, start=1)
        for place, card in enumerate(column.cards, start=1)
        if card is not None and card.mark is mark
    }


def test_columns_too_short_say_what_they_need() -> None:
    scene = scene_of(position("city 1 contracts 1", "column 1 c08 c09", "column 2 c21"))
    assert [(column.state, column.needs) for column in scene.columns] == [
        (ColumnState.OPEN, None),
        (ColumnState.SHUT, 2),
        (ColumnState.SHUT, 2),
    ]


def test_a_card_turned_over_may_go_anywhere() -> None:
    scene = scene_of(after(position("city 1 contracts 1", "pile c08"), "draw"))
    assert {column.state for column in scene.columns} == {ColumnState.OPEN}
    assert scene.supply.turned_over == CardScene(
        colour=Colour.BLUE, value=4, view=3, mark=Mark.CHOICE
    )


def test_taken_cards_stay_in_their_column_and_show_where_they_go() -> None:
    state = after(position("column 1 c08", "column 2 c21 c36"), "finalize 2")
    scene = scene_of(state)
    assert [column.state for column in scene.columns] == [
        ColumnState.SHUT,
        ColumnState.TAKEN,
        ColumnState.SHUT,
    ]
    assert marks(scene, Mark.CHOICE) == {"column 2.1", "column 2.2"}
    assert [row.target for row in scene.cities[0].rows] == [False, True, True, False, False]
    assert not any(row.target for row in scene.cities[1].rows)


def test_a_universal_card_goes_in_every_row_with_a_space() -> None:
    scene = scene_of(position("city 1 blue c05 c06 c08 c09 c10", "taken 1 c79"))
    assert [row.target for row in scene.cities[0].rows] == [False, True, True, True, True]


def test_the_card_placed_last_stands_out() -> None:
    state = position("column 1 c08", "pile c36 c37")
    state, moves = moves_of(state, "draw", "place 1")
    assert marks(scene_of(state, Recent(moves)), Mark.LAST) == {"column 1.2"}


def test_cards_built_woken_and_risen_stand_out() -> None:
    state, moves = moves_of(position("city 1 orange c34 c31 c36", "taken 1 c48"), "build c48")
    scene = scene_of(state, Recent(moves))
    assert marks(scene, Mark.LAST) == {"1 yellow1", "1 orange1", "1 orange2"}


def test_a_card_with_a_new_token_stands_out() -> None:
    state = position("city 1 blue c12 grey c21", "taken 1 c06")
    state, moves = moves_of(state, "build c06", "bonus plus2", "put grey1")
    scene = scene_of(state, Recent(moves))
    assert marks(scene, Mark.LAST) == {"1 blue2", "1 grey1"}
    assert (scene.cities[0].rows[1].cards[0].plus, scene.cities[0].rows[1].cards[0].value) == (1, 6)


def test_cards_that_join_the_network_stand_out() -> None:
    state, moves = moves_of(position("city 1 yellow c51 c54 green c64", "taken 1 c72"), "build c72")
    scene = scene_of(state, Recent(moves))
    assert marks(scene, Mark.LAST) == {"1 yellow2", "1 green2"}


def test_a_column_taken_last_stands_out() -> None:
    state = position("column 1 c08", "column 2 c21")
    state, moves = moves_of(state, "finalize 2", "done")
    assert [column.emptied for column in scene_of(state, Recent(moves)).columns] == [
        False,
        True,
        False,
    ]


def test_the_turn_before_keeps_the_marks_until_this_one_settles_something() -> None:
    state = position("column 2 c21", "pile c08 c37")
    state, previous = moves_of(state, "draw", "place 1")
    drawn, current = moves_of(state, "draw")
    assert marks(scene_of(drawn, Recent(previous, current)), Mark.LAST) == {"column 1.1"}
    taken, current = moves_of(position("turn 2", "column 1 c08", "column 2 c21 c36"), "finalize 2")
    assert marks(scene_of(taken, Recent(previous, current)), Mark.LAST) == {"column 1.1"}
    built, later = moves_of(taken, "build c36")
    assert marks(scene_of(built, Recent(previous, current + later)), Mark.LAST) == {"2 orange1"}


def test_taken_cards_keep_their_places_while_others_leave() -> None:
    state = position("column 1 c21 c36 c08 c51")
    state, moves = moves_of(state, "finalize 1", "build c36", "refuse c08")
    cards = scene_of(state, Recent((), moves)).columns[0].cards
    assert [card and card.colour for card in cards] == [Colour.GREY, None, None, Colour.YELLOW]


def test_without_the_last_moves_taken_cards_close_up() -> None:
    state = after(position("column 1 c21 c36"), "finalize 1", "build c21")
    assert [card and card.colour for card in scene_of(state).columns[0].cards] == [Colour.ORANGE]


def test_spaces_for_a_token_are_targets() -> None:
    state = after(position("city 1 blue c12 grey c27", "taken 1 c06"), "build c06", "bonus tracks")
    assert marks(scene_of(state), Mark.TARGET) == {"1 blue1", "1 blue2"}


def test_rows_for_a_bonus_card_are_targets() -> None:
    state = after(position("city 1 grey c25", "taken 1 c28"), "build c28", "bonus card4")
    assert all(row.target for row in scene_of(state).cities[0].rows)


def test_bonuses_to_choose_stand_out() -> None:
    scene = scene_of(after(position("city 1 grey c25", "taken 1 c28"), "build c28"))
    assert {bonus.kind for bonus in scene.supply.bonuses if bonus.choice} == {
        Bonus.CARD4,
        Bonus.TRACKS,
    }


def test_cards_show_what_they_are() -> None:
    own = "city 1 blue c01 c03@ c12+ orange c35 green c67~@ c77!"
    scene = scene_of(position(own, "column 1 c19 c48 c05"))
    blue, _, orange, _, green = scene.cities[0].rows
    assert blue.cards[0] == CardScene(
        colour=Colour.BLUE, site=Site.FOUNDATION, around=0, needed=7, view=0
    )
    assert blue.cards[1] == CardScene(colour=Colour.BLUE, depot=True, bonus=True, car=True, view=1)
    assert blue.cards[2] == CardScene(colour=Colour.BLUE, value=5, bonus=True, plus=1, view=2)
    assert orange.cards[0] == CardScene(
        colour=Colour.ORANGE, value=0, tracks=Tracks.PRINTED, square=True, view=0
    )
    assert green.cards[0] == CardScene(
        colour=Colour.GREEN, value=3, tracks=Tracks.TOKEN, car=True, view=0
    )
    assert green.cards[1].site is Site.SKYSCRAPER
    assert scene.columns[0].cards == (
        CardScene(colour=Colour.GREY, tracks=Tracks.PRINTED, square=True, view=4),
        CardScene(colour=Colour.YELLOW, depot=True, bonus=True, view=3),
        CardScene(colour=Colour.BLUE, value=2, waterfront=True, bonus=True, view=0),
    )


def test_standings_are_those_of_now() -> None:
    scene = scene_of(position("seats 3", "city 2 blue c08", "city 3 blue c10"))
    assert [(each.rows[0].standing, each.rows[0].advantage) for each in scene.cities] == [
        (MajorityStanding.REST, 0),
        (MajorityStanding.LEAD, 4),
        (MajorityStanding.SECOND, 2),
    ]


def test_the_end_shows_ranks_and_nobody_in_turn() -> None:
    state = position("city 2 blue c08 grey c21 medal", "tokens 1", "pile c01")
    scene = scene_of(after(state, "draw", "place 1"))
    assert scene.over
    assert scene.active is None
    assert [each.rank for each in scene.cities] == [2, 1]
    assert [each.cars_advantage for each in scene.cities] == [5, 0]
    assert (scene.turn.title, scene.turn.prompt) == ("Final score", "Bo wins with 11 points.")


def test_names_are_as_given_and_fall_back_to_the_seat() -> None:
    state = position("pile c36")
    screen = PRESENTER.screen(PRESENTER.read(mover_view(state), WORDS, players(2, ("A_b", "Bo"))))
    named = table_of(screen)
    assert [(each.name, each.fallback_name) for each in named.cities] == [
        ("A_b", "Player 1"),
        ("Bo", "Player 2"),
    ]
    assert (named.turn.title, named.turn.fallback_title) == ("A_b", "Player 1")


def test_a_picture_needs_no_names() -> None:
    state = position("pile c36")
    picture = picture_of(PRESENTERS["sanfrancisco"], GAME.view(state, 1))
    assert picture.startswith(b"\x89PNG")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_has_a_scene_that_agrees_with_it(seats: int) -> None:
    for shown in sampled_shown(seats):
        scene = table_of(
            PRESENTER.screen(PRESENTER.read(shown.view, WORDS, players(seats), shown.recent))
        )
        assert [each.score for each in scene.cities] == list(scores(shown.view))
        assert [sum(len(row.cards) for row in each.rows) for each in scene.cities] == [
            sum(len(row) for row in each.rows) for each in shown.view.cities
        ]
        assert scene.supply.deck == len(shown.view.unseen)
