"""The steps of a game's tutorial: a guided first game on prepared positions.

The positions are texts in the folder `positions` of the game's presenter, a file a step, and one
more, `end.txt`, of the finished game that the tutorial ends with. They are of a game of two, in
which seat 1 is the reader's.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.words.words import Words

READER = 1
"""The seat of whoever reads the tutorial."""
END = "end"
"""The name of the position that the tutorial ends with."""


@dataclass(frozen=True, slots=True)
class TutorialStep:
    """One thing to do in a prepared position.

    Parameters
    ----------
    name
        The name of the position, and a part of the keys of its messages: `GROUP-learn-NAME` says
        what is to be done, `GROUP-learn-NAME-why` what it was good for, and `GROUP-learn-NAME-hint`
        why to do that.
    expected
        The notation of actions that do it. Whatever comes to the same position is right, too.
    panel
        Whether the reader's own panel is shown, with what only they may see, and no public post.
    board
        Whether the picture of the public post stands above that of the panel.
    """

    name: str
    expected: tuple[str, ...]
    panel: bool = False
    board: bool = False

    def task(self, group: str, button: str, words: Words) -> str:
        """Return the instruction; `button` is the label of the control that does it."""
        panel = words.say("button-panel")
        return words.say(f"{group}-learn-{self.name}", button=button, panel=panel)

    def reason(self, group: str, words: Words) -> str:
        """Return the explanation that follows the step."""
        return words.say(f"{group}-learn-{self.name}-why")

    def hint(self, group: str, action: str, words: Words) -> str:
        """Return why another action is wrong, and why the expected one is right.

        The first is the message `GROUP-learn-NAME-hint-ACTION` for one action, with hyphens for its
        blanks, or `GROUP-learn-wrong-KIND` for all of its kind.
        """
        slug = action.lstrip("!").replace(" ", "-")
        own = f"{group}-learn-{self.name}-hint-{slug}"
        if words.has(own):
            return words.say(own)
        kind = f"{group}-learn-wrong-{slug.partition('-')[0]}"
        wrong = [words.say(kind)] if words.has(kind) else []
        return " ".join((*wrong, words.say(f"{group}-learn-{self.name}-hint")))


def is_taught(game: str, words: Words) -> bool:
    return words.has(f"{game}-learn")


def about(game: str, words: Words) -> str:
    """Return the subject of a game's tutorial, in a line."""
    return words.say(f"{game}-learn")


def farewell(group: str, words: Words) -> str:
    """Return the last words: where the points came from, and the spirit of the game."""
    return words.say(f"{group}-learn-{END}")


def position_text(game: str, name: str) -> str:
    """Return a position of the tutorial as text, for `bot.games.position.read_position`."""
    place = files(f"bot.presenters.{game}").joinpath("positions", f"{name}.txt")
    return place.read_text("utf-8")
