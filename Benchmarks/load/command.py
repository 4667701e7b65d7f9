"""What the commands that measure whole processes share: their programs, their measures, their end."""

import argparse
import os
import sys
from typing import NamedTuple

from measure import Program
from thresholds import Thresholds


class Measure(NamedTuple):
    """A row of the table, with what is compared with a threshold."""

    name: str
    text: str
    goal: str = ""
    value: float | None = None
    unit: str = "ms"


def programs(options: argparse.Namespace, *names: str) -> list[str]:
    """The paths of programs, which are built unless the options say otherwise."""
    folder = options.programs
    found = [Program(name, folder and f"{folder}/{name}") for name in names]
    if not folder and not options.no_build:
        for program in found:
            program.build()
    return [program.path for program in found]


def measure_all(cases: object, groups: list[str], thresholds: Thresholds, updates: bool = False) -> None:
    """Prints what the groups of cases measure, and ends the command if something is over its threshold."""
    complaints = []
    print("| what | measured | goal |\n|---|---:|---:|")
    for group in groups:
        for case, measure in getattr(cases, group)().items():
            print(f"| {measure.name} | {measure.text} | {measure.goal} |", flush=True)
            if measure.value is None:
                continue
            if updates:
                thresholds.update(case, measure.value)
            elif complaint := thresholds.complaint(case, measure.value, measure.unit):
                complaints.append(complaint)
    print(f"\nLoad average: {', '.join(f'{load:.1f}' for load in os.getloadavg())}")
    if updates:
        thresholds.save()
    if complaints:
        sys.exit("\n".join(["", "Over their thresholds:", *complaints]))
