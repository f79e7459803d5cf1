"""How many sessions may be begun, and how soon one after the other."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.wire.world import Json


@dataclass
class Starts:
    """The gate and the budget of IDENTIFY, for all processes with one token.

    Shards whose numbers leave the same rest when divided by `max_concurrency` share a gate, which
    lets one through in `every` seconds: Discord's are 5, and 0 is no gate. Each IDENTIFY takes one
    of `remaining`, also one that comes too soon, of which Discord does not say whether it counts.
    """

    every: float = 0.0
    max_concurrency: int = 1
    total: int = 1_000
    remaining: int = 1_000
    reset_after: int = 86_400_000
    clock: Callable[[], float] = time.monotonic
    _passed: dict[int, float] = field(default_factory=dict[int, float])

    def payload(self) -> Json:
        """Return `session_start_limit` of ``GET /gateway/bot``."""
        return {
            "total": self.total,
            "remaining": self.remaining,
            "reset_after": self.reset_after,
            "max_concurrency": self.max_concurrency,
        }

    def spend(self) -> bool:
        """Take one start from the budget; return False if there was none left."""
        if not self.remaining:
            return False
        self.remaining -= 1
        return True

    def passes(self, shard: int) -> bool:
        """Return whether the gate of a shard is open, and close it behind the shard."""
        gate, now = shard % self.max_concurrency, self.clock()
        passed = self._passed.get(gate)
        if passed is not None and now - passed < self.every:
            return False
        self._passed[gate] = now
        return True
