"""The whole position in words: the table, then a page a city."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from bot.games.sanfrancisco.cards import BONUSES, ROWS, Bonus, Colour
from bot.games.sanfrancisco.counted import built, counts, points_of, scores
from bot.games.sanfrancisco.state import Phase
from bot.presenters.phrases import points_phrase, points_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.sanfrancisco.cards import Card
    from bot.games.sanfrancisco.view import CityView, View
    from bot.presenters.sanfrancisco.reading import SanFranciscoReading


def table_page(reading: SanFranciscoReading, situation: Sequence[str]) -> str:
    view = reading.view
    lines = [f"### {reading.say('sf-state-title')}", *situation]
    lines += [_points(reading), *column_lines(reading), *hand_lines(reading)]
    lines.append(reading.say("sf-state-deck", cards=len(view.unseen)))
    lines.append(reading.say("sf-state-tokens", tokens=view.tokens, start=view.tokens_at_start))
    lines += [*_supply(reading), _medal(reading), *_unseen(reading)]
    return "\n".join(lines)


def _points(reading: SanFranciscoReading) -> str:
    view = reading.view
    listed = ", ".join(
        reading.say(
            "sf-state-player-points", player=reading.bold_name(seat), points=points_words(halves)
        )
        for seat, halves in enumerate(scores(view), start=1)
    )
    return reading.say("sf-state-points", stage=_stage(view), list=listed)


def column_lines(reading: SanFranciscoReading) -> list[str]:
    """Return a line a column, with all its cards."""
    return [
        reading.say(
            "sf-state-column",
            column=number,
            cards=len(column),
            list=reading.card_list(column, limit=len(column)),
        )
        for number, column in enumerate(reading.view.columns, start=1)
    ]


def hand_lines(reading: SanFranciscoReading) -> list[str]:
    """Return a line on the card turned over or on the cards taken, or none."""
    view = reading.view
    if view.turned is not None:
        return [reading.say("sf-state-turned", card=reading.card(view.turned))]
    if not view.taken:
        return []
    listed = reading.card_list(view.taken, limit=len(view.taken))
    cards = len(view.taken)
    return [reading.say("sf-state-taken", column=view.column, cards=cards, list=listed)]


def _supply(reading: SanFranciscoReading) -> list[str]:
    view = reading.view
    pieces = ", ".join(
        reading.say("sf-state-piece", bonus=reading.bonus(kind), left=left)
        for kind, left in zip(BONUSES, view.supply, strict=True)
    )
    left = [
        reading.district(colour)
        for colour, holder in zip(ROWS, view.completions, strict=True)
        if not holder
    ]
    completions = (
        reading.say("sf-state-completions", list=", ".join(left))
        if left
        else reading.say("sf-state-completions-none")
    )
    return [reading.say("sf-state-supply", list=pieces), completions]


def _medal(reading: SanFranciscoReading) -> str:
    view = reading.view
    if not view.medal:
        return reading.say("sf-state-medal-free")
    return reading.say("sf-state-medal", player=reading.bold_name(view.medal))


def _unseen(reading: SanFranciscoReading) -> list[str]:
    """Return lines that count the cards of the deck by colour and kind."""
    view = reading.view
    if not view.unseen:
        return []
    lines = [reading.say("sf-state-unseen")]
    for colour in Colour:
        cards = [card for card in view.unseen if card.colour is colour]
        if cards:
            kinds = Counter(_kind(card) for card in cards)
            listed = ", ".join(
                reading.say(f"sf-state-kind-{kind}", value=value, count=count)
                for (kind, value), count in sorted(kinds.items())
            )
            line = reading.say(
                "sf-state-unseen-colour", colour=colour.value, count=len(cards), list=listed
            )
            lines.append(f"- {line}")
    return lines


def _kind(card: Card) -> tuple[str, int]:
    for kind, is_kind in (
        ("foundation", card.foundation),
        ("depot", card.depot),
        ("square", card.square),
    ):
        if is_kind:
            return kind, 0
    return "value", card.value


def city_page(reading: SanFranciscoReading, city: CityView) -> str:
    name = reading.bold_name(city.seat)
    title = reading.say(
        "sf-state-city", player=name, seat=city.seat, seats=len(reading.view.cities)
    )
    lines = [
        *(_row(reading, city, index) for index in range(len(ROWS))),
        _cars(reading, city),
        reading.say("sf-state-skyscrapers", skyscrapers=city.skyscrapers, required=city.required),
        reading.say("sf-state-contracts", contracts=city.contracts),
        *_bonuses(reading, city),
        *_holds(reading, city),
        _sum(reading, city),
    ]
    return "\n".join((f"### {title}", *(f"- {line}" for line in lines)))


def _row(reading: SanFranciscoReading, city: CityView, index: int) -> str:
    view = reading.view
    majority = view.majorities[index]
    if not counts(view, majority):
        return reading.say("sf-state-row-open", colour=ROWS[index].value)
    if not built(view, city.seat):
        return reading.say("sf-state-row-none", colour=ROWS[index].value)
    spots = "; ".join(
        reading.spot(spot, number) for number, spot in enumerate(city.rows[index], start=1)
    )
    return reading.say(
        "sf-state-row",
        colour=ROWS[index].value,
        sum=city.sums[index],
        place=majority.ranking.index(city.seat) + 1,
        points=points_phrase(majority.points[city.seat - 1], reading.words),
        spots=spots or reading.say("sf-state-row-empty"),
    )


def _cars(reading: SanFranciscoReading, city: CityView) -> str:
    view = reading.view
    majority = view.majorities[-1]
    if not counts(view, majority):
        return reading.say("sf-state-cars-none")
    if not built(view, city.seat):
        return reading.say("sf-state-cars-own-none")
    return reading.say(
        "sf-state-cars",
        cars=city.cars,
        place=majority.ranking.index(city.seat) + 1,
        points=points_phrase(majority.points[city.seat - 1], reading.words),
    )


def _bonuses(reading: SanFranciscoReading, city: CityView) -> list[str]:
    """Return lines on the bonuses taken, and on rows where the next symbol brings one."""
    lines: list[str] = []
    for colour, taken, symbols in zip(ROWS, city.bonuses, city.symbols, strict=True):
        if taken is not None:
            bonus = reading.bonus(taken)
            lines.append(reading.say("sf-state-bonus-taken", colour=colour.value, bonus=bonus))
        elif symbols == 1:
            lines.append(reading.say("sf-state-symbols", colour=colour.value))
    return lines


def _holds(reading: SanFranciscoReading, city: CityView) -> list[str]:
    held = [reading.say("sf-piece-medal")] if city.medal else []
    held += [
        reading.say("sf-piece-completion", colour=colour.value)
        for colour, has in zip(ROWS, city.completions, strict=True)
        if has
    ]
    held += [reading.bonus(Bonus.POINTS)] * city.points_tokens
    held += [reading.bonus(Bonus.DISCARD)] * city.discard
    return [reading.say("sf-state-holds", list=", ".join(held))] if held else []


def _sum(reading: SanFranciscoReading, city: CityView) -> str:
    """Return a line on the points of a city, without the parts that bring none."""
    view = reading.view
    lines = [
        (
            reading.district(majority.district)
            if majority.district is not None
            else reading.say(f"sf-line-{majority.code}"),
            points_of(view, majority, city.seat),
        )
        for majority in view.majorities
    ]
    lines += [
        (reading.say(f"sf-line-{line.code}"), line.points[city.seat - 1]) for line in view.awards
    ]
    items = [
        reading.say("sf-line-item", line=name, points=points_words(halves))
        for name, halves in lines
        if halves
    ]
    total = points_words(scores(view)[city.seat - 1])
    if not items:
        return reading.say("sf-state-total-none", stage=_stage(view), points=total)
    return reading.say("sf-state-total", stage=_stage(view), points=total, list=", ".join(items))


def _stage(view: View) -> str:
    if view.phase is Phase.OVER:
        return "over"
    return "running" if all_count(view) else "begun"


def all_count(view: View) -> bool:
    """Return whether every majority counts, for every city."""
    begun = all(counts(view, majority) for majority in view.majorities)
    return begun and all(built(view, city.seat) for city in view.cities)
