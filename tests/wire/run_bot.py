"""Run the bot as it is, with discord.py pointed at the server that LOOPBACK_DISCORD names.

With LOOPBACK_HASTE, what is wrong with it is told sooner.
"""

from __future__ import annotations

import os
import sys

from bot.__main__ import main
from tests.wire.seams import haste, seams


def run() -> int:
    """Run the bot and return its exit status."""
    changed = [*seams(os.environ["LOOPBACK_DISCORD"])]
    if "LOOPBACK_HASTE" in os.environ:
        changed += haste()
    for owner, name, value in changed:
        setattr(owner, name, value)
    return main(["run"])


if __name__ == "__main__":
    sys.exit(run())
