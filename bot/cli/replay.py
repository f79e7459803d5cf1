"""`python -m bot replay`: play a game record, judge it, draw any of its positions."""

from __future__ import annotations

import sys
from argparse import ArgumentTypeError
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.chat.posts.inputs import recent_of
from bot.cli.faults import CommandFailed, explain_record, games_with_deck, read_text
from bot.cli.positions import draw, standing
from bot.games.errors import BadRecord
from bot.games.record import positions, read, replay
from bot.tables.model import Position

if TYPE_CHECKING:
    from argparse import (
        ArgumentParser,
        Namespace,
        _SubParsersAction,  # pyright: ignore[reportPrivateUsage]
    )

    from bot.games.game import AnyGame
    from bot.games.record import Record


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the command and its arguments."""
    parser = subparsers.add_parser(
        "replay",
        help="replay a game record and check its end, score and winner",
        description="Replay a game record; say whether its end, score and winner are right.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="the record")
    parser.add_argument(
        "--deck",
        type=Path,
        metavar="FILE",
        help="the deck file, for a record played with your own deck",
    )
    parser.add_argument(
        "--map",
        type=Path,
        metavar="FILE",
        help="a map file of Ticket to Ride, for a record played on your own map",
    )
    parser.add_argument(
        "--picture", type=Path, metavar="PNG", help="draw the last position to this file"
    )
    parser.add_argument(
        "--until", type=_count, metavar="N", help="stop after N actions; check nothing after them"
    )
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Replay the record; return 0 when it is right, else 1 with the line at fault."""
    game: str | None = None
    try:
        games = games_with_deck(args.deck, args.map)
        record = read(read_text(args.file), games)
        game = record.game
        state = _last(games[game], record, args.until)
        print(_verdict(games[game], record, state, args.until))
        if args.picture:
            _draw(games[game], record, args.until, args.picture)
    except BadRecord as error:
        print(f"{args.file}: {explain_record(error, game)}", file=sys.stderr)
        return 1
    except CommandFailed as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _count(text: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise ArgumentTypeError(f"not a number of actions: {text!r}")
    return int(text)


def _last(game: AnyGame, record: Record, until: int | None) -> Any:  # noqa: ANN401  (any state)
    if until is None:
        return replay(game, record)
    if until > len(record.actions):
        raise CommandFailed(f"The record has {len(record.actions)} actions, not {until}.")
    *_, state = islice(positions(game, record), until + 1)
    return state


def _verdict(game: AnyGame, record: Record, state: Any, until: int | None) -> str:  # noqa: ANN401
    played = f"{len(record.actions) if until is None else until} actions, all legal"
    if game.result(state) is None:
        return f"{played}; {standing(game, state)}"
    judged = "end, score and winner agree" if until is None else "the game is over"
    return f"{played}; {judged}: {standing(game, state)}"


def _draw(game: AnyGame, record: Record, until: int | None, path: Path) -> None:
    position = Position(game.start(record.setup))
    for _, action in record.actions[:until]:
        position = position.then(game, action.seat, game.format(action))
    view = game.view(position.state, None)
    draw(game, view, path, recent_of(game, position))
