"""Another process paints the same pictures, and its end is no disaster."""

from __future__ import annotations

import os
import signal
from typing import TYPE_CHECKING, Any

import pytest

from render import paint
from render.surface.shelf import Shelf
from render.surface.sprites import STORE
from render.worker import process as worker
from render.worker.cache import Prepared, made_with
from render.worker.children import start
from render.worker.process import PaintingError, PaintingProcess
from tests.children import running
from tests.render.scenes import SCENES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from render.worker.children import Child

pytestmark = pytest.mark.usefixtures("sprites_kept")
FIRST, SECOND = SCENES["start_2"], SCENES["choose_4"]


@pytest.fixture
def process(tmp_path: Path) -> Iterator[PaintingProcess]:
    process = PaintingProcess(tmp_path / "sprites")
    yield process
    process.close()


def test_pictures_are_the_same_bytes_in_every_process(process: PaintingProcess) -> None:
    assert process.ready() == Prepared(0, rehearsed=False)
    assert [process.paint(FIRST), process.paint(SECOND)] == [paint(FIRST), paint(SECOND)]
    process.close()
    # What was drawn is in the file.
    read = process.ready()
    assert read.sprites > 0
    assert process.paint(SECOND) == paint(SECOND)


def test_sprites_drawn_elsewhere_are_kept_in_the_file(
    process: PaintingProcess, tmp_path: Path
) -> None:
    STORE.restock(Shelf())
    picture = paint(FIRST)
    process.ready()
    process.take(STORE.stock((), {}))
    assert process.rehearsed() == len(STORE.shelf)
    kept = Shelf.from_bytes((tmp_path / "sprites").read_bytes(), made_with())
    assert kept.drawings() == STORE.shelf.drawings()
    assert process.paint(FIRST) == picture
    process.close()
    assert process.ready() == Prepared(len(STORE.shelf), rehearsed=True)


def test_a_process_that_is_gone_is_replaced(process: PaintingProcess) -> None:
    process.ready()
    process.end()
    assert process.paint(FIRST) == paint(FIRST)


def test_a_scene_that_cannot_be_painted_is_reported(process: PaintingProcess) -> None:
    with pytest.raises(PaintingError, match="KeyError: <class 'int'>"):
        process.paint(7)  # pyright: ignore[reportArgumentType]
    assert process.paint(FIRST) == paint(FIRST)


@pytest.mark.parametrize(
    "number", [signal.SIGINT, pytest.param(signal.SIGTERM, marks=pytest.mark.soak)]
)
def test_a_signal_to_all_leaves_the_end_of_the_process_to_its_parent(
    process: PaintingProcess, number: signal.Signals
) -> None:
    process.start()
    [child] = running()
    assert child.pid is not None
    # Before Python runs in it, and after.
    os.kill(child.pid, number)
    process.ready()
    os.kill(child.pid, number)
    assert process.paint(FIRST) == paint(FIRST)
    assert running() == [child]


def test_a_process_that_ends_at_its_start_is_reported(process: PaintingProcess) -> None:
    process.start()
    process.end()
    with pytest.raises(PaintingError, match="ended at its start"):
        process.ready()
    # The next picture starts another one.
    assert process.paint(FIRST) == paint(FIRST)


def test_a_process_that_is_ended_while_it_starts_does_not_go_on(
    process: PaintingProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ended_meanwhile(*arguments: Any) -> Child:
        process.end_unready()
        return start(*arguments)

    monkeypatch.setattr(worker, "start", ended_meanwhile)
    with pytest.raises(PaintingError, match="ended at its start"):
        process.ready()
    assert running() == []
