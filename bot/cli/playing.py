"""Plays whole games by computer, in one process or in several."""

from __future__ import annotations

import signal
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from multiprocessing import get_context
from random import Random
from time import process_time
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from bot.cli.faults import games_with_deck
from bot.games.computer.lookahead import choose, looked_ahead
from bot.games.game import passes_turn
from bot.games.judging import STRENGTHS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from bot.games.game import Action, AnyGame, Rng, Strategy, View


T = TypeVar("T")
ItemT = TypeVar("ItemT")


class Files(NamedTuple):
    """The files beside the games shipped: a deck of San Francisco, a map of Ticket to Ride."""

    deck: Path | None = None
    map: Path | None = None


class Lineup(NamedTuple):
    """A game to be played, and who plays: the same seed leads to the same game in any process.

    Parameters
    ----------
    players
        By seat, the name of a player of `bot.cli.playing`.
    seed
        What the deal and all that players draw at random follow from.
    first
        The seat that begins; None: it is drawn.
    """

    game: str
    option: str
    players: tuple[str, ...]
    seed: str
    first: int | None = None
    files: Files = Files()


class PlayedGame(NamedTuple):
    """A finished game.

    Attributes
    ----------
    turns
        Those of all players.
    took
        By seat, the seconds of CPU of each decision between several actions.
    seconds
        The seconds of CPU of the whole game.
    """

    setup: Any
    actions: list[Action]
    state: Any
    turns: int
    took: tuple[list[float], ...]
    seconds: float


@cache
def game_of(name: str, files: Files) -> AnyGame:
    """Return a game that can be played with the deck and on the map of some files.

    Raises
    ------
    CommandFailed
        When a file is no deck or no map; the text lists all its faults.
    """
    return games_with_deck(files.deck, files.map)[name]


def play(lineup: Lineup) -> PlayedGame:
    """Play one game to its end; of several seats that may act, the first acts first."""
    begin = process_time()
    game = game_of(lineup.game, lineup.files)
    every = strategies_of(game)
    players = [every[name] for name in lineup.players]
    rng = Random(lineup.seed)  # noqa: S311  (a game, not a secret)
    setup = game.setup(len(players), lineup.option, rng, lineup.first)
    state = game.start(setup)
    actions: list[Action] = []
    took: tuple[list[float], ...] = tuple([] for _ in players)
    turns = 0
    while game.result(state) is None:
        action = game.chance(state, rng)
        if action is None:
            seat = game.to_act(state)[0]
            view = game.view(state, seat)
            asked = process_time()
            action = players[seat - 1](view, rng)
            if len(view.legal) > 1:
                took[seat - 1].append(process_time() - asked)
        actions.append(action)
        state, events = game.apply(state, action)
        turns += passes_turn(events)
    return PlayedGame(setup, actions, state, turns, took, process_time() - begin)


def spread(work: Callable[[ItemT], T], items: Sequence[ItemT], jobs: int) -> Iterator[T]:
    """Yield what a function of a module gives for each item, in their order.

    Parameters
    ----------
    jobs
        How many processes work; with 1 it is this one alone.
    """
    if jobs == 1 or len(items) < 2:
        yield from map(work, items)
        return
    spawn = get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(items)), spawn, _leave_ctrl_c_to_parent) as pool:
        yield from pool.map(work, items)


def _leave_ctrl_c_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def at_random(view: Any, rng: Rng) -> Action:  # noqa: ANN401  (the view of any game)
    """Choose any legal action."""
    return rng.choice(view.legal)


def strategies_of(game: AnyGame) -> dict[str, Strategy]:
    """Return the players of a game by name; those of every strength and `lookahead` play any."""
    every: dict[str, Strategy] = {
        "random": at_random,
        "lookahead": partial(looked_ahead, game),
    }
    computers = {strength: partial(_computer, game, strength) for strength in STRENGTHS}
    return {**every, **computers, **game.strategies}


def _computer(game: AnyGame, strength: str, view: View, rng: Rng) -> Action:
    return choose(game, view, strength, rng)
