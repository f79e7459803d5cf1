"""Paints one seat's part of a table for a phone: cards, row, tickets, what it can claim, others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.colours import CREAM
from render.layout import Size
from render.parts.partheader import tone_of
from render.parts.portrait import (
    OTHER_COUNT,
    Other,
    PortraitSign,
    counted,
    draw_rank,
    head,
    others,
    paint_portrait,
    points,
    portrait_size,
)
from render.tickettoride.handcards import hand_section, offer_section, souvenirs_section
from render.tickettoride.handrows import routes_section, tickets_section
from render.tickettoride.pieces import badge, emblem, hand, ranked_emblem, ticket, tram
from render.tickettoride.strips import written

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.parts.panels import Tone
    from render.parts.portrait import PortraitSection
    from render.surface.sheet import Sheet
    from render.tickettoride.scene import PlayerScene
    from render.tickettoride.zooms import PortraitScene

_BADGE, _OTHER_BADGE = 80, 56
_TRAM, _RANKED = Size(92, 44), Size(100, 56)
_UNKNOWN = "?"


def compose_portrait(sheet: Sheet, scene: PortraitScene) -> None:
    """Paint a portrait onto a sheet of its size."""
    paint_portrait(sheet, scene, sections_of(scene))


def size_of_portrait(scene: PortraitScene) -> Size:
    """Return the size of a portrait."""
    return portrait_size(sections_of(scene))


def sections_of(scene: PortraitScene) -> Sequence[PortraitSection]:
    """Return the sections of a portrait, from the top."""
    player = scene.player
    tone = tone_of(player, active=scene.active)
    seat = PortraitSign(Size(_BADGE, _BADGE), badge, (player.seat, _BADGE))
    sections = [head(scene, player, _standing(player, tone), seat)]
    if scene.hand is not None:
        sections.append(hand_section(scene.hand, scene.hand_caption))
    sections.append(offer_section(scene.offer, scene.offer_caption))
    if scene.tickets:
        sections.append(tickets_section(scene.tickets, scene.tickets_caption, player.seat))
    if scene.routes:
        sections.append(routes_section(scene.routes, scene.routes_caption))
    counts = scene.hand is None
    sections.append(souvenirs_section(player, scene.board.souvenirs_worth, counts=counts))
    sections.append(others([_other(each) for each in scene.others]))
    return sections


def _standing(player: PlayerScene, tone: Tone) -> Sequence[PortraitSign]:
    """Return what a seat has, from the right: points, trams, its final place."""
    signs = [
        points(written(player.score), tone),
        counted(tram, _TRAM, str(player.trams), tone.ink, player.seat),
    ]
    if player.rank is not None:
        signs.append(PortraitSign(Size(_BADGE, _BADGE), draw_rank, (player.rank, _BADGE / 2)))
    return signs


def _other(player: PlayerScene) -> Other:
    held = _UNKNOWN if player.tickets is None else str(player.tickets)
    pieces = (
        counted(tram, Size(36, 20), str(player.trams), CREAM, player.seat, figure=OTHER_COUNT),
        counted(hand, Size(22, 28), str(player.cards), CREAM, figure=OTHER_COUNT),
        counted(ticket, Size(30, 22), held, CREAM, figure=OTHER_COUNT),
    )
    size = Size(_OTHER_BADGE, _OTHER_BADGE)
    sign = PortraitSign(size, emblem, (player.seat, _OTHER_BADGE))
    if player.rank is not None:
        sign = PortraitSign(_RANKED, ranked_emblem, (_RANKED, player.seat, player.rank))
    return Other(player, written(player.score), pieces, sign)
