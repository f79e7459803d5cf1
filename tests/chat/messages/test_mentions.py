"""Commands in messages become mentions where their ids are known."""

from __future__ import annotations

import pytest

from bot.chat.messages.mentions import CommandMentions

SPELLINGS = {
    "game table resume": "game table resume",
    "gra stół wznów": "game table resume",
    "help": "help",
    "sf draw": "sf draw",
}


@pytest.fixture
def mentions() -> CommandMentions:
    found = CommandMentions()
    found.learn({"game": 11, "help": 12}, SPELLINGS)
    return found


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("Open it with `/game table resume`.", "Open it with </game table resume:11>."),
        ("Otwórz go: `/gra stół wznów`!", "Otwórz go: </game table resume:11>!"),
        ("`/help`, then `/game table resume`", "</help:12>, then </game table resume:11>"),
        ("`/game table resume table:5`", "</game table resume:11> `table:5`"),
        ("`/gra stół wznów stół:5 a:b`", "</game table resume:11> `stół:5 a:b`"),
    ],
)
def test_a_command_is_mentioned_in_whatever_language_it_is_written(
    mentions: CommandMentions, text: str, written: str
) -> None:
    assert mentions.written(text) == written


@pytest.mark.parametrize(
    "text",
    ["`/sf draw`", "`/game`", "`/game fly`", "/game table resume", "`12` turns", "`/\ngame`"],
)
def test_what_has_no_id_stays_text(mentions: CommandMentions, text: str) -> None:
    assert mentions.written(text) == text


def test_before_anything_is_known_commands_stay_text() -> None:
    assert CommandMentions().written("`/game table resume`") == "`/game table resume`"


def test_what_is_learnt_later_counts(mentions: CommandMentions) -> None:
    mentions.learn({"game": 21}, SPELLINGS)
    assert mentions.written("`/game table resume` `/help`") == "</game table resume:21> `/help`"
