"""Looking at tables: what commands and buttons show to one person."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

from bot.chat.interactions import panel
from bot.chat.messages.answers import give, language_here, promise, show
from bot.chat.messages.channels import board_link
from bot.chat.messages.members import sees
from bot.chat.posts import history, private
from bot.chat.posts.inputs import players, table_words
from bot.chat.posts.open_tables import Listed, list_post, page_of, pages_of
from bot.chat.posts.panel import with_way_back
from bot.chat.posts.record import export
from bot.chat.posts.rules import help_post, illustrated_rules
from bot.chat.posts.statistics import rating_changes
from bot.tables.errors import Refusal, TableUnreadable
from bot.words.words import Words
from storage.records import TableStatus

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import discord

    from bot.chat.interactions.press import Pressed, PressHandler
    from bot.chat.messages.post import Post
    from bot.chat.services import Services
    from bot.presenters.reading import Player
    from bot.tables.model import Table


async def board(services: Services, table: Table, user_id: int, words: Words) -> Post:
    """Return the board for one person."""
    gathers = table.record.status is TableStatus.GATHERING
    position = None if gathers else await services.tables.archive.position(table)
    hints = await services.database.hints.of_table(table.id)
    over = table.record.status is TableStatus.FINISHED or table.surrender is not None
    ratings = await rating_changes(services.outcomes, services.people, table, words) if over else ()
    return await private.board_post(services.posts, table, position, user_id, words, hints, ratings)


async def zoom(
    services: Services, table: Table, user_id: int, words: Words, seat: int | None
) -> Post:
    """Return a post that enlarges one seat's part of the table, or what all seats choose from."""
    position = await services.tables.archive.position(table)
    return await private.zoom_post(services.posts, table, position, user_id, words, seat)


async def state(
    services: Services,
    table: Table,
    user_id: int,
    words: Words,
    page: int,
    *,
    exact: bool = False,
) -> Post:
    """Return one page of the position in words; `exact` as for `log`."""
    position = await services.tables.archive.position(table)
    return private.state_post(services.posts, table, position, user_id, words, page, exact=exact)


async def log(
    services: Services, table: Table, words: Words, page: int | None, *, exact: bool = False
) -> Post:
    """Return a page of the log, the newest turns without a page.

    Parameters
    ----------
    exact
        Whether to refuse a page that is not there, as one that was typed.
    """
    position = await services.tables.archive.position(table)
    chronicle = await services.tables.archive.chronicle(table)
    posts = services.posts
    return history.log_post(posts, table, position, chronicle, words, page, exact=exact)


async def turn(
    services: Services, table: Table, number: int, words: Words, *, exact: bool = False
) -> Post:
    """Return the actions of a turn and the picture at its end; `exact` as for `log`."""
    positions = await services.tables.archive.history(table)
    return await history.turn_post(services.posts, table, positions, number, words, exact=exact)


async def parts(services: Services, table: Table, words: Words) -> Sequence[Player]:
    """Return everybody with a part of the table; only the players if the game cannot be read."""
    try:
        position = await services.tables.archive.position(table)
    except Refusal:
        return players(table, words)
    return services.posts.everyone(table, position, words)


async def open_tables(
    services: Services,
    interaction: discord.Interaction[Any],
    page: int,
    words: Words,
    *,
    exact: bool = False,
) -> Post:
    """Return a page of the server's open tables that the person may see; `exact` as for `log`."""
    every = await services.tables.archive.tables_of(interaction.guild_id or 0)
    visible = [table for table in every if await sees(services.database, interaction, table)]
    if exact:
        history.check_page(page, pages_of(len(visible)), words)
    number, tables = page_of(visible, page)
    listed = [await _listed(services, table) for table in tables]
    return list_post(listed, number, pages_of(len(visible)), words)


async def help_screen(
    services: Services, interaction: discord.Interaction[Any], screen: str
) -> Post:
    """Return one of the screens of help in the person's own language."""
    table = await services.tables.archive.find_in(interaction.channel_id or 0)
    shown = table_words(table) if table else Words(language_here(interaction))
    presenters = services.posts.presenters.values()
    return help_post(presenters, screen, services.words(interaction), shown)


async def _listed(services: Services, table: Table) -> Listed:
    position = None
    if table.record.status is not TableStatus.GATHERING:
        with contextlib.suppress(TableUnreadable):
            position = await services.tables.archive.position(table)
    return Listed(table, position, await board_link(services.database, table.record))


async def _state(pressed: Pressed) -> None:
    post = await state(
        pressed.services, pressed.table, pressed.user_id, pressed.words, pressed.number()
    )
    await show(pressed.interaction, post, replace=True)


async def _city(pressed: Pressed) -> None:
    """Enlarge a part of the table; posts of earlier releases name none, and mean the panel."""
    if pressed.rest:
        await _zoom(pressed, pressed.number())
    else:
        await panel.open_panel(pressed)


async def _offer(pressed: Pressed) -> None:
    await _zoom(pressed, None)


async def _zoom(pressed: Pressed, seat: int | None) -> None:
    services, table = pressed.services, pressed.table
    await services.prompts.promise(pressed.interaction)
    post = await zoom(services, table, pressed.user_id, pressed.words, seat)
    await services.prompts.show(pressed.interaction, table.id, post)


async def _log(pressed: Pressed) -> None:
    page = pressed.number() if pressed.rest else None
    post = await log(pressed.services, pressed.table, pressed.words, page)
    await show(pressed.interaction, post, replace=True)


async def _sheet(pressed: Pressed) -> None:
    position = await pressed.services.tables.archive.position(pressed.table)
    post = private.sheet_post(pressed.services.posts, pressed.table, position, pressed.words)
    await show(pressed.interaction, post, replace=True)


async def _turn(pressed: Pressed) -> None:
    await promise(pressed.interaction)
    post = await turn(pressed.services, pressed.table, pressed.number(), pressed.words)
    await show(pressed.interaction, post, replace=True)


async def _rules(pressed: Pressed) -> None:
    await promise(pressed.interaction)  # pictures can take longer than Discord waits
    game, _, topic = pressed.rest.partition(" ")
    post = await illustrated_rules(pressed.services.posts, game, topic, pressed.words)
    if panel.is_panel(pressed):
        post = with_way_back(post, pressed.table, pressed.press.seen, pressed.words)
    await show(pressed.interaction, post, replace=True)


async def _rules_beside(pressed: Pressed) -> None:
    await promise(pressed.interaction, anew=True)
    post = await illustrated_rules(pressed.services.posts, pressed.rest, "", pressed.words)
    await show(pressed.interaction, post)


async def _list(pressed: Pressed) -> None:
    post = await open_tables(pressed.services, pressed.interaction, pressed.number(), pressed.words)
    await show(pressed.interaction, post, replace=True)


async def _help(pressed: Pressed) -> None:
    post = await help_screen(pressed.services, pressed.interaction, pressed.rest)
    await show(pressed.interaction, post, replace=True)


async def _export(pressed: Pressed) -> None:
    table = pressed.table
    record = await export(pressed.services.tables.archive, table)
    text = pressed.words.say("export-done", table=str(table.id), actions=record.actions)
    await give(pressed.interaction, text, record.name, record.text)


HANDLERS: Mapping[str, PressHandler] = {
    "city": _city,
    "export": _export,
    "help": _help,
    "list": _list,
    "log": _log,
    "offer": _offer,
    "rules": _rules,
    "rules-beside": _rules_beside,
    "sheet": _sheet,
    "state": _state,
    "turn": _turn,
}
"""The handlers by button."""
