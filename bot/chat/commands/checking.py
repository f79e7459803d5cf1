"""Commands as they come in, compared with those that the bot has registered.

Discord compares them too, but a client can keep a command of an earlier release, and discord.py
hands on a value of any type.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import AppCommandOptionType, app_commands

if TYPE_CHECKING:
    from discord.app_commands import Namespace
    from discord.app_commands.commands import Parameter

LONGEST_TYPED = 400
"""The most characters of a value that anybody needs to type; longer ones are not worked on."""


def is_known(interaction: discord.Interaction[Any]) -> bool:
    """Return whether a command has been registered, with options such as these.

    Of a command that is still being typed, only the option that has the cursor counts.
    """
    command = interaction.command
    if not isinstance(command, app_commands.Command):
        return False
    try:
        namespace = interaction.namespace
    except (LookupError, TypeError, ValueError):
        return False
    parameters = {parameter.display_name: parameter for parameter in command.parameters}
    if interaction.type is discord.InteractionType.autocomplete:
        focused = focused_option(interaction)
        found = parameters.get(focused)
        return (
            found is not None
            and found.autocomplete
            and focused in namespace
            and _is_being_typed(found, namespace[focused])
        )
    return all(
        name in namespace and _is_possible(parameter, namespace[name])
        for name, parameter in parameters.items()
        if parameter.required or name in namespace
    ) and all(name in parameters for name, _ in namespace)


def longest_typed(namespace: Namespace) -> int:
    """Return the number of characters of the longest text among the options of a command."""
    return max((len(value) for _, value in namespace if isinstance(value, str)), default=0)


def focused_option(interaction: discord.Interaction[Any]) -> str:
    """Return the name of the option that is being typed, or an empty text."""
    data: Any = interaction.data or {}
    options: list[Any] = data.get("options") or []
    while options and options[0].get("options") is not None:
        options = options[0]["options"]
    names = (option["name"] for option in options if option.get("focused"))
    return next(names, "")


def _is_being_typed(parameter: Parameter, value: object) -> bool:
    """Return whether a value can be the beginning of one; that of a number can be a text, too."""
    of_text = parameter.type is AppCommandOptionType.string
    return isinstance(value, str) or (not of_text and isinstance(value, int | float))


def _is_possible(parameter: Parameter, value: object) -> bool:
    if parameter.choices and value not in [choice.value for choice in parameter.choices]:
        return False
    match parameter.type:
        case AppCommandOptionType.string:
            return isinstance(value, str)
        case AppCommandOptionType.integer:
            least, most = parameter.min_value, parameter.max_value
            return (
                type(value) is int
                and (least is None or value >= least)
                and (most is None or value <= most)
            )
        case AppCommandOptionType.boolean:
            return isinstance(value, bool)
        case AppCommandOptionType.user:
            return isinstance(value, discord.User | discord.Member)
        case _:
            return True
