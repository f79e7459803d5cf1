"""What the picture shows, for those who cannot see it: at most 1,024 characters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.sanfrancisco.cards import COLUMNS, ROWS
from bot.games.sanfrancisco.state import Phase
from bot.presenters.names import full_name
from bot.presenters.phrases import LONGEST_ALT, cut, points_phrase
from bot.presenters.sanfrancisco.cards import card_list, district_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.sanfrancisco.view import CityView, View
    from bot.presenters.presenter import Player
    from bot.words.words import Words

_NAME = 20
"""Where a name is cut."""


def alt_text(view: View, players: Sequence[Player], words: Words, *, prompt: str, last: str) -> str:
    """Return the description of the picture, in less detail the more there would be to say.

    First the cards of the columns become counts, then only the seat in turn keeps its row sums.
    """
    names = [alt_name(players, city.seat, words) for city in view.cities]
    head = [words.say("sf-alt-head", turn=_turn(view, names, words))]
    head += [prompt, words.say("sf-alt-last", last=last) if last else ""]
    text = ""
    for cards, all_sums in ((True, True), (False, True), (False, False)):
        columns = [column_alt(view, number, words, cards=cards) for number in range(1, COLUMNS + 1)]
        cities = [
            city_alt(view, city, names, words, sums=all_sums or city.seat == view.mover)
            for city in view.cities
        ]
        text = " ".join(
            part for part in (*head, *columns, supply_alt(view, words), *cities) if part
        )
        if len(text) <= LONGEST_ALT:
            return text
    return cut(text)


def alt_name(players: Sequence[Player], seat: int, words: Words) -> str:
    """Return a player's name as a description has it: plain, and not too long."""
    name = full_name(players, seat, words)
    return name if len(name) <= _NAME else name[: _NAME - 1] + "…"


def _turn(view: View, names: Sequence[str], words: Words) -> str:
    if view.phase is Phase.OVER:
        return words.say("sf-alt-over")
    return words.say("sf-alt-turn", player=names[view.mover - 1], seat=view.mover, seats=len(names))


def supply_alt(view: View, words: Words) -> str:
    """Return the foundation tokens and the deck."""
    return words.say("sf-alt-supply", tokens=view.tokens, deck=len(view.unseen))


def column_alt(view: View, number: int, words: Words, *, cards: bool) -> str:
    """Return a column: its cards, or how many."""
    pile = view.taken if view.column == number else view.columns[number - 1]
    if not cards or not pile:
        return words.say("sf-alt-column", column=number, cards=len(pile))
    listed = card_list(pile, words, limit=len(pile))
    return words.say("sf-alt-column-cards", column=number, cards=listed)


def city_alt(view: View, city: CityView, names: Sequence[str], words: Words, *, sums: bool) -> str:
    """Return what a city has, and with `sums` what its rows are worth."""
    text = words.say(
        "sf-alt-city",
        player=names[city.seat - 1],
        points=points_phrase(view.scores[city.seat - 1], words),
        contracts=city.contracts,
        cars=city.cars,
        skyscrapers=city.skyscrapers,
    )
    if city.medal:
        text = ", ".join((text, words.say("sf-alt-medal")))
    if not sums:
        return text + "."
    rows = " ".join(
        f"{district_words(colour, words)} {total}"
        for colour, total in zip(ROWS, city.sums, strict=True)
    )
    return f"{text}; {rows}."
