"""Labels of buttons: verb, place and effects, in that order."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bot.presenters.fitting import cut_label

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

LONGEST_LABEL = 38
"""The most characters of a game's button."""


class Clause(NamedTuple):
    """An effect in words, as part of a label.

    If not all clauses fit, those of the lowest `priority` numbers are kept.

    Parameters
    ----------
    short
        The same in fewer characters, if it can be said so.
    """

    text: str
    priority: int
    short: str = ""


def label(
    starts: Sequence[str],
    told: Sequence[Clause] = (),
    longest: int = LONGEST_LABEL,
    joined: Callable[[str, str], str] | None = None,
) -> str:
    """Return a label: verb and place, then as many effects as fit, in their order.

    Parameters
    ----------
    starts
        Verb and place; then the same in ever fewer characters, for when no effect fits.
    joined
        Puts a start and the list of effects together; otherwise a colon does.

    Examples
    --------
    >>> label(["Build in blue"], [Clause("skyscraper", 2), Clause("bonus", 1)], 20)
    'Build in blue: bonus'
    """
    for start in starts:
        kept = _kept(start, told, longest, joined or _with_colon)
        if len(kept) <= longest and (not told or kept != start):
            return kept
    return next((each for each in starts if len(each) <= longest), cut_label(starts[-1], longest))


def _kept(
    start: str, told: Sequence[Clause], longest: int, joined: Callable[[str, str], str]
) -> str:
    """Return the start with the effects that fit, in fewer characters if more fit then."""
    whole = _fitting(start, told, longest, joined)
    if len(whole) < len(told):
        short = [each._replace(text=each.short or each.text) for each in told]
        whole = max(whole, _fitting(start, short, longest, joined), key=len)
    return joined(start, _listed(whole)) if whole else start


def _fitting(
    start: str, told: Sequence[Clause], longest: int, joined: Callable[[str, str], str]
) -> dict[int, str]:
    kept: dict[int, str] = {}
    for at, each in sorted(enumerate(told), key=lambda pair: pair[1].priority):
        for text in (each.text, each.short):
            if text and len(joined(start, _listed({**kept, at: text}))) <= longest:
                kept[at] = text
                break
    return kept


def _listed(kept: dict[int, str]) -> str:
    return ", ".join(kept[at] for at in sorted(kept))


def _with_colon(start: str, effects: str) -> str:
    return f"{start}: {effects}"
