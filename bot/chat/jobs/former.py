"""The former posts of a table: what a post becomes once a newer one has taken its place.

Mostly it is edited just before the newer one is sent. What Discord does not edit for now keeps
nothing back: it is edited later, when its due row's time has come.
"""

from __future__ import annotations

from enum import StrEnum
from itertools import chain
from math import ceil
from typing import TYPE_CHECKING

import msgspec

from bot.chat.jobs.outbox import FIRST_PAUSE
from bot.chat.messages.channels import board_link, edit, find_place, passing
from bot.chat.posts.closing import reopened_post
from bot.chat.posts.history import played_last
from bot.chat.posts.lobby import lobby_closed, lobby_moved, lobby_started
from bot.chat.traffic.rests import Resting
from bot.games.game import CHANCE
from bot.tables.errors import NoTable, Refusal
from storage.records import NewDue

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.chat.jobs.agenda import DueHandler
    from bot.chat.messages.post import Post
    from bot.chat.posts.public import ShownPost
    from bot.chat.services import Services
    from bot.tables.model import Position, Table
    from storage.records import Due

FORMER = "former"
"""The due row of a former post that is to be edited later."""


class Becomes(StrEnum):
    """What a post becomes."""

    STARTED = "started"
    """Of a lobby: that the game has started."""
    MOVED = "moved"
    """Of a lobby: that it stands further down."""
    CLOSED = "closed"
    """Of a lobby: that the table was closed."""
    REOPENED = "reopened"
    """Of a closed table: where it goes on."""
    DONE = "done"
    """Of a turn: what was played."""
    KEPT = "kept"
    """Of a closed table's last turn: what was played, with the picture."""


class Former(msgspec.Struct, frozen=True, omit_defaults=True):
    """A former post and what it becomes.

    Parameters
    ----------
    turn
        The turn that it has announced last.
    actions
        How many actions had been played when it was left.
    heirs
        Whether the seat had changed hands in its turn: then it tells this turn so far.
    """

    channel: int
    message: int
    becomes: Becomes
    turn: int = 0
    actions: int = 0
    heirs: bool = False


def later(former: Former, error: Exception) -> NewDue:
    """Return the row by which a former post is edited after Discord has failed to for now."""
    seconds = error.seconds if isinstance(error, Resting) else FIRST_PAUSE
    return NewDue(FORMER, ceil(seconds * 1000), payload=msgspec.json.encode(former).decode())


class FormerPosts:
    """Tells what former posts become, and edits those that could not be edited at once."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @property
    def handlers(self) -> Mapping[str, DueHandler]:
        """Return the handlers by kind of row."""
        return {FORMER: self.follow}

    async def follow(self, due: Due) -> None:
        """Edit a former post, if it is there still."""
        former = msgspec.json.decode(due.payload, type=Former)
        try:
            table = await self._services.tables.archive.table(due.table_id)
        except NoTable:
            return
        client = self._services.shards.of(table.record.guild_id)
        place = await find_place(client, former.channel)
        post = await self._post(table, former)
        if place is not None and post is not None:
            with passing(table.id):
                await edit(place, former.message, post)

    async def _post(self, table: Table, former: Former) -> Post | None:
        match former.becomes:
            case Becomes.STARTED:
                thread = table.record.channel_id if table.in_own_thread else 0
                return lobby_started(table, thread)
            case Becomes.MOVED:
                return lobby_moved(table)
            case Becomes.CLOSED:
                return lobby_closed(table)
            case Becomes.REOPENED:
                url = await board_link(self._services.database, table.record)
                return reopened_post(table, url)
            case Becomes.DONE | Becomes.KEPT:
                return await self._turn(table, former)

    async def _turn(self, table: Table, former: Former) -> Post | None:
        posts = self._services.posts
        try:
            history = await self._services.tables.archive.history(table)
            # What was taken back since is told no more.
            position = history[min(former.actions, len(history) - 1)]
            if former.becomes is Becomes.KEPT:
                return await self.kept(table, position, former.turn)
            shown = None
            if table.record.pictures:
                shown = await posts.show(table, posts.screen(table, position))
            return self.done(table, position, shown, former.turn, heirs=former.heirs)
        except Refusal:
            return None

    def done(
        self, table: Table, position: Position, shown: ShownPost | None, turn: int, *, heirs: bool
    ) -> Post:
        """Return what the post of a turn becomes once a newer one is sent.

        Parameters
        ----------
        position
            How the game stands as the post is left.
        shown
            The screen of that position, for tables that keep their pictures.
        turn, heirs
            As `Former` has them.
        """
        posts = self._services.posts
        here = position.current if heirs or not turn else ()
        numbers = range(_first_told(table, position, turn), position.turn) if turn else ()
        told = [each for each in map(position.of_turn, numbers) if each]
        turns = [here] if here else told or [position.previous]
        if table.record.pictures and shown is not None:
            return posts.turn_kept(table, position, shown, tuple(chain.from_iterable(turns)))
        return posts.turn_done(table, position, turns)

    async def kept(self, table: Table, position: Position, turn: int | None) -> Post | None:
        """Return the text and picture that a closed table's last post of a turn keeps.

        None if nothing was played since the post before, and that one has kept its picture, unless
        a resignation has ended the game, which a new post tells.

        Parameters
        ----------
        turn
            The turn that it has announced last, or None if there is no such post.
        """
        fresh = turn is not None and position.turn == turn and not position.current
        told_before = fresh and bool(position.previous)
        if told_before and table.record.pictures and table.surrender is None:
            return None
        posts = self._services.posts
        shown = await posts.show(table, posts.screen(table, position))
        told = () if told_before else played_last(position)
        return posts.turn_kept(table, position, shown, told)


def _first_told(table: Table, position: Position, turn: int) -> int:
    """Return the number of the first turn that the post of a turn tells once it is over.

    Turns with which computers have opened the game have no post of their own.
    """
    before = [position.of_turn(number) for number in range(1, turn)]
    computers = {seat.seat for seat in table.seats if seat.computer and not seat.handed}
    opened = all(each and {move.seat for move in each} <= {*computers, CHANCE} for each in before)
    return 1 if opened else turn
