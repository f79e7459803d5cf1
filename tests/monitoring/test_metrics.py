"""Metrics count what the bot tells, in a registry of their own, without names and ids."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import bot
from bot.monitoring.exposition import Gauges, Load, Vitals
from bot.monitoring.metrics import KINDS, Metrics
from bot.monitoring.probe import BLOCKED, SILENT, Delivered, Outcome, Stage
from storage.backlog import PAUSED
from storage.records import TableStatus

if TYPE_CHECKING:
    from bot.monitoring.probe import Probe

README = Path(bot.__file__).parent / "deploy" / "README.md"
OWN = "cable_car_"
VALUES = {*KINDS, *Outcome, *Stage, *Delivered, *TableStatus, PAUSED, "waiting", "done"} | {
    "read",
    "write",
}
"""Every value that a label may have, besides the bounds of histograms."""


def tell_all(probe: Probe) -> None:
    probe.interaction("press", Outcome.REFUSED)
    probe.answer(Stage.STORED, 0.25)
    probe.post(Delivered.SENT, 2.0)
    probe.post(Delivered.FAILED, 700.0)
    probe.picture(0.125)
    probe.due(done=False)


def shown() -> Metrics:
    """Return metrics with all there is to show."""
    metrics = Metrics()
    gauges = Gauges()
    load = Load({TableStatus.RUNNING: 3}, {"waiting": (2, 7.0), BLOCKED[0]: (1, 9.0)}, 4, 90.0)
    gauges.reading = Vitals(True, 0.04, 977, {"write": 5}, load)
    metrics.registry.register(gauges)
    return metrics


def test_everything_that_is_told_is_counted() -> None:
    metrics = Metrics()
    tell_all(metrics)
    metrics.lag(0.5)
    value = metrics.registry.get_sample_value
    pressed = {"kind": "press", "outcome": "refused"}
    assert value("cable_car_interactions_total", pressed) == 1
    assert value("cable_car_answer_seconds_sum", {"stage": "stored"}) == 0.25
    assert value("cable_car_posts_total", {"outcome": "sent"}) == 1
    assert value("cable_car_posts_total", {"outcome": "failed"}) == 1
    # What was not sent has not been waited for to its end.
    assert value("cable_car_post_seconds_sum") == 2.0
    assert value("cable_car_post_seconds_count") == 1
    assert value("cable_car_render_seconds_sum") == 0.125
    assert value("cable_car_due_total", {"outcome": "failed"}) == 1
    assert value("cable_car_event_loop_lag_seconds_sum") == 0.5


def test_counters_begin_at_zero() -> None:
    value = Metrics().registry.get_sample_value
    for kind in KINDS:
        for outcome in Outcome:
            labels = {"kind": kind, "outcome": outcome.value}
            assert value("cable_car_interactions_total", labels) == 0


def test_two_bots_share_nothing() -> None:
    one, other = Metrics(), Metrics()
    tell_all(one)
    assert other.registry.get_sample_value("cable_car_posts_total", {"outcome": "sent"}) == 0


def test_nobody_measures_unless_asked() -> None:
    tell_all(SILENT)
    assert not vars(SILENT)


def test_readings_are_shown_and_what_could_not_be_read_is_left_out() -> None:
    value = shown().registry.get_sample_value
    assert value("cable_car_tables", {"state": "running"}) == 3
    assert value("cable_car_outbox_posts", {"state": "waiting"}) == 2
    assert value("cable_car_outbox_oldest_seconds", {"state": "refused"}) == 9
    assert value("cable_car_due_late") == 4
    assert value("cable_car_due_late_seconds") == 90
    assert value("cable_car_database_errors_total", {"operation": "write"}) == 5
    assert value("cable_car_database_errors_total", {"operation": "read"}) == 0
    metrics, gauges = Metrics(), Gauges()
    metrics.registry.register(gauges)
    gauges.reading = Vitals(False, float("nan"), None, {}, None)
    value = metrics.registry.get_sample_value
    assert value("cable_car_database_readable") == 0
    assert value("cable_car_gateway_connected") == 0
    assert value("cable_car_tables", {"state": "running"}) is None


def test_labels_have_few_values_and_none_is_of_a_person_or_a_table() -> None:
    metrics = shown()
    tell_all(metrics)
    found = {
        (name, value)
        for metric in metrics.registry.collect()
        if metric.name.startswith(OWN)
        for sample in metric.samples
        for name, value in sample.labels.items()
    }
    assert {name for name, _ in found} == {"kind", "outcome", "stage", "state", "operation", "le"}
    assert {value for name, value in found if name != "le"} <= VALUES


def test_readme_names_every_metric_and_no_other() -> None:
    text = README.read_text(encoding="utf-8")
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith(f"| `{OWN}")]
    named = {name for row in rows for name in row.split("`") if name.startswith(OWN)}
    told = {name for name in named if "{" not in name and " " not in name}
    there = {
        f"{metric.name}_total" if metric.type == "counter" else metric.name
        for metric in shown().registry.collect()
        if metric.name.startswith(OWN)
    }
    assert told == there
