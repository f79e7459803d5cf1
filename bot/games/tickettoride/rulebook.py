"""The object through which tables play Ticket to Ride: San Francisco."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.rulebook import Rulebook
from bot.games.tickettoride import maps, scoring
from bot.games.tickettoride.actions import Action
from bot.games.tickettoride.cards import ALL, SYMBOLS, cards_of
from bot.games.tickettoride.computer.beginner import easy
from bot.games.tickettoride.computer.followers import traveller
from bot.games.tickettoride.computer.judge import JUDGE
from bot.games.tickettoride.computer.planner import planner
from bot.games.tickettoride.computer.sample import sample, unknown
from bot.games.tickettoride.computer.strengths import hard, medium
from bot.games.tickettoride.events import event_for
from bot.games.tickettoride.legal import legal_actions, to_act
from bot.games.tickettoride.rules import apply, chance, start
from bot.games.tickettoride.scoring import pieces
from bot.games.tickettoride.state import Setup, State
from bot.games.tickettoride.text import notation, position
from bot.games.tickettoride.text.header import KEYS, OPTIONAL, SEATS, header_lines, read_header
from bot.games.tickettoride.text.position_reader import NAME
from bot.games.tickettoride.view import view_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.games.game import Rng, Strategy
    from bot.games.judging import Judge
    from bot.games.tickettoride.view import View


def routine(view: View) -> tuple[Action, ...]:
    """Return the only legal action of the looker, or none where it must choose.

    None for the public, which does not know what a hand can pay.
    """
    if view.seat is None or len(view.legal) != 1:
        return ()
    (action,) = view.legal
    return (action,) if isinstance(action, Action) else ()


def follow_up(view: View) -> Action | None:
    """Return None: what is forced comes by itself, and the rules have no line for it."""
    del view
    return None


STANDARD = "standard"


class TicketToRide(Rulebook[Setup, State]):
    """The rules of Ticket to Ride: San Francisco, for `bot.games.game.Game`."""

    name = NAME
    setup_type = Setup
    state_type = State
    rules = 1
    seats = SEATS
    header_keys = KEYS
    optional_keys = OPTIONAL
    strategies: Mapping[str, Strategy] = {
        "ticket-follower": traveller,
        "planner": planner,
        "easy": easy,
        "medium": medium,
        "hard": hard,
    }
    judge: Judge | None = JUDGE

    start = staticmethod(start)
    to_act = staticmethod(to_act)
    legal_actions = staticmethod(legal_actions)
    apply = staticmethod(apply)
    chance = staticmethod(chance)
    view = staticmethod(view_of)
    unknown = staticmethod(unknown)
    sample = staticmethod(sample)
    event_for = staticmethod(event_for)
    routine = staticmethod(routine)
    follow_up = staticmethod(follow_up)
    scores = staticmethod(scoring.scores)
    sheet = staticmethod(scoring.sheet)
    result = staticmethod(scoring.result)
    pieces = staticmethod(pieces)
    text_for = staticmethod(notation.text_for)
    parse = staticmethod(notation.parse_action)
    format = staticmethod(notation.format_action)
    header = staticmethod(header_lines)
    read_header = staticmethod(read_header)
    write_position = staticmethod(position.write_position)
    read_position = staticmethod(position.read_position)

    def options(self) -> tuple[str, ...]:
        """Return the one way to play."""
        return (STANDARD,)

    def decode_setup(self, text: str) -> Setup:
        """Return the setup from JSON.

        Raises
        ------
        msgspec.DecodeError
            When it is none.
        GameError
            When this process does not know its map.
        """
        setup = super().decode_setup(text)
        maps.known(setup.map, setup.digest)
        return setup

    def setup(self, seats: int, option: str, rng: Rng, first: int | None = None) -> Setup:
        """Return shuffled cards, tickets and symbols and the first seat, drawn unless given.

        It is played on the map of new tables, see `bot.games.tickettoride.maps`. Rulebook: Setup.

        Raises
        ------
        GameError
            When there is no such number of seats, option or seat.
        """
        self.check_setup(seats, option, first)
        board = maps.current()
        symbols, order = list(SYMBOLS), list(cards_of(ALL))
        tickets = [ticket.id for ticket in board.tickets]
        for shuffled in (symbols, order, tickets):
            rng.shuffle(shuffled)
        return Setup(
            map=board.name,
            digest=board.digest,
            seats=seats,
            first=rng.randrange(seats) + 1 if first is None else first,
            tokens=tuple(symbols),
            order=tuple(order),
            tickets=tuple(tickets),
        )


GAME = TicketToRide()
"""Ticket to Ride: San Francisco."""
