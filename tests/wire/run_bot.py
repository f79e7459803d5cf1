"""Run the bot as it is, with discord.py pointed at the server that LOOPBACK_DISCORD names."""

from __future__ import annotations

import os
import sys

from bot.__main__ import main
from tests.wire.seams import seams


def run() -> int:
    """Run the bot and return its exit status."""
    for owner, name, value in seams(os.environ["LOOPBACK_DISCORD"]):
        setattr(owner, name, value)
    return main(["run"])


if __name__ == "__main__":
    sys.exit(run())
