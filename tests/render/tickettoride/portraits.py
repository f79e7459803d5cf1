"""Named portraits: a hand in every phase and at the limits, its map, the closeup of the row."""

from __future__ import annotations

from dataclasses import replace

from render.tickettoride.scene import Souvenir
from render.tickettoride.zooms import HandMapScene, MapTicketScene, PortraitScene, RowZoomScene
from tests.render.tickettoride.notation import BOARD, caption, route, ticket
from tests.render.tickettoride.states import (
    TTR_FULL_4,
    TTR_MIDDLE_4,
    TTR_OVER_4,
    TTR_SECOND_CARD_2,
    TTR_START_4,
)

_TICKETS = (
    ticket("Sunset - Mission District 7", 0),
    ticket("Twin Peaks - SoMa 7", 2),
    ticket("Richmond - Castro 6", 0),
    ticket("Japanese Tea Garden - Pacific Heights 5", None),
)
_ROUTES = (
    route("Haight Ashbury - Pacific Heights 4", "2 red 1 ferry", helps=True),
    route("Haight Ashbury - Castro 2", "2 orange"),
    route("SoMa - Potrero Hill 2", "2 red", helps=True),
    route("Sunset - Twin Peaks 4", "3 black"),
)
TTR_HAND = PortraitScene(
    title="Your turn",
    fallback_title="Player 3",
    prompt="Take two cards, claim a route, or draw tickets.",
    active=True,
    board=BOARD,
    player=TTR_MIDDLE_4.players[2],
    hand=(1, 0, 3, 0, 2, 2, 1),
    hand_caption=caption("Your cards", "9 in all"),
    offer=TTR_MIDDLE_4.offer,
    offer_caption=caption("In the row", "deck 7 · tickets 15"),
    tickets=_TICKETS,
    tickets_caption=caption("Your tickets", "2 of 4 complete"),
    routes=_ROUTES,
    routes_caption=caption("You can claim", "4 of 11 routes"),
    others=tuple(each for each in TTR_MIDDLE_4.players if each.seat != 3),
)
TTR_HAND_ONE = replace(
    TTR_HAND,
    prompt="Take a second card: not a ferry from the row.",
    offer=TTR_SECOND_CARD_2.offer,
    player=replace(TTR_SECOND_CARD_2.players[0], taken=Souvenir.BELL, cards=1, tickets=1),
    hand=(0, 0, 0, 0, 0, 0, 1),
    hand_caption=caption("Your cards", "1 in all"),
    tickets=_TICKETS[:1],
    tickets_caption=caption("Your ticket", "complete"),
    routes=(),
    others=TTR_SECOND_CARD_2.players[1:],
)
TTR_HAND_THIRTY = replace(
    TTR_HAND,
    title="W" * 32,
    prompt="Take two cards, claim a route, or draw tickets. " * 3,
    player=TTR_FULL_4.players[0],
    hand=(6, 5, 6, 6, 0, 0, 7),
    hand_caption=caption("Twoje karty", "razem 30"),
    offer=TTR_FULL_4.offer,
    tickets=(*_TICKETS, *_TICKETS),
    routes=(*_ROUTES, *_ROUTES[:2]),
    others=TTR_FULL_4.players[1:],
)
TTR_HAND_CHOOSE = replace(
    TTR_HAND,
    prompt="Keep at least one of the two tickets.",
    offer=TTR_START_4.offer,
    tickets=(
        *_TICKETS[:2],
        ticket("Japanese Tea Garden - The Embarcadero 11", 6, 1),
        ticket("Alcatraz - SoMa 5", 4, 2),
    ),
    routes=(),
)
TTR_HAND_START = replace(
    TTR_HAND_CHOOSE,
    player=TTR_START_4.players[0],
    hand=(1, 0, 0, 0, 0, 0, 1),
    hand_caption=caption("Your cards", "2 in all"),
    tickets=TTR_HAND_CHOOSE.tickets[2:],
    others=TTR_START_4.players[1:],
)
TTR_HAND_WAITING = replace(
    TTR_HAND,
    title="Your hand",
    prompt="",
    last="Bo's turn. Marlena took two cards from the row.",
    active=False,
    offer=TTR_START_4.offer,
    routes_caption=caption("You could claim", "4 of 11 routes"),
)
TTR_LOOKER = replace(
    TTR_HAND_WAITING, title="Giulia Conti", hand=None, tickets=(), routes=(), paused=True
)
TTR_HAND_OVER = replace(
    TTR_LOOKER,
    prompt="Marlena wins with 41 points.",
    over=True,
    paused=False,
    player=TTR_OVER_4.players[2],
    offer=TTR_OVER_4.offer,
    tickets=tuple(replace(each, missing=each.missing and None) for each in _TICKETS),
    others=tuple(each for each in TTR_OVER_4.players if each.seat != 3),
)


def on_map(start: int, end: int, points: int, missing: int | None) -> MapTicketScene:
    return MapTicketScene(start=start, end=end, points=points, missing=missing)


TTR_HAND_MAP = HandMapScene(
    board=BOARD,
    seat=3,
    claims=TTR_MIDDLE_4.claims,
    closed=(4,),
    tickets=(on_map(4, 9, 7, 0), on_map(5, 18, 7, 2), on_map(2, 8, 6, 0), on_map(3, 10, 5, None)),
    wanted=(23, 51),
    stacks=TTR_MIDDLE_4.stacks,
    payable=(23, 51, 0, 29, 30),
)
_PAIRS = ((0, 19), (6, 12), (2, 18), (14, 19), (10, 17), (7, 13), (9, 16), (5, 8))
TTR_HAND_MAP_EIGHT = replace(
    TTR_HAND_MAP,
    tickets=tuple(on_map(start, end, 11, 3) for start, end in _PAIRS),
    wanted=(47,),
)
TTR_ROW = RowZoomScene(
    offer=TTR_SECOND_CARD_2.offer,
    discards=(2, 0, 3, 1, 0, 2, 2),
    unseen=(3, 4, 2, 3, 5, 3, 5),
    row_caption=caption("In the row"),
    discards_caption=caption("Discarded", "10 cards"),
    unseen_caption=caption("In the deck or in hands", "25 cards"),
)
