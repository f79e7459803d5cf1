"""Reads catalogues as they are written: their messages, what those refer to, their variants."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Term, VariableReference
from fluent.syntax.visitor import Visitor

if TYPE_CHECKING:
    from fluent.syntax.ast import MessageReference, SelectExpression, TermReference, TextElement

    from bot.words.words import Words

COMMAND_LINE = "records.ftl"
"""How the names of files end that only the command line says, which speaks English."""


class Parts(Visitor):
    """Collects what a message is made of.

    `variables` are its placeholders, `mentioned` the messages and terms it refers to, `variants`
    the keys of the variants by the variable that selects, `text` the words.
    """

    def __init__(self, message: Message | Term) -> None:
        self.variables: set[str] = set()
        self.mentioned: set[str] = set()
        self.variants: dict[str, list[set[str]]] = {}
        self.text = ""
        self.visit(message)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.mentioned.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.mentioned.add(f"-{node.id.name}")

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.text += node.value

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, VariableReference)
        keys = {getattr(v.key, "name", None) or getattr(v.key, "value", "") for v in node.variants}
        self.variants.setdefault(node.selector.id.name, []).append(keys)
        self.generic_visit(node)


def catalogue_files(language: str = "en") -> list[str]:
    """Return the names of a language's files of what players read."""
    found = files("bot.locales").joinpath(language).iterdir()
    names = (entry.name for entry in found if entry.name.endswith(".ftl"))
    return sorted(name for name in names if not name.endswith(COMMAND_LINE))


def messages(language: str = "en", names: list[str] | None = None) -> dict[str, Message | Term]:
    """Return the messages players read by key, and the terms by key with a dash before it."""
    found: dict[str, Message | Term] = {}
    for name in names or catalogue_files(language):
        entries = _entries(language, name)
        assert not found.keys() & entries.keys()
        found |= entries
    return found


@cache
def _entries(language: str, name: str) -> dict[str, Message | Term]:
    found: dict[str, Message | Term] = {}
    source = files("bot.locales").joinpath(language, name).read_text("utf-8")
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, Junk), (name, entry.content)
        if isinstance(entry, Message | Term):
            key = f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name
            assert key not in found, f"{key} stands twice"
            found[key] = entry
    return found


def formatted(words: Words, key: str, message: Message | Term) -> str:
    """Return a message with 3 for every placeholder; empty for a term."""
    if isinstance(message, Term):
        return ""
    return words.say(key, **dict.fromkeys(Parts(message).variables, 3))
