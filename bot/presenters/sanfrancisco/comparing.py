"""Marks on the picture of a table what was played, pink, and what had been better, gold."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.games.sanfrancisco.actions import Build, Finalize, Place, Put
from bot.games.sanfrancisco.cards import ROWS
from render.parts.scene import Mark
from render.sanfrancisco.scene import ColumnState, TableScene

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.games.sanfrancisco.actions import Action
    from bot.games.sanfrancisco.cards import Colour
    from bot.games.sanfrancisco.view import View
    from render import Scene
    from render.sanfrancisco.scene import CityScene, ColumnScene, RowScene


def marked(scene: Scene, view: View, played: Action, better: Action) -> Scene:
    """Return the table in which the columns or spaces of two actions are marked.

    A column taken has its cards marked; the one where a card is placed is open, and the one where
    it was placed has a pink number. In the city the space of the better action alone is gold.
    """
    if not isinstance(scene, TableScene):
        return scene
    one, two, three = (
        _column(column, number, played, better) for number, column in enumerate(scene.columns, 1)
    )
    cities = tuple(
        replace(city, rows=tuple(_rows(city, view, played, better)))
        if city.seat == view.mover
        else city
        for city in scene.cities
    )
    return replace(scene, columns=(one, two, three), cities=cities)


def _rows(city: CityScene, view: View, played: Action, better: Action) -> Iterator[RowScene]:
    """Yield the rows of a city: where a card is built, and on which card a token is put."""
    one, other = _space(view, played), _space(view, better)
    for colour, row in zip(ROWS, city.rows, strict=True):
        cards = tuple(
            replace(
                card,
                mark=Mark.TARGET
                if other == (colour, number)
                else Mark.LAST
                if one == (colour, number)
                else Mark.NONE,
            )
            for number, card in enumerate(row.cards, start=1)
        )
        yield replace(row, cards=cards, target=other == (colour, None))


def _space(view: View, action: Action) -> tuple[Colour, int | None] | None:
    """Return the row and the space where a piece goes, no space for the next one of the row."""
    match action:
        case Build(card=card, row=row):
            return row or next(each.colour for each in view.taken if each.id == card), None
        case Put(row=row, space=space):
            return row, space
        case _:
            return None


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
