"""All text on cards and bonuses stands out from what it is written on."""

from __future__ import annotations

import pytest

from render.colours import PANEL, contrast, mix
from render.layout import Size
from render.sanfrancisco.cards import draw_card
from render.sanfrancisco.scene import Bonus, CardScene, Colour, Site
from render.sanfrancisco.supply import GONE, bonus_icon
from tests.render.contrast import ENOUGH, faint, written


@pytest.mark.parametrize("colour", Colour)
@pytest.mark.parametrize("size", [Size(96, 72), Size(126, 72), Size(126, 100)])
def test_what_is_written_on_cards_stands_out_in_every_landscape(colour: Colour, size: Size) -> None:
    for view in range(5):
        for card in (
            CardScene(colour=colour, value=4, view=view),
            CardScene(colour=colour, value=12, view=view),
            CardScene(colour=colour, value=4, square=True, plus=1, view=view),
            CardScene(colour=colour, value=0, square=True, view=view),
            CardScene(colour=colour, square=True, view=view),
            CardScene(colour=colour, site=Site.FOUNDATION, around=4, needed=7, view=view),
        ):
            assert written(draw_card, size, PANEL, card)
            assert faint(draw_card, size, PANEL, card) == []


@pytest.mark.parametrize("kind", Bonus)
def test_a_bonus_that_is_gone_can_still_be_read(kind: Bonus) -> None:
    for text, colour, grounds in written(bonus_icon, kind):
        for ground in grounds:
            assert ground is not None
            faded = (mix(each, PANEL, GONE) for each in (colour, ground))
            assert contrast(*faded) >= ENOUGH, text
