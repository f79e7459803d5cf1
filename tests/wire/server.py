"""Discord on loopback: one server the bot can talk to over real connections."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Self

from aiohttp import web

from tests.wire import exchange, refusal, rest
from tests.wire.exchange import Reply
from tests.wire.faults import Fault, Faults
from tests.wire.gateway import Gateway
from tests.wire.kept import Messages
from tests.wire.rest.router import Call
from tests.wire.world import Channel

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from types import TracebackType

    from tests.wire.description import Description
    from tests.wire.exchange import Request
    from tests.wire.interaction import Interaction
    from tests.wire.messages import Message
    from tests.wire.world import Json, World

PATIENCE = 20.0
"""How long a test waits for the bot before it fails, in seconds."""


class Loopback:
    """The REST server and the gateway around servers with the bot in them.

    `world` is the first of the servers, which most tests need no other beside.
    `requests` is all that was asked, `complaints` everything the bot sent that Discord would have
    refused as malformed; a test ends with none. `logs` are the files that bots write to.
    `ack_window` and `token_life` are in seconds: 0 makes every answer late. `remembers` is whether
    it knows what was sent with a nonce, which Discord does for some minutes. `barred` are the
    processes that cannot reach it; `revoked` is whether
    the token is void, which it is once the bot has begun more sessions than it may.
    """

    def __init__(
        self, world: World, description: Description | None, *others: World, token: str
    ) -> None:
        self.worlds = [world, *others]
        self.token = token
        self.revoked = False
        self.description = description
        self.gateway = Gateway(self)
        self.faults = Faults()
        self.barred: set[str] = set()
        self.ack_window = 3.0
        self.token_life = 900.0
        self.remembers = True
        self.base = ""
        self.requests: list[Request] = []
        self.complaints: list[str] = []
        self.commands: list[Json] = []
        self.logs: list[Path] = []
        self.messages = Messages()
        self.interactions: dict[str, Interaction] = {}
        self._changed = asyncio.Condition()
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> Self:
        application = web.Application(client_max_size=60 * 2**20)
        for process in ("", "/{process}"):
            application.router.add_get(process + "/gateway{slash:/?}", self.gateway.serve)
            application.router.add_route("*", process + "/api/v10/{path:.*}", self._serve)
        application.router.add_get("/cdn/{attachment}/{name}", self._file)
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        host, port = self._runner.addresses[0][:2]
        self.base = f"http://{host}:{port}"
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.gateway.drop(1001)
        if self._runner is not None:
            await self._runner.cleanup()

    @property
    def world(self) -> World:
        """The first of the servers."""
        return self.worlds[0]

    def server(self, server_id: int) -> World | None:
        """Return the server, None if there is none."""
        return next((world for world in self.worlds if world.id == server_id), None)

    def channel(self, channel_id: int) -> Channel | None:
        """Return the channel, None when it is gone."""
        found = (world.channel(channel_id) for world in self.worlds)
        return next((channel for channel in found if channel is not None), None)

    def world_of(self, channel: Channel) -> World:
        """Return the server of a channel; that of a deleted one is the first."""
        for world in self.worlds[1:]:
            if any(each is channel for each in world.channels):
                return world
        return self.world

    def address(self, process: str) -> str:
        """Return where a process finds Discord; by it its requests are told apart."""
        return f"{self.base}/{process}" if process else self.base

    def accepts(self, token: str) -> bool:
        """Return whether it is the token of the bot."""
        return token == self.token and not self.revoked

    def keep(self, message: Message) -> Message:
        """Store a message, or its newer version."""
        self.messages[message.id] = message
        return message

    def show(self, message: Message) -> Reply:
        """Return the message as an answer."""
        return Reply(message.payload(self.world.bot, self.base))

    def posted(self, nonce: str | None) -> Message | None:
        """Return the message that is remembered for this nonce, in whatever channel."""
        sent = self.messages.with_nonce(nonce) if nonce and self.remembers else []
        return next((twin for twin in sent if twin.reader is None), None)

    def posts(self, channel: Channel) -> list[Message]:
        """Return what everybody sees in the channel, the oldest first."""
        return [each for each in self.messages.of_channel(channel) if each.reader is None]

    async def delete_message(self, message: Message) -> None:
        """Let a moderator delete a message."""
        del self.messages[message.id]
        server = self.world_of(message.channel)
        ids = {"channel_id": str(message.channel.id), "guild_id": str(server.id)}
        await self.gateway.dispatch("MESSAGE_DELETE", {"id": str(message.id), **ids})

    async def create_channel(self, name: str, world: World | None = None) -> Channel:
        """Let a moderator make a channel, on the first server unless another one is meant."""
        channel, server = Channel(name), world or self.world
        server.channels.append(channel)
        await self.gateway.dispatch("CHANNEL_CREATE", server.channel_payload(channel))
        return channel

    async def delete_channel(self, channel: Channel) -> None:
        """Let a moderator delete a channel and all that is in it."""
        server = self.world_of(channel)
        payload = server.channel_payload(channel)
        server.channels.remove(channel)
        for message in self.messages.of_channel(channel):
            del self.messages[message.id]
        await self.gateway.dispatch(
            "THREAD_DELETE" if channel.parent else "CHANNEL_DELETE", payload
        )

    async def deny(self, channel: Channel, *permissions: str) -> None:
        """Take permissions in a channel away from the bot; the last call counts."""
        channel.denied = set(permissions)
        payload = self.world_of(channel).channel_payload(channel)
        await self.gateway.dispatch("CHANNEL_UPDATE", payload)

    async def remove_bot(self, world: World | None = None) -> None:
        """Let a moderator remove the bot from a server, the first unless another one is meant."""
        server = world or self.world
        server.joined = False
        await self.gateway.dispatch("GUILD_DELETE", {"id": str(server.id)})

    async def invite_bot(self, world: World | None = None) -> None:
        """Let a moderator invite the bot to a server."""
        server = world or self.world
        server.joined = True
        await self.gateway.dispatch("GUILD_CREATE", server.guild_payload())

    async def outage(self, world: World | None = None) -> None:
        """Make a server unavailable, which is no removal, and available again."""
        server = world or self.world
        gone = {"id": str(server.id), "unavailable": True}
        await self.gateway.dispatch("GUILD_DELETE", gone)
        await self.gateway.dispatch("GUILD_CREATE", server.guild_payload())

    async def notify(self) -> None:
        """Wake whoever waits in `until`."""
        async with self._changed:
            self._changed.notify_all()

    async def until(self, happened: Callable[[], object]) -> None:
        """Wait until the condition holds; it is asked after each request and event.

        Raises
        ------
        AssertionError
            The bot did not do it in time; with the last requests.
        """
        try:
            async with asyncio.timeout(PATIENCE), self._changed:
                await self._changed.wait_for(lambda: bool(happened()))
        except TimeoutError:
            last = "\n".join(map(str, self.requests[-10:]))
            raise AssertionError(f"the bot did nothing of the kind; it last sent\n{last}") from None

    async def _serve(self, carrier: web.Request) -> web.Response:
        request = await exchange.read(carrier)
        self.requests.append(request)
        fault = Fault("") if request.process in self.barred else self.faults.take(request)
        try:
            if fault is None:
                return exchange.write(self._answer(request))
            if fault.late:
                self._answer(request)
            await self.notify()
            return await fault.answer(carrier)
        finally:
            await self.notify()

    def _answer(self, request: Request) -> Reply:
        try:
            return self._carry_out(request)
        except refusal.Refusal as error:
            if error.code in (0, 50035) and error.status != 401:
                self.complaints.append(f"{request}: {error.message}")
            return Reply({"code": error.code, "message": error.message}, error.status)

    def _carry_out(self, request: Request) -> Reply:
        found = rest.find(request.method, request.path)
        if found is None:
            raise refusal.Refusal(501, 0, "the loopback Discord has no such route")
        route, values = found
        if route.token and not self.accepts((request.token or "").removeprefix("Bot ")):
            raise refusal.unauthorized()
        if self.description and request.body is not None:
            wrong = self.description.faults(route.method, route.template, request.body)
            if wrong:
                raise refusal.invalid_form("; ".join(wrong))
        return route.handler(self, Call(request, values))

    async def _file(self, carrier: web.Request) -> web.Response:
        wanted = int(carrier.match_info["attachment"])
        for message in self.messages.values():
            for attachment in message.attachments:
                if attachment.id == wanted:
                    return web.Response(body=attachment.content)
        return web.Response(status=404)
