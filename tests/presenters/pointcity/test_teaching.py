"""The worked turn of Point City is played by the rules."""

from __future__ import annotations

import pytest

from bot.presenters.pointcity.teaching import illustrations
from bot.words.words import languages
from render.parts.scene import Mark
from render.pointcity.scene import BuildingScene, FaceScene, Kind
from render.pointcity.teaching import GROUPS, LessonScene, Shown, Sign


def lesson(language: str = "en") -> LessonScene:
    scene = illustrations(language)[-1].scene
    assert isinstance(scene, LessonScene)
    return scene


def test_the_first_step_frames_two_neighbours_and_nothing_else() -> None:
    step = lesson().steps[0]
    spaces = step.position.market.spaces
    framed = [number for number, space in enumerate(spaces) if space.mark is not Mark.NONE]
    assert step.shown is Shown.MARKET
    assert framed == [6, 7]
    hall, resource = spaces[6].card, spaces[7].card
    assert isinstance(hall, BuildingScene)
    assert isinstance(resource, FaceScene)
    assert (hall.kind, spaces[6].unpayable) == (Kind.CIVIC, False)


def test_the_second_step_pays_what_the_building_costs() -> None:
    first, second, _ = lesson().steps
    hall = first.position.market.spaces[6].card
    assert isinstance(hall, BuildingScene)
    assert (second.shown, second.position.cost) == (Shown.SUMS, hall.cost)
    paying = [held for held in second.position.city.hand if held.mark is Mark.CHOICE]
    assert [held.count * held.face.symbols for held in paying] == [sum(hall.cost)]


def test_the_third_step_lets_a_civic_token_be_taken() -> None:
    step = lesson().steps[2]
    assert step.shown is Shown.TOKENS
    assert {token.mark for token in step.position.tokens} == {Mark.CHOICE}
    assert {token.worth for token in step.position.tokens} == {None}


@pytest.mark.parametrize("language", languages())
def test_every_step_has_words_and_they_are_in_the_alt_text(language: str) -> None:
    alt = illustrations(language)[-1].alt
    texts = [step.text for step in lesson(language).steps]
    assert len(set(texts)) == 3
    assert all(text in alt for text in texts)


def test_every_sign_is_in_one_group() -> None:
    grouped = [sign for groups in GROUPS.values() for signs in groups.values() for sign in signs]
    assert grouped == list(Sign)
