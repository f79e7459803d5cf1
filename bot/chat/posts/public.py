"""What each kind of a table's public post shows."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from msgspec import structs

from bot.chat.posts import clocks
from bot.chat.posts.inputs import moves, recent_of
from bot.chat.transport.post import Post
from bot.presenters.options import option_name
from bot.presenters.presenter import Button, Player, Style
from bot.tables.schedule.silence import DAYS_TO_CLOSE, DAYS_TO_QUESTION
from bot.words.names import plain_name, safe_name, seat_name
from bot.words.words import Words

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.chat.painter import Painter
    from bot.games.game import Action
    from bot.presenters.presenter import AnyPresenter, Closeup, Row, Screen
    from bot.tables.model import Played, Position, Table


LONGEST_BACK = 600
"""Characters of what was taken back that a post repeats."""
LONGEST_ON_BUTTON = 20
"""Characters of a name that fit on a button."""


class Posts:
    """Builds posts from tables and positions.

    They speak the table's language. What somebody is shown privately takes the `words` of theirs.

    Parameters
    ----------
    presenters
        One a game, by the game's name.
    painter
        Who paints their scenes.
    """

    def __init__(self, presenters: Mapping[str, AnyPresenter], painter: Painter) -> None:
        self.presenters = presenters
        self._painter = painter

    def presenter(self, table: Table) -> AnyPresenter:
        """Return the presenter of the table's game."""
        return self.presenters[table.record.game]

    def taste(self, game: str, notation: str) -> str:
        """Return what an action of a game chose that is a matter of taste, else an empty text."""
        return self.presenters[game].taste(notation)

    def words(self, table: Table) -> Words:
        """Return the table's language."""
        return Words(table.record.language)

    def title(self, table: Table, words: Words | None = None) -> str:
        """Return the name of the table's game."""
        return (words or self.words(table)).say(f"game-{table.record.game}")

    # Before the game

    def lobby(self, table: Table, words: Words | None = None) -> Post:
        """Return the post that gathers players, with Join, Leave and Start."""
        words = words or self.words(table)
        least, _ = table.game.seats
        host = table.host
        lines = [
            words.say(
                "lobby-host" if seat == host else "lobby-seat",
                seat=seat.seat,
                player=safe_name(seat_name(table, seat, words)),
            )
            for seat in table.seats
        ]
        free = table.record.capacity - len(table.seats)
        text = words.say(
            "lobby",
            game=self.title(table, words),
            table=str(table.id),
            option=option_name(table.record.game, table.record.option, words),
            custom=int(table.record.option != table.game.options()[0]),
            taken=len(table.seats),
            seats=table.record.capacity,
            players="\n".join(lines),
            host=safe_name(host.name) if host else "",
            missing=max(0, least - len(table.seats)),
            free=free,
        )
        if table.record.pace:
            text += "\n" + clocks.terms(table, words)
        row = (
            Button("!join", words.say("button-join"), Style.GOOD, enabled=free > 0),
            Button("!leave", words.say("button-leave")),
            Button(
                "!start", words.say("button-start"), Style.MAIN, enabled=len(table.seats) >= least
            ),
            Button(f"!rules {table.record.game}", words.say("button-rules")),
        )
        count = len(table.computers)
        add = Button(f"!computers {count + 1}", words.say("button-add-computer"), enabled=free > 0)
        remove = Button(f"!computers {count - 1}", words.say("button-remove-computer"))
        computers = (add, remove) if count else (add,)
        return Post(text, table.id, table.version, (row, computers))

    def lobby_done(self, table: Table) -> Post:
        """Return what the gathering post becomes once the game is on."""
        words = self.words(table)
        names = ", ".join(player.name for player in players(table, words))
        return Post(
            words.say("lobby-started", game=self.title(table), table=str(table.id), players=names)
        )

    def lobby_closed(self, table: Table) -> Post:
        """Return what the gathering post becomes when the table closes without a game."""
        words = self.words(table)
        return Post(words.say("table-ended-empty", game=self.title(table), table=str(table.id)))

    # The game

    async def board(
        self, table: Table, position: Position, undone: tuple[Played, ...] = ()
    ) -> Post:
        """Return the post of the turn that is on: whose it is, the picture, the legal actions.

        It pings the players to act when it is sent as a new message.

        Parameters
        ----------
        undone
            The actions last taken back, which earlier posts still tell.
        """
        screen = self.current(table, position)
        text = screen.text
        if undone:
            words = self.words(table)
            told = " ".join(self.lines(table, position, undone, words))[:LONGEST_BACK]
            text += "\n" + words.say("taken-back", moves=told)
        return Post(
            text,
            table.id,
            table.version,
            (*screen.rows, self._table_row(table, position)),
            await self.picture(screen),
            screen.alt,
            pings=tuple(seat.user_id for seat in table.people_to_act(position)),
        )

    async def turn_done(self, table: Table, position: Position, played: tuple[Played, ...]) -> Post:
        """Return what the post of a turn becomes: what was played, and the picture after."""
        screen = self.screen(table, position)
        text = "\n".join(self.lines(table, position, played, self.words(table)))
        picture = await self.picture(screen)
        return Post(text, table.id, table.version, (), picture, screen.alt)

    def lines(
        self, table: Table, position: Position, played: tuple[Played, ...], words: Words
    ) -> list[str]:
        """Return actions in words, a line each, as everybody may see them."""
        view = table.game.view(position.state, None)
        return self.presenter(table).turn_lines(
            view, moves(table.game, played), players(table, words), words
        )

    async def over(self, table: Table, position: Position, words: Words | None = None) -> Post:
        """Return the last post of a game: the final picture and the full score sheet."""
        words = words or self.words(table)
        screen = self.screen(table, position, words)
        view = table.game.view(position.state, None)
        sheet = self.presenter(table).sheet(view, players(table, words), words)
        text = f"{words.say('game-over')}\n{sheet}"
        picture = await self.picture(screen)
        row = (
            self._own_button(table, words),
            Button("!log", words.say("button-log")),
            Button("!export", words.say("button-export")),
            Button("!replay", words.say("button-replay")),
            Button("!rematch", words.say("button-rematch"), Style.GOOD),
        )
        rows = (row,) if table.forgotten else (row, (self._end_button(table, words),))
        return Post(text, table.id, table.version, rows, picture, screen.alt)

    def closed(self, table: Table, words: Words | None = None) -> Post:
        """Return what is said of a table closed before the end of its game."""
        words = words or self.words(table)
        key = "table-ended" if table.record.setup else "table-ended-empty"
        lines = [words.say(key, game=self.title(table, words), table=str(table.id))]
        if table.record.stalled:
            lines.append(words.say("table-stalled", days=DAYS_TO_QUESTION + DAYS_TO_CLOSE))
        if not table.people:
            return Post("\n".join(lines))
        lines.append(words.say("table-reopens", table=str(table.id)))
        row = (Button("!reopen", words.say("button-reopen")),)
        return Post("\n".join(lines), table.id, table.version, (row,))

    def broken(self, table: Table) -> Post:
        """Return what is said of a running table whose game cannot be read."""
        return Post(self.words(table).say("table-broken", table=str(table.id)))

    def everyone(self, table: Table, position: Position, words: Words) -> Sequence[Player]:
        """Return who has a part of the table, whom the game itself plays among them."""
        view = table.game.view(position.state, None)
        return self.presenter(table).everyone(view, players(table, words), words)

    def screen(self, table: Table, position: Position, words: Words | None = None) -> Screen:
        """Return what the presenter makes of the position as everybody may see it.

        The legal actions are those of the seat to act: all may see them, one may press them.
        """
        view = self._view(table, position)
        words, recent = words or self.words(table), recent_of(table.game, position)
        return self.presenter(table).screen(view, players(table, words), recent, words)

    def current(
        self, table: Table, position: Position, words: Words | None = None, *, page: int = 0
    ) -> Screen:
        """Return the screen of the turn that is on, and when its time is up.

        While the table is paused it has no actions, and says so.
        """
        words, recent = words or self.words(table), recent_of(table.game, position)
        if table.record.paused_at:
            view = structs.replace(table.game.view(position.state, None), legal=())
            note = words.say("paused-here")
        else:
            view, note = self._view(table, position), clocks.remaining(table, position, words)
        screen = self.presenter(table).screen(
            view,
            players(table, words),
            recent,
            words,
            page=page,
            paused=bool(table.record.paused_at),
        )
        return replace(screen, text=f"{screen.text}\n{note}") if note else screen

    @staticmethod
    def _view(table: Table, position: Position, looker: int | None = None) -> Any:  # noqa: ANN401  (only its game knows)
        """Return what a seat may see, with the legal actions that everybody may see.

        Those of the computer are for nobody to press.
        """
        game, state = table.game, position.state
        legal: tuple[Action, ...] = game.view(state, None).legal
        pressable = tuple(each for each in legal if not table.seats[each.seat - 1].computer)
        return structs.replace(game.view(state, looker), legal=pressable)

    def awaited(self, table: Table, position: Position, words: Words) -> str:
        """Return whose turn it is and what can be done, in a few lines."""
        view = self._view(table, position)
        return self.presenter(table).awaited(view, players(table, words), words)

    def closeup(
        self,
        table: Table,
        position: Position,
        seat: int | None,
        words: Words,
        *,
        looker: int | None,
    ) -> Closeup:
        """Return what a seat has before it large, or without one what all seats choose from.

        Parameters
        ----------
        looker
            The seat that looks, None: a spectator.
        """
        view = self._view(table, position, looker)
        recent = recent_of(table.game, position)
        return self.presenter(table).zoom(view, players(table, words), recent, words, seat)

    async def picture(self, shown: Screen | Closeup) -> bytes:
        """Return the picture of a screen or a closeup as PNG, painted beside the event loop."""
        return await self._painter.paint(shown.scene)

    def _table_row(self, table: Table, position: Position) -> Row:
        words = self.words(table)
        resume = Button("!resume", words.say("button-resume"), Style.GOOD)
        paused = bool(table.record.paused_at)
        return (
            *((resume,) if paused else self._undo_button(table, position, words)),
            self._own_button(table, words),
            Button("!state 1", words.say("button-state")),
            Button("!log", words.say("button-log")),
            Button(f"!rules {table.record.game}", words.say("button-rules")),
        )

    @staticmethod
    def _undo_button(table: Table, position: Position, words: Words) -> tuple[Button, ...]:
        """Return the button of whoever may take the last action back, by name if not in turn."""
        seat = position.undoable
        if not seat or table.seats[seat - 1].computer:
            return ()
        label = words.say("button-undo")
        if seat not in table.game.to_act(position.state):
            name = plain_name(table.seats[seat - 1].name)[:LONGEST_ON_BUTTON]
            label = words.say("button-undo-of", player=name)
        return (Button("!undo", label),)

    @staticmethod
    def _end_button(table: Table, words: Words) -> Button:
        """Return the button that leads to taking the end back, which all others must agree to."""
        alone = len(table.present) == 1
        return Button("!undo", words.say("button-undo" if alone else "button-undo-end"))

    def _own_button(self, table: Table, words: Words) -> Button:
        group = self.presenter(table).group
        return Button("!city", words.say(f"{group}-zoom-own"))


def players(table: Table, words: Words) -> list[Player]:
    """Return who sits at the table, with names safe to show."""
    named = [(seat.seat, seat_name(table, seat, words)) for seat in table.seats]
    return [Player(seat, safe_name(name), plain_name(name)) for seat, name in named]
