"""Deck files: read, check, list every fault. No rulebook lists the cards, so decks are data."""

from __future__ import annotations

import re
from collections import Counter
from hashlib import sha256
from importlib.resources import files
from typing import TYPE_CHECKING

from bot.games.deckfile import BadDeck, DeckFault
from bot.games.sanfrancisco.cards import Card, Colour, Deck

if TYPE_CHECKING:
    from bot.games.errors import Value

HEADER = "id,colour,value,tracks,depot,square,foundation,waterfront,bonus"
FLAGS = ("tracks", "depot", "square", "foundation", "waterfront", "bonus")
FIELDS = len(HEADER.split(","))
CARDS = 87
FEWEST_FOUNDATIONS = 10
"""One for each foundation token of four players: a deck cannot run out before they do."""
SQUARE_COLOURS = (Colour.GREY, Colour.ORANGE, Colour.YELLOW)
STANDARD = "standard"

_ID = re.compile(r"c(\d\d)", re.ASCII)
_NAME = re.compile(r"[A-Za-z0-9._-]{1,40}", re.ASCII)


def standard() -> Deck:
    """Return the deck shipped with the project, a reconstruction."""
    text = files("bot.games.sanfrancisco").joinpath("deck.csv").read_text(encoding="utf-8")
    return read_deck(STANDARD, text)


def read_deck(name: str, text: str) -> Deck:
    """Return the deck a file describes.

    Parameters
    ----------
    name
        The file's stem: letters, digits, dots, dashes and underscores, for it stands in records.
    text
        The file.

    Raises
    ------
    BadDeck
        Listing every fault with its line.
    """
    text = text.replace("\r\n", "\n")
    lines = text.removesuffix("\n").split("\n")
    faults: list[DeckFault] = []
    if not _NAME.fullmatch(name):
        faults.append(DeckFault(0, "deck-name", {"name": name}))
    rows = [line.split(",") for line in lines[1:]]
    if lines[0] != HEADER:
        faults.append(DeckFault(1, "deck-header", {"expected": HEADER}))
    if lines[0] == HEADER or not rows or any(len(row) == FIELDS for row in rows):
        cards = [_card(number, row, faults) for number, row in enumerate(rows, start=1)]
        _check_ids(rows, faults)
        _check_whole(rows, faults)
    else:
        cards = []  # some other kind of file: its lines have nothing more to tell
    if faults:
        raise BadDeck(name, tuple(sorted(faults, key=lambda fault: fault.line)))
    return Deck(name, digest(text), tuple(card for card in cards if card is not None))


def digest(text: str) -> str:
    """Return the first 12 hex digits of the SHA-256 of a text with LF line ends."""
    return sha256(text.encode()).hexdigest()[:12]


def _card(number: int, row: list[str], faults: list[DeckFault]) -> Card | None:
    line = number + 1
    before = len(faults)

    def fault(code: str, /, **values: Value) -> None:
        faults.append(DeckFault(line, code, values))

    if len(row) != FIELDS:
        fault("deck-fields", found=len(row), expected=FIELDS)
        return None
    name, colour, value, *flags = row
    if colour not in tuple(Colour):
        fault("deck-colour", found=colour)
    if value not in ("0", "1", "2", "3", "4"):
        fault("deck-value", found=value)
    for flag, found in zip(FLAGS, flags, strict=True):
        if found not in ("0", "1"):
            fault("deck-flag", flag=flag, found=found)
    marks = dict(zip(FLAGS, (found == "1" for found in flags), strict=True))
    kinds = [kind for kind in ("foundation", "depot", "square") if marks[kind]]
    if len(kinds) > 1:
        fault("deck-kinds", first=kinds[0], second=kinds[1])
    if kinds and value in ("1", "2", "3", "4"):
        fault("deck-printed-value", kind=kinds[0], value=value)
    if marks["square"] and colour in tuple(Colour) and colour not in SQUARE_COLOURS:
        fault("deck-square", colour=colour)
    if len(faults) > before:
        return None
    return Card(name, Colour(colour), int(value), **marks)


def _check_ids(rows: list[list[str]], faults: list[DeckFault]) -> None:
    """List each id out of step; a line too few or too many is one fault, not many."""
    names = [row[0] if len(row) == FIELDS else "" for row in rows]
    expected = 1
    for line, (name, following) in enumerate(zip(names, [*names[1:], ""], strict=False), start=2):
        if name and name != f"c{expected:02}":
            faults.append(
                DeckFault(line, "deck-id", {"found": name, "expected": f"c{expected:02}"})
            )
            number = _ID.fullmatch(name)
            if number and following == f"c{int(number[1]) + 1:02}":
                expected = int(number[1])
        expected += 1


def _check_whole(rows: list[list[str]], faults: list[DeckFault]) -> None:
    if len(rows) != CARDS:
        faults.append(DeckFault(0, "deck-cards", {"found": len(rows), "expected": CARDS}))
    whole = [row for row in rows if len(row) == FIELDS]
    colours = Counter(row[1] for row in whole)
    faults += [
        DeckFault(0, "deck-colour-missing", {"colour": colour.value})
        for colour in Colour
        if not colours[colour]
    ]
    foundations = sum(row[3 + FLAGS.index("foundation")] == "1" for row in whole)
    if foundations < FEWEST_FOUNDATIONS:
        values: dict[str, Value] = {"found": foundations, "expected": FEWEST_FOUNDATIONS}
        faults.append(DeckFault(0, "deck-foundations", values))
