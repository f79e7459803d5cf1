"""The presenter of San Francisco, put together from its modules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.sanfrancisco import counted
from bot.games.sanfrancisco.actions import Draw, Finalize, Place
from bot.presenters.base import GamePresenter
from bot.presenters.sanfrancisco import (
    alt,
    cards,
    complete,
    controls,
    labels,
    log,
    portrait,
    prompt,
    scene,
    sheet,
    state,
    teaching,
    zoom,
)
from bot.presenters.sanfrancisco.scene import marked as _marked
from bot.presenters.sanfrancisco.sheet import places as _places
from bot.presenters.sanfrancisco.teaching import STEPS as _STEPS
from bot.presenters.sanfrancisco.teaching import TOPICS as _TOPICS
from render.sanfrancisco.review import ReviewScene

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.games.errors import Value
    from bot.games.sanfrancisco.actions import Action
    from bot.games.sanfrancisco.view import View
    from bot.presenters.controls import Option, Row
    from bot.presenters.presenter import Illustration
    from bot.presenters.reading import Player
    from bot.words.words import Words


class SanFranciscoPresenter(GamePresenter["View"]):
    """Shows San Francisco to people."""

    game = "sanfrancisco"
    group = "sf"
    commands = complete.COMMANDS
    middle = (Draw, Place, Finalize)
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
    teller = staticmethod(log.SanFranciscoTeller)

    def points(self, view: View) -> Sequence[int]:
        """Return the half points so far, without what nobody has begun."""
        return counted.scores(view)

    def awaited(self, view: View, players: Sequence[Player], words: Words) -> str:
        """Return the seat in turn and its choices, without the columns that are shut."""
        return "\n".join(prompt.awaited(view, self.everyone(view, players, words), words))

    def action_label(self, view: View, action: Action, words: Words) -> str:
        """Return the label of a legal action of the seat that looks."""
        return labels.action_label(view, action, words)

    def pick(self, view: View, item: str, words: Words) -> tuple[str, tuple[Row, ...]]:
        """Return the words and buttons of a taken card, by its id."""
        return controls.pick(view, item, words)

    def complete(
        self, view: View, command: str, parameter: str, given: Mapping[str, str], words: Words
    ) -> list[Option]:
        """Return the present choices for an option of a slash command."""
        return complete.complete(view, command, parameter, given, words)

    def named(self, view: View, values: Mapping[str, Value], words: Words) -> dict[str, Value]:
        """Return the values of a refusal with cards and spaces in words."""
        return cards.named(view, values, words)

    def illustrations(self, words: Words) -> tuple[Illustration, ...]:
        """Return the legend of all signs, and a turn in three pictures."""
        return teaching.illustrations(words)

    def taste(self, notation: str) -> str:
        """Return the message key of the bonus the action chooses, or an empty text."""
        command, _, kind = notation.partition(" ")
        return f"sf-bonus-{kind}" if command == "bonus" else ""
