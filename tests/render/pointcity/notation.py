"""Short notation for Point City scenes.

A resource side is its resource, with 2 behind it for two symbols. A building is what it brings,
a resource, `points` or `civic`, then `:` and its points, then `=` and its cost, such as
`energy:2=community1,ecology2`. Behind either stand marks: `!` last, `?` choice, `#` cannot be paid,
`~` the automaton takes it.
"""

from __future__ import annotations

import re
from typing import Any

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
    Meaning,
    Resource,
    Side,
    SpaceScene,
    TokenScene,
)

_SUFFIX = re.compile(r"([!?#~]*)$")
_PAIRS = (
    *("community economy", "economy ecology", "economy energy", "energy ecology"),
    *("economy industry", "community industry", "energy industry", "community energy"),
    *("community ecology", "ecology industry"),
)


def _token(number: int, meaning: Meaning, points: int, *resources: str, **more: Any) -> TokenScene:
    counted = tuple(Resource(resource) for resource in resources)
    return TokenScene(number=number, meaning=meaning, points=points, resources=counted, **more)


TOKENS: dict[int, TokenScene] = {
    token.number: token
    for token in (
        _token(1, Meaning.PER_SET, 6, "community", "economy", "energy", "ecology", "industry"),
        _token(2, Meaning.FLAT, 5),
        _token(3, Meaning.FLAT, 7),
        _token(4, Meaning.PER_TYPE_WITH_AT_LEAST, 2, at_least=2),
        _token(5, Meaning.PER_TYPE_WITH_AT_LEAST, 3, at_least=3),
        _token(6, Meaning.PER_MISSING_TYPE, 4),
        _token(7, Meaning.PER_UNSPENT_INGENUITY_CARD, 2),
        _token(8, Meaning.PER_SYMBOL, 2, "economy"),
        _token(9, Meaning.PER_SYMBOL, 2, "industry"),
        _token(10, Meaning.PER_SYMBOL, 2, "community"),
        _token(11, Meaning.PER_SYMBOL, 2, "energy"),
        _token(12, Meaning.PER_SYMBOL, 2, "ecology"),
        *(_token(13 + i, Meaning.PER_SET, 3, *pair.split()) for i, pair in enumerate(_PAIRS)),
    )
}
"""All tokens of the game, by number."""


def tokens(text: str) -> tuple[TokenScene, ...]:
    """Tokens by number, each with its worth behind `=` and a mark: `7=4! 12=6`."""
    found: list[TokenScene] = []
    for word in text.split():
        plain, marks = _split(word)
        number, _, worth = plain.partition("=")
        token = TOKENS[int(number)]
        found.append(
            TokenScene(
                number=token.number,
                meaning=token.meaning,
                points=token.points,
                resources=token.resources,
                at_least=token.at_least,
                worth=int(worth) if worth else None,
                mark=_mark(marks),
            )
        )
    return tuple(found)


def face(text: str) -> FaceScene:
    resource = text.rstrip("2")
    return FaceScene(resource=Resource(resource), symbols=2 if text.endswith("2") else 1)


def building(text: str) -> BuildingScene:
    brings, _, cost = text.partition("=")
    kind, _, points = brings.partition(":")
    paid = {part.rstrip("0123456789"): int(part[-1]) for part in cost.split(",") if part}
    economy, energy, ecology, community, industry = (paid.get(r.value, 0) for r in RESOURCES)
    own = kind in ("points", "civic")
    return BuildingScene(
        kind=Kind(kind) if own else Kind.RESOURCE,
        points=int(points or 0),
        gives=None if own else Resource(kind),
        cost=(economy, energy, ecology, community, industry),
    )


def space(text: str) -> SpaceScene:
    plain, marks = _split(text)
    if plain == "-":
        return SpaceScene()
    resource_side = "=" not in plain
    return SpaceScene(
        card=face(plain) if resource_side else building(plain),
        refills=Side.BUILDING if resource_side else Side.RESOURCE,
        mark=_mark(marks),
        unpayable="#" in marks,
        aimed="~" in marks,
    )


def market(text: str, deck: int, top: str = "", **more: Any) -> MarketScene:
    spaces = tuple(space(word) for word in text.split())
    return MarketScene(spaces=spaces, deck=deck, top=face(top) if top else None, **more)


def city(
    seat: int, name: str, built: str = "", hand: str = "ingenuity", owned: str = "", **more: Any
) -> CityScene:
    """A city with so many cards of each face as they are named."""
    buildings = tuple(
        BuiltScene(building=building(plain), mark=_mark(marks))
        for plain, marks in map(_split, built.split())
    )
    economy, energy, ecology, community, industry = (
        sum(each.building.gives is resource for each in buildings) for resource in RESOURCES
    )
    held: dict[str, HeldScene] = {}
    for plain, marks in map(_split, hand.split()):
        before = held.get(plain)
        held[plain] = HeldScene(
            face=face(plain),
            count=1 + (before.count if before else 0),
            mark=_mark(marks) if marks or not before else before.mark,
        )
    return CityScene(
        seat=seat,
        name=name,
        fallback_name=f"Player {seat}",
        permanent=(economy, energy, ecology, community, industry),
        built=buildings,
        hand=tuple(held.values()),
        tokens=tokens(owned),
        **more,
    )


def _split(word: str) -> tuple[str, str]:
    found = _SUFFIX.search(word)
    assert found is not None
    return word[: found.start()], found[0]


def _mark(marks: str) -> Mark:
    return Mark.LAST if "!" in marks else Mark.CHOICE if "?" in marks else Mark.NONE
