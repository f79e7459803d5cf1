"""The map: what lies where, what is known of the one that comes with the game, and any other."""

from __future__ import annotations

from dataclasses import replace
from hashlib import blake2b
from itertools import combinations
from math import hypot
from typing import TYPE_CHECKING

import pytest

from render.tickettoride import placed as places_known
from render.tickettoride.board import Colour, LocationScene, MapBoard, TrackScene
from render.tickettoride.chart import draw_map, finish, start
from render.tickettoride.geometry import MAP, TRAM, places
from render.tickettoride.marks import draw_status
from render.tickettoride.placed import placed, shape_of, spaces
from render.tickettoride.tracks import Status, ferry_places
from render.tickettoride.view import Viewport, track_area
from tests.render.tickettoride.notation import BOARD

if TYPE_CHECKING:
    from render.surface.shapes import Point
    from render.tickettoride.names import NamePlace


def another(
    board: MapBoard,
    *,
    locations: tuple[LocationScene, ...] = (),
    tracks: tuple[TrackScene, ...] | None = None,
) -> MapBoard:
    """A board with other locations or tracks."""
    places_there = locations or board.locations
    tracks_there = board.tracks if tracks is None else tracks
    mark = blake2b(repr((places_there, tracks_there)).encode(), digest_size=6).hexdigest()
    return MapBoard(name="another", hash=mark, locations=places_there, tracks=tracks_there)


MOVED = another(
    BOARD,
    locations=tuple(
        replace(each, x=each.x + 12 * (number % 3 - 1), y=each.y + 9 * (number % 2))
        for number, each in enumerate(BOARD.locations)
    ),
)
_NEAR = [(400.0 + 55 * (number % 3), 420.0 + 50 * (number // 3)) for number in range(6)]
CROWDED = MapBoard(
    name="crowded",
    hash="1",
    locations=tuple(
        LocationScene(name=f"A place with a long name {number}", x=x, y=y)
        for number, (x, y) in enumerate(_NEAR)
    ),
    tracks=tuple(
        TrackScene(start=number, end=number + 1, length=6, colour=Colour.RED, ferries=6)
        for number in range(5)
    ),
)


def from_box(name: NamePlace, point: Point) -> float:
    """How far a point is from a name."""
    x, y = point
    across = max(name.left - x, 0, x - name.left - name.width)
    down = max(name.top - y, 0, y - name.top - name.height)
    return hypot(across, down)


def test_the_map_of_the_game_needs_no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: MapBoard) -> None:
        raise AssertionError

    monkeypatch.setattr(places_known, "search", refuse)
    placed.cache_clear()
    found = placed(BOARD)
    assert len(found.starts) == len(BOARD.tracks)
    assert len(found.names) == len(found.large) == len(BOARD.locations)
    placed.cache_clear()


def test_what_is_known_of_a_map_depends_on_where_things_lie_and_on_nothing_else() -> None:
    recoloured = tuple(replace(each, colour=Colour.GRAY, ferries=0) for each in BOARD.tracks)
    assert shape_of(another(BOARD, tracks=recoloured)) == shape_of(BOARD)
    renamed = tuple(
        replace(each, group=f"pair {each.group}" if each.group else "") for each in BOARD.tracks
    )
    assert shape_of(another(BOARD, tracks=renamed)) == shape_of(BOARD)
    assert shape_of(MOVED) != shape_of(BOARD)


@pytest.mark.parametrize("board", [BOARD, MOVED], ids=["own", "moved"])
def test_names_stand_clear_of_trams_and_of_each_other(board: MapBoard) -> None:
    names = placed(board).names
    corners = [corner for row in spaces(board) for each in row for corner in each.corners(TRAM / 2)]
    numbers = 0
    for number, name in enumerate(names):
        text = " ".join(name.lines)
        assert text in (board.locations[number].name, str(number + 1))
        if text.isdigit():
            numbers += 1
            continue
        assert min(from_box(name, corner) for corner in corners) > 3
        away = [from_box(name, point) for point in places(board)]
        assert min(range(len(away)), key=away.__getitem__) == number
    assert numbers == 0 or (board is MOVED and numbers < 3)
    assert not any(one.meets(other, 6) for one, other in combinations(names, 2))


@pytest.mark.parametrize("board", [BOARD, MOVED], ids=["own", "moved"])
def test_trams_of_two_tracks_never_touch(board: MapBoard) -> None:
    rows = [[corner for each in row for corner in each.corners(TRAM / 2)] for row in spaces(board)]
    ends = [{track.start, track.end} for track in board.tracks]
    least = min(
        hypot(one[0] - other[0], one[1] - other[1])
        for first, second in combinations(range(len(rows)), 2)
        if len(ends[first] & ends[second]) == 1
        for one in rows[first]
        for other in rows[second]
    )
    assert least > 3.9
    assert min(each.length for row in spaces(board) for each in row) > 40


def test_a_map_without_room_still_has_a_name_or_a_number_for_every_location() -> None:
    found = placed(CROWDED)
    assert len(found.names) == 6
    for number, (name, location) in enumerate(zip(found.names, CROWDED.locations, strict=True)):
        assert " ".join(name.lines) in (location.name, str(number + 1))
    assert any(name.lines[0].isdigit() for name in found.names)
    assert draw_map(CROWDED, Viewport.TABLE).size == MAP


def test_a_map_that_would_leave_the_picture_is_made_to_fit() -> None:
    wide = another(
        BOARD,
        locations=tuple(
            replace(each, x=each.x * 3 - 1500, y=each.y * 2) for each in BOARD.locations
        ),
        tracks=(),
    )
    for x, y in places(wide):
        assert 40 <= x <= MAP.width - 40
        assert 40 <= y <= MAP.height - 40
    order = [sorted(range(20), key=lambda n: places(each)[n]) for each in (BOARD, wide)]
    assert order[0] == order[1]


@pytest.mark.parametrize(
    ("length", "ferries", "found"),
    [
        (1, 1, {0}),
        (2, 1, {1}),
        (3, 1, {1}),
        (5, 2, {1, 3}),
        (6, 6, set(range(6))),
        (4, 0, set[int]()),
    ],
)
def test_ferry_symbols_are_spread_over_a_track(length: int, ferries: int, found: set[int]) -> None:
    track = TrackScene(start=0, end=1, length=length, colour=Colour.GRAY, ferries=ferries)
    assert ferry_places(track) == found


def test_a_part_of_the_map_is_as_the_whole() -> None:
    whole = draw_map(BOARD, Viewport.TABLE)
    area = track_area(BOARD, Viewport.TABLE, 25)
    part = finish(start(area, BOARD, 1), BOARD, Viewport.TABLE).done()
    assert whole.crop((area.x, area.y, area.right, area.bottom)).tobytes() == part.tobytes()


def test_what_is_put_on_a_track_covers_that_track_and_no_name() -> None:
    number = 33
    area = track_area(BOARD, Viewport.TABLE, number)
    sprite = draw_status(BOARD, Viewport.TABLE, number, Status.CLAIMED, 2)
    assert sprite.size == area[2:]
    solid = sprite.getchannel("A")
    for space in spaces(BOARD)[number]:
        assert solid.getpixel((round(space.x) - area.x, round(space.y) - area.y)) == 255
    assert solid.getpixel((0, 0)) == 0
    without = draw_status(BOARD, Viewport.TABLE, number, Status.FREE)
    assert without.getchannel("A").getbbox() is None


@pytest.mark.parametrize(
    "track",
    [
        TrackScene(start=0, end=1, length=0, colour=Colour.RED),
        TrackScene(start=0, end=1, length=7, colour=Colour.RED),
        TrackScene(start=0, end=20, length=1, colour=Colour.RED),
    ],
)
def test_a_board_with_an_impossible_track_is_refused(track: TrackScene) -> None:
    with pytest.raises(ValueError, match=r"spaces|no location"):
        another(BOARD, tracks=(track,))


def test_boards_are_equal_by_name_and_hash() -> None:
    same = MapBoard(name=BOARD.name, hash=BOARD.hash, locations=MOVED.locations, tracks=())
    assert same == BOARD
    assert hash(same) == hash(BOARD)
    assert MOVED != BOARD
    assert repr(same) == repr(BOARD) == f"Board('{BOARD.name}', '{BOARD.hash}')"
