#!/usr/bin/env python3
"""Measures a turn of a session, from the bytes of an event to the bytes of its frame, without sockets.

It prints a table beside the goals, and fails if a case takes more instructions than its threshold
allows, see `thresholds.py`. `--update` makes what is counted the thresholds. How it is measured is
said in `measure.py`.
"""

import argparse
import sys

from measure import Program
from thresholds import Thresholds

# Case: operations under the profiler, operations of a plain run, and what the case took before a
# session had turns (at 2e44e19), a third of which is the goal.
CASES = {
    "Turn.Counter": (300, 20_000, 244_913),
    "Turn.Slider": (100, 5_000, 2_698_567),
    "Turn.Row.1000": (50, 10_000, 125_069_010),
    "Turn.Alert": (50, 2_000, 745_970),
}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--no-build", action="store_true", help="measure what is built")
    parser.add_argument("--program", metavar="PATH", help="measure a program that exists")
    parser.add_argument("--update", action="store_true", help="write the thresholds")
    parser.add_argument("cases", nargs="*", metavar="CASE", help="cases; all by default")
    options = parser.parse_args()
    program = Program("WebBenchmarks", options.program)
    if not options.no_build and not options.program:
        program.build()
    print("| case | instr/op | before | goal | allocations/op | ns/op |")
    print("|---|---:|---:|---:|---:|---:|")
    thresholds = Thresholds.named("web")
    complaints = []
    for case in options.cases or CASES:
        few, many, before = CASES[case]
        instructions = thresholds.measure(case, lambda: program.instructions(case, few))
        allocations = program.allocations(case, few)
        nanoseconds = program.nanoseconds(case, many, runs=5)
        if options.update:
            thresholds.update(case, instructions)
        elif complaint := thresholds.complaint(case, instructions):
            complaints.append(complaint)
        missed = " (missed)" if instructions > before // 3 else ""
        print(
            f"| {case} | {instructions:,}{missed} | {before:,} | {before // 3:,} "
            f"| {allocations:,.1f} | {nanoseconds:,} |",
            flush=True)
    if options.update:
        thresholds.save()
    if complaints:
        sys.exit("\n".join(["", "Over their thresholds:", *complaints]))


if __name__ == "__main__":
    main()
