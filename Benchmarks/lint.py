#!/usr/bin/env python3
"""Measures how many lines `rostrum lint` checks in a second, and prints a table.

    python3 Benchmarks/lint.py [--no-build] [--program PATH]

builds `LintTool` for release and lints the sources of swift-syntax, which are among the checkouts of this package.
Seconds are the least of five runs, so the files are in the system's cache; beside them are the seconds of processors,
which a busy machine changes less.
"""

import argparse
import pathlib
import resource
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCES = ROOT / ".build" / "checkouts" / "swift-syntax" / "Sources"
GOAL = 150_000  # lines a second, on two cores
RUNS = 5


def run(program):
    """The seconds and the seconds of processors of one run."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.monotonic()
    result = subprocess.run(
        [program, "--quiet", "--package-path", str(SOURCES), "."], capture_output=True, text=True)
    seconds = time.monotonic() - start
    if result.returncode not in (0, 1):
        sys.exit(f"{SOURCES} can't be linted:\n{result.stderr}")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return seconds, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--no-build", action="store_true", help="measure what is built")
    parser.add_argument("--program", metavar="PATH", help="measure a program that exists")
    options = parser.parse_args()
    program = options.program or str(ROOT / ".build" / "release" / "LintTool")
    if not options.no_build and not options.program:
        subprocess.run(
            ["swift", "build", "-c", "release", "--product", "LintTool"],
            cwd=ROOT, check=True, stdout=sys.stderr)

    lines = sum(path.read_bytes().count(b"\n") for path in SOURCES.rglob("*.swift"))
    runs = [run(program) for _ in range(RUNS)]
    seconds, processors = min(seconds for seconds, _ in runs), min(spent for _, spent in runs)
    speed = lines / seconds
    mark = "" if speed >= GOAL else " (missed)"
    print("| lines | s | processor, s | lines/s | goal, lines/s |")
    print("|---:|---:|---:|---:|---:|")
    print(f"| {lines:,} | {seconds:.2f} | {processors:.2f} | {speed:,.0f}{mark} | {GOAL:,} |")


if __name__ == "__main__":
    main()
