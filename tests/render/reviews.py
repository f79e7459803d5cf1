"""Reviews of games that nobody has played, for every game's own tables."""

from __future__ import annotations

from math import sin
from typing import TYPE_CHECKING, TypeVar

from render.parts.reviewscene import ChanceLine, MomentScene, ReviewPicture

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.parts.reviewscene import LuckyScene
    from render.parts.scene import TableParts

ReviewT = TypeVar("ReviewT", bound=ReviewPicture)

PLAYED = "Marlena finalized column 2, built 4 of 5 and refused universal 3."
BETTER = (
    "Better: Finalize 1 (3 cards, no contract). It takes the lead in blue from Włodzimierz."
    " About 4½ points."
)


def review(
    kind: type[ReviewT],
    names: Sequence[str],
    turns: int,
    moments: Sequence[MomentScene] = (),
    late: int = 3,
    lucky: LuckyScene | None = None,
) -> ReviewT:
    """Return a review in which the first seat wins."""
    seats = len(names)
    judged = (*range(0, turns, max(1, turns // 60)), turns)

    def share(seat: int, turn: int) -> float:
        weights = [1 + 0.8 * sin(each + turn / (5 + each)) for each in range(seats)]
        return weights[seat] / sum(weights) if turn < turns else float(seat == 0)

    return kind(
        title="Chance to win in %, turn by turn",
        turns=judged,
        lines=tuple(
            ChanceLine(
                seat=seat + 1,
                name=name,
                fallback_name=f"Player {seat + 1}",
                shares=tuple(share(seat, turn) for turn in judged),
            )
            for seat, name in enumerate(names)
        ),
        late=turns - late * seats,
        late_title="last 3 rounds",
        error=0.028,
        certainty="Accurate to about 3 percentage points.",
        moments=tuple(moments),
        nothing="No decision cost much.",
        lucky=lucky,
    )


def moment(
    table: TableParts,
    turn: int,
    seat: int,
    figures: tuple[str, str] = ("decision \N{MINUS SIGN}9%", "luck +28%"),
    played: str = PLAYED,
    better: str = BETTER,
    *,
    middle: bool = True,
) -> MomentScene:
    """Return a decision that cost much."""
    decision, luck = figures
    return MomentScene(
        turn=turn,
        seat=seat,
        title=f"turn {turn}",
        share=0.4,
        decision=decision,
        luck=luck,
        played=played,
        better=better,
        middle=middle,
        table=table,
    )
