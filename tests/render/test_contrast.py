"""All text stands out from what it is written on: 4.5 to 1 or more (WCAG 2.2, level AA)."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import TYPE_CHECKING

import pytest

from render import lettering
from render.canvas import FINE, Canvas
from render.colours import RGB, contrast
from render.icons import number_disc, paper, sunburst
from render.numbers import MINUS
from render.panels import Tone, contract_plate, place_pill, rank_badge, score_plate, seat_arrow
from render.sanfrancisco.cards import Size, draw_card
from render.sanfrancisco.colours import SHADES
from render.sanfrancisco.columns import draw_head
from render.sanfrancisco.scene import CardScene, Colour, ColumnState, Site
from render.sanfrancisco.tickets import draw_ticket
from tests.render.recorder import record
from tests.render.scenes import TABLES

if TYPE_CHECKING:
    from render.fonts import Style
    from render.shapes import Point

ENOUGH = 4.5
_SEEN = 0.06
"""A colour below text counts when it fills this share of the box of the text."""


@pytest.mark.parametrize("name", TABLES)
def test_lines_of_text_stand_out(name: str) -> None:
    faint = {
        (line.text, contrast(line.look.colour, line.look.ground))
        for line in record(TABLES[name]).lines
        if contrast(line.look.colour, line.look.ground) < ENOUGH
    }
    assert faint == set()


class Written(list[tuple[str, float]]):
    """Text written on canvases, with its lowest contrast to what was there before."""


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    noted = Written()
    plain = Canvas.text

    def text(
        canvas: Canvas,
        at: Point,
        text: str,
        style: Style,
        size: float,
        colour: RGB,
        *,
        room: float,
        anchor: str = "m",
    ) -> None:
        length = min(room, lettering.width(text, style, round(size * FINE)) / FINE)
        left = at[0] - length * {"l": 0, "m": 0.5, "r": 1}[anchor]
        half = size * lettering.CAPITALS / 2
        edges = (left, at[1] - half, left + length, at[1] + half)
        x0, y0, x1, y1 = (round(edge * FINE) for edge in edges)
        pixels = iter(canvas.fine.crop((x0, y0, x1, y1)).tobytes())
        below = Counter[RGB](
            (red, green, blue)
            for red, green, blue, alpha in zip(pixels, pixels, pixels, pixels, strict=True)
            if alpha == 255
        )
        assert below, f"{text} is written on nothing"
        seen = [c for c, count in below.items() if count > _SEEN * below.total()]
        noted.append((text, min(contrast(colour, ground) for ground in seen)))
        plain(canvas, at, text, style, size, colour, room=room, anchor=anchor)

    monkeypatch.setattr(Canvas, "text", text)
    return noted


@pytest.mark.parametrize("colour", Colour)
@pytest.mark.parametrize("size", [Size(96, 72), Size(126, 72), Size(126, 100)])
def test_what_is_written_on_cards_stands_out(written: Written, colour: Colour, size: Size) -> None:
    for view in range(5):
        for spot in (
            CardScene(colour=colour, value=4, view=view),
            CardScene(colour=colour, value=12, view=view),
            CardScene(colour=colour, value=4, square=True, plus=1, view=view),
            CardScene(colour=colour, value=0, square=True, view=view),
            CardScene(colour=colour, square=True, view=view),
            CardScene(colour=colour, site=Site.FOUNDATION, around=4, needed=7, view=view),
        ):
            draw_card(size, SHADES[Colour.BLACK].base, spot)
    assert len(written) == 35
    assert [text for text in written if text[1] < ENOUGH] == []


@pytest.mark.parametrize("colour", Colour)
def test_what_is_written_on_tickets_stands_out(written: Written, colour: Colour) -> None:
    for size, spot in product(
        (Size(96, 34), Size(126, 44)),
        (
            CardScene(colour=colour, value=4),
            CardScene(colour=colour, value=4, square=True),
            CardScene(colour=colour, square=True),
        ),
    ):
        draw_ticket(size, SHADES[Colour.BLACK].base, spot)
    assert len(written) == 6
    assert [text for text in written if text[1] < ENOUGH] == []


def test_what_is_written_on_plates_and_discs_stands_out(written: Written) -> None:
    for tone in Tone:
        score_plate(f"{MINUS}12½", 116, 66, tone)
    contract_plate(3, 54, 66)
    seat_arrow(1, 31)
    for rank in (1, 2):
        rank_badge(rank, 34)
    number_disc(12, "+2")
    paper(29, 35, f"{MINUS}2")
    sunburst(18, "1½")
    for state in ColumnState:
        for needs in (0, 5):
            draw_head(1, 4, needs, state, 96)
    place_pill("+2", 1, 42, 28, Tone.CALM)
    place_pill("+1", 2, 42, 28, Tone.CALM)
    place_pill("3", 1, 42, 28, Tone.GOLD)
    assert len(written) == 24
    assert [text for text in written if text[1] < ENOUGH] == []
