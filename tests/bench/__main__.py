"""`python -m tests.bench`: run every measurement but the longest, or the one named."""

from __future__ import annotations

from argparse import ArgumentParser
from importlib import import_module

BENCHES = ("rules", "render", "start", "move", "load", "size")
"""The modules of this package that are run without being named; each has `main`."""
LONG = ("computer", "review")
"""Those that take hours, or some minutes."""
GAMES = 200
"""How many games each match of `computer` has."""


def main() -> None:
    """Run them one after another."""
    parser = ArgumentParser(prog="python -m tests.bench")
    parser.add_argument("name", nargs="?", choices=(*BENCHES, *LONG), help="what to measure")
    parser.add_argument(
        "--against", metavar="COMMIT", help="the commit that `move` is compared with"
    )
    parser.add_argument(
        "--games",
        metavar="N",
        type=int,
        default=GAMES,
        help="how many each match of `computer` has",
    )
    args = parser.parse_args()
    options = {"move": {"against": args.against}, "computer": {"games": args.games}}
    for bench in [args.name] if args.name else BENCHES:
        import_module(f"tests.bench.{bench}").main(**options.get(bench, {}))


if __name__ == "__main__":
    main()
