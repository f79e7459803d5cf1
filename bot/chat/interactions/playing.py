"""Carrying out actions of the game, by button or by command, and taking them back."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import structlog

from bot.chat.interactions import panel
from bot.chat.interactions.agreement import offer_undo
from bot.chat.messages.answers import Told, finish, is_private, show
from bot.chat.messages.post import Post
from bot.chat.posts import private
from bot.chat.posts.entered import refused
from bot.chat.posts.inputs import is_over, moves
from bot.games.errors import GameError
from bot.presenters.controls import Button, Style
from bot.presenters.rows import PANEL, REMINDED, ROUTINE
from bot.tables.errors import EndStands
from bot.tables.people.settings import Acting

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    import discord

    from bot.chat.interactions.press import Pressed, PressHandler
    from bot.chat.messages.ids import Seen
    from bot.chat.posts.entered import Entered
    from bot.chat.services import Services
    from bot.tables.changes.play import Acted
    from bot.tables.model import Table
    from bot.words.words import Words

log = structlog.get_logger()


async def play(
    services: Services,
    interaction: discord.Interaction[Any],
    table: Table,
    action: str | Entered,
    words: Words,
    *,
    seen: Seen | None = None,
    told: Callable[[Acted], Any] | None = None,
) -> Acted:
    """Carry out an action for the person.

    Parameters
    ----------
    action
        In notation, or `ROUTINE`; or the command by which it was typed.
    seen
        What the person saw; None: whatever the position is now.
    told
        Returns the answer to the player; called before the change is stored.

    Raises
    ------
    Refusal
        When it is not for this person to act now.
    Told
        With the reason when the game refuses.
    """
    presenter = services.posts.presenter(table)
    play, user_id = services.tables.play, interaction.user.id
    text = action if isinstance(action, str) else action.action
    try:
        if text == ROUTINE:
            return await play.act_routinely(
                table, user_id, seen=seen, interaction_id=interaction.id, told=told
            )
        return await play.act(
            table,
            user_id,
            presenter.notation(text),
            seen=seen,
            interaction_id=interaction.id,
            told=told,
        )
    except GameError as error:
        position = await services.tables.archive.position(table)
        view = private.own_view(table, position, user_id)
        if isinstance(action, str):
            raise Told(presenter.refusal(error, words, view)) from error
        legal = [table.game.format(each) for each in view.legal]
        reading = services.posts.read(table, view, words)
        raise Told(refused(presenter, reading, action, error, legal)) from error


def in_words(services: Services, acted: Acted, user_id: int, words: Words) -> str:
    """Return a player's actions in words, for the answer to them."""
    table, position = acted.table, acted.position
    seat = table.seated(user_id).seat
    view = position.view(table.game, seat)
    told = moves(table.game, acted.moves, seat, over=is_over(table.game, position))
    presenter = services.posts.presenter(table)
    reading = services.posts.read(table, view, words)
    return "\n".join((presenter.moved(reading, told), *presenter.news(reading, told)))


async def undo(
    services: Services,
    interaction: discord.Interaction[Any],
    table: Table,
    words: Words,
    *,
    seen: Seen | None = None,
    told: Callable[[Acted], Any] | None = None,
) -> Acted:
    """Undo the person's last action; without `told` the answer lists what was undone.

    Raises
    ------
    Refusal
        When it is not theirs to take back alone; nothing has changed.
    """

    def lines(acted: Acted) -> str:
        return taken_back(services, acted, words)

    return await services.tables.play.undo(
        table,
        interaction.user.id,
        seen=seen,
        interaction_id=interaction.id,
        told=told or lines,
    )


def taken_back(services: Services, acted: Acted, words: Words) -> str:
    """Return in words what has been taken back."""
    lines = services.posts.lines(acted.table, acted.position, acted.moves, words)
    return words.say("taken-back", moves=" ".join(lines))


async def act(pressed: Pressed, action: str, *, sure: bool = False) -> None:
    """Carry out an action that was pressed; in a panel, go on to its next step.

    Who wants that is asked first whether they are sure of what they cannot undo alone.
    """
    services, interaction, words = pressed.services, pressed.interaction, pressed.words
    if panel.is_preferred(pressed):
        await panel.open_panel(pressed)
        return
    asks = services.people.settings(pressed.user_id).acting is Acting.ASK
    if asks and not sure and (question := await _question(pressed, action)):
        if panel.is_panel(pressed):
            await show(interaction, question, replace=True)
        else:
            await services.prompts.show(interaction, pressed.table.id, question)
        return

    async def change(told: Callable[[Acted], Any] | None) -> Acted:
        return await play(
            services, interaction, pressed.table, action, words, seen=pressed.press.seen, told=told
        )

    def told(acted: Acted) -> str:
        return in_words(services, acted, pressed.user_id, words)

    if panel.is_panel(pressed):
        await panel.go_on(pressed, change, told)
    elif is_private(interaction):
        acted = await change(told)
        await services.prompts.show(interaction, acted.table.id, Post(acted.told))
    else:
        await panel.act_in_public(pressed, change, told)


async def _question(pressed: Pressed, action: str) -> Post | None:
    """Return the question whether to act, or None for what the person can undo alone.

    What they may not do now is no question either: it is refused as ever. What the panel has just
    asked is not asked again.
    """
    table, words = pressed.table, pressed.words
    seat = table.seat_of(pressed.user_id)
    position = await pressed.services.tables.archive.position(table)
    presenter = pressed.services.posts.presenter(table)
    if seat is None or action == ROUTINE:
        return None
    try:
        notation = presenter.notation(action)
        after = position.then(table.game, seat.seat, notation)
    except GameError:
        return None
    parsed = table.game.parse(seat.seat, notation)
    asked = panel.is_panel(pressed) and presenter.asks_itself(parsed)
    if asked or after.last is None or not after.last.revealed:
        return None
    view = private.own_view(table, position, pressed.user_id)
    reading = pressed.services.posts.read(table, view, words)
    text = words.say("ask-sure", action=presenter.action_label(reading, parsed))
    back = "button-back" if panel.is_panel(pressed) else "button-panel"
    row = (
        Button(f"!sure {action}", words.say("button-sure"), Style.MAIN),
        Button(PANEL, words.say(back)),
    )
    return Post(text, table.id, pressed.press.seen, (row,))


async def _sure(pressed: Pressed) -> None:
    await act(pressed, pressed.rest, sure=True)


async def _all(pressed: Pressed) -> None:
    await act(pressed, ROUTINE)


async def _panel(pressed: Pressed) -> None:
    item = "" if pressed.rest.startswith(REMINDED) else pressed.rest
    await panel.open_panel(pressed, item=item)


async def _pick(pressed: Pressed) -> None:
    if panel.is_panel(pressed) or panel.is_preferred(pressed):
        await panel.open_panel(pressed, item=pressed.rest)
        return
    table, services = pressed.table, pressed.services
    position = await services.tables.archive.position(table)
    services.tables.play.check_turn(table, position, pressed.user_id)
    post = private.pick_post(
        services.posts, table, position, pressed.user_id, pressed.rest, pressed.words
    )
    await services.prompts.show(pressed.interaction, table.id, post)


async def _page(pressed: Pressed) -> None:
    """Show another page of a select: of the panel, or of the post it was pressed on."""
    if panel.is_panel(pressed) or panel.is_preferred(pressed):
        page, _, item = pressed.rest.partition(" ")
        await panel.open_panel(pressed, item=item, page=replace(pressed, rest=page).number())
        return
    table, services = pressed.table, pressed.services
    position = await services.tables.archive.position(table)
    post = private.page_post(services.posts, table, position, pressed.words, pressed.number())
    await services.prompts.show(pressed.interaction, table.id, post)


async def _undo(pressed: Pressed) -> None:
    services, table, words = pressed.services, pressed.table, pressed.words

    async def change(told: Callable[[Acted], Any] | None) -> Acted:
        seen = pressed.press.seen
        return await undo(services, pressed.interaction, table, words, seen=seen, told=told)

    try:
        if panel.is_panel(pressed):
            await panel.go_on(pressed, change, lambda acted: taken_back(services, acted, words))
        else:
            await finish(pressed.interaction, (await change(None)).told)
    except EndStands as refusal:
        post = await offer_undo(services, table, pressed.user_id, refusal, words)
        await show(pressed.interaction, post, replace=not panel.is_panel(pressed))


async def _leave_it(pressed: Pressed) -> None:
    await show(pressed.interaction, Post(pressed.words.say("left-as-it-is")), replace=True)


HANDLERS: Mapping[str, PressHandler] = {
    "all": _all,
    "leave-it": _leave_it,
    "page": _page,
    "panel": _panel,
    "pick": _pick,
    "sure": _sure,
    "undo": _undo,
}
"""The handlers by button."""
