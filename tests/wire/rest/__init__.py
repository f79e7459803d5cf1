"""The REST routes a bot uses, one module for each part of the API."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.wire.rest import application, channels, interactions, members, threads

if TYPE_CHECKING:
    from tests.wire.rest.router import Route

ROUTES: tuple[Route, ...] = (
    *application.ROUTES,
    *channels.ROUTES,
    *interactions.ROUTES,
    *members.ROUTES,
    *threads.ROUTES,
)


def find(method: str, path: str) -> tuple[Route, dict[str, str]] | None:
    """Return the route that serves this request and the values of its path."""
    for route in ROUTES:
        if route.method == method and (values := route.values(path)) is not None:
            return route, values
    return None
