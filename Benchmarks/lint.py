#!/usr/bin/env python3
"""Measures how many lines `rostrum lint` checks in a second, and prints a table.

    python3 Benchmarks/lint.py [--no-build] [--program PATH] [--update]

builds `LintTool` for release and lints the sources of swift-syntax, which are among the checkouts of this package.
Seconds are the least of five runs, so the files are in the system's cache; beside them are the seconds of processors,
which a busy machine changes less. Instructions are counted under callgrind on `SwiftParser`, per line, and compared
with the threshold in `Thresholds/lint.json`.
"""

import argparse
import pathlib
import re
import resource
import subprocess
import sys
import time

from measure import Program
from thresholds import Thresholds

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCES = ROOT / ".build" / "checkouts" / "swift-syntax" / "Sources"
GOAL = 150_000  # lines a second, on two cores


class LintTool(Program):
    def __init__(self, path):
        super().__init__("LintTool", path or str(ROOT / ".build" / "release" / "LintTool"))

    def build(self):
        subprocess.run(
            ["swift", "build", "-c", "release", "--product", "LintTool"],
            cwd=ROOT, check=True, stdout=sys.stderr)

    def seconds(self, folder):
        """The seconds and the seconds of processors of one run."""
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        start = time.monotonic()
        self._run([self.path], folder)
        seconds = time.monotonic() - start
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return seconds, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    def instructions_per_line(self, folder):
        run = self._run(
            ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", self._stripped], folder)
        return int(re.search(r"Collected : (\d+)", run.stderr)[1]) // lines(folder)

    def _run(self, command, folder):
        run = subprocess.run(
            [*command, "--quiet", "--package-path", str(folder), "."], capture_output=True, text=True)
        if run.returncode not in (0, 1):
            sys.exit(f"{folder} can't be linted:\n{run.stderr}")
        return run


def lines(folder):
    return sum(path.read_bytes().count(b"\n") for path in folder.rglob("*.swift"))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--no-build", action="store_true", help="measure what is built")
    parser.add_argument("--program", metavar="PATH", help="measure a program that exists")
    parser.add_argument("--update", action="store_true", help="write the threshold")
    options = parser.parse_args()
    tool = LintTool(options.program)
    if not options.no_build and not options.program:
        tool.build()

    count = lines(SOURCES)
    runs = [tool.seconds(SOURCES) for _ in range(5)]
    seconds, processors = min(runs)[0], min(run[1] for run in runs)
    thresholds = Thresholds.named("lint")
    instructions = thresholds.measure(
        "Lint.Line", lambda: tool.instructions_per_line(SOURCES / "SwiftParser"))
    print("| lines | seconds | seconds of processors | lines/s | instr/line |")
    print("|---:|---:|---:|---:|---:|")
    mark = "" if count / seconds >= GOAL else " (missed)"
    print(
        f"| {count:,} | {seconds:.2f} | {processors:.2f} | {count / seconds:,.0f}{mark} "
        f"| {instructions:,} |")
    if options.update:
        thresholds.update("Lint.Line", instructions)
        thresholds.save()
    elif complaint := thresholds.complaint("Lint.Line", instructions):
        sys.exit(complaint)


if __name__ == "__main__":
    main()
