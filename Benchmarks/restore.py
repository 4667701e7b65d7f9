#!/usr/bin/env python3
"""Measures what it takes to remove a stored session from memory and to restore it, without sockets.

It prints a table, and fails if a case takes more instructions than its threshold allows, see `suite.py`.

Instructions are those of the main thread, which runs the main actor: the last snapshot, the end of the
session, the launch from the snapshot, and the first frame. `stored.py` measures the time of restores,
which depends on the machine.
"""

from suite import Suite

# Case: operations under the profiler.
CASES = {"Counter": 20, "Alert": 20, "Form": 10}


def main():
    suite = Suite("restore", "WebBenchmarks", CASES, __doc__)
    print("| case | instr/op |\n|---|---:|")
    for case in suite.cases:
        instructions = suite.instructions(
            f"Restore.{case}", CASES[case], suite.program.main_instructions)
        print(f"| {case} | {instructions:,} |", flush=True)
    suite.finish()


if __name__ == "__main__":
    main()
