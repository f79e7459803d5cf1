"""Twins of courses of the tiny game, in which the cards somebody never saw have other names."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from msgspec import structs

if TYPE_CHECKING:
    from random import Random

    from tests.hidden.courses import Course


def twin(course: Course, looker: int | None, rng: Random) -> Course:
    """Return a course that was the same to somebody; the deck lies in another order as well."""
    known = (course.game.unknown(state, looker) for state in course.states())
    never = sorted(frozenset[str].intersection(*known))
    names = dict(zip(never, rng.sample(never, len(never)), strict=True))

    def renamed(text: str) -> str:
        return re.sub(r"c\d\d", lambda card: names.get(card[0], card[0]), text)

    dealt = [renamed(" ".join(course.setup.order))]
    dealt += [renamed(line.notation) for line in course.log]
    # The deck was last laid by the deal, or by the last shuffle: its undrawn end.
    laid = max(place for place, text in enumerate(dealt) if not place or "shuffle" in text)
    words, size = dealt[laid].split(), len(course.position.state.deck)
    deck = words[len(words) - size :]
    dealt[laid] = " ".join((*words[: len(words) - size], *rng.sample(deck, size)))
    order, *notations = dealt
    return replace(
        course,
        setup=structs.replace(course.setup, order=tuple(order.split())),
        log=tuple(
            replace(line, notation=text) for line, text in zip(course.log, notations, strict=True)
        ),
    )
