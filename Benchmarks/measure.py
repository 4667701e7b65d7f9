"""How a program of benchmark cases is built and run; see `state.py` and `view.py`.

Each case is run under a profiler with N and with 3N operations. What the larger run takes more,
divided by 2N, is the cost of one operation: what is done once, as starting the program, cancels
out. Hashing is made the same for every run, so the counts repeat. Nanoseconds come in the same way
from plain runs, the least of a few each; they are for size only.
"""

import functools
import os
import pathlib
import re
import subprocess
import sys
import tempfile

FOLDER = pathlib.Path(__file__).resolve().parent


class Program:
    def __init__(self, name, path=None):
        self.name = name
        self.path = path or str(FOLDER / ".build" / "release" / name)

    def build(self):
        subprocess.run(
            ["swift", "build", "-c", "release", "--product", self.name],
            cwd=FOLDER, check=True, stdout=sys.stderr)

    @functools.cached_property
    def _stripped(self):
        """A copy without the information for debuggers, of which valgrind knows only older versions."""
        path = f"{self.path}.stripped"
        subprocess.run(["strip", "--strip-debug", "-o", path, self.path], check=True)
        return path

    def instructions(self, case, operations):
        return round(self._each(case, operations, r"Collected : (\d+)", [
            "--tool=callgrind", "--callgrind-out-file=/dev/null"]))

    def main_instructions(self, case, operations):
        """The instructions of the main thread alone, which runs the main actor."""
        few, many = (
            self._count_main(case, count) for count in (operations, 3 * operations))
        return round((many - few) / (2 * operations))

    def allocations(self, case, operations):
        return self._each(case, operations, r"Total: +[\d,]+ bytes in ([\d,]+) blocks", [
            "--tool=dhat", "--dhat-out-file=/dev/null"])

    def nanoseconds(self, case, operations, runs=3):
        few, many = (
            count * min(self._time(case, count) for _ in range(runs))
            for count in (operations, 3 * operations))
        return max(0, round((many - few) / (2 * operations)))

    def _time(self, case, operations):
        run = subprocess.run(
            [self.path, case, str(operations)], check=True, capture_output=True, text=True)
        return int(run.stdout)

    def _each(self, case, operations, pattern, tool):
        few = self._count(case, operations, pattern, tool)
        many = self._count(case, 3 * operations, pattern, tool)
        return (many - few) / (2 * operations)

    def _count_main(self, case, operations):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "counts"
            self._count(case, operations, r"Collected : (\d+)", [
                "--tool=callgrind", "--separate-threads=yes", f"--callgrind-out-file={file}"])
            counts = file.with_name("counts-01").read_text()
        return int(re.search(r"^totals: (\d+)", counts, re.MULTILINE)[1])

    def _count(self, case, operations, pattern, tool):
        run = subprocess.run(
            ["valgrind", *tool, self._stripped, case, str(operations)],
            env=dict(os.environ, SWIFT_DETERMINISTIC_HASHING="1"), capture_output=True, text=True)
        found = re.search(pattern, run.stderr)
        if run.returncode != 0 or not found:
            sys.exit(f"{case}: {run.stderr}")
        return int(found[1].replace(",", ""))
