"""Lets a table's post answer the press that changed it, and tells who acted if it is refused."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from contextlib import suppress
from contextvars import ContextVar
from hashlib import blake2b
from math import inf
from typing import TYPE_CHECKING, Any, NamedTuple

import aiohttp
import discord
import structlog

from bot.chat.messages.channels import is_unfit
from bot.chat.traffic.admission import promised_late, settle, time_left
from bot.chat.traffic.sending import ACKNOWLEDGED
from bot.chat.traffic.shards import is_closed, is_elsewhere

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.chat.messages.post import Post
    from bot.tables.model import Table
    from storage.posts import Standing

    Deliver = Callable[[Standing, bool], Awaitable[None]]

log = structlog.get_logger()

REFUSED = (400, 403)
"""The HTTP statuses with which Discord refuses a post for good."""
PATIENCE = 0.25
"""The most seconds that a press waits for the edit of its post; then it is acknowledged."""
WINDOW = 3.0
"""Seconds for which Discord takes the first answer to an interaction; counted here from later."""
AGAIN = 0.3
"""Seconds until an acknowledgement that has failed is tried again."""
_UNKNOWN = (discord.DiscordServerError, aiohttp.ClientError, OSError, TimeoutError)
"""The errors after which nobody knows whether Discord has carried out a request."""
_owed_here: ContextVar[int | None] = ContextVar("owed_here", default=None)
"""The table whose post the running task, such as the answer to a command, has made due."""


class Refused(NamedTuple):
    """Why Discord refuses a table's post.

    Attributes
    ----------
    code
        Discord's own.
    reference
        The id in the log if the bot is at fault, otherwise an empty text.
    """

    code: int
    reference: str = ""


def reference_of(standing: Standing) -> str:
    """Return the id by which the log names a post that Discord refuses; it stays the same."""
    first = standing.owed[0]
    return blake2b(f"{first.table_id} {first.id}".encode(), digest_size=4).hexdigest()


class PostAnswer:
    """An answer to a press on a table's post: the post itself, as the press has changed it.

    It saves one of the requests of a move, and Discord counts none that answers an interaction.

    Parameters
    ----------
    message_id
        The post that was pressed.
    version
        The version of the table that the press has made.

    Attributes
    ----------
    given
        Whether the press is answered, by the post or by being acknowledged.
    """

    def __init__(
        self, interaction: discord.Interaction[Any], message_id: int, version: int
    ) -> None:
        self.message_id = message_id
        self.version = version
        self.given = False
        self._interaction = interaction
        self._over = asyncio.Event()

    async def give(self, post: Post) -> bool:
        """Edit the pressed message as the answer; return whether Discord has done so.

        False is final: Discord will not show the edit later, so the caller edits the message.
        """
        response, left = self._interaction.response, time_left(self._interaction)
        try:
            if left <= 0 or promised_late(self._interaction):
                return False
            await settle(self._interaction)
            async with asyncio.timeout(left):
                await response.edit_message(
                    view=post.view(),
                    attachments=post.files(),
                    allowed_mentions=discord.AllowedMentions.none(),
                )
        except _UNKNOWN as error:
            if is_elsewhere(error):
                raise
            await self._acknowledge()
        except discord.HTTPException as error:
            log.info("the post is no answer", error=str(error))
        except RuntimeError as error:
            if not is_closed(error):
                raise
        else:
            self.given = True
            return True
        finally:
            self.end()
        return False

    def end(self) -> None:
        """Let nobody wait any longer."""
        self._over.set()

    async def ended(self) -> None:
        """Wait until it is given, or cannot be any more."""
        await self._over.wait()

    async def _acknowledge(self) -> None:
        """Acknowledge the press, so that Discord takes no edit any more that is on its way.

        When nobody knows whether it is acknowledged, wait until Discord takes no answer.
        """
        clock = asyncio.get_running_loop().time
        end = clock() + WINDOW
        while clock() < end:
            try:
                async with asyncio.timeout_at(end):
                    await self._interaction.response.defer()
            except _UNKNOWN as error:
                if is_elsewhere(error):
                    raise
                await asyncio.sleep(min(AGAIN, end - clock()))
                continue
            except discord.HTTPException as error:
                self.given = error.code == ACKNOWLEDGED
            else:
                self.given = True
            return


class Deliveries:
    """Follows the deliveries of every table's post.

    Parameters
    ----------
    attempted
        Waits until no delivery of a table is on its way.
    """

    def __init__(self, attempted: Callable[[int], Awaitable[None]]) -> None:
        self._attempted = attempted
        self._refused: dict[int, Refused] = {}
        self._awaited: defaultdict[int, list[PostAnswer]] = defaultdict(list)
        self._hurried = False

    def owe(self, table_id: int) -> None:
        """Note that the running task has made a post of the table due."""
        _owed_here.set(table_id)
        self._refused.pop(table_id, None)

    def is_refused(self, table_id: int) -> bool:
        """Return whether Discord refuses the table's post: then the one before stays."""
        return table_id in self._refused

    def following(self, deliver: Deliver) -> Deliver:
        """Return a function that delivers as the one given.

        It notes a refusal, and ends the wait of the presses whose changes were to be shown.
        """

        async def follow(standing: Standing, again: bool) -> None:  # noqa: FBT001
            table_id = standing.owed[0].table_id
            self._refused.pop(table_id, None)
            try:
                await deliver(standing, again)
            except discord.HTTPException as error:
                reference = reference_of(standing) if is_unfit(error) else ""
                if reference or error.status in REFUSED:
                    self._refused[table_id] = Refused(error.code, reference)
                raise
            finally:
                self._end(table_id, standing.owed[-1].version)

        return follow

    async def answered(self, interaction: discord.Interaction[Any], version: int) -> bool:
        """Wait until the post that the running task has made due answers a press on it.

        Return False if it does not: its delivery takes too long to begin, does not come about, or
        is of another message.

        Parameters
        ----------
        version
            The version of the table that the press has made.
        """
        table_id, message = _owed_here.get(), interaction.message
        place = interaction.channel
        # Only the usual way opens an archived thread again.
        archived = isinstance(place, discord.Thread) and place.archived
        promised = interaction.response.is_done() or promised_late(interaction)
        if table_id is None or message is None or archived or promised or self._hurried:
            return False
        answer = PostAnswer(interaction, message.id, version)
        self._awaited[table_id].append(answer)
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await answer.ended()
        finally:
            waits_no_more = not self._withdraw(table_id, answer)
        if waits_no_more:
            await answer.ended()
        return answer.given

    async def answer(self, table: Table, message_id: int, post: Post) -> bool:
        """Edit a table's post as the answer to a press on it; return False if that cannot be.

        Parameters
        ----------
        table
            The table as the post shows it, which counts only if it has what the press has changed.
        """
        for answer in self._awaited.get(table.id, ()):
            if answer.message_id == message_id and answer.version <= table.version:
                self._withdraw(table.id, answer)
                return await answer.give(post)
        return False

    def hurry(self) -> None:
        """Let no press wait for its post any more: the process is about to end."""
        self._hurried = True
        for table_id in [*self._awaited]:
            self._end(table_id)

    def _end(self, table_id: int, version: float = inf) -> None:
        for answer in [*self._awaited.get(table_id, ())]:
            if answer.version <= version:
                self._withdraw(table_id, answer)
                answer.end()

    def _withdraw(self, table_id: int, answer: PostAnswer) -> bool:
        """Let nobody give an answer any more; return whether it was still to be given."""
        awaited = self._awaited.get(table_id, [])
        if answer not in awaited:
            return False
        awaited.remove(answer)
        if not awaited:
            del self._awaited[table_id]
        return True

    async def refusal(self) -> Refused | None:
        """Return why Discord refuses the post that the running task has made due.

        Waits until it has been tried. Return None if the post is out, is to be tried again, or if
        the task has made none due.
        """
        table_id = _owed_here.get()
        if table_id is None:
            return None
        await self._attempted(table_id)
        return self._refused.get(table_id)
