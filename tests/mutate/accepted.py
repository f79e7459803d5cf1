"""The changes that no test need notice, each with the reason."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tests.mutate.mutants import Mutant

LIST = Path(__file__).with_name("accepted.toml")
Key = tuple[str, str, str, str, int]


def accepted(text: str) -> dict[Key, str]:
    """Return the reasons by the key of the mutant.

    Raises
    ------
    ValueError
        If an entry is incomplete or comes twice.
    """
    reasons: dict[Key, str] = {}
    for entry in tomllib.loads(text).get("mutant", ()):
        try:
            key = (
                entry["file"],
                entry["within"],
                entry["before"],
                entry["after"],
                entry.get("ordinal", 0),
            )
            reason = entry["reason"]
        except KeyError as missing:
            raise ValueError(f"An entry has no {missing}: {entry}") from None
        if key in reasons or not reason:
            raise ValueError(f"An entry has no reason or comes twice: {entry}")
        reasons[key] = reason
    return reasons


def outdated(reasons: Iterable[Key], mutants: Iterable[Mutant]) -> list[Key]:
    """Return the entries whose change the code no longer has a place for."""
    known = {mutant.key for mutant in mutants}
    return [key for key in reasons if key not in known]
