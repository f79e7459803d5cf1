"""Rows of buttons and selects that are longer than a message has room for."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from bot.presenters.controls import Button, Select

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.presenters.controls import Option, Row
    from bot.words.words import Words

WIDTH = 5
"""The most buttons of a row."""
HEIGHT = 5
"""The most rows of a game; the table adds one."""
PAGE = 25
"""The most entries of a select."""
LONGEST_OPTION = 100
"""The most characters of a label."""

ROUTINE = "!all"
"""The table command that plays every action that needs no decision."""
PANEL = "!panel"
"""The command that opens a person's private panel, and leads back to it."""
MORE = "more"
"""The item picked in a panel for its large views; no game has an item of this name."""
REMINDED = "reminded"
"""The item, before the seat's number, of the button of a reminder; it picks nothing."""
PICK = "!pick"
"""The command that shows the buttons of one thing, such as a card."""
TURN_PAGE = "!page"
"""The command that shows another page of a select."""

Entry = TypeVar("Entry")


def packed(buttons: Sequence[Button]) -> list[tuple[Button, ...]]:
    """Return the buttons in full rows; the last may be shorter."""
    return [tuple(buttons[at : at + WIDTH]) for at in range(0, len(buttons), WIDTH)]


def paged_select(
    group: str,
    name: str,
    entries: Sequence[Entry],
    page: int,
    words: Words,
    option: Callable[[Entry], Option],
    item: str = "",
) -> tuple[Row, ...]:
    """Return one page of a select, and a row that turns the page.

    No entries give no rows, and one page has none to turn.

    Parameters
    ----------
    name
        The name of the select, also in the catalogue: `GROUP-select-NAME` and, with several
        pages, `GROUP-select-NAME-page`.
    page
        The page to show, from 0; one that does not exist shows the nearest.
    option
        Makes the option of an entry; called for the entries of the page only.
    item
        The thing picked in the panel that holds the select; empty: none.
    """
    if not entries:
        return ()
    last = (len(entries) - 1) // PAGE
    page = min(max(0, page), last)
    shown = entries[page * PAGE : (page + 1) * PAGE]
    options = tuple(option(entry) for entry in shown)
    if not last:
        return (Select(name, words.say(f"{group}-select-{name}"), options),)
    placeholder = words.say(
        f"{group}-select-{name}-page",
        first=page * PAGE + 1,
        last=page * PAGE + len(shown),
        count=len(entries),
    )
    earlier = words.say(f"{group}-button-earlier")
    later = words.say(f"{group}-button-later")
    turning = (
        Button(f"{TURN_PAGE} {page - 1} {item}".rstrip(), earlier, enabled=page > 0),
        Button(f"{TURN_PAGE} {page + 1} {item}".rstrip(), later, enabled=page < last),
    )
    return (Select(name, placeholder, options), turning)
