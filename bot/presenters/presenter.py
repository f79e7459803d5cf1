"""The presenter of a game: turns readings into words, choices and scenes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias

from bot.games.game import ActionT, ViewT
from bot.presenters.controls import Option
from bot.presenters.fitting import LONGEST_TEXT, first_fitting
from bot.presenters.phrases import capital, points_phrase
from bot.presenters.reading import NO_MOVES, ReadingT
from bot.presenters.sheet import (
    decisive,
    outcome_short,
    outcome_words,
    score_table,
    standing_lines,
    standings,
)
from bot.presenters.turn import Short
from render.parts.reviewscene import ReviewPicture

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.games.errors import GameError
    from bot.games.game import Action, View
    from bot.games.judging import Cause
    from bot.presenters.controls import Command, Row
    from bot.presenters.reading import Move, Player, Recent
    from bot.presenters.sheet import ScoreLine
    from bot.presenters.telling import Teller
    from bot.presenters.tutorial import TutorialStep
    from bot.words.words import Words
    from render import Scene


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


@dataclass(frozen=True, slots=True)
class Illustration:
    """A picture: a scene and its alt text."""

    scene: Scene
    alt: str


class Presenter(ABC, Generic[ViewT, ReadingT, ActionT]):
    """Shows one game to people. Each game derives it and overrides where it differs.

    No text is longer than 3,500 characters, and no alt text than 1,024.
    """

    game: ClassVar[str]
    """The game's registered name."""
    group: ClassVar[str]
    """The slash command group of the game, such as ``sf``. Messages of the game begin with it."""
    commands: ClassVar[tuple[Command, ...]] = ()
    """One command for each kind of action, in the order of a turn."""
    topic_keys: ClassVar[tuple[str, ...]] = ()
    """The keys of the rules' topics, in the order they are best read."""
    tutorial: ClassVar[tuple[TutorialStep, ...]] = ()
    """The steps of a guided first game."""
    middle: ClassVar[tuple[type[Action], ...]] = ()
    """The kinds of actions that are about the part all seats choose from."""
    review_scene: ClassVar[type[ReviewPicture]] = ReviewPicture
    """The kind of scene that shows a finished game looked back on."""
    reading: type[ReadingT]
    """Reads the views of the game."""
    teller: type[Teller[ReadingT]]
    """Tells the moves of the game."""

    # Readings

    def read(
        self, view: ViewT, words: Words, players: Sequence[Player] = (), recent: Recent = NO_MOVES
    ) -> ReadingT:
        """Return a reading of a view; its players are those that `everyone` returns."""
        return self.reading(view, words, tuple(self.everyone(view, words, players)), recent)

    def everyone(self, view: ViewT, words: Words, players: Sequence[Player]) -> Sequence[Player]:
        """Return everyone with a part of the table, by seat: the players, and any automaton."""
        del view, words
        return players

    def opened(self, view: ViewT, own: Sequence[ViewT]) -> ViewT:
        """Return the public view with the hidden parts of all seats, for a finished game.

        Parameters
        ----------
        own
            The view of each seat.
        """
        del own
        return view

    # What is to be done

    @abstractmethod
    def turn(self, reading: ReadingT) -> list[str]:
        """Return lines that name the seats to act and their choices, while the game runs."""

    @abstractmethod
    def task(self, reading: ReadingT) -> str:
        """Return the choices without naming the seats to act; empty once the game is over.

        Others may be named, such as the player who goes first while all choose.
        """

    def prompt_short(self, reading: ReadingT) -> str:
        """Return the choices in some 25 characters for the picture, while the game runs."""
        del reading
        return ""

    def situation(self, reading: ReadingT) -> list[str]:
        """Return the lines of a post on the turn, or on the winners."""
        if reading.view.result is None:
            return self.turn(reading)
        return [outcome_words(self.group, reading)]

    def awaited(self, reading: ReadingT) -> str:
        """Return the seats to act with their choices, or the winners, in 1,500 characters."""
        return "\n".join(self.situation(reading))

    def short(self, reading: ReadingT, *, paused: bool = False) -> Short:
        """Return the short lines for the picture: the choices or the winners, and the last turn."""
        over, teller = reading.view.result is not None, self.teller(reading.painted())
        if paused:
            prompt = reading.say("short-paused")
        else:
            prompt = outcome_short(self.group, reading) if over else self.prompt_short(reading)
        return Short(prompt, teller.ending() if over else teller.short())

    # The public post

    def screen(self, reading: ReadingT, *, page: int = 0, paused: bool = False) -> Screen:
        """Return the post that everybody sees, from the public view; it offers its legal actions.

        Parameters
        ----------
        page
            The page of a select with too many options for one, from 0.
        paused
            Whether the table is paused: then the picture is greyed, and the view has no legal
            actions.
        """
        picture = self.table_picture(reading, self.short(reading, paused=paused), paused=paused)
        return Screen(
            text="\n".join((*self.situation(reading), *self.teller(reading).story())),
            rows=self.rows(reading, page),
            scene=picture.scene,
            alt=picture.alt,
        )

    @abstractmethod
    def rows(self, reading: ReadingT, page: int) -> tuple[Row, ...]:
        """Return the rows of controls of a post, for every legal action of the view."""

    @abstractmethod
    def table_picture(self, reading: ReadingT, short: Short, *, paused: bool) -> Illustration:
        """Return the picture of the whole table."""

    def upright(self, scene: Scene) -> Scene:
        """Return the scene of a screen for a phone held upright."""
        return scene

    def compared(self, scene: Scene, view: ViewT, played: ActionT, better: ActionT) -> Scene:
        """Return the scene of a screen with two actions marked, and nothing as new.

        Parameters
        ----------
        played, better
            Actions of the seat in turn: pink is the one played, gold the better one.
        """
        del view, played, better
        return scene

    # Parts of the table

    @abstractmethod
    def zoom(self, reading: ReadingT, seat: int | None) -> Closeup:
        """Return a seat's part of the table, large; None: the part all choose from.

        The message `GROUP-zoom-own` names a seat's part, `GROUP-zoom-shared` the other one.
        """

    def portrait(self, reading: ReadingT, seat: int | None, *, paused: bool = False) -> Closeup:
        """Return the portrait picture of a seat for a phone, with the situation in words.

        It shows the choices, the part all seats choose from, the seat's own part, and the scores
        of the others.

        Parameters
        ----------
        seat
            The seat shown. None: the seat in turn; while all choose at once the seat that looks,
            and for the public seat 1.
        """
        shown, short = seat or _shown(reading.view), self.short(reading, paused=paused)
        picture = self.portrait_picture(reading, shown, short, paused=paused)
        return Closeup("\n".join(self.situation(reading)), picture.scene, picture.alt)

    @abstractmethod
    def portrait_picture(
        self, reading: ReadingT, seat: int, short: Short, *, paused: bool
    ) -> Illustration:
        """Return the portrait picture of a seat."""

    def pages(self, reading: ReadingT) -> list[str]:
        """Return the whole position in words: the table first, then a page a seat."""
        seats = range(1, len(reading.view.scores) + 1)
        return [self.zoom(reading, seat).text for seat in (None, *seats)]

    # The private panel

    def panel(
        self, reading: ReadingT, *, item: str = "", page: int = 0, paused: bool = False
    ) -> Panel:
        """Return the private panel of the seat that looks, or of somebody who looks on.

        Its picture is the portrait of the seat. Its controls offer the legal actions of the view.

        Parameters
        ----------
        item
            The thing picked in the panel, such as a card; empty: none. The action of a control
            that picks it is `!pick ITEM` or `!panel ITEM`.
        page
            The page of a select with too many options for one, from 0. The action of a button that
            leads to it is `!page NUMBER ITEM`.
        """
        view = reading.view
        closeup = self.portrait(reading, view.seat, paused=paused)
        text, rows = self.panel_words(reading, item, page)
        if view.seat is None:
            shown = reading.bold_name(_shown(view))
            looking = reading.say("panel-looking-on", player=shown)
            text = "\n".join(filter(None, (looking, text)))
        return Panel(text, rows, closeup.scene, closeup.alt)

    def panel_words(self, reading: ReadingT, item: str, page: int) -> tuple[str, tuple[Row, ...]]:
        """Return the text and the controls of a private panel."""
        if item:
            return self.pick(reading, item)
        text = self.task(reading) if reading.view.legal else self.awaited(reading)
        return text, self.rows(reading, page)

    def pick(self, reading: ReadingT, item: str) -> tuple[str, tuple[Row, ...]]:
        """Return text and controls for a thing picked from a post, such as a card."""
        del item
        return reading.say(f"{self.group}-pick-gone"), ()

    # Actions

    @abstractmethod
    def action_label(self, reading: ReadingT, action: ActionT) -> str:
        """Return the label of a legal action of the seat that looks: verb, place, effects."""

    def asks_itself(self, action: ActionT) -> bool:
        """Return whether a panel asks a question of the game's own before an action."""
        del action
        return False

    def in_middle(self, action: ActionT) -> bool:
        """Return whether an action is one of `middle`, not about a seat's own part."""
        return isinstance(action, self.middle)

    def notation(self, text: str) -> str:
        """Return the notation of an action as a command spells it; other text is unchanged.

        Commands may have the parameters of an action in another order than its notation.
        """
        return text

    def spelled(
        self, reading: ReadingT, command: str, given: Mapping[str, str]
    ) -> Mapping[str, str]:
        """Return the values of a command with those that are left out.

        A value that is named but cannot be chosen is read as well, for the rules to refuse.
        """
        del reading, command
        return given

    def complete(
        self, reading: ReadingT, command: str, parameter: str, given: Mapping[str, str]
    ) -> list[Option]:
        """Return all choices for a parameter; the caller filters them by the typed text.

        Parameters
        ----------
        given
            The parameters already filled in.
        """
        del reading, command, parameter, given
        return []

    def taste(self, notation: str) -> str:
        """Return the message key of the piece that an action chose by taste; "" if none.

        Statistics count these choices. The message `GROUP-taste` names the kind of piece.
        """
        del notation
        return ""

    # Moves

    def brief(self, reading: ReadingT, moves: Sequence[Move]) -> str:
        """Return the moves of one turn in some 60 characters, naming the seat once.

        The view may be of any position of the game; it names the cards. So it is in `moved` and
        `turn_lines`.
        """
        named = tuple(replace(each, plain=each.name) for each in reading.players)
        teller = self.teller(replace(reading, players=named))
        return teller.brief(moves) or teller.tell(moves)

    def moved(self, reading: ReadingT, moves: Sequence[Move]) -> str:
        """Return the moves in a sentence or two, for the mover's private answer."""
        return self.teller(reading, you=moves[0].seat if moves else None).tell(moves)

    def news(self, reading: ReadingT, moves: Sequence[Move]) -> list[str]:
        """Return sentences on consequences of moves for the seat that looks alone."""
        del reading, moves
        return []

    def turn_lines(self, reading: ReadingT, moves: Sequence[Move]) -> list[str]:
        """Return one turn of the log in words, a line a step; a very long turn in one line."""
        return self.teller(reading).lines(moves)

    # Points and the end

    def points(self, view: ViewT) -> Sequence[int]:
        """Return the half points so far that everybody may know, by seat; none where none count."""
        return view.scores

    def score_lines(self, reading: ReadingT) -> list[ScoreLine]:
        """Return the lines of the score sheet."""
        del reading
        return []

    def verdict(self, reading: ReadingT) -> list[str]:
        """Return places, score table, ending and the decisive lines of a finished game.

        A game without score lines has its winners alone.
        """
        lines, ranking = self.score_lines(reading), reading.ranking()
        if not lines:
            return self.situation(reading)
        found = [
            standings(reading, ranking, lines),
            score_table(self.group, reading, lines),
            self.teller(reading).ending(),
            decisive(reading, ranking, lines),
        ]
        return [line for line in found if line]

    def sheet(self, reading: ReadingT) -> str:
        """Return the full score sheet of a finished game.

        Its details name the players, or only the seats where the names are too long.
        """
        table = score_table(self.group, reading, self.score_lines(reading))
        head = (*self.sheet_head(reading), *standing_lines(self.group, reading), table)
        details = (self.sheet_details(reading, names) for names in reading.namings())
        return first_fitting(("\n".join((*head, *each)) for each in details), LONGEST_TEXT)

    def sheet_head(self, reading: ReadingT) -> list[str]:
        """Return the first lines of the score sheet: the ending and the winners."""
        return self.situation(reading)

    def sheet_details(self, reading: ReadingT, names: Sequence[str]) -> list[str]:
        """Return the last lines of the score sheet, with the names of all seats."""
        del reading, names
        return []

    # Rules, reasons and refusals

    def topics(self, words: Words) -> list[Option]:
        """Return the topics of the rules, by key and title."""
        return [
            Option(topic, words.say(f"{self.group}-rules-{topic}-title"))
            for topic in self.topic_keys
        ]

    def rules(self, topic: str, words: Words) -> str:
        """Return a topic of the rules with its title; for an unknown one the first.

        An old message may still offer a topic that has been renamed.
        """
        key = topic if topic in self.topic_keys else self.topic_keys[0]
        title = words.say(f"{self.group}-rules-{key}-title")
        text = words.say(f"{self.group}-rules-{key}", panel=words.say("button-panel"))
        return f"### {title}\n{text}"

    def illustrations(self, words: Words) -> tuple[Illustration, ...]:
        """Return the pictures that open the rules."""
        del words
        return ()

    def reasons(self, reading: ReadingT, causes: Sequence[Cause]) -> list[str]:
        """Return why an action of the view is good, a sentence for each cause.

        The messages are `GROUP-why-CODE`, and `why-CODE` for codes that begin with a dot.
        """
        words = reading.words
        names = {each.seat: each.name for each in reading.players}
        told: list[str] = []
        for cause in causes:
            values = dict(reading.named(cause.values))
            if isinstance(rival := values.get("rival"), int):
                values["rival"] = names[rival]
            for key, name in (("halves", "points"), ("price", "price")):
                if isinstance(halves := values.get(key), int):
                    values[name] = points_phrase(halves, words)
            generic = cause.code.startswith(".")
            key = f"why-{cause.code[1:]}" if generic else f"{self.group}-why-{cause.code}"
            told.append(capital(words.say(key, **values)))
        return told

    def refusal(self, error: GameError, words: Words, view: ViewT | None = None) -> str:
        """Return a sentence or two on the reason of a refusal: the message `GROUP-refused-CODE`.

        Parameters
        ----------
        view
            The view of the seat that was refused, by which cards are named as they are printed;
            None: they are named by their notation, as in records.
        """
        key = f"{self.group}-refused-{error.code}"
        if view is None:
            return words.say(key, **error.values)
        return capital(words.say(key, **self.read(view, words).named(error.values)))


def _shown(view: View) -> int:
    """Return the seat whose portrait a view shows, where none is chosen."""
    return view.mover or view.seat or 1


AnyPresenter: TypeAlias = Presenter[Any, Any, Any]
"""A presenter of any game."""
