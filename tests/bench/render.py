"""How long a picture takes, from scene to bytes, for 2, 3 and 4 players."""

from __future__ import annotations

from dataclasses import replace
from statistics import median
from time import perf_counter

from render import paint
from render.png import encode
from render.sanfrancisco.painter import paint_table
from tests.render.states import BUILDING_2, CHOOSE_4, TURNED_OVER_3

_ROUNDS = 50
_SCENES = {2: BUILDING_2, 3: TURNED_OVER_3, 4: CHOOSE_4}


def main() -> None:
    """Print medians of `_ROUNDS` pictures after a warm-up, the player counts interleaved."""
    compose: dict[int, list[float]] = {seats: [] for seats in _SCENES}
    deflate: dict[int, list[float]] = {seats: [] for seats in _SCENES}
    cold = {}
    for seats, scene in _SCENES.items():
        start = perf_counter()
        paint(scene)
        cold[seats] = perf_counter() - start
    for _ in range(_ROUNDS):
        for seats, scene in _SCENES.items():
            start = perf_counter()
            sheet = paint_table(replace(scene))
            composed = perf_counter()
            encode(sheet.image, sheet.sprites.palette)
            compose[seats].append(composed - start)
            deflate[seats].append(perf_counter() - composed)
    print("players  compose ms  encode ms  total ms    bytes  first picture ms")
    for seats, scene in _SCENES.items():
        drawn, packed = (median(times[seats]) * 1000 for times in (compose, deflate))
        size = len(paint(scene))
        print(
            f"{seats:7}  {drawn:10.2f}  {packed:9.2f}  {drawn + packed:8.2f}"
            f"  {size:7}  {cold[seats] * 1000:16.0f}"
        )
