"""The whole position in words: the table, then a page a city."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from bot.games.pointcity.cards import RESOURCES, SIDE, Kind
from bot.games.pointcity.state import Phase
from bot.presenters.fitting import fit_together
from bot.presenters.phrases import points_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.game import Line
    from bot.games.pointcity.view import CityView, View
    from bot.presenters.pointcity.reading import PointCityReading


def with_supply(reading: PointCityReading, lines: Sequence[str]) -> list[str]:
    """Add lines on the civic tokens that can be taken to those of a message.

    If the text is too long, they name seats and not players.
    """
    supply: list[str] = []
    for names in reading.namings():
        supply = reading.supply_lines(names)
        if fit_together((*lines, *supply)):
            break
    return [*lines, *supply]


def table_page(reading: PointCityReading, situation: Sequence[str]) -> str:
    title = f"### {reading.say('pc-state-title')}"
    head = [title, *situation, *reading.level_lines(), _points(reading), *market_lines(reading)]
    head += [deck_line(reading), *_discard(reading), *_unseen(reading)]
    return "\n".join(with_supply(reading, head))


def _points(reading: PointCityReading) -> str:
    view = reading.view
    listed = ", ".join(
        reading.say("pc-state-worth", player=reading.bold_name(seat), points=points_words(halves))
        for seat, halves in enumerate(view.scores, start=1)
    )
    return reading.say("pc-state-points", stage=_stage(view), list=listed)


def market_lines(reading: PointCityReading) -> list[str]:
    """Return the market, a line a row."""
    empty = reading.say("pc-state-gap")
    shown = [
        empty if spot is None else reading.spot(spot, priced=True) for spot in reading.view.market
    ]
    rows = (shown[at : at + SIDE] for at in range(0, len(shown), SIDE))
    return [
        reading.say("pc-state-row", row=row, a=a, b=b, c=c, d=d)
        for row, (a, b, c, d) in enumerate(rows, start=1)
    ]


def deck_line(reading: PointCityReading) -> str:
    view = reading.view
    if view.top is None:
        return reading.say("pc-state-deck-empty")
    return reading.say("pc-state-deck", cards=view.deck, card=reading.face(view.top.face))


def _discard(reading: PointCityReading) -> list[str]:
    view = reading.view
    if not view.discard:
        return []
    cards = reading.faces(card.face for card in view.discard)
    return [reading.say("pc-state-discard", count=len(view.discard), cards=cards)]


def _unseen(reading: PointCityReading) -> list[str]:
    """Return a line that counts the unseen building sides by gain."""
    view = reading.view
    if not view.unseen or view.phase is Phase.OVER:
        return []
    sides = [card.building for card in view.unseen if card.building is not None]
    count = Counter(side.gives or side.kind for side in sides)
    listed = [
        reading.say("pc-times", thing=reading.resource(resource), count=count[resource])
        for resource in RESOURCES
        if count[resource]
    ]
    listed += [
        reading.say("pc-times", thing=reading.say(f"pc-kind-{kind.value}"), count=count[kind])
        for kind in (Kind.POINTS, Kind.CIVIC)
        if count[kind]
    ]
    return [reading.say("pc-state-unseen", count=len(sides), list=", ".join(listed))]


def city_page(reading: PointCityReading, city: CityView) -> str:
    return "\n".join((city_title(reading, city), *city_lines(reading, city)))


def city_title(reading: PointCityReading, city: CityView) -> str:
    name = reading.bold_name(city.seat)
    if city.automaton:
        return f"### {reading.say('pc-state-city-automaton', player=name)}"
    title = reading.say("pc-state-city", player=name, seat=city.seat, seats=reading.people)
    return f"### {title}"


def city_lines(reading: PointCityReading, city: CityView) -> list[str]:
    lines = [_permanent(reading, city), *_cards(reading, city), *_buildings(reading, city)]
    return [*lines, _sum(reading, city), *reading.held_lines(city)]


def _permanent(reading: PointCityReading, city: CityView) -> str:
    if not any(city.permanent):
        return reading.say("pc-state-permanent-none")
    return reading.say("pc-state-permanent", list=reading.amounts(city.permanent))


def _cards(reading: PointCityReading, city: CityView) -> list[str]:
    if not city.hand:
        return [reading.say("pc-state-cards-none")]
    cards = reading.faces(card.face for card in city.hand)
    return [reading.say("pc-state-cards", count=len(city.hand), cards=cards)]


def _buildings(reading: PointCityReading, city: CityView) -> list[str]:
    if not city.buildings:
        return [reading.say("pc-state-buildings-none")]
    count = Counter(reading.building(building) for building in city.buildings)
    listed = "; ".join(
        name if number == 1 else reading.say("pc-times", thing=name, count=number)
        for name, number in count.items()
    )
    return [reading.say("pc-state-buildings", count=len(city.buildings), list=listed)]


def sums(reading: PointCityReading, city: CityView) -> list[tuple[str, int]]:
    """Return the parts of a city's score: short names and half points."""
    own = [line for line in reading.view.sheet if line.points[city.seat - 1] or _always(line)]
    found: dict[str, int] = {}
    for line in own:
        code = "tokens" if line.code in ("token", "automaton-tokens") else line.code
        name = reading.say(f"pc-line-{code}")
        found[name] = found.get(name, 0) + line.points[city.seat - 1]
    return list(found.items())


def _always(line: Line) -> bool:
    return line.code == "buildings"


def _sum(reading: PointCityReading, city: CityView) -> str:
    view = reading.view
    items = ", ".join(
        reading.say("pc-line-item", line=name, points=points_words(halves))
        for name, halves in sums(reading, city)
    )
    total = points_words(view.scores[city.seat - 1])
    return reading.say("pc-state-total", stage=_stage(view), points=total, list=items)


def _stage(view: View) -> str:
    return "over" if view.phase is Phase.OVER else "running"
