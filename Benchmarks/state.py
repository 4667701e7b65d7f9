#!/usr/bin/env python3
"""Measures the state side, and prints a table beside the goals and the peer's figures.

It fails if a case takes more instructions than its threshold allows, see `suite.py`. How a case is
measured is said in `measure.py`.
"""

from suite import Suite

# Case: operations under the profiler, operations of a plain run, goal, the peer's instructions,
# the peer's nanoseconds.
CASES = {
    "Counter.Send": (2_000, 200_000, 3_000, 30_525, 9_300),
    "Store.Scope": (500, 50_000, 20_000, 81_274, 28_300),
    "Store.Send": (1_000, 100_000, 8_000, 106_546, 21_400),
    "Store.Access": (2_000, 1_000_000, 300, 11_950, 1_550),
    "Nested.Scope": (50, 2_000, 200_000, 1_878_729, 336_000),
    "Nested.Send": (200, 10_000, 60_000, 2_126_891, 332_000),
    "Nested.RootSend": (500, 50_000, 10_000, 911_362, 126_000),
    "Nested.Send(1)": (500, 50_000, 20_000, 1_104_820, 156_000),
    "Nested.Access": (2_000, 1_000_000, 450, 37_058, 4_400),
    "Scope10.Leaf": (500, 20_000, 20_000, 482_774, 80_000),
    "Scope10.Root": (500, 50_000, 5_000, 71_864, 15_700),
    "ForEach.1000": (1_000, 100_000, 12_000, 401_145, 77_500),
    "ForEach.10000": (1_000, 100_000, 14_000, 1_958_157, 291_000),
    "Stack.PushPop": (300, 20_000, 120_000, 1_012_978, 509_000),
    "Stack.PushEffectPop": (300, 10_000, 200_000, 1_666_574, 919_000),
    "Effect.RunFinish": (500, 20_000, 60_000, 162_215, 294_000),
    "Present.Dismiss": (300, 20_000, 100_000, 1_060_414, 549_000),
    "Present.DismissEffect": (300, 10_000, 180_000, 1_580_979, 766_000),
    "TestStore.Send": (300, 10_000, 60_000, 299_449, 45_700),
    "Shared.WithLock": (2_000, 200_000, 3_000, 102_565, 14_600),
    "Shared.Send": (1_000, 100_000, 8_000, 136_655, 28_400),
    "Dependency.Send": (1_000, 100_000, 4_500, 40_375, 11_200),
}


def main():
    suite = Suite("state", "StateBenchmarks", CASES, __doc__)
    print("| case | instr/op | goal | peer, instr/op | ns/op | peer, ns/op |")
    print("|---|---:|---:|---:|---:|---:|")
    for case in suite.cases:
        few, many, goal, peer_instructions, peer_nanoseconds = CASES[case]
        count = suite.instructions(case, few)
        mark = suite.mark(case, count <= goal)
        nanoseconds = suite.program.nanoseconds(case, many)
        print(
            f"| {case} | {count:,}{mark} | {goal:,} "
            f"| {peer_instructions:,} | {nanoseconds:,} | {peer_nanoseconds:,} |", flush=True)
    suite.finish()


if __name__ == "__main__":
    main()
