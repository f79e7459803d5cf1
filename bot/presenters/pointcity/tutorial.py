"""The tutorial of Point City: two cards a turn, paying, permanent resources, tokens, the end."""

from __future__ import annotations

from bot.presenters.tutorial import TutorialStep as Step

STEPS = (
    Step("take", ("take a1 b1",)),
    Step("building", ("take a1 a2",)),
    Step("pay", ("pay energy community",)),
    Step("permanent", ("take a1 a2", "take a2 b2")),
    Step("flip", ("flip d2",)),
    Step("deck", ("take deck",)),
    Step("points", ("take a1 b1", "take b1 c1", "take b1 b2")),
    Step("civic", ("take c1 d1", "take d1 d2")),
    Step("token", ("token 13",)),
    Step("last", ("take b1 c1",)),
)
