"""A game played, taken back and stored in any order hypothesis can think of."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from bot.games.record import read, replay, write
from tests.games.case import case_of
from tests.games.positions import seen, tables
from tests.registry import GAMES


class Played(RuleBasedStateMachine):
    """Keeps every position, so that taking back can be compared with what was."""

    @initialize(table=st.sampled_from(tables()), seed=st.integers(0, 2**16))
    def open(self, table: tuple[str, int], seed: int):
        self.name, seats = table
        self.game = GAMES[self.name]
        self.setup = self.game.setup(seats, self.game.options()[0], random.Random(seed))
        self.states: list[Any] = [self.game.start(self.setup)]
        self.actions: list[Any] = []

    @precondition(lambda self: self.game.legal_actions(self.states[-1]))
    @rule(choice=st.integers(0, 2**16), times=st.integers(1, 12))
    def act(self, choice: int, times: int):
        for step in range(times):
            legal = self.game.legal_actions(self.states[-1])
            if not legal:
                return
            action = legal[(choice * (step + 1) + step) % len(legal)]
            self.actions.append(action)
            self.states.append(self.game.apply(self.states[-1], action)[0])

    @precondition(lambda self: self.actions)
    @rule(count=st.integers(1, 5))
    def undo(self, count: int):
        count = min(count, len(self.actions))
        del self.actions[-count:], self.states[-count:]
        state = self.game.start(self.setup)
        for action in self.actions:
            state, _ = self.game.apply(state, action)
        assert state == self.states[-1]

    @rule()
    def store_and_load(self):
        self.setup = self.game.decode_setup(self.game.encode_setup(self.setup))
        self.states[-1] = self.game.decode(self.game.encode(self.states[-1]))

    @rule()
    def export_and_replay(self):
        text = write(self.game, self.setup, self.actions, self.states[-1])
        state = replay(self.game, read(text, GAMES))
        assert seen(self.game, state) == seen(self.game, self.states[-1])

    @invariant()
    def is_sound(self):
        case_of(self.name).referee(self.setup, self.states[-1])


Played.TestCase.settings = settings(max_examples=60, stateful_step_count=30)
TestPlayed = Played.TestCase
