"""The scene of a finished game looked back on; the painters of each game derive their own kind."""

from __future__ import annotations

from dataclasses import dataclass

from render.parts.scene import Scene

MOST_LINES = 4
"""The most seats of a game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChanceLine:
    """The chance of one seat to win, turn by turn.

    Parameters
    ----------
    name
        The player's name as it is, in any script.
    fallback_name
        The text painted when no font has the name, such as "Player 3".
    shares
        From 0 to 1, after each number of turns that the review names.
    """

    seat: int
    name: str
    fallback_name: str
    shares: tuple[float, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class MomentScene:
    """A decision that cost much.

    Parameters
    ----------
    turn
        Its number, from 1.
    seat
        The seat in turn.
    title
        The turn in words; the name stands beside it.
    share
        The chance of the seat to win after the turn, from 0 to 1.
    decision, luck
        What the decision cost, and what luck changed, such as "luck +28%"; `luck` may be empty.
    played, better
        The action played and the better one, in a sentence or more each.
    middle
        Whether the choice was about the cards that all choose from, not about the seat's own part.
    table
        The table in the position that was decided on; a part of it is shown.
    """

    turn: int
    seat: int
    title: str
    share: float
    decision: str
    luck: str
    played: str
    better: str
    middle: bool
    table: Scene


@dataclass(frozen=True, slots=True, kw_only=True)
class LuckyScene:
    """The turn in which luck helped its seat most.

    Parameters
    ----------
    share
        The chance of the seat to win after the turn, from 0 to 1.
    title
        Whose turn it was and by how much luck helped, in a sentence.
    """

    turn: int
    share: float
    title: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewPicture(Scene):
    """Who was likely to win, turn by turn, and the decisions that cost most.

    Parameters
    ----------
    title
        What the picture is about.
    turns
        After how many turns the chances were judged, rising; the last is the end of the game.
    lines
        The chances, two to four, by seat.
    late
        The number of turns after which the last rounds began.
    late_title
        What the last rounds are called.
    error
        How sure the chances are, as a share: their standard error at most.
    certainty
        The same in words.
    moments
        At most three, the first cost most.
    nothing
        What is said where there are none.
    lucky
        The luckiest turn; None: luck never helped much.
    """

    title: str
    turns: tuple[int, ...]
    lines: tuple[ChanceLine, ...]
    late: int
    late_title: str
    error: float
    certainty: str
    moments: tuple[MomentScene, ...] = ()
    nothing: str = ""
    lucky: LuckyScene | None = None

    def __post_init__(self) -> None:
        if not 2 <= len(self.lines) <= MOST_LINES:
            message = f"a review has two to four lines, not {len(self.lines)}"
            raise ValueError(message)
        if any(len(line.shares) != len(self.turns) for line in self.lines):
            message = f"each line has a share for each of {len(self.turns)} positions"
            raise ValueError(message)
        if len(self.turns) < 2 or self.turns[0] == self.turns[-1]:
            message = "a review has a beginning and an end"
            raise ValueError(message)
