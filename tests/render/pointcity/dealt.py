"""Scenes of Point City tables that chance has dealt, at the limits and beyond what is likely."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

from render.parts.scene import TurnScene
from render.pointcity.scene import (
    RESOURCES,
    BuildingScene,
    BuiltScene,
    CityScene,
    FaceScene,
    HeldScene,
    Kind,
    Mark,
    MarketScene,
    Resource,
    Side,
    SpaceScene,
    TableScene,
)
from render.pointcity.zooms import CityZoomScene, MarketZoomScene, SumNote, TokenNote
from tests.render.names import NAMES
from tests.render.pointcity.notation import TOKENS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from render.pointcity.scene import TokenScene

_FACES = [
    *(FaceScene(resource=resource) for resource in Resource),
    *(FaceScene(resource=resource, symbols=2) for resource in RESOURCES),
]
_PHRASE = ("3 points for each set", "of permanent community and economy,", "now and at the end")
_SENTENCES = [
    " ".join(random.Random(length).choices((*_PHRASE, *NAMES), k=length)) for length in range(12)
]
_SUPPLIES = {2: 10, 3: 12, 4: 14}


def tables(cities: int, seed: int, count: int) -> Iterator[TableScene]:
    """So many tables, the same in every run."""
    dice = random.Random(f"{cities} {seed}")
    for _ in range(count):
        yield table(dice, cities)


def table(dice: random.Random, cities: int) -> TableScene:
    over = dice.random() < 0.1
    alone = cities == 2 and dice.random() < 0.5
    names = dice.sample(NAMES, cities)
    shown = [city(dice, seat, name) for seat, name in enumerate(names, 1)]
    if alone:
        shown[1] = replace(shown[1], automaton=True)
    if over:
        shown = [replace(each, rank=dice.randint(1, cities)) for each in shown]
    active = None if over else dice.randint(1, cities)
    return TableScene(
        cities=tuple(shown),
        market=market(dice, alone=alone),
        tokens=tuple(tokens(dice, dice.randint(0, _SUPPLIES[cities]))),
        turn=TurnScene(
            title=names[(active or 1) - 1],
            fallback_title=f"Player {active}",
            prompt=words(dice),
            last=words(dice),
        ),
        turn_number=dice.randint(1, 17),
        active=active,
        over=over,
    )


def city(dice: random.Random, seat: int, name: str) -> CityScene:
    """A city of up to 34 buildings, of one kind as likely as of many, up to 30 cards in hand."""
    kinds = dice.choices((*RESOURCES, None), k=dice.randint(1, 6))
    built = [built_one(dice, dice.choice(kinds)) for _ in range(dice.randint(0, 34))]
    counts = [sum(each.building.gives is resource for each in built) for resource in RESOURCES]
    economy, energy, ecology, community, industry = counts
    hand: dict[FaceScene, int] = {}
    for _ in range(dice.randint(0, 30)):
        face = dice.choice(_FACES[: dice.randint(1, len(_FACES))])
        hand[face] = hand.get(face, 0) + 1
    return CityScene(
        seat=seat,
        name=name,
        fallback_name=f"Player {seat}",
        score=dice.choice((0, 9, 48, 100, 199)),
        permanent=(economy, energy, ecology, community, industry),
        built=tuple(built),
        hand=tuple(
            HeldScene(face=face, count=count, mark=dice.choice(list(Mark)))
            for face, count in hand.items()
        ),
        tokens=tuple(tokens(dice, dice.randint(0, 14))),
    )


def built_one(dice: random.Random, gives: Resource | None) -> BuiltScene:
    if gives is None and dice.random() < 0.5:
        building = BuildingScene(kind=Kind.CIVIC)
    elif gives is None:
        building = BuildingScene(kind=Kind.POINTS, points=dice.choice((4, 5, 7)))
    else:
        building = BuildingScene(kind=Kind.RESOURCE, points=dice.randint(0, 3), gives=gives)
    return BuiltScene(building=building, mark=dice.choice((Mark.NONE, Mark.NONE, Mark.LAST)))


def market(dice: random.Random, *, alone: bool) -> MarketScene:
    deck = dice.choice((0, 1, 2, 80, 134))
    return MarketScene(
        spaces=tuple(space(dice) for _ in range(16)),
        deck=deck,
        top=dice.choice(_FACES) if deck else None,
        deck_mark=dice.choice(list(Mark)),
        markers=(dice.randint(1, 4), dice.randint(1, 4)) if alone else None,
    )


def space(dice: random.Random) -> SpaceScene:
    cost = [0, 0, 0, 0, 0]
    for _ in range(dice.randint(1, 7)):
        cost[dice.choice((0, 1, 2, 3, 4))] += 1
    economy, energy, ecology, community, industry = cost
    bought = built_one(dice, dice.choice((*RESOURCES, None))).building
    building = replace(bought, cost=(economy, energy, ecology, community, industry))
    return SpaceScene(
        card=dice.choice((None, dice.choice(_FACES), building, building)),
        refills=dice.choice((None, *Side)),
        mark=dice.choice(list(Mark)),
        unpayable=dice.random() < 0.3,
        aimed=dice.random() < 0.1,
    )


def tokens(dice: random.Random, count: int) -> list[TokenScene]:
    return [
        replace(
            TOKENS[number],
            worth=dice.choice((None, 0, 7, 24, 100)),
            mark=dice.choice(list(Mark)),
        )
        for number in dice.sample(sorted(TOKENS), count)
    ]


def words(dice: random.Random) -> str:
    """From nothing to more than there is ever room for, in every script."""
    return dice.choice(_SENTENCES)


def city_zooms(seed: int, count: int) -> Iterator[CityZoomScene]:
    """So many closeups of cities, the same in every run."""
    dice = random.Random(f"city {seed}")
    for number in range(count):
        shown = city(dice, 1 + number % 4, dice.choice(NAMES))
        yield CityZoomScene(
            city=replace(shown, rank=dice.choice((None, None, 1, 3))),
            tokens=noted(dice, shown.tokens),
            sums=tuple(
                SumNote(text=words(dice), points=dice.choice((0, 12, 123)))
                for _ in range(dice.randint(0, 3))
            ),
            active=dice.random() < 0.5,
        )


def market_zooms(seed: int, count: int) -> Iterator[MarketZoomScene]:
    """So many closeups of markets, the same in every run."""
    dice = random.Random(f"market {seed}")
    for _ in range(count):
        yield MarketZoomScene(
            market=market(dice, alone=dice.random() < 0.5),
            tokens=noted(dice, tuple(tokens(dice, dice.randint(0, 14)))),
            discards=tuple(
                HeldScene(face=face, count=dice.randint(1, 20))
                for face in dice.sample(_FACES, dice.randint(0, len(_FACES)))
            ),
            caption=words(dice),
        )


def noted(dice: random.Random, found: tuple[TokenScene, ...]) -> tuple[TokenNote, ...]:
    return tuple(TokenNote(token=token, text=words(dice)) for token in found)
