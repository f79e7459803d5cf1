"""`python -m bot show`: say how a position written down stands, and draw it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.cli.faults import CommandFailed, explain_position, games_with_deck, read_text
from bot.cli.positions import draw, standing
from bot.games.errors import BadPosition
from bot.games.position import read_position

if TYPE_CHECKING:
    from argparse import (
        ArgumentParser,
        Namespace,
        _SubParsersAction,  # pyright: ignore[reportPrivateUsage]
    )

    from bot.games.game import AnyGame


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the command and its arguments."""
    parser = subparsers.add_parser(
        "show",
        help="list what can be done in a position, and draw it",
        description="Read a position; list what can be done, and draw what everybody sees.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="the position")
    parser.add_argument(
        "--deck", type=Path, metavar="FILE", help="the deck file, for a position with your own deck"
    )
    parser.add_argument(
        "--map",
        type=Path,
        metavar="FILE",
        help="a map file of Ticket to Ride, for a position on your own map",
    )
    parser.add_argument(
        "--picture", type=Path, metavar="PNG", help="draw the position to this file"
    )
    parser.add_argument(
        "--seat", type=int, metavar="N", help="list and draw what this seat sees and may do"
    )
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Show the position; return 0, or 1 with the line at fault."""
    try:
        game, state = read_position(read_text(args.file), games_with_deck(args.deck, args.map))
        print("\n".join(_words(game, state, args.seat)))
        if args.picture:
            draw(game, game.view(state, args.seat), args.picture)
    except BadPosition as error:
        print(f"{args.file}: {explain_position(error)}", file=sys.stderr)
        return 1
    except CommandFailed as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _words(game: AnyGame, state: Any, seat: int | None) -> list[str]:  # noqa: ANN401  (any state)
    seats = len(game.scores(state))
    if seat is not None and not 1 <= seat <= seats:
        raise CommandFailed(f"The position has seats 1 to {seats}, and no seat {seat}.")
    stands = standing(game, state)
    first = stands.capitalize() if game.result(state) is None else f"The game is over: {stands}"
    legal = game.legal_actions(state) if seat is None else game.view(state, seat).legal
    several = len(game.to_act(state)) > 1
    texts = [f"{each.seat} {game.format(each)}" if several else game.format(each) for each in legal]
    return [first, *texts]
