"""Who thinks for computers, and works out hints and reviews, without holding up the event loop."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from bot.thinking.work import chosen

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.games.game import Action, AnyGame

T = TypeVar("T")


class ThinkingFailed(Exception):  # noqa: N818  (named for what is so)
    """The work could not be done: its process ended each time it was begun, or it hung."""


class Thinker(Protocol):
    """Does work that takes long; cancelling a call ends the work where that is possible."""

    async def choose(self, game: AnyGame, view: Any, strength: str, seed: int) -> Action:  # noqa: ANN401  (only its game knows)
        """Return the action that a computer takes; raises whatever keeps it from being found."""
        ...

    async def do(self, work: Callable[..., T], *args: object) -> T:
        """Return what a function of a module gives; raises whatever keeps it from being done."""
        ...


class ThreadThinker:
    """Works in threads of this process, for a few tables: they take the event loop's turns."""

    async def choose(self, game: AnyGame, view: Any, strength: str, seed: int) -> Action:  # noqa: ANN401
        """Return the action that a computer takes."""
        return await self.do(chosen, game, view, strength, seed)

    async def do(self, work: Callable[..., T], *args: object) -> T:
        """Return what a function gives."""
        return await asyncio.to_thread(work, *args)
