#!/usr/bin/env python3
"""Measures the view side, and prints a table beside the goals.

It fails if a case takes more instructions than its threshold allows, see `suite.py`. How a case is
measured is said in `measure.py`.
"""

from suite import Suite

# A goal is a number of nanoseconds, or a measure that another case may not be surpassed in.
INSTRUCTIONS, ALLOCATIONS = "instructions", "allocations"


class Within:
    """At most so many times what another case takes."""

    def __init__(self, case, factor, measure=INSTRUCTIONS):
        self.case, self.factor, self.measure = case, factor, measure

    def __str__(self):
        if self.measure == ALLOCATIONS:
            return f"no allocation more than {self.case}"
        return f"{self.factor} × {self.case}"

    def is_met(self, results, case):
        return results[case][self.measure] <= self.factor * results[self.case][self.measure]


class Linear:
    """At most so many times what another case takes for each element; the numbers of elements end the names."""

    is_required = True

    def __init__(self, case, factor):
        self.case, self.factor = case, factor

    def __str__(self):
        return f"{self.factor} × {self.case} per element"

    def is_met(self, results, case):
        each, other = (
            results[name][INSTRUCTIONS] / int(name.rpartition(".")[2])
            for name in (case, self.case))
        return each <= self.factor * other


class Time:
    """At most so many milliseconds."""

    def __init__(self, milliseconds):
        self.milliseconds = milliseconds

    def __str__(self):
        return f"{self.milliseconds} ms"

    def is_met(self, results, case):
        return results[case]["nanoseconds"] <= self.milliseconds * 1_000_000


# Case: operations under the profiler, operations of a plain run, goal. A case stands below the one
# that it is compared with.
CASES = {
    "List.Build.1000": (2, 20, None),
    "Row.State.1000": (200, 20_000, None),
    "Row.Observable.1000": (200, 20_000, None),
    "Row.Store.1000": (200, 20_000, None),
    "Row.Equatable.1000": (20, 1_000, None),
    "Row.State.10000": (200, 20_000, Within("Row.State.1000", 1.5)),
    "Row.Observable.10000": (200, 20_000, Within("Row.Observable.1000", 1.5)),
    "Row.Store.10000": (200, 20_000, Within("Row.Store.1000", 1.5)),
    "Row.Equatable.10000": (20, 200, Within("Row.Equatable.1000", 1.5)),
    "Leaf.Toggle.1": (200, 20_000, None),
    "Leaf.Toggle.20": (200, 20_000, None),
    "Unchanged.0": (500, 20_000, None),
    "Unchanged.10": (500, 20_000, Within("Unchanged.0", 1, ALLOCATIONS)),
    "Alert.Binding": (50, 2_000, None),
    "Alert.Store": (50, 2_000, None),
    "Host.Tap": (50, 200, Time(1)),
    "Host.Test": (20, 100, Time(2)),
    "Host.Frame": (50, 200, None),
    "Layout.Facts.1000": (2, 20, None),
    "Layout.50": (50, 2_000, Time(0.1)),
    "Layout.500": (10, 200, Linear("Layout.50", 1.3)),
    "Layout.5000": (2, 20, Linear("Layout.50", 1.3)),
}


def main():
    suite = Suite("view", "ViewBenchmarks", CASES, __doc__)
    print("| case | instr/op | goal | allocations/op | ns/op |")
    print("|---|---:|---|---:|---:|")
    results = {}
    for case in suite.cases:
        few, many, goal = CASES[case]
        results[case] = {
            INSTRUCTIONS: suite.instructions(case, few),
            ALLOCATIONS: suite.program.allocations(case, few),
            "nanoseconds": suite.program.nanoseconds(case, many, runs=5),
        }
        instructions, allocations, nanoseconds = results[case].values()
        print(
            f"| {case} | {instructions:,} | {note(suite, case, goal, results)} "
            f"| {allocations:,.1f} | {nanoseconds:,} |",
            flush=True)
    suite.finish()


def note(suite, case, goal, results):
    """The goal of a case, and whether it was met, as the table says it."""
    if goal is None:
        return ""
    if hasattr(goal, "case") and goal.case not in results:
        return f"{goal} (not compared)"
    is_met = goal.is_met(results, case)
    if not is_met and getattr(goal, "is_required", False):
        suite.fail(f"{case} takes more than {goal}.")
    return f"{goal}{suite.mark(case, is_met)}"


if __name__ == "__main__":
    main()
