"""Paints a city: what it has of each resource, what stands in it, what is in hand, its tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.canvas import LEFT, Canvas
from render.cityheader import paint_name, paint_seat
from render.colours import CREAM, PANEL, SLOT
from render.fonts import Style
from render.frames import frame_choice, frame_last
from render.icons import pile
from render.layout import GAP, Size
from render.lettering import Look
from render.panels import Tone, headed_panel, laid, opaque, score_plate
from render.pointcity.colours import LANDMARK, SHADES
from render.pointcity.glyphs import glyph
from render.pointcity.pieces import automaton, civic_sign, held_card, house
from render.pointcity.rows import SMALL, backdrop, paint_row
from render.pointcity.scene import RESOURCES, Mark, Resource
from render.pointcity.tokens import draw_token
from render.shapes import hexagon, star

if TYPE_CHECKING:
    from render.colours import RGB
    from render.layout import Rect
    from render.pointcity.colours import Shades
    from render.pointcity.scene import CityScene, HeldScene, TokenScene
    from render.sheet import Sheet

_HEADER = 86
_EDGE = 10
_TAB = 76
_PITCH = 54
_HELD = Size(56, 46)
"""The place of one face of a hand."""
_TOKENS = 7
"""So many tokens find room at their usual size."""
_ROWS: tuple[Resource | None, ...] = (*RESOURCES, None)
"""The last is that of buildings without a permanent symbol."""


def paint_city(sheet: Sheet, area: Rect, city: CityScene, *, active: bool) -> None:
    """Paint one player's city; gold for the seat to act, and for a winner."""
    tone = Tone.GOLD if active or city.rank == 1 else Tone.CALM
    sheet.sprite(area.x, area.y, opaque, draw_board, area.width, area.height, tone)
    _paint_header(sheet, area, city, tone)
    left, right = _strip(area.width)
    for row, resource in enumerate(_ROWS):
        y = area.y + _top(row)
        built = [each for each in city.built if each.building.gives is resource]
        shades = _shades(resource)
        count = len(built) if resource is None else city.permanent[row]
        look = Look(Style.NUMBER, 42, shades.text, shades.base)
        sheet.text(area.x + _EDGE + 54, y + 25, str(count), look, anchor="m")
        paint_row(sheet, (area.x + left, y), right - left, built, SMALL)
    for held in city.hand:
        x, y = _held_place(area.width, held.face.resource, held.face.symbols)
        sheet.sprite(area.x + x, area.y + y, laid, draw_held, PANEL, _HELD, held)
    _paint_tokens(sheet, area, city.tokens)


def _top(row: int) -> int:
    """Return how far down a row begins."""
    return _HEADER + 5 + row * _PITCH


def _strip(width: int) -> tuple[int, int]:
    """Return where the buildings of a row begin and end."""
    return _EDGE + _TAB + 2, width - _EDGE - 2 * _HELD.pitch[0] - 4


def _held_place(width: int, resource: Resource, symbols: int) -> tuple[int, int]:
    """Return where the cards of a face lie."""
    x = width - _EDGE - (3 - symbols) * _HELD.pitch[0]
    return x, _top(list(Resource).index(resource))


def _shades(resource: Resource | None) -> Shades:
    return LANDMARK if resource is None else SHADES[resource]


def _paint_header(sheet: Sheet, area: Rect, city: CityScene, tone: Tone) -> None:
    """Paint seat, name and points, and how much of everything there is below the name."""
    middle, bottom = area.y + _HEADER / 2, area.y + _HEADER - 5
    at = (area.x + _EDGE + 4, middle)
    if city.automaton and city.rank is None:
        sheet.sprite(at[0], middle - 31, laid, automaton, tone.ground, 31)
        left = at[0] + 76
    else:
        left = paint_seat(sheet, at, city.seat, city.rank, tone, 31)
    right = area.right - 14 - 116
    plate = (str(city.score), 116, 66, tone)
    sheet.sprite(right, middle - 33, laid, score_plate, tone.ground, *plate)
    name = (city.name, city.fallback_name)
    between = (area.y + 1, bottom - 33)
    paint_name(sheet, (left, area.y + 25), right - 12, name, 40, tone, between=between)
    look = Look(Style.NUMBER, 34, tone.ink, tone.ground)
    x, line = left, bottom - 17
    for icon, args, count in (
        (house, (32, 30), len(city.built)),
        (civic_sign, (15,), len(city.tokens)),
        (pile, (23, 30, tone.ink, tone.ground), city.cards),
    ):
        width, _ = sheet.sprite(x, line - 15, laid, icon, tone.ground, *args)
        x += width + 6
        x += sheet.text(x, line, str(count), look) + 16


def _paint_tokens(sheet: Sheet, area: Rect, tokens: tuple[TokenScene, ...]) -> None:
    """Paint the tokens side by side, narrower when there are very many."""
    size = _token_size(area.width, max(_TOKENS, len(tokens)))
    y = area.y + _top(len(_ROWS)) + 1
    for number, token in enumerate(tokens):
        x = area.x + _EDGE + number * size.pitch[0]
        sheet.sprite(x, y, draw_token, size, PANEL, token)


def _token_size(width: int, count: int) -> Size:
    return Size((width - 2 * _EDGE) // count - 4, 70)


def draw_board(width: int, height: int, tone: Tone) -> Canvas:
    """Draw what never changes of a city: panel, tabs, grounds, places."""
    canvas = headed_panel(width, height, _HEADER, tone)
    left, right = _strip(width)
    for row, resource in enumerate(_ROWS):
        y, shades = _top(row), _shades(resource)
        tab = (_EDGE, y, _EDGE + _TAB, y + 50)
        canvas.box(tab, shades.base, radius=9, corners=LEFT)
        _tab_sign(canvas, resource, shades.text, (_EDGE + 22, y + 25))
        strip = Canvas(right - left, 50, shades.plot)
        backdrop(strip, shades, 1)
        canvas.inset(strip.fine, (left, y, right, y + 50), 5)
        for symbols in (1, 2) if resource else (1,):
            place = _held_place(width, resource or Resource.INGENUITY, symbols)
            canvas.box(_inside(*place), SLOT, radius=8)
    size = _token_size(width, _TOKENS)
    for number in range(_TOKENS):
        x, y = _EDGE + number * size.pitch[0] + 2, _top(len(_ROWS)) + 3
        canvas.box((x, y, x + size.width, y + size.height), SLOT, radius=8)
    return canvas


def _tab_sign(canvas: Canvas, resource: Resource | None, ink: RGB, at: tuple[float, float]) -> None:
    """Draw what a row is about: a permanent symbol, or points alone."""
    if resource is None:
        canvas.polygon(star(*at, 15, 6.6, 5), ink)
        return
    shades = SHADES[resource]
    canvas.polygon(hexagon(*at, 20), ink)
    canvas.polygon(hexagon(*at, 17.5), shades.base)
    glyph(canvas, resource, *at, 10.5, ink)


def _inside(x: float, y: float) -> tuple[float, float, float, float]:
    """Return the place of cards of a face, without the ground around it."""
    return x + GAP, y + GAP, x + GAP + _HELD.width, y + GAP + _HELD.height


def draw_held(size: Size, held: HeldScene) -> Canvas:
    """Draw the cards of a face in a hand: one of them, and how many."""
    canvas = Canvas(*size.pitch)
    k = size.height / _HELD.height
    box = (GAP, GAP, GAP + size.width, GAP + size.height)
    canvas.box(box, SLOT, radius=8 * k)
    card = held_card(held.face.resource, held.face.symbols, 40 * k)
    canvas.stamp(card, GAP + 3 * k, GAP + 3 * k)
    left = GAP + 3 * k + card.width
    at = ((left + box[2]) / 2, canvas.height / 2)
    canvas.text(at, str(held.count), Style.NUMBER, 33 * k, CREAM, room=box[2] - left - 4)
    if held.mark is Mark.LAST:
        frame_last(canvas, box, 0.7 * k, 8 * k)
    elif held.mark is Mark.CHOICE:
        frame_choice(canvas, box, 0.7 * k, 8 * k)
    return canvas
