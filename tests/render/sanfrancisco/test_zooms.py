"""The pictures of one city and of the columns alone."""

from __future__ import annotations

import io
from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image

from render import paint
from render.layout import HEIGHT, WIDTH, Rect
from render.sanfrancisco.cards import draw_card
from render.sanfrancisco.scene import Bonus, Colour, MajorityStanding, Mark
from render.sanfrancisco.tickets import draw_ticket
from render.sanfrancisco.zooms import (
    CityZoomScene,
    ColumnsZoomScene,
    NextSpaceScene,
    RowNotes,
    Subject,
)
from tests.render.recorder import inside, overlap, record
from tests.render.sanfrancisco.closeups import (
    ZOOM_CITY,
    ZOOM_CITY_OVER,
    ZOOM_COLUMNS,
    ZOOM_COLUMNS_DEEP,
    completion,
    note,
    place,
)
from tests.render.sanfrancisco.extremes import WORST_4
from tests.render.sanfrancisco.notation import column
from tests.render.sanfrancisco.pictures import PICTURES
from tests.render.sanfrancisco.states import BO

CITY_IN_TURN = replace(
    ZOOM_CITY,
    city=replace(
        BO, discard_token=True, rows=tuple(replace(r, target=len(r.cards) < 5) for r in BO.rows)
    ),
    active=True,
)
"""The same in its turn: every space may be built on."""

_LONG = "W" * 40
CITY_WORST = CityZoomScene(
    city=replace(WORST_4.cities[0], rank=None),
    rows=tuple(
        RowNotes(
            captions=(_LONG,) * 5,
            notes=(
                completion(row, _LONG),
                note(Subject.BONUS, _LONG, bonus=bonus),
                place(_LONG, -2),
            ),
        )
        for row, bonus in enumerate(tuple(Bonus)[:5])
    ),
    notes=(place(_LONG, 5), note(Subject.MEDAL, _LONG)),
)
"""Everything at once, and nothing of it short."""

ZOOMS = {
    "city_in_turn": CITY_IN_TURN,
    "city_worst": CITY_WORST,
    **{
        name: scene
        for name, scene in PICTURES.scenes.items()
        if isinstance(scene, CityZoomScene | ColumnsZoomScene)
    },
}
every_zoom = pytest.mark.parametrize("name", ZOOMS)


def texts(scene: CityZoomScene | ColumnsZoomScene) -> list[str]:
    return [line.text for line in record(scene).lines]


@every_zoom
def test_a_zoom_is_as_large_as_a_table(name: str) -> None:
    with Image.open(io.BytesIO(paint(ZOOMS[name]))) as image:
        assert (image.format, image.size) == ("PNG", (WIDTH, HEIGHT))


@every_zoom
def test_nothing_leaves_the_page(name: str) -> None:
    recorder = record(ZOOMS[name])
    page = Rect(0, 0, WIDTH, HEIGHT)
    assert all(inside(item.area, page) for item in (*recorder.lines, *recorder.drawn))


@every_zoom
def test_no_words_run_into_words_or_drawings(name: str) -> None:
    recorder = record(ZOOMS[name])
    grounds = [item.area for item in recorder.drawn if item.area.height == HEIGHT - 28]
    drawn = [item.area for item in recorder.drawn if item.area not in grounds]
    lines = [line.area for line in recorder.lines]
    assert [pair for pair in combinations(lines, 2) if overlap(*pair)] == []
    assert [(line, area) for line in lines for area in drawn if overlap(line, area)] == []


@every_zoom
def test_no_drawing_lies_on_another(name: str) -> None:
    drawn = [item.area for item in record(ZOOMS[name]).drawn if item.area.height < HEIGHT - 28]
    assert [pair for pair in combinations(drawn, 2) if overlap(*pair)] == []


@every_zoom
def test_every_card_is_on_the_picture(name: str) -> None:
    scene = ZOOMS[name]
    cards = [item for item in record(scene).drawn if item.draw in (draw_card, draw_ticket)]
    if isinstance(scene, CityZoomScene):
        expected = sum(len(row.cards) for row in scene.city.rows)
    else:
        turned = scene.supply.turned_over is not None
        expected = sum(len(column.left) for column in scene.columns) + turned
    assert len(cards) == expected


def test_every_word_of_a_city_is_written() -> None:
    written = texts(ZOOM_CITY)
    for row in ZOOM_CITY.rows:
        assert all(caption in written for caption in row.captions if caption)
        assert all(note.text in written for note in row.notes)
    assert all(note.text in written for note in ZOOM_CITY.notes)


def test_words_too_long_are_cut_and_keep_their_place() -> None:
    assert any(text.endswith("…") for text in texts(CITY_WORST))
    assert len(texts(CITY_WORST)) == len(texts(ZOOM_CITY)) + 5 * 5 - sum(
        bool(caption) for row in ZOOM_CITY.rows for caption in row.captions
    )


def test_every_sign_of_a_note_differs() -> None:
    signs = [
        note(Subject.COMPLETION, "", district=Colour.BLUE),
        note(Subject.COMPLETION, "", district=Colour.GREY),
        note(Subject.COMPLETION_GONE, "", district=Colour.BLUE),
        note(Subject.SYMBOLS, ""),
        note(Subject.BONUS, ""),
        *(note(Subject.BONUS, "", bonus=bonus) for bonus in Bonus),
        note(Subject.ADVANTAGE, "", points=4, standing=MajorityStanding.LEAD),
        note(Subject.ADVANTAGE, "", points=2, standing=MajorityStanding.SECOND),
        note(Subject.ADVANTAGE, "", points=-2),
        note(Subject.MEDAL, ""),
    ]
    rows = ZOOM_CITY.rows
    pictures = {
        paint(replace(ZOOM_CITY, rows=(RowNotes(notes=(sign,)), *rows[1:]))) for sign in signs
    }
    assert len(pictures) == len(signs)


def test_every_fact_about_the_next_space_shows() -> None:
    facts = [
        NextSpaceScene(around=4, needed=7, square=0, connects=False),
        NextSpaceScene(around=5, needed=7, square=0, connects=False),
        NextSpaceScene(around=4, needed=6, square=0, connects=False),
        NextSpaceScene(around=7, needed=7, square=0, connects=False),
        NextSpaceScene(around=4, needed=7, square=4, connects=False),
        NextSpaceScene(around=4, needed=7, square=0, connects=True),
    ]
    first, *rest = ZOOM_CITY.rows
    pictures = {
        paint(replace(ZOOM_CITY, rows=(replace(first, next_space=fact), *rest))) for fact in facts
    }
    assert len(pictures) == len(facts)


def test_the_board_of_the_seat_in_turn_is_gold() -> None:
    assert paint(ZOOM_CITY) != paint(replace(ZOOM_CITY, active=True))


def test_at_the_end_the_points_of_the_cable_cars_stand_in_the_header() -> None:
    other = replace(ZOOM_CITY_OVER, city=replace(ZOOM_CITY_OVER.city, cars_advantage=5))
    assert paint(ZOOM_CITY_OVER) != paint(other)
    running = replace(ZOOM_CITY, city=replace(ZOOM_CITY.city, cars_advantage=5))
    assert paint(ZOOM_CITY) == paint(running)


@pytest.mark.parametrize("count", [0, 1, 4, 5, 12, 13, 30, 31, 87])
def test_a_column_of_any_length_is_shown_whole(count: int) -> None:
    scene = replace(ZOOM_COLUMNS, columns=(column("b3t* " * count), *ZOOM_COLUMNS.columns[1:]))
    page = Rect(14, 14, WIDTH - 28, (HEIGHT - 28) // 3)
    here = [
        item
        for item in record(scene).drawn
        if item.draw in (draw_card, draw_ticket) and item.args[2].colour is Colour.BLUE
    ]
    first_lane = [item for item in here if item.args[2].mark is Mark.NONE]
    assert len(first_lane) == count
    assert all(inside(item.area, page) for item in first_lane)


def test_fewer_cards_are_larger() -> None:
    def width(count: int) -> int:
        scene = replace(ZOOM_COLUMNS_DEEP, columns=(column("b9 " * count),) * 3)
        return next(
            item.area.width for item in record(scene).drawn if item.draw in (draw_card, draw_ticket)
        )

    assert width(4) > width(12) > width(87)


def test_a_zoom_with_too_many_notes_is_refused() -> None:
    sign = note(Subject.SYMBOLS, "")
    with pytest.raises(ValueError, match="three notes, not 4"):
        RowNotes(notes=(sign,) * 4)
    with pytest.raises(ValueError, match="two notes, not 3"):
        replace(ZOOM_CITY, notes=(sign,) * 3)
    with pytest.raises(ValueError, match="notes on 4 rows, not 5"):
        replace(ZOOM_CITY, rows=ZOOM_CITY.rows[:4])
