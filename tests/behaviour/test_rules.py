"""The rules open with pictures, wherever they are asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.presenters import PRESENTERS
from bot.words.words import Words
from tests.quick import sketch

if TYPE_CHECKING:
    from tests.behaviour.table import Table


@pytest.mark.parametrize("game", PRESENTERS)
async def test_command_and_lobby_button_show_a_legend_and_a_turn(table: Table, game: str) -> None:
    ann, ben, *_ = table.people
    await table.slash(ann, "game new", game=game)
    asked = table.told(await table.slash(ben, "game rules"))
    lobby, before = table.post, table.post.text
    pressed = table.told(await table.press(ben, f"!rules {game}"))
    expected = [sketch(each.scene) for each in PRESENTERS[game].illustrations(Words())]
    assert asked.pictures == pressed.pictures == expected
    assert asked.text == pressed.text
    assert {asked.id, pressed.id} <= {whisper.id for whisper in table.whispers(ben)}
    assert (table.post.id, table.post.text) == (lobby.id, before)
    topic = table.told(await table.press(ben, f"!rules {game} turn", pressed))
    assert (topic.id, topic.pictures) == (pressed.id, [])
    again = table.told(await table.press(ben, f"!rules {game} pictures", topic))
    assert again.pictures == expected


async def test_a_topic_that_is_named_comes_without_pictures(table: Table) -> None:
    ann, *_ = table.people
    told = table.told(await table.slash(ann, "game rules", game="pointcity", topic="paying"))
    assert told.pictures == []
    assert "Paying" in told.text
