"""The picture of a San Francisco table: complete, in its place, and the same every time."""

from __future__ import annotations

import hashlib
import io
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PIL import Image

from render import paint
from render.layout import HEIGHT, WIDTH, Rect
from render.sanfrancisco.cards import draw_card
from render.sanfrancisco.columns import draw_joining
from render.sanfrancisco.layout import LAYOUTS
from render.sanfrancisco.scene import (
    CityScene,
    ColumnState,
    Mark,
    RowScene,
)
from render.sanfrancisco.tickets import draw_more, draw_ticket
from tests.render.recorder import inside, overlap, record
from tests.render.sanfrancisco.differences import CARDS, PLAIN, image_of
from tests.render.sanfrancisco.notation import card, column
from tests.render.sanfrancisco.pictures import TABLES
from tests.render.sanfrancisco.states import CHOOSE_4, START_2, TURNED_OVER_3

if TYPE_CHECKING:
    from render.sanfrancisco.scene import (
        TableScene,
    )


CHOOSING_3 = replace(TURNED_OVER_3, supply=replace(TURNED_OVER_3.supply, turned_over=None))
every_scene = pytest.mark.parametrize("name", TABLES)


def panels(scene: TableScene) -> list[Rect]:
    layout = LAYOUTS[len(scene.cities)]
    return [*layout.cities, layout.turn, layout.columns, layout.supply]


@every_scene
def test_a_picture_is_a_png_of_the_fixed_size(name: str) -> None:
    with Image.open(io.BytesIO(paint(TABLES[name]))) as image:
        assert (image.format, image.size) == ("PNG", (WIDTH, HEIGHT))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_panels_lie_apart_on_the_page(seats: int) -> None:
    page = Rect(0, 0, WIDTH, HEIGHT)
    layout = LAYOUTS[seats]
    areas = [*layout.cities, layout.turn, layout.columns, layout.supply]
    assert len(layout.cities) == seats
    assert all(inside(area, page) for area in areas)
    assert not [
        (one, other) for i, one in enumerate(areas) for other in areas[:i] if overlap(one, other)
    ]


@every_scene
def test_nothing_leaves_its_panel(name: str) -> None:
    scene = TABLES[name]
    recorder = record(scene)
    areas = [*recorder.lines, *recorder.drawn]
    stray = [item for item in areas if not any(inside(item.area, panel) for panel in panels(scene))]
    assert stray == []


@every_scene
def test_no_two_lines_of_text_overlap(name: str) -> None:
    lines = record(TABLES[name]).lines
    overlapping = [
        (one.text, other.text)
        for i, one in enumerate(lines)
        for other in lines[:i]
        if overlap(one.area, other.area)
    ]
    assert overlapping == []


@every_scene
def test_no_line_of_text_runs_into_a_drawing(name: str) -> None:
    scene = TABLES[name]
    recorder = record(scene)
    grounds = panels(scene)
    drawings = [sprite for sprite in recorder.drawn if sprite.area not in grounds]
    hits = [
        (text.text, text.area, sprite.area, sprite.args[:1])
        for text in recorder.lines
        for sprite in drawings
        if overlap(text.area, sprite.area)
    ]
    assert hits == []


@every_scene
def test_no_two_drawings_overlap_but_cards_of_a_column(name: str) -> None:
    scene = TABLES[name]
    ground = panels(scene)
    drawings = [
        sprite.area
        for sprite in record(scene).drawn
        if sprite.area not in ground
        and not (sprite.draw in CARDS and inside(sprite.area, ground[-2]))
    ]
    overlapping = [
        (one, other)
        for i, one in enumerate(drawings)
        for other in drawings[:i]
        if overlap(one, other)
    ]
    assert overlapping == []


@every_scene
def test_every_card_on_the_table_is_on_the_picture(name: str) -> None:
    scene = TABLES[name]
    drawn = record(scene).drawn
    shown = sum(sprite.draw in (draw_card, draw_ticket) for sprite in drawn)
    more = sum(sprite.args[2] for sprite in drawn if sprite.draw is draw_more)
    on_boards = sum(len(row.cards) for city in scene.cities for row in city.rows)
    in_columns = sum(len(column.cards) for column in scene.columns)
    assert shown + more == on_boards + in_columns + (scene.supply.turned_over is not None)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("count", [0, 1, 6, 7, 12, 13, 84])
def test_a_column_of_any_length_stays_in_its_panel(seats: int, count: int) -> None:
    scene = {2: START_2, 3: CHOOSING_3, 4: CHOOSE_4}[seats]
    long = replace(column("b3t*! " * count), state=ColumnState.OPEN)
    scene = replace(scene, columns=(long, long, long))
    drawn = record(scene).drawn
    panel = LAYOUTS[seats].columns
    assert all(
        inside(sprite.area, panel) for sprite in drawn if sprite.draw in (draw_ticket, draw_more)
    )
    rest = [sprite.args[2:] for sprite in drawn if sprite.draw is draw_more]
    assert rest == ([(count - 11, Mark.LAST)] * 3 if count > 12 else [])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("count", [0, 1, 2, 3, 4, 6, 7, 8, 84])
def test_columns_show_where_the_card_turned_over_may_go_whatever_their_length(
    seats: int, count: int
) -> None:
    scene = {2: START_2, 3: CHOOSING_3, 4: CHOOSE_4}[seats]
    long = replace(column("b3t*! " * count), state=ColumnState.OPEN)
    shut = replace(long, state=ColumnState.SHUT)
    turned = card("oQ*t?")
    scene = replace(
        scene, columns=(long, shut, long), supply=replace(scene.supply, turned_over=turned)
    )
    drawn, panel = record(scene).drawn, LAYOUTS[seats].columns
    pieces = [
        sprite
        for sprite in drawn
        if sprite.draw in (draw_card, draw_ticket, draw_more, draw_joining)
        and overlap(sprite.area, panel)
    ]
    assert all(inside(sprite.area, panel) for sprite in pieces)
    areas = [sprite.area for sprite in pieces]
    assert not [pair for pair in combinations(areas, 2) if overlap(*pair)]
    assert sum(sprite.draw is draw_joining for sprite in pieces) == 2
    shown = [sprite.args[2] for sprite in pieces if sprite.draw in (draw_card, draw_ticket)]
    rest = sum(sprite.args[2] for sprite in pieces if sprite.draw is draw_more)
    assert len(shown) + rest == 3 * count + 1
    largest = max(pieces, key=lambda sprite: sprite.area.width * sprite.area.height)
    assert largest.args[2] == turned


def test_the_same_scene_gives_the_same_bytes_again_and_in_other_threads() -> None:
    with ThreadPoolExecutor(4) as pool:
        pictures = set(pool.map(paint, [CHOOSE_4] * 8))
    assert pictures == {paint(CHOOSE_4)}


def test_the_same_scene_gives_the_same_bytes_in_another_process() -> None:
    code = (
        "import hashlib; from render import paint;"
        "from tests.render.sanfrancisco.states import TURNED_OVER_3;"
        "print(hashlib.sha256(paint(TURNED_OVER_3)).hexdigest())"
    )
    root = Path(__file__).parents[3]
    other = subprocess.run(  # noqa: S603  (our own code)
        [sys.executable, "-c", code],
        cwd=root,
        env={**os.environ, "PYTHONHASHSEED": "7"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    assert other == hashlib.sha256(paint(TURNED_OVER_3)).hexdigest()


def test_passing_the_turn_moves_nothing() -> None:
    later = replace(CHOOSE_4, active=3, turn=replace(CHOOSE_4.turn, title="Giulia Conti"))
    here = {(s.area, s.args) for s in record(CHOOSE_4).drawn if s.draw is draw_card}
    there = {(s.area, s.args) for s in record(later).drawn if s.draw is draw_card}
    assert here == there


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_card_more_in_a_column_moves_none_of_those_there(seats: int) -> None:
    scene = {2: START_2, 3: CHOOSING_3, 4: CHOOSE_4}[seats]

    def places(count: int) -> list[Rect]:
        long = column("b3 " * count)
        drawn = record(replace(scene, columns=(long, *scene.columns[1:]))).drawn
        area = LAYOUTS[seats].columns
        return [s.area for s in drawn if s.draw in CARDS and inside(s.area, area)][:count]

    for few, many in ((1, 6), (7, 11), (11, 12)):
        assert places(many)[:few] == places(few)


def test_a_paused_table_is_paler_and_as_light() -> None:
    bright, paused = image_of(CHOOSE_4), image_of(replace(CHOOSE_4, paused=True))
    lively, pale = (image.convert("HSV").getchannel("S").reduce(50) for image in (bright, paused))
    assert max(pale.tobytes()) < max(lively.tobytes()) / 2
    light = [image.convert("L").reduce(50).tobytes() for image in (bright, paused)]
    assert all(abs(one - other) < 25 for one, other in zip(*light, strict=True))


def test_a_name_no_font_has_shows_as_the_fallback() -> None:
    named = replace(CHOOSE_4.cities[1], name="Player 2")
    foreign = replace(CHOOSE_4.cities[1], name="ভাস্কর")
    scenes = [
        replace(CHOOSE_4, cities=(CHOOSE_4.cities[0], who, *CHOOSE_4.cities[2:]))
        for who in (named, foreign)
    ]
    assert paint(scenes[0]) == paint(scenes[1])


def test_a_scene_with_too_many_cards_or_cities_is_refused() -> None:
    with pytest.raises(ValueError, match="five spaces, not 6"):
        RowScene(cards=(PLAIN,) * 6)
    with pytest.raises(ValueError, match="five rows, not 4"):
        CityScene(seat=1, name="A", fallback_name="B", rows=(RowScene(),) * 4)
    with pytest.raises(ValueError, match="two to four parts, not 1"):
        replace(START_2, cities=START_2.cities[:1])
    with pytest.raises(ValueError, match=r"by seat from 1, not \(2, 1\)"):
        replace(START_2, cities=START_2.cities[::-1])
