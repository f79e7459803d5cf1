"""The language of a table and the title of its game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.errors import GameMissing
from bot.tables.missing import why_missing
from bot.words.words import Words

if TYPE_CHECKING:
    from bot.tables.model import Table


def table_words(table: Table) -> Words:
    """Return the words in the table's language, which its public posts speak."""
    return Words(table.record.language)


def thread_name(table: Table) -> str:
    """Return the name of the table's own thread, at most 100 characters: game and number."""
    title = game_title(table)
    return table_words(table).say("thread-name", game=title, table=str(table.id))[:100]


def game_title(table: Table, words: Words | None = None) -> str:
    """Return the name of the table's game; in the table's language unless `words` are given."""
    words, key = words or table_words(table), f"game-{table.record.game}"
    return words.say("game-of-later-release" if why_missing(table.game) is GameMissing else key)
