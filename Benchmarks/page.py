#!/usr/bin/env python3
"""Measures what a first page costs, from the launch of the app to its HTML, and what a join costs.

It prints a table, and fails if a case takes more instructions than its threshold allows, see
`suite.py`. How a case is measured is said in `measure.py`.
"""

from suite import Suite

# Case: operations under the profiler, operations of a plain run.
CASES = {
    f"{part}.{screen}": counts
    for screen, counts in {
        "Counter": (30, 2_000), "Stack.300": (4, 100), "List.300": (8, 200)}.items()
    for part in ("Page", "Join")
}


def main():
    suite = Suite("page", "WebBenchmarks", CASES, __doc__)
    print("| case | instr/op | allocations/op | ns/op |")
    print("|---|---:|---:|---:|")
    for case in suite.cases:
        few, many = CASES[case]
        instructions = suite.instructions(case, few)
        allocations = suite.program.allocations(case, few)
        nanoseconds = suite.program.nanoseconds(case, many)
        print(f"| {case} | {instructions:,} | {allocations:,.0f} | {nanoseconds:,} |", flush=True)
    suite.finish()


if __name__ == "__main__":
    main()
