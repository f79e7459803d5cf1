"""Scenes of San Francisco tables in every state."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from render.parts.scene import TurnScene
from render.sanfrancisco.scene import (
    Bonus,
    BonusScene,
    MajorityStanding,
    Mark,
    SupplyScene,
    TableScene,
)
from tests.render.sanfrancisco.notation import OPEN, SHUT, TAKEN, card, city, column, row

if TYPE_CHECKING:
    from render.sanfrancisco.scene import CityScene

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
    cars_standing=MajorityStanding.SECOND,
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
    cars_standing=MajorityStanding.LEAD,
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
            cars_standing=MajorityStanding.LEAD,
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

BUILDING_3 = replace(
    TURNED_OVER_3,
    cities=(
        replace(MARLENA, rows=tuple(replace(row, target=True) for row in MARLENA.rows)),
        *TURNED_OVER_3.cities[1:],
    ),
    columns=(column("nFt"), column("b3? o3? kQ*tw? k1? y2t? nD?", TAKEN), column("g3 k2 n2t")),
    supply=replace(SUPPLY, tokens=3, tokens_total=8),
    turn=TurnScene(
        title="Marlena", fallback_title="Player 1", prompt="Build or refuse the 6 cards left."
    ),
    active=1,
)
CHOOSE_2 = replace(
    BUILDING_2,
    cities=(
        BUILDING_2.cities[0],
        replace(
            BUILDING_2.cities[1],
            rows=tuple(replace(row, target=False) for row in BUILDING_2.cities[1].rows),
        ),
    ),
    columns=(column("yQt kD k4", OPEN), column("k1*t b2t", SHUT, 3), column("k2 y3*", SHUT, 3)),
    turn=replace(BUILDING_2.turn, prompt="Draw a card, or take column 1."),
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


def targets(scene: CityScene) -> CityScene:
    """Every card of the city waits for a token."""
    return replace(
        scene,
        rows=tuple(
            replace(row, cards=tuple(replace(card, mark=Mark.TARGET) for card in row.cards))
            for row in scene.rows
        ),
    )


BONUS_2 = replace(
    CHOOSE_2,
    columns=(column("yQt kD k4"), column("k1*t b2t"), column("k2? y3*?", TAKEN)),
    supply=replace(
        CHOOSE_2.supply,
        bonuses=tuple(replace(bonus, choice=bonus.left > 0) for bonus in SUPPLY.bonuses),
    ),
    turn=replace(CHOOSE_2.turn, prompt="Choose a bonus."),
)
BONUS_CARD_3 = replace(
    BUILDING_3,
    columns=(column("nFt"), column("k1? y2t?", TAKEN), column("g3 k2 n2t")),
    turn=replace(BUILDING_3.turn, prompt="Choose a row for the universal card worth 4."),
)

TOKEN_4 = replace(
    BONUS_4,
    cities=(MARLENA, targets(BO), GIULIA, TADEUSZ),
    supply=SUPPLY,
    turn=TurnScene(title="Bo", fallback_title="Player 2", prompt="Put the +2 token on a card."),
    active=2,
)
TOKEN_2 = replace(
    BUILDING_2,
    cities=(CHOOSE_2.cities[0], targets(CHOOSE_2.cities[1])),
    turn=replace(BUILDING_2.turn, prompt="Put the tracks token on a card."),
)

OVER_4 = replace(
    CHOOSE_4,
    cities=(
        replace(MARLENA, rank=3, cars_advantage=-2),
        replace(BO, rank=1, cars_advantage=3),
        replace(GIULIA, rank=2),
        replace(TADEUSZ, rank=4, cars_advantage=3),
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
    cities=tuple(
        replace(city, rank=1, score=16, cars=5, cars_advantage=3) for city in CHOOSE_2.cities
    ),
    columns=(column("yQt kD k4"), column("k1*t b2t o3"), column()),
    turn=TurnScene(title="Wynik", fallback_title="Wynik", prompt="Remis."),
    active=None,
    over=True,
)
OVER_3 = replace(
    TURNED_OVER_3,
    cities=tuple(
        replace(city, rank=rank, cars_advantage=advantage)
        for city, rank, advantage in zip(TURNED_OVER_3.cities, (2, 1, 3), (-2, 2, 4), strict=True)
    ),
    columns=(column(), column("n1* nFt nD k3"), column("g3 k2 n2t k1* b1w!")),
    supply=replace(SUPPLY, tokens=3, tokens_total=8, deck=11),
    turn=TurnScene(title="Koniec", fallback_title="Koniec", prompt="Zażółć Gęśl wygrywa."),
    active=None,
    over=True,
)
PAUSED_3 = replace(TURNED_OVER_3, paused=True)
PAUSED_4 = replace(CHOOSE_4, paused=True)

START_4 = TableScene(
    cities=tuple(city(seat, name) for seat, name in enumerate(("Ana", "Ben", "Cleo", "Dan"), 1)),
    columns=(column("", SHUT, 1), column("", SHUT, 1), column("", SHUT, 1)),
    supply=SupplyScene(tokens=10, tokens_total=10, deck=87),
    turn=TurnScene(title="Cleo", fallback_title="Player 3", prompt="Draw a card."),
    active=3,
)
START_2 = TableScene(
    cities=(city(1, "Ana"), city(2, "Ben")),
    columns=(column("", SHUT, 1), column("", SHUT, 1), column("", SHUT, 1)),
    supply=SupplyScene(tokens=6, tokens_total=6, deck=87),
    turn=TurnScene(title="Ana", fallback_title="Player 1", prompt="Draw a card."),
    active=1,
)
