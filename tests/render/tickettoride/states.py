"""Named tables: the start, the middle of games, the last round, the end, and the limits."""

from __future__ import annotations

from dataclasses import replace

from render.parts.scene import Mark, TurnScene
from render.tickettoride.board import Colour
from render.tickettoride.scene import (
    Access,
    OfferScene,
    PileScene,
    Souvenir,
    StackScene,
    TableScene,
    WaitingScene,
)
from tests.render.tickettoride.notation import BOARD, claims, opened, player, row, stacks

_ALL = " ".join(each.value for each in Souvenir)


def turn(title: str, prompt: str, last: str = "") -> TurnScene:
    return TurnScene(title=title, fallback_title="Player", prompt=prompt, last=last)


_NEW = OfferScene(
    row=row("red ferry black green red", Access.IDLE),
    deck=PileScene(count=31),
    discards=0,
    tickets=PileScene(count=16),
)
TTR_START_4 = TableScene(
    board=BOARD,
    note="reconstructed map",
    turn=turn("Marlena, Bo", "Choose tickets: keep one or both."),
    stacks=stacks("12:seal:3 0:bell:3 17:crab:3 4:flower:3 19:guitar:3"),
    waiting=tuple(
        WaitingScene(souvenir=each, count=3) for each in (Souvenir.LANTERN, Souvenir.POSTCARD)
    ),
    offer=_NEW,
    players=(
        player(1, "Marlena", (0, 20, 2, None), choosing=True),
        player(2, "Bo", (0, 20, 2, None), choosing=True),
        player(3, "Giulia Conti", (0, 20, 2, None)),
        player(4, "Tadeusz", (0, 20, 2, None)),
    ),
)
TTR_PLACE_2 = replace(
    TTR_START_4,
    turn=turn("Bo", "Put a souvenir on a location without one.", "All have chosen tickets."),
    active=2,
    stacks=stacks("12:seal:2 0:bell:2 17:crab:2 4:flower:2 19:guitar:2"),
    targets=tuple(place for place in range(20) if place not in (0, 4, 12, 17, 19)),
    waiting=tuple(replace(each, count=1, choice=True) for each in TTR_START_4.waiting),
    players=(player(1, "Marlena", (0, 20, 2, 1)), player(2, "Bo", (0, 20, 2, 2))),
)
_CLAIMS = (
    "4:1 6:1 10:1 9:1 25:1 29:1 1:2 31:2 33:2 36:2 26:2 12:3 15:3 17:3 19:3 20:3 46:3 49:3 "
    "38:4 42:4 51:4 43:4"
)
TTR_MIDDLE_4 = TableScene(
    board=BOARD,
    note="reconstructed map",
    turn=turn(
        "Giulia Conti",
        "Take two cards, claim a route, or draw tickets.",
        "Bo claimed Painted Ladies – Civic Center.",  # noqa: RUF001
    ),
    active=3,
    claims=claims(_CLAIMS, 26),
    stacks=stacks(
        "12:seal:3 0:bell:1 17:crab:2 4:flower:2 19:guitar:1 15:lantern:1:last 11:postcard:2"
    ),
    offer=OfferScene(
        row=row("red ferry black green red"),
        deck=PileScene(count=7, open=True),
        discards=9,
        face=Colour.BLUE,
        tickets=PileScene(count=15, open=True),
    ),
    players=(
        player(1, "Marlena", (16, 6, 6, 2), "bell"),
        player(2, "Bo", (19, 8, 3, 2), "bell lantern postcard", taken=Souvenir.LANTERN),
        player(3, "Giulia Conti", (16, 6, 9, 4), "flower guitar"),
        player(4, "Tadeusz", (11, 12, 5, 1), "crab guitar lantern"),
    ),
)
TTR_MIDDLE_3 = replace(
    TTR_MIDDLE_4,
    claims=tuple(each for each in TTR_MIDDLE_4.claims if each.seat < 4),
    players=TTR_MIDDLE_4.players[:3],
)
TTR_SECOND_CARD_2 = replace(
    TTR_MIDDLE_4,
    turn=turn(
        "Marlena",
        "Take a second card: not a ferry from the row.",
        "Tadeusz claimed Pier 39 – Alcatraz and took the seal.",  # noqa: RUF001
    ),
    active=1,
    claims=claims("4:1 10:1 8:1 30:1 45:1 39:2 37:2 3:2 42:2 51:2 49:2", 3),
    closed=(4, 8, 43, 37, 51, 49),
    stacks=stacks("12:seal:1:last 0:bell:1 17:crab:1 4:flower:2 19:guitar:1 6:lantern:1"),
    offer=OfferScene(
        row=row("orange ferry purple blue red", shut=2, last=(4,)),
        deck=PileScene(count=18, open=True),
        discards=10,
        face=Colour.GREEN,
        tickets=PileScene(count=17),
    ),
    players=(
        player(1, "Marlena", (12, 9, 7, 3), "bell"),
        player(2, "Tadeusz", (17, 7, 4, 2), "crab seal guitar", taken=Souvenir.SEAL),
    ),
)
TTR_SOUVENIR_4 = replace(
    TTR_MIDDLE_4,
    turn=turn("Bo", "Choose a souvenir: Fort Mason or Golden Gate Bridge."),
    active=2,
    stacks=stacks(
        "12:seal:3 0:bell:1:choice 17:crab:2 4:flower:2 19:guitar:1 15:lantern:1 "
        "11:postcard:2:choice"
    ),
)
TTR_LAST_ROUND_4 = replace(
    TTR_MIDDLE_4,
    turn=turn("Bo", "Your last turn.", "Marlena claimed a route and has 2 trams left."),
    active=2,
    claims=claims(f"{_CLAIMS} 16:1", 16),
    players=(player(1, "Marlena", (21, 2, 1, 2), "bell"), *TTR_MIDDLE_4.players[1:]),
    last_round="Last round: 4 turns left",
)
TTR_PAUSED_4 = replace(TTR_MIDDLE_4, paused=True, turn=turn("Giulia Conti", "The table rests."))
_IDLE = replace(
    TTR_MIDDLE_4.offer,
    row=row("red ferry - green red", Access.IDLE),
    deck=PileScene(count=0),
    discards=0,
    face=None,
    tickets=PileScene(count=0),
)
TTR_OVER_4 = replace(
    TTR_MIDDLE_4,
    turn=turn("End", "Marlena wins with 41 points.", "Giulia completed five tickets."),
    active=None,
    over=True,
    offer=_IDLE,
    players=tuple(
        replace(each, rank=rank, score=score, opened=opened(tickets))
        for each, rank, score, tickets in zip(
            TTR_MIDDLE_4.players,
            (1, 2, 2, 4),
            (41, 33, 33, -7),
            ("3 5 -7", "4 11", "3 4 5 6 7 -8 -9 10", "-11 -10 5 4 3 3 4 5 5 6 -7 4"),
            strict=True,
        )
    ),
)
TTR_OVER_2 = replace(
    TTR_SECOND_CARD_2,
    turn=turn("End", "Marlena and Tadeusz share the win with 41 points."),
    active=None,
    over=True,
    offer=_IDLE,
    players=tuple(
        replace(each, rank=1, score=41, opened=opened(tickets))
        for each, tickets in zip(
            TTR_SECOND_CARD_2.players, ("3 5 -7", "4 11 -5 -3 3 3 6 7 8"), strict=True
        )
    ),
)
TTR_FULL_4 = replace(
    TTR_MIDDLE_4,
    turn=turn(
        "Старый рыбак Жора",
        "Choose a souvenir: Fort Mason or Golden Gate Bridge.",
        "Старый рыбак Жора claimed Japanese Tea Garden – Haight Ashbury.",  # noqa: RUF001
    ),
    claims=claims(" ".join(f"{track}:{track % 4 + 1}" for track in range(1, 53)), 37),
    stacks=tuple(
        StackScene(location=place, souvenir=tuple(Souvenir)[place % 7], count=3)
        for place in range(20)
    ),
    offer=OfferScene(
        row=row("blue purple orange ferry black", last=(1, 2, 3, 4, 5)),
        deck=PileScene(count=44, open=True, mark=Mark.LAST),
        discards=39,
        face=Colour.ORANGE,
        tickets=PileScene(count=24, mark=Mark.LAST),
    ),
    players=(
        player(1, "W" * 32, (52, 20, 28, 12), _ALL),
        player(2, "Zażółć Gęśl", (108, 0, 28, 12), _ALL),
        player(3, "Старый рыбак Жора", (0, 20, 28, 12)),
        player(4, "مريم العربي", (-17, 20, 28, 12)),
    ),
    last_round="Ostatnia runda: jeszcze 4 tury",
)
