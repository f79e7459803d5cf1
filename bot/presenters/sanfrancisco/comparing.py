"""Marks on the picture of a table what was played, pink, and what had been better, gold."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.games.sanfrancisco.actions import Finalize, Place
from render.parts.scene import Mark
from render.sanfrancisco.scene import ColumnState, TableScene

if TYPE_CHECKING:
    from bot.games.sanfrancisco.actions import Action
    from bot.games.sanfrancisco.view import View
    from render import Scene
    from render.sanfrancisco.scene import ColumnScene


def marked(scene: Scene, view: View, played: Action, better: Action) -> Scene:
    """Return the table in which the columns of two actions are marked.

    A column taken has its cards marked; the one where a card is placed is open, and the one where
    it was placed has a pink number.
    """
    del view
    if not isinstance(scene, TableScene):
        return scene
    one, two, three = (
        _column(column, number, played, better) for number, column in enumerate(scene.columns, 1)
    )
    return replace(scene, columns=(one, two, three))


def _column(column: ColumnScene, number: int, played: Action, better: Action) -> ColumnScene:
    taken, wanted = (
        isinstance(each, Finalize) and each.column == number for each in (played, better)
    )
    mark = Mark.CHOICE if wanted else Mark.LAST if taken else Mark.NONE
    if column.state is not ColumnState.TAKEN:
        cards = tuple(card and replace(card, mark=mark) for card in column.cards)
        column = replace(column, cards=cards, emptied=False)
    if not isinstance(better, Place):
        return column
    if better.column == number:
        return replace(column, state=ColumnState.OPEN)
    placed = isinstance(played, Place) and played.column == number
    return replace(column, state=ColumnState.SHUT, needs=None, emptied=placed)
