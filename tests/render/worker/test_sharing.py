"""What a picture lacks is drawn on all cores, and the picture is the same."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from render import compose, paint
from render.surface.shelf import Shelf
from render.surface.sprites import STORE
from render.worker import sharing
from render.worker.sharing import MANY, Sharing, draw_missing, share
from tests.render.scenes import SCENES

if TYPE_CHECKING:
    from render.surface.sprites import Missing

pytestmark = [
    pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning"),
    pytest.mark.usefixtures("sprites_kept"),
]
SCENE = SCENES["choose_4"]


@pytest.fixture
def picture(monkeypatch: pytest.MonkeyPatch) -> bytes:
    """The picture of the scene, none of whose sprites is there any more; two cores may draw."""
    monkeypatch.setattr(sharing, "cores", lambda: 2)
    picture = paint(SCENE)
    STORE.restock(Shelf())
    return picture


def missing() -> list[Missing]:
    return STORE.missing(lambda: compose(SCENE))


def test_what_is_missing_is_seen_without_drawing(picture: bytes) -> None:
    lacking = missing()
    assert len(lacking) > MANY
    assert STORE.drawn == len(STORE.shelf) == 0
    assert paint(SCENE) == picture
    assert missing() == []


def test_two_processes_draw_and_the_picture_is_the_same(picture: bytes) -> None:
    lacking = len(missing())
    draw_missing(SCENE)
    assert len(STORE.shelf) == lacking
    assert paint(SCENE) == picture


def test_sprites_that_another_process_has_drawn_are_taken_over(
    picture: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    lacking = missing()
    here = os.getpid()
    draw = sharing.draw

    def draw_elsewhere(missing: list[Missing], tickets: int) -> None:
        if os.getpid() != here:
            draw(missing, tickets)

    with monkeypatch.context() as only_there:
        only_there.setattr(sharing, "draw", draw_elsewhere)
        share(lacking, 1)
    assert STORE.drawn == 0
    assert len(STORE.shelf) == len(lacking)
    assert paint(SCENE) == picture


def test_a_helper_that_fails_costs_nothing_but_its_help(
    picture: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = os.getpid()
    get = STORE.get

    def fail_elsewhere(*args: object) -> object:
        if os.getpid() != here:
            raise MemoryError
        return get(*args)  # pyright: ignore[reportArgumentType]

    with monkeypatch.context() as failing:
        failing.setattr(STORE, "get", fail_elsewhere)
        draw_missing(SCENE)
    assert paint(SCENE) == picture


def test_no_fork_is_no_fault(picture: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> int:
        raise BlockingIOError("Resource temporarily unavailable")

    monkeypatch.setattr(os, "fork", refuse)
    assert Sharing().paint(SCENE) == picture


def test_it_looks_ahead_only_after_much_was_missing(
    picture: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[object] = []
    monkeypatch.setattr(sharing, "draw_missing", looks.append)
    painting = Sharing()
    assert [painting.paint(SCENE) for _ in range(3)] == [picture] * 3
    # The first was cold, so the second was looked at; it lacked nothing.
    assert looks == [SCENE] * 2
