#!/usr/bin/env python3
"""Measures what stored sessions add to the turns of the main actor, without sockets.

It prints a table, and fails if the turn of a stored session takes over 5 % longer than that of one
that isn't stored, or if a turn and a snapshot take more instructions than their threshold allows, see
`suite.py`.

Instructions are those of the main thread, which runs the main actor; snapshots are written by other
threads. A session that changes has at most one snapshot in half a second, between turns. The last
columns are what a snapshot adds if the half second has one turn, and how many turns it must have so
that a snapshot adds at most 5 % to each.
"""

import math

from suite import Suite

# Case: operations under the profiler, turns of each.
CASES = {
    "Counter": (300, 1),
    "Slider": (100, 1),
    "Row.1000": (100, 1),
    "Alert": (100, 2),
}

GOAL = 0.05


def main():
    suite = Suite("snapshot", "WebBenchmarks", CASES, __doc__)
    count = suite.program.main_instructions
    print("| case | turn, instr | added to the turn | snapshot, instr | with one turn | turns for 5 % |")
    print("|---|---:|---:|---:|---:|---:|")
    for case in suite.cases:
        operations, turns = CASES[case]
        plain = count(f"Turn.{case}", operations) / turns
        kept = count(f"Kept.{case}", operations) / turns
        snapshot = suite.instructions(f"Snapshot.{case}", operations, count) / turns - kept
        added = (kept - plain) / plain
        if added > GOAL:
            suite.fail(f"{case}: storing the session adds {added:.1%} to a turn, and may add {GOAL:.0%}.")
        print(
            f"| {case} | {plain:,.0f} | {added:+.1%} | {snapshot:,.0f} "
            f"| {snapshot / plain:+.1%} | {math.ceil(snapshot / plain / GOAL)} |",
            flush=True)
    suite.finish()


if __name__ == "__main__":
    main()
