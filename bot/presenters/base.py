"""The base class of every game's presenter: screens, logs, rules and refusals."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from bot.presenters.controls import Option
from bot.presenters.phrases import capital, points_phrase
from bot.presenters.presenter import Closeup, Panel, Presenter, Screen
from bot.presenters.reading import bold_name, painted
from bot.presenters.sheet import decisive, score_table, standings
from bot.presenters.turn import Short

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.games.errors import GameError, Value
    from bot.games.game import Action, View
    from bot.games.judging import Cause
    from bot.presenters.controls import Row
    from bot.presenters.presenter import Illustration
    from bot.presenters.reading import Move, Player, Recent
    from bot.presenters.sheet import ScoreLine
    from bot.presenters.telling import Teller
    from bot.words.words import Words
    from render import Scene

ViewT = TypeVar("ViewT", bound="View")


class GamePresenter(Presenter[ViewT], ABC):
    """A presenter without the parts that each game has of its own.

    The static methods are those parts: a game assigns a function of one of its modules to each.
    Their `players` are those that `everyone` returns, with any automaton.
    """

    middle: ClassVar[tuple[type[Action], ...]]
    """The kinds of actions that are about what all choose from."""
    topic_keys: ClassVar[tuple[str, ...]]
    """The keys of the rules' topics, in the order they are best read."""

    @staticmethod
    @abstractmethod
    def situation(view: ViewT, players: Sequence[Player], words: Words) -> list[str]:
        """Return the lines of a post that name the seat in turn and its choices, or the winners."""

    @staticmethod
    @abstractmethod
    def choices(view: ViewT, words: Words) -> list[str]:
        """Return lines on what can be done, without naming the seat; none without actions."""

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
    def turn_short(
        view: ViewT, moves: Sequence[Move], players: Sequence[Player], words: Words
    ) -> str:
        """Return the moves of one turn as a short line; empty if they settled nothing."""

    @staticmethod
    @abstractmethod
    def ending(view: ViewT, words: Words) -> str:
        """Return a sentence on how a finished game ended."""

    @staticmethod
    @abstractmethod
    def score_lines(view: ViewT, words: Words) -> list[ScoreLine]:
        """Return the lines of the score sheet: their names and their points by seat, in halves."""

    @staticmethod
    @abstractmethod
    def ranking(view: ViewT) -> list[int]:
        """Return the place of each seat of a finished game; places can be shared."""

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
    def portrait_scene(
        view: ViewT,
        players: Sequence[Player],
        recent: Recent,
        words: Words,
        seat: int,
        short: Short,
        *,
        paused: bool,
    ) -> Scene:
        """Return the portrait picture of a seat; `short` are the short lines of the position."""

    @staticmethod
    @abstractmethod
    def portrait_alt(
        view: ViewT, players: Sequence[Player], words: Words, seat: int, short: Short
    ) -> str:
        """Return the description of the portrait picture of a seat."""

    @staticmethod
    @abstractmethod
    def marked(scene: Scene, view: ViewT, played: Any, better: Any) -> Scene:  # noqa: ANN401
        """Return the picture of the table with two actions marked, pink and gold."""

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
        last = self.story_short(view, painted(told, words), recent, words)
        lines = (*self.situation(view, told, words), *self.story(view, told, recent, words))
        return Screen(
            text="\n".join(lines),
            rows=self.rows(view, words, page),
            scene=self.table_scene(
                view, told, recent, words, prompt=prompt, last=last, paused=paused
            ),
            alt=self.alt_text(view, told, words, prompt=prompt, last=last),
        )

    def opened(self, view: ViewT, own: Sequence[ViewT]) -> ViewT:
        """Return the public view: in an open game the seats see no more."""
        del own
        return view

    def spelled(
        self, view: ViewT, command: str, given: Mapping[str, str], words: Words
    ) -> Mapping[str, str]:
        """Return the values of a command with those for names that cannot be chosen now.

        Most games offer whatever has a name.
        """
        del view, command, words
        return given

    def task(self, view: ViewT, players: Sequence[Player], words: Words) -> str:
        """Return what can be done, in a line or two."""
        del players
        return "\n".join(self.choices(view, words))

    def brief(
        self, view: ViewT, moves: Sequence[Move], players: Sequence[Player], words: Words
    ) -> str:
        """Return a turn in a short line, or in whole sentences if it settled nothing."""
        told = [replace(each, plain=each.name) for each in self.everyone(view, players, words)]
        short = self.turn_short(view, moves, told, words)
        return short or self.teller(view, told, words).tell(moves)

    def upright(self, scene: Scene) -> Scene:
        """Return the same scene: the usual one serves a phone, too."""
        return scene

    def points(self, view: ViewT) -> Sequence[int]:
        """Return the half points so far, by seat."""
        return view.scores

    def verdict(self, view: ViewT, players: Sequence[Player], words: Words) -> list[str]:
        """Return the places by name, the score sheet, how the game ended and what decided it."""
        told = self.everyone(view, players, words)
        lines, places = self.score_lines(view, words), self.ranking(view)
        found = [
            standings(places, lines, told, words),
            score_table(self.group, lines, view.scores, told, words),
            self.ending(view, words),
            decisive(places, lines, told, words),
        ]
        return [line for line in found if line]

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
        """Return the portrait picture of a seat for a phone, or for None of the seat in turn.

        While all choose at the same time None is the seat that looks, for the public the first.
        """
        told = self.everyone(view, players, words)
        shown = seat or _seat_of_portrait(view)
        prompt = words.say("short-paused") if paused else self.prompt_short(view, told, words)
        short = Short(prompt, self.story_short(view, painted(told, words), recent, words))
        return Closeup(
            text="\n".join(self.situation(view, told, words)),
            scene=self.portrait_scene(view, told, recent, words, shown, short, paused=paused),
            alt=self.portrait_alt(view, told, words, shown, short),
        )

    def panel(
        self,
        view: ViewT,
        players: Sequence[Player],
        recent: Recent,
        words: Words,
        *,
        item: str = "",
        page: int = 0,
        paused: bool = False,
    ) -> Panel:
        """Return the portrait of the seat with the controls of a post, or of a picked item.

        A seat that can act is told what it can do; its turn stands in the picture. Somebody who
        looks on is told whose portrait it is.
        """
        closeup = self.portrait(view, players, recent, words, view.seat, paused=paused)
        text, rows = self.panel_words(view, players, words, item, page)
        if view.seat is None:
            told = self.everyone(view, players, words)
            shown = bold_name(told, _seat_of_portrait(view), words)
            text = "\n".join(filter(None, (words.say("panel-looking-on", player=shown), text)))
        return Panel(text, rows, closeup.scene, closeup.alt)

    def panel_words(
        self, view: ViewT, players: Sequence[Player], words: Words, item: str, page: int
    ) -> tuple[str, tuple[Row, ...]]:
        """Return the text and the controls of a private panel; the parameters are its own."""
        if item:
            return self.pick(view, item, words)
        text = self.task(view, players, words) if view.legal else self.awaited(view, players, words)
        return text, self.rows(view, words, page)

    def asks_itself(self, action: Any) -> bool:  # noqa: ANN401
        """Return False: most games ask nothing before an action."""
        del action
        return False

    def notation(self, text: str) -> str:
        """Return the text: commands spell the notation."""
        return text

    def moved(
        self, view: ViewT, moves: Sequence[Move], players: Sequence[Player], words: Words
    ) -> str:
        """Return the moves in words for the player who made them."""
        you = moves[0].seat if moves else None
        return self.teller(view, self.everyone(view, players, words), words, you=you).tell(moves)

    def news(self, view: ViewT, moves: Sequence[Move], words: Words) -> list[str]:
        """Return nothing: what moves change is told by themselves."""
        del view, moves, words
        return []

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
        text = words.say(f"{self.group}-rules-{key}", panel=words.say("button-panel"))
        return f"### {title}\n{text}"

    def illustrations(self, words: Words) -> tuple[Illustration, ...]:
        """Return the pictures that open the rules: a game need not have any."""
        del words
        return ()

    def reasons(
        self, view: ViewT, causes: Sequence[Cause], players: Sequence[Player], words: Words
    ) -> list[str]:
        """Return the messages `GROUP-why-CODE`, and `why-CODE` for codes that begin with a dot."""
        names = {each.seat: each.name for each in self.everyone(view, players, words)}
        told: list[str] = []
        for cause in causes:
            values = dict(self.named(view, cause.values, words))
            if isinstance(rival := values.get("rival"), int):
                values["rival"] = names[rival]
            for key, name in (("halves", "points"), ("price", "price")):
                if isinstance(halves := values.get(key), int):
                    values[name] = points_phrase(halves, words)
            generic = cause.code.startswith(".")
            key = f"why-{cause.code[1:]}" if generic else f"{self.group}-why-{cause.code}"
            told.append(capital(words.say(key, **values)))
        return told

    def compared(self, scene: Scene, view: ViewT, played: Any, better: Any) -> Scene:  # noqa: ANN401
        """Return a picture of the table with two actions marked."""
        return self.marked(scene, view, played, better)

    def in_middle(self, action: Action) -> bool:
        """Return whether the action is one of `middle`."""
        return isinstance(action, self.middle)

    def refusal(self, error: GameError, words: Words, view: ViewT | None = None) -> str:
        """Return the message `GROUP-refused-CODE`; it may begin with the name of a card."""
        key = f"{self.group}-refused-{error.code}"
        if view is None:
            return words.say(key, **error.values)
        return capital(words.say(key, **self.named(view, error.values, words)))

    def named(self, view: ViewT, values: Mapping[str, Value], words: Words) -> Mapping[str, Value]:
        """Return the values of a refusal as people know them: most games have no ids in them."""
        del view, words
        return values


def _seat_of_portrait(view: View) -> int:
    """Return the seat whose portrait a view shows, where none is chosen."""
    return view.mover or view.seat or 1
