"""Positions on the command line: in words, and as a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.cli.faults import CommandFailed
from bot.games.record import format_points
from bot.presenters import PRESENTERS
from bot.presenters.reading import NO_MOVES
from bot.words.words import DEFAULT_LANGUAGE, Words
from render import paint

if TYPE_CHECKING:
    from pathlib import Path

    from bot.games.game import AnyGame, View
    from bot.presenters.presenter import AnyPresenter
    from bot.presenters.reading import Recent


def standing(game: AnyGame, state: Any) -> str:  # noqa: ANN401  (the state of any game)
    """Return in words the seats that may act and the points, or how the game ended."""
    points = " ".join(format_points(halves) for halves in game.scores(state))
    result = game.result(state)
    if result is None:
        return f"{_awaited(game.to_act(state))}; score if the game ended now {points}."
    winners = " ".join(str(seat) for seat in result.winners)
    where = f" in the turn of seat {result.seat}" if result.seat else ""
    return f"{result.ending}{where}, score {points}, winner {winners}."


def _awaited(seats: tuple[int, ...]) -> str:
    if not seats:
        return "chance decides next"
    *others, last = map(str, seats)
    return (
        f"seats {', '.join(others)} and {last} are to act" if others else f"seat {last} is to act"
    )


def draw(game: AnyGame, view: View, path: Path, recent: Recent | None = None) -> None:
    """Write the picture of a view to a file and say so.

    Raises
    ------
    CommandFailed
        When the file cannot be written.
    """
    try:
        path.write_bytes(picture_of(PRESENTERS[game.name], view, recent))
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise CommandFailed(f"{path} cannot be written: {reason}.") from error
    print(f"The picture is in {path}.")


def picture_of(
    presenter: AnyPresenter,
    view: View,
    recent: Recent | None = None,
    language: str = DEFAULT_LANGUAGE,
) -> bytes:
    """Return the picture of a position as the bytes of a PNG.

    Nobody has a name here: the players are called Player 1, Player 2 and so on.

    Parameters
    ----------
    presenter
        The presenter of the game.
    view
        What the picture shows.
    recent
        The moves to point out as the last ones.
    """
    words = Words(language)
    return paint(presenter.screen(presenter.read(view, words, recent=recent or NO_MOVES)).scene)
