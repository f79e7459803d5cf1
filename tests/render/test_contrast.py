"""All text stands out from what it is written on: 4.5 to 1 or more (WCAG 2.2, level AA)."""

from __future__ import annotations

import pytest

from render.colours import contrast
from tests.render.contrast import ENOUGH, faint, written
from tests.render.recorder import record
from tests.render.scenes import SCENES

SAMPLE = 4
"""One scene in so many is looked at always, all with `--soak`."""


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=[pytest.mark.soak] if number % SAMPLE else [])
        for number, name in enumerate(SCENES)
    ],
)
def test_lines_of_text_stand_out(name: str) -> None:
    ratios = {
        line.text: contrast(line.look.colour, line.look.ground)
        for line in record(SCENES[name]).lines
    }
    assert {text: ratio for text, ratio in ratios.items() if ratio < ENOUGH} == {}


@pytest.mark.soak
@pytest.mark.parametrize("name", SCENES)
def test_what_is_written_on_sprites_stands_out(name: str) -> None:
    sprites = {(sprite.draw, sprite.args) for sprite in record(SCENES[name]).drawn}
    assert any(written(draw, *args) for draw, args in sprites)
    assert [found for draw, args in sprites for found in faint(draw, *args)] == []
