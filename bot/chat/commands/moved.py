"""Commands that have moved, as clients that still know their old place send them.

Discord keeps commands in the client, and an open one shows those of an earlier release for a while.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    import discord

_GROUP = 2
"""The kind of an option that is a group of commands."""
MOVED: Mapping[str, str] = {
    "game settings": "game table settings",
    "game pause": "game table pause",
    "game resume": "game table resume",
    "game rematch": "game table rematch",
    "game watch": "game table watch",
    "game unwatch": "game table unwatch",
    "game end": "game table end",
    "game computers": "game seat computers",
    "game kick": "game seat kick",
    "game substitute": "game seat substitute",
    "game resign": "game seat resign",
    "game export": "game record export",
    "game replay": "game record replay",
}
"""The path of each command that has moved, by the path it had before; the first word stays."""


def move(interaction: discord.Interaction[Any]) -> None:
    """Give an interaction with the old path of a command the present one."""
    data: Any = interaction.data
    match data:
        case {"name": str(root), "options": [{"type": 1, "name": str(name)} as command]}:
            path = MOVED.get(f"{root} {name}")
        case _:
            return
    if path is None:
        return
    *groups, last = path.split(" ")[1:]
    moved: dict[str, Any] = {**command, "name": last}
    for group in reversed(groups):
        moved = {"name": group, "type": _GROUP, "options": [moved]}
    data["options"] = [moved]
