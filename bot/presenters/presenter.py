"""The presenter of a game: turns views into words, choices and scenes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.games.errors import GameError
    from bot.games.judging import Cause
    from bot.presenters.controls import Command, Option, Row
    from bot.presenters.reading import Move, Player, Recent
    from bot.presenters.tutorial import TutorialStep
    from bot.words.words import Words
    from render import Scene
    from render.parts.reviewscene import Review


@dataclass(frozen=True, slots=True)
class Screen:
    """The content of a post: text in Markdown, rows of controls, a scene and its alt text."""

    text: str
    rows: tuple[Row, ...]
    scene: Scene
    alt: str


@dataclass(frozen=True, slots=True)
class Closeup:
    """A part of the table, large: text in Markdown, a scene and its alt text."""

    text: str
    scene: Scene
    alt: str


@dataclass(frozen=True, slots=True)
class Panel:
    """A person's private panel: text in Markdown, rows of controls, a scene and its alt text."""

    text: str
    rows: tuple[Row, ...]
    scene: Scene
    alt: str


ViewT_contra = TypeVar("ViewT_contra", contravariant=True)


class Presenter(Protocol[ViewT_contra]):
    """Shows one game to people, from views alone."""

    game: str
    """The game's registered name."""
    group: str
    """The slash command group of the game's actions, such as ``sf``."""
    commands: tuple[Command, ...]
    """One command for each kind of action, in the order of a turn."""
    tutorial: tuple[TutorialStep, ...]
    """The steps of a guided first game; a game need not have any."""
    review_scene: type[Review]
    """The kind of scene that shows a finished game looked back on."""

    def everyone(
        self, view: ViewT_contra, players: Sequence[Player], words: Words
    ) -> Sequence[Player]:
        """Return everyone with a part of the table, by seat: the players, and any automaton."""
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
        """Return the post that everybody sees, from the public view; it offers its legal actions.

        Parameters
        ----------
        page
            The page of a select with too many options for one, from 0.
        paused
            Whether the table is paused: then the picture is greyed and `view` has no legal actions.
        """
        ...

    def upright(self, scene: Scene) -> Scene:
        """Return the scene of a screen for a phone held upright; the same if there is none."""
        ...

    def opened(self, view: ViewT_contra, own: Sequence[ViewT_contra]) -> Any:  # noqa: ANN401
        """Return the public view with what each seat saw, to look back at a finished game."""
        ...

    def task(self, view: ViewT_contra, players: Sequence[Player], words: Words) -> str:
        """Return what the seats to act can do, without naming them; empty once the game is over.

        Others may be named, such as the player who goes first while all choose.
        """
        ...

    def brief(
        self, view: ViewT_contra, moves: Sequence[Move], players: Sequence[Player], words: Words
    ) -> str:
        """Return the moves of one turn in a line of about 60 characters that names the seat once.

        `view` may be of any position of the game; it names the cards.
        """
        ...

    def points(self, view: ViewT_contra) -> Sequence[int]:
        """Return the half points so far that everybody may know, by seat; none where none count."""
        ...

    def verdict(self, view: ViewT_contra, players: Sequence[Player], words: Words) -> list[str]:
        """Return the places by name, then a line on how the game ended and one on what decided."""
        ...

    def awaited(self, view: ViewT_contra, players: Sequence[Player], words: Words) -> str:
        """Return the seat in turn and its choices, in at most 1,500 characters."""
        ...

    def zoom(
        self,
        view: ViewT_contra,
        players: Sequence[Player],
        recent: Recent,
        words: Words,
        seat: int | None,
    ) -> Closeup:
        """Return a seat's part of the table, or for None the offer that all choose from.

        The text is at most 3,500 characters. The message `GROUP-zoom-own` names a seat's part,
        `GROUP-zoom-shared` the offer.
        """
        ...

    def portrait(
        self,
        view: ViewT_contra,
        players: Sequence[Player],
        recent: Recent,
        words: Words,
        seat: int | None,
        *,
        paused: bool = False,
    ) -> Closeup:
        """Return the portrait picture of a seat for a phone.

        It shows what to do, the offer, the seat's part of the table and the others' scores. The
        text says whose turn it is and what can be done, in at most 1,500 characters.

        Parameters
        ----------
        view
            The view of who looks: of a seat or of the public.
        seat
            The seat whose part is shown, or None for the seat in turn.
        paused
            Whether the table is paused: then the picture is greyed.
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
        paused: bool = False,
    ) -> Panel:
        """Return the private panel of a person; its controls offer the legal actions of `view`.

        Parameters
        ----------
        view
            The view of the person's seat, or for somebody who looks on that of the public.
        item
            The thing picked in the panel, such as a card, or empty. The action of a control that
            picks it is `!pick ITEM` or `!panel ITEM`.
        page
            The page of a select with too many options for one, from 0. The action of a button that
            leads to it is `!page NUMBER ITEM`.
        paused
            Whether the table is paused: then the picture is greyed and `view` has no legal actions.
        """
        ...

    def pick(self, view: ViewT_contra, item: str, words: Words) -> tuple[str, tuple[Row, ...]]:
        """Return the words and rows for a thing picked from a post, such as a card."""
        ...

    def notation(self, text: str) -> str:
        """Return the notation of an action as a command spells it; other text is unchanged.

        Commands may have the parameters of an action in another order than its notation.
        """
        ...

    def action_label(self, view: ViewT_contra, action: Any, words: Words) -> str:  # noqa: ANN401
        """Return the label of a legal action of the seat that looks: verb, place, effects."""
        ...

    def asks_itself(self, action: Any) -> bool:  # noqa: ANN401
        """Return whether a panel offers an action only after a question of the game's own."""
        ...

    def reasons(
        self,
        view: ViewT_contra,
        causes: Sequence[Cause],
        players: Sequence[Player],
        words: Words,
    ) -> list[str]:
        """Return why an action of a view is good, a sentence for each cause."""
        ...

    def compared(self, scene: Scene, view: ViewT_contra, played: Any, better: Any) -> Scene:  # noqa: ANN401
        """Return a picture of the table without what is new, and with two actions marked.

        Parameters
        ----------
        played, better
            Actions of the seat in turn of the view: pink is the one played, gold the better one.
        """
        ...

    def in_middle(self, action: Any) -> bool:  # noqa: ANN401
        """Return whether an action is about what all choose from, not about a seat's own part."""
        ...

    def spelled(
        self, view: ViewT_contra, command: str, given: Mapping[str, str], words: Words
    ) -> Mapping[str, str]:
        """Return the values of a command with those that are left out or cannot be chosen now."""
        ...

    def complete(
        self,
        view: ViewT_contra,
        command: str,
        parameter: str,
        given: Mapping[str, str],
        words: Words,
    ) -> list[Option]:
        """Return all choices for a parameter; the caller filters them by the typed text.

        `given` holds the parameters already filled in.
        """
        ...

    def moved(
        self, view: ViewT_contra, moves: Sequence[Move], players: Sequence[Player], words: Words
    ) -> str:
        """Return the moves in a sentence or two, for the mover's private answer.

        `view` may be of any position of the game; it names the cards.
        """
        ...

    def news(self, view: ViewT_contra, moves: Sequence[Move], words: Words) -> list[str]:
        """Return sentences on what moves have changed for the seat that looks alone."""
        ...

    def turn_lines(
        self, view: ViewT_contra, moves: Sequence[Move], players: Sequence[Player], words: Words
    ) -> list[str]:
        """Return one turn of the log in words, a line a move. `view` is as for `moved`.

        A turn of more than 3,500 characters is told in one line.
        """
        ...

    def taste(self, notation: str) -> str:
        """Return the message key of the piece an action chose by taste, or an empty text.

        Statistics count these choices. The message `GROUP-taste` names the kind of piece.
        """
        ...

    def pages(self, view: ViewT_contra, players: Sequence[Player], words: Words) -> list[str]:
        """Return the whole position in words: the table first, then a page a player.

        Each page has at most 3,500 characters.
        """
        ...

    def sheet(self, view: ViewT_contra, players: Sequence[Player], words: Words) -> str:
        """Return the full score sheet of a finished game, at most 3,500 characters."""
        ...

    def topics(self, words: Words) -> list[Option]:
        """Return the topics of the rules, by key and title."""
        ...

    def rules(self, topic: str, words: Words) -> str:
        """Return one topic of the rules, at most 3,500 characters."""
        ...

    def illustrations(self, words: Words) -> tuple[Illustration, ...]:
        """Return the pictures that open the rules, the same at every table; there may be none."""
        ...

    def refusal(self, error: GameError, words: Words, view: ViewT_contra | None = None) -> str:
        """Return a sentence or two on the reason of a refusal and what to do instead.

        Parameters
        ----------
        view
            The view of the seat that was refused, by which cards are named as they are printed;
            None: they are named by their notation, as in records.
        """
        ...


AnyPresenter: TypeAlias = Presenter[Any]
"""A presenter of any game."""


@dataclass(frozen=True, slots=True)
class Illustration:
    """A picture of the rules: a scene and its alt text."""

    scene: Scene
    alt: str
