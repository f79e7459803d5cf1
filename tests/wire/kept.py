"""The messages Discord keeps, found by channel and by nonce without a search through all."""

from __future__ import annotations

from collections import UserDict
from typing import TYPE_CHECKING

from tests.wire.messages import Message

if TYPE_CHECKING:
    from tests.wire.world import Channel


class Messages(UserDict[int, Message]):
    """Messages by id, the oldest first; a newer version keeps the place of the one before."""

    def __init__(self) -> None:
        self._by_channel: dict[int, dict[int, Message]] = {}
        self._by_nonce: dict[str, dict[int, Message]] = {}
        super().__init__()

    def __setitem__(self, number: int, message: Message) -> None:
        """Keep a message, or its newer version."""
        before = self.data.get(number)
        if before is not None and before.nonce != message.nonce:
            self._forget_nonce(before)
        super().__setitem__(number, message)
        self._by_channel.setdefault(message.channel.id, {})[number] = message
        if message.nonce is not None:
            self._by_nonce.setdefault(message.nonce, {})[number] = message

    def __delitem__(self, number: int) -> None:
        """Delete a message."""
        message = self.data[number]
        super().__delitem__(number)
        del self._by_channel[message.channel.id][number]
        self._forget_nonce(message)

    def of_channel(self, channel: Channel) -> list[Message]:
        """Return all messages of a channel, the oldest first."""
        return [*self._by_channel.get(channel.id, {}).values()]

    def with_nonce(self, nonce: str) -> list[Message]:
        """Return the messages that were sent with this nonce, the oldest first."""
        return [*self._by_nonce.get(nonce, {}).values()]

    def _forget_nonce(self, message: Message) -> None:
        if message.nonce is not None:
            del self._by_nonce[message.nonce][message.id]
