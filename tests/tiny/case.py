"""What the shared tests have to know of the tiny game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.cli.playing import at_random
from tests.games.case import Case
from tests.tiny.rules import ENDING
from tests.tiny.state import HAND, HIDDEN, Phase, cards

if TYPE_CHECKING:
    from tests.tiny.state import Setup, State


def referee(setup: Setup, state: State) -> None:
    """Protest at a card that is lost or there twice, and at hands that cannot be."""
    where = [*state.deck, *state.discards, *(card for hand in state.hands for card in hand)]
    assert sorted(where) == list(cards(setup.seats))
    for seat, hand in enumerate(state.hands, start=1):
        drawn = state.phase is Phase.DISCARD and seat == state.seat
        assert len(hand) == HAND + drawn
        assert list(hand) == sorted(hand)
        assert state.given[seat - 1] in (HIDDEN, *(hand if state.phase is Phase.GIVE else ()))


def universe(state: State) -> list[str]:
    """Return everything a seat could want to do, and a shuffle that is none of its business."""
    cards_of_all = cards(state.seats)
    return [
        "draw",
        "take",
        f"shuffle {cards_of_all[0]}",
        *(f"{verb} {card}" for verb in ("give", "discard") for card in cards_of_all),
    ]


CASE = Case(
    referee=referee,
    universe=universe,
    games=300,
    endings=(ENDING,),
    records={"rounds-2p-1.txt": (ENDING, 2), "rounds-4p-1.txt": (ENDING, 4)},
    player=at_random,
    turn=None,
    alike=frozenset(),
)
