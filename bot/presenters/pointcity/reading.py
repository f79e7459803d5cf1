"""Cards, resources, payments, civic tokens and the automaton in words."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import TYPE_CHECKING

from bot.games.pointcity.cards import FACES, INDEX, RESOURCES, Kind, Side
from bot.games.pointcity.scoring import HALVES
from bot.games.pointcity.state import Phase
from bot.games.pointcity.view import View
from bot.presenters.phrases import points_phrase, points_words
from bot.presenters.reading import Reading

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from bot.games.errors import Value
    from bot.games.pointcity.actions import Pay
    from bot.games.pointcity.cards import Building, Face, Five, Resource
    from bot.games.pointcity.view import CityView, SpotView, TokenView


TURNS = 17
"""The number of turns each player has."""
NAMES = 10
"""The number of names that the buildings of one kind share."""


class PointCityReading(Reading[View]):
    """A reading that knows how the pieces of the game are called."""

    def tiebreakers(self) -> Mapping[str, Sequence[int]]:
        return {"cards": [len(city.hand) for city in self.view.cities]}

    def shown_seat(self, seat: int) -> int:
        return 0 if self.view.cities[seat - 1].automaton or self.people == 1 else seat

    @cached_property
    def buildings(self) -> Mapping[str, Building]:
        """Return every visible building by id."""
        found = {building.id: building for city in self.view.cities for building in city.buildings}
        found.update((building.id, building) for building in self.view.taken)
        for spot in self.view.market:
            if spot is not None and spot.card.building is not None:
                found[spot.card.building.id] = spot.card.building
        return found

    def resource(self, resource: Resource) -> str:
        return self.say("pc-resource", resource=resource.value)

    def face(self, face: Face) -> str:
        """Return the resource side of a card, such as ``double energy``."""
        return self.say("pc-face", face=face.value)

    def amounts(self, numbers: Five) -> str:
        """Return amounts of resources, such as ``economy, energy``, or an empty text."""
        named = zip(RESOURCES, numbers, strict=True)
        return ", ".join(
            self._times(self.resource(resource), number) for resource, number in named if number
        )

    def faces(self, faces: Iterable[Face]) -> str:
        """Return resource cards by face, such as ``energy, double ecology``, or an empty text."""
        count = Counter(faces)
        return ", ".join(self._times(self.face(face), count[face]) for face in FACES if count[face])

    def payment(self, payment: Pay) -> str:
        return self.faces(payment.cards) or self.say("pc-permanent-only")

    def building_name(self, building: Building) -> str:
        """Return the name of a building, such as ``Solar roof``; several share one."""
        group = building.kind.value if building.gives is None else building.gives.value
        return self.say(f"pc-building-{group}-{int(building.id[1:]) % NAMES}")

    def building(self, building: Building, *, priced: bool = False) -> str:
        """Return a building with its gain, and with `priced` also its cost."""
        facts: list[str] = []
        if building.gives is not None:
            facts.append(self.resource(building.gives))
        if building.points:
            facts.append(points_phrase(HALVES * building.points, self.words))
        if building.kind is Kind.CIVIC:
            facts.append(self.say("pc-civic"))
        values = {"name": self.building_name(building), "facts": ", ".join(facts)}
        if not priced:
            return self.say("pc-building", **values)
        return self.say("pc-building-priced", **values, cost=self.amounts(building.cost))

    def spot(self, spot: SpotView, *, priced: bool = False) -> str:
        """Return the card of a market space: its face, or its building."""
        if spot.side is Side.BUILDING and spot.card.building is not None:
            return self.building(spot.card.building, priced=priced)
        return self.face(spot.card.face)

    def spot_name(self, spot: SpotView) -> str:
        """Return the card of a market space in short: its face, or its building's name."""
        if spot.side is Side.BUILDING and spot.card.building is not None:
            return self.building_name(spot.card.building)
        return self.face(spot.card.face)

    def both(self, items: Sequence[str]) -> str:
        """Join one or two things by "and"; count two equal ones."""
        if len(items) == 1:
            return items[0]
        first, second = items
        if first == second:
            return self._times(first, len(items))
        return self.say("pc-and", first=first, second=second)

    def _times(self, thing: str, count: int) -> str:
        return thing if count == 1 else self.say("pc-times", thing=thing, count=count)

    @cached_property
    def people(self) -> int:
        """Return the number of persons who play."""
        return sum(not city.automaton for city in self.view.cities)

    def level_lines(self) -> list[str]:
        level = self.view.level
        return [] if level is None else [self.say("pc-state-level", level=level.value)]

    def named(self, values: Mapping[str, Value]) -> dict[str, Value]:
        told, _words, market = dict(values), self.words, self.view.market
        if "resource" in told:
            told["what"] = self.say("pc-why-resource", resource=str(told["resource"]))
        spot = market[INDEX[str(told["space"])]] if told.get("space") in INDEX else None
        if spot is not None and spot.side is Side.BUILDING and spot.card.building is not None:
            told["building"] = self.building(spot.card.building)
        return told

    def token(self, number: int) -> str:
        return self.say(token_key(number))

    def numbered(self, number: int) -> str:
        """Return a civic token with the number that the picture shows beside it."""
        return self.say("pc-token", number=number, token=self.token(number))

    def supply_lines(self, names: Sequence[str]) -> list[str]:
        """Return lines on the civic tokens that can be taken, each with its worth.

        There are none once the game is over.
        """
        view, _words = self.view, self.words
        if view.phase is Phase.OVER:
            return []
        if not view.tokens:
            return [self.say("pc-state-tokens-none")]
        lines = [self.say("pc-state-tokens", count=len(view.tokens))]
        return [*lines, *(f"- {self._worth(token, names)}" for token in view.tokens)]

    def held_lines(self, city: CityView) -> list[str]:
        """Return lines on the civic tokens of a city, each with its present worth."""
        if not city.tokens:
            return []
        # All tokens are worth the same to the automaton; the parts of its score say how much.
        key = "pc-state-held-automaton" if city.automaton else "pc-state-held"
        return [
            self.say("pc-state-holds"),
            *(
                "- "
                + self.say(
                    key,
                    token=self.token(held.token.id),
                    count=held.points / 2,
                    points=points_words(held.points),
                )
                for held in city.tokens
            ),
        ]

    def _worth(self, token: TokenView, names: Sequence[str]) -> str:
        worth = ", ".join(
            self.say("pc-state-worth", player=name, points=points_words(halves))
            for name, halves in zip(names, token.worth, strict=True)
        )
        number = token.token.id
        text = self.token(number)
        return self.say("pc-state-token", number=number, token=text, list=worth)


def token_key(number: int | str) -> str:
    return f"pc-token-{number}"
