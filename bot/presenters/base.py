"""The base class of every game's presenter: screens, logs, rules and refusals."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar, TypeVar

from bot.presenters.presenter import Option, Panel, Presenter, Screen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.errors import GameError
    from bot.presenters.presenter import Closeup, Move, Player, Recent, Row
    from bot.presenters.telling import Teller
    from bot.words.words import Words
    from render import Scene

ViewT = TypeVar("ViewT")


class GamePresenter(Presenter[ViewT], ABC):
    """A presenter without the parts that each game has of its own.

    The static methods are those parts: a game assigns a function of one of its modules to each.
    Their `players` are those that `everyone` returns, with any automaton.
    """

    topic_keys: ClassVar[tuple[str, ...]]
    """The keys of the rules' topics, in the order they are best read."""

    @staticmethod
    @abstractmethod
    def situation(view: ViewT, players: Sequence[Player], words: Words) -> list[str]:
        """Return the lines of a post that name the seat in turn and its choices, or the winners."""

    @staticmethod
    @abstractmethod
    def prompt_short(view: ViewT, players: Sequence[Player], words: Words) -> str:
        """Return the choices, or the winners, as a short line for the picture; may be empty."""

    @staticmethod
    @abstractmethod
    def story(view: ViewT, players: Sequence[Player], recent: Recent, words: Words) -> list[str]:
        """Return the lines of a post on the last turn and on this turn."""

    @staticmethod
    @abstractmethod
    def story_short(view: ViewT, players: Sequence[Player], recent: Recent, words: Words) -> str:
        """Return the last move as a short line for the picture; may be empty."""

    @staticmethod
    @abstractmethod
    def rows(view: ViewT, words: Words, page: int) -> tuple[Row, ...]:
        """Return the rows of controls of a post, which lead to every legal action of the view."""

    @staticmethod
    @abstractmethod
    def table_scene(
        view: ViewT,
        players: Sequence[Player],
        recent: Recent,
        words: Words,
        *,
        prompt: str,
        last: str,
        paused: bool,
    ) -> Scene:
        """Return the picture of the whole table; `prompt` and `last` stand on its turn panel."""

    @staticmethod
    @abstractmethod
    def alt_text(
        view: ViewT, players: Sequence[Player], words: Words, *, prompt: str, last: str
    ) -> str:
        """Return the description of the picture of the whole table."""

    @staticmethod
    @abstractmethod
    def closeup(
        view: ViewT, players: Sequence[Player], recent: Recent, words: Words, seat: int | None
    ) -> Closeup:
        """Return a seat's part of the table, or for None the part all seats choose from."""

    @staticmethod
    @abstractmethod
    def phone_closeup(
        view: ViewT,
        players: Sequence[Player],
        recent: Recent,
        words: Words,
        seat: int | None,
        *,
        paused: bool,
    ) -> Closeup:
        """Return the portrait picture of a seat, or for None of the seat in turn."""

    @staticmethod
    @abstractmethod
    def position(view: ViewT, players: Sequence[Player], words: Words) -> list[str]:
        """Return the pages of the whole position."""

    @staticmethod
    @abstractmethod
    def score_sheet(view: ViewT, players: Sequence[Player], words: Words) -> str:
        """Return the score sheet of a finished game."""

    @staticmethod
    @abstractmethod
    def teller(
        view: ViewT, players: Sequence[Player], words: Words, *, you: int | None = None
    ) -> Teller:
        """Return the teller of moves; `you` is the seat that alone reads it."""

    def everyone(self, view: ViewT, players: Sequence[Player], words: Words) -> Sequence[Player]:
        """Return the players: most games have a part for nobody else."""
        del view, words
        return players

    def screen(
        self,
        view: ViewT,
        players: Sequence[Player],
        recent: Recent,
        words: Words,
        *,
        page: int = 0,
        paused: bool = False,
    ) -> Screen:
        """Return the post of a position."""
        told = self.everyone(view, players, words)
        prompt = words.say("short-paused") if paused else self.prompt_short(view, told, words)
        last = self.story_short(view, told, recent, words)
        lines = (*self.situation(view, told, words), *self.story(view, told, recent, words))
        return Screen(
            text="\n".join(lines),
            rows=self.rows(view, words, page),
            scene=self.table_scene(
                view, told, recent, words, prompt=prompt, last=last, paused=paused
            ),
            alt=self.alt_text(view, told, words, prompt=prompt, last=last),
        )

    def awaited(self, view: ViewT, players: Sequence[Player], words: Words) -> str:
        """Return the seat in turn and its choices in words."""
        return "\n".join(self.situation(view, self.everyone(view, players, words), words))

    def zoom(
        self,
        view: ViewT,
        players: Sequence[Player],
        recent: Recent,
        words: Words,
        seat: int | None,
    ) -> Closeup:
        """Return a seat's part of the table, or for None the part all seats choose from."""
        return self.closeup(view, self.everyone(view, players, words), recent, words, seat)

    def portrait(
        self,
        view: ViewT,
        players: Sequence[Player],
        recent: Recent,
        words: Words,
        seat: int | None,
        *,
        paused: bool = False,
    ) -> Closeup:
        """Return the portrait picture of a seat for a phone, or for None of the seat in turn."""
        told = self.everyone(view, players, words)
        return self.phone_closeup(view, told, recent, words, seat, paused=paused)

    def panel(
        self,
        view: ViewT,
        players: Sequence[Player],
        recent: Recent,
        words: Words,
        seat: int | None,
        *,
        item: str = "",
        page: int = 0,
    ) -> Panel:
        """Return the portrait of the seat with the controls of a post, or of a picked item."""
        closeup = self.portrait(view, players, recent, words, seat)
        text, rows = (
            self.pick(view, item, words) if item else (closeup.text, self.rows(view, words, page))
        )
        return Panel(text, rows, closeup.scene, closeup.alt)

    def notation(self, text: str) -> str:
        """Return the text: commands spell the notation."""
        return text

    def moved(
        self, view: ViewT, moves: Sequence[Move], players: Sequence[Player], words: Words
    ) -> str:
        """Return the moves in words for the player who made them."""
        you = moves[0].seat if moves else None
        return self.teller(view, self.everyone(view, players, words), words, you=you).tell(moves)

    def turn_lines(
        self, view: ViewT, moves: Sequence[Move], players: Sequence[Player], words: Words
    ) -> list[str]:
        """Return a turn of the log, a line a step."""
        return self.teller(view, self.everyone(view, players, words), words).lines(moves)

    def pages(self, view: ViewT, players: Sequence[Player], words: Words) -> list[str]:
        """Return the whole position in words, a page each."""
        return self.position(view, self.everyone(view, players, words), words)

    def sheet(self, view: ViewT, players: Sequence[Player], words: Words) -> str:
        """Return the score sheet of a finished game."""
        return self.score_sheet(view, self.everyone(view, players, words), words)

    def topics(self, words: Words) -> list[Option]:
        """Return the topics of the rules."""
        return [
            Option(topic, words.say(f"{self.group}-rules-{topic}-title"))
            for topic in self.topic_keys
        ]

    def rules(self, topic: str, words: Words) -> str:
        """Return a topic with its title, or the first if there is no such topic.

        An old message may still offer a topic that has been renamed.
        """
        key = topic if topic in self.topic_keys else self.topic_keys[0]
        title = words.say(f"{self.group}-rules-{key}-title")
        return f"### {title}\n{words.say(f'{self.group}-rules-{key}')}"

    def refusal(self, error: GameError, words: Words) -> str:
        """Return the message `GROUP-refused-CODE`."""
        return words.say(f"{self.group}-refused-{error.code}", **error.values)
