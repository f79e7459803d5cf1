"""What every game's presenter provides: a view in; words, choices and a scene out."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.games.game import Event, GameError
    from bot.words.words import Words
    from render import Scene


ROUTINE = "!all"
"""The table command that does whatever can be done in one way only."""


class Style(Enum):
    """How a button looks: what it is worth to the player, not its colour."""

    MAIN = "main"
    PLAIN = "plain"
    GOOD = "good"
    BAD = "bad"


@dataclass(frozen=True, slots=True)
class Button:
    """A button. `action` is notation, or a command of the table such as ``!all``."""

    action: str
    label: str
    style: Style = Style.PLAIN
    enabled: bool = True


@dataclass(frozen=True, slots=True)
class Option:
    """One entry of a select or of an autocomplete list; at most 100 characters each."""

    action: str
    label: str
    description: str = ""

    def leading_to(self, action: str) -> Option:
        """Return the same entry with another action."""
        return replace(self, action=action)


@dataclass(frozen=True, slots=True)
class Select:
    """A list to choose one from, at most 25 options. `name` tells selects of a message apart."""

    name: str
    placeholder: str
    options: tuple[Option, ...]


Row: TypeAlias = tuple[Button, ...] | Select
"""At most five buttons, or one select."""


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table.

    `name` is safe to put into a message: formatting and mentions are escaped. `plain` is the name
    as it was given, for the picture.
    """

    seat: int
    name: str
    plain: str


@dataclass(frozen=True, slots=True)
class Move:
    """One action of the log with what happened, as everybody may see it."""

    seat: int
    notation: str
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Recent:
    """What the picture and the words call the last move.

    `previous` are the moves of the turn before, `current` those of the turn that is on.
    """

    previous: tuple[Move, ...] = ()
    current: tuple[Move, ...] = ()


@dataclass(frozen=True, slots=True)
class Screen:
    """What a post shows: text in Markdown, rows of controls, a scene for `render`, its alt text."""

    text: str
    rows: tuple[Row, ...]
    scene: Scene
    alt: str


@dataclass(frozen=True, slots=True)
class Closeup:
    """A part of the table large: text in Markdown, a scene for `render`, its alt text."""

    text: str
    scene: Scene
    alt: str


@dataclass(frozen=True, slots=True)
class Panel:
    """What one seat alone sees and does: text in Markdown, rows of controls, a scene, its alt text.

    Without a `scene` there is no picture, and `alt` is empty.
    """

    text: str
    rows: tuple[Row, ...]
    scene: Scene | None = None
    alt: str = ""


@dataclass(frozen=True, slots=True)
class Parameter:
    """An option of a slash command, completed while it is typed.

    What it is stands in the catalogue as `GROUP-parameter-NAME`.
    """

    name: str
    required: bool = True


@dataclass(frozen=True, slots=True)
class Command:
    """A slash command for one kind of action, spelled as its name and its parameters.

    What it does stands in the catalogue as `GROUP-command-NAME`.
    """

    name: str
    parameters: tuple[Parameter, ...] = ()


ViewT_contra = TypeVar("ViewT_contra", contravariant=True)


class Presenter(Protocol[ViewT_contra]):
    """Shows one game to people. Everything comes from views, never from a state."""

    game: str
    """The game's registered name."""
    group: str
    """The slash command group of the game's actions, such as ``sf``."""
    commands: tuple[Command, ...]
    """One for each kind of action, in the order of a turn."""

    def everyone(
        self, view: ViewT_contra, players: Sequence[Player], words: Words
    ) -> Sequence[Player]:
        """Return who has a part of the table, by seat: the players, and whom the game plays."""
        ...

    def screen(
        self,
        view: ViewT_contra,
        players: Sequence[Player],
        recent: Recent,
        words: Words,
        *,
        page: int = 0,
        paused: bool = False,
    ) -> Screen:
        """Return what the table's post shows; rows hold exactly the legal actions in `view`.

        Parameters
        ----------
        view
            For the post that everybody sees, the view of nobody: its legal actions are those that
            tell nothing hidden.
        page
            The page of a select that does not fit.
        paused
            The table rests: the picture is pale, and `view` has no legal actions.
        """
        ...

    def awaited(self, view: ViewT_contra, players: Sequence[Player], words: Words) -> str:
        """Return whose turn it is and what they can do, in at most 1,500 characters."""
        ...

    def zoom(
        self,
        view: ViewT_contra,
        players: Sequence[Player],
        recent: Recent,
        words: Words,
        seat: int | None,
    ) -> Closeup:
        """Return what a seat has before it, large; None: what all seats choose from.

        The text is at most 3,500 characters. The catalogue calls the two `GROUP-zoom-own` and
        `GROUP-zoom-shared`.
        """
        ...

    def panel(
        self,
        view: ViewT_contra,
        players: Sequence[Player],
        recent: Recent,
        words: Words,
        *,
        item: str = "",
        page: int = 0,
    ) -> Panel | None:
        """Return a seat's own panel, or None where the game shows everything on the public post.

        Parameters
        ----------
        view
            The view of this seat.
        item
            The thing picked from the panel before, such as a card; empty for none.
        page
            The page of a select that does not fit.
        """
        ...

    def pick(self, view: ViewT_contra, item: str, words: Words) -> tuple[str, tuple[Row, ...]]:
        """Return the words and rows for one thing picked from a post, such as a card."""
        ...

    def notation(self, text: str) -> str:
        """Return the notation of what a command spells; what is none stays as it is.

        People may name the parameters of an action in another order than its notation does.
        """
        ...

    def complete(
        self,
        view: ViewT_contra,
        command: str,
        parameter: str,
        given: Mapping[str, str],
        words: Words,
    ) -> list[Option]:
        """Return what the parameter may be, in words; the caller filters by what is typed.

        `given` are the parameters already filled in.
        """
        ...

    def moved(
        self, view: ViewT_contra, moves: Sequence[Move], players: Sequence[Player], words: Words
    ) -> str:
        """Return in a sentence or two what the moves did, for the mover's private answer.

        `view` is any of the same game, before or after: it knows the cards the moves name.
        """
        ...

    def turn_lines(
        self, view: ViewT_contra, moves: Sequence[Move], players: Sequence[Player], words: Words
    ) -> list[str]:
        """Return one turn of the log in words, a line a move; `view` as for `moved`.

        A turn that would be longer than 3,500 characters is told in one line instead.
        """
        ...

    def taste(self, notation: str) -> str:
        """Return what an action chose that is a matter of taste, as a key of the catalogue.

        Empty when it chose no such thing. What kind of thing it is the catalogue calls
        `GROUP-taste`.
        """
        ...

    def pages(self, view: ViewT_contra, players: Sequence[Player], words: Words) -> list[str]:
        """Return the whole position in words: the table first, then a page a player.

        Each page at most 3,500 characters.
        """
        ...

    def sheet(self, view: ViewT_contra, players: Sequence[Player], words: Words) -> str:
        """Return the full score sheet of a finished game, at most 3,500 characters."""
        ...

    def topics(self, words: Words) -> list[Option]:
        """Return the topics of the rules, as (key, title)."""
        ...

    def rules(self, topic: str, words: Words) -> str:
        """Return one topic of the rules, at most 3,500 characters."""
        ...

    def refusal(self, error: GameError, words: Words) -> str:
        """Return in one sentence why the game refused, and what can be done."""
        ...


AnyPresenter: TypeAlias = Presenter[Any]
"""A presenter whose view type does not matter to whoever holds it."""
