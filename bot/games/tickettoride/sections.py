"""The sections of a map file, its lines and cells."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from bot.games.deckfile import DeckFault

if TYPE_CHECKING:
    from bot.games.errors import Value

HEADINGS = {
    "locations": "id,name,x,y,souvenir",
    "routes": "a,b,length,colour,ferries,double_group,bend",
    "tickets": "a,b,points",
    "scoring": "",
}
"""The sections in their order, and the heading of each."""
NAME_LENGTH = 40
"""The most characters of a name or an id."""

_MAP_NAME = re.compile(r"[a-z0-9-]+", re.ASCII)
_WHOLE = re.compile(r"-?[0-9]{1,6}", re.ASCII)


class Row(NamedTuple):
    """A line of a section: its number in the file and its cells."""

    line: int
    cells: list[str]


class Sections:
    """The lines of a map file by section; `faults` grows while it is read.

    `whole` is whether all lines have their cells and all ends are locations: else it cannot be
    told whether the map is connected.

    Parameters
    ----------
    text
        The file, with LF line ends.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.faults: list[DeckFault] = []
        self.name = ""
        self.whole = True
        self.sections: dict[str, list[Row]] = {}

    def wrong(self, line: int, code: str, /, **values: Value) -> None:
        """Add a fault; line 0 is the file as a whole."""
        self.faults.append(DeckFault(line, code, values))

    def split(self) -> None:
        """Sort the lines into sections, and check their headings."""
        if not self.text.endswith("\n"):
            self.wrong(self.text.count("\n") + 1, "map-last-line-cut")
        lines = self.text.removesuffix("\n").split("\n")
        key, _, self.name = lines[0].partition(",")
        if key != "name" or not _MAP_NAME.fullmatch(self.name) or len(self.name) > NAME_LENGTH:
            self.wrong(1, "map-name", found=lines[0][:NAME_LENGTH])
        section: str | None = None
        heading = ""
        for line, text in enumerate(lines[1:], start=2):
            if not text:
                self.wrong(line, "map-line-empty")
            elif text.startswith("["):
                section = self._section(line, text)
                heading = HEADINGS.get(section or "", "")
            elif section is None:
                if line == 2:
                    self.wrong(line, "map-no-section", found=text[:NAME_LENGTH])
            elif heading:
                if text != heading:
                    self.wrong(line, "map-heading", found=text[:NAME_LENGTH], expected=heading)
                heading = ""
            else:
                self.sections[section].append(Row(line, text.split(",")))
        for name in HEADINGS:
            if name not in self.sections:
                self.wrong(0, "map-section-missing", section=name)

    def _section(self, line: int, text: str) -> str | None:
        name = text[1:-1] if text.endswith("]") else text[1:]
        if name not in HEADINGS or not text.endswith("]"):
            self.wrong(line, "map-section-unknown", found=text[:NAME_LENGTH])
            return None
        if name in self.sections:
            self.wrong(line, "map-section-twice", section=name)
            return None
        self.sections[name] = []
        return name

    def rows(self, section: str, *, quiet: bool = False) -> list[Row]:
        """Return the lines of a section with the right number of cells; the others are faults.

        Parameters
        ----------
        quiet
            Whether these faults are listed already.
        """
        cells = HEADINGS[section].count(",") + 1
        rows: list[Row] = []
        for row in self.sections.get(section, []):
            if len(row.cells) == cells:
                rows.append(row)
            elif not quiet:
                self.whole = False
                self.wrong(row.line, "map-cells", found=len(row.cells), expected=cells)
        return rows

    def number(
        self, line: int, column: str, text: str, lowest: int | None = None, most: int | None = None
    ) -> int:
        """Return a cell as a number; one that is none, or out of bounds, is a fault."""
        number = int(text) if _WHOLE.fullmatch(text) else None
        low = number is not None and lowest is not None and number < lowest
        high = number is not None and most is not None and number > most
        if number is None or low or high:
            values: dict[str, Value] = {"column": column, "found": text[:NAME_LENGTH]}
            if most is not None:
                self.wrong(line, "map-range", **values, lowest=lowest or 0, highest=most)
            else:
                bound = "map-positive" if lowest else "map-not-negative"
                self.wrong(line, "map-whole" if lowest is None else bound, **values)
            return 0
        return number
