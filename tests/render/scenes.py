"""Named scenes of San Francisco tables: every state, and the worst of everything."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from render.sanfrancisco.scene import (
    Bonus,
    BonusScene,
    CardScene,
    CityScene,
    Colour,
    ColumnScene,
    ColumnState,
    Mark,
    RowScene,
    Site,
    Standing,
    SupplyScene,
    TableScene,
    Tracks,
    TurnScene,
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
        standing={4: Standing.LEAD, 5: Standing.LEAD, 2: Standing.SECOND}.get(
            advantage, Standing.REST
        ),
        bonuses=sum(card.bonus for card in laid),
        **more,
    )


def city(seat: int, name: str, *rows: RowScene, **more: Any) -> CityScene:
    rows = rows + (RowScene(),) * (5 - len(rows))
    return CityScene(seat=seat, name=name, fallback_name=f"Player {seat}", rows=rows, **more)


def column(text: str = "", state: ColumnState = ColumnState.SHUT, needs: int | None = None):
    return ColumnScene(cards=cards(text), state=state, needs=needs)


OPEN, SHUT, TAKEN = ColumnState.OPEN, ColumnState.SHUT, ColumnState.TAKEN

MARLENA = city(
    1,
    "Marlena",
    row("b3 b2t b3 b3*", 4),
    row("g3 g1*", 0),
    row("k2 o3", 4),
    row("y2 y1", 0),
    row("n4", 2),
    score=8,
)
BO = city(
    2,
    "Bo",
    row("k3", -2),
    row("gF(6/7)*tc gF(4/7)tc gQ4*c g2tc gDc", 2, completed=True, bonus_taken=True),
    row("k3", 0),
    row("k3 y2tc", 4),
    row("n4Tc n2tc n2*tc", 4),
    score=12,
    contracts=2,
    cars=8,
    cars_standing=Standing.SECOND,
)
GIULIA = city(
    3,
    "Giulia Conti",
    row("b1w b2* bD+*c b1wc bF(1/5)*tc", 2, completed=True, bonus_taken=True),
    row("g2tc g3c g3", 4),
    row("o2* oSt oQ0", -2),
    row("yS* y2", -2),
    row("k2 kDc k2tc", 0),
    score=10,
    contracts=2,
    cars=5,
    skyscrapers=2,
    needed=5,
    medal=True,
    points_token=True,
)
TADEUSZ = city(
    4,
    "Tadeusz",
    row("kF(4/7)t b4c!", 0),
    row("kDc g4!", -2),
    row("k1tc o4 oQ0*! oF(0/7)!", 2, bonus_taken=True),
    row("yQ4*tc!", 2),
    row("n1tc n3tc kDc!", -2),
    score=5,
    contracts=1,
    cars=8,
    cars_standing=Standing.LEAD,
    discard_token=True,
)

SUPPLY = SupplyScene(
    tokens=2,
    tokens_total=10,
    deck=30,
    completions=(False, False, True, True, True),
    medal=False,
    bonuses=(
        BonusScene(kind=Bonus.PLUS2, left=2),
        BonusScene(kind=Bonus.CARD4),
        BonusScene(kind=Bonus.DEPOT, left=1),
        BonusScene(kind=Bonus.POINTS, left=0),
        BonusScene(kind=Bonus.DISCARD),
        BonusScene(kind=Bonus.TRACKS, left=2),
    ),
)

CHOOSE_4 = TableScene(
    cities=(MARLENA, BO, GIULIA, TADEUSZ),
    columns=(
        column("", SHUT, 1),
        column("nF* k1* o3", OPEN),
        column("o1t y3 k4 g2* n2t", OPEN),
    ),
    supply=SUPPLY,
    turn=TurnScene(
        title="Marlena",
        fallback_title="Player 1",
        prompt="Draw a card, or finalize column 2 or 3.",
        last="Tadeusz finalized column 1 and built 5 of 5; bonus: depot card.",
    ),
    active=1,
)

TURNED_OVER_3 = TableScene(
    cities=(
        MARLENA,
        replace(BO, name="Zażółć Gęśl", discard_token=True),
        replace(GIULIA, name="Старый рыбак Жора", contracts=0),
    ),
    columns=(
        column("o3 o2 y1", OPEN),
        column("n1* nFt nD k3", OPEN),
        column("g3 k2 n2t k1* b1w!", OPEN),
    ),
    supply=replace(SUPPLY, tokens=3, tokens_total=8, turned_over=card("oQ*t?"), medal=True),
    turn=TurnScene(
        title="Старый рыбак Жора",
        fallback_title="Player 3",
        prompt="Turned over: put it in column 1, 2 or 3.",
        last="Zażółć Gęśl drew a card and put it in column 3.",
    ),
    active=3,
)

BUILDING_2 = TableScene(
    cities=(
        replace(GIULIA, seat=1, name="Wiktoria", contracts=1, score=23),
        city(
            2,
            "Ελένη",
            row("b2 b2*", 0, target=True),
            row("k2 g2!", 0, target=True),
            row("o2", 0, target=True),
            row("yS* yQ4 y1tc!", 4, target=True),
            row("n3 nSc n2tc n2*tc n4", 4, completed=True),
            score=16,
            cars=4,
            skyscrapers=2,
            medal=True,
            cars_standing=Standing.LEAD,
        ),
    ),
    columns=(column("yQt kD k4"), column("k1*t b2t o3"), column("k2? y3*?", TAKEN)),
    supply=replace(SUPPLY, tokens_total=6, completions=(False, True, False, True, False)),
    turn=TurnScene(
        title="Ελένη",
        fallback_title="Player 2",
        prompt="Build or refuse the 2 cards left.",
        last="Ελένη took column 3 and one contract, and built 2 of 4.",
    ),
    active=2,
)

BONUS_4 = replace(
    CHOOSE_4,
    columns=(column("k2? y3*?", TAKEN), column("nF* k1* o3"), column("o1t y3 k4 g2* n2t")),
    supply=replace(
        SUPPLY,
        bonuses=tuple(
            replace(bonus, choice=bonus.kind in (Bonus.CARD4, Bonus.TRACKS))
            for bonus in SUPPLY.bonuses
        ),
    ),
    turn=replace(CHOOSE_4.turn, prompt="Choose a bonus: a universal card worth 4, or tracks."),
)


def _targets(scene: CityScene) -> CityScene:
    """Every card of the city waits for a token."""
    return replace(
        scene,
        rows=tuple(
            replace(row, cards=tuple(replace(card, mark=Mark.TARGET) for card in row.cards))
            for row in scene.rows
        ),
    )


TOKEN_4 = replace(
    BONUS_4,
    cities=(MARLENA, _targets(BO), GIULIA, TADEUSZ),
    supply=SUPPLY,
    turn=TurnScene(title="Bo", fallback_title="Player 2", prompt="Put the +2 token on a card."),
    active=2,
)
TOKEN_2 = replace(
    BUILDING_2,
    cities=(BUILDING_2.cities[0], _targets(BUILDING_2.cities[1])),
    turn=replace(BUILDING_2.turn, prompt="Put the tracks token on a card."),
)

OVER_4 = replace(
    CHOOSE_4,
    cities=(
        replace(MARLENA, rank=3),
        replace(BO, rank=1),
        replace(GIULIA, rank=2),
        replace(TADEUSZ, rank=4),
    ),
    columns=(column(""), column("nF* k1* o3"), column("o1t y3 k4 g2* n2t!")),
    supply=replace(SUPPLY, tokens=0, deck=0),
    turn=TurnScene(
        title="Final",
        fallback_title="Final",
        prompt="Bo wins with 6 points.",
        last="The last foundation token was placed.",
    ),
    active=None,
    over=True,
)
OVER_2 = replace(
    BUILDING_2,
    cities=(replace(BUILDING_2.cities[0], rank=1), replace(BUILDING_2.cities[1], rank=1)),
    columns=(column("yQt kD k4"), column("k1*t b2t o3"), column()),
    turn=TurnScene(title="Wynik", fallback_title="Wynik", prompt="Remis."),
    active=None,
    over=True,
)
PAUSED_3 = replace(TURNED_OVER_3, paused=True)

START_2 = TableScene(
    cities=(city(1, "Ana"), city(2, "Ben")),
    columns=(column("", SHUT, 1), column("", SHUT, 1), column("", SHUT, 1)),
    supply=SupplyScene(tokens=6, tokens_total=6, deck=87),
    turn=TurnScene(title="Ana", fallback_title="Player 1", prompt="Draw a card."),
    active=1,
)

_EVERYTHING = "kF12(10/3)*tc++! yQ10*twc++++ b10*wTc+++ nSt*c++ gD*tc+"
_DEEP = "b1 gFt* o2 oQt* yD n1w k3* b12t* g2 oF yQ kD*t "

WORST_4 = TableScene(
    cities=tuple(
        city(
            seat,
            name,
            *(row(_EVERYTHING, -3, completed=True, bonus_taken=seat % 2 == 0),) * 5,
            score=-25,
            contracts=84,
            cars=25,
            cars_standing=Standing.LEAD,
            skyscrapers=10,
            needed=10,
            medal=True,
            points_token=True,
            discard_token=True,
        )
        for seat, name in enumerate(
            ("W" * 32, "😀" * 32, "مريم العربي", "**||_`@everyone`_||** <@123456>"), 1
        )
    ),
    columns=(
        column(_DEEP * 7, OPEN),
        column(_DEEP.strip() + "!", SHUT, 85),
        column("k2*tw? y3*tw? oQ*tw? " * 3, TAKEN),
    ),
    supply=SupplyScene(tokens=10, tokens_total=10, deck=87, turned_over=card("kQ*twc?")),
    turn=TurnScene(
        title="W" * 32,
        fallback_title="Player 1",
        prompt="Draw a card " * 20,
        last="W" * 200,
    ),
    active=1,
)
WORST_3 = replace(
    WORST_4,
    cities=WORST_4.cities[:3],
    columns=(WORST_4.columns[2], WORST_4.columns[0], WORST_4.columns[1]),
    supply=replace(WORST_4.supply, tokens=8, tokens_total=8),
)
WORST_2 = replace(
    WORST_4,
    cities=tuple(_targets(city) for city in WORST_4.cities[:2]),
    supply=replace(WORST_4.supply, tokens=6, tokens_total=6),
)

SCENES: dict[str, TableScene] = {
    "choose_4": CHOOSE_4,
    "turned_over_3": TURNED_OVER_3,
    "building_2": BUILDING_2,
    "bonus_4": BONUS_4,
    "token_4": TOKEN_4,
    "token_2": TOKEN_2,
    "over_4": OVER_4,
    "over_2": OVER_2,
    "paused_3": PAUSED_3,
    "start_2": START_2,
    "worst_4": WORST_4,
    "worst_3": WORST_3,
    "worst_2": WORST_2,
}
