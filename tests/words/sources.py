"""Tells which translations were made from an older English text.

Beside a language's messages, `english.txt` has a line a message: its key and a short hash of the
English text that the translation was made from. Once a translation is right again, record it::

    python -m tests.words.sources KEY...

Without a key, everything that is not up to date is recorded.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.syntax import FluentSerializer

import bot.locales
from bot.words.words import languages
from tests.words.catalogue import messages

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from fluent.syntax.ast import Message, Term

TRANSLATED = tuple(language for language in languages() if language != "en")


def digest(message: Message | Term) -> str:
    """Return eight hexadecimal digits of a message's text; comments do not count."""
    entry = message.clone()
    entry.comment = None
    return sha256(FluentSerializer().serialize_entry(entry).encode()).hexdigest()[:8]


def english() -> dict[str, str]:
    """Return the hash of each English message by key."""
    return {key: digest(message) for key, message in messages().items()}


def recorded(language: str) -> dict[str, str]:
    """Return the hash of the English text that each translation was made from, by key."""
    lines = _file(language).read_text("utf-8").splitlines()
    return dict(line.split(" ") for line in lines)


def stale(made_from: Mapping[str, str], texts: Mapping[str, str]) -> list[str]:
    """Return the keys whose English text has changed, is new or is gone, sorted."""
    return sorted(
        key for key in made_from.keys() | texts.keys() if made_from.get(key) != texts.get(key)
    )


def renewed(
    made_from: Mapping[str, str], texts: Mapping[str, str], keys: Collection[str]
) -> dict[str, str]:
    """Return the hashes with those of the keys taken from the present texts."""
    chosen = {key: texts[key] for key in keys if key in texts}
    return {key: text for key, text in made_from.items() if key not in keys} | chosen


def main(keys: Collection[str]) -> None:
    """Record that the translations of the keys, or all, fit the present English texts."""
    texts = english()
    for language in TRANSLATED:
        made_from = recorded(language)
        now = renewed(made_from, texts, keys or stale(made_from, texts))
        lines = [f"{key} {now[key]}\n" for key in sorted(now)]
        _file(language).write_text("".join(lines), "utf-8")


def _file(language: str) -> Path:
    return Path(bot.locales.__file__).parent / language / "english.txt"


if __name__ == "__main__":
    main(sys.argv[1:])
