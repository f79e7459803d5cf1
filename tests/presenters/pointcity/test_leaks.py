"""Nobody can tell the building side of a card that lies resource side up, nor what the deck holds.

Two cards of one face and tier look alike while they lie so. Whoever swaps two such cards of which
neither has been seen, or shuffles a tier below the top of the deck, must not change a letter or a
pixel that anybody is shown.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from bot.games import GAMES
from bot.games.game import passes_turn
from bot.games.record import write
from bot.presenters.reading import Move, Recent
from render import paint
from tests.games.positions import in_turn, play
from tests.presenters.pointcity.shown import PRESENTER, SEATS
from tests.presenters.shown import EVERY_WORDS, players

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.games.game import Action
    from bot.games.pointcity.cards import Card
    from bot.games.pointcity.state import Setup, State
    from bot.words.words import Words

GAME = GAMES["pointcity"]
PLAYED = 3
"""The games of each number of players."""
LOOKS = 3
"""In how many positions of a game everything is looked at."""


def dealt_anew(setup: Setup, state: State, rng: random.Random) -> Setup:
    """Return the setup with the cards nobody has seen the building of dealt anew.

    Each takes the place of one with the same face and tier; then those below the top of the deck
    and those removed are shuffled, each tier by itself.
    """
    hidden = GAME.unknown(state, None)
    cards = [*setup.order, *setup.removed]
    unseen = [card for card in cards if name(card) in hidden]
    dealt: dict[str, Card] = {}
    for look in sorted({(card.face, card.tier) for card in unseen}):
        alike = [card for card in unseen if (card.face, card.tier) == look]
        others = alike[:]
        rng.shuffle(others)
        dealt |= {name(card): other for card, other in zip(alike, others, strict=True)}
    cards = [dealt.get(name(card), card) for card in cards]
    seen = len(setup.order) - max(0, state.deck - 1)
    under = rng.sample(cards[seen:], len(cards) - seen)
    below: list[Card] = []
    for card in setup.order[seen:]:
        below.append(next(other for other in under if other.tier == card.tier))
        under.remove(below[-1])
    removed = tuple(sorted(under, key=lambda card: int(name(card)[1:])))
    return msgspec.structs.replace(setup, order=(*cards[:seen], *below), removed=removed)


def name(card: Card) -> str:
    assert card.building is not None
    return card.building.id


def everything(setup: Setup, actions: tuple[Action, ...], words: Words) -> Iterator[Any]:
    """Return all that anybody is shown of a running game."""
    state = GAME.start(setup)
    previous: tuple[Move, ...] = ()
    current: tuple[Move, ...] = ()
    for action in actions:
        state, events = GAME.apply(state, action)
        for looker in (None, 1):
            told = tuple(seen for each in events if (seen := GAME.event_for(each, looker)))
            yield told
        current = (*current, Move(action.seat, GAME.format(action), tuple(events)))
        if passes_turn(events):
            previous, current = current, ()
    yield write(GAME, setup, list(actions), state)
    people = players(sum(not city.automaton for city in GAME.view(state, None).cities))
    recent = Recent(previous, current)
    for looker in (None, *(player.seat for player in people)):
        view = GAME.view(state, looker)
        yield msgspec.json.encode(view)
        yield PRESENTER.screen(PRESENTER.read(view, words, people, recent))
        yield PRESENTER.awaited(PRESENTER.read(view, words, people))
        yield PRESENTER.pages(PRESENTER.read(view, words, people))
        yield PRESENTER.turn_lines(PRESENTER.read(view, words, people), (*previous, *current))
        for seat in (None, *range(1, len(view.cities) + 1)):
            yield PRESENTER.zoom(PRESENTER.read(view, words, people, recent), seat)
        for spot in view.market:
            yield PRESENTER.pick(PRESENTER.read(view, words), "" if spot is None else spot.space)
        for command in PRESENTER.commands:
            for parameter in command.parameters:
                given = {"first": "b2"}
                yield PRESENTER.complete(
                    PRESENTER.read(view, words), command.name, parameter.name, given
                )


@pytest.mark.parametrize("seats", SEATS)
def test_what_nobody_has_seen_changes_nothing_that_is_shown(seats: int) -> None:
    rng = random.Random(seats)
    changed = 0
    for seed in range(PLAYED):
        steps = list(play("pointcity", seats, seed))
        running = [step for step in steps if in_turn(GAME, step.after)]
        for at, step in enumerate(rng.sample(running, LOOKS)):
            other = dealt_anew(step.setup, step.after, rng)
            changed += other != step.setup
            words = EVERY_WORDS[at % len(EVERY_WORDS)]
            ours = list(everything(step.setup, step.actions, words))
            theirs = list(everything(other, step.actions, words))
            assert ours == theirs
    assert changed == PLAYED * LOOKS


def test_the_pictures_are_the_same_bytes() -> None:
    rng = random.Random(9)
    *_, step = [step for step in play("pointcity", 2, 5) if in_turn(GAME, step.after)][:30]
    other = dealt_anew(step.setup, step.after, rng)
    assert other != step.setup
    words = EVERY_WORDS[0]
    pairs = zip(
        everything(step.setup, step.actions, words),
        everything(other, step.actions, words),
        strict=True,
    )
    scenes = [(ours.scene, theirs.scene) for ours, theirs in pairs if hasattr(ours, "scene")]
    assert len(scenes) >= 4
    for ours, theirs in scenes[:4]:
        assert paint(ours) == paint(theirs)
