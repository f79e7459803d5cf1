"""The worked turn of San Francisco is played by the rules."""

from __future__ import annotations

import pytest

from bot.presenters.sanfrancisco.teaching import illustrations
from bot.words.words import languages
from render.parts.scene import Mark
from render.sanfrancisco.scene import ColumnState, Site
from render.sanfrancisco.teaching import GROUPS, LessonScene, Shown, Sign


def lesson(language: str = "en") -> LessonScene:
    scene = illustrations(language)[-1].scene
    assert isinstance(scene, LessonScene)
    return scene


def test_the_first_step_draws_a_card_that_any_column_takes() -> None:
    step = lesson().steps[0]
    assert step.shown is Shown.OFFER
    assert step.position.supply.turned_over is not None
    assert {column.state for column in step.position.columns} == {ColumnState.OPEN}


def test_the_second_step_takes_three_cards() -> None:
    step = lesson().steps[1]
    (taken,) = (each for each in step.position.columns if each.state is ColumnState.TAKEN)
    assert step.shown is Shown.OFFER
    assert [card.mark for card in taken.left] == [Mark.CHOICE] * 3
    assert step.position.city.contracts == 2


def test_the_third_step_shows_what_building_them_has_brought() -> None:
    step = lesson().steps[2]
    city = step.position.city
    cards = [card for row in city.rows for card in row.cards]
    assert step.shown is Shown.CITY
    assert (len(cards), city.cars, city.skyscrapers) == (5, 4, 1)
    assert [card.value for card in cards if card.square] == [4]
    (tower,) = (card for card in cards if card.site is Site.SKYSCRAPER)
    assert tower.mark is Mark.LAST


@pytest.mark.parametrize("language", languages())
def test_every_step_has_words_and_they_are_in_the_alt_text(language: str) -> None:
    alt = illustrations(language)[-1].alt
    texts = [step.text for step in lesson(language).steps]
    assert len(set(texts)) == 3
    assert all(text in alt for text in texts)


def test_every_sign_is_in_one_group() -> None:
    grouped = [sign for groups in GROUPS.values() for signs in groups.values() for sign in signs]
    assert grouped == list(Sign)
