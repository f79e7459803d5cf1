"""Another process paints the same pictures, and its end is no disaster."""

from __future__ import annotations

import os
import signal
from typing import TYPE_CHECKING

import pytest

from render import paint
from render.worker.process import PaintingError, PaintingProcess
from tests.render.scenes import SCENES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from render import Scene

FIRST, SECOND = SCENES["start_2"], SCENES["choose_4"]


def rehearse() -> Iterator[Scene]:
    yield FIRST


@pytest.fixture
def process(tmp_path: Path) -> Iterator[PaintingProcess]:
    process = PaintingProcess(tmp_path / "sprites", rehearse)
    yield process
    process.close()


def test_pictures_are_the_same_bytes_in_every_process(
    process: PaintingProcess, tmp_path: Path
) -> None:
    made = process.start()
    assert (made.drawn, made.fault) == (True, "")
    assert made.sprites > 0
    assert [process.paint(FIRST), process.paint(SECOND)] == [paint(FIRST), paint(SECOND)]
    process.close()
    # What was drawn for the second scene is in the file too.
    read = process.start()
    assert not read.drawn
    assert read.sprites > made.sprites
    assert process.paint(SECOND) == paint(SECOND)


def test_a_process_that_is_gone_is_replaced(process: PaintingProcess) -> None:
    process.start()
    process.end()
    assert process.paint(FIRST) == paint(FIRST)


def test_a_scene_that_cannot_be_painted_is_reported(process: PaintingProcess) -> None:
    process.start()
    with pytest.raises(PaintingError, match="KeyError: <class 'int'>"):
        process.paint(7)  # pyright: ignore[reportArgumentType]
    assert process.paint(FIRST) == paint(FIRST)


def kill_yourself() -> Iterator[Scene]:
    os.kill(os.getpid(), signal.SIGKILL)
    yield FIRST


def test_a_process_that_ends_at_its_start_is_reported(tmp_path: Path) -> None:
    process = PaintingProcess(tmp_path / "sprites", kill_yourself)
    with pytest.raises(PaintingError, match="ended at its start"):
        process.start()
    with pytest.raises(PaintingError, match="ended at its start"):
        process.paint(FIRST)
    process.close()
