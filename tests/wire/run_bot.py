"""Run the bot as it is, with discord.py pointed at the server that LOOPBACK_DISCORD names.

LOOPBACK_IDENTIFY are the seconds between two of its shards that identify themselves, 0 for none.
With LOOPBACK_HASTE, what is wrong with it is told sooner. On a server, the lease of a bot that was
killed is over sooner, after as many seconds as LOOPBACK_LEASE says, or "usual"; it is waited for
as many seconds as LOOPBACK_AWAITED says. With
LOOPBACK_PATIENCE, a press waits for the change of its post until it is late. On SIGUSR1 it tells
what it is doing.
"""

from __future__ import annotations

import os
import sys

from bot.__main__ import main
from tests.wire.seams import (
    AWAITED,
    LEASE,
    QUICK,
    USUAL,
    gate,
    haste,
    hasty_storage,
    patience,
    quick_lease,
    seams,
)
from tests.wire.stacks import tell_on_signal


def run() -> int:
    """Run the bot and return its exit status."""
    tell_on_signal()
    changed = [*seams(os.environ["LOOPBACK_DISCORD"])]
    if "LOOPBACK_IDENTIFY" in os.environ:
        changed += gate(float(os.environ["LOOPBACK_IDENTIFY"]))
    if "LOOPBACK_HASTE" in os.environ:
        changed += haste()
    if "LOOPBACK_PATIENCE" in os.environ:
        changed += patience()
    on_server = os.environ["CABLE_CAR_DATABASE"].startswith("postgresql:")
    lasts = os.environ.get(LEASE, str(QUICK))
    if on_server and lasts != USUAL:
        changed += quick_lease(float(lasts))
    if on_server and AWAITED in os.environ:
        changed += hasty_storage(float(os.environ[AWAITED]))
    for owner, name, value in changed:
        setattr(owner, name, value)
    return main(["run"])


if __name__ == "__main__":
    sys.exit(run())
