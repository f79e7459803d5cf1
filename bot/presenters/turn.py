"""The words at the head of a picture and of its description."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bot.presenters.fitting import joined
from bot.presenters.reading import fallback_name
from render.parts.scene import TurnScene

if TYPE_CHECKING:
    from bot.games.game import View
    from bot.presenters.reading import Reading
    from bot.words.words import Words


class Short(NamedTuple):
    """The short lines of a position: the choices or the winners, and the last turn."""

    prompt: str = ""
    last: str = ""


class Heading(NamedTuple):
    """The title of a portrait, and the line below it: choices, or the last turn.

    `active` is True if it is the turn of the seat shown.
    """

    title: str
    fallback: str
    prompt: str
    last: str
    active: bool


def turn_scene(group: str, reading: Reading[View], short: Short) -> TurnScene:
    """Return the turn panel of a picture: the seat in turn, or that the game is over."""
    if reading.view.result is not None:
        title = fallback = reading.say(f"{group}-short-over")
    else:
        seat = reading.view.mover
        title, fallback = reading.full_name(seat), fallback_name(seat, reading.words)
    return TurnScene(title=title, fallback_title=fallback, prompt=short.prompt, last=short.last)


def turn_alt(group: str, turn: str, short: Short, words: Words) -> list[str]:
    """Return the first sentences of a picture's description; some may be empty.

    Parameters
    ----------
    turn
        The sentence on whose turn it is.
    """
    last = words.say(f"{group}-alt-last", last=short.last) if short.last else ""
    return [words.say(f"{group}-alt-head", turn=turn), short.prompt, last]


def heading(
    group: str, reading: Reading[View], seat: int, short: Short, mover: int | None = None
) -> Heading:
    """Return the words at the head of the portrait of a seat.

    Parameters
    ----------
    mover
        The seat in turn; None: that of the view.
    """
    view, words = reading.view, reading.words
    mover = mover or view.mover
    own, over = view.seat == seat, view.result is not None
    active = seat == mover and not over
    if own:
        title = words.say("portrait-turn" if active else f"{group}-zoom-own")
    else:
        title = reading.full_name(seat)
    fallback = title if own else fallback_name(seat, words)
    if over or (active and short.prompt):
        return Heading(title, fallback, short.prompt, short.last, active)
    said = "" if active else words.say("portrait-wait", player=reading.painted_name(mover))
    return Heading(title, fallback, "", joined((said, short.last)), active)
