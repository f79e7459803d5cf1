"""The tutorial of Ticket to Ride: tickets, cards, routes, ferries, tourism tokens, the end.

The positions name the map that the project ships, so the tutorial is the same on every map.
"""

from __future__ import annotations

from bot.presenters.tutorial import TutorialStep as Step

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
