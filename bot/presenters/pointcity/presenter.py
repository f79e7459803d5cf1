"""Point City as presenters go: one object that hands each question to its module."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.presenters.pointcity import (
    complete,
    controls,
    log,
    prompt,
    refusals,
    rules,
    screen,
    sheet,
    spelling,
    state,
    tokens,
    zoom,
)
from bot.presenters.pointcity.everyone import everyone

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.games.game import GameError
    from bot.games.pointcity.view import View
    from bot.presenters.presenter import Closeup, Move, Option, Panel, Player, Recent, Row, Screen
    from bot.words.words import Words


class PointCityPresenter:
    """Shows Point City to people, for `bot.presenters.presenter.Presenter`."""

    game = "pointcity"
    group = "pc"
    commands = complete.COMMANDS

    def everyone(self, view: View, players: Sequence[Player], words: Words) -> list[Player]:
        """Return the players, and the automaton of a player alone."""
        return everyone(view, players, words)

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
        told = everyone(view, players, words)
        return screen.screen(view, told, recent, words, page=page, paused=paused)

    def awaited(self, view: View, players: Sequence[Player], words: Words) -> str:
        """Return whose turn it is and what can be done."""
        return "\n".join(prompt.situation(view, everyone(view, players, words), words))

    def zoom(
        self,
        view: View,
        players: Sequence[Player],
        recent: Recent,
        words: Words,
        seat: int | None,
    ) -> Closeup:
        """Return a seat's city large; None: the market."""
        return zoom.zoom(view, everyone(view, players, words), recent, words, seat)

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
        """Return the words and buttons of a card of the market, by its space."""
        return controls.pick(view, item, words)

    def notation(self, text: str) -> str:
        """Return the notation: of a pair of the market, either card may be named first."""
        return spelling.notation(text)

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
        told = everyone(view, players, words)
        you = moves[0].seat if moves else None
        return log.Telling(view, told, words, you=you).tell(moves)

    def turn_lines(
        self, view: View, moves: Sequence[Move], players: Sequence[Player], words: Words
    ) -> list[str]:
        """Return a line a move of one turn, or one for all where those would be too long."""
        return log.turn_lines(view, everyone(view, players, words), moves, words)

    def taste(self, notation: str) -> str:
        """Return the civic token that was chosen."""
        command, _, number = notation.partition(" ")
        return tokens.token_key(number) if command == "token" else ""

    def pages(self, view: View, players: Sequence[Player], words: Words) -> list[str]:
        """Return the position in words: the table, then a page a city."""
        return state.pages(view, everyone(view, players, words), words)

    def sheet(self, view: View, players: Sequence[Player], words: Words) -> str:
        """Return the score sheet of a finished game."""
        return sheet.sheet(view, everyone(view, players, words), words)

    def topics(self, words: Words) -> list[Option]:
        """Return the topics of the rules."""
        return rules.topics(words)

    def rules(self, topic: str, words: Words) -> str:
        """Return one topic of the rules."""
        return rules.rules(topic, words)

    def refusal(self, error: GameError, words: Words) -> str:
        """Return why the rules refused, and what can be done."""
        return refusals.refusal(error, words)
