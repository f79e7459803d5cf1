"""`python -m tests.bench`: run every measurement, or the one named."""

from __future__ import annotations

from argparse import ArgumentParser
from importlib import import_module

BENCHES = ("rules", "render", "start", "move", "load", "size")
"""The modules of this package; each has `main`."""


def main() -> None:
    """Run them one after another."""
    parser = ArgumentParser(prog="python -m tests.bench")
    parser.add_argument("name", nargs="?", choices=BENCHES, help="what to measure (default: all)")
    parser.add_argument(
        "--against", metavar="COMMIT", help="the commit that `move` is compared with"
    )
    args = parser.parse_args()
    for bench in [args.name] if args.name else BENCHES:
        options = {"against": args.against} if bench == "move" else {}
        import_module(f"tests.bench.{bench}").main(**options)


if __name__ == "__main__":
    main()
