#!/usr/bin/env python3
"""Measures a turn of a session, from the bytes of an event to the bytes of its frame, without sockets.

It prints a table beside the goals, and fails if a case takes more instructions than its threshold
allows, see `suite.py`. How a case is measured is said in `measure.py`.
"""

from suite import Suite

# Case: operations under the profiler, operations of a plain run, and what the case took before a
# session had turns (at 2e44e19), a third of which is the goal.
CASES = {
    "Turn.Counter": (300, 20_000, 244_913),
    "Turn.Slider": (100, 5_000, 2_698_567),
    "Turn.Row.1000": (50, 10_000, 125_069_010),
    "Turn.Alert": (50, 2_000, 745_970),
}


def main():
    suite = Suite("web", "WebBenchmarks", CASES, __doc__)
    print("| case | instr/op | before | goal | allocations/op | ns/op |")
    print("|---|---:|---:|---:|---:|---:|")
    for case in suite.cases:
        few, many, before = CASES[case]
        instructions = suite.instructions(case, few)
        mark = suite.mark(case, instructions <= before // 3)
        allocations = suite.program.allocations(case, few)
        nanoseconds = suite.program.nanoseconds(case, many, runs=5)
        print(
            f"| {case} | {instructions:,}{mark} | {before:,} | {before // 3:,} "
            f"| {allocations:,.1f} | {nanoseconds:,} |",
            flush=True)
    suite.finish()


if __name__ == "__main__":
    main()
