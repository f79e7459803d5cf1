"""The contact sheet of Ticket to Ride: every piece of the table in every state."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from render.colours import FLARE, PANEL
from render.layout import Size
from render.parts.contactsheet import Section, SheetPiece, piece
from render.parts.panels import laid
from render.parts.scene import Mark
from render.tickettoride.board import CARDS, TRACKS, Colour
from render.tickettoride.cards import draw_deck, draw_discards, draw_row_card, draw_ticket_pile
from render.tickettoride.handcards import held_card
from render.tickettoride.layout import strips
from render.tickettoride.legend import draw_location, draw_sample, draw_worth
from render.tickettoride.painter import SPRITES
from render.tickettoride.pieces import (
    badge,
    card_disc,
    cross,
    depot,
    emblem,
    few_trams,
    hand,
    no_token,
    ranked_emblem,
    slot,
    stack,
    thinking,
    ticket,
    token,
    tram,
)
from render.tickettoride.scene import (
    Access,
    OpenedScene,
    PileScene,
    PlayerScene,
    RowCardScene,
    Souvenir,
)
from render.tickettoride.signs import numbered, payment, stub
from render.tickettoride.strips import paint_strip
from render.tickettoride.tracks import Status

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator

    from render.surface.canvas import Canvas

_SEATS = (1, 2, 3, 4)
_CARD, _PILE = Size(150, 118), Size(122, 126)
_TRACK, _PLACE = Size(134, 58), Size(84, 84)
_WORTH = (0, 0, 1, 2, 4, 6, 9, 12)


def sections() -> list[Section]:
    """Return all sections, small pieces first."""
    return [
        Section("Seats", [[*_laid(_seats())]]),
        Section("Signs", [[*_laid(_signs())]]),
        Section("Souvenirs", [[*_laid(_tokens())], [*_laid(_stacks())]]),
        Section("Tracks: free, closed, claimed, newest, wanted", [[*_tracks()]]),
        Section("Cards of a hand", [[*_laid(_kinds())]]),
        Section("Cards of the row: open, shut, idle, of the last turn", [[*_row_cards()]]),
        Section("Piles", [[*_piles()]]),
        *(Section(f"Strips of {seats}", [[*_strips(seats)]]) for seats in (2, 3, 4)),
    ]


def _laid(
    drawings: Iterator[tuple[Callable[..., Canvas], *tuple[Hashable, ...]]],
) -> Iterator[SheetPiece]:
    for draw, *args in drawings:
        yield piece(SPRITES, laid, draw, PANEL, *args)


def _seats() -> Iterator[tuple[Callable[..., Canvas], *tuple[Hashable, ...]]]:
    for seat in _SEATS:
        yield badge, seat, 58
        yield emblem, seat, 56
        yield ranked_emblem, Size(100, 56), seat, seat
        yield tram, 72, 36, seat
        yield depot, 276, 62, seat, 5 * seat - 3


def _signs() -> Iterator[tuple[Callable[..., Canvas], *tuple[Hashable, ...]]]:
    yield few_trams, 58, 54, "2", 50
    yield thinking, 60, 36
    yield cross, 24
    yield hand, 32, 38
    yield ticket, 46, 34
    yield stub, Size(116, 70), 11
    for complete in (False, True):
        yield numbered, 28, 4, complete
    yield draw_worth, Size(150, 70), 5, "10"
    for colour in CARDS:
        yield card_disc, colour, 27
    yield payment, Size(104, 60), 3, Colour.RED


def _tokens() -> Iterator[tuple[Callable[..., Canvas], *tuple[Hashable, ...]]]:
    for souvenir in Souvenir:
        yield token, souvenir, 34
        yield token, souvenir, 34, FLARE
        yield no_token, souvenir, 34
    yield slot, 34


def _stacks() -> Iterator[tuple[Callable[..., Canvas], *tuple[Hashable, ...]]]:
    for number, souvenir in enumerate(Souvenir):
        yield stack, souvenir, number % 3 + 1, tuple(Mark)[number % 3]


def _tracks() -> Iterator[SheetPiece]:
    for colour in TRACKS:
        yield piece(SPRITES, draw_sample, _TRACK, Status.FREE, colour)
    yield piece(SPRITES, draw_sample, _TRACK, Status.FREE, Colour.GRAY, (1,))
    for colour in TRACKS:
        yield piece(SPRITES, draw_sample, _TRACK, Status.CLOSED, colour)
    for status in (Status.CLAIMED, Status.NEWEST, Status.WANTED):
        yield piece(SPRITES, draw_sample, _TRACK, status, Colour.RED)
    for target in (False, True):
        yield piece(SPRITES, draw_location, _PLACE, target)


def _kinds() -> Iterator[tuple[Callable[..., Canvas], *tuple[Hashable, ...]]]:
    for held in (True, False):
        for colour in CARDS:
            yield held_card, Size(134, 120), colour, held


def _row_cards() -> Iterator[SheetPiece]:
    states = ((Access.OPEN, Mark.NONE), (Access.SHUT, Mark.NONE), (Access.IDLE, Mark.LAST))
    for number, colour in enumerate((*CARDS, None)):
        for access, mark in (*states, (Access.OPEN, Mark.CHOICE)):
            card = RowCardScene(colour=colour, access=access, mark=mark)
            yield piece(SPRITES, draw_row_card, _CARD, card, number % 5 + 1, 23, 34)


def _piles() -> Iterator[SheetPiece]:
    for count in (0, 1, 44):
        for mark, lit in ((Mark.NONE, False), (Mark.LAST, False), (Mark.CHOICE, True)):
            pile = PileScene(count=count, open=lit, mark=mark)
            for draw in (draw_deck, draw_ticket_pile):
                yield piece(SPRITES, draw, _PILE, pile, 44)
        yield piece(SPRITES, draw_discards, _PILE, Colour.GREEN if count else None, count, 44)


def _strips(seats: int) -> Iterator[SheetPiece]:
    areas, strip = strips(seats, last_round=False)
    opened = tuple(OpenedScene(points=points, complete=points > 4) for points in (3, 5, 11))
    for seat, (rank, trams, more) in zip(
        _SEATS, ((None, 20, ()), (None, 2, ()), (1, 1, opened), (2, 7, opened * 3)), strict=True
    ):
        player = PlayerScene(
            seat=seat,
            name=f"Player {seat}",
            fallback_name=f"Player {seat}",
            rank=rank,
            score=3 * seat,
            trams=trams,
            cards=seat,
            tickets=2,
            souvenirs=frozenset(tuple(Souvenir)[: 2 * seat]),
            opened=more,
        )
        active = seat == 1
        paint = partial(paint_strip, strip=strip, player=player, worth=_WORTH, active=active)
        yield SheetPiece(areas[0].width, areas[0].height, paint)
