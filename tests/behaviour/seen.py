"""A message as somebody sees it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bot.chat.messages.ids import unpacked
from tests.wire import components as tree

if TYPE_CHECKING:
    import simcord

    from tests.wire.world import Json

MENTION = re.compile(r"</([^:]+):\d+>(?: `([^`]+)`)?")
"""A command in a message, with options beside it."""


def _typed(mention: re.Match[str]) -> str:
    """Return a mention as the command is typed, in English: so tests read alike with any ids."""
    return f"`/{' '.join(filter(None, mention.groups()))}`"


class Seen:
    """A message as somebody sees it now; `written` is its text as it was sent."""

    def __init__(self, env: simcord.Env, channel_id: int, message_id: int) -> None:
        self._env = env
        self._raw = env.backend.get_message(channel_id, message_id)
        self.id = message_id
        self.components: list[Json] = self._raw.components
        self.written = "\n".join([self._raw.content, *tree.texts(self.components)]).strip()
        self.text = MENTION.sub(_typed, self.written)
        self.alts = [str(item.get("description")) for item in tree.media(self.components)]

    @property
    def pictures(self) -> list[bytes]:
        """The files the message holds."""
        urls: list[str] = [attachment["url"] for attachment in self._raw.attachments]
        return [self._env.backend.cdn.get(url) or b"" for url in urls]

    @property
    def actions(self) -> dict[str, str]:
        """What can be pressed or chosen, as notation, with the custom id it is behind."""
        result: dict[str, str] = {}
        for custom_id, component in tree.pressable(self.components).items():
            if component["type"] in tree.SELECTS:
                values = [option["value"] for option in component["options"]]
                result |= {unpacked(value): custom_id for value in values}
            else:
                result[unpacked(custom_id.split(":", 3)[-1])] = custom_id
        return result
