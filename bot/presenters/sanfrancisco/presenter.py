"""San Francisco as presenters go: one object that hands each question to its module."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.presenters.sanfrancisco import (
    complete,
    controls,
    log,
    prompt,
    refusals,
    rules,
    screen,
    sheet,
    state,
    zoom,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.games.game import GameError
    from bot.games.sanfrancisco.view import View
    from bot.presenters.presenter import Closeup, Move, Option, Panel, Player, Recent, Row, Screen
    from bot.words.words import Words


class SanFranciscoPresenter:
    """Shows San Francisco to people, for `bot.presenters.presenter.Presenter`."""

    game = "sanfrancisco"
    group = "sf"
    commands = complete.COMMANDS

    def everyone(self, view: View, players: Sequence[Player], words: Words) -> Sequence[Player]:
        """Return the players: nobody else has a city."""
        del view, words
        return players

    def screen(
        self,
        view: View,
        players: Sequence[Player],
        recent: Recent,
        words: Words,
        *,
        page: int = 0,
        paused: bool = False,
    ) -> Screen:
        """Return the post of a position; its rows are the legal actions."""
        return screen.screen(view, players, recent, words, page=page, paused=paused)

    def awaited(self, view: View, players: Sequence[Player], words: Words) -> str:
        """Return whose turn it is and what can be done."""
        return "\n".join(prompt.awaited(view, players, words))

    def zoom(
        self,
        view: View,
        players: Sequence[Player],
        recent: Recent,
        words: Words,
        seat: int | None,
    ) -> Closeup:
        """Return a seat's city large; None: the columns."""
        return zoom.zoom(view, players, recent, words, seat)

    def panel(
        self,
        view: View,
        players: Sequence[Player],
        recent: Recent,
        words: Words,
        *,
        item: str = "",
        page: int = 0,
    ) -> Panel | None:
        """Return None: everything is on the public post."""
        del view, players, recent, words, item, page
        return None

    def pick(self, view: View, item: str, words: Words) -> tuple[str, tuple[Row, ...]]:
        """Return the words and buttons of a taken card, by its id."""
        return controls.pick(view, item, words)

    def notation(self, text: str) -> str:
        """Return the text: commands spell the notation."""
        return text

    def complete(
        self,
        view: View,
        command: str,
        parameter: str,
        given: Mapping[str, str],
        words: Words,
    ) -> list[Option]:
        """Return what an option of a slash command may be now."""
        return complete.complete(view, command, parameter, given, words)

    def moved(
        self, view: View, moves: Sequence[Move], players: Sequence[Player], words: Words
    ) -> str:
        """Return what the moves did, to the player who made them."""
        return log.Telling(view, players, words, you=True).tell(moves)

    def turn_lines(
        self, view: View, moves: Sequence[Move], players: Sequence[Player], words: Words
    ) -> list[str]:
        """Return a line a move of one turn, or one for all where those would be too long."""
        return log.turn_lines(view, players, moves, words)

    def taste(self, notation: str) -> str:
        """Return the bonus that was chosen."""
        command, _, kind = notation.partition(" ")
        return f"sf-bonus-{kind}" if command == "bonus" else ""

    def pages(self, view: View, players: Sequence[Player], words: Words) -> list[str]:
        """Return the position in words: the table, then a page a city."""
        return state.pages(view, players, words)

    def sheet(self, view: View, players: Sequence[Player], words: Words) -> str:
        """Return the score sheet of a finished game."""
        return sheet.sheet(view, players, words)

    def topics(self, words: Words) -> list[Option]:
        """Return the topics of the rules."""
        return rules.topics(words)

    def rules(self, topic: str, words: Words) -> str:
        """Return one topic of the rules."""
        return rules.rules(topic, words)

    def refusal(self, error: GameError, words: Words) -> str:
        """Return why the rules refused, and what can be done."""
        return refusals.refusal(error, words)
