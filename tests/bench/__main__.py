"""`python -m tests.bench`: run every measurement but the longest, or the one named."""

from __future__ import annotations

from argparse import ArgumentParser
from importlib import import_module

from bot import games
from tests.bench.computer import parts_of

BENCHES = ("rules", "render", "start", "move", "load", "size")
"""The modules of this package that are run without being named; each has `main`."""
LONG = ("computer", "press", "review", "scale")
"""Those that take hours, or some minutes."""
PARTS = tuple(dict.fromkeys(part for game in games.GAMES.values() for part in parts_of(game)))
"""The parts of `computer`."""
GAMES = 200
"""How many games each match of `computer` has."""


def main() -> None:
    """Run them one after another."""
    parser = ArgumentParser(prog="python -m tests.bench")
    parser.add_argument("name", nargs="?", choices=(*BENCHES, *LONG), help="what to measure")
    parser.add_argument(
        "--against",
        metavar="COMMIT",
        help="the commit that `move` is compared with, or whose hard `computer` plays against",
    )
    parser.add_argument(
        "--games",
        metavar="N",
        type=int,
        default=GAMES,
        help="how many each match of `computer` has",
    )
    parser.add_argument(
        "--game", choices=list(games.GAMES), help="the only game that `computer` measures"
    )
    parser.add_argument(
        "--match",
        metavar="PART",
        nargs="+",
        default=(),
        choices=PARTS,
        help=f"the only parts that `computer` measures: {', '.join(PARTS)}",
    )
    parser.add_argument(
        "--jobs", metavar="N", type=int, default=1, help="how many processes play in `computer`"
    )
    parser.add_argument(
        "--skip",
        metavar="N",
        type=int,
        default=0,
        help="how many games of each match of `computer` are left out, having been played before",
    )
    args = parser.parse_args()
    named = ("games", "game", "match", "jobs", "skip", "against")
    computer = {name: getattr(args, name) for name in named}
    options = {"move": {"against": args.against}, "computer": computer}
    for bench in [args.name] if args.name else BENCHES:
        import_module(f"tests.bench.{bench}").main(**options.get(bench, {}))


if __name__ == "__main__":
    main()
