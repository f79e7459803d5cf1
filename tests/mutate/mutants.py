"""Finds the single changes of the project's code, and draws a sample of them."""

from __future__ import annotations

import ast
from collections import Counter
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple, cast

from tests.mutate.operators import changes

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

SKIPPED = ast.JoinedStr
"""Whose parts have no exact place in a file before Python 3.12."""


class Mutant(NamedTuple):
    """One change at one place."""

    path: str
    """Relative to the project, with slashes."""
    within: str
    """The function or class it is in, with those around it; empty at the top of the file."""
    kind: str
    before: str
    after: str
    ordinal: int
    """Which of several equal changes of that function it is, from 0."""
    line: int
    lines: range
    """The lines of the statement, without those of its body."""
    span: tuple[int, int]
    """The bytes of the file that are replaced."""

    @property
    def key(self) -> tuple[str, str, str, str, int]:
        """Return what stays the same when other places of the code are edited."""
        return self.path, self.within, self.before, self.after, self.ordinal

    def __str__(self) -> str:
        """Return the place and the change on one line."""
        return f"{self.path}:{self.line} in {self.within or 'module'}: {self.before} → {self.after}"


def mutants(path: str, source: bytes) -> list[Mutant]:
    """Return every single change of a file, in the order of its lines."""
    return list(_Search(path, source).found(ast.parse(source)))


def mutated(source: bytes, mutant: Mutant) -> bytes:
    """Return the source with that change."""
    start, end = mutant.span
    return source[:start] + mutant.after.encode() + source[end:]


def project(root: Path, parts: Iterable[str]) -> list[Mutant]:
    """Return every single change of some folders of a checkout."""
    return [
        mutant
        for part in parts
        for file in sorted((root / part).rglob("*.py"))
        for mutant in mutants(file.relative_to(root).as_posix(), file.read_bytes())
    ]


def sample(of: Iterable[Mutant], amount: int, seed: int) -> list[Mutant]:
    """Return some mutants by chance; an edit elsewhere in the code hardly alters which."""

    def drawn(mutant: Mutant) -> bytes:
        return sha256(repr((seed, mutant.key)).encode()).digest()

    return sorted(sorted(of, key=drawn)[:amount], key=lambda mutant: (mutant.path, mutant.span))


class _Search:
    """Walks one file."""

    def __init__(self, path: str, source: bytes) -> None:
        self._path = path
        self._source = source
        self._starts = [0]
        for line in source.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))
        self._seen: Counter[tuple[str, str, str]] = Counter()

    def found(self, node: ast.AST, within: str = "", lines: range = range(0)) -> Iterator[Mutant]:
        """Yield the changes of a node and of all below it."""
        if isinstance(node, SKIPPED) or _is_for_types(node) or _is_claim(node):
            return
        if isinstance(node, ast.stmt):
            lines = _own_lines(node)
        for replaced, after, kind in changes(node):
            yield self._mutant(replaced, after, kind, within, lines)
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            # That a class is frozen or has slots is for the type checker to hold.
            outside: list[ast.expr] = []
            if not isinstance(node, ast.ClassDef):
                outside += [*node.decorator_list, *node.args.defaults]
                outside += filter(None, node.args.kw_defaults)
            below: list[ast.AST] = [*node.body]
            for each in outside:
                yield from self.found(each, within, lines)
            within = f"{within}.{node.name}".lstrip(".")
        else:
            below = [*_children(node)]
        for each in below:
            yield from self.found(each, within, lines)

    def _mutant(
        self, node: ast.expr | ast.stmt, after: str, kind: str, within: str, lines: range
    ) -> Mutant:
        end_line, end_column = node.end_lineno or node.lineno, node.end_col_offset or 0
        span = (
            self._starts[node.lineno - 1] + node.col_offset,
            self._starts[end_line - 1] + end_column,
        )
        before = " ".join(self._source[slice(*span)].decode().split())
        change = within, before, after
        ordinal = self._seen[change]
        self._seen[change] += 1
        return Mutant(self._path, within, kind, before, after, ordinal, node.lineno, lines, span)


def _children(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what is below a node, without types."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns"):
            continue
        values = cast("list[object]", value) if isinstance(value, list) else [value]
        yield from (each for each in values if isinstance(each, ast.AST))


def _is_for_types(node: ast.AST) -> bool:
    if isinstance(node, ast.AnnAssign):
        return ast.unparse(node.annotation) == "TypeAlias"
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def _is_claim(node: ast.AST) -> bool:
    """Return whether a node says that two series are equally long, which they always are."""
    return isinstance(node, ast.keyword) and node.arg == "strict"


def _own_lines(node: ast.stmt) -> range:
    """Return the lines of a statement, without those of its body."""
    body: list[ast.stmt] = getattr(node, "body", [])
    cases: list[ast.match_case] = getattr(node, "cases", [])
    first = body[0].lineno if body else cases[0].pattern.lineno if cases else None
    end = (node.end_lineno or node.lineno) + 1 if first is None else max(first, node.lineno + 1)
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    return range(min([node.lineno, *(each.lineno for each in decorators)]), end)
