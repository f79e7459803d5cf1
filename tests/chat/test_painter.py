"""Pictures are painted beside the event loop, and equal ones once."""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from threading import Event
from typing import TYPE_CHECKING, Any

import pytest
import structlog

from bot.chat import painter as painting
from bot.chat.painter import Painter, open_painter
from render import paint
from render.film.animation import Frame, animate
from render.worker.ahead import Rehearsal, cores
from render.worker.process import PaintingError
from tests.children import running
from tests.render.scenes import SCENES

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Generator, Iterator, MutableMapping
    from pathlib import Path

    from render import Scene

ONE, OTHER = SCENES["start_2"], SCENES["over_2"]
LEGEND = SCENES["legend_cards"]


class Brush:
    """Paints when it is let, and notes what."""

    def __init__(self) -> None:
        self.painted: list[Scene] = []
        self.let = Event()
        self.fault: Exception | None = None

    def paint(self, scene: Scene) -> bytes:
        self.let.wait()
        self.painted.append(scene)
        if self.fault is not None:
            raise self.fault
        return str(len(self.painted)).encode()


@pytest.fixture
def brush() -> Iterator[Brush]:
    brush = Brush()
    yield brush
    brush.let.set()


@pytest.fixture
async def painter(brush: Brush) -> AsyncIterator[Painter]:
    painter = Painter(brush.paint)
    yield painter
    brush.let.set()
    await painter.close()


async def turns() -> None:
    """Let whatever can go on do so."""
    for _ in range(5):
        await asyncio.sleep(0)


async def test_a_picture_that_is_always_the_same_is_painted_once(
    painter: Painter, brush: Brush
) -> None:
    brush.let.set()
    assert [await painter.paint(LEGEND), await painter.paint(LEGEND)] == [b"1", b"1"]
    assert [await painter.paint(ONE), await painter.paint(ONE)] == [b"2", b"3"]


async def test_a_lasting_picture_that_could_not_be_painted_is_tried_again(
    painter: Painter, brush: Brush
) -> None:
    brush.let.set()
    brush.fault = PaintingError("no process")
    with pytest.raises(PaintingError):
        await painter.paint(LEGEND)
    brush.fault = None
    assert await painter.paint(LEGEND) == b"2"


async def test_equal_scenes_wanted_at_once_are_painted_once(painter: Painter, brush: Brush) -> None:
    wanted = asyncio.gather(*map(painter.paint, (ONE, OTHER, ONE, OTHER, ONE)))
    await turns()
    brush.let.set()
    assert await wanted == [b"1", b"2", b"1", b"2", b"1"]
    assert brush.painted == [ONE, OTHER]


async def test_a_scene_wanted_later_is_painted_again(painter: Painter, brush: Brush) -> None:
    brush.let.set()
    assert [await painter.paint(ONE), await painter.paint(ONE)] == [b"1", b"2"]


async def test_who_stops_waiting_stops_it_for_nobody_else(painter: Painter, brush: Brush) -> None:
    hasty, patient = (asyncio.create_task(painter.paint(ONE)) for _ in range(2))
    await turns()
    hasty.cancel()
    await turns()
    brush.let.set()
    assert await patient == b"1"
    assert hasty.cancelled()


async def test_a_fault_reaches_all_who_wait_and_none_after(painter: Painter, brush: Brush) -> None:
    brush.fault = ValueError("no paint left")
    brush.let.set()
    faults = await asyncio.gather(painter.paint(ONE), painter.paint(ONE), return_exceptions=True)
    assert faults == [brush.fault] * 2
    brush.fault = None
    assert await painter.paint(ONE) == b"2"


async def test_closing_waits_for_what_is_being_painted(brush: Brush) -> None:
    painter = Painter(brush.paint)
    wanted = asyncio.create_task(painter.paint(ONE))
    await turns()
    closing = asyncio.create_task(painter.close())
    await turns()
    assert not closing.done()
    brush.let.set()
    await closing
    assert await wanted == b"1"


# Sprites in the background


def scenes(part: str) -> Iterator[Scene]:
    if part == "endless":
        Event().wait()
    yield ONE


def files(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


@pytest.fixture
def logs(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[MutableMapping[str, Any]]]:
    with structlog.testing.capture_logs() as logs:
        monkeypatch.setattr(painting, "log", structlog.get_logger())
        yield logs


async def drawn() -> None:
    """Wait until nothing is drawn in the background any more."""
    await asyncio.gather(*(task for task in asyncio.all_tasks() if task.get_name() == "sprites"))


@pytest.mark.soak
async def test_pictures_come_while_sprites_are_drawn_and_nothing_runs_on_at_the_end(
    tmp_path: Path,
) -> None:
    rehearsal = Rehearsal(["endless"] * 3, scenes)
    telling = asyncio.Event()
    loop = asyncio.get_running_loop()

    def tell() -> None:
        loop.call_soon_threadsafe(telling.set)

    @contextmanager
    def progress() -> Generator[Callable[[int, int], None]]:
        yield lambda _done, _total: tell()

    async with open_painter(tmp_path / "sprites", rehearsal, progress) as painter:
        assert await painter.paint(ONE) == paint(ONE)
        await telling.wait()
        assert len(running()) == 1 + min(cores(), 3)
        assert await painter.paint(OTHER) == paint(OTHER)
    assert running() == []
    assert files(tmp_path) == ["sprites"]


async def test_who_leaves_at_once_waits_for_nothing(
    tmp_path: Path, logs: list[MutableMapping[str, Any]]
) -> None:
    async with open_painter(tmp_path / "sprites", Rehearsal(["endless"], scenes)) as painter:
        pictures = [asyncio.create_task(painter.paint(scene)) for scene in (ONE, OTHER)]
        await asyncio.sleep(0)
    assert [type(picture.exception()) for picture in pictures] == [PaintingError] * 2
    assert logs == []
    assert running() == []
    assert files(tmp_path) == []


@pytest.mark.soak
async def test_all_is_drawn_once_and_kept(
    tmp_path: Path, logs: list[MutableMapping[str, Any]]
) -> None:
    for _ in range(2):
        async with open_painter(tmp_path / "sprites", Rehearsal(["one"], scenes)) as painter:
            await drawn()
            assert await painter.paint(ONE) == paint(ONE)
    events = [(line["event"].split(";")[0], line.get("count")) for line in logs]
    count = events[-1][1]
    assert events == [("drawing sprites", None), ("sprites ready", count), ("sprites ready", count)]
    assert count


async def test_a_painter_paints_without_a_file_and_says_so(
    tmp_path: Path, logs: list[MutableMapping[str, Any]]
) -> None:
    (tmp_path / "file").touch()
    path = tmp_path / "file" / "sprites"
    async with open_painter(path, Rehearsal(["one"], scenes)) as painter:
        await drawn()
        assert await painter.paint(ONE) == paint(ONE)
    [said] = logs
    assert said["log_level"] == "warning"
    assert said["reason"]


async def test_animation_is_put_together_in_a_process_of_its_own() -> None:
    frames = [Frame(paint(ONE), "Turn 1"), Frame(paint(OTHER), "Turn 2")]
    painter = Painter(paint, painting.own_process)
    film = await painter.animate(frames, 10_000_000)
    await painter.close()
    assert film == animate(frames, 10_000_000)
