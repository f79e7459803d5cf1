"""Marks on the picture of a table what was played, pink, and what had been better, gold."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.games.pointcity.actions import Flip, Pay, Take, TakeDeck, TakeToken
from bot.games.pointcity.cards import SPACES
from bot.presenters.pointcity.scene import face_scene
from render.parts.scene import Mark
from render.pointcity.scene import TableScene

if TYPE_CHECKING:
    from bot.games.pointcity.actions import Action
    from bot.games.pointcity.view import View
    from render import Scene


def marked(scene: Scene, view: View, played: Action, better: Action) -> Scene:
    """Return the table in which two actions of the seat in turn are marked."""
    if not isinstance(scene, TableScene):
        return scene

    def mark(taken: bool, wanted: bool) -> Mark:  # noqa: FBT001  (says what it is)
        return Mark.CHOICE if wanted else Mark.LAST if taken else Mark.NONE

    one, other = _spaces(played), _spaces(better)
    spaces = tuple(
        replace(space, mark=mark(name in one, name in other))
        for name, space in zip(SPACES, scene.market.spaces, strict=True)
    )
    deck = mark(isinstance(played, TakeDeck), isinstance(better, TakeDeck))
    first, second = (
        each.token if isinstance(each, TakeToken) else None for each in (played, better)
    )
    paid, due = (
        [face_scene(face) for face in each.cards] if isinstance(each, Pay) else []
        for each in (played, better)
    )
    return replace(
        scene,
        market=replace(scene.market, spaces=spaces, deck_mark=deck),
        tokens=tuple(
            replace(each, mark=mark(each.number == first, each.number == second))
            for each in scene.tokens
        ),
        cities=tuple(
            replace(
                city,
                hand=tuple(
                    replace(each, mark=mark(each.face in paid, each.face in due))
                    for each in city.hand
                ),
            )
            if city.seat == view.mover
            else city
            for city in scene.cities
        ),
    )


def _spaces(action: Action) -> tuple[str, ...]:
    """Return the spaces of the market that an action is about."""
    if isinstance(action, Take):
        return action.first, action.second
    return (action.space,) if isinstance(action, Flip) else ()
