"""The presenter of Point City, put together from its modules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.pointcity.actions import End, Flip, Take, TakeDeck
from bot.games.pointcity.cards import INDEX, Side
from bot.presenters.base import GamePresenter
from bot.presenters.pointcity import (
    alt,
    complete,
    controls,
    log,
    portrait,
    prompt,
    scene,
    sheet,
    state,
    teaching,
    zoom,
)
from bot.presenters.pointcity.cards import building_words, everyone
from bot.presenters.pointcity.cards import token_key as _token_key
from bot.presenters.pointcity.complete import notation as _notation
from bot.presenters.pointcity.complete import spelled as _spelled
from bot.presenters.pointcity.scene import marked as _marked
from bot.presenters.pointcity.sheet import places as _places
from bot.presenters.pointcity.teaching import STEPS as _STEPS
from bot.presenters.pointcity.teaching import TOPICS as _TOPICS
from render.pointcity.review import ReviewScene

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.games.errors import Value
    from bot.games.pointcity.actions import Action
    from bot.games.pointcity.view import View
    from bot.presenters.controls import Option, Row
    from bot.presenters.presenter import Illustration
    from bot.presenters.reading import Player
    from bot.words.words import Words


class PointCityPresenter(GamePresenter["View"]):
    """Shows Point City to people."""

    game = "pointcity"
    group = "pc"
    commands = complete.COMMANDS
    middle = (Take, TakeDeck, Flip, End)
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
    teller = staticmethod(log.PointCityTeller)

    def everyone(self, view: View, players: Sequence[Player], words: Words) -> list[Player]:
        """Return the players, and in a game for one the automaton."""
        return everyone(view, players, words)

    def action_label(self, view: View, action: Action, words: Words) -> str:
        """Return the label of a legal action of the seat that looks."""
        return controls.action_label(view, action, words)

    def pick(self, view: View, item: str, words: Words) -> tuple[str, tuple[Row, ...]]:
        """Return the words and buttons of a card of the market, by its space."""
        return controls.pick(view, item, words)

    def notation(self, text: str) -> str:
        """Return the notation; commands may name the two cards of a pair in either order."""
        return _notation(text)

    def spelled(
        self, view: View, command: str, given: Mapping[str, str], words: Words
    ) -> Mapping[str, str]:
        """Return the values of a command; a payment without cards is the one that is suggested."""
        del words
        return _spelled(view, command, given)

    def complete(
        self, view: View, command: str, parameter: str, given: Mapping[str, str], words: Words
    ) -> list[Option]:
        """Return the present choices for an option of a slash command."""
        return complete.complete(view, command, parameter, given, words)

    def named(self, view: View, values: Mapping[str, Value], words: Words) -> dict[str, Value]:
        """Return the values of a refusal or a cause with resource and building in words."""
        told = dict(values)
        if "resource" in told:
            told["what"] = words.say("pc-why-resource", resource=str(told["resource"]))
        spot = view.market[INDEX[str(told["space"])]] if told.get("space") in INDEX else None
        if spot is not None and spot.side is Side.BUILDING and spot.card.building is not None:
            told["building"] = building_words(spot.card.building, words)
        return told

    def illustrations(self, words: Words) -> tuple[Illustration, ...]:
        """Return the legend of all signs, and a turn in three pictures."""
        return teaching.illustrations(words)

    def taste(self, notation: str) -> str:
        """Return the message key of the civic token the action takes, or an empty text."""
        command, _, number = notation.partition(" ")
        return _token_key(number) if command == "token" else ""
