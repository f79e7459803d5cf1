"""The picture of a table shows what lies there."""

# ruff: noqa: RUF001  (what people read has crosses of print)

from __future__ import annotations

import pytest

from bot.games.tickettoride import GAME
from bot.games.tickettoride.cards import CARDS, Card
from render.tickettoride.board import Colour
from render.tickettoride.scene import TableScene
from render.tickettoride.zooms import RowZoomScene
from tests.presenters.shown import WORDS, players
from tests.presenters.tickettoride.shown import PRESENTER, middle, screen


@pytest.mark.parametrize(
    ("discards", "number", "face"),
    [
        ("discards", 0, None),
        ("discards black", 1, Colour.BLACK),
        ("discards black orange*2", 3, Colour.ORANGE),
    ],
)
def test_discards_show_the_colour_of_which_most_lie_there(
    discards: str, number: int, face: Colour | None
) -> None:
    scene = screen(middle(discards)).scene
    assert isinstance(scene, TableScene)
    assert (scene.offer.discards, scene.offer.face) == (number, face)


def test_row_and_deck_count_what_others_can_hold_without_the_own_hand() -> None:
    state = middle("discards black*2")
    for seat, purple, caption in (
        (None, 6, "Still in deck and hands"),
        (1, 3, "In deck and other hands"),
    ):
        view = GAME.view(state, seat)
        shown = PRESENTER.zoom(PRESENTER.read(view, WORDS, players(2)), None)
        assert isinstance(shown.scene, RowZoomScene)
        assert shown.scene.unseen[CARDS.index(Card.PURPLE)] == purple
        assert shown.scene.unseen_caption.title == caption
        assert sum(shown.scene.unseen) == view.deck + sum(
            each.cards for each in view.players if each.hand is None
        )
        assert f"purple ×{purple}" in shown.text
        assert f"purple ×{purple}" in shown.alt
