"""Dataclasses that are pickled quickly, for scenes on their way to the process that paints."""

from __future__ import annotations

from dataclasses import fields
from operator import attrgetter
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")
_SETTERS: dict[type[Any], list[Callable[[Any, Any], None]]] = {}
"""What sets each field of a class, in their order."""


def pickled(cls: type[T]) -> type[T]:
    """Let the objects of a frozen dataclass with slots and two fields or more be pickled quickly.

    The standard library looks the fields up anew for each object.
    """
    made: Any = cls
    names = [each.name for each in fields(made)]
    values = attrgetter(*names)
    _SETTERS[made] = [getattr(made, name).__set__ for name in names]

    def reduce(self: object) -> str | tuple[object, ...]:
        if type(self) is not made:
            return object.__reduce_ex__(self, 2)
        return _restored, (made, *values(self))

    made.__reduce__ = reduce
    return made


def _restored(cls: type[T], *values: object) -> T:
    made = object.__new__(cls)
    for put, value in zip(_SETTERS[cls], values, strict=True):
        put(made, value)
    return made
