"""How a route is written down: its method, its path as in the API description, its handler."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.wire.exchange import Reply, Request
    from tests.wire.server import Loopback


@dataclass(frozen=True)
class Call:
    """A request on its way to a handler, with the values of its path."""

    request: Request
    values: dict[str, str]

    def number(self, name: str) -> int:
        """Return an id of the path."""
        return int(self.values[name])


Handler: TypeAlias = "Callable[[Loopback, Call], Reply]"


@dataclass(frozen=True)
class Route:
    """One route. `token`: it needs the bot's token."""

    method: str
    template: str
    handler: Handler
    token: bool = True

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", self.template))

    def values(self, path: str) -> dict[str, str] | None:
        """Return the values of the path, None when it is another route's."""
        match = self._pattern.fullmatch(path)
        return match.groupdict() if match else None
