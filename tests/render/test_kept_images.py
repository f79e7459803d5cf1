"""Pictures that were looked at and kept; run with --image-snapshot-update to keep new ones."""

from __future__ import annotations

import io
from importlib.util import find_spec
from typing import TYPE_CHECKING

import pytest
from PIL import Image

from render import can_shape, paint
from tests.render.scenes import FOLDERS, KEPT, PICTURES, SCENES

if TYPE_CHECKING:
    from collections.abc import Callable


@pytest.fixture(autouse=True)
def no_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """The library would show a difference in a window when pytest is quiet or verbose."""

    def show(_: Image.Image, **__: object) -> None:
        """Show nothing."""

    monkeypatch.setattr(Image.Image, "show", show)


@pytest.mark.parametrize("name", SCENES)
def test_the_picture_is_as_it_was_kept(
    name: str, image_snapshot: Callable[..., None], request: pytest.FixtureRequest
) -> None:
    if "east_asian" in name and find_spec("noto_cjk_sans_jp_bold") is None:
        pytest.skip("the extra cjk is not installed")
    if not can_shape():
        pytest.skip("Pillow cannot shape scripts here")
    path = KEPT[name]
    renewed = request.config.getoption("--image-snapshot-update")
    assert path.exists() or renewed
    path.parent.mkdir(exist_ok=True)
    with Image.open(io.BytesIO(paint(SCENES[name]))) as image:
        image_snapshot(image, path, threshold=0.1)
        if renewed:
            image.save(path, optimize=True)


def test_every_kept_picture_is_of_a_scene() -> None:
    kept = [path for folder in FOLDERS for path in folder.glob("*.png")]
    assert sorted(kept) == sorted(KEPT.values())


def test_every_scene_has_a_name_of_its_own() -> None:
    assert len(SCENES) == sum(len(pictures.scenes) for pictures in PICTURES.values())


def test_kept_pictures_stay_small() -> None:
    assert sum(path.stat().st_size for path in KEPT.values()) <= 11_500_000
