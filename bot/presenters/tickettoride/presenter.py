"""The presenter of Ticket to Ride: San Francisco, put together from its modules."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from msgspec import structs

from bot.games.tickettoride.actions import DrawTickets, Take, TakeDeck
from bot.games.tickettoride.state import Phase
from bot.presenters.base import GamePresenter
from bot.presenters.fitting import joined
from bot.presenters.tickettoride import (
    alt,
    complete,
    controls,
    log,
    panel,
    portrait,
    prompt,
    scene,
    sheet,
    state,
    teaching,
    zoom,
)
from bot.presenters.tickettoride.cards import named as _named
from bot.presenters.tickettoride.log import ticket_news as _ticket_news
from bot.presenters.tickettoride.scene import marked as _marked
from bot.presenters.tickettoride.sheet import places as _places
from bot.presenters.tickettoride.teaching import STEPS as _STEPS
from bot.presenters.tickettoride.teaching import TOPICS as _TOPICS
from render.tickettoride.review import ReviewScene
from render.tickettoride.scene import TableScene

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.games.errors import Value
    from bot.games.tickettoride.actions import Action
    from bot.games.tickettoride.view import View
    from bot.presenters.controls import Option, Row
    from bot.presenters.presenter import Illustration
    from bot.presenters.reading import Move, Player
    from bot.words.words import Words
    from render import Scene


class TicketToRidePresenter(GamePresenter["View"]):
    """Shows Ticket to Ride: San Francisco to people."""

    game = "tickettoride"
    group = "ttr"
    commands = complete.COMMANDS
    middle = (Take, TakeDeck, DrawTickets)
    topic_keys = _TOPICS
    tutorial = _STEPS
    review_scene = ReviewScene

    situation = staticmethod(prompt.situation)
    choices = staticmethod(prompt.choices)
    prompt_short = staticmethod(prompt.prompt_short)
    story = staticmethod(log.story)
    story_short = staticmethod(log.story_short)
    turn_short = staticmethod(log.turn_short)
    ending = staticmethod(log.ending)
    score_lines = staticmethod(sheet.score_lines)
    ranking = staticmethod(_places)
    rows = staticmethod(controls.rows)
    table_scene = staticmethod(scene.table_scene)
    alt_text = staticmethod(alt.alt_text)
    closeup = staticmethod(zoom.zoom)
    portrait_scene = staticmethod(portrait.portrait_scene)
    portrait_alt = staticmethod(portrait.portrait_alt)
    position = staticmethod(state.pages)
    score_sheet = staticmethod(sheet.sheet)
    marked = staticmethod(_marked)
    teller = staticmethod(log.TicketToRideTeller)

    def upright(self, scene: Scene) -> Scene:
        """Return the table with a map as wide as the picture."""
        return replace(scene, upright=True) if isinstance(scene, TableScene) else scene

    def points(self, view: View) -> Sequence[int]:
        """Return the half points of routes and tokens; once the game is over, of tickets too."""
        return state.points(view)

    def news(self, view: View, moves: Sequence[Move], words: Words) -> list[str]:
        """Return a sentence for each ticket that claims have completed or made impossible."""
        return _ticket_news(view, moves, words)

    def opened(self, view: View, own: Sequence[View]) -> View:
        """Return the public view with the hand and the tickets of every seat."""
        seats = tuple(each.players[seat] for seat, each in enumerate(own))
        return structs.replace(view, players=seats)

    def task(self, view: View, players: Sequence[Player], words: Words) -> str:
        """Return what can be done; before the first turn also who goes first."""
        told = super().task(view, players, words)
        if view.phase is not Phase.KEEP:
            return told
        return joined((prompt.goes_first(view, players, words), told))

    def panel_words(
        self, view: View, players: Sequence[Player], words: Words, item: str, page: int
    ) -> tuple[str, tuple[Row, ...]]:
        """Return the text and buttons for the actions of a seat, or for paying a picked route."""
        return panel.panel_words(view, players, words, item, page)

    def action_label(self, view: View, action: Action, words: Words) -> str:
        """Return the label of a legal action of the seat that looks."""
        return controls.action_label(view, action, words)

    def asks_itself(self, action: object) -> bool:
        """Return whether an action draws tickets: a panel asks before."""
        return isinstance(action, DrawTickets)

    def pick(self, view: View, item: str, words: Words) -> tuple[str, tuple[Row, ...]]:
        """Return the words and buttons for a route: how it can be paid for."""
        return controls.pick(view, item, words)

    def notation(self, text: str) -> str:
        """Return the notation; commands may name the cards of a payment in any order."""
        return complete.notation(text)

    def spelled(
        self, view: View, command: str, given: Mapping[str, str], words: Words
    ) -> Mapping[str, str]:
        """Return the values of a command with those for names that cannot be chosen now."""
        return complete.spelled(view, command, given, words)

    def complete(
        self, view: View, command: str, parameter: str, given: Mapping[str, str], words: Words
    ) -> list[Option]:
        """Return the present choices for an option of a slash command."""
        return complete.complete(view, command, parameter, given, words)

    def illustrations(self, words: Words) -> tuple[Illustration, ...]:
        """Return the legends of all signs, and a turn in pictures."""
        return teaching.illustrations(words)

    def taste(self, notation: str) -> str:
        """Return the message key of the colour that a claim is paid with, or an empty text."""
        return complete.taste(notation)

    def named(self, view: View, values: Mapping[str, Value], words: Words) -> Mapping[str, Value]:
        """Return the values of a refusal with cards, routes and locations by name."""
        return _named(view, values, words)
