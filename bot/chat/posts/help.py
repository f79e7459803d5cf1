"""The two screens of help: how to start, and how to play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.chat.transport.answers import language_here
from bot.chat.transport.post import Post
from bot.presenters.presenter import Button
from bot.words.words import Words

if TYPE_CHECKING:
    import discord

    from bot.chat.services import Services
    from bot.presenters.presenter import Row


async def help_post(services: Services, interaction: discord.Interaction[Any], screen: str) -> Post:
    """Return one of the screens, `start` or `play`, in the person's own language."""
    words = services.words(interaction)
    if screen == "play":
        groups = ", ".join(
            f"`/{presenter.group}`" for presenter in services.posts.presenters.values()
        )
        text = words.say("help-play", commands=groups)
    else:
        shown = await _words_of_posts(services, interaction)
        buttons = {"join": shown.say("button-join"), "start": shown.say("button-start")}
        text = words.say("help-start", **buttons)
    row: Row = (
        Button("!help start", words.say("button-help-start"), enabled=screen == "play"),
        Button("!help play", words.say("button-help-play"), enabled=screen != "play"),
    )
    return Post(text, rows=(row,))


async def _words_of_posts(services: Services, interaction: discord.Interaction[Any]) -> Words:
    """Return the words of this channel's table, or of one that would open here."""
    table = await services.tables.find_in(interaction.channel_id or 0)
    return services.posts.words(table) if table else Words(language_here(interaction))
