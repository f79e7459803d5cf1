"""Draws what a picture lacks on all cores at once, where it lacks much.

The process that paints forks, so it must have one thread only.
"""

from __future__ import annotations

import os
import pickle
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

import render
from render.surface.sprites import STORE, SpriteDelivery
from render.worker.children import cores

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.surface.sprites import Missing, Stock

MANY = 16
"""The least number of missing sprites that is worth a fork."""
_MOST_HELPERS = 3
_TICKETS = 255
"""The most sprites that are shared: a ticket is a byte."""


class _Helper(NamedTuple):
    """A forked process, and the pipe that brings what it has drawn."""

    number: int
    pipe: int


class Sharing:
    """Paints scenes; if the last one needed many new sprites, it counts first what the next needs.

    Counting costs one more composition, so it is not done while few are new.
    """

    def __init__(self) -> None:
        self._looks = hasattr(os, "fork")

    def paint(self, scene: render.Scene) -> bytes:
        """Return the picture of a scene, as `render.paint` does."""
        before = STORE.drawn + len(STORE.shelf)
        if self._looks:
            draw_missing(scene)
        picture = render.paint(scene)
        self._looks = hasattr(os, "fork") and STORE.drawn + len(STORE.shelf) - before >= MANY
        return picture


def draw_missing(scene: render.Scene) -> None:
    """Draw what a scene lacks, if it is much, with the help of other processes.

    The picture does not depend on it: what is left is drawn when the scene is painted.
    """
    missing = STORE.missing(lambda: render.compose(scene))
    if len(missing) >= MANY:
        with suppress(OSError):
            share(missing[:_TICKETS], min(cores() - 1, _MOST_HELPERS))


def share(missing: Sequence[Missing], helpers: int) -> None:
    """Draw at most 255 sprites in this process and others; a free one takes the next."""
    tickets, office = os.pipe()
    try:
        os.write(office, bytes(range(len(missing))))
    finally:
        os.close(office)
    forked: list[_Helper] = []
    try:
        while len(forked) < helpers:
            forked.append(_fork(missing, tickets))
        draw(missing, tickets)
    finally:
        os.close(tickets)
        for helper in forked:
            _collect(helper)


def _fork(missing: Sequence[Missing], tickets: int) -> _Helper:
    incoming, outgoing = os.pipe()
    number = os.fork()
    if number:
        os.close(outgoing)
        return _Helper(number, incoming)
    try:
        delivery = SpriteDelivery(STORE)
        draw(missing, tickets)
        with os.fdopen(outgoing, "wb") as pipe:
            pickle.dump(delivery.news(), pipe)
    finally:
        # Whatever has happened, nothing of the parent's work is for this process.
        os._exit(0)


def draw(missing: Sequence[Missing], tickets: int) -> None:
    """Draw sprites for as long as there are tickets with their numbers."""
    while ticket := os.read(tickets, 1):
        STORE.get(*missing[ticket[0]])


def _collect(helper: _Helper) -> None:
    with os.fdopen(helper.pipe, "rb") as pipe, suppress(EOFError, pickle.UnpicklingError):
        stock: Stock = pickle.load(pipe)  # noqa: S301  (a process of our own has written it)
        STORE.take(stock)
    os.waitpid(helper.number, 0)
