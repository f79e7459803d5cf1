"""The public posts of a game: the turn, its picture, the end.

Everything here is built from `view(state, None)`, so that it cannot tell what is hidden.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from bot.chat.messages.post import Post
from bot.chat.posts import clocks, turns
from bot.chat.posts.hint import hint_button, hints_used
from bot.chat.posts.inputs import (
    is_over,
    moves,
    players,
    public_view,
    reading_of,
    recent_of,
    resting_view,
    seat_name,
    table_words,
)
from bot.chat.posts.told import ToldTurns
from bot.presenters.controls import Button, Style
from bot.presenters.reading import NO_MOVES, fallback_name
from bot.presenters.rows import PANEL
from bot.tables.checks import check_game_there
from bot.words.names import has_ink, plain_name, safe_name

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.chat.painter import Painter
    from bot.games.game import View
    from bot.presenters.controls import Row
    from bot.presenters.presenter import AnyPresenter, Closeup, Screen
    from bot.presenters.reading import Player, Reading, Recent
    from bot.tables.model import Played, Position, Table
    from bot.words.words import Words
    from render import Scene


LONGEST_ON_BUTTON = 20
"""Characters of a name that fit on a button."""


@dataclass(frozen=True, slots=True)
class ShownPost:
    """A screen and its picture as PNG, for every post that shows the same position."""

    screen: Screen
    picture: bytes


class Posts:
    """Builds what everybody sees of a game from a table and a position.

    Posts are in the table's language; for a private answer pass the person's `words`.

    Parameters
    ----------
    presenters
        The presenter of each game, by the game's name.
    painter
        Paints the scenes of screens and closeups.
    """

    def __init__(self, presenters: Mapping[str, AnyPresenter], painter: Painter) -> None:
        self.presenters = presenters
        self._painter = painter
        self.told_turns = ToldTurns()

    def presenter(self, table: Table) -> AnyPresenter:
        """Return the presenter of the table's game; raises `GameMissing` if there is none."""
        check_game_there(table)
        return self.presenters[table.record.game]

    def read(
        self, table: Table, view: View, words: Words, recent: Recent = NO_MOVES
    ) -> Reading[Any]:
        """Return the reading of a view with the players of its table."""
        return reading_of(self.presenter(table), table, view, words, recent)

    def taste(self, game: str, notation: str) -> str:
        """Return the catalogue key of the taste that an action shows, or an empty text."""
        return self.presenters[game].taste(notation)

    # What a position looks like

    def screen(
        self,
        table: Table,
        position: Position,
        words: Words | None = None,
        *,
        opened: bool = False,
        calm: bool = False,
    ) -> Screen:
        """Return the screen of any position, without deadline or pause.

        Parameters
        ----------
        opened
            Whether the game is over by now, so that everything is open.
        calm
            Whether nothing is marked as new.
        """
        words = words or table_words(table)
        view = public_view(table, position)
        if opened:
            own = [position.view(table.game, seat.seat) for seat in table.seats]
            view = self.presenter(table).opened(view, own)
        if calm:
            return self.presenter(table).screen(self.read(table, view, words))
        recent = recent_of(table.game, position, opened=opened)
        return self.presenter(table).screen(self.read(table, view, words, recent))

    def current(
        self, table: Table, position: Position, words: Words | None = None, *, page: int = 0
    ) -> Screen:
        """Return the screen of the current turn, with its deadline.

        While the table is paused it has no actions, and says so.

        Parameters
        ----------
        page
            Which page of a long select.
        """
        words = words or table_words(table)
        if paused := bool(table.record.paused_at):
            view, note = resting_view(table, position), words.say("paused-here")
        else:
            view, note = public_view(table, position), clocks.remaining(table, position, words)
        reading = self.read(table, view, words, recent_of(table.game, position))
        screen = self.presenter(table).screen(reading, page=page, paused=paused)
        return replace(screen, text=f"{screen.text}\n{note}") if note else screen

    def watched(self, table: Table, position: Position, words: Words) -> Screen:
        """Return the screen for somebody who watches the table: nothing to press."""
        view, recent = resting_view(table, position), recent_of(table.game, position)
        return self.presenter(table).screen(self.read(table, view, words, recent))

    async def show(self, table: Table, screen: Screen) -> ShownPost:
        """Return a screen with its picture for a post, painted outside the event loop."""
        if table.record.upright:
            screen = replace(screen, scene=self.presenter(table).upright(screen.scene))
        return ShownPost(screen, await self.picture(screen))

    async def picture(self, shown: Screen | Closeup) -> bytes:
        """Return the picture of a screen or a closeup as PNG, painted outside the event loop."""
        return await self.paint(shown.scene)

    async def paint(self, scene: Scene) -> bytes:
        """Return the picture of a scene as PNG, painted outside the event loop."""
        return await self._painter.paint(scene)

    def closeup(
        self,
        table: Table,
        position: Position,
        seat: int | None,
        words: Words,
        *,
        looker: int | None = None,
    ) -> Closeup:
        """Return a closeup of a seat's part of the table, or for None of what all choose from.

        Parameters
        ----------
        looker
            The seat of the person who looks: they see what others do not of their own part, and
            what their own hand tells of the offer.
        """
        game, state = table.game, position.state
        own = looker is not None and seat in (None, looker)
        seen = looker if own and game.unknown(state, looker) != game.unknown(state, None) else None
        view = public_view(table, position) if seen is None else game.view(state, seen)
        recent = recent_of(table.game, position, seen)
        return self.presenter(table).zoom(self.read(table, view, words, recent), seat)

    def everyone(self, table: Table, position: Position, words: Words) -> Sequence[Player]:
        """Return everybody who has a part of the table, an automaton included."""
        view = position.view(table.game, None)
        return self.read(table, view, words).players

    def awaited(self, table: Table, position: Position, words: Words) -> str:
        """Return the player in turn and the possible actions in words, in a few lines."""
        view = public_view(table, position)
        return self.presenter(table).awaited(self.read(table, view, words))

    def lines(
        self,
        table: Table,
        position: Position,
        played: tuple[Played, ...],
        words: Words,
        *,
        opened: bool = False,
    ) -> list[str]:
        """Return a line for each action; hidden cards only if `opened` or the game is over."""
        view = position.view(table.game, None)
        told = moves(table.game, played, over=opened or is_over(table.game, position))
        return self.presenter(table).turn_lines(self.read(table, view, words), told)

    def sheet(self, table: Table, position: Position, words: Words) -> str:
        """Return the full score sheet of a finished game."""
        view = position.view(table.game, None)
        return self.presenter(table).sheet(self.read(table, view, words))

    # Posts

    def board(
        self, table: Table, position: Position, shown: ShownPost, undone: tuple[Played, ...] = ()
    ) -> Post:
        """Return the post of the turn that is on: who must act, the picture, the actions.

        Sent as a new message it pings all who must act. The text is `turn_text`; the screen gives
        the picture and the buttons alone.

        Parameters
        ----------
        shown
            The `current` screen with its picture.
        undone
            The actions last taken back, which earlier posts still tell.
        """
        screen = shown.screen
        presenter, words = self.presenter(table), table_words(table)
        return Post(
            turns.turn_text(presenter, table, position, words, undone),
            table.id,
            table.version,
            self._rows(table, position, screen.rows),
            shown.picture,
            screen.alt,
            pings=tuple(seat.user_id for seat in table.people_to_act(position)),
            calling=True,
        )

    def turn_done(
        self, table: Table, position: Position, played: Sequence[Sequence[Played]]
    ) -> Post:
        """Return the post of finished turns: a line on what was done, then the points so far.

        Parameters
        ----------
        played
            The actions turn by turn: of a person, then of the computers that followed.
        """
        words = table_words(table)
        text = turns.record(self.presenter(table), table, position, played, words)
        return Post(text or words.say("no-log", table=str(table.id)), table.id, table.version)

    def turn_kept(
        self, table: Table, position: Position, shown: ShownPost, played: tuple[Played, ...]
    ) -> Post:
        """Return the post of a finished turn: the actions in words and the picture after them."""
        text = "\n".join(self.lines(table, position, played, table_words(table)))
        return Post(text, table.id, table.version, (), shown.picture, shown.screen.alt)

    def over(
        self,
        table: Table,
        position: Position,
        shown: ShownPost,
        words: Words | None = None,
        hints: Mapping[int, int] | None = None,
        ratings: Sequence[str] = (),
    ) -> Post:
        """Return the last post of a game: the final picture, the places and what decided.

        It mentions everybody who has not ended the game by their own move.

        Parameters
        ----------
        hints
            How many hints were given, by seat; None: none.
        ratings
            Lines on how ratings have changed.
        """
        words = words or table_words(table)
        view, named = position.view(table.game, None), players(table, words)
        verdict = self.presenter(table).verdict(self.read(table, view, words))
        helped = hints_used(hints or {}, named, words)
        lines = (words.say("game-over"), *verdict, *ratings, *helped, *_out(table, words))
        row = (
            Button(PANEL, words.say(f"{self.presenter(table).group}-zoom-own"), Style.MAIN),
            Button("!sheet", words.say("button-sheet"), Style.MAIN),
            Button("!log", words.say("button-log")),
            Button("!replay", words.say("button-replay")),
            Button("!rematch", words.say("button-rematch"), Style.GOOD),
        )
        review = (Button("!review", words.say("button-review")),) if table.game.judge else ()
        rest = () if table.forgotten else (self._end_button(table, words),)
        rows = (row, (*review, Button("!export", words.say("button-export")), *rest))
        last = position.last_of_a_seat
        ended = last.seat if last is not None else 0
        return Post(
            "\n".join(lines),
            table.id,
            table.version,
            rows,
            shown.picture,
            shown.screen.alt,
            pings=tuple(seat.user_id for seat in table.present if seat.seat != ended),
            calling=True,
        )

    def _rows(self, table: Table, position: Position, actions: tuple[Row, ...]) -> tuple[Row, ...]:
        words = table_words(table)
        panel = Button(PANEL, words.say("button-panel"), Style.GOOD)
        others = self._table_row(table, position, words)
        if not actions:
            return ((panel, *others),)
        return ((panel, *hint_button(table, words)), *actions, others)

    def _table_row(self, table: Table, position: Position, words: Words) -> tuple[Button, ...]:
        resume = Button("!resume", words.say("button-resume"), Style.GOOD)
        paused = bool(table.record.paused_at)
        return (
            *((resume,) if paused else self._undo_button(table, position, words)),
            Button("!state 1", words.say("button-state")),
            Button("!log", words.say("button-log")),
            Button(f"!rules {table.record.game}", words.say("button-rules")),
        )

    @staticmethod
    def _undo_button(table: Table, position: Position, words: Words) -> tuple[Button, ...]:
        seat = position.undoable
        if not seat or table.seats[seat - 1].computer:
            return ()
        label = words.say("button-undo")
        if seat not in table.game.to_act(position.state):
            whole = seat_name(table, table.seats[seat - 1], words)
            name = plain_name(whole)[:LONGEST_ON_BUTTON]
            label = words.say("button-undo-of", player=name)
        return (Button("!undo", label),)

    @staticmethod
    def _end_button(table: Table, words: Words) -> Button:
        alone = len(table.present) == 1
        return Button("!undo", words.say("button-undo" if alone else "button-undo-end"))


def _out(table: Table, words: Words) -> Sequence[str]:
    if not table.resigned:
        return ()
    names = [each.name or words.say("former-player") for each in table.resigned]
    shown = [
        safe_name(name if has_ink(name) else fallback_name(each.seat, words))
        for each, name in zip(table.resigned, names, strict=True)
    ]
    return (words.say("over-resigned", players=", ".join(shown)),)
