"""The smallest rules with several seats to act, a hidden choice and chance, for tests of tables.

A die is rolled and nobody sees it. All seats guess at the same time whether it is high or low. Then
seat 1 may peek at it, and stops; the die is shown and the next round begins with another roll.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from bot.games import game
from bot.games.errors import BadNotation, IllegalAction
from bot.games.game import CHANCE, ENDED, HIDDEN, TURN, Event, Line, Result
from bot.games.rulebook import Rulebook

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.games.game import Rng, Strategy

ROUNDS = 2
GUESSES = ("high", "low")


class Setup(msgspec.Struct, frozen=True):
    seats: int


class Phase(StrEnum):
    GUESS = "guess"
    LEAD = "lead"
    OVER = "over"


class State(msgspec.Struct, frozen=True):
    """`die` is 0 until it is rolled; a guess is empty until it is made."""

    guesses: tuple[str, ...]
    points: tuple[int, ...]
    die: int = 0
    round: int = 1
    phase: Phase = Phase.GUESS
    peeked: bool = False


class Action(game.Action, frozen=True, gc=False):
    text: str


class View(game.View, frozen=True, kw_only=True):
    """The die is 0 and a guess is `?` where the seat does not know it."""

    guesses: tuple[str, ...]
    die: int
    round: int
    phase: Phase
    peeked: bool


class Guessing(Rulebook[Setup, State]):
    name = "guessing"
    setup_type = Setup
    state_type = State
    rules = 1
    seats: tuple[int, int] = (2, 4)
    header_keys: tuple[str, ...] = ("seats",)
    optional_keys: frozenset[str] = frozenset()
    strategies: Mapping[str, Strategy] = {}

    def options(self) -> tuple[str, ...]:
        return ("standard",)

    def setup(self, seats: int, option: str, rng: Rng, first: int | None = None) -> Setup:
        self.check_setup(seats, option, first)
        return Setup(seats)

    def start(self, setup: Setup) -> State:
        return State(("",) * setup.seats, (0,) * setup.seats)

    def to_act(self, state: State) -> tuple[int, ...]:
        if not state.die or state.phase is Phase.OVER:
            return ()
        if state.phase is Phase.LEAD:
            return (1,)
        return tuple(seat for seat, guess in enumerate(state.guesses, start=1) if not guess)

    def legal_actions(self, state: State) -> list[Action]:
        lead = ("stop",) if state.peeked else ("peek", "stop")
        texts = lead if state.phase is Phase.LEAD else tuple(f"guess {each}" for each in GUESSES)
        return [Action(seat, text) for seat in self.to_act(state) for text in texts]

    def apply(self, state: State, action: Action) -> tuple[State, list[Event]]:
        verb, _, value = action.text.partition(" ")
        if action.seat == CHANCE and verb == "roll" and not state.die:
            return replace(state, die=int(value)), [Event("rolled", CHANCE)]
        if action not in self.legal_actions(state):
            raise IllegalAction("not-now")
        if verb == "guess":
            at = action.seat - 1
            guesses = (*state.guesses[:at], value, *state.guesses[at + 1 :])
            told = [Event("guessed", action.seat, {"guess": value})]
            if not all(guesses):
                return replace(state, guesses=guesses), told
            return replace(state, guesses=guesses, phase=Phase.LEAD), [*told, Event(TURN, 1)]
        if verb == "peek":
            return replace(state, peeked=True), [Event("peeked", 1, {"die": state.die})]
        return self._stopped(state)

    def _stopped(self, state: State) -> tuple[State, list[Event]]:
        right = GUESSES[state.die <= 3]
        points = tuple(
            had + 2 * (guess == right)
            for had, guess in zip(state.points, state.guesses, strict=True)
        )
        if state.round == ROUNDS:
            return replace(state, points=points, phase=Phase.OVER), [Event(ENDED, 1)]
        return State(("",) * len(points), points, round=state.round + 1), [Event(TURN, 0)]

    def chance(self, state: State, rng: Rng) -> Action | None:
        return None if state.die else Action(CHANCE, f"roll {rng.randrange(6) + 1}")

    def view(self, state: State, seat: int | None) -> View:
        unknown = self.unknown(state, seat)
        legal = [
            each
            for each in self.legal_actions(state)
            if each.seat == seat or (seat is None and state.phase is Phase.LEAD)
        ]
        return View(
            seat=seat,
            to_act=self.to_act(state),
            mover=0,
            legal=tuple(legal),
            scores=state.points,
            result=self.result(state),
            guesses=tuple(
                "?" if f"guess {each}" in unknown and guess else guess
                for each, guess in enumerate(state.guesses, start=1)
            ),
            die=0 if f"die {state.round}" in unknown else state.die,
            round=state.round,
            phase=state.phase,
            peeked=state.peeked,
        )

    def routine(self, view: View) -> tuple[Action, ...]:
        return (Action(1, "stop"),) if view.peeked and view.legal else ()

    def follow_up(self, view: View) -> Action | None:
        return None

    def event_for(self, event: Event, seat: int | None) -> Event | None:
        hidden = event.code in ("guessed", "peeked") and event.seat != seat
        return Event(event.code, event.seat) if hidden else event

    def text_for(self, action: Action, seat: int | None, now: State | None = None) -> str:
        hidden = action.seat != seat and action.text not in ("peek", "stop")
        return action.text.partition(" ")[0] if hidden else action.text

    def unknown(self, state: State, seat: int | None) -> frozenset[str]:
        if state.phase is Phase.OVER:
            return frozenset()
        dice = {f"die {number}" for number in range(state.round, ROUNDS + 1)}
        if state.peeked and seat == 1:
            dice.remove(f"die {state.round}")
        others = set(range(1, len(state.guesses) + 1)) - {seat}
        guessing = state.phase is Phase.GUESS
        return frozenset(dice | {f"guess {each}" for each in others if guessing})

    def sample(self, view: View, rng: Rng) -> State:
        guesses = tuple(rng.choice(GUESSES) if each == "?" else each for each in view.guesses)
        die = view.die or rng.randrange(6) + 1
        return State(guesses, view.scores, die, view.round, view.phase, view.peeked)

    def scores(self, state: State) -> tuple[int, ...]:
        return state.points

    def sheet(self, state: State) -> list[Line]:
        return [Line("guesses", state.points)]

    def result(self, state: State) -> Result | None:
        if state.phase is not Phase.OVER:
            return None
        best = max(state.points)
        winners = tuple(seat for seat, each in enumerate(state.points, start=1) if each == best)
        return Result("rounds", 1, state.points, winners)

    def parse(self, seat: int, text: str) -> Action:
        if text in ("guess", "roll"):
            raise BadNotation(HIDDEN, text=text)
        verb, _, value = text.partition(" ")
        known = {"guess": GUESSES, "roll": tuple("123456"), "peek": ("",), "stop": ("",)}
        if value not in known.get(verb, ()):
            raise BadNotation("not-an-action", text=text)
        return Action(seat, text)

    def format(self, action: Action) -> str:
        return action.text

    def header(self, setup: Setup, state: State, *, whole: bool = False) -> list[tuple[str, str]]:
        return [("seats", str(setup.seats))]

    def read_header(self, header: Mapping[str, tuple[int, str]]) -> Setup:
        return Setup(int(header["seats"][1]))

    def write_position(self, state: State, *, public: bool = False) -> str:
        return f"position {self.name}\n"

    def read_position(self, text: str) -> State:
        raise NotImplementedError


GUESSING = Guessing()
