"""Pictures that teach: their titles, and worked turns in numbered steps with words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.colours import CREAM, GOLD, INK, PANEL
from render.parts.panels import FRAME, Tone, headed_panel, opaque
from render.parts.portrait import ROOM, PortraitSection, areas, paint_panel
from render.text.fonts import Style
from render.text.lettering import Look, balanced, fit, legible, shortened

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from render.layout import Rect
    from render.parts.scene import Lesson, Teaching
    from render.surface.sheet import Sheet

_BAND, _SUBJECT = 92, 76
_LINE = 76
_SIZE, _PITCH = 44, 50
_INDENT = 66


def title_section(scene: Teaching) -> PortraitSection:
    """Return the section with the game and the subject of a picture that teaches."""

    def paint(sheet: Sheet, area: Rect) -> None:
        panelled = (area.width, area.height, _BAND, Tone.GOLD)
        sheet.sprite(area.x, area.y, opaque, headed_panel, *panelled)
        room = area.width - 48
        title, size = fit(legible(scene.title), Style.NAME, 58, room, 40)
        look = Look(Style.NAME, size, INK, GOLD)
        sheet.text(area.x + 24, area.y + _BAND / 2, title, look)
        subject, size = fit(legible(scene.subject), Style.PROSE, 46, room, 39)
        look = Look(Style.PROSE, size, CREAM, PANEL)
        sheet.text(area.x + 24, area.y + _BAND + (_SUBJECT - FRAME) / 2, subject, look)

    return PortraitSection(_BAND + _SUBJECT, paint)


def caption(number: int, text: str) -> PortraitSection:
    """Return the section above a step: its number, and its words in one line or two."""

    def paint(sheet: Sheet, area: Rect) -> None:
        paint_panel(sheet, area)
        look = Look(Style.NUMBER, 66, GOLD, PANEL)
        sheet.text(area.x + 36, area.y + area.height / 2, str(number), look, anchor="m")
        lines = caption_lines(text, area.width - _INDENT - 20)
        first = area.y + area.height / 2 - (len(lines) - 1) * _PITCH / 2
        for at, line in enumerate(lines):
            y = first + at * _PITCH
            sheet.text(area.x + _INDENT, y, line, Look(Style.PROSE, _SIZE, CREAM, PANEL))

    lines = caption_lines(text, ROOM - _INDENT - 20)
    return PortraitSection(_LINE + (len(lines) - 1) * _PITCH, paint)


def caption_lines(text: str, room: float) -> tuple[str, ...]:
    """Return the words of a step in at most two lines; too many end in "…"."""
    lines = balanced(legible(text, Style.PROSE), Style.PROSE, _SIZE, room)
    return shortened(lines, 2, Style.PROSE, _SIZE, room)


def lesson_sections(
    scene: Lesson, steps: Iterable[tuple[str, Sequence[PortraitSection]]]
) -> Sequence[PortraitSection]:
    """Return the sections of a worked turn: its title, then the words and sections of each step."""
    sections = [title_section(scene)]
    for number, (text, shown) in enumerate(steps, start=1):
        sections += (caption(number, text), *shown)
    return sections


def paint_sections(sheet: Sheet, sections: Sequence[PortraitSection]) -> None:
    """Paint sections one below the other."""
    for section, area in zip(sections, areas(sections), strict=True):
        section.paint(sheet, area)
