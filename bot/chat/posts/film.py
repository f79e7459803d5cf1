"""A whole game as an animation: the start, then a picture of each turn."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.chat.messages.answers import Told
from bot.chat.messages.post import Post
from bot.chat.posts.history import ends_of_turns
from bot.chat.posts.inputs import game_title, is_over, players
from bot.presenters.fitting import cut
from render.film.animation import Frame, TooLarge

if TYPE_CHECKING:
    from bot.chat.messages.post import Progress
    from bot.chat.painter import Painter
    from bot.chat.posts.public import Posts
    from bot.tables.history.archive import Archive
    from bot.tables.model import Position, Table
    from bot.words.words import Words

LARGEST = 10 * 1024 * 1024
"""The most bytes that Discord accepts on every server."""
TOLD_EVERY = 20
"""Pictures between two messages about progress."""
FILM_NAME = "replay.gif"


class Films:
    """Makes animations, one at a time: others wait in line, and posts go in between."""

    def __init__(self, archive: Archive, posts: Posts, painter: Painter) -> None:
        self._archive = archive
        self._posts = posts
        self._painter = painter
        self._studio = asyncio.Lock()

    async def make(self, table: Table, words: Words, limit: int, progress: Progress) -> Post:
        """Return a post with the animation of the table's game, as everybody could see it.

        Once the game is over, what was hidden is open.

        Parameters
        ----------
        limit
            How many bytes the server takes.
        progress
            Shows how far it has come.

        Raises
        ------
        Told
            When there is nothing to show, or too much for the server.
        """
        history = await self._archive.history(table)
        shown = [history[0], *ends_of_turns(history)]
        turns, over = len(shown) - 1, is_over(table.game, history[-1])
        if not turns:
            raise Told(words.say("no-log", table=str(table.id)))
        values = {"table": str(table.id), "turns": turns}
        if self._studio.locked():
            await progress(Post(words.say("replay-waits", **values)))
        async with self._studio:
            frames: list[Frame] = []
            for turn, position in enumerate(shown):
                if turn % TOLD_EVERY == 0:
                    done = words.say("replay-painting", **values, done=turn)
                    await progress(Post(done))
                screen = self._posts.screen(table, position, words, opened=over)
                key = "replay-turn" if turn else "replay-start"
                label = words.say(key, turn=turn, turns=turns)
                frames.append(Frame(await self._posts.picture(screen), label))
            await progress(Post(words.say("replay-joining", **values)))
            try:
                film = await self._painter.animate(frames, min(limit, LARGEST))
            except TooLarge:
                raise Told(words.say("replay-too-large", **values)) from None
        text = words.say("replay-title", **values, game=game_title(table, words))
        alt = self._alt(table, shown[-1], words, turns)
        return Post(text, picture=film, alt=alt, picture_name=FILM_NAME)

    def _alt(self, table: Table, last: Position, words: Words, turns: int) -> str:
        names = ", ".join(player.plain for player in players(table, words))
        head = words.say("replay-alt", table=str(table.id), turns=turns, players=names)
        return cut(f"{head} {self._posts.screen(table, last, words).alt}")
