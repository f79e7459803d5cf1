"""Winners, places and the score sheet of a finished game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.presenters.phrases import capital
from bot.presenters.sheet import ScoreLine, places
from bot.presenters.tickettoride.reading import signed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.tickettoride.view import TicketView, View
    from bot.presenters.tickettoride.reading import TicketToRideReading


def score_lines(reading: TicketToRideReading) -> list[ScoreLine]:
    """Return the points of each line of the sheet: routes, tickets, tokens."""
    return [
        ScoreLine(capital(reading.say(f"ttr-line-{line.code}")), line.points)
        for line in reading.view.sheet
    ]


def ended(reading: TicketToRideReading) -> str:
    """Return a sentence on how the game ended, and by whom."""
    view = reading.view
    seat = view.result.seat if view.result is not None else view.mover
    player = reading.bold_name(seat) if seat else ""
    return reading.say("ttr-sheet-ended", ending=view.ending or "", player=player)


def ticket_lines(reading: TicketToRideReading, names: Sequence[str]) -> list[str]:
    """Return the tickets of each player, a line each, with what they brought or cost."""
    lines: list[str] = []
    for player in reading.view.players:
        # Without an empty line it would join the last item of the list before it.
        lines += ["", reading.say("ttr-sheet-tickets", player=names[player.seat - 1])]
        lines += [f"- {_ticket(reading, each)}" for each in player.held or ()]
    return lines[1:]


def _ticket(reading: TicketToRideReading, each: TicketView) -> str:
    done = each.way.complete
    return reading.say(
        "ttr-sheet-done" if done else "ttr-sheet-failed",
        ticket=reading.between(each.ticket),
        points=signed(each.ticket.points if done else -each.ticket.points),
    )


def completed(view: View) -> list[int]:
    """Return by seat how many of the tickets that can be seen are complete."""
    return [
        sum(each.way.complete for each in player.held) if player.held is not None else 0
        for player in view.players
    ]


def ranking(view: View) -> list[int]:
    """Return the place of each seat by points, then by completed tickets."""
    return places(view.scores, completed(view))
