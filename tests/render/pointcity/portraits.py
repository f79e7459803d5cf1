"""Named portraits: a seat's turn for a phone, in every phase and at the limits."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from render.pointcity.scene import BuildingScene, Mark
from render.pointcity.zooms import GainScene, PortraitScene, ZoomStage
from tests.render.pointcity.notation import tokens
from tests.render.pointcity.states import (
    POINTCITY_ALONE,
    POINTCITY_CHOOSE_4,
    POINTCITY_OVER_ALONE,
    POINTCITY_PAY_3,
    POINTCITY_START_4,
    POINTCITY_TOKEN_2,
    POINTCITY_WORST_4,
)

if TYPE_CHECKING:
    from render.pointcity.scene import TableScene


def portrait(
    table: TableScene, seat: int, *, title: str = "Your turn", **more: object
) -> PortraitScene:
    """The portrait of a seat of a table; each building would bring another number of points."""
    scene = PortraitScene(
        title=title,
        fallback_title=f"Player {seat}",
        prompt=table.turn.prompt,
        last=table.turn.last,
        active=True,
        city=table.cities[seat - 1],
        others=tuple(city for city in table.cities if city.seat != seat),
        market=table.market,
        gains=tuple(
            GainScene(points=place % 9, lacking=place % 4 if space.unpayable else 0)
            if isinstance(space.card, BuildingScene)
            else None
            for place, space in enumerate(table.market.spaces)
        ),
        tokens=table.tokens,
        turn_number=table.turn_number,
    )
    return replace(scene, **more)


PC_PORTRAIT_CHOOSE = portrait(POINTCITY_CHOOSE_4, 1)
PC_PORTRAIT_START = portrait(
    POINTCITY_START_4,
    3,
    tokens=tokens("3=7 8=0 13=0 1=0 6=20 22=0 4=0 10=0 2=5 15=0 9=0 20=0 5=0 7=0"),
)
PC_PORTRAIT_PAY = portrait(POINTCITY_PAY_3, 2, stage=ZoomStage.PAY, cost=(1, 0, 0, 0, 1))
PC_PORTRAIT_TOKEN = portrait(POINTCITY_TOKEN_2, 2, stage=ZoomStage.TOKEN)
PC_PORTRAIT_ALONE = portrait(POINTCITY_ALONE, 1)
PC_PORTRAIT_WAITING = portrait(
    POINTCITY_CHOOSE_4,
    2,
    title="My city",
    prompt="",
    active=False,
    last="Marlena's turn. Tadeusz built two buildings from b2 and c2 and took token 7.",
)
PC_PORTRAIT_OVER = portrait(POINTCITY_OVER_ALONE, 1, title="Ana", active=False, over=True)
PC_PORTRAIT_WORST = portrait(
    POINTCITY_WORST_4,
    2,
    title="W" * 32,
    prompt="Take two cards " * 20,
    market=replace(POINTCITY_WORST_4.market, deck=134, deck_mark=Mark.LAST),
    gains=tuple(
        GainScene(points=25, lacking=12 if space.unpayable else 0)
        if isinstance(space.card, BuildingScene)
        else None
        for space in POINTCITY_WORST_4.market.spaces
    ),
    cost=(12, 0, 3, 4, 10),
    others=tuple(
        replace(city, hand=city.hand[:4]) for city in POINTCITY_WORST_4.cities if city.seat != 2
    ),
    turn_number=17,
)
