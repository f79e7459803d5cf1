"""The small picture of a review shows the routes that the choice was about, and their names."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

from render.tickettoride.layout import MAP_AREA, OFFER
from render.tickettoride.review import _parts  # pyright: ignore[reportPrivateUsage]
from render.tickettoride.scene import ClaimScene
from render.tickettoride.view import Viewport, track_area
from tests.render.tickettoride.states import TTR_MIDDLE_4

BOARD = TTR_MIDDLE_4.board


def test_the_part_of_the_map_shows_both_routes_whole() -> None:
    near = 0
    for one, other in combinations(range(len(BOARD.tracks)), 2):
        played = ClaimScene(track=one, seat=1, newest=True)
        table = replace(TTR_MIDDLE_4, claims=(played,), wanted=(other,))
        (part,) = _parts(table, 1, False)
        assert MAP_AREA.x <= part.x < part.right <= MAP_AREA.right
        assert MAP_AREA.y <= part.y < part.bottom <= MAP_AREA.bottom
        assert abs(part.width / part.height - MAP_AREA.width / MAP_AREA.height) < 0.01
        for track in (one, other):
            area = track_area(BOARD, Viewport.TABLE, track)
            assert part.x <= MAP_AREA.x + area.x
            assert part.y <= MAP_AREA.y + area.y
            assert MAP_AREA.x + area.right <= part.right + 1
            assert MAP_AREA.y + area.bottom <= part.bottom + 1
        near += part.width < 0.75 * MAP_AREA.width
    assert near > 100


def test_a_choice_of_cards_shows_the_whole_map_and_the_row() -> None:
    (part,) = _parts(TTR_MIDDLE_4, 1, True)
    assert (part.x, part.y, part.width, part.bottom) == (
        MAP_AREA.x,
        MAP_AREA.y,
        MAP_AREA.width,
        OFFER.bottom,
    )
