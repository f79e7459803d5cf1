"""The single changes of a syntax tree, as texts that take the place of a node."""

from __future__ import annotations

import ast
from copy import copy
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
SIGNS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
TESTED = ast.If, ast.While, ast.IfExp
"""The nodes with a condition."""
DECIDED = ast.Compare, ast.BoolOp, ast.UnaryOp, ast.Constant
"""The conditions that other changes alter already."""


def changes(node: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str, str]]:
    """Yield the single changes of one node.

    Yields
    ------
    tuple
        The node that is replaced, the text in its place, and the kind of change.
    """
    if isinstance(node, ast.Compare):
        yield from _comparisons(node)
    elif isinstance(node, ast.BinOp) and type(node.op) in SIGNS:
        yield node, _text(ast.BinOp(node.left, SIGNS[type(node.op)](), node.right)), "sign"
    elif isinstance(node, ast.AugAssign) and type(node.op) in SIGNS:
        changed = ast.AugAssign(node.target, SIGNS[type(node.op)](), node.value)
        yield node, ast.unparse(changed), "sign"
    elif isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield node, _text(ast.BoolOp(other, node.values)), "boolean operator"
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.Not, ast.USub)):
        kind = "negation" if isinstance(node.op, ast.Not) else "sign"
        yield node, _text(node.operand), kind
    elif isinstance(node, ast.Constant) and isinstance(node.value, (bool, int, float)):
        changed = not node.value if isinstance(node.value, bool) else node.value + 1
        yield node, repr(changed), "number"
    elif isinstance(node, ast.Expr) and _is_call(node.value):
        yield node, "pass", "call left out"
    elif isinstance(node, ast.Return) and node.value is not None:
        yield from _returned(node.value)
    yield from _conditions(node)


def _comparisons(node: ast.Compare) -> Iterator[tuple[ast.expr, str, str]]:
    for index, operator in enumerate(node.ops):
        changed = copy(node)
        changed.ops = [*node.ops]
        changed.ops[index] = COMPARISONS[type(operator)]()
        yield node, _text(changed), "comparison"


def _conditions(node: ast.AST) -> Iterator[tuple[ast.expr, str, str]]:
    conditions: list[ast.expr] = []
    if isinstance(node, TESTED):
        conditions = [node.test]
    elif isinstance(node, ast.comprehension):
        conditions = node.ifs
    for condition in conditions:
        if not isinstance(condition, DECIDED):
            yield condition, _text(ast.UnaryOp(ast.Not(), condition)), "negation"


def _returned(value: ast.expr) -> Iterator[tuple[ast.expr, str, str]]:
    if not isinstance(value, (ast.Constant, ast.Compare, ast.BoolOp, ast.UnaryOp)):
        yield value, "None", "return value"


def _is_call(value: ast.expr) -> bool:
    if isinstance(value, ast.Await):
        value = value.value
    return isinstance(value, ast.Call)


def _text(node: ast.expr) -> str:
    return f"({ast.unparse(node)})"
