"""Twins of courses of Point City, in which the cards have other buildings behind their faces."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from msgspec import structs

from bot.games.pointcity.cards import number
from bot.games.pointcity.view import unseen

if TYPE_CHECKING:
    from random import Random

    from tests.hidden.courses import Course


def twin(course: Course, looker: int | None, rng: Random) -> Course:
    """Return a course that was the same to everybody: what nobody has seen is dealt anew."""
    state, order = course.position.state, course.setup.order
    left = list(unseen(state))
    hidden = frozenset(left)
    rng.shuffle(left)
    in_sight = len(order) - max(0, len(state.pile) - 1)
    dealt = list(order)
    for place, card in enumerate(order):
        if card in hidden:
            known = "resource_side" if place < in_sight else "tier"
            dealt[place] = next(
                each for each in left if getattr(each, known) == getattr(card, known)
            )
            left.remove(dealt[place])
    removed = tuple(sorted(left, key=number))
    return replace(course, setup=structs.replace(course.setup, order=tuple(dealt), removed=removed))
