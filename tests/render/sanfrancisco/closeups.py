"""Named scenes of one city or the columns alone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from render.sanfrancisco.scene import DISTRICTS as _DISTRICTS
from render.sanfrancisco.scene import Bonus, ColumnState, MajorityStanding
from render.sanfrancisco.zooms import (
    CityZoomScene,
    ColumnsZoomScene,
    NextSpaceScene,
    NoteScene,
    RowNotes,
    SignScene,
    Subject,
)
from tests.render.sanfrancisco.notation import card, column
from tests.render.sanfrancisco.states import BO, GIULIA, SUPPLY

_OPEN, _SHUT, _TAKEN = ColumnState.OPEN, ColumnState.SHUT, ColumnState.TAKEN


def note(subject: Subject, text: str, **sign: Any) -> NoteScene:
    return NoteScene(sign=SignScene(subject=subject, **sign), text=text)


def completion(row: int, text: str, *, gone: bool = False) -> NoteScene:
    subject = Subject.COMPLETION_GONE if gone else Subject.COMPLETION
    return note(subject, text, district=_DISTRICTS[row])


def place(text: str, points: int) -> NoteScene:
    standing = {4: MajorityStanding.LEAD, 5: MajorityStanding.LEAD, 2: MajorityStanding.SECOND}.get(
        points, MajorityStanding.REST
    )
    return note(Subject.ADVANTAGE, text, points=points, standing=standing)


def _space(around: int, square: int, *, connects: bool, needed: int = 7) -> NextSpaceScene:
    return NextSpaceScene(around=around, needed=needed, square=square, connects=connects)


ZOOM_CITY = CityZoomScene(
    city=replace(BO, score=23),
    rows=(
        RowNotes(
            captions=("",),
            next_space=_space(0, 4, connects=True),
            notes=(
                completion(0, "Giulia was first", gone=True),
                note(Subject.SYMBOLS, "2 more for a bonus"),
                place("5 more pass Tadeusz", 0),
            ),
        ),
        RowNotes(
            captions=("lacks 1 to rise", "lacks 3 to rise", "4: car beside it", "", ""),
            notes=(
                completion(1, "completed first"),
                note(Subject.BONUS, "tracks token", bonus=Bonus.TRACKS),
                place("2 behind Giulia", 2),
            ),
        ),
        RowNotes(
            captions=("",),
            next_space=_space(7, 4, connects=True),
            notes=(
                completion(2, "4 more complete it"),
                note(Subject.SYMBOLS, "2 more for a bonus"),
                place("2 more pass Tadeusz", 2),
            ),
        ),
        RowNotes(
            captions=("", ""),
            next_space=_space(4, 0, connects=False),
            notes=(
                completion(3, "3 more complete it"),
                note(Subject.SYMBOLS, "2 more for a bonus"),
                place("1 ahead of Tadeusz", 4),
            ),
        ),
        RowNotes(
            captions=("", "", ""),
            next_space=_space(2, 4, connects=True),
            notes=(
                completion(4, "2 more complete it"),
                note(Subject.SYMBOLS, "1 more for a bonus"),
                place("4 ahead of Marlena", 4),
            ),
        ),
    ),
    notes=(
        place("1 more car passes Tadeusz", 5),
        note(Subject.MEDAL, "3 more skyscrapers"),
    ),
)
"""A city with something to say of every kind, seen by anybody."""

ZOOM_CITY_OVER = CityZoomScene(
    city=replace(GIULIA, rank=1, cars_advantage=2),
    rows=(
        RowNotes(
            captions=("", "", "", "", "lacks 4 to rise"),
            notes=(
                completion(0, "completed first"),
                note(Subject.BONUS, "+2 token", bonus=Bonus.PLUS2),
                place("5 behind Marlena", 2),
            ),
        ),
        RowNotes(captions=("", "", ""), notes=(place("2 ahead of Bo", 4),)),
        RowNotes(
            captions=("", "7 around it", "0: no car beside it"),
            notes=(note(Subject.BONUS, "none was left"), place("1 behind Bo", -2)),
        ),
        RowNotes(captions=("9 around it", ""), notes=(place("1 behind Marlena", -2),)),
        RowNotes(
            captions=("", "", ""),
            notes=(completion(4, "Tadeusz was first", gone=True), place("level with Marlena", 0)),
        ),
    ),
    notes=(place("3 cars behind Tadeusz", 2), note(Subject.MEDAL, "most skyscrapers")),
)
"""The winner's city at the end."""

ZOOM_COLUMNS = ColumnsZoomScene(
    columns=(
        column("nF* k1* o3", _OPEN),
        replace(column("", _OPEN), emptied=True),
        column("o1t y3 kD g2*w nQt b4!", _OPEN),
    ),
    supply=replace(SUPPLY, tokens=3, turned_over=card("oQ*t?")),
)
"""A card is turned over; the last turn took column 2."""

ZOOM_COLUMNS_TAKEN = ColumnsZoomScene(
    columns=(
        column("b3", _SHUT, 3),
        replace(
            column("", _TAKEN),
            cards=(card("k2?"), None, card("y3*?", 2), None, None, card("nSt?", 4)),
        ),
        column("g1 oF* b12t* gD nQ*tw kFt k3t*w o2 yD b1w g3", _SHUT, 12),
    ),
    supply=SUPPLY,
)
"""Cards are being built, one column is long."""

ZOOM_COLUMNS_DEEP = ColumnsZoomScene(
    columns=(
        column("b3 gFt* o2 oQt* yD n1w " * 5, _OPEN),
        column("b3 gFt* o2! oQt* yD n1w k3t*w " * 12, _SHUT, 85),
        column("b3 gFt* o2? oQt* yD n1w? " * 2 + "k3", _TAKEN),
    ),
    supply=replace(SUPPLY, tokens=10, deck=0),
)
"""Columns of 30, 84 and 13 cards."""
