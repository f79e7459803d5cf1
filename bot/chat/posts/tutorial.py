"""The private messages of the tutorial: which game, a step, the end.

Nothing is stored: the id of each button says which step of which game it belongs to.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import structlog

from bot.chat.messages.post import Picture, Post
from bot.games import GAMES
from bot.games.errors import GameError
from bot.games.position import read_position
from bot.presenters.controls import Button, Select, Style
from bot.presenters.reading import Player, fallback_name
from bot.presenters.rows import PANEL, PICK, ROUTINE, TURN_PAGE
from bot.presenters.tutorial import END, READER, about, farewell, position_text
from bot.tables.errors import UnknownGame
from bot.words.names import has_ink, plain_name, safe_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from bot.chat.posts.public import Posts
    from bot.games.game import AnyGame, View
    from bot.presenters.controls import Row
    from bot.presenters.presenter import AnyPresenter, Closeup, Panel, Screen
    from bot.presenters.reading import Reading
    from bot.presenters.tutorial import TutorialStep
    from bot.tables.model import Table
    from bot.words.words import Words

LEARN = "!learn"
"""The command of the tutorial; a game, the number of a step and what is done there may follow."""
RULES = "!rules-beside"
"""The command that opens the rules in a message of their own; the game's name follows."""
FIRST_GAME = "!first-game"
"""The command that opens and starts a game against the computer; the game's name follows."""
ZOOM = "!city"
"""The command that shows the reader's own part of the table large."""
_LOOKS = (PICK, PANEL, TURN_PAGE)
"""The commands that show another part of the controls, and do nothing in the game."""

log = structlog.get_logger()


class TutorialPlace(NamedTuple):
    """What somebody sees of a tutorial.

    Parameters
    ----------
    number
        The number of the step, from 1; after the last one comes the end.
    note
        What is said of something else that they did there.
    item, page
        What is picked in the step, and the page of a long select, as in a panel.
    done
        The steps that the last press has done; one is done in any case, however they came here.
    zoom
        The seat whose part of the table is shown large; empty: none.
    """

    number: int
    note: str = ""
    item: str = ""
    page: int = 0
    done: int = 1
    zoom: str = ""


class Tutorial:
    """The tutorial of a game for one reader, in their language.

    Parameters
    ----------
    name
        The name of the reader, as they are called on the server.

    Raises
    ------
    UnknownGame
        When no such game has a tutorial.
    """

    def __init__(
        self, presenters: Mapping[str, AnyPresenter], game: str, name: str, words: Words
    ) -> None:
        presenter = presenters.get(game)
        if presenter is None or not presenter.tutorial:
            raise UnknownGame(game=game)
        self._presenter = presenter
        self._words = words
        reader = name if has_ink(name) else fallback_name(READER, words)
        computer = words.say("computer-seat", number=1)
        self._players = [
            Player(seat, safe_name(each), plain_name(each))
            for seat, each in enumerate((reader, computer), start=READER)
        ]

    @property
    def length(self) -> int:
        """Return the number of steps."""
        return len(self._presenter.tutorial)

    def place(self, number: int, action: str) -> TutorialPlace:
        """Return the place that follows an action in a step.

        An action that does what the step asks for leads to the next one, any other stays in it.
        """
        number = min(max(1, number), self.length + 1)
        if number > self.length or not action:
            return TutorialPlace(number)
        step = self._presenter.tutorial[number - 1]
        if done := self._done(number, action):
            return TutorialPlace(number + done, done=done)
        name, _, rest = action.partition(" ")
        if name == TURN_PAGE:
            page, _, item = rest.partition(" ")
            return TutorialPlace(number, item=item, page=int(page) if page.isdecimal() else 0)
        if name in _LOOKS and (not rest or self._leads(step, rest)):
            return TutorialPlace(number, item=rest)
        if name == ZOOM:
            return TutorialPlace(number, zoom=rest)
        hint = step.hint(self._group, action, self._words)
        return TutorialPlace(number, self._words.say("learn-wrong", hint=hint))

    def _done(self, number: int, action: str) -> int:
        """Return how many steps are done by what a control does, judged by the positions.

        A control of several actions does each step whose position and outcome it passes.
        """
        game = self._presenter.game
        rules, state = _position(game, self._presenter.tutorial[number - 1].name)
        try:
            actions = (
                rules.routine(rules.view(state, READER))
                if action == ROUTINE
                else (rules.parse(READER, self._presenter.notation(action)),)
            )
            done = 0
            for step, each in zip(self._presenter.tutorial[number - 1 :], actions, strict=False):
                before = _position(game, step.name)[1]
                if state != before:
                    break
                state, _ = rules.apply(state, each)
                wanted = (rules.parse(READER, expected) for expected in step.expected)
                if state not in [rules.apply(before, one)[0] for one in wanted]:
                    break
                done += 1
        except GameError:
            return 0
        return done

    def ends(self, place: TutorialPlace) -> bool:
        """Return whether a place is behind the last step."""
        return place.number > self.length

    async def post(self, posts: Posts, place: TutorialPlace, lobby: Table | None = None) -> Post:
        """Return the message of a place; without its picture where that cannot be painted.

        It says what the step before was good for, however the reader came here.

        Parameters
        ----------
        lobby
            A table that gathers players for the game, which the reader can join at the end.
        """
        if self.ends(place):
            return await self._end(posts, place.done, lobby)
        step, words = self._presenter.tutorial[place.number - 1], self._words
        if place.zoom:
            return await self._enlarged(posts, step, place)
        shown = self._shown(step)
        said, rows = "", shown.rows
        if place.page:
            rows = self._panel(step, place.item, place.page).rows
        elif place.item:
            said, rows = self._picked(step, place.item)
        title = words.say("learn-step", game=self._title, number=place.number, count=self.length)
        learnt = self._learnt(place.number, place.done)
        task = words.say("learn-task", task=step.task(self._group, self._button(step), words))
        text = "\n".join(filter(None, (title, learnt, place.note, task, said)))
        rows = (*(self._led(row, step, place.number) for row in rows), self._way(place))
        above = (self._table(step),) if step.board else ()
        # The task stands beside its buttons: both fit a window, and the pictures are above.
        return await _painted(posts, Post(text, rows=rows, picture_first=True), *above, shown)

    async def _enlarged(self, posts: Posts, step: TutorialStep, place: TutorialPlace) -> Post:
        """Return the reader's own part of the table, large, with a way back to the step."""
        closeup = self._presenter.zoom(self._reading(step.name, READER), READER)
        back = f"{LEARN} {self._presenter.game} {place.number}"
        row = (Button(back, self._words.say("button-back"), Style.MAIN),)
        return await _painted(posts, Post(closeup.text, rows=(row,), picture_first=True), closeup)

    def _learnt(self, number: int, done: int) -> str:
        """Return the reasons of the steps done; at the first step, that this is an example."""
        if number == 1:
            return self._words.say("learn-example")
        steps = self._presenter.tutorial[max(0, number - 1 - done) : number - 1]
        reasons = (step.reason(self._group, self._words) for step in steps)
        return "\n".join(self._words.say("learn-right", reason=reason) for reason in reasons)

    async def _end(self, posts: Posts, done: int, lobby: Table | None) -> Post:
        """Return the last message: the finished game, and the way to a real one."""
        words, game = self._words, self._presenter.game
        shown = self._presenter.screen(self._reading(END, None))
        title = words.say("learn-end", game=self._title)
        learnt = self._learnt(self.length + 1, done)
        if lobby is None:
            goes_on = words.say("learn-first-game")
            button = Button(f"{FIRST_GAME} {game}", words.say("button-first-game"), Style.GOOD)
        else:
            goes_on = words.say("learn-join", table=str(lobby.id))
            button = Button("!join", words.say("button-join"), Style.GOOD)
        lines = (title, learnt, farewell(self._group, words), goes_on)
        rows: tuple[Row, ...] = (
            (button,),
            (
                Button(f"{LEARN} {game} 1", words.say("button-learn-again")),
                Button(f"{RULES} {game}", words.say("button-rules")),
            ),
        )
        number, version = (0, 0) if lobby is None else (lobby.id, lobby.version)
        return await _painted(posts, Post("\n".join(lines), number, version, rows), shown)

    @property
    def _group(self) -> str:
        return self._presenter.group

    @property
    def _title(self) -> str:
        return self._words.say(f"game-{self._presenter.game}")

    def _shown(self, step: TutorialStep) -> Screen | Panel:
        if step.panel:
            return self._panel(step)
        return self._table(step)

    def _table(self, step: TutorialStep) -> Screen:
        return self._presenter.screen(self._reading(step.name, None))

    def _picked(self, step: TutorialStep, item: str) -> tuple[str, tuple[Row, ...]]:
        return self._presenter.pick(self._reading(step.name, READER), item)

    def _panel(self, step: TutorialStep, item: str = "", page: int = 0) -> Panel:
        return self._presenter.panel(self._reading(step.name, READER), item=item, page=page)

    def _reading(self, name: str, seat: int | None) -> Reading[Any]:
        view = _view(self._presenter.game, name, seat)
        return self._presenter.read(view, self._words, self._players)

    def _leads(self, step: TutorialStep, item: str) -> bool:
        _, rows = self._picked(step, item)
        found = _labels(rows)
        return any(action in found for action in step.expected)

    def _button(self, step: TutorialStep) -> str:
        shown = _labels(self._shown(step).rows)
        for action in step.expected:
            if action in shown:
                return shown[action].rstrip("…")
        for action, label in shown.items():
            if self._is_asked(step, action):
                return label.rstrip("…")
        return ""

    def _led(self, row: Row, step: TutorialStep, number: int) -> Row:
        """Return a row that leads on in the tutorial; only what the step asks for is coloured."""
        before = f"{LEARN} {self._presenter.game} {number}"
        if isinstance(row, Select):
            options = tuple(each.leading_to(f"{before} {each.action}") for each in row.options)
            return replace(row, options=options)
        return tuple(
            replace(
                each,
                action=f"{before} {each.action}",
                style=Style.MAIN if self._is_asked(step, each.action) else Style.PLAIN,
            )
            for each in row
        )

    def _is_asked(self, step: TutorialStep, action: str) -> bool:
        """Return whether an action is what a step asks for, or leads there."""
        name, _, rest = action.partition(" ")
        leads = name in _LOOKS and bool(rest) and self._leads(step, rest)
        return action in step.expected or leads

    def _way(self, place: TutorialPlace) -> tuple[Button, ...]:
        before = f"{LEARN} {self._presenter.game}"
        number = place.number if place.item or place.page else place.number - 1
        back = Button(f"{before} {number}", self._words.say("button-back"))
        other = Button(LEARN, self._words.say("button-learn-other"))
        skip = Button(f"{before} {place.number + 1}", self._words.say("button-learn-skip"))
        rules = Button(f"{RULES} {self._presenter.game}", self._words.say("button-rules"))
        return (back if number else other, skip, rules)


@cache
def _view(game: str, name: str, seat: int | None) -> View:
    rules, state = _position(game, name)
    return rules.view(state, seat)


@cache
def _position(game: str, name: str) -> tuple[AnyGame, Any]:
    return read_position(position_text(game, name), GAMES)


def taught(presenters: Iterable[AnyPresenter]) -> list[str]:
    """Return the names of the games that have a tutorial."""
    return [presenter.game for presenter in presenters if presenter.tutorial]


def choice_post(presenters: Iterable[AnyPresenter], words: Words) -> Post:
    """Return the question which game somebody wants to learn."""
    games = taught(presenters)
    lines = [words.say("learn-which"), *(about(game, words) for game in games)]
    row = tuple(Button(f"{LEARN} {game}", words.say(f"game-{game}"), Style.MAIN) for game in games)
    return Post("\n".join(lines), rows=(row,))


def _labels(rows: Iterable[Row]) -> dict[str, str]:
    return dict(_controls(rows))


def _controls(rows: Iterable[Row]) -> Iterator[tuple[str, str]]:
    for row in rows:
        if isinstance(row, Select):
            yield from ((option.action, option.label) for option in row.options)
        else:
            yield from ((button.action, button.label) for button in row if button.enabled)


async def _painted(posts: Posts, post: Post, *shown: Screen | Panel | Closeup) -> Post:
    first, *others = shown
    post = replace(post, alt=first.alt)
    try:
        pictures = [await posts.paint(each.scene) for each in shown]
    except Exception as error:
        log.exception("tutorial without picture", exc_info=error)
        return post
    further = tuple(
        Picture(content, each.alt, f"part{number}.png")
        for number, (content, each) in enumerate(zip(pictures[1:], others, strict=True), start=2)
    )
    return replace(post, picture=pictures[0], illustrations=further)
