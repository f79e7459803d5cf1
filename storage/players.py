"""What is stored about the players of a table besides their seats: who resigned, what is asked."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ResignationRecord:
    """A player who resigned from a seat.

    Parameters
    ----------
    user_id, name
        `NOBODY` and "" if the player was forgotten since.
    whole
        Whether they had held the seat from the start of the game.
    moved
        Whether they had made a move.
    """

    seat: int
    user_id: int
    name: str
    whole: bool = True
    moved: bool = True


@dataclass(frozen=True, slots=True)
class QuestionRecord:
    """A question to the players of a table, valid for one version of it.

    Parameters
    ----------
    topic
        What is asked.
    asker_id
        Who asks; `NOBODY` for the bot, and for a player who was forgotten.
    message_id
        The message that asks it, or 0 until it is sent.
    """

    id: int
    table_id: int
    version: int
    topic: str
    asker_id: int
    channel_id: int
    message_id: int = 0
