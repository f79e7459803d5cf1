"""A client that does what a test tells it to: the rig is tried out on discord.py itself."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any, Self, TypeAlias

import discord
from discord import app_commands, ui

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

Handler: TypeAlias = "Callable[[discord.Interaction[Puppet]], Awaitable[Any]]"
PNG = b"\x89PNG\r\n\x1a\n" + bytes(64)


class Puppet(discord.Client):
    """Answers ``/game new`` and every button with the handler a test gives it."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.01)
        self.tree = app_commands.CommandTree(self)
        self.handler: Handler = agree

    async def setup_hook(self) -> None:
        self.tree.add_command(_game)
        self.add_dynamic_items(AnyButton)
        await self.tree.sync()


class AnyButton(ui.DynamicItem[ui.Button[Any]], template=r".+"):
    @classmethod
    async def from_custom_id(cls, *arguments: Any) -> Self:
        return cls(arguments[1])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.client.handler(interaction)


_game = app_commands.Group(name="game", description="A game")


@_game.command(name="new", description="Open a table")
async def _new(interaction: discord.Interaction[Puppet], game: str) -> None:
    await interaction.client.handler(interaction)


@_new.autocomplete("game")
async def _names(_: discord.Interaction[Puppet], typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=typed.title(), value=typed)]


async def agree(interaction: discord.Interaction[Puppet]) -> None:
    await interaction.response.send_message("Yes.", ephemeral=True)


def board(text: str = "The board.", *, label: str = "Draw") -> ui.LayoutView:
    """Return a text, a picture and a button in one container."""
    view = ui.LayoutView(timeout=None)
    picture = discord.MediaGalleryItem("attachment://board.png", description="Two cities.")
    button: ui.Button[Any] = ui.Button(label=label, custom_id=f"t:1:2:{label.lower()}")
    row: ui.ActionRow[Any] = ui.ActionRow(button)
    view.add_item(ui.Container(ui.TextDisplay(text), ui.MediaGallery(picture), row))
    return view


def picture() -> discord.File:
    """Return a new file; one that was sent is empty."""
    return discord.File(io.BytesIO(PNG), "board.png", description="Two cities.")
