"""Checks Documentation/Support.md and Seeds.md: all tests that they name exist, and a row of the table of
support that says yes or different names one.

    python3 Scripts/support.py

A test is named as `Suite/test`: the type that holds it and its function.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).parents[1]
TYPE = re.compile(r"\b(?:struct|class|actor|enum|extension)\s+(\w+)")
FUNCTION = re.compile(r"\bfunc\s+(`[^`]+`|\w+)\s*[(<]")
ROW = re.compile(r"\| ([ABV]\d+\.\d+) \| (.*?) \| (yes|different|no|\?) \| (.*?) ?\| (.*?) ?\|$")


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


def mentioned(text):
    """The names of tests anywhere in the text."""
    return set(re.findall(r"`(\w+Tests/\w+)`", text))


def main():
    text = (ROOT / "Documentation/Support.md").read_text()
    rows = [ROW.match(line) for line in text.splitlines()]
    rows = [row.groups() for row in rows if row]
    known = tests()
    found = [complaint for row in rows for complaint in complaints(row, known)]
    text += (ROOT / "Documentation/Seeds.md").read_text()
    found += [f"{name} does not exist" for name in sorted(mentioned(text) - known)]
    for complaint in found:
        print(complaint)
    states = [row[2] for row in rows]
    print(f"{len(rows)} rows:", *(f"{states.count(state)} {state}" for state in sorted(set(states))))
    return 1 if found or not rows else 0


if __name__ == "__main__":
    sys.exit(main())
