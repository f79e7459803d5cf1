"""The tiny game as a game among games: the object tables host."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.game import Line
from bot.games.rulebook import Rulebook
from tests.tiny import notation, position
from tests.tiny.rules import apply, chance, legal_actions, result, scores, start, to_act
from tests.tiny.state import FEWEST, MOST, Setup, State, cards
from tests.tiny.view import event_for, sample, unknown, view_of

if TYPE_CHECKING:
    from bot.games.game import Rng
    from tests.tiny.state import Action
    from tests.tiny.view import View


class Tiny(Rulebook[Setup, State]):
    """The rules of the tiny game, for `bot.games.game.Game`."""

    name = position.NAME
    setup_type = Setup
    state_type = State
    rules = 1
    seats: tuple[int, int] = (FEWEST, MOST)
    header_keys = notation.KEYS
    optional_keys = notation.OPTIONAL

    start = staticmethod(start)
    to_act = staticmethod(to_act)
    legal_actions = staticmethod(legal_actions)
    apply = staticmethod(apply)
    chance = staticmethod(chance)
    scores = staticmethod(scores)
    result = staticmethod(result)
    view = staticmethod(view_of)
    unknown = staticmethod(unknown)
    sample = staticmethod(sample)
    event_for = staticmethod(event_for)
    text_for = staticmethod(notation.text_for)
    parse = staticmethod(notation.parse_action)
    format = staticmethod(notation.format_action)
    header = staticmethod(notation.header_lines)
    read_header = staticmethod(notation.read_header)
    write_position = staticmethod(position.write_position)
    read_position = staticmethod(position.read_position)

    def options(self) -> tuple[str, ...]:
        """Return the one way to play."""
        return ("standard",)

    def setup(self, seats: int, option: str, rng: Rng, first: int | None = None) -> Setup:
        """Return shuffled cards and who begins, drawn unless it is given."""
        self.check_setup(seats, option, first)
        order = list(cards(seats))
        rng.shuffle(order)
        return Setup(seats, first or rng.randrange(seats) + 1, tuple(order))

    def routine(self, view: View) -> tuple[Action, ...]:
        """Return nothing: everything is a decision."""
        return ()

    def follow_up(self, view: View) -> Action | None:
        """Return None: nothing comes with an action but what chance decides."""
        return None

    def sheet(self, state: State) -> list[Line]:
        """Return the one line of the sum."""
        return [Line("cards", scores(state))]


TINY = Tiny()
