"""The words at the head of a seat's portrait, alike in every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bot.presenters.fitting import joined
from bot.presenters.names import fallback_name, full_name, painted_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.game import View
    from bot.presenters.presenter import Player
    from bot.words.words import Words


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
