"""What is painted before anybody plays comes from whole games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.posts import rehearsal
from bot.words.words import Words
from tests.registry import PRESENTERS
from tests.tiny.game import TINY

if TYPE_CHECKING:
    import pytest


def test_games_with_chance_are_rehearsed_to_their_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rehearsal, "GAMES", {TINY.name: TINY})
    monkeypatch.setattr(rehearsal, "PRESENTERS", PRESENTERS)
    monkeypatch.setattr(rehearsal, "GAMES_EACH", 3)
    parts = rehearsal.rehearsal().parts
    scenes = [scene for part in parts for scene in rehearsal.scenes(part)]
    # Three games for each of two to four players.
    assert sum(getattr(scene, "over", False) for scene in scenes) == 9


def test_what_every_new_table_shows_comes_first() -> None:
    kinds = sum(game.seats[1] - game.seats[0] + 1 for game in rehearsal.GAMES.values())
    parts = rehearsal.rehearsal().parts
    starts = [part for part in parts[:kinds] if isinstance(part, rehearsal.RehearsedPart)]
    firsts = [list(rehearsal.scenes(part)) for part in parts[:kinds]]
    assert {len(scenes) for scenes in firsts} == {1}
    assert len({(part.game, part.seats) for part in starts}) == kinds
    played = [part for part in parts if isinstance(part, rehearsal.RehearsedPart)]
    assert len(played) == kinds * (1 + rehearsal.GAMES_EACH)


def test_the_pictures_of_the_rules_come_before_whole_games() -> None:
    parts = rehearsal.rehearsal().parts
    kinds = sum(game.seats[1] - game.seats[0] + 1 for game in rehearsal.GAMES.values())
    openings = parts[kinds : kinds + 3 * len(rehearsal.GAMES)]
    shown: set[tuple[str, str]] = set()
    for part in openings:
        assert isinstance(part, rehearsal.Opening)
        shown.add((part.game, part.language))
        pictures = rehearsal.PRESENTERS[part.game].illustrations(Words(part.language))
        assert list(rehearsal.scenes(part)) == [picture.scene for picture in pictures]
        assert len(pictures) == 3
    assert shown == {(game, each) for game in rehearsal.GAMES for each in ("en", "pl", "it")}
