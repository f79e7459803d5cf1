"""Every cause of every game is a sentence in every language, and names no id."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from bot.games.judging import Cause
from bot.games.pointcity import GAME
from bot.games.pointcity.computer.causes import Causes as PointCity
from bot.games.pointcity.computer.deals import DealSight
from bot.games.sanfrancisco.computer.causes import Causes as SanFrancisco
from bot.games.sanfrancisco.computer.search import Planner
from bot.games.sanfrancisco.view import sample
from bot.games.tickettoride.computer.causes import Causes as TicketToRide
from bot.presenters import PRESENTERS
from bot.presenters.reading import Player
from bot.words.words import Words, languages
from tests.games.pointcity.table import QUIET, in_rows, position
from tests.games.positions import in_turn
from tests.hidden.courses import played

if TYPE_CHECKING:
    from collections.abc import Iterator

SENTENCE = re.compile(r"[A-ZÈŁŚŻ\u2068].*\.")
ID = re.compile(r"\b[crt]\d\d\b|[{}]")
FEWEST = {"sanfrancisco": 14, "pointcity": 6, "tickettoride": 7}
"""The kinds of causes that come up at least in the game that is played."""


def causes_of(name: str, view: Any) -> Iterator[Cause]:
    """Yield what the legal actions of a view bring about."""
    if name == "sanfrancisco":
        planner = Planner(sample(view, Random(1)))
        tell = SanFrancisco(planner.table)
        for thought in planner.thoughts(view.legal):
            yield from tell.of(thought)
        return
    told = PointCity(view, DealSight(view)) if name == "pointcity" else TicketToRide(view)
    for action in view.legal:
        yield from told.of(action)


@pytest.mark.parametrize("name", PRESENTERS)
def test_every_cause_is_a_sentence_in_every_language(name: str) -> None:
    course = played(name, 3, 4)
    game, presenter = course.table.game, PRESENTERS[name]
    named = [Player(seat, each, each) for seat, each in enumerate(("Ann", "Bo", "Cy"), start=1)]
    found: dict[str, tuple[Any, Cause]] = {}
    for step in course.history[::3]:
        if seat := in_turn(game, step.state):
            view = game.view(step.state, seat)
            found |= {each.code: (view, each) for each in causes_of(name, view)}
    assert len(found) >= FEWEST[name]
    for language in languages():
        for view, cause in found.values():
            (told,) = presenter.reasons(presenter.read(view, Words(language), named), [cause])
            assert SENTENCE.fullmatch(told), told
            assert not ID.search(told), told


def test_a_building_is_named_with_what_it_gives() -> None:
    state = position(in_rows(f"c2 {' '.join(QUIET.split()[1:])}"))
    view = GAME.view(state, 1)
    cause = Cause("denies", 2.0, {"rival": 2, "space": "a1"})
    named = [Player(seat, each, each) for seat, each in enumerate(("Ann", "Bo"), start=1)]
    assert PRESENTERS["pointcity"].reasons(
        PRESENTERS["pointcity"].read(view, Words(), named), [cause]
    ) == ["Otherwise Bo can have Hydro plant (energy, 1 point) on a1 next."]
