"""Shows the metrics to Prometheus, on a port of this machine alone."""

from __future__ import annotations

from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, NamedTuple

from aiohttp import web
from prometheus_client.aiohttp import make_aiohttp_handler
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from bot.settings import LAST_PORT

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable, Iterator, Mapping

    from prometheus_client import CollectorRegistry
    from prometheus_client.metrics_core import Metric

HOST = "127.0.0.1"
PORTS = 16
"""How many ports are tried, one after another."""
OPERATIONS = ("read", "write")
"""What the database may fail at."""


class Load(NamedTuple):
    """What the database says of the work that waits.

    Attributes
    ----------
    tables
        The number of tables by state.
    posts
        The posts owed by why they wait: their number, and the seconds of the oldest.
    late
        The number of due rows whose time has passed.
    late_seconds
        The seconds since the first of them was due; 0: none is late.
    """

    tables: Mapping[str, int]
    posts: Mapping[str, tuple[int, float]]
    late: int
    late_seconds: float


class Vitals(NamedTuple):
    """How the bot is at one moment.

    Attributes
    ----------
    connected
        Whether it is connected to Discord.
    latency
        The seconds that Discord takes to answer a heartbeat.
    starts
        How many connections Discord lets the bot begin today; None: it has not said so.
    errors
        How often the database has failed, by operation.
    load
        None when the database cannot be read.
    """

    connected: bool
    latency: float
    starts: int | None
    errors: Mapping[str, int]
    load: Load | None


class Gauges(Collector):
    """The metrics that are read when they are asked for."""

    def __init__(self) -> None:
        self.reading: Vitals | None = None

    def describe(self) -> Iterator[Metric]:
        """Name nothing: names are not known to collide."""
        return iter(())

    def collect(self) -> Iterator[Metric]:
        """Yield the metrics of the last reading, without those that could not be read."""
        if self.reading is None:
            return
        connected, latency, starts, errors, load = self.reading
        yield GaugeMetricFamily(
            "cable_car_gateway_connected",
            "1 while each of the bot's shards is connected to Discord.",
            connected,
        )
        yield GaugeMetricFamily(
            "cable_car_gateway_latency_seconds",
            "How long Discord takes to answer a heartbeat.",
            latency,
        )
        if starts is not None:
            yield GaugeMetricFamily(
                "cable_car_gateway_starts_left",
                "How many connections the bot may still begin today, as Discord said last.",
                starts,
            )
        failed = CounterMetricFamily(
            "cable_car_database_errors", "Failures of the database.", labels=["operation"]
        )
        for operation in OPERATIONS:
            failed.add_metric([operation], errors.get(operation, 0))
        yield failed
        yield GaugeMetricFamily(
            "cable_car_database_readable",
            "0 when the database could not be read just now; what it tells is left out then.",
            load is not None,
        )
        if load is not None:
            yield from _waiting(load)


def _waiting(load: Load) -> Iterator[Metric]:
    tables = GaugeMetricFamily("cable_car_tables", "Tables by state.", labels=["state"])
    for state, number in load.tables.items():
        tables.add_metric([state], number)
    yield tables
    depth = GaugeMetricFamily(
        "cable_car_outbox_posts", "Posts owed to Discord, by why they wait.", labels=["state"]
    )
    age = GaugeMetricFamily(
        "cable_car_outbox_oldest_seconds", "The age of the oldest of them.", labels=["state"]
    )
    for state, (number, oldest) in load.posts.items():
        depth.add_metric([state], number)
        age.add_metric([state], oldest)
    yield depth
    yield age
    yield GaugeMetricFamily(
        "cable_car_due_late", "Due rows that should have been begun a minute ago.", load.late
    )
    yield GaugeMetricFamily(
        "cable_car_due_late_seconds",
        "The seconds since the first of them was due.",
        load.late_seconds,
    )


@asynccontextmanager
async def served(
    registry: CollectorRegistry, port: int, read: Callable[[], Awaitable[Vitals]]
) -> AsyncGenerator[int | None]:
    """Show the metrics at ``http://127.0.0.1:<port>/metrics``; yield the port, or None.

    If the port is taken, the next free one serves, of `PORTS` in all. Several processes of one
    machine have the same settings.

    They are served by the event loop of the bot, which must also read the database for them. If it
    hangs, there is no answer, and Prometheus tells that.

    Parameters
    ----------
    read
        Called for each answer; it must not raise.
    """
    gauges = Gauges()
    registry.register(gauges)
    show = make_aiohttp_handler(registry)

    async def answer(request: web.Request) -> web.StreamResponse:
        gauges.reading = await read()
        return await show(request)

    application = web.Application()
    application.router.add_get("/metrics", answer)
    runner = web.AppRunner(application, access_log=None, shutdown_timeout=1)
    await runner.setup()
    try:
        yield await _listen(runner, range(port, min(port + PORTS, LAST_PORT + 1)))
    finally:
        await runner.cleanup()
        registry.unregister(gauges)


async def _listen(runner: web.AppRunner, ports: Iterable[int]) -> int | None:
    for port in ports:
        with suppress(OSError):
            await web.TCPSite(runner, HOST, port).start()
            return port
    return None
