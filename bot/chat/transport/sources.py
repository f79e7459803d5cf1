"""The message on which somebody has pressed something, as Discord had it then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    import discord


def shows_what_was_pressed(interaction: discord.Interaction[Any]) -> bool:
    """Return True if the pressed message has that button or select.

    Else the press is late or was made up, and must not change what others read.
    """
    data: Any = interaction.data or {}
    shown = interaction.message.components if interaction.message else ()
    return data.get("custom_id") in _custom_ids(shown)


def is_of_components(interaction: discord.Interaction[Any]) -> bool:
    """Return True if the pressed message is made of components, and can be edited into a post."""
    return interaction.message is not None and interaction.message.flags.components_v2


def _custom_ids(components: Sequence[Any]) -> Iterator[str]:
    """Yield the ids of buttons and selects, nested ones too."""
    for component in components:
        yield from _custom_ids(getattr(component, "children", ()))
        custom_id = getattr(component, "custom_id", None)
        if custom_id:
            yield custom_id
