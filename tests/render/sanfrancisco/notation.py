"""Cards, rows, cities and columns of scenes in short."""

from __future__ import annotations

import re
from typing import Any

from render.sanfrancisco.scene import (
    CardScene,
    CityScene,
    Colour,
    ColumnScene,
    ColumnState,
    MajorityStanding,
    Mark,
    RowScene,
    Site,
    Tracks,
)

_COLOURS = dict(zip("bgoynk", Colour, strict=True))
_MARKS = {"!": Mark.LAST, "?": Mark.CHOICE, "@": Mark.TARGET}
_CARD = re.compile(
    r"(?P<colour>[bgoynk])(?P<kind>[FSDQ]?)(?P<value>\d*)(?:\((?P<around>\d+)/(?P<needed>\d+)\))?"
    r"(?P<rest>[tTw*c+!?@]*)"
)


def card(text: str, view: int = 0) -> CardScene:
    """A card in short: colour letter, F S D or Q for its kind, value, "(around/needed)", signs.

    Colours are b g o y n (green) k (black); signs t tracks, T tracks token, w waterfront, * bonus,
    c cable car, + a +2 token, ! last move, ? choice, @ target.
    """
    found = _CARD.fullmatch(text)
    assert found, text
    rest = found["rest"]
    return CardScene(
        colour=_COLOURS[found["colour"]],
        value=int(found["value"]) if found["value"] else None,
        tracks=Tracks.PRINTED if "t" in rest else Tracks.TOKEN if "T" in rest else Tracks.NONE,
        site={"F": Site.FOUNDATION, "S": Site.SKYSCRAPER}.get(found["kind"], Site.NONE),
        around=int(found["around"]) if found["around"] else None,
        needed=int(found["needed"]) if found["needed"] else None,
        depot=found["kind"] == "D",
        square=found["kind"] == "Q",
        waterfront="w" in rest,
        bonus="*" in rest,
        plus=rest.count("+"),
        car="c" in rest,
        view=view,
        mark=next((mark for sign, mark in _MARKS.items() if sign in rest), Mark.NONE),
    )


def cards(text: str) -> tuple[CardScene, ...]:
    return tuple(card(part, place) for place, part in enumerate(text.split()))


def row(text: str = "", advantage: int = 0, **more: bool) -> RowScene:
    """A row of cards with what it is worth, in half points."""
    laid = cards(text)
    return RowScene(
        cards=laid,
        total=sum(card.value or 0 for card in laid) + sum(2 * c.plus for c in laid if not c.value),
        advantage=advantage,
        standing={
            4: MajorityStanding.LEAD,
            5: MajorityStanding.LEAD,
            2: MajorityStanding.SECOND,
        }.get(advantage, MajorityStanding.REST),
        bonuses=sum(card.bonus for card in laid),
        **more,
    )


def city(seat: int, name: str, *rows: RowScene, **more: Any) -> CityScene:
    rows = rows + (RowScene(),) * (5 - len(rows))
    return CityScene(seat=seat, name=name, fallback_name=f"Player {seat}", rows=rows, **more)


def column(text: str = "", state: ColumnState = ColumnState.SHUT, needs: int | None = None):
    return ColumnScene(cards=cards(text), state=state, needs=needs)


OPEN, SHUT, TAKEN = ColumnState.OPEN, ColumnState.SHUT, ColumnState.TAKEN
