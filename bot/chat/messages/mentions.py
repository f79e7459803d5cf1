"""Commands in messages: written as code, sent as mentions that can be clicked.

A message of the catalogue names a command as it is typed in its language, such as
``/gra stół wznów`` in backticks. Discord shows a mention in the language of each reader instead,
and fills the command in when it is clicked. A mention needs the command's id; until it is known the
text stays as it is. So it does where Discord shows no mention: on buttons, in alt texts and in
lists of choices.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

_COMMAND = re.compile(r"`/([^`\n]+)`")


class CommandMentions:
    """The mentions of an application's commands."""

    def __init__(self) -> None:
        self._mentions: dict[str, str] = {}

    def learn(self, ids: Mapping[str, int], spellings: Mapping[str, str]) -> None:
        """Replace all that is known.

        Parameters
        ----------
        ids
            The id of each command or group of commands by its English name.
        spellings
            The English path of each command, such as ``game table resume``, by every way it is
            typed.
        """
        roots = {path: path.partition(" ")[0] for path in spellings.values()}
        self._mentions = {
            typed: f"</{path}:{ids[roots[path]]}>"
            for typed, path in spellings.items()
            if roots[path] in ids
        }

    def written(self, text: str) -> str:
        """Return a message's text with a mention for each command in it whose id is known."""
        return _COMMAND.sub(self._mention, text) if self._mentions else text

    def _mention(self, found: re.Match[str]) -> str:
        """Return the mention, with the options beside it; other code unchanged."""
        words = found[1].split(" ")
        for length in range(len(words), 0, -1):
            mention = self._mentions.get(" ".join(words[:length]))
            if mention is not None:
                options = " ".join(words[length:])
                return f"{mention} `{options}`" if options else mention
        return found[0]


COMMANDS = CommandMentions()
"""The commands of the application that this process runs as."""
