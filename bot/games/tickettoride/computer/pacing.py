"""How many turns things take: to pay for routes, and until a player's trams run out."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, NamedTuple

from bot.games.tickettoride.cards import FERRY
from bot.games.tickettoride.computer.ground import GRAY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.tickettoride.computer.ground import Ground

CARDS_A_TURN = 1.65
"""The useful cards of a turn in which cards are drawn."""
FERRIES_A_TURN = 1.0
"""The ferries of a turn in which they are looked for."""
DOUBT = 1.1
"""The turns by which it is uncertain when the game ends."""
FEW = 2
"""With so few trams left a player sets off the last round."""
SPACES_A_CLAIM = 2.2
"""The spaces of a claim, on the average."""
USED = 0.85
"""The part of a hand that pays for routes."""
CARDS_DRAWN = 1.8
"""The cards that a player draws in a turn, ferries of the row being drawn alone."""


def lack(ground: Ground, number: int, hand: Sequence[int]) -> float:
    """Return the cards that a hand lacks for a route, a ferry counted by its rarity."""
    colour, symbols = ground.colour[number], ground.ferries[number]
    held = max(hand[:FERRY]) if colour == GRAY else hand[colour]
    plain = max(0, ground.length[number] - symbols - held)
    wild = hand[FERRY] - symbols
    if wild < 0:
        return plain - wild * CARDS_A_TURN / FERRIES_A_TURN
    return max(0, plain - wild)


def sure_of(used: float, turns: float) -> float:
    """Return the chance that a plan of so many turns is finished in time."""
    return 1 / (1 + exp(min(20.0, (used - turns) / DOUBT))) if turns > 0 else 0.0


def allot(ground: Ground, routes: Sequence[int], left: list[int]) -> float:
    """Take the cards of routes from a hand and return the turns they take, draws included."""
    lengths, colours, ferries = ground.length, ground.colour, ground.ferries
    symbols = 0
    gray: list[int] = []
    for number in routes:
        colour = colours[number]
        symbols += ferries[number]
        if colour == GRAY:
            gray.append(lengths[number] - ferries[number])
        else:
            left[colour] -= lengths[number] - ferries[number]
    gray.sort(reverse=True)
    for plain in gray:
        most = max(left[:FERRY])
        left[left.index(most)] -= plain
    lack = 0
    for colour in range(FERRY):
        if left[colour] < 0:
            lack -= left[colour]
            left[colour] = 0
    wild = left[FERRY] - symbols
    turns = float(len(routes))
    if wild < 0:
        turns -= wild / FERRIES_A_TURN
        left[FERRY] = 0
    else:
        paid = min(wild, lack)
        lack -= paid
        left[FERRY] = wild - paid
    return turns + lack / CARDS_A_TURN


class Pace(NamedTuple):
    """What everybody sees of a player's haste: trams left, cards in hand."""

    trams: int
    cards: int


def turns_to_end(pace: Pace) -> float:
    """Return about how many turns a player takes until its trams run out."""
    need = max(0, pace.trams - FEW)
    return need / SPACES_A_CLAIM + max(0.0, need - USED * pace.cards) / CARDS_DRAWN
