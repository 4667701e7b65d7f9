#!/usr/bin/env python3
"""Measures how long a module of 30 features takes to compile, and prints a table.

    python3 Benchmarks/compile.py [--runs 3] [--scratch-path Benchmarks/.build/compile] [--profile]

writes a package that depends on this one by its path, with a module of the features in `Templates`,
three times under other names: rows, editors with bindings, destinations, stacks, effects and
dependencies. It builds the module for debugging and measures

- a clean build of the module, when all that it depends on is built;
- a build after a statement was added to one reducer's body;
- a build after a field was added to one feature's state.

Seconds are the least of some runs, as a busy machine only ever adds to them; beside them are the
seconds of processors, of all the processes of the build together, which a busy machine changes
less. What the module depends on is built first, once, and kept in the scratch path. `--profile`
builds the module once more, and prints which functions took the most time to check.
"""

import argparse
import collections
import pathlib
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time

FOLDER = pathlib.Path(__file__).resolve().parent
ROOT = FOLDER.parent
SUBJECTS = ["Book", "Song", "Trip"]
EDITED = "SongDetail.swift"
STATEMENT = ("        state.destination = .dialog(.reset)\n", "        state.changes += 1\n")
FIELD = ("    var changes = 0\n", "    var visits = 0\n")

# What is measured: the goal and the peer's time, both in seconds.
ROWS = {
    "clean build of the module": (20, 30),
    "after an edit to one reducer's body": (8, 16),
    "after a new field in one feature's state": (10, 19),
}

MANIFEST = """\
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "features",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "rostrum", path: "ROOT")],
  targets: [
    .target(
      name: "Features",
      dependencies: [.product(name: "Rostrum", package: "rostrum")],
      swiftSettings: [
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
"""


def main() -> None:
    """Builds what the module depends on, then measures."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--runs", type=int, default=3)
    options.add_argument("--scratch-path", default=str(FOLDER / ".build" / "compile"))
    options.add_argument("--profile", action="store_true", help="say where the time goes")
    arguments = options.parse_args()

    with tempfile.TemporaryDirectory() as folder:
        module = Module(pathlib.Path(folder), pathlib.Path(arguments.scratch_path).resolve())
        print(f"{module.features} features, {module.lines:,} lines", file=sys.stderr)
        module.build()
        times = collections.defaultdict(list)
        for run in range(arguments.runs):
            for row, seconds in zip(ROWS, module.measure(run)):
                times[row].append(seconds)
        print_table(times)
        if arguments.profile:
            module.profile()


class Module:
    """A module of features in a package of its own."""

    def __init__(self, package: pathlib.Path, scratch: pathlib.Path) -> None:
        self.package = package
        self.scratch = scratch
        self.sources = package / "Sources" / "Features"
        self.sources.mkdir(parents=True)
        (package / "Package.swift").write_text(MANIFEST.replace("ROOT", str(ROOT)))
        if (ROOT / "Package.resolved").exists():
            shutil.copy(ROOT / "Package.resolved", package)
        self.write()

    def write(self) -> None:
        """Writes each template once for each subject."""
        self.features = self.lines = 0
        for template in sorted((FOLDER / "Templates").glob("*.swift")):
            text = template.read_text()
            for subject in SUBJECTS:
                source = text.replace("Book", subject).replace("book", subject.lower())
                (self.sources / template.name.replace("Book", subject)).write_text(source)
                self.features += len(re.findall(r"^@Reducer", source, re.MULTILINE))
                self.lines += source.count("\n")

    def build(self, *flags: str) -> str:
        """Builds the package for debugging, and returns what was printed."""
        build = subprocess.run(
            ["swift", "build", "--package-path", self.package, "--scratch-path", self.scratch]
            + list(flags),
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )
        if build.returncode != 0:
            sys.exit(build.stdout)
        return build.stdout

    def measure(self, run: int) -> list[tuple[float, float]]:
        """Seconds, and seconds of processors, of the three builds, in the order of the table."""
        self.clean()
        clean = self.seconds()
        self.insert(*STATEMENT)
        body = self.seconds()
        self.insert(FIELD[0], FIELD[1].replace("visits", f"visits{run}"))
        return [clean, body, self.seconds()]

    def clean(self) -> None:
        """Removes what was built of the module, and nothing else."""
        products = self.scratch / "debug"
        files = [*products.glob("Features.build/**/*"), *products.glob("Modules/Features.*")]
        for file in files:
            # NB: the map is written with the plan, which is kept, and not by the build.
            if file.is_file() and file.name != "output-file-map.json":
                file.unlink()

    def seconds(self) -> tuple[float, float]:
        """Seconds, and seconds of processors, of one build, with the planning of it."""
        before, start = processor_seconds(), time.monotonic()
        output = self.build()
        seconds = time.monotonic() - start
        if "Features" not in output:
            sys.exit(f"Nothing was built:\n{output}")
        return seconds, processor_seconds() - before

    def insert(self, line: str, addition: str) -> None:
        """Adds a line after another, in one file."""
        file = self.sources / EDITED
        text = file.read_text()
        if text.count(line) != 1:
            sys.exit(f"{EDITED} does not have one line {line!r}")
        file.write_text(text.replace(line, line + addition))

    def profile(self) -> None:
        """Prints which functions took the compiler the most time."""
        self.clean()
        output = self.build(
            "--verbose", "-Xswiftc", "-Xfrontend", "-Xswiftc", "-debug-time-function-bodies")
        functions = re.findall(r"^([\d.]+)ms\t(\S*Features/\S+)\t(.*)$", output, re.MULTILINE)
        slowest = sorted({(float(time), place, name) for time, place, name in functions})[-20:]
        for milliseconds, place, name in reversed(slowest):
            print(f"{milliseconds:8.1f} ms  {pathlib.Path(place).name}  {name}", file=sys.stderr)


def processor_seconds() -> float:
    """Seconds of processors that ended processes of this one took, and those that they waited for."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def print_table(times: dict[str, list[tuple[float, float]]]) -> None:
    print("| build | s | processor, s | goal, s | peer, s |")
    print("|---|---:|---:|---:|---:|")
    for row, (goal, peer) in ROWS.items():
        seconds, processor = (min(column) for column in zip(*times[row]))
        print(
            f"| {row} | {seconds:.1f}{' (missed)' if seconds > goal else ''} "
            f"| {processor:.1f} | {goal} | {peer} |")


if __name__ == "__main__":
    main()
