"""The tutorial of Point City: two cards a turn, paying, permanent resources, tokens, the end.

The private panel shows costs larger than the table's picture.
"""

from __future__ import annotations

from bot.presenters.tutorial import TutorialStep as Step

STEPS = (
    Step("take", ("take a1 b1",)),
    Step("building", ("take a1 a2",), panel=True),
    Step("pay", ("pay energy community",), panel=True),
    Step("permanent", ("take a1 a2",), panel=True),
    Step("flip", ("flip d2",)),
    Step("flipped", ("take d1 d2",), panel=True),
    Step("deck", ("take deck",), panel=True),
    Step("points", ("take b1 c1",), panel=True),
    Step("civic", ("take d1 d2",), panel=True),
    Step("token", ("token 13",)),
    Step("last", ("take b1 c1",), panel=True),
)
