"""Pictures that were looked at and kept; run with --image-snapshot-update to keep new ones."""

from __future__ import annotations

import io
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PIL import Image

from render import paint
from tests.render.scenes import SCENES

if TYPE_CHECKING:
    from collections.abc import Callable

KEPT = Path(__file__).parent / "kept"
LOOKED_AT = ["choose_4", "turned_over_3", "building_2", "token_2", "over_4", "worst_4"]


@pytest.fixture(autouse=True)
def no_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """The library would show a difference in a window when pytest is quiet or verbose."""

    def show(_: Image.Image, **__: object) -> None:
        """Show nothing."""

    monkeypatch.setattr(Image.Image, "show", show)


@pytest.mark.parametrize("name", LOOKED_AT)
def test_the_picture_is_as_it_was_kept(
    name: str, image_snapshot: Callable[..., None], request: pytest.FixtureRequest
) -> None:
    path = KEPT / f"{name}.png"
    assert path.exists() or request.config.getoption("--image-snapshot-update")
    with Image.open(io.BytesIO(paint(SCENES[name]))) as image:
        image_snapshot(image, path, threshold=0.1)


def test_every_kept_picture_is_of_a_scene() -> None:
    assert sorted(path.stem for path in KEPT.glob("*.png")) == sorted(LOOKED_AT)
