"""`python -m tests.mutate`: make single changes of the code, and tell which no test notices."""

from __future__ import annotations

import sys
import time
from argparse import ArgumentParser
from typing import TYPE_CHECKING

from tests.mutate import forks
from tests.mutate.accepted import LIST, accepted, outdated
from tests.mutate.copies import ROOT, copy_project, folder
from tests.mutate.mutants import mutants, project, sample
from tests.mutate.parts import EXEMPT, PARTS, is_exempt
from tests.mutate.reach import UnsoundError, measure
from tests.mutate.trial import Outcome, Trial, Verdict

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Sequence
    from pathlib import Path

    from tests.mutate.accepted import Key
    from tests.mutate.mutants import Mutant

KEPT = ROOT / "build" / "mutate.json"
"""Which test runs which line, for the next run on the same code."""
ENOUGH = 0.97
"""The share of changes that tests must notice."""


def main() -> int:
    """Return 0 if tests notice enough, and the reason is given for all that they do not."""
    args = _arguments()
    everything = project(ROOT, PARTS)
    reasons = accepted(LIST.read_text(encoding="utf-8"))
    for key in outdated(reasons, everything):
        print(f"{LIST.name} has an entry for what is no longer there: {key}")
    drawn = [mutant for mutant in everything if not is_exempt(mutant.path)]
    chosen = _at(args.at) if args.at else sample(drawn, args.amount, args.seed)
    began = time.monotonic()
    forks.warm()
    with folder() as place:
        copies = [place / str(number) for number in range(args.jobs)]
        for copy in copies:
            copy_project(copy)
        try:
            outcomes = _tried(chosen, copies, args)
        except UnsoundError as fault:
            print(fault)
            return 2
    _report(outcomes, reasons, time.monotonic() - began)
    if not args.at:
        _report_exempt(everything)
    share = sum(outcome.noticed for outcome in outcomes) / len(outcomes)
    unlisted = [o for o in outcomes if not o.noticed and o.mutant.key not in reasons]
    return int(bool(unlisted) or (share < ENOUGH and not args.at))


def _arguments() -> Namespace:
    parser = ArgumentParser(prog="python -m tests.mutate")
    parser.add_argument("--amount", type=int, default=200, help="how many changes (default: 200)")
    parser.add_argument("--seed", type=int, default=1, help="which changes (default: 1)")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time (default: 2)")
    parser.add_argument(
        "--at", nargs="+", metavar="FILE[:LINE]", help="make every change of these places instead"
    )
    parser.add_argument(
        "--tests", nargs="+", metavar="PATH", help="ask only these tests, without looking for more"
    )
    parser.add_argument(
        "--budget",
        type=float,
        default=60,
        help="seconds of CPU for the tests of one change (default: 60)",
    )
    return parser.parse_args()


def _at(places: Sequence[str]) -> list[Mutant]:
    """Return every change of some files or lines."""
    found: list[Mutant] = []
    for place in places:
        path, _, line = place.partition(":")
        changes = mutants(path, (ROOT / path).read_bytes())
        found += [mutant for mutant in changes if line in ("", str(mutant.line))]
    if not found:
        sys.exit("There is nothing to change at these places.")
    return found


def _tried(chosen: Sequence[Mutant], copies: Sequence[Path], args: Namespace) -> list[Outcome]:
    """Return what became of each change."""
    cpu: dict[str, float] = {}
    asked: dict[Key, list[str]] = {mutant.key: args.tests for mutant in chosen}
    if not args.tests:
        print("Looking which test runs which line ...", flush=True)
        began = time.monotonic()
        reach = measure(copies, [*PARTS], KEPT)
        for test in reach.failed:
            print(f"{test} fails without a change, and is asked nothing.")
        cpu, asked = reach.cpu, {mutant.key: reach.tests(mutant, args.budget) for mutant in chosen}
        print(f"{len(cpu)} tests, {time.monotonic() - began:.0f} s", flush=True)
    outcomes = [Outcome(m, Verdict.UNREACHED, "", 0) for m in chosen if not asked[m.key]]
    reached = [mutant for mutant in chosen if asked[mutant.key]]
    control = (Trial(m, asked[m.key], cpu, changed=False) for m in reached[:1])
    for outcome in forks.spread(control, copies):
        if outcome.noticed:
            raise UnsoundError(f"A test fails without a change: {outcome.by}")
    trials = [Trial(mutant, asked[mutant.key], cpu) for mutant in reached]
    for outcome in forks.spread(trials, copies):
        outcomes.append(outcome)
        print(f"{len(outcomes):4} {outcome.mutant}", flush=True)
        print(f"     {outcome.verdict}: {outcome.by} ({outcome.cpu:.1f} s)", flush=True)
    return outcomes


def _report(outcomes: Sequence[Outcome], reasons: dict[Key, str], seconds: float) -> None:
    noticed = [outcome for outcome in outcomes if outcome.noticed]
    print(f"\n{len(noticed)} of {len(outcomes)} changes noticed, in {seconds / 60:.0f} minutes")
    for outcome in outcomes:
        if not outcome.noticed:
            reason = reasons.get(outcome.mutant.key, f"no reason in {LIST.name}")
            print(f"- {outcome.mutant}\n  {outcome.verdict}; {reason}")


def _report_exempt(everything: Sequence[Mutant]) -> None:
    count = sum(is_exempt(mutant.path) for mutant in everything)
    print(f"\n{count} of {len(everything)} changes are never drawn:")
    for reason in dict.fromkeys(EXEMPT.values()):
        print(f"- {reason}:", ", ".join(path for path in EXEMPT if EXEMPT[path] == reason))


if __name__ == "__main__":
    sys.exit(main())
