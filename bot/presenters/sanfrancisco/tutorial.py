"""The tutorial of San Francisco: columns, skyscrapers, cable cars, contracts, points, the end."""

from __future__ import annotations

from bot.presenters.tutorial import TutorialStep as Step

STEPS = (
    Step("draw", ("draw",)),
    Step("place", ("place 2",)),
    Step("take", ("finalize 2",)),
    Step("build", ("build c64",)),
    Step("foundation", ("build c61",)),
    Step("skyscraper", ("build c66",)),
    Step("tracks", ("build c72",)),
    Step("contracts", ("finalize 2",)),
    Step("bonus", ("build c58",)),
    Step("choose", ("bonus points",)),
    Step("majority", ("finalize 1",)),
    Step("last", ("place 1", "place 2", "place 3")),
)
