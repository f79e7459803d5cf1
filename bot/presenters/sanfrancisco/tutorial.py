"""The tutorial of San Francisco: columns, skyscrapers, cable cars, contracts, points, the end.

The private panel shows the city and the cards to build larger than the table's picture.
"""

from __future__ import annotations

from bot.presenters.tutorial import TutorialStep as Step

STEPS = (
    Step("draw", ("draw",)),
    Step("place", ("place 2",)),
    Step("take", ("finalize 2",)),
    Step("build", ("build c64",), panel=True),
    Step("foundation", ("build c61",), panel=True),
    Step("skyscraper", ("build c66",), panel=True),
    Step("tracks", ("build c72", "build c36"), panel=True),
    Step("contracts", ("finalize 2",)),
    Step("bonus", ("build c58",), panel=True),
    Step("choose", ("bonus points",)),
    Step("majority", ("finalize 1",)),
    Step("last", ("place 1", "place 2", "place 3")),
)
