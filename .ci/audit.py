"""Asks pip-audit whether an installed package has a known vulnerability.

Fails when one has. Where the list of vulnerabilities is out of reach, it says so and does not fail.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

OUT_OF_REACH = ("requests.exceptions.", "ServiceError", "vulnerability feed", "blocking this")
"""What pip-audit writes to standard error when the service does not answer as it should."""


def main() -> int:
    """Print the outcome; return 1 if a package is vulnerable or pip-audit fails, else 0."""
    with TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        command = ["-m", "pip_audit", "--local", "--skip-editable", "--progress-spinner", "off"]
        done = subprocess.run(
            [sys.executable, *command, "--format", "json", "--output", str(report)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
        text = report.read_text("utf-8") if report.exists() else ""
    if not text:
        return _without_report(done.stderr)
    packages = json.loads(text)["dependencies"]
    looked_up = [package for package in packages if "vulns" in package]
    if not looked_up:
        print("Audit skipped: the package index here tells of no vulnerabilities.")
        return 0
    faults = [
        f"{package['name']} {package['version']}: {fault['id']}, {_cure(fault['fix_versions'])}"
        for package in looked_up
        for fault in package["vulns"]
    ]
    print(
        f"Audit: {len(looked_up)} packages looked up, {len(packages) - len(looked_up)} not on the"
        f" index, {len(faults)} known vulnerabilities."
    )
    print("\n".join(faults), end="\n" if faults else "")
    return 1 if faults else 0


def _without_report(said: str) -> int:
    """Print why there is no report; return 0 if that is the network's fault."""
    last = (said.strip().splitlines() or ["it said nothing"])[-1]
    if any(sign in said for sign in OUT_OF_REACH):
        fault = last.partition(": ")[0]
        print(f"Audit skipped: the list of vulnerabilities is out of reach ({fault}).")
        return 0
    print(f"The audit failed: {last}", file=sys.stderr)
    return 1


def _cure(versions: list[str]) -> str:
    return f"fixed in {', '.join(versions)}" if versions else "no version without it yet"


if __name__ == "__main__":
    sys.exit(main())
