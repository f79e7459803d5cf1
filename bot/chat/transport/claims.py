"""Which private messages have been shown to everybody, each once."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import discord

REMEMBERED = 1_000
"""How many published messages are remembered; a second press comes within seconds."""


class Claims:
    """Tells the first press that publishes a message from those that follow it."""

    def __init__(self) -> None:
        self._claimed: OrderedDict[int, None] = OrderedDict()

    def claim(self, interaction: discord.Interaction[Any]) -> bool:
        """Return True the first time the message pressed is published, False afterwards.

        A second press can come before the first has removed the button.
        """
        message_id = interaction.message.id if interaction.message else interaction.id
        fresh = message_id not in self._claimed
        self._claimed[message_id] = None
        if len(self._claimed) > REMEMBERED:
            self._claimed.popitem(last=False)
        return fresh
