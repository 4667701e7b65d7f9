"""Checks the rows of Documentation/Support.md: each that says yes or different names tests that exist.

    python3 Scripts/support.py

A test is named as `Suite/test`: the type that holds it and its function.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).parents[1]
TYPE = re.compile(r"\b(?:struct|class|actor|enum|extension)\s+(\w+)")
FUNCTION = re.compile(r"\bfunc\s+(`[^`]+`|\w+)\s*[(<]")
ROW = re.compile(r"\| (A\d+\.\d+) \| (.*?) \| (yes|different|no|\?) \| (.*?) ?\| (.*?) ?\|$")


def tests():
    """The names of all test functions, with each type that the file declares or extends."""
    found = set()
    for folder in ("Tests", "Examples"):
        for path in (ROOT / folder).rglob("*.swift"):
            text = path.read_text()
            functions = [name.strip("`") for name in FUNCTION.findall(text)]
            found |= {f"{suite}/{name}" for suite in TYPE.findall(text) for name in functions}
    return found


def complaints(row, known):
    number, _, state, words, names = row
    named = re.findall(r"`([^`]+/[^`]+)`", names)
    if state == "?":
        yield f"{number} is not decided"
    if state in ("yes", "different") and not named:
        yield f"{number} names no test"
    if state in ("different", "no") and not words:
        yield f"{number} does not say how or why"
    for name in named:
        if name not in known:
            yield f"{number} names {name}, which does not exist"


def main():
    rows = [ROW.match(line) for line in (ROOT / "Documentation/Support.md").read_text().splitlines()]
    rows = [row.groups() for row in rows if row]
    known = tests()
    found = [complaint for row in rows for complaint in complaints(row, known)]
    print(*found, sep="\n")
    states = [row[2] for row in rows]
    print(f"{len(rows)} rows:", *(f"{states.count(state)} {state}" for state in sorted(set(states))))
    return 1 if found or not rows else 0


if __name__ == "__main__":
    sys.exit(main())
