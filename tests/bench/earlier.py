"""Computers of an earlier commit, which play in a process of their own against those of today."""

from __future__ import annotations

import json
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from bot.games.computer.lookahead import choose
from tests.bench.checkout import check_out

if TYPE_CHECKING:
    from collections.abc import Generator

    from bot.games.game import AnyGame

ROOT = Path(__file__).parents[2]
_CHOOSES = """
import json, sys
from random import Random
sys.path.insert(0, sys.argv[1])
from bot.games import GAMES
try:
    from bot.games.computer.lookahead import choose
except ImportError:  # as it was before 1.0.0
    from bot.games.computers import choose
known = None
for line in sys.stdin:
    asked = json.loads(line)
    game, setup, actions = GAMES[asked["game"]], asked["setup"], asked["actions"]
    if known is None or known[0] != setup or known[1] != actions[: len(known[1])]:
        known = (setup, [], game.start(game.decode_setup(setup)))
    state = known[2]
    for seat, notation in actions[len(known[1]):]:
        state, _ = game.apply(state, game.parse(seat, notation))
    known = (setup, actions, state)
    view = game.view(state, asked["seat"])
    print(game.format(choose(game, view, asked["strength"], Random(asked["seed"]))), flush=True)
"""


class Earlier:
    """The computers of a commit."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def chosen(self, game: AnyGame, setup: str, actions: list[Any], seat: int, seed: str) -> str:
        """Return what the hard computer of the commit does, in notation."""
        asked = {"game": game.name, "setup": setup, "actions": actions, "seat": seat, "seed": seed}
        given, told = self._process.stdin, self._process.stdout
        assert given is not None
        assert told is not None
        given.write(json.dumps({**asked, "strength": "hard"}) + "\n")
        given.flush()
        answer = told.readline().strip()
        if not answer:
            raise RuntimeError(f"The computer of the commit has ended in a game of {game.name}.")
        return answer


@contextmanager
def computers_of(commit: str) -> Generator[Earlier]:
    """Give the computers of a commit.

    Raises
    ------
    CheckoutError
        When git or the commit is not there.
    """
    pipe = subprocess.PIPE
    with check_out(ROOT, commit) as folder:
        command = [sys.executable, "-c", _CHOOSES, str(folder)]
        with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, cwd=folder) as process:  # noqa: S603
            try:
                yield Earlier(process)
            finally:
                process.terminate()


def duel(game: AnyGame, earlier: Earlier, seed: str, seat: int) -> float:
    """Play a game of two and return the share of the win of the hard computer of today.

    Parameters
    ----------
    seat
        The seat of today's computer, 1 or 2; the deal follows from the seed alone.
    """
    rng = Random(seed)
    setup = game.setup(2, game.options()[0], rng, 1)
    text, actions = game.encode_setup(setup), list[tuple[int, str]]()
    state = game.start(setup)
    while (result := game.result(state)) is None:
        action = game.chance(state, rng)
        if action is None:
            actor = game.to_act(state)[0]
            view, number = game.view(state, actor), f"{seed} {len(actions)}"
            if actor == seat:
                action = choose(game, view, "hard", Random(number))
            elif len(view.legal) == 1:
                action = view.legal[0]
            else:
                action = game.parse(actor, earlier.chosen(game, text, actions, actor, number))
        actions.append((action.seat, game.format(action)))
        state, _ = game.apply(state, action)
    return (seat in result.winners) / len(result.winners)
