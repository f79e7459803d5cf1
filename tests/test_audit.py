"""`.ci/audit.py` fails for a vulnerability, and for nothing that the network does."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from tests.storage.samples import ROOT

if TYPE_CHECKING:
    from pathlib import Path

STAND_IN = """
import sys
from pathlib import Path
report, said, status = {answer!r}
if report:
    Path(sys.argv[sys.argv.index("--output") + 1]).write_text(report)
sys.stderr.write(said)
sys.exit(status)
"""
GOOD: dict[str, Any] = {"name": "one", "version": "1.0", "vulns": []}
BAD: dict[str, Any] = {
    "name": "two",
    "version": "2.0",
    "vulns": [{"id": "PYSEC-1", "fix_versions": ["2.1"]}],
}
UNCURED: dict[str, Any] = {
    "name": "two",
    "version": "2.0",
    "vulns": [{"id": "PYSEC-2", "fix_versions": []}],
}
UNKNOWN: dict[str, Any] = {"name": "three", "skip_reason": "Dependency not found on PyPI"}


def audit(folder: Path, packages: list[dict[str, Any]], said: str, status: int) -> tuple[int, str]:
    """Run the script with a pip-audit that gives this answer; return its status and its output."""
    report = json.dumps({"dependencies": packages, "fixes": []}) if packages else ""
    module = folder / "pip_audit"
    module.mkdir()
    (module / "__init__.py").touch()
    (module / "__main__.py").write_text(STAND_IN.format(answer=(report, said, status)))
    done = subprocess.run(
        [sys.executable, ".ci/audit.py"],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout


def test_packages_without_a_vulnerability_pass(tmp_path: Path):
    assert audit(tmp_path, [GOOD, UNKNOWN], "No known vulnerabilities found", 0) == (
        0,
        "Audit: 1 packages looked up, 1 not on the index, 0 known vulnerabilities.\n",
    )


@pytest.mark.parametrize(
    ("package", "line"),
    [
        (BAD, "two 2.0: PYSEC-1, fixed in 2.1"),
        (UNCURED, "two 2.0: PYSEC-2, no version without it yet"),
    ],
)
def test_a_vulnerability_fails_and_is_named(tmp_path: Path, package: dict[str, Any], line: str):
    status, out = audit(tmp_path, [GOOD, package], "Found 1 known vulnerability", 1)
    assert status == 1
    assert out.splitlines()[1:] == [line]


def test_an_index_without_vulnerabilities_is_told_of_and_no_failure(tmp_path: Path):
    status, out = audit(tmp_path, [UNKNOWN], "No known vulnerabilities found", 0)
    assert (status, out.count("\n")) == (0, 1)
    assert out.startswith("Audit skipped: ")


@pytest.mark.parametrize(
    "said",
    [
        "Traceback\n  File\nrequests.exceptions.ConnectionError: no route\n",
        "Traceback\n  File\npip_audit._service.interface.ServiceError\n",
        "ERROR:Could not connect to PyPI's vulnerability feed\nERROR:Tip: your network may be\n",
    ],
)
def test_an_index_out_of_reach_is_told_of_and_no_failure(tmp_path: Path, said: str):
    status, out = audit(tmp_path, [], said, 1)
    assert (status, out.count("\n")) == (0, 1)
    assert out.startswith("Audit skipped: ")


def test_a_pip_audit_that_breaks_fails(tmp_path: Path):
    status, out = audit(tmp_path, [], "Traceback\nKeyError: 'name'\n", 1)
    assert (status, out) == (1, "The audit failed: KeyError: 'name'\n")
