"""Brings a table's public post up to date.

Within a turn the newest post is edited, because edits notify nobody. When the turn passes to people
a new one is sent with a mention, and the old one becomes a line without picture and buttons. The
turns of computers are told in the post of the next person's turn.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import discord
import structlog

from bot.chat.jobs.desk import Desk
from bot.chat.jobs.former import Becomes, FormerPosts
from bot.chat.jobs.threads import Threads
from bot.chat.messages.channels import find_place, is_unfit, passing, sweep
from bot.chat.messages.deliveries import reference_of
from bot.chat.posts.closing import broken_post, closed_post
from bot.chat.posts.inputs import table_words
from bot.chat.posts.lobby import lobby_closed, lobby_moved, lobby_post, lobby_started
from bot.chat.posts.record import export
from bot.chat.posts.statistics import rating_changes
from bot.chat.traffic.course import concerns
from bot.presenters.controls import Button, Style
from bot.presenters.rows import PANEL, REMINDED
from bot.tables.changes import ledger
from bot.tables.errors import NoTable, Refusal, TableUnreadable
from bot.tables.missing import is_missing
from bot.tables.schedule.effects import heads_up, looked_for
from storage.posts import Standing
from storage.records import TableStatus

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.chat.messages.channels import Place
    from bot.chat.messages.post import Post
    from bot.chat.posts.public import ShownPost
    from bot.chat.services import Services
    from bot.presenters.presenter import Screen
    from bot.tables.model import Position, Table
    from storage.posts import Owed
    from storage.records import NewDue

log = structlog.get_logger()

LOBBY, TURN, OVER, CLOSED, BROKEN = "lobby", "turn", "over", "closed", "broken"
"""What a table's newest post is."""


class Delivery:
    """Brings the newest post of a table up to date.

    Parameters
    ----------
    arm
        Called with the milliseconds until the first of the rows is due that a post was saved with.
    """

    def __init__(self, services: Services, arm: Callable[[int], None]) -> None:
        self._services = services
        self._arm = arm
        self._threads = Threads(services)
        self._former = FormerPosts(services)

    async def __call__(self, standing: Standing, again: bool) -> None:  # noqa: FBT001
        """Bring a table's post up to date and remove the rows that ask for it.

        Parameters
        ----------
        standing
            What Discord shows of a table, and at least one row that is owed.
        again
            Whether an earlier run may have sent it: then the channel is searched first.

        Raises
        ------
        discord.HTTPException
            When Discord refuses the post; the caller tries again.
        """
        outbox, owed = self._services.database.outbox, standing.owed
        reference = reference_of(standing)
        number = owed[0].table_id
        try:
            table, played_on = await self._services.tables.archive.take_over(
                number, owed[-1].version
            )
        except NoTable:
            await outbox.settle((row.id for row in owed), number)
            return
        concerns(guild=table.record.guild_id)
        channel = await self._place(table)
        if channel is None:
            log.info("channel is gone", table=number, channel=table.record.channel_id)
            await outbox.settle((row.id for row in owed), number)
            return
        last = standing.post
        if last is not None and last.channel_id != channel.id:
            last = None
        left: dict[int, NewDue] = {}
        if table.awaits_thread and _begins(table):
            table, channel, left = await self._threads.open(table, channel, last, again=again)
            last = None
        if owed[-1].version < table.version:
            standing = await outbox.standing(number)
            owed = standing.owed
        if last is not None:
            last = replace(last, turn=ledger.announced(last, owed))
        standing = Standing(owed, last, standing.due)
        desk = Desk(channel, table, self._services, standing, again=again)
        desk.left.update(left)
        try:
            await self._show(desk, table, played_on=played_on)
        except discord.HTTPException as error:
            if is_unfit(error):
                log.exception("Discord refuses the body of a post", reference=reference)
                await _excuse(desk, table, reference)
            raise
        await _sweep(channel, table, owed)
        await desk.settle()
        if desk.due_after is not None:
            self._arm(desk.due_after)

    async def _place(self, table: Table) -> Place | None:
        client = self._services.shards.of(table.record.guild_id)
        if client.is_ready() and client.get_guild(table.record.guild_id) is None:
            return None
        return await find_place(client, table.record.channel_id)

    async def _show(self, desk: Desk, table: Table, *, played_on: bool) -> None:
        if table.record.status is TableStatus.GATHERING:
            await self._gather(desk, table)
        elif table.record.status is TableStatus.ENDED:
            await self._close(desk, table)
        else:
            await self._play(desk, table, played_on=played_on)

    async def _gather(self, desk: Desk, table: Table) -> None:
        if is_missing(table.game):
            await desk.renew(broken_post(table), BROKEN)
            return
        invited = await self._services.tables.archive.invited(table)
        lobby = lobby_post(table, invited=invited)
        if desk.last is not None and desk.last.kind == CLOSED:
            await desk.reopen(lobby, LOBBY)
        elif desk.last is not None and lobby.pings and ledger.calls(desk.last, desk.owed):
            await desk.leave(lobby_moved(table), Becomes.MOVED)
            await desk.send(lobby, LOBBY)
        else:
            await desk.renew(lobby, LOBBY)

    async def _play(self, desk: Desk, table: Table, *, played_on: bool) -> None:
        """Edit the post of the turn, or end it and send that of the next; one picture for both."""
        try:
            position = await self._services.tables.archive.position(table)
        except TableUnreadable as error:
            log.exception("game cannot be read", table=table.id, exc_info=error)
            await desk.renew(broken_post(table), BROKEN)
            return
        shown = await self._services.posts.show(table, self._screen(table, position))
        over = table.record.status is TableStatus.FINISHED
        kind = OVER if over else TURN
        post = await self._post(table, position, shown, played_on=played_on)
        last = desk.last
        first = last is None or last.kind in (LOBBY, CLOSED)
        passed = last is not None and position.turn > last.turn
        heirs = _heirs(table, position, desk)
        if not (first or passed or heirs):
            await desk.renew(post, kind, position.turn)
            return
        if kind == TURN and last is not None and not table.people_to_act(position):
            # The computer's turn makes no post; the one before stays the newest until a person's.
            if last.kind == LOBBY:
                with passing(table.id):
                    await desk.renew(lobby_started(table), LOBBY)
            elif not first:
                await desk.renew(post, kind, last.turn)
            return
        if last is not None and last.kind == LOBBY:
            await desk.leave(lobby_started(table), Becomes.STARTED)
        if last is not None and last.kind not in (LOBBY, CLOSED):
            inherited = bool(heirs)
            done = self._former.done(table, position, shown, last.turn, heirs=inherited)
            await desk.leave(done, Becomes.DONE, actions=position.actions, heirs=inherited)
        if heirs:
            post = replace(post, notified=heirs)
        due = (*await self._heads_up(table, position), *self._looked_for(table, position))
        # A player who is alone needs no ping.
        notify = first or len(table.seats) > 1
        if last is not None and last.kind == CLOSED:
            await desk.reopen(post, kind, position.turn, due=due)
        else:
            await desk.send(post, kind, position.turn, notify=notify, due=due)

    def _looked_for(self, table: Table, position: Position) -> tuple[NewDue, ...]:
        services = self._services
        seen = services.tables.sightings.of(table.record.guild_id)
        return looked_for(table, position, seen, services.now())

    async def _heads_up(self, table: Table, position: Position) -> tuple[NewDue, ...]:
        people = self._services.people
        rows = heads_up(table, position)
        await people.refresh(row.user_id for row in rows if row.user_id)
        return tuple(row for row in rows if people.settings(row.user_id or 0).heads_up)

    def _screen(self, table: Table, position: Position) -> Screen:
        posts = self._services.posts
        if table.record.status is TableStatus.FINISHED:
            return posts.screen(table, position)
        return posts.current(table, position)

    async def _post(
        self, table: Table, position: Position, shown: ShownPost, *, played_on: bool
    ) -> Post:
        posts = self._services.posts
        if table.record.status is TableStatus.FINISHED:
            services = self._services
            hints = await services.database.hints.of_table(table.id)
            ratings = await rating_changes(services.outcomes, services.people, table)
            return posts.over(table, position, shown, hints=hints, ratings=ratings)
        undone = (
            () if played_on else await self._services.tables.archive.taken_back(table, position)
        )
        return posts.board(table, position, shown, undone)

    async def _close(self, desk: Desk, table: Table) -> None:
        """Remove the buttons; keep the last picture if there is one."""
        if desk.last is not None and desk.last.kind == CLOSED:
            return
        closed = await self._closed(table, ledger.closer(desk.owed))
        gathering = desk.last is None or desk.last.kind == LOBBY
        if gathering and not table.record.stalled:
            await desk.renew(closed, CLOSED)
            return
        if gathering:
            await desk.leave(lobby_closed(table), Becomes.CLOSED)
            await desk.send(closed, CLOSED)
            return
        try:
            position = await self._services.tables.archive.position(table)
            turn = None if desk.last is None else desk.last.turn
            kept = await self._former.kept(table, position, turn)
        except Refusal:
            await desk.renew(closed, CLOSED)
            return
        if kept is None:
            await desk.renew(closed, CLOSED)
            return
        await desk.leave(kept, Becomes.KEPT, actions=position.actions)
        await desk.send(closed, CLOSED)

    async def _closed(self, table: Table, by: int | None) -> Post:
        known = not is_missing(table.game)
        services = self._services
        group = services.posts.presenter(table).group if known else ""
        beaten = known and table.surrender is not None
        ratings = await rating_changes(services.outcomes, services.people, table) if beaten else ()
        closed = closed_post(table, by=by, group=group, ratings=ratings)
        if not table.record.stalled:
            return closed
        try:
            record = await export(services.tables.archive, table)
        except Refusal:
            return closed
        return replace(closed, document=record.text, document_name=record.name)


async def _sweep(channel: Place, table: Table, owed: Sequence[Owed]) -> None:
    since = {row.kind for row in owed}
    for seat in table.seats:
        if ledger.handed(seat.seat) in since:
            button = f":{PANEL} {REMINDED} {seat.seat}"
            await sweep(
                channel,
                lambda custom_id, end=button: (
                    custom_id.startswith(f"t:{table.id}:") and custom_id.endswith(end)
                ),
            )


async def _excuse(desk: Desk, table: Table, reference: str) -> None:
    words = table_words(table)
    text = words.say("table-unshown", table=str(table.id), id=reference)
    panel = Button(PANEL, words.say("button-panel"), Style.GOOD)
    await desk.excuse(text, (panel,) if table.record.status is TableStatus.RUNNING else ())


def _begins(table: Table) -> bool:
    return table.record.status is TableStatus.RUNNING and not is_missing(table.game)


def _heirs(table: Table, position: Position, desk: Desk) -> tuple[int, ...]:
    """Return the players to act whose seats have changed hands since the newest post.

    Nobody, if the whole turn is still to be announced. Otherwise the others who are to act have
    been notified already.
    """
    last = desk.last
    if last is None or any(row.kind == ledger.TURN for row in desk.owed):
        return ()
    since = {row.kind for row in desk.owed if last.version < row.version <= table.version}
    awaited = table.people_to_act(position)
    return tuple(seat.user_id for seat in awaited if ledger.handed(seat.seat) in since)
