"""What is painted before anybody plays comes from whole games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.posts import rehearsal
from tests.tiny.game import TINY
from tests.tiny.registered import PRESENTERS

if TYPE_CHECKING:
    import pytest


def test_games_with_chance_are_rehearsed_to_their_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rehearsal, "GAMES", {TINY.name: TINY})
    monkeypatch.setattr(rehearsal, "PRESENTERS", PRESENTERS)
    monkeypatch.setattr(rehearsal, "GAMES_EACH", 3)
    scenes = list(rehearsal.rehearse())
    # Three games for each of two to four players.
    assert sum(getattr(scene, "over", False) for scene in scenes) == 9
