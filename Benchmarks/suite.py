"""What the commands that count instructions share: their arguments, their thresholds, their end."""

import argparse
import sys

from measure import Program
from thresholds import Thresholds


class Suite:
    """The cases of one program, measured and compared with `Thresholds/NAME.json`.

    A command prints a table of what it measures and ends with `finish`, which fails if a case took
    more instructions than its threshold allows. With `--update` the counts become the thresholds.
    """

    def __init__(self, name, program, cases, description):
        parser = argparse.ArgumentParser(description=description.splitlines()[0])
        parser.add_argument("--no-build", action="store_true", help="measure what is built")
        parser.add_argument("--program", metavar="PATH", help="measure a program that exists")
        parser.add_argument("--update", action="store_true", help="write the thresholds")
        parser.add_argument("cases", nargs="*", metavar="CASE", help="cases; all by default")
        options = parser.parse_args()
        self.cases = options.cases or list(cases)
        self.program = Program(program, options.program)
        if not options.no_build and not options.program:
            self.program.build()
        self._updates = options.update
        self._thresholds = Thresholds.named(name)
        self._complaints = []
        self._misses = []

    def instructions(self, case, operations, count=None):
        """Counts the instructions of one operation, and compares them with the threshold.

        `count` counts them, `Program.instructions` by default.
        """
        count = count or self.program.instructions
        count = self._thresholds.measure(case, lambda: count(case, operations))
        if self._updates:
            self._thresholds.update(case, count)
        elif complaint := self._thresholds.complaint(case, count):
            self._complaints.append(complaint)
        return count

    def mark(self, case, is_met):
        """The mark in the table for a case, empty if its goal is met."""
        if is_met:
            return ""
        self._misses.append(case)
        return " (missed)"

    def fail(self, complaint):
        """Lets `finish` fail with a complaint."""
        self._complaints.append(complaint)

    def finish(self):
        """Names the goals that were missed, and fails if a case is over its threshold."""
        if self._misses:
            print(f"\nMissed: {', '.join(self._misses)}", file=sys.stderr)
        if self._updates:
            self._thresholds.save()
        if self._complaints:
            sys.exit("\n".join(["", "Over their thresholds:", *self._complaints]))
