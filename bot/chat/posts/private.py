"""Looking at a table: its board, the position in words, its log, and the rules.

Everything here answers one person privately, and shows what their seat may see.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from bot.chat.posts.inputs import moves
from bot.chat.posts.public import players
from bot.chat.transport.answers import Told
from bot.chat.transport.post import Post
from bot.presenters.presenter import Button, Select
from bot.tables.errors import Refusal, TheyAreNotSeated, UnknownGame
from storage.records import TableStatus

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.chat.client import CableCar
    from bot.presenters.presenter import Player, Row
    from bot.tables.model import Table
    from bot.words.words import Words

BUTTONS = 5
"""The buttons that go in a row."""
PAGE = 3_300
"""Characters of log or list that go on one page; a message holds 4,000."""


def seat_of(table: Table, user_id: int) -> int | None:
    """Return the person's seat, None for a spectator."""
    seat = table.seat_of(user_id)
    return seat.seat if seat else None


async def board_post(bot: CableCar, table: Table, user_id: int, words: Words) -> Post:
    """Return the board for one person: with the buttons when it is their turn."""
    if table.record.status is TableStatus.GATHERING:
        return bot.posts.lobby(table, words)
    position = await bot.tables.position(table)
    if table.record.status is TableStatus.FINISHED:
        return await bot.posts.over(table, position, words)
    screen = bot.posts.current(table, position, words)
    if table.record.status is TableStatus.ENDED:
        closed = bot.posts.closed(table, words).text
        return Post(closed, picture=await bot.posts.picture(screen), alt=screen.alt)
    own = seat_of(table, user_id) in table.game.to_act(position.state)
    rows = screen.rows if own else ()
    picture = await bot.posts.picture(screen)
    return Post(screen.text, table.id, table.version, rows, picture, screen.alt)


async def zoom_post(
    bot: CableCar, table: Table, user_id: int, words: Words, seat: int | None
) -> Post:
    """Return one seat's part of the table large, or what all seats choose from.

    Parameters
    ----------
    seat
        None for what all seats choose from.

    Raises
    ------
    TheyAreNotSeated
        When the table has no such seat.
    """
    position = await bot.tables.position(table)
    everyone = bot.posts.everyone(table, position, words)
    if seat is not None and seat not in [each.seat for each in everyone]:
        raise TheyAreNotSeated
    closeup = bot.posts.closeup(table, position, seat, words, looker=seat_of(table, user_id))
    group = bot.posts.presenter(table).group
    own = [Button(f"!city {each.seat}", each.plain, enabled=each.seat != seat) for each in everyone]
    shared = Button("!offer", words.say(f"{group}-zoom-shared"), enabled=seat is not None)
    buttons = (*own, shared)
    rows = tuple(buttons[start : start + BUTTONS] for start in range(0, len(buttons), BUTTONS))
    picture = await bot.posts.picture(closeup)
    return Post(
        closeup.text, table.id, table.version, rows, picture, closeup.alt, picture_first=True
    )


async def parts(bot: CableCar, table: Table, words: Words) -> Sequence[Player]:
    """Return who has a part of the table; until it can be read that are those who sit there."""
    try:
        position = await bot.tables.position(table)
    except Refusal:
        return players(table, words)
    return bot.posts.everyone(table, position, words)


def own_seat(table: Table, user_id: int, words: Words) -> int:
    """Return the person's seat; whoever has none is told how to look at the others.

    Raises
    ------
    Told
        When they do not sit at the table.
    """
    seat = seat_of(table, user_id)
    if seat is None:
        raise Told(words.say("nothing-of-yours"))
    return seat


async def state_post(bot: CableCar, table: Table, user_id: int, words: Words, page: int) -> Post:
    """Return one page of the position in words: 1 the table, then a page a city."""
    position = await bot.tables.position(table)
    view = table.game.view(position.state, seat_of(table, user_id))
    pages = bot.posts.presenter(table).pages(view, players(table, words), words)
    number = min(max(page, 1), len(pages))
    closed = table.record.status is TableStatus.ENDED
    text = f"{bot.posts.closed(table, words).text}\n" if closed else ""
    everyone = bot.posts.everyone(table, position, words)
    names = [words.say("button-table"), *(each.plain for each in everyone)]
    row = tuple(
        Button(f"!state {at}", name, enabled=at != number) for at, name in enumerate(names, start=1)
    )
    return Post(text + pages[number - 1], table.id, table.version, (row,))


async def pick_post(bot: CableCar, table: Table, user_id: int, item: str, words: Words) -> Post:
    """Return what can be done with one entry of a select, such as a card and its rows."""
    position = await bot.tables.position(table)
    view = table.game.view(position.state, seat_of(table, user_id))
    text, rows = bot.posts.presenter(table).pick(view, item, words)
    return Post(text, table.id, table.version, rows)


async def page_post(bot: CableCar, table: Table, words: Words, page: int) -> Post:
    """Return another page of a board's select."""
    position = await bot.tables.position(table)
    screen = bot.posts.current(table, position, words, page=page)
    return Post(screen.text, table.id, table.version, screen.rows)


async def log_post(
    bot: CableCar, table: Table, user_id: int, words: Words, page: int | None
) -> Post:
    """Return a page of the log, the newest turns without a page."""
    position = await bot.tables.position(table)
    view = table.game.view(position.state, seat_of(table, user_id))
    presenter = bot.posts.presenter(table)
    told: list[str] = []
    chronicle = await bot.tables.chronicle(table)
    for turn in chronicle:
        lines: list[str] = []
        for undone, run in groupby(turn.told, key=lambda entry: entry.undone):
            played = moves(table.game, [entry.move for entry in run], view.seat)
            some = presenter.turn_lines(view, played, players(table, words), words)
            lines += [words.say("log-undone", move=line) for line in some] if undone else some
        told.append(f"`{turn.number}` " + "\n".join(lines))
    if not told:
        raise Told(words.say("no-log", table=str(table.id)))
    pages = _pages(told)
    number = len(pages) if page is None else min(max(page, 1), len(pages))
    start = sum(len(earlier) for earlier in pages[: number - 1])
    shown = pages[number - 1]
    title = words.say(
        "log-title",
        table=str(table.id),
        shown=len(shown),
        **{"from": start + 1, "to": start + len(shown), "all": len(told)},
    )
    last = chronicle[start + len(shown) - 1].number
    row: Row = (Button(f"!turn {last}", words.say("button-picture")),)
    if len(pages) > 1:
        earlier = Button(f"!log {number - 1}", words.say("button-previous"), enabled=number > 1)
        later = Button(f"!log {number + 1}", words.say("button-later"), enabled=number < len(pages))
        row = (earlier, later, *row)
    return Post("\n".join([title, *shown]), table.id, table.version, (row,))


def rules_post(bot: CableCar, game: str, topic: str, words: Words) -> Post:
    """Return one topic of a game's rules, with a list of all of them."""
    presenter = bot.posts.presenters.get(game)
    if presenter is None:
        raise UnknownGame(game=game)
    topics = presenter.topics(words)
    chosen = next((entry for entry in topics if entry.action == topic), topics[0])
    title = words.say("rules-title", game=words.say(f"game-{game}"))
    text = f"{title}\n{presenter.rules(chosen.action, words)}"
    options = tuple(entry.leading_to(f"!rules {game} {entry.action}") for entry in topics)
    select = Select("rules", words.say("rules-placeholder"), options)
    return Post(text, rows=(select,))


def _pages(entries: list[str]) -> list[list[str]]:
    pages: list[list[str]] = [[]]
    size = 0
    for entry in entries:
        if pages[-1] and size + len(entry) > PAGE:
            pages.append([])
            size = 0
        pages[-1].append(entry[:PAGE])
        size += len(entry) + 1
    return pages
