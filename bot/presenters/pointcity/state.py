"""The whole position in words, for screen readers: the table, then a page a city."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from bot.games.pointcity.cards import RESOURCES, SIDE, Kind
from bot.games.pointcity.state import Phase
from bot.presenters.fitting import fit_together
from bot.presenters.phrases import points_words
from bot.presenters.pointcity.cards import (
    amounts,
    building_words,
    face_words,
    faces_words,
    held_lines,
    level_lines,
    people,
    resource_words,
    spot_words,
    supply_lines,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.game import Line
    from bot.games.pointcity.view import CityView, View
    from bot.presenters.reading import Reading
    from bot.words.words import Words


def with_supply(reading: Reading[View], lines: Sequence[str]) -> list[str]:
    """Return the lines of a message, then those on the civic tokens that can be taken.

    If the lines are too long, those on tokens name seats and not players.
    """
    supply: list[str] = []
    for names in reading.namings():
        supply = supply_lines(reading, names)
        if fit_together((*lines, *supply)):
            break
    return [*lines, *supply]


def table_page(reading: Reading[View], situation: Sequence[str]) -> str:
    """Return the page of the table: all that all choose from, and the unseen buildings."""
    title = f"### {reading.words.say('pc-state-title')}"
    head = [title, *situation, *level_lines(reading), _points(reading), *market_lines(reading)]
    head += [deck_line(reading), *_discard(reading), *_unseen(reading)]
    return "\n".join(with_supply(reading, head))


def _points(reading: Reading[View]) -> str:
    view, words = reading.view, reading.words
    listed = ", ".join(
        words.say(
            "pc-state-worth",
            player=reading.bold_name(seat),
            points=points_words(halves),
        )
        for seat, halves in enumerate(view.scores, start=1)
    )
    return words.say("pc-state-points", stage=_stage(view), list=listed)


def market_lines(reading: Reading[View]) -> list[str]:
    """Return the market with each card, a line a row."""
    words = reading.words
    empty = words.say("pc-state-gap")
    shown = [
        empty if spot is None else spot_words(spot, words, priced=True)
        for spot in reading.view.market
    ]
    rows = (shown[at : at + SIDE] for at in range(0, len(shown), SIDE))
    return [
        words.say("pc-state-row", row=row, a=a, b=b, c=c, d=d)
        for row, (a, b, c, d) in enumerate(rows, start=1)
    ]


def deck_line(reading: Reading[View]) -> str:
    """Return a line on the deck: its number of cards and the visible one."""
    view, words = reading.view, reading.words
    if view.top is None:
        return words.say("pc-state-deck-empty")
    return words.say("pc-state-deck", cards=view.deck, card=face_words(view.top.face, words))


def _discard(reading: Reading[View]) -> list[str]:
    view, words = reading.view, reading.words
    if not view.discard:
        return []
    cards = faces_words((card.face for card in view.discard), words)
    return [words.say("pc-state-discard", count=len(view.discard), cards=cards)]


def _unseen(reading: Reading[View]) -> list[str]:
    """Return a line that counts the unseen building sides by gain; none once the game is over."""
    view, words = reading.view, reading.words
    if not view.unseen or view.phase is Phase.OVER:
        return []
    sides = [card.building for card in view.unseen if card.building is not None]
    count = Counter(side.gives or side.kind for side in sides)
    listed = [
        words.say("pc-times", thing=resource_words(resource, words), count=count[resource])
        for resource in RESOURCES
        if count[resource]
    ]
    listed += [
        words.say("pc-times", thing=words.say(f"pc-kind-{kind.value}"), count=count[kind])
        for kind in (Kind.POINTS, Kind.CIVIC)
        if count[kind]
    ]
    return [words.say("pc-state-unseen", count=len(sides), list=", ".join(listed))]


def city_page(reading: Reading[View], city: CityView) -> str:
    """Return all that lies in a city, with its points."""
    return "\n".join((city_title(reading, city), *city_lines(reading, city)))


def city_title(reading: Reading[View], city: CityView) -> str:
    """Return the heading of a city."""
    words = reading.words
    name = reading.bold_name(city.seat)
    if city.automaton:
        return f"### {words.say('pc-state-city-automaton', player=name)}"
    title = words.say("pc-state-city", player=name, seat=city.seat, seats=people(reading.view))
    return f"### {title}"


def city_lines(reading: Reading[View], city: CityView) -> list[str]:
    """Return lines on the contents of a city, its points and its civic tokens."""
    words = reading.words
    lines = [_permanent(city, words), *_cards(city, words), *_buildings(city, words)]
    return [*lines, _sum(reading, city), *held_lines(city, words)]


def _permanent(city: CityView, words: Words) -> str:
    if not any(city.permanent):
        return words.say("pc-state-permanent-none")
    return words.say("pc-state-permanent", list=amounts(city.permanent, words))


def _cards(city: CityView, words: Words) -> list[str]:
    if not city.hand:
        return [words.say("pc-state-cards-none")]
    cards = faces_words((card.face for card in city.hand), words)
    return [words.say("pc-state-cards", count=len(city.hand), cards=cards)]


def _buildings(city: CityView, words: Words) -> list[str]:
    """Return a line on the buildings in the order built; equal ones are counted."""
    if not city.buildings:
        return [words.say("pc-state-buildings-none")]
    count = Counter(building_words(building, words) for building in city.buildings)
    listed = "; ".join(
        name if number == 1 else words.say("pc-times", thing=name, count=number)
        for name, number in count.items()
    )
    return [words.say("pc-state-buildings", count=len(city.buildings), list=listed)]


def sums(reading: Reading[View], city: CityView) -> list[tuple[str, int]]:
    """Return the parts of a city's score: a short name and the points, in halves."""
    own = [line for line in reading.view.sheet if line.points[city.seat - 1] or _always(line)]
    found: dict[str, int] = {}
    for line in own:
        code = "tokens" if line.code in ("token", "automaton-tokens") else line.code
        name = reading.words.say(f"pc-line-{code}")
        found[name] = found.get(name, 0) + line.points[city.seat - 1]
    return list(found.items())


def _always(line: Line) -> bool:
    return line.code == "buildings"


def _sum(reading: Reading[View], city: CityView) -> str:
    view, words = reading.view, reading.words
    items = ", ".join(
        words.say("pc-line-item", line=name, points=points_words(halves))
        for name, halves in sums(reading, city)
    )
    total = points_words(view.scores[city.seat - 1])
    return words.say("pc-state-total", stage=_stage(view), points=total, list=items)


def _stage(view: View) -> str:
    return "over" if view.phase is Phase.OVER else "running"
