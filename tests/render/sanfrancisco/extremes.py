"""Scenes at the limits: the longest, the most, the least, every mark and every script."""

from __future__ import annotations

from dataclasses import replace

from render import isolated, shown_name
from render.parts.scene import TurnScene
from render.sanfrancisco.scene import (
    ColumnScene,
    MajorityStanding,
    Mark,
    SupplyScene,
    TableScene,
)
from tests.render.names import EAST_ASIAN, ODD, PLAIN, SHAPED, UNSHOWN
from tests.render.sanfrancisco.notation import OPEN, SHUT, TAKEN, card, cards, city, column, row
from tests.render.sanfrancisco.states import (
    CHOOSE_2,
    CHOOSE_4,
    START_2,
    START_4,
    TURNED_OVER_3,
    targets,
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
            cars_standing=MajorityStanding.LEAD,
            skyscrapers=10,
            needed=10,
            medal=True,
            points_token=True,
            discard_token=True,
        )
        for seat, name in enumerate(
            (ODD["wide letters"], ODD["emoji"], SHAPED["Arabic"], ODD["markdown"]), 1
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
    cities=tuple(targets(city) for city in WORST_4.cities[:2]),
    supply=replace(WORST_4.supply, tokens=6, tokens_total=6),
)


def long_columns(scene: TableScene, *counts: int) -> TableScene:
    """Columns of so many cards each, the newest put there in the last turn."""
    columns = [cards((_DEEP * 7).removesuffix(" "))[:count] for count in counts]
    first, second, third = (
        ColumnScene(cards=(*laid[:-1], replace(laid[-1], mark=Mark.LAST)) if laid else ())
        for laid in columns
    )
    return replace(scene, columns=(first, replace(second, state=OPEN), third))


COLUMNS_4 = long_columns(CHOOSE_4, 0, 6, 7)
DEEP_COLUMNS_4 = long_columns(CHOOSE_4, 12, 13, 84)
COLUMNS_3 = long_columns(TURNED_OVER_3, 7, 0, 6)
DEEP_COLUMNS_3 = long_columns(TURNED_OVER_3, 84, 12, 13)
COLUMNS_2 = long_columns(CHOOSE_2, 6, 7, 0)
DEEP_COLUMNS_2 = long_columns(CHOOSE_2, 13, 84, 12)
TAKEN_COLUMN_4 = replace(
    CHOOSE_4, columns=(column(_DEEP.strip().replace(" ", "? ") + "?", TAKEN), *CHOOSE_4.columns[1:])
)

MARKS_3 = replace(
    TURNED_OVER_3,
    cities=(
        city(
            1,
            "Marks",
            *(
                row(f"{kind}! {kind}@ {kind}? {kind}")
                for kind in ("b3tw*c", "gF(4/7)+Tc", "oQ4twc*", "ySwc*t", "nD+*tc")
            ),
        ),
        city(
            2,
            "Two digits",
            *(
                row(f"{colour}10 {colour}12+++ {colour}14++++c {colour}Q11+++t", 4)
                for colour in "bgoyn"
            ),
        ),
        city(
            3,
            "Tokens",
            *(
                row(f"{colour}F+ {colour}F(10/3)++Tc {colour}D+++Tc {colour}D+ {colour}3T", 4)
                for colour in "bgoyn"
            ),
        ),
    ),
)
SCORES_4 = replace(
    START_4,
    cities=tuple(
        replace(city, score=score, contracts=contracts, discard_token=contracts > 9)
        for city, score, contracts in zip(
            START_4.cities, (-25, -1, 1, 61), (12, 3, 0, 9), strict=True
        )
    ),
)


def named(scene: TableScene, *names: str) -> TableScene:
    """The scene among others; the one whose turn it is is named in the sentences too."""
    cities = tuple(replace(city, name=name) for city, name in zip(scene.cities, names, strict=True))
    who = names[(scene.active or 1) - 1]
    fallback = f"Player {scene.active}"
    said = isolated(shown_name(who, fallback))
    turn = TurnScene(
        title=who,
        fallback_title=fallback,
        prompt="Draw a card.",
        last=f"{said}: column 2 (of 3) taken.",
    )
    return replace(scene, cities=cities, turn=turn)


NAMES_LATIN_4 = named(
    START_4, PLAIN["Latin"], PLAIN["Cyrillic"], PLAIN["Vietnamese"], PLAIN["Greek"]
)
NAMES_LEFTWARD_4 = named(
    START_4,
    SHAPED["Arabic"],
    SHAPED["two scripts"],
    ODD["brackets from the right"],
    SHAPED["pointed Hebrew"],
)
NAMES_STACKED_4 = named(
    START_4, SHAPED["Devanagari"], SHAPED["Thai"], SHAPED["Telugu"], SHAPED["Tamil"]
)
NAMES_EAST_ASIAN_4 = named(
    START_4,
    EAST_ASIAN["Chinese"],
    EAST_ASIAN["Korean"],
    EAST_ASIAN["Japanese"],
    EAST_ASIAN["two scripts"],
)
NAMES_ODD_4 = named(
    START_4, UNSHOWN["Georgian"], ODD["emoji"], ODD["a tower of marks"], ODD["markdown"]
)
NAMES_LONG_2 = named(START_2, ODD["wide letters"], ODD["a long word from the right"])
