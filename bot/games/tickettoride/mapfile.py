"""Map files: read, check, list every fault. No public source lists the map, so maps are data."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from bot.games.deckfile import BadDeck, DeckFault
from bot.games.tickettoride.cards import COLOURS, TICKETS, Card
from bot.games.tickettoride.map import Location, Map, Route, Ticket
from bot.games.tickettoride.sections import NAME_LENGTH, Sections

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.errors import Value
    from bot.games.tickettoride.sections import Row

LONGEST = 6
"""The greatest length of a route."""
SOUVENIRS = 5
NUMBERS = {"routes": LONGEST, "tokens": 8}
"""The lines of the scoring, and how many numbers each has."""
GRAY = "gray"
COLOUR_NAMES = (*COLOURS, GRAY)
_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*", re.ASCII)


class Read(NamedTuple):
    """A map, and what is odd about it without being wrong."""

    map: Map
    warnings: tuple[DeckFault, ...]


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


class _Reader(Sections):
    """Takes a map file apart."""

    def read(self, file: str) -> Read:
        self.split()
        locations = self._locations()
        routes = self._routes({each.id for each in locations})
        tickets = self._tickets({each.id for each in locations})
        points = self._scoring()
        self._check_connected(locations, routes)
        if self.faults:
            raise BadDeck(file, tuple(sorted(self.faults, key=lambda fault: fault.line)))
        found = Map(
            name=self.name,
            digest=sha256(self.text.encode()).hexdigest()[:12],
            locations=tuple(locations),
            routes=tuple(routes),
            tickets=tuple(tickets),
            route_points=points["routes"],
            token_points=points["tokens"],
        )
        return Read(found, self._warnings(found))

    def _locations(self) -> list[Location]:
        found: list[Location] = []
        lines: dict[str, int] = {}
        rows = self.rows("locations")
        for line, (name, title, x, y, souvenir) in rows:
            if not _ID.fullmatch(name) or len(name) > NAME_LENGTH:
                self.wrong(line, "map-id", found=name[:NAME_LENGTH])
            elif name in lines:
                self.wrong(line, "map-id-twice", location=name, first=lines[name])
            lines.setdefault(name, line)
            if not title.strip() or len(title) > NAME_LENGTH or not title.isprintable():
                self.wrong(line, "map-location-name", found=title[:NAME_LENGTH])
            across = self.number(line, "x", x, 0, 1650)
            down = self.number(line, "y", y, 0, 1050)
            if souvenir not in ("0", "1"):
                self.wrong(line, "map-souvenir", found=souvenir[:NAME_LENGTH])
            found.append(Location(name, title, across, down, souvenir == "1"))
        souvenirs = sum(each.souvenir for each in found)
        if rows and souvenirs != SOUVENIRS:
            self.wrong(0, "map-souvenirs", found=souvenirs, expected=SOUVENIRS)
        return found

    def _ends(self, line: int, a: str, b: str, known: set[str]) -> bool:
        there = True
        for end in dict.fromkeys((a, b)):
            if end not in known:
                self.wrong(line, "map-location-unknown", found=end[:NAME_LENGTH])
                there = self.whole = False
        if a == b:
            self.wrong(line, "map-ends-equal", location=a[:NAME_LENGTH])
        return there and a != b

    def _routes(self, known: set[str]) -> list[Route]:
        found: list[Route] = []
        groups: dict[str, list[int]] = {}
        pairs: dict[frozenset[str], list[int]] = {}
        rows = self.rows("routes")
        for number, (line, (a, b, length, colour, ferries, group, bend)) in enumerate(rows):
            if self._ends(line, a, b, known):
                pairs.setdefault(frozenset((a, b)), []).append(number)
            if colour not in COLOUR_NAMES:
                self.wrong(line, "map-colour", found=colour[:NAME_LENGTH])
            spaces = self.number(line, "length", length, 1, LONGEST)
            symbols = self.number(line, "ferries", ferries, 0)
            if symbols > spaces > 0:
                self.wrong(line, "map-ferries", ferries=symbols, length=spaces)
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
                bend=self.number(line, "bend", bend),
            )
            found.append(route)
        twins = self._twins(found, groups, rows)
        self._check_pairs(pairs, groups, rows)
        return [replace(each, twin=twin) for each, twin in zip(found, twins, strict=True)]

    def _twins(
        self, routes: list[Route], groups: dict[str, list[int]], rows: Sequence[Row]
    ) -> list[str]:
        """Return the other track of each route; a double group that is none is a fault."""
        twins = [""] * len(routes)
        for group, members in groups.items():
            line = rows[members[-1]].line
            name = group[:NAME_LENGTH]
            if len(members) != 2:
                self.wrong(line, "map-group-size", group=name, found=len(members))
                continue
            one, other = (routes[number] for number in members)
            if frozenset(one.ends) != frozenset(other.ends):
                self.wrong(line, "map-group-ends", group=name)
            elif one.ends != other.ends:
                self.wrong(line, "map-group-turned", group=name, a=one.a, b=one.b)
            if one.length != other.length:
                self.wrong(line, "map-group-length", group=name, one=one.length, other=other.length)
            twins[members[0]], twins[members[1]] = other.id, one.id
        return twins

    def _check_pairs(
        self,
        pairs: dict[frozenset[str], list[int]],
        groups: dict[str, list[int]],
        rows: Sequence[Row],
    ) -> None:
        doubled = [set(members) for members in groups.values()]
        for members in pairs.values():
            first = rows[members[0]].line
            for number in members[2:]:
                self.wrong(rows[number].line, "map-third-track", first=first)
            if len(members) > 1 and not any(set(members[:2]) <= group for group in doubled):
                self.wrong(rows[members[1]].line, "map-pair-twice", first=first)

    def _tickets(self, known: set[str]) -> list[Ticket]:
        found: list[Ticket] = []
        pairs: dict[frozenset[str], int] = {}
        rows = self.sections.get("tickets", [])
        for number, (line, (a, b, points)) in enumerate(self.rows("tickets"), start=1):
            if self._ends(line, a, b, known):
                pair = frozenset((a, b))
                if pair in pairs:
                    self.wrong(line, "map-ticket-twice", first=pairs[pair])
                pairs.setdefault(pair, line)
            found.append(Ticket(f"t{number:02}", a, b, self.number(line, "points", points, 1)))
        if "tickets" in self.sections and len(rows) != TICKETS:
            self.wrong(0, "map-tickets", found=len(rows), expected=TICKETS)
        return found

    def _scoring(self) -> dict[str, tuple[int, ...]]:
        found: dict[str, tuple[int, ...]] = {}
        for line, (key, *cells) in self.sections.get("scoring", []):
            if key not in NUMBERS:
                self.wrong(line, "map-scoring-unknown", found=key[:NAME_LENGTH])
            elif key in found:
                self.wrong(line, "map-scoring-twice", key=key)
            else:
                if len(cells) != NUMBERS[key]:
                    self.wrong(
                        line,
                        "map-scoring-numbers",
                        key=key,
                        found=len(cells),
                        expected=NUMBERS[key],
                    )
                found[key] = tuple(
                    self.number(line, key, cell, int(key == "routes")) for cell in cells
                )
        if "scoring" in self.sections:
            for key in NUMBERS:
                if key not in found:
                    self.wrong(0, "map-scoring-missing", key=key)
        return found

    def _check_connected(self, locations: list[Location], routes: list[Route]) -> None:
        rows = {row.cells[0]: row.line for row in self.rows("locations", quiet=True)}
        if not self.whole or not locations or len(rows) < len(locations):
            return
        reached = {locations[0].id}
        while (
            near := {end for each in routes if reached & {*each.ends} for end in each.ends}
            - reached
        ):
            reached |= near
        for name, line in rows.items():
            if name not in reached:
                self.wrong(line, "map-not-connected", location=name, first=locations[0].id)

    def _warnings(self, found: Map) -> tuple[DeckFault, ...]:
        warnings: list[DeckFault] = []
        for ticket, row in zip(found.tickets, self.rows("tickets"), strict=True):
            spaces = found.shortest(ticket.a, ticket.b)
            if spaces != ticket.points:
                values: dict[str, Value] = {"points": ticket.points, "spaces": spaces}
                warnings.append(DeckFault(row.line, "map-ticket-value", values))
        return tuple(warnings)
