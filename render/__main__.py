"""Draws contact sheets of all art, or compares the pictures of two checkouts.

``python -m render [FOLDER]`` writes the contact sheets, one a game. ``python -m render --check TREE
[TREE]`` compares the pictures of two checkouts, the second being the current one by default. It
lists and draws the differences. The exit status is 0 without differences, 1 with some, 2 after an
error. ``git worktree add ../before HEAD~1`` makes a checkout of an older state.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from pathlib import Path

from render import ARTS
from render.check import CheckError, check
from render.parts.contactsheet import lay_out


def main(argv: list[str] | None = None) -> int:
    """Run the command line and return the exit status."""
    parser = ArgumentParser(
        prog="python -m render", description=__doc__, formatter_class=RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "folder", nargs="?", type=Path, metavar="FOLDER", help="the folder for the sheets"
    )
    parser.add_argument(
        "--check", nargs="+", type=Path, metavar="TREE", help="checkouts to compare"
    )
    parser.add_argument(
        "--into",
        type=Path,
        default=Path("differences"),
        metavar="DIR",
        help="the folder for the drawn differences (default: differences)",
    )
    args = parser.parse_args(argv)
    if not args.check:
        folder = args.folder or Path("contact-sheets")
        folder.mkdir(parents=True, exist_ok=True)
        for art in ARTS:
            sheet = lay_out(art.sections(), art.sprites)
            (folder / f"{art.game}.png").write_bytes(sheet.png())
        _say(f"The contact sheets are in {folder}.")
        return 0
    if len(args.check) > 2 or args.folder:
        parser.error("--check takes one or two trees")
    return _check(args.check[0], args.check[-1] if len(args.check) == 2 else Path(), args.into)


def _check(one: Path, other: Path, folder: Path) -> int:
    try:
        differences = check(one, other, folder)
    except CheckError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    for line in differences:
        _say(line)
    _say(f"{len(differences)} scenes differ." if differences else "All pictures are alike.")
    return 1 if differences else 0


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")


if __name__ == "__main__":
    sys.exit(main())
