"""Standard output that fails ends a command in good order."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.records import FOLDER
from tests.storage.samples import ROOT

COMMAND = (sys.executable, "-m", "bot", "replay", str(FOLDER / "sanfrancisco/foundations-2p-1.txt"))
FULL = Path("/dev/full")


@pytest.mark.skipif(not FULL.exists(), reason="this system has no disk that is always full")
def test_a_full_disk_is_said_in_one_sentence():
    with FULL.open("w") as full:
        done = subprocess.run(  # noqa: S603  (its own command)
            COMMAND, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.returncode == 1
    assert done.stderr == "The output cannot be written (No space left on device).\n"


def test_a_reader_that_has_gone_is_no_fault():
    with subprocess.Popen(  # noqa: S603  (its own command)
        COMMAND, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == b""
    assert running.returncode == 141
