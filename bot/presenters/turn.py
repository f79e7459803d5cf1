"""The words at the head of a picture and of its description, alike in every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bot.presenters.fitting import joined
from bot.presenters.reading import fallback_name, full_name, painted_name
from render.parts.scene import TurnScene

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.game import View
    from bot.presenters.reading import Player
    from bot.words.words import Words


def turn_scene(
    group: str,
    seat: int | None,
    players: Sequence[Player],
    words: Words,
    *,
    prompt: str,
    last: str,
) -> TurnScene:
    """Return the turn panel.

    Parameters
    ----------
    seat
        The seat in turn, or None once the game is over.
    prompt, last
        The short lines on what can be done and on the last turn.
    """
    if seat is None:
        title = fallback = words.say(f"{group}-short-over")
    else:
        title, fallback = full_name(players, seat, words), fallback_name(seat, words)
    return TurnScene(title=title, fallback_title=fallback, prompt=prompt, last=last)


def turn_alt(group: str, turn: str, words: Words, *, prompt: str, last: str) -> list[str]:
    """Return the first sentences of a picture's description; some may be empty.

    Parameters
    ----------
    turn
        The sentence on whose turn it is.
    prompt, last
        As on the turn panel.
    """
    return [
        words.say(f"{group}-alt-head", turn=turn),
        prompt,
        words.say(f"{group}-alt-last", last=last) if last else "",
    ]


class Heading(NamedTuple):
    """The title of a portrait, and the line below it: the choices, or what happened last.

    `active` is True if it is the turn of the seat shown.
    """

    title: str
    fallback: str
    prompt: str
    last: str
    active: bool


class Short(NamedTuple):
    """The short lines of a position: the choices or the winners, and the last turn."""

    prompt: str
    last: str


def heading(
    group: str,
    view: View,
    players: Sequence[Player],
    words: Words,
    short: Short,
    *,
    seat: int,
    mover: int,
) -> Heading:
    """Return the words at the head of the portrait of a seat.

    Parameters
    ----------
    seat
        The seat whose part is shown; the looker is that of the view.
    mover
        The seat in turn.
    """
    own, over = view.seat == seat, view.result is not None
    active = seat == mover and not over
    if own:
        title = words.say("portrait-turn" if active else f"{group}-zoom-own")
    else:
        title = full_name(players, seat, words)
    fallback = title if own else fallback_name(seat, words)
    if over or (active and short.prompt):
        return Heading(title, fallback, short.prompt, short.last, active)
    said = "" if active else words.say("portrait-wait", player=painted_name(players, mover, words))
    return Heading(title, fallback, "", joined((said, short.last)), active)
