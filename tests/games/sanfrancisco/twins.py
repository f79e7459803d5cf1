"""Twins of courses of San Francisco, in which the cards not turned over lie in another order."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from msgspec import structs

if TYPE_CHECKING:
    from random import Random

    from tests.hidden.courses import Course


def twin(course: Course, looker: int | None, rng: Random) -> Course:
    """Return a course that was the same to everybody."""
    order, size = course.setup.order, len(course.position.state.pile)
    turned, pile = order[: len(order) - size], order[len(order) - size :]
    setup = structs.replace(course.setup, order=(*turned, *rng.sample(pile, size)))
    return replace(course, setup=setup)
