"""Named portraits: a seat's turn for a phone, in every phase and at the limits."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from render.sanfrancisco.scene import DISTRICTS as _DISTRICTS
from render.sanfrancisco.scene import Bonus, Colour
from render.sanfrancisco.zooms import NextSpaceScene, PortraitScene
from tests.render.sanfrancisco.extremes import COLUMNS_4, DEEP_COLUMNS_4, NAMES_ODD_4, WORST_4
from tests.render.sanfrancisco.notation import OPEN, TAKEN, card, column
from tests.render.sanfrancisco.states import (
    BONUS_4,
    BUILDING_3,
    CHOOSE_2,
    CHOOSE_4,
    OVER_4,
    SUPPLY,
    TOKEN_4,
)

if TYPE_CHECKING:
    from render.sanfrancisco.scene import TableScene


def space(around: int, square: int, *, connects: bool = False, needed: int = 7) -> NextSpaceScene:
    return NextSpaceScene(around=around, needed=needed, square=square, connects=connects)


_SPACES = (
    space(0, 4, connects=True),
    space(6, 0),
    space(7, 4, connects=True),
    space(4, 0),
    space(12, 4, connects=True, needed=10),
)


def portrait(
    table: TableScene,
    seat: int,
    *,
    title: str = "Your turn",
    hot: tuple[Colour, ...] = (),
    **more: object,
) -> PortraitScene:
    """The portrait of a seat of a table; rows of the colours in `hot` are targets."""
    city = table.cities[seat - 1]
    rows = tuple(
        replace(row, target=row.target or (each in hot and len(row.cards) < 5))
        for each, row in zip(_DISTRICTS, city.rows, strict=True)
    )
    scene = PortraitScene(
        title=title,
        fallback_title=f"Player {seat}",
        prompt=table.turn.prompt,
        last=table.turn.last,
        active=True,
        city=replace(city, rows=rows),
        next_spaces=tuple(
            None if len(row.cards) == 5 else each
            for row, each in zip(city.rows, _SPACES, strict=True)
        ),
        others=tuple(each for each in table.cities if each.seat != seat),
        columns=table.columns,
        supply=table.supply,
    )
    return replace(scene, **more)


PORTRAIT_CHOOSE = portrait(CHOOSE_4, 2, prompt="Draw a card, or finalize column 2 or 3.")
PORTRAIT_DRAWN = portrait(
    CHOOSE_4,
    2,
    prompt="Put the card in column 1, 2 or 3.",
    hot=(Colour.ORANGE,),
    columns=(
        column("o3 o2 y1", OPEN),
        column("n1* nFt nD k3", OPEN),
        column("g3 k2 n2t k1* b1w nQt", OPEN),
    ),
    supply=replace(SUPPLY, turned_over=card("oQ*t?"), tokens=4),
)
PORTRAIT_BUILDING = portrait(BUILDING_3, 1)
PORTRAIT_BUILDING_FEW = portrait(
    CHOOSE_2,
    2,
    prompt="Build or refuse the 2 cards left.",
    columns=(CHOOSE_2.columns[0], column("k2? yQ*t?", TAKEN), CHOOSE_2.columns[2]),
    hot=tuple(_DISTRICTS),
)
PORTRAIT_BONUS = portrait(BONUS_4, 1)
PORTRAIT_TOKEN = portrait(TOKEN_4, 2, piece=Bonus.PLUS2)
PORTRAIT_WAITING = portrait(
    CHOOSE_4,
    3,
    title="Your city",
    prompt="",
    active=False,
    last="It is Marlena's turn. Tadeusz finalized column 1 and built 5 of 5; bonus: depot card.",
)
PORTRAIT_OVER = portrait(OVER_4, 2, title="Bo", active=False, over=True)
PORTRAIT_LONG_COLUMNS = portrait(COLUMNS_4, 3)
PORTRAIT_DEEP_DRAWN = portrait(
    DEEP_COLUMNS_4,
    4,
    title="Tadeusz",
    columns=tuple(replace(each, state=OPEN) for each in DEEP_COLUMNS_4.columns),
    supply=replace(SUPPLY, turned_over=card("kQ*tw?")),
)
PORTRAIT_WORST = portrait(
    WORST_4,
    1,
    title="W" * 32,
    prompt="Draw a card " * 20,
    columns=(*WORST_4.columns[:2], column("k2*tw? y3*tw? oQ*tw? " * 28, TAKEN)),
)
PORTRAIT_NAMES = portrait(NAMES_ODD_4, 3, paused=True)
