#!/usr/bin/env python3
"""Measures what charts and canvases cost: their first pages, and turns that change them.

It prints a table beside the goals, and fails if a case takes more instructions than its threshold
allows, see `suite.py`. How a case is measured is said in `measure.py`.
"""

from suite import Suite

# Case: operations under the profiler, operations of a plain run, the goal in milliseconds.
CASES = {
    "Line.10000": (4, 50, 20),
    "Line.Point": (30, 1_000, 1),
    "Canvas.2000": (4, 50, 16),
    "Canvas.Change": (4, 50, 16),
}


def main():
    suite = Suite("drawings", "WebBenchmarks", CASES, __doc__)
    print("| case | instr/op | allocations/op | ms/op | goal |")
    print("|---|---:|---:|---:|---:|")
    for case in suite.cases:
        few, many, goal = CASES[case]
        instructions = suite.instructions(case, few)
        allocations = suite.program.allocations(case, few)
        milliseconds = suite.program.nanoseconds(case, many, runs=5) / 1e6
        mark = suite.mark(case, milliseconds <= goal)
        print(
            f"| {case} | {instructions:,} | {allocations:,.0f} | {milliseconds:.2f}{mark} | {goal} |",
            flush=True)
    suite.finish()


if __name__ == "__main__":
    main()
