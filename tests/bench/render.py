"""How long a picture takes, from scene to bytes, beside the usual way and beside deflate alone.

The pictures are of the middle of a game, for each number of players: of a recorded one, or of a
table made by hand. All take turns, so that a wandering clock meets all.
"""

from __future__ import annotations

from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, TypeVar

import structlog

import render
from bot.games import GAMES
from render.surface.png import deflate
from tests.bench import usual, waiting
from tests.bench.machine import machine
from tests.bench.measured import measured_of, title_of

if TYPE_CHECKING:
    from collections.abc import Callable

Result = TypeVar("Result")

ROUNDS = 50


def main() -> None:
    """Measure and print, first pictures one at a time, then the waiting for them."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(40))
    print(machine())
    rows = {
        f"{title_of(game)}, {seats}{kind}": _Row(scene)
        for game in GAMES
        for kind, scenes in (
            ("", measured_of(game).midgames()),
            (", phone", measured_of(game).portraits()),
        )
        for seats, scene in scenes.items()
    }
    for row in rows.values():
        row.measure()
        row.forget()
    for _ in range(ROUNDS):
        for row in rows.values():
            row.measure()
    print(f"\n| median of {ROUNDS}, ms | compose | encode | total | deflate alone | bytes ", end="")
    print("| the usual way | its bytes | times as fast |")
    print("|---|---|---|---|---|---|---|---|---|")
    for name, row in rows.items():
        print(f"| {name} | {row} |")
    waiting.main()


class _Row:
    """The measurements of one scene, in seconds."""

    def __init__(self, scene: render.Scene) -> None:
        self._scene = scene
        sheet = render.compose(scene)
        self._indices = sheet.image.tobytes()
        self._bytes = len(sheet.png())
        self._usual_bytes = len(usual.compose(scene).png())
        self.forget()

    def forget(self) -> None:
        """Drop what was measured: it was for warming up."""
        self._times: dict[str, list[float]] = {
            name: [] for name in ("compose", "encode", "deflate", "usual")
        }

    def measure(self) -> None:
        """Measure each way once."""
        sheet = self._timed("compose", lambda: render.compose(self._scene))
        self._timed("encode", sheet.png)
        self._timed("deflate", lambda: deflate(self._indices))
        self._timed("usual", lambda: usual.compose(self._scene).png())

    def _timed(self, name: str, do: Callable[[], Result]) -> Result:
        begin = perf_counter()
        result = do()
        self._times[name].append(perf_counter() - begin)
        return result

    def __str__(self) -> str:
        compose, encode_, deflate, usual_way = (
            median(times) * 1000 for times in self._times.values()
        )
        total = compose + encode_
        return (
            f"{compose:.2f} | {encode_:.2f} | {total:.2f} | {deflate:.2f} | {self._bytes:,}"
            f" | {usual_way:.1f} | {self._usual_bytes:,} | {usual_way / total:.1f}"
        )
