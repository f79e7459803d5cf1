"""Map files: read, check, list every fault. No public source lists the map, so maps are data."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

from bot.games.deckfile import BadDeck, Fault
from bot.games.tickettoride.board import Location, Map, Route, Ticket
from bot.games.tickettoride.cards import COLOURS, TICKETS, Card

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.errors import Value

HEADINGS = {
    "locations": "id,name,x,y,souvenir",
    "routes": "a,b,length,colour,ferries,double_group,bend",
    "tickets": "a,b,points",
    "scoring": "",
}
"""The sections in their order, and the heading of each."""
LONGEST = 6
"""The greatest length of a route."""
SOUVENIRS = 5
NUMBERS = {"routes": LONGEST, "tokens": 8}
"""The lines of the scoring, and how many numbers each has."""
GRAY = "gray"
COLOUR_NAMES = (*COLOURS, GRAY)
NAME_LENGTH = 40
"""The most characters of a name or an id."""

_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*", re.ASCII)
_MAP_NAME = re.compile(r"[a-z0-9-]+", re.ASCII)
_WHOLE = re.compile(r"-?[0-9]{1,6}", re.ASCII)


class Row(NamedTuple):
    """A line of a section: its number in the file and its cells."""

    line: int
    cells: list[str]


class Read(NamedTuple):
    """A map, and what is odd about it without being wrong."""

    map: Map
    warnings: tuple[Fault, ...]


def read_map(file: str, text: str) -> Read:
    """Return the map a file describes.

    Parameters
    ----------
    file
        What the file is called, for the error.
    text
        The file.

    Raises
    ------
    BadDeck
        Listing every fault with its line.
    """
    return _Reader(text.replace("\r\n", "\n")).read(file)


class _Reader:
    """Takes a map file apart; `faults` grows on the way."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.faults: list[Fault] = []
        self.name = ""
        self.sections: dict[str, list[Row]] = {}

    def fault(self, line: int, code: str, /, **values: Value) -> None:
        self.faults.append(Fault(line, f"map-{code}", values))

    def read(self, file: str) -> Read:
        self._split()
        locations = self._locations()
        routes = self._routes({each.id for each in locations})
        tickets = self._tickets({each.id for each in locations})
        points = self._scoring()
        if not self.faults:
            found = Map(
                name=self.name,
                digest=sha256(self.text.encode()).hexdigest()[:12],
                locations=tuple(locations),
                routes=tuple(routes),
                tickets=tuple(tickets),
                route_points=points["routes"],
                token_points=points["tokens"],
            )
            self._check_connected(found)
        if self.faults:
            # Tracks that cannot be told apart are found last, and told where they stand.
            raise BadDeck(file, tuple(sorted(self.faults, key=lambda fault: fault.line)))
        return Read(found, self._warnings(found))

    def _split(self) -> None:
        """Sort the lines into sections, and check their headings."""
        if not self.text.endswith("\n"):
            self.fault(self.text.count("\n") + 1, "last-line-cut")
        lines = self.text.removesuffix("\n").split("\n")
        key, _, self.name = lines[0].partition(",")
        if key != "name" or not _MAP_NAME.fullmatch(self.name) or len(self.name) > NAME_LENGTH:
            self.fault(1, "name", found=lines[0][:NAME_LENGTH])
        section: str | None = None
        heading = ""
        for line, text in enumerate(lines[1:], start=2):
            if not text:
                self.fault(line, "line-empty")
            elif text.startswith("["):
                section = self._section(line, text)
                heading = HEADINGS.get(section or "", "")
            elif section is None:
                if line == 2:
                    self.fault(line, "no-section", found=text[:NAME_LENGTH])
            elif heading:
                if text != heading:
                    self.fault(line, "heading", found=text[:NAME_LENGTH], expected=heading)
                heading = ""
            else:
                self.sections[section].append(Row(line, text.split(",")))
        for name in HEADINGS:
            if name not in self.sections:
                self.fault(0, "section-missing", section=name)

    def _section(self, line: int, text: str) -> str | None:
        """Return the name of the section that begins here, or None if its lines do not count."""
        name = text[1:-1] if text.endswith("]") else text[1:]
        if name not in HEADINGS or not text.endswith("]"):
            self.fault(line, "section-unknown", found=text[:NAME_LENGTH])
            return None
        if name in self.sections:
            self.fault(line, "section-twice", section=name)
            return None
        self.sections[name] = []
        return name

    def _rows(self, section: str) -> list[Row]:
        """Return the lines of a section with the right number of cells."""
        cells = HEADINGS[section].count(",") + 1
        rows: list[Row] = []
        for row in self.sections.get(section, []):
            if len(row.cells) != cells:
                self.fault(row.line, "cells", found=len(row.cells), expected=cells)
            else:
                rows.append(row)
        return rows

    def _number(
        self, line: int, column: str, text: str, lowest: int | None = None, most: int | None = None
    ) -> int:
        """Return a cell as a number; one that is none, or out of bounds, is a fault."""
        number = int(text) if _WHOLE.fullmatch(text) else None
        low = number is not None and lowest is not None and number < lowest
        high = number is not None and most is not None and number > most
        if number is None or low or high:
            values: dict[str, Value] = {"column": column, "found": text[:NAME_LENGTH]}
            if most is not None:
                self.fault(line, "range", **values, lowest=lowest or 0, highest=most)
            else:
                code = {None: "whole", 0: "not-negative"}.get(lowest, "positive")
                self.fault(line, code, **values)
            return 0
        return number

    def _locations(self) -> list[Location]:
        found: list[Location] = []
        lines: dict[str, int] = {}
        rows = self._rows("locations")
        for line, (name, title, x, y, souvenir) in rows:
            if not _ID.fullmatch(name) or len(name) > NAME_LENGTH:
                self.fault(line, "id", found=name[:NAME_LENGTH])
            elif name in lines:
                self.fault(line, "id-twice", location=name, first=lines[name])
            lines.setdefault(name, line)
            if not title.strip() or len(title) > NAME_LENGTH or not title.isprintable():
                self.fault(line, "location-name", found=title[:NAME_LENGTH])
            across = self._number(line, "x", x, 0, 1650)
            down = self._number(line, "y", y, 0, 1050)
            if souvenir not in ("0", "1"):
                self.fault(line, "souvenir", found=souvenir[:NAME_LENGTH])
            found.append(Location(name, title, across, down, souvenir == "1"))
        souvenirs = sum(each.souvenir for each in found)
        if rows and souvenirs != SOUVENIRS:
            self.fault(0, "souvenirs", found=souvenirs, expected=SOUVENIRS)
        return found

    def _ends(self, line: int, a: str, b: str, known: set[str]) -> bool:
        """Return whether both ends are locations, and two."""
        there = True
        for end in dict.fromkeys((a, b)):
            if end not in known:
                self.fault(line, "location-unknown", found=end[:NAME_LENGTH])
                there = False
        if a == b:
            self.fault(line, "ends-equal", location=a[:NAME_LENGTH])
        return there and a != b

    def _routes(self, known: set[str]) -> list[Route]:
        found: list[Route] = []
        groups: dict[str, list[int]] = {}
        pairs: dict[frozenset[str], list[int]] = {}
        rows = self._rows("routes")
        for number, (line, (a, b, length, colour, ferries, group, bend)) in enumerate(rows):
            if self._ends(line, a, b, known):
                pairs.setdefault(frozenset((a, b)), []).append(number)
            if colour not in COLOUR_NAMES:
                self.fault(line, "colour", found=colour[:NAME_LENGTH])
            spaces = self._number(line, "length", length, 1, LONGEST)
            symbols = self._number(line, "ferries", ferries, 0)
            if symbols > spaces > 0:
                self.fault(line, "ferries", ferries=symbols, length=spaces)
            if group:
                groups.setdefault(group, []).append(number)
            route = Route(
                id=f"r{number + 1:02}",
                a=a,
                b=b,
                length=spaces,
                colour=Card(colour) if colour in COLOURS else None,
                ferries=symbols,
                twin="",
                bend=self._number(line, "bend", bend),
            )
            found.append(route)
        twins = self._twins(found, groups, rows)
        self._check_pairs(pairs, groups, rows)
        return [
            Route(
                *(getattr(each, field) for field in Route.__struct_fields__[:-2]), twin, each.bend
            )
            for each, twin in zip(found, twins, strict=True)
        ]

    def _twins(
        self, routes: list[Route], groups: dict[str, list[int]], rows: Sequence[Row]
    ) -> list[str]:
        """Return the other track of each route; a double group that is none is a fault."""
        twins = [""] * len(routes)
        for group, members in groups.items():
            line = rows[members[-1]].line
            name = group[:NAME_LENGTH]
            if len(members) != 2:
                self.fault(line, "group-size", group=name, found=len(members))
                continue
            one, other = (routes[number] for number in members)
            if frozenset(one.ends) != frozenset(other.ends):
                self.fault(line, "group-ends", group=name)
            elif one.ends != other.ends:
                self.fault(line, "group-turned", group=name, a=one.a, b=one.b)
            if one.length != other.length:
                self.fault(line, "group-length", group=name, one=one.length, other=other.length)
            twins[members[0]], twins[members[1]] = other.id, one.id
        return twins

    def _check_pairs(
        self,
        pairs: dict[frozenset[str], list[int]],
        groups: dict[str, list[int]],
        rows: Sequence[Row],
    ) -> None:
        """List each pair of locations with a third track, or with two that are no double route."""
        doubled = [set(members) for members in groups.values()]
        for members in pairs.values():
            first = rows[members[0]].line
            for number in members[2:]:
                self.fault(rows[number].line, "third-track", first=first)
            if len(members) > 1 and not any(set(members[:2]) <= group for group in doubled):
                self.fault(rows[members[1]].line, "pair-twice", first=first)

    def _tickets(self, known: set[str]) -> list[Ticket]:
        found: list[Ticket] = []
        pairs: dict[frozenset[str], int] = {}
        rows = self.sections.get("tickets", [])
        for number, (line, (a, b, points)) in enumerate(self._rows("tickets"), start=1):
            if self._ends(line, a, b, known):
                pair = frozenset((a, b))
                if pair in pairs:
                    self.fault(line, "ticket-twice", first=pairs[pair])
                pairs.setdefault(pair, line)
            found.append(Ticket(f"t{number:02}", a, b, self._number(line, "points", points, 1)))
        if "tickets" in self.sections and len(rows) != TICKETS:
            self.fault(0, "tickets", found=len(rows), expected=TICKETS)
        return found

    def _scoring(self) -> dict[str, tuple[int, ...]]:
        found: dict[str, tuple[int, ...]] = {}
        for line, (key, *cells) in self.sections.get("scoring", []):
            if key not in NUMBERS:
                self.fault(line, "scoring-unknown", found=key[:NAME_LENGTH])
            elif key in found:
                self.fault(line, "scoring-twice", key=key)
            else:
                if len(cells) != NUMBERS[key]:
                    self.fault(line, f"scoring-{key}", found=len(cells), expected=NUMBERS[key])
                found[key] = tuple(
                    self._number(line, key, cell, int(key == "routes")) for cell in cells
                )
        if "scoring" in self.sections:
            for key in NUMBERS:
                if key not in found:
                    self.fault(0, "scoring-missing", key=key)
        return found

    def _check_connected(self, found: Map) -> None:
        reached, waiting = {0}, [0]
        while waiting:
            for _, there in found.joined[waiting.pop()]:
                if there not in reached:
                    reached.add(there)
                    waiting.append(there)
        for place, row in enumerate(self._rows("locations")):
            if place not in reached:
                first = found.locations[0].id
                self.fault(row.line, "not-connected", location=row.cells[0], first=first)

    def _warnings(self, found: Map) -> tuple[Fault, ...]:
        """Return the tickets whose value is not their shortest path."""
        warnings: list[Fault] = []
        for ticket, row in zip(found.tickets, self._rows("tickets"), strict=True):
            spaces = found.shortest(ticket.a, ticket.b)
            if spaces != ticket.points:
                values: dict[str, Value] = {"points": ticket.points, "spaces": spaces}
                warnings.append(Fault(row.line, "map-ticket-value", values))
        return tuple(warnings)
