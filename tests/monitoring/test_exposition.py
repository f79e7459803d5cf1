"""Metrics are shown on this machine alone, whatever becomes of the database."""

from __future__ import annotations

import socket
from contextlib import closing

import aiohttp
import pytest

from bot.monitoring.exposition import HOST, PORTS, Load, Vitals, served
from bot.monitoring.metrics import Metrics
from bot.monitoring.probe import Outcome
from bot.settings import LAST_PORT


def free_port() -> int:
    with closing(socket.socket()) as taken:
        taken.bind((HOST, 0))
        return taken.getsockname()[1]


async def scrape(port: int) -> str:
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://{HOST}:{port}/metrics") as answer,
    ):
        assert answer.status == 200
        return await answer.text()


async def test_each_scrape_reads_anew() -> None:
    metrics, port = Metrics(), free_port()
    readings = [
        Vitals(True, 0.1, 977, {}, Load({"running": 2}, {}, 0, 0.0)),
        Vitals(True, 0.1, 977, {"read": 1}, None),
    ]

    async def read() -> Vitals:
        return readings.pop(0)

    async with served(metrics.registry, port, read):
        metrics.interaction("command", Outcome.LATE)
        first = await scrape(port)
        assert 'cable_car_interactions_total{kind="command",outcome="late"} 1.0' in first
        assert 'cable_car_tables{state="running"} 2.0' in first
        second = await scrape(port)
        assert "cable_car_tables{" not in second
        assert "cable_car_database_readable 0.0" in second
    with pytest.raises(aiohttp.ClientConnectorError):
        await scrape(port)


async def test_the_next_free_port_serves_where_the_first_is_taken() -> None:
    port = free_port()

    async def read() -> Vitals:
        return Vitals(False, 0.0, None, {}, None)

    async with (
        served(Metrics().registry, port, read) as first,
        served(Metrics().registry, port, read) as second,
    ):
        assert first == port
        assert first is not None
        assert second is not None
        assert port < second < port + PORTS
        await scrape(second)
        await scrape(first)


async def test_nothing_is_shown_where_all_ports_are_taken() -> None:
    with closing(socket.socket()) as taken:
        taken.bind((HOST, LAST_PORT))
        taken.listen()

        async def read() -> Vitals:
            return Vitals(False, 0.0, None, {}, None)

        async with served(Metrics().registry, LAST_PORT, read) as found:
            assert found is None


async def test_only_this_machine_is_answered() -> None:
    port = free_port()

    async def read() -> Vitals:
        return Vitals(False, 0.0, None, {}, None)

    async with served(Metrics().registry, port, read):
        # Were it listening at every address, this one would be taken.
        with closing(socket.socket()) as other:
            other.bind(("127.0.0.2", port))
