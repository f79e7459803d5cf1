"""`python -m bot draw-sprites` fills the file of sprites once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.cli import draw_sprites
from render import paint
from render.surface.shelf import Shelf
from render.surface.sprites import STORE
from render.worker.ahead import Rehearsal
from tests.cli.test_replay import said
from tests.render.scenes import SCENES
from tests.render.worker.test_ahead import PARTS, scene

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path


@pytest.fixture(autouse=True)
def store() -> Generator[None]:
    """Let this process begin without sprites, and have its own again afterwards."""
    kept = STORE.shelf
    STORE.restock(Shelf())
    yield
    STORE.restock(kept)


def rehearse(monkeypatch: pytest.MonkeyPatch, *parts: str) -> None:
    monkeypatch.setattr(draw_sprites, "rehearsal", lambda: Rehearsal(parts, scene))


def test_all_sprites_are_drawn_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rehearse(monkeypatch, PARTS[0])
    file = tmp_path / "folder" / "sprites"
    told = (0, f"All sprites are in {file}.\n", "")
    assert said(capsys, "draw-sprites", file) == told
    drawn = STORE.drawn
    paint(SCENES[PARTS[0]])
    assert STORE.drawn == drawn
    before = file.stat()
    STORE.restock(Shelf())
    rehearse(monkeypatch, "broken")
    assert said(capsys, "draw-sprites", file) == told
    assert file.stat() == before


def test_what_cannot_be_drawn_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rehearse(monkeypatch, "broken")
    status, out, err = said(capsys, "draw-sprites", tmp_path / "sprites")
    assert (status, out) == (1, "")
    assert err.endswith("Some sprites could not be drawn; the lines above say why.\n")


def test_a_file_that_cannot_be_written_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "taken").touch()
    file = tmp_path / "taken" / "sprites"
    assert said(capsys, "draw-sprites", file) == (
        1,
        "",
        f"The file {file} cannot be written (File exists); name another one.\n",
    )
