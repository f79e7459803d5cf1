"""Several processes draw what will be needed, and share the work."""

from __future__ import annotations

import os
import signal
from threading import Event, Thread
from typing import TYPE_CHECKING

import pytest

from render import paint
from render.surface.shelf import Shelf
from render.surface.sprites import STORE
from render.worker.ahead import DrawingProcesses, Rehearsal
from tests.children import running
from tests.render.scenes import SCENES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from render import Scene
    from render.surface.sprites import Stock

pytestmark = pytest.mark.usefixtures("sprites_kept")
PARTS = ("start_2", "choose_4", "pointcity_choose_4")


def scene(part: str) -> Iterator[Scene]:
    if part == "broken":
        raise ValueError("nothing to see")
    if part == "killed":
        os.kill(os.getpid(), signal.SIGKILL)
    if part == "endless":
        Event().wait()
    yield SCENES[part]


class Drawn:
    """What came of a rehearsal."""

    def __init__(self, path: Path, *parts: str, number: int = 2) -> None:
        self.processes = DrawingProcesses(path, Rehearsal(parts, scene), number)
        self.stocks: list[Stock] = []
        self.steps: list[tuple[int, int]] = []
        self.whole = self.processes.run(
            self.stocks.append, lambda done, total: self.steps.append((done, total))
        )


def test_pictures_of_what_was_drawn_ahead_are_the_same_and_need_no_drawing(tmp_path: Path) -> None:
    pictures = [paint(SCENES[part]) for part in PARTS]
    drawn = Drawn(tmp_path / "sprites", *PARTS)
    assert drawn.whole
    assert drawn.steps == [(0, 3), (1, 3), (2, 3), (3, 3)]
    assert running() == []
    STORE.restock(Shelf())
    for stock in drawn.stocks:
        STORE.take(stock)
    assert [paint(SCENES[part]) for part in PARTS] == pictures
    assert STORE.drawn == 0


@pytest.mark.soak
def test_what_one_process_has_drawn_is_told_once(tmp_path: Path) -> None:
    drawn = Drawn(tmp_path / "sprites", "start_2", "start_2", number=1)
    first, second = drawn.stocks
    assert first.drawings
    assert second.drawings == {}


@pytest.mark.soak
def test_a_part_that_cannot_be_painted_stops_no_other(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    drawn = Drawn(tmp_path / "sprites", "broken", *PARTS)
    assert not drawn.whole
    assert drawn.steps[-1] == (4, 4)
    assert "nothing to see" in caplog.text


@pytest.mark.soak
@pytest.mark.parametrize("number", [1, 2])
def test_a_process_that_is_gone_does_not_hold_up_the_rest(tmp_path: Path, number: int) -> None:
    drawn = Drawn(tmp_path / "sprites", "killed", "start_2", "start_2", number=number)
    assert not drawn.whole
    assert len(drawn.stocks) == (0 if number == 1 else 2)
    assert running() == []


def test_processes_are_killed_in_the_middle_of_their_work(tmp_path: Path) -> None:
    processes = DrawingProcesses(tmp_path / "sprites", Rehearsal(("endless",) * 3, scene), 2)
    begun, results = Event(), list[bool]()

    def run() -> None:
        results.append(processes.run(lambda _: None, lambda _done, _total: begun.set()))

    thread = Thread(target=run)
    thread.start()
    begun.wait()
    assert len(running()) == 2
    processes.end()
    thread.join()
    assert results == [False]
    assert running() == []
