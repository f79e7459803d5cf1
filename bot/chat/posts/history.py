"""How a game stood at the end of any of its turns: in words, and as a picture."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

from bot.chat.transport.answers import Told
from bot.chat.transport.post import Post
from bot.presenters.presenter import Button

if TYPE_CHECKING:
    from bot.chat.services import Services
    from bot.tables.model import Played, Position, Table
    from bot.words.words import Words


def ends_of_turns(history: list[Position]) -> list[Position]:
    """Return the position after each turn, the one that is on as far as it has come included.

    Parameters
    ----------
    history
        The position at the start and after each action that counts.
    """
    passed = [after for before, after in itertools.pairwise(history) if after.turn > before.turn]
    return [*passed, history[-1]] if history[-1].current else passed


def played_last(position: Position) -> tuple[Played, ...]:
    """Return the actions of the turn that a position is the end of."""
    return position.current or position.previous


async def turn_post(services: Services, table: Table, turn: int, words: Words) -> Post:
    """Return what a turn did and the picture at its end, as everybody could see it then.

    Parameters
    ----------
    turn
        From 1; a number beyond the last turn means the last one.

    Raises
    ------
    Told
        When nothing has happened yet.
    """
    ends = ends_of_turns(await services.tables.history(table))
    if not ends:
        raise Told(words.say("no-log", table=str(table.id)))
    number = min(max(turn, 1), len(ends))
    position = ends[number - 1]
    screen = services.posts.screen(table, position, words)
    title = words.say("turn-title", table=str(table.id), turn=number, turns=len(ends))
    lines = services.posts.lines(table, position, played_last(position), words)
    row = (
        Button(f"!turn {number - 1}", words.say("button-previous"), enabled=number > 1),
        Button(f"!turn {number + 1}", words.say("button-later"), enabled=number < len(ends)),
        Button("!log", words.say("button-log")),
    )
    picture = await services.posts.picture(screen)
    return Post("\n".join([title, *lines]), table.id, table.version, (row,), picture, screen.alt)
