"""Scenes of Point City tables in every state."""

from __future__ import annotations

from dataclasses import replace

from render import isolated, shown_name
from render.parts.scene import TurnScene
from render.pointcity.scene import Mark, TableScene
from render.pointcity.zooms import CityZoomScene, MarketZoomScene, SumNote, TokenNote
from tests.render.names import ODD, SHAPED
from tests.render.pointcity.notation import city, market, tokens

_START = """
    economy energy2 ecology community
    industry economy ingenuity energy
    ecology2 community2 industry energy
    economy2 ecology energy community
"""
_MIDDLE = """
    energy2 ecology:1=energy1,community1 community civic=economy3#
    points:5=energy2,industry2# industry! community:2=ecology2,industry1! economy2
    ecology energy:0=economy1,industry1 ingenuity economy:3=energy3,community2#
    industry2 community industry:1=ecology2 energy
"""
_PAYING = """
    energy2 ecology:1=energy1,community1 community civic=economy3#
    points:5=energy2,industry2# industry community:2=ecology2,industry1 economy2
    ecology energy:0=economy1,industry1? ingenuity? economy:3=energy3,community2#
    industry2 community industry:1=ecology2 energy
"""
_END = """
    energy2 ecology:1=energy1,community1 community civic=economy3
    points:5=energy2,industry2 - - economy2
    ecology energy:0=economy1,industry1 ingenuity economy:3=energy3,community2
    industry2 community industry:1=ecology2 energy
"""

_MARLENA = city(
    1,
    "Marlena",
    "economy:2 economy:0 energy:1 community:0 community:2 community:1 points:4 civic",
    "economy economy energy2 ecology industry ingenuity ingenuity",
    "10=6",
    score=16,
)
_BO = city(
    2,
    "Bo",
    "ecology:2 ecology:1 ecology:0 industry:1 civic civic points:5",
    "ecology2 community ingenuity",
    "12=6 4=2",
    score=17,
)
_GIULIA = city(
    3,
    "Giulia Conti",
    "energy:3 energy:2 energy:1 energy:0 industry:2 points:7",
    "energy energy energy economy2 economy2 community2",
    score=15,
)
_TADEUSZ = city(
    4,
    "Tadeusz",
    "industry:3 industry:0 economy:1 community:0! civic!",
    "industry! ingenuity ecology ecology",
    "18=3 7=2!",
    score=9,
)

POINTCITY_START_4 = TableScene(
    cities=tuple(city(seat, name) for seat, name in enumerate(("Ana", "Ben", "Cleo", "Dan"), 1)),
    market=market(_START, 134, "ecology2"),
    tokens=tokens("3 8 13 1 6 22 17 10 2 15 9 20 5 7"),
    turn=TurnScene(
        title="Cleo", fallback_title="Player 3", prompt="Take two neighbours, or two from the deck."
    ),
    turn_number=1,
    active=3,
)
POINTCITY_CHOOSE_4 = TableScene(
    cities=(_MARLENA, _BO, _GIULIA, _TADEUSZ),
    market=market(_MIDDLE, 74, "energy2"),
    tokens=tokens("3=7 8=4 13=3 1=0 6=8 22=0 17=0 2=5 15=3"),
    turn=TurnScene(
        title="Marlena",
        fallback_title="Player 1",
        prompt="Take two neighbours, or two from the deck.",
        last="Tadeusz built two buildings from b2 and c2 and took token 7.",
    ),
    turn_number=9,
    active=1,
)
POINTCITY_PAY_3 = TableScene(
    cities=(
        replace(_MARLENA, name="Zażółć Gęśl"),
        city(
            2,
            "Старый рыбак Жора",
            "ecology:2 ecology:1 ecology:0 industry:1 points:5",
            "energy2? community? industry ingenuity ecology",
            score=9,
        ),
        _GIULIA,
    ),
    market=market(
        _MIDDLE.replace("!", "")
        .replace("energy:0=economy1,industry1", "energy:0=economy1,industry1?")
        .replace("ingenuity ", "ingenuity? "),
        39,
        "ingenuity",
    ),
    tokens=tokens("3 8 13 1 6 22 17 2 15 20 19"),
    turn=TurnScene(
        title="Старый рыбак Жора",
        fallback_title="Player 2",
        prompt="Pay one economy and one industry.",
    ),
    turn_number=12,
    active=2,
)
POINTCITY_TOKEN_2 = TableScene(
    cities=(
        replace(_TADEUSZ, seat=1, name="Ελένη"),
        city(2, "Wiktoria", "economy:1 economy:2! civic? energy:3", "ingenuity", score=6),
    ),
    market=market(_MIDDLE.replace("civic=economy3#", "-"), 22, "economy"),
    tokens=tokens("3=7? 8=4? 13=0? 1=0? 6=12? 22=0? 2=5? 15=3?"),
    turn=TurnScene(
        title="Wiktoria",
        fallback_title="Player 2",
        prompt="Take a civic token.",
        last="Ελένη took two cards from the deck.",
    ),
    turn_number=14,
    active=2,
)
POINTCITY_ALONE = TableScene(
    cities=(
        replace(_MARLENA, name="Ana"),
        replace(_BO, name="Automaton", automaton=True, score=31),
    ),
    market=market(
        _MIDDLE.replace("points:5=energy2,industry2#", "points:5=energy2,industry2#~").replace(
            "    ecology energy", "    ecology~ energy"
        ),
        41,
        "community",
        markers=(1, 2),
    ),
    tokens=tokens("3 8 13 1 6 22 17"),
    turn=TurnScene(
        title="Ana",
        fallback_title="Player 1",
        prompt="Take two neighbours, or two from the deck.",
        last="Ana took b2 and c2; the automaton took a1 and a2.",
    ),
    turn_number=10,
    active=1,
)
POINTCITY_DECK_3 = replace(
    POINTCITY_PAY_3,
    cities=(
        POINTCITY_PAY_3.cities[0],
        replace(
            POINTCITY_PAY_3.cities[1],
            hand=city(2, "", hand="energy2! community! industry ingenuity ecology").hand,
        ),
        POINTCITY_PAY_3.cities[2],
    ),
    market=market(_MIDDLE.replace("!", ""), 1, "industry", deck_mark=Mark.LAST),
    turn=TurnScene(
        title="Giulia Conti",
        fallback_title="Player 3",
        prompt="Take two neighbours.",
        last="Старый рыбак Жора took two cards from the deck.",
    ),
    turn_number=16,
    active=3,
)
POINTCITY_OVER_4 = replace(
    POINTCITY_CHOOSE_4,
    cities=(
        replace(_MARLENA, rank=2),
        replace(_BO, rank=1),
        replace(_GIULIA, rank=3),
        replace(_TADEUSZ, rank=4),
    ),
    market=market(
        _MIDDLE.replace("#", "")
        .replace("industry!", "-")
        .replace("community:2=ecology2,industry1!", "-"),
        0,
    ),
    tokens=tokens("3 8"),
    turn=TurnScene(title="Final", fallback_title="Final", prompt="Bo wins with 17 points."),
    turn_number=17,
    active=None,
    over=True,
)
POINTCITY_OVER_ALONE = replace(
    POINTCITY_ALONE,
    cities=(
        replace(POINTCITY_ALONE.cities[0], rank=1, score=48),
        replace(POINTCITY_ALONE.cities[1], rank=2),
    ),
    market=replace(POINTCITY_OVER_4.market, markers=(4, 1)),
    turn=TurnScene(title="Wynik", fallback_title="Wynik", prompt="Ana wygrywa."),
    turn_number=17,
    active=None,
    over=True,
)
POINTCITY_PAUSED_3 = replace(POINTCITY_PAY_3, paused=True)

_HAND = "economy economy2 energy energy2 ecology ecology2 community community2 industry industry2 "
_OWNED = "1=12! 2=5 3=7 4=10 5=15 6=20 7=24 8=40 9=16 10=22"


POINTCITY_WORST_4 = replace(
    POINTCITY_CHOOSE_4,
    cities=tuple(
        city(
            seat,
            name,
            " ".join(("energy:3! energy:2 energy:1 energy:0",) * 8) + " points:7 civic:0",
            _HAND * 12 + "ingenuity! " * 12,
            owned,
            score=123,
        )
        for seat, (name, owned) in enumerate(
            (
                (ODD["wide letters"], _OWNED),
                (SHAPED["Arabic"], _OWNED + " 11=0 12=4 13=9 14=3"),
                (ODD["a long word from the right"], _OWNED),
                (ODD["markdown"], "1=12"),
            ),
            1,
        )
    ),
    tokens=tokens("9=10! 10 11? 12=4 13 14 15 16 17 18 19 20 21 22"),
    turn=TurnScene(
        title="W" * 32, fallback_title="Player 1", prompt="Take two cards " * 20, last="W" * 200
    ),
)
_SPREAD = " ".join(
    f"{kind}:{points}"
    for kind in ("economy", "energy", "ecology", "community", "industry", "points")
    for points in (3, 2, 1, 0, 0)
)
POINTCITY_NAMES_2 = replace(
    POINTCITY_TOKEN_2,
    cities=(
        city(
            1,
            SHAPED["two scripts"],
            _SPREAD + " civic civic civic civic",
            _HAND * 3,
            _OWNED,
            score=100,
        ),
        replace(POINTCITY_TOKEN_2.cities[1], name=SHAPED["pointed Hebrew"]),
    ),
    turn=TurnScene(
        title=SHAPED["pointed Hebrew"],
        fallback_title="Player 2",
        prompt="Take a civic token.",
        last=f"{isolated(shown_name(SHAPED['two scripts'], 'Player 1'))}: two cards from the deck.",
    ),
)


def noted(text: str, words: str) -> tuple[TokenNote, ...]:
    """Tokens that all mean the same in words."""
    return tuple(TokenNote(token=token, text=words) for token in tokens(text))


_WORDS = "3 points for each set of permanent economy and energy."

POINTCITY_ZOOM_CITY = CityZoomScene(
    city=_BO,
    tokens=noted("12=6 4=2!", _WORDS),
    sums=(SumNote(text="on buildings", points=9), SumNote(text="from civic tokens", points=8)),
)
POINTCITY_ZOOM_CITY_FULL = CityZoomScene(
    city=POINTCITY_WORST_4.cities[1],
    tokens=noted(_OWNED + " 11=0 12=4 13=9 14=3", _WORDS),
    sums=(
        SumNote(text="on buildings", points=55),
        SumNote(text="from civic tokens", points=68),
        SumNote(text="on buildings and from civic tokens", points=123),
    ),
    active=True,
)
POINTCITY_ZOOM_MARKET = MarketZoomScene(
    market=POINTCITY_CHOOSE_4.market,
    tokens=noted("3=7 8=4 13=3 1=0 6=8 22=0 17=0 2=5 15=3?", _WORDS),
    discards=city(1, "", hand=_HAND * 2 + "energy ingenuity").hand,
    caption="Discard pile",
)
