"""A table's post: words, controls, picture and its description."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.presenters.presenter import Screen
from bot.presenters.sanfrancisco.alt import alt_text
from bot.presenters.sanfrancisco.controls import rows
from bot.presenters.sanfrancisco.log import short_story, story
from bot.presenters.sanfrancisco.prompt import prompt_short, situation
from bot.presenters.sanfrancisco.scene import table_scene

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.sanfrancisco.view import View
    from bot.presenters.presenter import Player, Recent
    from bot.words.words import Words


def screen(
    view: View,
    players: Sequence[Player],
    recent: Recent,
    words: Words,
    *,
    page: int = 0,
    paused: bool = False,
) -> Screen:
    """Return the post of a position: the legal actions in `view` are its controls."""
    prompt = words.say("short-paused") if paused else prompt_short(view, players, words)
    last = short_story(view, players, recent, words)
    return Screen(
        text=_text(view, players, recent, words),
        rows=rows(view, words, page),
        scene=replace(
            table_scene(view, players, recent, words, prompt=prompt, last=last), paused=paused
        ),
        alt=alt_text(view, players, words, prompt=prompt, last=last),
    )


def _text(view: View, players: Sequence[Player], recent: Recent, words: Words) -> str:
    return "\n".join((*situation(view, players, words), *story(view, players, recent, words)))
