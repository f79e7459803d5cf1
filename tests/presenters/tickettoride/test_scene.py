"""The picture of a table shows what lies there."""

from __future__ import annotations

import pytest

from render.tickettoride.board import Colour
from render.tickettoride.scene import TableScene
from tests.presenters.tickettoride.shown import middle, screen


@pytest.mark.parametrize(
    ("discards", "number", "face"),
    [
        ("discards", 0, None),
        ("discards black", 1, Colour.BLACK),
        ("discards black orange*2", 3, Colour.ORANGE),
    ],
)
def test_discards_show_the_colour_of_which_most_lie_there(
    discards: str, number: int, face: Colour | None
) -> None:
    scene = screen(middle(discards)).scene
    assert isinstance(scene, TableScene)
    assert (scene.offer.discards, scene.offer.face) == (number, face)
