"""What differs between two pictures of San Francisco, and scenes that differ in one card."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import TYPE_CHECKING

from PIL import Image, ImageChops

from render import paint
from render.layout import Rect
from render.sanfrancisco.cards import draw_card
from render.sanfrancisco.scene import (
    RowScene,
)
from render.sanfrancisco.tickets import draw_more, draw_ticket
from tests.render.sanfrancisco.notation import card, city
from tests.render.sanfrancisco.states import START_2

if TYPE_CHECKING:
    from render.sanfrancisco.scene import (
        CardScene,
        TableScene,
    )


CARDS = (draw_card, draw_ticket, draw_more)


def image_of(scene: TableScene) -> Image.Image:
    with Image.open(io.BytesIO(paint(scene))) as image:
        return image.convert("RGB")


def changed(one: TableScene, other: TableScene) -> Rect | None:
    """The box of what differs between the pictures of two scenes."""
    box = ImageChops.difference(image_of(one), image_of(other)).getbbox()
    return None if box is None else Rect(box[0], box[1], box[2] - box[0], box[3] - box[1])


PLAIN = card("b3")


def with_card(spot: CardScene) -> TableScene:
    return replace(START_2, cities=(city(1, "Ana", RowScene(cards=(spot,))), START_2.cities[1]))
