"""Who has a city: the players, and the automaton of a player alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.presenters.presenter import Player

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.pointcity.view import View
    from bot.words.words import Words


def everyone(view: View, players: Sequence[Player], words: Words) -> list[Player]:
    """Return the players, and after them the automaton where there is one."""
    name = words.say("pc-automaton")
    seats = [city.seat for city in view.cities if city.automaton]
    people = [player for player in players if player.seat not in seats]
    return [*people, *(Player(seat, name, name) for seat in seats)]


def people(view: View) -> int:
    """Return how many people play."""
    return sum(not city.automaton for city in view.cities)
