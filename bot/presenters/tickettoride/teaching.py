"""Topics of the rules, steps of the tutorial, and the pictures that open the rules."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING

from bot.games.tickettoride import maps
from bot.games.tickettoride.cards import ALL, CARDS, SYMBOLS, Card
from bot.games.tickettoride.rulebook import TicketToRide
from bot.games.tickettoride.state import Setup
from bot.presenters.teaching import legends, lesson, moments
from bot.presenters.tickettoride.portrait import portrait_scene
from bot.presenters.tickettoride.reading import TicketToRideReading
from bot.presenters.tickettoride.scene import table_scene
from bot.presenters.turn import Short
from bot.presenters.tutorial import TutorialStep as Step
from bot.words.words import Words
from render.tickettoride.teaching import GROUPS, LegendScene, LessonScene, Shown, StepScene

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.presenters.presenter import Illustration
    from bot.presenters.teaching import PlayedMoment


TOPICS = (
    "goal",
    "setup",
    "turn",
    "drawing",
    "claiming",
    "ferries",
    "doubles",
    "tokens",
    "tickets",
    "secrets",
    "end",
    "map",
)
"""The keys of the topics, in the order they are best read."""
STEPS = (
    Step("keep", ("keep both",), panel=True, board=True),
    Step("row", ("take 2",)),
    Step("second", ("take deck",)),
    Step("claim", ("claim r26 blue blue",), panel=True, board=True),
    Step("grey", ("claim r21 black", "claim r22 black"), panel=True),
    Step("souvenir", ("claim r14 red red",), panel=True),
    Step("ferry", ("take 4",)),
    Step("ferryroute", ("claim r03 green ferry",), panel=True, board=True),
    Step("tickets", ("tickets",), panel=True),
    Step("choose", ("keep 1",), panel=True, board=True),
    Step("last", ("claim r50 green green",), panel=True),
)
_SEATS = 2
_FIRST_CARDS = (
    *("purple", "purple", "red", "orange"),
    *("blue", "purple", "ferry", "green", "black"),
    *("red", "blue", "green", "orange"),
)
"""The cards of both hands, the row, and the next ones of the deck."""
_FIRST_TICKETS = ("t08", "t06", "t05", "t15")
_ACTIONS = (
    *("1 keep both", "2 keep both", "2 place postcard fort-mason", "2 place seal civic-center"),
    *("1 take 2", "1 take deck", "2 take 4", "2 take deck"),
    "1 claim r13 purple purple purple",
)
_STEPS = (
    ("draw", 4, (Shown.ROW, Shown.HAND)),
    ("claim", 7, (Shown.ROUTES,)),
    ("score", 8, (Shown.MAP,)),
    ("tickets", 8, (Shown.TICKETS,)),
)
"""The name of each step, the index of the action that leads to it, and the part it shows."""


@lru_cache
def illustrations(language: str) -> tuple[Illustration, ...]:
    words = Words(language)
    signs = legends("ttr", "tickettoride", GROUPS, LegendScene, words)
    return (*signs, lesson("ttr", "tickettoride", _steps(words), LessonScene, words))


def _steps(words: Words) -> dict[str, Callable[[str], StepScene]]:
    """Return by name the functions that make each step from its words."""
    game = TicketToRide()
    played = list(moments(game, _setup(), _ACTIONS))
    return {name: partial(_step, game, played[at], shown, words) for name, at, shown in _STEPS}


def _setup() -> Setup:
    """Return the start of the worked turn, on the map that is shipped."""
    board = maps.standard()
    first = tuple(map(Card, _FIRST_CARDS))
    others = [
        card
        for card, count in zip(CARDS, ALL, strict=True)
        for _ in range(count - first.count(card))
    ]
    tickets = [each.id for each in board.tickets if each.id not in _FIRST_TICKETS]
    return Setup(
        map=board.name,
        digest=board.digest,
        seats=_SEATS,
        first=1,
        tokens=SYMBOLS,
        order=(*first, *others),
        tickets=(*_FIRST_TICKETS, *tickets),
    )


def _step(
    game: TicketToRide, moment: PlayedMoment, shown: tuple[Shown, ...], words: Words, text: str
) -> StepScene:
    """Return a step as seat 1 sees it, and as everybody does."""
    own, public = (
        TicketToRideReading(game.view(moment.state, seat), words, recent=moment.recent)
        for seat in (1, None)
    )
    return StepScene(
        text=text,
        position=portrait_scene(own, 1, Short(), paused=False),
        table=table_scene(public, Short(), paused=False),
        shown=shown,
    )
