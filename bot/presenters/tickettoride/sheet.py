"""Winners, places and the score sheet of a finished game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.presenters.fitting import LONGEST_TEXT, first_fitting
from bot.presenters.phrases import capital, points_phrase
from bot.presenters.reading import bold_name, namings
from bot.presenters.sheet import ScoreLine, score_table
from bot.presenters.sheet import outcome_words as common_outcome
from bot.presenters.sheet import places as common_places
from bot.presenters.tickettoride.cards import between, signed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.tickettoride.view import TicketView, View
    from bot.presenters.reading import Player
    from bot.words.words import Words


def sheet(view: View, players: Sequence[Player], words: Words) -> str:
    """Return the standings, a table of the points, then every player's tickets, done and not.

    Tickets name their owners, or only the seats if the names are too long.
    """
    table = score_table("ttr", score_lines(view, words), view.scores, players, words)
    head = [
        _ended(view, players, words),
        outcome_words(view, players, words),
        *_standings(view, players, words),
        table,
    ]
    return first_fitting(
        (
            "\n".join((*head, *_tickets(view, names, words)))
            for names in namings(players, len(view.players), words)
        ),
        LONGEST_TEXT,
    )


def score_lines(view: View, words: Words) -> list[ScoreLine]:
    """Return the points of each line of the sheet: routes, tickets, tokens."""
    return [
        ScoreLine(capital(words.say(f"ttr-line-{line.code}")), line.points) for line in view.sheet
    ]


def _ended(view: View, players: Sequence[Player], words: Words) -> str:
    seat = view.result.seat if view.result is not None else view.mover
    player = bold_name(players, seat, words) if seat else ""
    return words.say("ttr-sheet-ended", ending=view.ending or "", player=player)


def _standings(view: View, players: Sequence[Player], words: Words) -> list[str]:
    """Return a line a player, from first to last."""
    done = completed(view)
    return [
        words.say(
            "ttr-sheet-standing",
            place=place,
            player=bold_name(players, seat, words),
            seat=seat,
            points=points_phrase(view.scores[seat - 1], words),
            completed=done[seat - 1],
        )
        for place, seat in sorted((place, seat) for seat, place in enumerate(places(view), start=1))
    ]


def _tickets(view: View, names: Sequence[str], words: Words) -> list[str]:
    """Return the tickets of each player, a line each, with what they brought or cost."""
    lines: list[str] = []
    for player in view.players:
        # Without an empty line it would join the last item of the list before it.
        lines += ["", words.say("ttr-sheet-tickets", player=names[player.seat - 1])]
        lines += [f"- {_ticket(view, each, words)}" for each in player.held or ()]
    return lines[1:]


def _ticket(view: View, each: TicketView, words: Words) -> str:
    done = each.way.complete
    return words.say(
        "ttr-sheet-done" if done else "ttr-sheet-failed",
        ticket=between(view.board, each.ticket, words),
        points=signed(each.ticket.points if done else -each.ticket.points),
    )


def outcome_words(view: View, players: Sequence[Player], words: Words) -> str:
    """Return a sentence on the winners and what decided, or an empty one while the game runs."""
    return common_outcome("ttr", view.result, players, words, tickets=completed(view))


def places(view: View) -> list[int]:
    """Return the place of each seat by points, then by completed tickets."""
    return common_places(view.scores, completed(view))


def completed(view: View) -> list[int]:
    """Return by seat how many of the tickets that can be seen are complete."""
    return [
        sum(each.way.complete for each in player.held) if player.held is not None else 0
        for player in view.players
    ]
