"""`python -m tests.bench`: run every measurement, or the one named."""

from __future__ import annotations

from argparse import ArgumentParser
from importlib import import_module

BENCHES = ("rules", "render")
"""The modules of this package; each has `main`."""


def main() -> None:
    """Run them one after another."""
    parser = ArgumentParser(prog="python -m tests.bench")
    parser.add_argument("name", nargs="?", choices=BENCHES, help="which (default: all)")
    name = parser.parse_args().name
    for bench in [name] if name else BENCHES:
        import_module(f"tests.bench.{bench}").main()


if __name__ == "__main__":
    main()
