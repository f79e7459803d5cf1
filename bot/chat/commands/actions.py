"""A game's own group: one command for each kind of action, built from its presenter."""

from __future__ import annotations

import inspect
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.chat.commands.base import table_here
from bot.chat.commands.choosing import Entry, choices
from bot.chat.commands.wording import options, said, worded
from bot.chat.interactions.panel import show_panel
from bot.chat.interactions.playing import in_words, play
from bot.chat.messages.answers import Told, tell
from bot.chat.messages.ids import packed, unpacked
from bot.chat.posts import private
from bot.chat.posts.entered import Entered, with_labels_read
from bot.chat.posts.inputs import game_title
from bot.chat.traffic.course import concerns
from bot.games.errors import BadNotation
from bot.presenters.rows import ROUTINE
from bot.tables.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from bot.chat.services import Services
    from bot.presenters.controls import Command
    from bot.presenters.presenter import AnyPresenter
    from bot.tables.changes.play import Acted
    from bot.tables.model import Table

Asked = discord.Interaction[Any]


def action_group(services: Services, presenter: AnyPresenter) -> app_commands.Group:
    """Return the group of the game's actions, such as `/sf`."""
    group = app_commands.Group(
        name=presenter.group,
        description=said(f"{presenter.group}-group"),
        guild_only=True,
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
    for command in presenter.commands:
        group.add_command(_command(services, presenter, command))
    return group


def _command(
    services: Services, presenter: AnyPresenter, command: Command
) -> app_commands.Command[Any, ..., None]:
    built: app_commands.Command[Any, ..., None] = app_commands.Command(
        **worded(f"{presenter.group}-command-{command.name}"),
        callback=_callback(services, presenter, command),
    )
    for parameter in command.parameters:
        built.autocomplete(parameter.name)(
            _completion(services, presenter, command, parameter.name)
        )
    return built


def _callback(
    services: Services, presenter: AnyPresenter, command: Command
) -> Callable[..., Coroutine[Any, Any, None]]:
    """Return a function with the command's parameters.

    discord.py reads a command's options off its function's signature.
    """

    async def carry_out(interaction: Asked, **given: str) -> None:
        words = services.words(interaction)
        table = await table_here(services, interaction)
        if table.record.game != presenter.game:
            group = services.posts.presenter(table).group
            raise Told(words.say("other-game", game=game_title(table, words), group=group))
        if command.opens_panel:
            await show_panel(services, interaction, table, words)
            return
        values = {name: unpacked(_typed(text)) for name, text in given.items() if text}
        entered = await _read(services, interaction, table, Entered(command, values))

        def told(acted: Acted) -> str:
            return in_words(services, acted, interaction.user.id, words)

        acted = await play(services, interaction, table, entered, words, told=told)
        await tell(interaction, acted.told)

    parameters = [
        inspect.Parameter(
            parameter.name,
            inspect.Parameter.KEYWORD_ONLY,
            default=inspect.Parameter.empty if parameter.required else "",
            annotation=str,
        )
        for parameter in command.parameters
    ]
    asked = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD)
    vars(carry_out)["__signature__"] = inspect.Signature([asked, *parameters])
    names = [parameter.name for parameter in command.parameters]
    return options(*names, family=f"{presenter.group}-parameter")(carry_out)


async def _read(services: Services, interaction: Asked, table: Table, entered: Entered) -> Entered:
    """Return the command with a value for each label that was typed or value that was left out.

    What is already the notation of an action and leaves nothing out means just that.
    """
    presenter, words = services.posts.presenter(table), services.words(interaction)
    if entered.action == ROUTINE:
        return entered
    if all(entered.given.get(each.name) for each in entered.command.parameters):
        with suppress(BadNotation):
            table.game.parse(1, presenter.notation(entered.action))
            return entered
    position = await services.tables.archive.position(table)
    view = private.own_view(table, position, interaction.user.id)
    return with_labels_read(presenter, services.posts.read(table, view, words), entered)


def _typed(text: str) -> str:
    """Return typed text as notation, in lower case: phones capitalize the first word."""
    return text.strip().casefold()


def _completion(
    services: Services, presenter: AnyPresenter, command: Command, parameter: str
) -> Callable[[Asked, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]:
    async def complete(interaction: Asked, typed: str) -> list[app_commands.Choice[str]]:
        words = services.words(interaction)
        try:
            table = await services.tables.archive.table_in(interaction.channel_id or 0)
            concerns(table=table.id)
            if table.record.game != presenter.game:
                return []
            position = await services.tables.archive.position(table)
        except Refusal:
            return []
        given = {name: _typed(str(value)) for name, value in interaction.namespace if value}
        entry = private.Typed(command.name, parameter, given)
        offered = private.completions(
            services.posts, table, position, interaction.user.id, entry, words
        )
        return choices(
            [Entry(option.label, packed(option.action), (option.action,)) for option in offered],
            typed,
        )

    return complete
