"""The tutorial: showing it, going on in it, and the first real game after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.chat.interactions.lobby import start_with_computer
from bot.chat.messages.answers import finish
from bot.chat.messages.ids import NO_TABLE
from bot.chat.messages.members import person
from bot.chat.posts.inputs import table_words
from bot.chat.posts.tutorial import Tutorial, choice_post
from bot.tables.errors import DoubledAction
from storage.records import TableStatus

if TYPE_CHECKING:
    from collections.abc import Mapping

    import discord

    from bot.chat.interactions.press import Pressed, PressHandler
    from bot.chat.services import Services
    from bot.tables.model import Table
    from bot.words.words import Words

LONGEST_NUMBER = 3
"""The most digits of the number of a step."""


async def show_tutorial(
    services: Services,
    interaction: discord.Interaction[Any],
    game: str,
    words: Words,
    *,
    number: int = 1,
    action: str = "",
) -> None:
    """Show a person where an action of the tutorial leads.

    It takes the place of the private message pressed, or is a new one.

    Parameters
    ----------
    game
        The game to learn; empty: they are asked which.
    number
        The step, from 1.
    action
        What they did there; empty: the step is shown.

    Raises
    ------
    UnknownGame
        When no such game has a tutorial.
    """
    presenters = services.posts.presenters
    if not game:
        post = choice_post(presenters.values(), words)
        await services.prompts.show(interaction, NO_TABLE, post)
        return
    tutorial = Tutorial(presenters, game, person(interaction.user).name, words)
    await services.prompts.promise(interaction)  # a picture can take longer than Discord waits
    place = tutorial.place(number, action)
    lobby = await _lobby(services, interaction, game) if tutorial.ends(place) else None
    post = await tutorial.post(services.posts, place, lobby)
    await services.prompts.show(interaction, NO_TABLE, post)


async def _lobby(
    services: Services, interaction: discord.Interaction[Any], game: str
) -> Table | None:
    if interaction.channel_id is None:
        return None
    table = await services.tables.archive.find_in(interaction.channel_id)
    joins = (
        table is not None
        and table.record.game == game
        and table.record.status is TableStatus.GATHERING
        and len(table.seats) < table.record.capacity
        and table.seat_of(interaction.user.id) is None
    )
    return table if joins else None


async def _learn(pressed: Pressed) -> None:
    game, _, rest = pressed.rest.partition(" ")
    number, _, action = rest.partition(" ")
    known = number.isdecimal() and len(number) <= LONGEST_NUMBER
    await show_tutorial(
        pressed.services,
        pressed.interaction,
        game,
        pressed.words,
        number=int(number) if known else 1,
        action=action if known else "",
    )


async def _first_game(pressed: Pressed) -> None:
    interaction, words, prompts = pressed.interaction, pressed.words, pressed.services.prompts
    if prompts.repeats(interaction, NO_TABLE):
        raise DoubledAction
    prompts.note(interaction, NO_TABLE)
    try:
        table = await start_with_computer(pressed.services, interaction, pressed.rest, words)
    except Exception:
        prompts.forget(interaction, NO_TABLE)
        raise
    button = table_words(table).say("button-panel")
    await finish(interaction, words.say("learn-started", table=str(table.id), button=button))


HANDLERS: Mapping[str, PressHandler] = {"first-game": _first_game, "learn": _learn}
"""The handlers by button."""
