"""Named pictures that teach."""

from __future__ import annotations

from render.parts.scene import LegendEntry, LegendGroup
from render.tickettoride.teaching import GROUPS, LegendScene, LessonScene, Shown, StepScene
from tests.render.tickettoride.portraits import TTR_HAND
from tests.render.tickettoride.states import TTR_MIDDLE_4

_TITLE = "Ticket to Ride: San Francisco"


def _legend(name: str) -> LegendScene:
    """A legend with the names of its signs as words."""
    groups = tuple(
        LegendGroup(
            title=title.capitalize(),
            entries=tuple(
                LegendEntry(sign=sign, text=sign.value.replace("-", " ")) for sign in signs
            ),
        )
        for title, signs in GROUPS[name].items()
    )
    return LegendScene(title=_TITLE, subject=f"The signs: {name}", groups=groups)


def _step(text: str, *shown: Shown) -> StepScene:
    return StepScene(text=text, position=TTR_HAND, table=TTR_MIDDLE_4, shown=shown)


TTR_LEGEND_MAP, TTR_LEGEND_TABLE = map(_legend, GROUPS)
TTR_LESSON = LessonScene(
    title=_TITLE,
    subject="A turn, step by step",
    steps=(
        _step("Draw two cards, from the row or blind from the deck.", Shown.ROW, Shown.HAND),
        _step("Or claim a route with cards of its colour.", Shown.ROUTES, Shown.MAP),
        _step("Or draw tickets, and join their places.", Shown.TICKETS),
    ),
)
