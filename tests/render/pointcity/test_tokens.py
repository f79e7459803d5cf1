"""Signs on civic tokens can be told apart where the picture is small."""

from __future__ import annotations

import pytest

from render.pointcity.scene import Meaning, Resource, TokenScene
from render.pointcity.tokens import _signs  # pyright: ignore[reportPrivateUsage]

WIDTH, SMALL, LEAST = 1650, 550, 8
"""The width of a picture, that at which it may be seen, and the least size of a sign there."""


@pytest.mark.parametrize("resources", [(Resource.ENERGY,), (Resource.ENERGY, Resource.ECOLOGY)])
@pytest.mark.parametrize("scale", [0.5, 0.7, 1.0])
def test_one_or_two_signs_have_eight_pixels_where_the_picture_is_small(
    resources: tuple[Resource, ...], scale: float
) -> None:
    token = TokenScene(number=1, meaning=Meaning.PER_SET, points=2, resources=resources)
    for sign in _signs(token, scale):
        assert min(sign.width, sign.height) * SMALL / WIDTH >= LEAST
