"""Draws every sign of Ticket to Ride for its legend, with the functions that draw its tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.colours import CREAM, FLARE, GOLD, INK, MIST, PANEL
from render.layout import GAP, Rect, Size
from render.parts.icons import play, recent
from render.parts.legend import Drawn, drawn, from_sign, legend_size, paint_legend, sized
from render.parts.panels import Tone, rank_badge, score_plate, solid_pill
from render.parts.portrait import counted
from render.parts.scene import Mark
from render.surface.canvas import Canvas
from render.surface.window import Window
from render.text.fonts import Style
from render.tickettoride.board import CARDS, Colour
from render.tickettoride.cards import draw_deck, draw_discards, draw_row_card, draw_ticket_pile
from render.tickettoride.chart import draw_place
from render.tickettoride.colours import LAND, PLATE
from render.tickettoride.geometry import Space
from render.tickettoride.handcards import held_card
from render.tickettoride.marks import lay_target
from render.tickettoride.pieces import (
    badge,
    cross,
    few_trams,
    hand,
    no_token,
    stack,
    thinking,
    ticket,
    token,
    tram,
)
from render.tickettoride.scene import Access, PileScene, RowCardScene, Souvenir
from render.tickettoride.signs import numbered, payment, stub
from render.tickettoride.strips import ticket_chip
from render.tickettoride.teaching import Sign
from render.tickettoride.tracks import Status, draw_frame, draw_spaces, draw_tram

if TYPE_CHECKING:
    from enum import Enum

    from PIL import Image

    from render.surface.shapes import Point
    from render.surface.sheet import Sheet
    from render.tickettoride.teaching import LegendScene


_ROW = (Space(-29, 0, 0, 52), Space(29, 0, 0, 52))
_RADIUS = 12


def _window(size: Size, scale: float) -> Window:
    return Window(Rect(-size.width // 2, -size.height // 2, *size), LAND, scale)


def _cut(window: Window) -> Image.Image:
    image, wide = window, 16
    whole = Canvas(window.width, window.height, PANEL)
    whole.stamp(image, 0, 0)
    edge = (-wide, -wide, window.width + wide, window.height + wide)
    whole.frame(edge, PANEL, wide, radius=_RADIUS + wide)
    return whole.done()


def draw_sample(
    size: Size, status: Status, colour: Colour, symbols: tuple[int, ...] = ()
) -> Image.Image:
    """Draw a piece of a track of two spaces; `symbols` are the places of ferry symbols."""
    window = _window(size, 1)
    if status in (Status.NEWEST, Status.WANTED):
        frame = GOLD if status is Status.WANTED else FLARE
        draw_frame(window, (_path(66), _path(62)), frame, beside=False)
    if status in (Status.FREE, Status.CLOSED, Status.WANTED):
        draw_spaces(window, _ROW, colour, frozenset(symbols), shut=status is Status.CLOSED)
    else:
        for space in _ROW:
            draw_tram(window, space, 1)
    return _cut(window)


def _path(reach: int) -> list[Point]:
    return [(float(x), 0.0) for x in range(-reach, reach + 1, 4)]


def draw_location(size: Size, target: bool) -> Image.Image:  # noqa: FBT001
    """Draw a location, or one on which souvenirs may be put."""
    window = _window(size, 1.3)
    if target:
        lay_target(window, 0, 0)
    else:
        draw_place(window, 0, 0, 15)
    return _cut(window)


def draw_worth(size: Size, length: int, points: str) -> Canvas:
    """Draw the points of a track by its length: as many bars as spaces, then the points."""
    canvas = Canvas(*size)
    canvas.box((0, 0, size.width, size.height), PLATE, radius=_RADIUS)
    middle = size.height / 2
    for bar in range(length):
        x = 14 + bar * 12
        canvas.box((x, middle - 17, x + 8, middle + 17), MIST, radius=2)
    at = (size.width - 14, middle)
    canvas.text(at, points, Style.NUMBER, 54, CREAM, room=60, anchor="r")
    return canvas


_CARD, _ROW_CARD, _PILE = Size(112, 88), Size(128, 100), Size(112, 118)
_TRACK, _PLACE = Size(134, 58), Size(84, 84)
_TOKEN, _BADGE = 42, 88
_STACK = 1.75


def compose_legend(sheet: Sheet, scene: LegendScene) -> None:
    """Paint a picture of the legend onto a sheet of its size."""
    paint_legend(sheet, scene, SIGNS)


def size_of_legend(scene: LegendScene) -> Size:
    """Return the size of a picture of the legend."""
    return legend_size(scene, SIGNS)


def _track(status: Status, colour: Colour = Colour.RED, *symbols: int) -> Drawn:
    return Drawn(_TRACK, draw_sample, (_TRACK, status, colour, symbols))


def _stack(souvenir: Souvenir, count: int, mark: Mark) -> Drawn:
    drawing = stack(souvenir, count, mark, _STACK)
    size = Size(round(drawing.width), round(drawing.height))
    return drawn(size, stack, souvenir, count, mark, _STACK)


def _row_card(colour: Colour, access: Access, mark: Mark = Mark.NONE) -> Drawn:
    card = RowCardScene(colour=colour, access=access, mark=mark)
    size = Size(_ROW_CARD.width + 2 * GAP, _ROW_CARD.height + 2 * GAP)
    return Drawn(size, draw_row_card, (_ROW_CARD, card, 3, 24, 44))


def _kind(colour: Colour) -> Drawn:
    return drawn(_CARD, held_card, _CARD, colour, True)  # noqa: FBT003


_COLOURS = (Sign.BLUE, Sign.GREEN, Sign.BLACK, Sign.PURPLE, Sign.RED, Sign.ORANGE, Sign.FERRY)
_SYMBOLS = (
    *(Sign.BELL, Sign.CRAB, Sign.FLOWER, Sign.GUITAR, Sign.LANTERN, Sign.POSTCARD, Sign.SEAL),
)
_SEATS = (Sign.SEAT_1, Sign.SEAT_2, Sign.SEAT_3, Sign.SEAT_4)
_TOKEN_SIZE = Size(2 * _TOKEN, 2 * _TOKEN)

SIGNS: dict[Enum, Drawn] = {
    **{sign: _kind(colour) for sign, colour in zip(_COLOURS, CARDS, strict=True)},
    Sign.LOCATION: Drawn(_PLACE, draw_location, (_PLACE, False)),
    Sign.SPACES: _track(Status.FREE),
    Sign.ANY: _track(Status.FREE, Colour.GRAY),
    Sign.FERRY_SYMBOL: _track(Status.FREE, Colour.BLUE, 1),
    Sign.CLOSED: _track(Status.CLOSED),
    Sign.CLAIMED: _track(Status.CLAIMED),
    Sign.NEWEST: _track(Status.NEWEST),
    Sign.STACK: _stack(Souvenir.BELL, 3, Mark.NONE),
    Sign.TAKE_SOUVENIR: _stack(Souvenir.CRAB, 2, Mark.CHOICE),
    Sign.PUT_SOUVENIR: Drawn(_PLACE, draw_location, (_PLACE, True)),
    Sign.WORTH: drawn(Size(120, 70), draw_worth, Size(120, 70), 3, "4"),
    **{
        sign: drawn(_TOKEN_SIZE, token, souvenir, _TOKEN)
        for sign, souvenir in zip(_SYMBOLS, Souvenir, strict=True)
    },
    Sign.LACKING: drawn(_TOKEN_SIZE, no_token, Souvenir.BELL, _TOKEN),
    Sign.TAKEN: drawn(_TOKEN_SIZE, token, Souvenir.SEAL, _TOKEN, FLARE),
    **{
        sign: drawn(Size(_BADGE, _BADGE), badge, seat, _BADGE)
        for seat, sign in enumerate(_SEATS, start=1)
    },
    Sign.PLACE: drawn(Size(76, 76), rank_badge, 1, 38),
    Sign.POINTS: drawn(Size(104, 62), score_plate, "16", 104, 62, Tone.CALM),
    Sign.TRAMS: from_sign(counted(tram, Size(92, 44), "6", CREAM, 1)),
    Sign.FEW_TRAMS: sized(few_trams, Size(64, 58), "2", 54),
    Sign.CARDS: from_sign(counted(hand, Size(48, 58), "9", CREAM)),
    Sign.TICKETS: from_sign(counted(ticket, Size(70, 50), "4", CREAM)),
    Sign.CHOOSING: sized(thinking, Size(84, 50)),
    Sign.COMPLETED: drawn(Size(96, 60), ticket_chip, Size(96, 60), 7, True),  # noqa: FBT003
    Sign.FAILED: drawn(Size(96, 60), ticket_chip, Size(96, 60), 5, False),  # noqa: FBT003
    Sign.POSITION: _row_card(Colour.RED, Access.OPEN),
    Sign.IDLE: _row_card(Colour.GREEN, Access.IDLE),
    Sign.LOCKED: _row_card(Colour.FERRY, Access.SHUT),
    Sign.DECK: Drawn(_PILE, draw_deck, (_PILE, PileScene(count=18, open=True), 46)),
    Sign.DISCARDS: Drawn(_PILE, draw_discards, (_PILE, Colour.BLUE, 9, 46)),
    Sign.PILE: Drawn(_PILE, draw_ticket_pile, (_PILE, PileScene(count=15), 46)),
    Sign.TICKET: drawn(Size(116, 70), stub, Size(116, 70), 7),
    Sign.MISSING: from_sign(counted(tram, Size(72, 36), "2", CREAM, 3)),
    Sign.LOST: drawn(Size(60, 60), cross, 30),
    Sign.PAYMENT: drawn(Size(104, 60), payment, Size(104, 60), 3, Colour.BLACK),
    Sign.HELPS: drawn(Size(80, 58), ticket, 80, 58),
    Sign.GAIN: drawn(Size(96, 56), solid_pill, "+4", 96, 56, GOLD, INK),
    Sign.OPEN_END: drawn(Size(64, 64), numbered, 32, 2, False),  # noqa: FBT003
    Sign.JOINED_END: drawn(Size(64, 64), numbered, 32, 1, True),  # noqa: FBT003
    Sign.WANTED: _track(Status.WANTED),
    Sign.LAST: _row_card(Colour.PURPLE, Access.IDLE, Mark.LAST),
    Sign.CHOICE: _row_card(Colour.ORANGE, Access.OPEN, Mark.CHOICE),
    Sign.TASK: drawn(Size(56, 56), play, 56),
    Sign.STORY: drawn(Size(56, 56), recent, 56),
}
"""The drawing of each sign."""
