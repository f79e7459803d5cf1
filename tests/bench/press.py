"""The functions that one press "place in column 2" enters, in order, with their files.

Two people play San Francisco on a simulated Discord. The press is followed from its arrival until
its post is delivered and its reminder is arranged. A function counts once, however often it is
entered; comprehensions count as part of the function around them. Painting is left out.
"""

from __future__ import annotations

import asyncio
import sys
import threading
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from tests.behaviour.table import gather, opened

if TYPE_CHECKING:
    from collections.abc import Generator
    from types import FrameType

ROOT = Path(__file__).parents[2]
FOLLOWED = ("bot", "storage")
PAINTING = ("bot/chat/painter.py",)
ACTION = "place 2"


class Trip:
    """The functions entered, in order, as pairs of a file and a name."""

    def __init__(self) -> None:
        self.entered: dict[tuple[str, str], None] = {}
        self.begun = False
        self._of_file: dict[str, str | None] = {}

    @contextmanager
    def watching(self) -> Generator[None]:
        """Look at every call, in this thread and in those that are begun meanwhile."""
        threading.setprofile(self._note)
        sys.setprofile(self._note)
        try:
            yield
        finally:
            sys.setprofile(None)
            threading.setprofile(None)

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        comprehension = code.co_name.startswith("<") and code.co_name != "<lambda>"
        if not self.begun or event != "call" or comprehension:
            return
        if (file := self._file(code.co_filename)) is not None:
            self.entered.setdefault((file, code.co_qualname))

    def _file(self, name: str) -> str | None:
        """Return the path of a followed file inside the project, else None."""
        if name not in self._of_file:
            path = Path(name)
            inside = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else ""
            followed = inside.split("/")[0] in FOLLOWED and inside not in PAINTING
            self._of_file[name] = inside if followed else None
        return self._of_file[name]


async def follow() -> Trip:
    """Play up to the press, and follow that."""
    trip = Trip()
    with TemporaryDirectory() as folder, trip.watching():
        async with opened(Path(folder) / "bot.sqlite3") as table:
            await gather(table, 2)
            await table.press(table.mover, "draw")
            trip.begun = True
            await table.press(table.mover, ACTION)
            trip.begun = False
    return trip


def main() -> None:
    """Print the trip, and how long it is."""
    trip = asyncio.run(follow())
    last = ""
    for file, name in trip.entered:
        print(f"{'' if file == last else file:48} {name}")
        last = file
    files = {file for file, _ in trip.entered}
    print(f"{len(trip.entered)} functions in {len(files)} files")
