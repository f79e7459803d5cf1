"""`python -m bot simulate`: let computer players play whole games, record and count them."""

from __future__ import annotations

import random
import sys
from argparse import ArgumentTypeError
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.faults import CommandFailed
from bot.cli.playing import Files, Lineup, game_of, play, spread, strategies_of
from bot.cli.tally import Tally
from bot.games import GAMES
from bot.games.judging import STRENGTHS
from bot.games.record import write

if TYPE_CHECKING:
    from argparse import (
        ArgumentParser,
        Namespace,
        _SubParsersAction,  # pyright: ignore[reportPrivateUsage]
    )
    from collections.abc import Sequence

    from bot.games.game import AnyGame


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the command and its arguments."""
    parser = subparsers.add_parser(
        "simulate",
        help="let computer players play whole games",
        description="Play whole games and print statistics; write the records too if asked.",
    )
    parser.add_argument(
        "--players", type=_positive, required=True, metavar="N", help="the number of players"
    )
    parser.add_argument(
        "--games", type=_positive, required=True, metavar="M", help="the number of games"
    )
    parser.add_argument(
        "--game", choices=list(GAMES), default=next(iter(GAMES)), help="the game to play"
    )
    parser.add_argument(
        "--seed",
        type=int,
        metavar="S",
        help="a number that gives the same games again (default: a random one)",
    )
    parser.add_argument("--deck", type=Path, metavar="FILE", help="a deck file to play with")
    parser.add_argument(
        "--map", type=Path, metavar="FILE", help="a map file of Ticket to Ride, to play on"
    )
    parser.add_argument(
        "--option", metavar="NAME", help="one of the game's options (default: its first)"
    )
    parser.add_argument(
        "--record", type=Path, metavar="DIR", help="write a record of each game into this folder"
    )
    parser.add_argument(
        "--player",
        nargs="+",
        default=["random"],
        metavar="NAME",
        help=f"who plays seat 1, seat 2 and so on; the last name fills the other seats: {_names()}",
    )
    parser.add_argument(
        "--jobs",
        type=_positive,
        default=1,
        metavar="N",
        help="how many processes play; the games are the same (default: 1)",
    )
    parser.add_argument(
        "--every",
        action="store_true",
        help="list every card, route and token, not only those taken most and least",
    )
    parser.set_defaults(run=run)


def _names() -> str:
    """Return the names of the players: those of every game, then each game's own."""
    own = {
        game.name: ", ".join(name for name in game.strategies if name not in STRENGTHS)
        for game in GAMES.values()
    }
    named = "; ".join(f"{name}: {players}" for name, players in own.items() if players)
    return f"random (default), {', '.join(STRENGTHS)}, lookahead; {named}"


def run(args: Namespace) -> int:
    """Play the games; return 0, or 1 when they cannot be played or written."""
    seed = random.SystemRandom().randrange(2**32) if args.seed is None else args.seed
    files = Files(args.deck, args.map)
    try:
        game = game_of(args.game, files)
        players = _seated(game, args.player, args.players)
        option = _option(game, args.option or (args.deck.stem if args.deck else None))
        lineups = [
            Lineup(game.name, option, players, f"{seed} {number}", files=files)
            for number in range(1, args.games + 1)
        ]
        tally = Tally(players, every=args.every)
        for number, played in enumerate(spread(play, lineups, args.jobs), start=1):
            tally.add(game, played)
            if args.record:
                name = f"{game.name}-{args.players}p-{seed}-{number:04}.txt"
                _write(args.record / name, write(game, *played[:3]))
    except CommandFailed as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{game.name}, {option}, {args.players} players, {args.games} games, seed {seed}")
    print(f"{', '.join(players)}\n")
    print(tally.table())
    return 0


def _positive(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not int(text):
        raise ArgumentTypeError(f"not a number from 1 on: {text!r}")
    return int(text)


def _option(game: AnyGame, name: str | None) -> str:
    options = game.options()
    if name is not None and name not in options:
        raise CommandFailed(f"{game.name} has no option {name}, only {', '.join(options)}.")
    return name or options[0]


def _seated(game: AnyGame, names: Sequence[str], seats: int) -> tuple[str, ...]:
    """Return the player of each seat; the last named takes all seats that are left."""
    if not game.seats[0] <= seats <= game.seats[1]:
        raise CommandFailed(f"{game.name} is for {game.seats[0]} to {game.seats[1]} players.")
    known = strategies_of(game)
    for name in names:
        if name not in known:
            raise CommandFailed(f"{game.name} has no player {name}, only {', '.join(known)}.")
    if len(names) > seats:
        raise CommandFailed(f"{len(names)} players are named for {seats} seats.")
    return (*names, *[names[-1]] * (seats - len(names)))


def _write(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="ascii", newline="\n") as file:
            file.write(text)
    except FileExistsError as error:
        raise CommandFailed(f"{path} is there already; name another directory.") from error
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise CommandFailed(f"{path} cannot be written: {reason}.") from error
