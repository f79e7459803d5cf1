"""The metrics of a running bot, in a registry of its own.

No label holds a name or an id: each has a few values, all known here.
"""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
)

from bot.monitoring.probe import Delivered, Outcome, Probe, Stage

KINDS = ("command", "press", "suggestion")
"""The kinds of interactions."""
_ANSWER = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 15, 60)
_POST = (0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300, 3600)
_PICTURE = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
_LAG = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5)


class Metrics(Probe):
    """Counts what the bot tells of its work.

    Attributes
    ----------
    registry
        What is shown of it.
    """

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        GCCollector(registry=registry)
        self._interactions = Counter(
            "cable_car_interactions",
            "Commands, presses and lists of suggestions, by what came of them.",
            ("kind", "outcome"),
            registry=registry,
        )
        self._answers = Histogram(
            "cable_car_answer_seconds",
            "From the receipt of an interaction to a promised answer, to its change on the disk,"
            " to the answer.",
            ("stage",),
            buckets=_ANSWER,
            registry=registry,
        )
        self._posts = Counter(
            "cable_car_posts",
            "Attempts to send the post of a table, by what came of them.",
            ("outcome",),
            registry=registry,
        )
        self._waits = Histogram(
            "cable_car_post_seconds",
            "From a change on the disk to the post with its picture on Discord.",
            buckets=_POST,
            registry=registry,
        )
        self._pictures = Histogram(
            "cable_car_render_seconds",
            "From a scene to its picture.",
            buckets=_PICTURE,
            registry=registry,
        )
        self._due = Counter(
            "cable_car_due",
            "Attempts at due work, such as reminders and clocks, by what came of them.",
            ("outcome",),
            registry=registry,
        )
        self._lag = Histogram(
            "cable_car_event_loop_lag_seconds",
            "How late the event loop is.",
            buckets=_LAG,
            registry=registry,
        )
        self._begin()

    def interaction(self, kind: str, outcome: Outcome) -> None:
        """Count the end of an interaction."""
        self._interactions.labels(kind, outcome).inc()

    def answer(self, stage: Stage, seconds: float) -> None:
        """Count the seconds from the receipt of an interaction to a stage of it."""
        self._answers.labels(stage).observe(seconds)

    def post(self, delivered: Delivered, seconds: float) -> None:
        """Count an attempt to send a table's post, and how long one that is sent was due."""
        self._posts.labels(delivered).inc()
        if delivered is Delivered.SENT:
            self._waits.observe(max(seconds, 0.0))

    def picture(self, seconds: float) -> None:
        """Count the seconds that a picture was painted."""
        self._pictures.observe(seconds)

    def due(self, *, done: bool) -> None:
        """Count an attempt at due work."""
        self._due.labels("done" if done else "failed").inc()

    def lag(self, seconds: float) -> None:
        """Count the seconds by which the event loop was late."""
        self._lag.observe(seconds)

    def _begin(self) -> None:
        for kind in KINDS:
            for outcome in Outcome:
                self._interactions.labels(kind, outcome)
        for stage in Stage:
            self._answers.labels(stage)
        for delivered in Delivered:
            self._posts.labels(delivered)
        for outcome in ("done", "failed"):
            self._due.labels(outcome)
