"""Writes a contact sheet of every card, space and icon, for whoever changes the art.

Usage: ``python -m render [FILE]``; the file is ``contact-sheet.png`` unless named.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image

from render.colours import CREAM, PANEL, SLOT
from render.icons import (
    contract,
    lock,
    medal,
    number_disc,
    paper,
    pile,
    play,
    plus_disc,
    recent,
    spark_chip,
    sunburst,
)
from render.panels import contract_plate, rank_badge, seat_disc
from render.sanfrancisco.cards import Size, Space, draw_card, draw_space
from render.sanfrancisco.colours import PALETTE
from render.sanfrancisco.landmarks import (
    anchor,
    cable_car,
    depot,
    foundation,
    fountain,
    skyscraper,
    tracks_disc,
)
from render.sanfrancisco.scene import DISTRICTS, CardScene, Colour, Mark, Site, Tracks
from render.sanfrancisco.scenery import deck_back
from render.sanfrancisco.supply import completion
from render.sanfrancisco.tickets import draw_more, draw_ticket

if TYPE_CHECKING:
    from render.canvas import Canvas

_SIZES = (Size(96, 72), Size(126, 72), Size(126, 100))
_TICKETS = (Size(96, 34), Size(126, 44))
_WIDTH, _MARGIN = 1650, 14


def _cards(colour: Colour) -> list[CardScene]:
    """Return a card of every kind, with every sign somewhere."""
    printed, token = Tracks.PRINTED, Tracks.TOKEN
    site, tower = Site.FOUNDATION, Site.SKYSCRAPER
    return [
        CardScene(colour=colour, value=1, tracks=printed, car=True),
        CardScene(colour=colour, value=2, bonus=True, view=1),
        CardScene(colour=colour, value=3, waterfront=True, bonus=True, tracks=printed, view=2),
        CardScene(colour=colour, value=6, plus=1, tracks=printed, car=True, view=3),
        CardScene(colour=colour, site=site, around=5, needed=7, tracks=token, plus=1, view=4),
        CardScene(colour=colour, site=site, bonus=True, mark=Mark.CHOICE),
        CardScene(colour=colour, site=tower, tracks=printed, car=True, view=1),
        CardScene(colour=colour, depot=True, car=True, view=2),
        CardScene(colour=colour, square=True, value=4, bonus=True, view=3),
        CardScene(colour=colour, square=True, value=0, tracks=token, mark=Mark.LAST, view=4),
        CardScene(colour=colour, square=True, bonus=True, tracks=printed),
        CardScene(colour=colour, value=12, plus=4, car=True, mark=Mark.TARGET, view=1),
    ]


def _icons() -> list[Canvas]:
    """Return every icon."""
    return [
        *(cable_car(46, 34), skyscraper(34, 62), foundation(46, 36), depot(54, 40)),
        *(anchor(14), fountain(14), spark_chip(14), tracks_disc(14), number_disc(14, "+2")),
        *(contract(54, 66), contract_plate(11, 54, 66), paper(30, 36, "-2"), medal(32, 36)),
        *(sunburst(18, "1½"), rank_badge(1, 34), rank_badge(2, 34), seat_disc(3, 31)),
        *(lock(14, 21, CREAM), pile(21, 30, CREAM, PANEL), play(22), recent(22), plus_disc(17)),
        *(completion(district, 17) for district in DISTRICTS),
        deck_back(96, 72),
    ]


def contact_sheet() -> Image.Image:
    """Draw everything that lies on a table, line by line."""
    lines: list[list[Image.Image]] = []
    for size in _SIZES:
        lines += [[draw_card(size, PANEL, card) for card in _cards(c)] for c in Colour]
        lines += [
            [draw_space(size, PANEL, district, view, space) for view in range(5)]
            for district in DISTRICTS
            for space in (Space(list(Space)[DISTRICTS.index(district) % 3]),)
        ]
    for size in _TICKETS:
        lines += [[draw_ticket(size, SLOT, card) for card in _cards(c)] for c in Colour]
        lines.append([draw_more(size, SLOT, 73, mark) for mark in Mark])
    lines.append([icon.on(PANEL) for icon in _icons()])

    height = sum(max(image.height for image in line) for line in lines) + 2 * _MARGIN
    sheet = Image.new("RGB", (_WIDTH, height), PANEL)
    y = _MARGIN
    for line in lines:
        x = _MARGIN
        for image in line:
            sheet.paste(image, (x, y))
            x += image.width + (4 if line is lines[-1] else 0)
        y += max(image.height for image in line)
    return PALETTE.indexed(sheet)


def main() -> None:
    """Write the contact sheet."""
    path = Path(sys.argv[1] if len(sys.argv) > 1 else "contact-sheet.png")
    contact_sheet().save(path)


if __name__ == "__main__":
    main()
