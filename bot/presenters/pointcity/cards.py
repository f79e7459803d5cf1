"""Cards, resources, payments, civic tokens and the automaton in words."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from bot.games.pointcity.cards import FACES, INDEX, RESOURCES, Kind, Side
from bot.games.pointcity.scoring import HALVES
from bot.games.pointcity.state import Phase
from bot.presenters.phrases import points_phrase, points_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from bot.games.errors import Value
    from bot.games.pointcity.actions import Pay
    from bot.games.pointcity.cards import Building, Face, Five, Resource
    from bot.games.pointcity.view import CityView, SpotView, TokenView, View
    from bot.presenters.reading import Reading
    from bot.words.words import Words


TURNS = 17
"""The number of turns each player has."""
NAMES = 10
"""The number of names that the buildings of one kind share."""


def known_buildings(view: View) -> Mapping[str, Building]:
    """Return every visible building by id; sentences about others leave the name out."""
    found = {building.id: building for city in view.cities for building in city.buildings}
    found.update((building.id, building) for building in view.taken)
    for spot in view.market:
        if spot is not None and spot.card.building is not None:
            found[spot.card.building.id] = spot.card.building
    return found


def resource_words(resource: Resource, words: Words) -> str:
    """Return the name of a resource, such as ``energy``."""
    return words.say("pc-resource", resource=resource.value)


def face_words(face: Face, words: Words) -> str:
    """Return the resource side of a card, such as ``double energy``."""
    return words.say("pc-face", face=face.value)


def amounts(numbers: Five, words: Words) -> str:
    """Return amounts of resources, such as ``economy, energy``, or an empty text."""
    named = zip(RESOURCES, numbers, strict=True)
    return ", ".join(
        _times(resource_words(resource, words), number, words)
        for resource, number in named
        if number
    )


def faces_words(faces: Iterable[Face], words: Words) -> str:
    """Return resource cards by face, such as ``energy, double ecology``, or an empty text."""
    count = Counter(faces)
    return ", ".join(
        _times(face_words(face, words), count[face], words) for face in FACES if count[face]
    )


def payment_words(payment: Pay, words: Words) -> str:
    """Return the cards of a payment."""
    return faces_words(payment.cards, words) or words.say("pc-permanent-only")


def building_name(building: Building, words: Words) -> str:
    """Return the name of a building, such as ``Solar roof``; several buildings share one."""
    group = building.kind.value if building.gives is None else building.gives.value
    return words.say(f"pc-building-{group}-{int(building.id[1:]) % NAMES}")


def building_words(building: Building, words: Words, *, priced: bool = False) -> str:
    """Return a building with its gain, and with `priced` also its cost."""
    facts: list[str] = []
    if building.gives is not None:
        facts.append(resource_words(building.gives, words))
    if building.points:
        facts.append(points_phrase(HALVES * building.points, words))
    if building.kind is Kind.CIVIC:
        facts.append(words.say("pc-civic"))
    values = {"name": building_name(building, words), "facts": ", ".join(facts)}
    if not priced:
        return words.say("pc-building", **values)
    return words.say("pc-building-priced", **values, cost=amounts(building.cost, words))


def spot_words(spot: SpotView, words: Words, *, priced: bool = False) -> str:
    """Return the card of a market space: its face, or its building."""
    if spot.side is Side.BUILDING and spot.card.building is not None:
        return building_words(spot.card.building, words, priced=priced)
    return face_words(spot.card.face, words)


def spot_name(spot: SpotView, words: Words) -> str:
    """Return a short name for the card of a market space: its face, or its building's name."""
    if spot.side is Side.BUILDING and spot.card.building is not None:
        return building_name(spot.card.building, words)
    return face_words(spot.card.face, words)


def both(items: Sequence[str], words: Words) -> str:
    """Return one or two things joined by "and"; two equal ones are counted."""
    if len(items) == 1:
        return items[0]
    first, second = items
    if first == second:
        return _times(first, len(items), words)
    return words.say("pc-and", first=first, second=second)


def _times(thing: str, count: int, words: Words) -> str:
    return thing if count == 1 else words.say("pc-times", thing=thing, count=count)


def people(view: View) -> int:
    """Return the number of people who play."""
    return sum(not city.automaton for city in view.cities)


def level_lines(reading: Reading[View]) -> list[str]:
    """Return a line on the level of the automaton, or none without one."""
    level = reading.view.level
    return [] if level is None else [reading.words.say("pc-state-level", level=level.value)]


def named(reading: Reading[View], values: Mapping[str, Value]) -> dict[str, Value]:
    """Return the values of a refusal or a cause with resource and building in words."""
    told, words, market = dict(values), reading.words, reading.view.market
    if "resource" in told:
        told["what"] = words.say("pc-why-resource", resource=str(told["resource"]))
    spot = market[INDEX[str(told["space"])]] if told.get("space") in INDEX else None
    if spot is not None and spot.side is Side.BUILDING and spot.card.building is not None:
        told["building"] = building_words(spot.card.building, words)
    return told


def token_key(number: int | str) -> str:
    """Return the message key of a civic token, by its number."""
    return f"pc-token-{number}"


def token_text(number: int, words: Words) -> str:
    """Return the text of a civic token, by its number."""
    return words.say(token_key(number))


def numbered(number: int, words: Words) -> str:
    """Return a civic token with the number that the picture shows beside it."""
    return words.say("pc-token", number=number, token=token_text(number, words))


def supply_lines(reading: Reading[View], names: Sequence[str]) -> list[str]:
    """Return lines on the civic tokens that can be taken, each with its worth to everyone.

    There are no lines once the game is over.

    Parameters
    ----------
    names
        The names of everyone, by seat.
    """
    view, words = reading.view, reading.words
    if view.phase is Phase.OVER:
        return []
    if not view.tokens:
        return [words.say("pc-state-tokens-none")]
    lines = [words.say("pc-state-tokens", count=len(view.tokens))]
    return [*lines, *(f"- {_worth(token, names, words)}" for token in view.tokens)]


def held_lines(city: CityView, words: Words) -> list[str]:
    """Return lines on the civic tokens of a city, each with its present worth."""
    if not city.tokens:
        return []
    # All tokens are worth the same to the automaton; the parts of its score say how much.
    key = "pc-state-held-automaton" if city.automaton else "pc-state-held"
    return [
        words.say("pc-state-holds"),
        *(
            "- "
            + words.say(
                key,
                token=token_text(held.token.id, words),
                count=held.points / 2,
                points=points_words(held.points),
            )
            for held in city.tokens
        ),
    ]


def _worth(token: TokenView, names: Sequence[str], words: Words) -> str:
    worth = ", ".join(
        words.say("pc-state-worth", player=name, points=points_words(halves))
        for name, halves in zip(names, token.worth, strict=True)
    )
    number = token.token.id
    text = token_text(number, words)
    return words.say("pc-state-token", number=number, token=text, list=worth)
