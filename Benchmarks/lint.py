#!/usr/bin/env python3
"""Measures how many lines `rostrum lint` checks in a second, and prints a table.

    python3 Benchmarks/lint.py [--no-build] [--program PATH] [--update]

builds `LintTool` for release and lints the sources of swift-syntax, which are among the checkouts of this package:
with an empty cache, which the run writes, and with that of the run before.

Seconds are the least of five runs, so the files are in the system's cache; beside them are the seconds of processors,
which a busy machine changes less. It fails if a line takes more of the processors than `Thresholds/lint.json` allows.
The threshold of later runs is the goal: what two cores have for each of 150,000 lines a second.
"""

import argparse
import pathlib
import resource
import shutil
import subprocess
import sys
import tempfile
import time

from thresholds import Thresholds

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCES = ROOT / ".build" / "checkouts" / "swift-syntax" / "Sources"
GOAL = 150_000  # lines a second, on two cores
RUNS = 5
FIRST, LATER = "First", "Later"
NAMES = {FIRST: "empty cache", LATER: "later run"}


def run(program, cache):
    """The seconds and the seconds of processors of one run."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.monotonic()
    result = subprocess.run(
        [program, "--quiet", "--package-path", str(SOURCES), "--cache-path", str(cache), "."],
        capture_output=True, text=True)
    seconds = time.monotonic() - start
    if result.returncode not in (0, 1):
        sys.exit(f"{SOURCES} can't be linted:\n{result.stderr}")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return seconds, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def measure(run_with, cache):
    """The least seconds, and the least seconds of processors, of runs without and with what the cache has."""
    runs = {FIRST: [], LATER: []}
    for _ in range(RUNS):
        shutil.rmtree(cache, ignore_errors=True)
        for case in runs:
            runs[case].append(run_with(cache))
    return {case: tuple(map(min, zip(*found))) for case, found in runs.items()}


def rows(results, lines):
    """The lines of the table."""
    yield "| | lines | s | processor, s | lines/s | goal, lines/s |"
    yield "|---|---:|---:|---:|---:|---:|"
    for case, (seconds, processors) in results.items():
        speed = lines / seconds
        goal = f"{GOAL:,}" if case == LATER else ""
        mark = " (missed)" if goal and speed < GOAL else ""
        yield f"| {NAMES[case]} | {lines:,} | {seconds:.2f} | {processors:.2f} | {speed:,.0f}{mark} | {goal} |"


def complaints(results, lines, thresholds):
    """What takes more of the processors than it may, in microseconds for a line."""
    for case, (_, processors) in results.items():
        if complaint := thresholds.complaint(case, round(1e6 * processors / lines, 2), "µs of processors for a line"):
            yield complaint


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--no-build", action="store_true", help="measure what is built")
    parser.add_argument("--program", metavar="PATH", help="measure a program that exists")
    parser.add_argument("--update", action="store_true", help="write the threshold that isn't a goal")
    options = parser.parse_args()
    program = options.program or str(ROOT / ".build" / "release" / "LintTool")
    if not options.no_build and not options.program:
        subprocess.run(
            ["swift", "build", "-c", "release", "--product", "LintTool"],
            cwd=ROOT, check=True, stdout=sys.stderr)

    lines = sum(path.read_bytes().count(b"\n") for path in SOURCES.rglob("*.swift"))
    with tempfile.TemporaryDirectory() as folder:
        results = measure(lambda cache: run(program, cache), pathlib.Path(folder) / "cache")
    print("\n".join(rows(results, lines)))
    thresholds = Thresholds.named("lint")
    if options.update:
        for case, (_, processors) in results.items():
            thresholds.update(case, round(1e6 * processors / lines, 2))
        thresholds.save()
    elif found := list(complaints(results, lines, thresholds)):
        sys.exit("\n".join(["", "Over their thresholds:", *found]))


if __name__ == "__main__":
    main()
