"""The input of presenters: players, moves and views, each as a seat or everybody may see it."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any

from msgspec import structs

from bot.presenters.fitting import cut_label
from bot.presenters.reading import NO_MOVES, Move, Player, Recent, fallback_name
from bot.tables.errors import GameMissing
from bot.tables.missing import why_missing
from bot.words.names import has_ink, plain_name, safe_name
from bot.words.words import Words
from storage.records import NOBODY

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from bot.games.game import AnyGame, View
    from bot.presenters.presenter import AnyPresenter
    from bot.presenters.reading import Reading
    from bot.tables.model import Played, Position, Table
    from storage.records import SeatRecord


LONGEST_OF_SEVERAL = 12
"""Characters of a name that several people have; with its number it is cut nowhere."""


def public_view(table: Table, position: Position) -> View:
    """Return the public view, with the actions that people can press on a public post.

    Actions of computer seats are left out: they are nobody's to press.
    """
    view = position.view(table.game, None)
    people = {seat.seat for seat in table.people_to_act(position)}
    legal = tuple(action for action in view.legal if action.seat in people)
    return view if legal == view.legal else structs.replace(view, legal=legal)


def resting_view(table: Table, position: Position) -> View:
    """Return the public view without actions, for a paused table and for watchers."""
    return structs.replace(position.view(table.game, None), legal=())


def recent_of(
    game: AnyGame, position: Position, seat: int | None = None, *, opened: bool = False
) -> Recent:
    """Return the moves of the last turn and of the current one, as the seat may see them.

    A seat also gets what others did after its own last turn.

    Parameters
    ----------
    opened
        Whether the game is over by now, though not in this position.
    """
    over = opened or is_over(game, position)
    return Recent(
        moves(game, position.previous, seat, over=over),
        moves(game, position.current, seat, over=over),
        moves(game, chain.from_iterable(since(position, (seat,))), seat, over=over),
    )


def since(position: Position, seats: Collection[int | None]) -> Sequence[Sequence[Played]]:
    """Return the kept turns after the last one of some seats; nothing if none of them had one."""
    turns = position.finished_turns
    for at in range(len(turns) - 1, -1, -1):
        if any(move.seat in seats for move in turns[at]):
            return turns[at + 1 :]
    return ()


def moves(
    game: AnyGame, played: Iterable[Played], seat: int | None = None, *, over: bool
) -> tuple[Move, ...]:
    """Return actions as presenters take them.

    Parameters
    ----------
    seat
        The seat that reads them; None: everybody.
    over
        Whether the game is over: then everything is open.
    """
    return tuple(_open(move) if over else _seen(game, move, seat) for move in played)


def is_over(game: AnyGame, position: Position) -> bool:
    """Return True once the game has a result."""
    return game.result(position.state) is not None


def _open(move: Played) -> Move:
    return Move(move.seat, move.notation, move.events)


def _seen(game: AnyGame, move: Played, seat: int | None) -> Move:
    notation = game.text_for(game.parse(move.seat, move.notation), seat)
    events = (game.event_for(event, seat) for event in move.events)
    return Move(move.seat, notation, tuple(event for event in events if event is not None))


def seat_name(table: Table, seat: SeatRecord, words: Words) -> str:
    """Return the name of a seat: its person's, "Computer 1", or that of a former player.

    Who has no name that can be seen is "Player 2"; people of the same name are told apart by the
    number of their seat, "Ann (2)".
    """
    name = _own_name(table, seat, words)
    if seat.user_id == NOBODY:
        return name
    same = plain_name(name).casefold()
    names = (plain_name(_own_name(table, other, words)) for other in table.seats if other != seat)
    if all(other.casefold() != same for other in names):
        return name
    return f"{cut_label(plain_name(name), LONGEST_OF_SEVERAL)} ({seat.seat})"


def seat_title(table: Table, seat: SeatRecord, words: Words) -> str:
    """Return the name of a seat, and how strongly a computer plays: "Computer 1, hard"."""
    name = seat_name(table, seat, words)
    if not seat.computer:
        return name
    return words.say("computer-title", name=name, strength=words.say(f"strength-{seat.strength}"))


def shown_title(table: Table, seat: SeatRecord, words: Words) -> str:
    """Return the title of a seat as `seat_title` does, safe to show in a message."""
    return safe_name(seat_title(table, seat, words))


def shown_name(table: Table, seat: SeatRecord, words: Words) -> str:
    """Return the name of a seat as `seat_name` does, safe to show in a message."""
    return safe_name(seat_name(table, seat, words))


def _own_name(table: Table, seat: SeatRecord, words: Words) -> str:
    if seat.computer:
        return words.say("computer-seat", number=table.computers.index(seat) + 1)
    if not seat.name:
        return words.say("former-player")
    return seat.name if has_ink(seat.name) else fallback_name(seat.seat, words)


def players(table: Table, words: Words) -> list[Player]:
    """Return the players of a table, with names safe to show."""
    return [
        Player(
            seat.seat,
            safe_name(seat_name(table, seat, words)),
            plain_name(seat_title(table, seat, words)),
        )
        for seat in table.seats
    ]


def reading_of(
    presenter: AnyPresenter, table: Table, view: View, words: Words, recent: Recent = NO_MOVES
) -> Reading[Any]:
    """Return the reading of a view with the players of its table."""
    return presenter.read(view, words, players(table, words), recent)


def awaited_names(table: Table, position: Position, words: Words) -> str:
    """Return the names of all who must act, safe to show, divided by commas."""
    return ", ".join(shown_name(table, seat, words) for seat in table.to_act(position))


def table_words(table: Table) -> Words:
    """Return the words in the table's language, which its public posts speak."""
    return Words(table.record.language)


def thread_name(table: Table) -> str:
    """Return the name of the table's own thread, at most 100 characters: game and number."""
    title = game_title(table)
    return table_words(table).say("thread-name", game=title, table=str(table.id))[:100]


def game_title(table: Table, words: Words | None = None) -> str:
    """Return the name of the table's game; in the table's language unless `words` are given."""
    words, key = words or table_words(table), f"game-{table.record.game}"
    return words.say("game-of-later-release" if why_missing(table.game) is GameMissing else key)
