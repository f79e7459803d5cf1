"""Everyone with a city: the players, and in a game for one the automaton."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.presenters.presenter import Player

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.pointcity.view import View
    from bot.words.words import Words


def everyone(view: View, players: Sequence[Player], words: Words) -> list[Player]:
    """Return the players, followed by the automaton if there is one."""
    name = words.say("pc-automaton")
    seats = [city.seat for city in view.cities if city.automaton]
    people = [player for player in players if player.seat not in seats]
    return [*people, *(Player(seat, name, name) for seat in seats)]


def people(view: View) -> int:
    """Return the number of people who play."""
    return sum(not city.automaton for city in view.cities)
