"""The whole position in words, for screen readers: the table, then a page a city."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from bot.games.sanfrancisco.cards import BONUSES, ROWS, Bonus, Colour
from bot.games.sanfrancisco.counted import built, counts, points_of, scores
from bot.games.sanfrancisco.state import Phase
from bot.presenters.phrases import points_phrase, points_words
from bot.presenters.sanfrancisco.cards import (
    bonus_words,
    card_list,
    card_words,
    district_words,
    spot_words,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.sanfrancisco.cards import Card
    from bot.games.sanfrancisco.view import CityView, View
    from bot.presenters.reading import Reading
    from bot.words.words import Words


def table_page(reading: Reading[View], situation: Sequence[str]) -> str:
    """Return the page of the table: all that all choose from, and the unseen cards."""
    view, words = reading.view, reading.words
    lines = [f"### {words.say('sf-state-title')}", *situation]
    lines += [_points(reading), *column_lines(reading), *hand_lines(reading)]
    lines.append(words.say("sf-state-deck", cards=len(view.unseen)))
    lines.append(words.say("sf-state-tokens", tokens=view.tokens, start=view.tokens_at_start))
    lines += [*_supply(reading), _medal(reading), *_unseen(reading)]
    return "\n".join(lines)


def _points(reading: Reading[View]) -> str:
    view, words = reading.view, reading.words
    listed = ", ".join(
        words.say(
            "sf-state-player-points",
            player=reading.bold_name(seat),
            points=points_words(halves),
        )
        for seat, halves in enumerate(scores(view), start=1)
    )
    return words.say("sf-state-points", stage=_stage(view), list=listed)


def column_lines(reading: Reading[View]) -> list[str]:
    """Return one line for each column: its number, how many cards it has, and all of them."""
    words = reading.words
    return [
        words.say(
            "sf-state-column",
            column=number,
            cards=len(column),
            list=card_list(column, words, limit=len(column)),
        )
        for number, column in enumerate(reading.view.columns, start=1)
    ]


def hand_lines(reading: Reading[View]) -> list[str]:
    """Return a line on the card turned over or on the cards taken, or none."""
    view, words = reading.view, reading.words
    if view.turned is not None:
        return [words.say("sf-state-turned", card=card_words(view.turned, words))]
    if not view.taken:
        return []
    listed = card_list(view.taken, words, limit=len(view.taken))
    cards = len(view.taken)
    return [words.say("sf-state-taken", column=view.column, cards=cards, list=listed)]


def _supply(reading: Reading[View]) -> list[str]:
    view, words = reading.view, reading.words
    pieces = ", ".join(
        words.say("sf-state-piece", bonus=bonus_words(kind, words), left=left)
        for kind, left in zip(BONUSES, view.supply, strict=True)
    )
    left = [
        district_words(colour, words)
        for colour, holder in zip(ROWS, view.completions, strict=True)
        if not holder
    ]
    completions = (
        words.say("sf-state-completions", list=", ".join(left))
        if left
        else words.say("sf-state-completions-none")
    )
    return [words.say("sf-state-supply", list=pieces), completions]


def _medal(reading: Reading[View]) -> str:
    view, words = reading.view, reading.words
    if not view.medal:
        return words.say("sf-state-medal-free")
    return words.say("sf-state-medal", player=reading.bold_name(view.medal))


def _unseen(reading: Reading[View]) -> list[str]:
    """Return lines that count the cards of the deck by colour and kind."""
    view, words = reading.view, reading.words
    if not view.unseen:
        return []
    lines = [words.say("sf-state-unseen")]
    for colour in Colour:
        cards = [card for card in view.unseen if card.colour is colour]
        if cards:
            kinds = Counter(_kind(card) for card in cards)
            listed = ", ".join(
                words.say(f"sf-state-kind-{kind}", value=value, count=count)
                for (kind, value), count in sorted(kinds.items())
            )
            line = words.say(
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


def city_page(reading: Reading[View], city: CityView) -> str:
    """Return all that lies in a city, with its points."""
    words = reading.words
    name = reading.bold_name(city.seat)
    title = words.say("sf-state-city", player=name, seat=city.seat, seats=len(reading.view.cities))
    lines = [
        *(_row(reading, city, index) for index in range(len(ROWS))),
        _cars(reading, city),
        words.say("sf-state-skyscrapers", skyscrapers=city.skyscrapers, required=city.required),
        words.say("sf-state-contracts", contracts=city.contracts),
        *_bonuses(city, words),
        *_holds(city, words),
        _sum(reading, city),
    ]
    return "\n".join((f"### {title}", *(f"- {line}" for line in lines)))


def _row(reading: Reading[View], city: CityView, index: int) -> str:
    view, words = reading.view, reading.words
    majority = view.majorities[index]
    if not counts(view, majority):
        return words.say("sf-state-row-open", colour=ROWS[index].value)
    if not built(view, city.seat):
        return words.say("sf-state-row-none", colour=ROWS[index].value)
    spots = "; ".join(
        spot_words(spot, number, words) for number, spot in enumerate(city.rows[index], start=1)
    )
    return words.say(
        "sf-state-row",
        colour=ROWS[index].value,
        sum=city.sums[index],
        place=majority.ranking.index(city.seat) + 1,
        points=points_phrase(majority.points[city.seat - 1], words),
        spots=spots or words.say("sf-state-row-empty"),
    )


def _cars(reading: Reading[View], city: CityView) -> str:
    view, words = reading.view, reading.words
    majority = view.majorities[-1]
    if not counts(view, majority):
        return words.say("sf-state-cars-none")
    if not built(view, city.seat):
        return words.say("sf-state-cars-own-none")
    return words.say(
        "sf-state-cars",
        cars=city.cars,
        place=majority.ranking.index(city.seat) + 1,
        points=points_phrase(majority.points[city.seat - 1], words),
    )


def _bonuses(city: CityView, words: Words) -> list[str]:
    """Return lines on the bonuses taken, and on rows where the next symbol brings one."""
    lines: list[str] = []
    for colour, taken, symbols in zip(ROWS, city.bonuses, city.symbols, strict=True):
        if taken is not None:
            bonus = bonus_words(taken, words)
            lines.append(words.say("sf-state-bonus-taken", colour=colour.value, bonus=bonus))
        elif symbols == 1:
            lines.append(words.say("sf-state-symbols", colour=colour.value))
    return lines


def _holds(city: CityView, words: Words) -> list[str]:
    held = [words.say("sf-piece-medal")] if city.medal else []
    held += [
        words.say("sf-piece-completion", colour=colour.value)
        for colour, has in zip(ROWS, city.completions, strict=True)
        if has
    ]
    held += [bonus_words(Bonus.POINTS, words)] * city.points_tokens
    held += [bonus_words(Bonus.DISCARD, words)] * city.discard
    return [words.say("sf-state-holds", list=", ".join(held))] if held else []


def _sum(reading: Reading[View], city: CityView) -> str:
    """Return a line on the points of a city, without the parts that bring none."""
    view, words = reading.view, reading.words
    lines = [
        (
            district_words(majority.district, words)
            if majority.district is not None
            else words.say(f"sf-line-{majority.code}"),
            points_of(view, majority, city.seat),
        )
        for majority in view.majorities
    ]
    lines += [
        (words.say(f"sf-line-{line.code}"), line.points[city.seat - 1]) for line in view.awards
    ]
    items = [
        words.say("sf-line-item", line=name, points=points_words(halves))
        for name, halves in lines
        if halves
    ]
    total = points_words(scores(view)[city.seat - 1])
    if not items:
        return words.say("sf-state-total-none", stage=_stage(view), points=total)
    return words.say("sf-state-total", stage=_stage(view), points=total, list=", ".join(items))


def _stage(view: View) -> str:
    if view.phase is Phase.OVER:
        return "over"
    return "running" if all_count(view) else "begun"


def all_count(view: View) -> bool:
    """Return True once every majority counts, and counts for every city."""
    begun = all(counts(view, majority) for majority in view.majorities)
    return begun and all(built(view, city.seat) for city in view.cities)
