"""A message as data, and the components Discord is sent: one container."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from io import BytesIO
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import discord
from discord import ui

from bot.chat.messages.ids import button_id, packed, select_id
from bot.chat.messages.mentions import COMMANDS
from bot.presenters.controls import Select, Style

if TYPE_CHECKING:
    from bot.chat.messages.ids import Seen
    from bot.presenters.controls import Button, Row

ACCENT = discord.Colour(0xF8C64B)
PICTURE_NAME = "table.png"
_STYLES = {
    Style.MAIN: discord.ButtonStyle.primary,
    Style.PLAIN: discord.ButtonStyle.secondary,
    Style.GOOD: discord.ButtonStyle.success,
    Style.BAD: discord.ButtonStyle.danger,
}


class Picture(NamedTuple):
    """A PNG, its description and the name of its file."""

    content: bytes
    alt: str
    name: str


@dataclass(frozen=True, slots=True)
class Post:
    """A message as data; each attempt to send it builds a new Discord message from it.

    Parameters
    ----------
    text
        Markdown, at most 4,000 characters; empty only beside a picture.
    table
        The number of the table on which the controls act; 0: none.
    seen
        The version of the table that the post shows, or on a panel the step of its seat.
    rows
        The controls.
    picture, alt
        A PNG and its description.
    picture_name
        The name of the picture's file.
    illustrations
        Further pictures, one below the other; their names differ.
    picture_first
        Whether the pictures stand above the text.
    rows_first
        Whether the controls stand above all else.
    pings
        The members to name above the text and to notify, when it is sent as a new message.
    notified
        Those of them to notify; None: all.
    calling
        Whether the names begin the first line of the text instead of standing above it.
    mark
        The id of the message's container, by which the bot finds it after a restart; 0: none.
    document, document_name
        A text file and its name; an empty name means no file.
    """

    text: str
    table: int = 0
    seen: Seen = 0
    rows: tuple[Row, ...] = ()
    picture: bytes | None = None
    alt: str = ""
    pings: tuple[int, ...] = ()
    picture_name: str = PICTURE_NAME
    mark: int = 0
    document: str = ""
    document_name: str = ""
    picture_first: bool = False
    rows_first: bool = False
    notified: tuple[int, ...] | None = None
    calling: bool = False
    illustrations: tuple[Picture, ...] = ()

    @property
    def mentions(self) -> discord.AllowedMentions:
        """Return the mentions that may notify when the post is sent as a new message."""
        notified = self.pings if self.notified is None else self.notified
        users = [discord.Object(user_id) for user_id in notified]
        return discord.AllowedMentions(everyone=False, roles=False, users=users)

    def files(self) -> list[discord.File]:
        """Return the files as fresh uploads; one can be sent only once."""
        files = [
            discord.File(BytesIO(picture.content), picture.name, description=picture.alt)
            for picture in self._pictures()
        ]
        if self.document_name:
            files.append(discord.File(BytesIO(self.document.encode()), self.document_name))
        return files

    def view(self, *, answers: int = 0) -> ui.LayoutView:
        """Return the message's components.

        Parameters
        ----------
        answers
            The id of the interaction that the message answers by an edit; 0: none. Lists then have
            ids of their own: a client keeps the choice made in a list of the same id, in which the
            same entry cannot be chosen again.
        """
        mentions = " ".join(f"<@{user_id}>" for user_id in self.pings)
        container: ui.Container[ui.LayoutView] = ui.Container(
            accent_colour=ACCENT, id=self.mark or None
        )
        shown: list[ui.Item[ui.LayoutView]] = [_gallery(picture) for picture in self._pictures()]
        if text := (" " if self.calling else "\n").join(filter(None, (mentions, self.text))):
            written: ui.TextDisplay[ui.LayoutView] = ui.TextDisplay(COMMANDS.written(text))
            shown.insert(len(shown) if self.picture_first else 0, written)
        controls = [ui.ActionRow(*self._controls(row, answers)) for row in self.rows]
        if self.document_name:
            shown.append(ui.File(f"attachment://{self.document_name}"))
        for part in (*controls, *shown) if self.rows_first else (*shown, *controls):
            container.add_item(part)
        view = ui.LayoutView(timeout=None)
        view.add_item(container)
        # A stopped view is not kept in memory: ids say all there is to know about a control.
        view.stop()
        return view

    def _pictures(self) -> tuple[Picture, ...]:
        if self.picture is None:
            return self.illustrations
        return (Picture(self.picture, self.alt, self.picture_name), *self.illustrations)

    def _controls(self, row: Row, answers: int) -> list[ui.Item[Any]]:
        if isinstance(row, Select):
            options = [
                discord.SelectOption(
                    label=option.label,
                    value=packed(option.action),
                    description=option.description or None,
                    emoji=option.emoji or None,
                )
                for option in row.options
            ]
            name = f"{row.name}~{answers}" if answers else row.name
            custom_id = select_id(self.table, self.seen, name)
            return [ui.Select(custom_id=custom_id, placeholder=row.placeholder, options=options)]
        return [self._button(button) for button in row]

    def _button(self, button: Button) -> ui.Item[Any]:
        return ui.Button(
            style=_STYLES[button.style],
            label=button.label,
            disabled=not button.enabled,
            emoji=button.emoji or None,
            custom_id=button_id(self.table, self.seen, button.action),
        )


Progress: TypeAlias = Callable[[Post], Awaitable[None]]
"""Shows in a post how far something has come that takes long."""


def _gallery(picture: Picture) -> ui.MediaGallery[ui.LayoutView]:
    """Return a picture over the full width; two in one gallery would share it."""
    return ui.MediaGallery(
        discord.MediaGalleryItem(f"attachment://{picture.name}", description=picture.alt)
    )
