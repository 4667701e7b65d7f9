#!/usr/bin/env python3
"""Measures what a change of rows costs among 30, 300 and 3,000 of them, in a stack, a list and a table.

It prints a table, and fails if a case takes more instructions than its threshold allows, see
`suite.py`. How a case is measured is said in `measure.py`. The goal is that a change among many rows
takes at most 1.3 times what it takes among 30.
"""

from suite import Suite

PLACES = ("Stack", "List", "Table")
COUNTS = (30, 300, 3000)
CHANGES = ("Change", "Insert", "Swap", "Move")
GOAL = 1.3
CASES = [f"{place}.{count}.{change}" for place in PLACES for change in CHANGES for count in COUNTS]


def main():
    suite = Suite("changes", "WebBenchmarks", CASES, __doc__)
    print("| case | instr/op | times that of 30 rows |")
    print("|---|---:|---:|")
    few = {}
    for case in suite.cases:
        place, count, change = case.split(".")
        # Insertions alternate with removals.
        instructions = suite.instructions(case, 4 if count == "3000" else 10)
        few.setdefault((place, change), instructions)
        ratio = instructions / few[place, change]
        print(f"| {case} | {instructions:,} | {ratio:.2f}{suite.mark(case, ratio <= GOAL)} |", flush=True)
    suite.finish()


if __name__ == "__main__":
    main()
