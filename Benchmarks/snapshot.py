#!/usr/bin/env python3
"""Measures what stored sessions add to the turns of the main actor, without sockets.

It prints a table, and fails if a turn with its snapshot takes more instructions than its threshold
allows, see `suite.py`.

Instructions are those of the main thread, which runs the main actor; snapshots are encoded and stored
by other threads. A session that changes has at most one snapshot in half a second. The worst case is
one turn in half a second, which has a snapshot of its own. The last column is how many turns the half
second must have so that stored sessions add at most 5 % to each.
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
    print("| case | turn, instr | turn of a stored session | snapshot, instr | worst case | turns for 5 % |")
    print("|---|---:|---:|---:|---:|---:|")
    for case in suite.cases:
        operations, turns = CASES[case]
        plain = count(f"Turn.{case}", operations) / turns
        kept = count(f"Kept.{case}", operations) / turns
        snapshot = suite.instructions(f"Snapshot.{case}", operations, count) / turns - kept
        share = (kept + snapshot - plain) / plain
        print(
            f"| {case} | {plain:,.0f} | {(kept - plain) / plain:+.1%} | {snapshot:,.0f} "
            f"| {share:+.1%} | {needed(plain, kept, snapshot)} |",
            flush=True)
    suite.finish()


def needed(plain, kept, snapshot):
    """The number of turns for one snapshot with which the goal is met, if any."""
    room = GOAL * plain - (kept - plain)
    return math.ceil(snapshot / room) if room > 0 else "never"


if __name__ == "__main__":
    main()
