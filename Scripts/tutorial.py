"""Checks that documents quote the tutorial's files as they are, and puts its steps together.

    python3 Scripts/tutorial.py                       # fails if a quote and its file differ
    python3 Scripts/tutorial.py --write 5 FOLDER      # writes the package as it is after step 5
    python3 Scripts/tutorial.py --write last FOLDER   # writes the finished package

Examples/Tutorial/StepN holds the files that step N adds or changes. The package after step N is made of
the latest version of each file up to there.

A document quotes a file with a block of code that names it after the language, such as
"```swift Step2/Sources/GroceriesFeature/Item.swift". A line "…" in the block stands for lines that are
left out; the other lines must be the file's, in order. Tutorial.md must quote each file at least once.
"""

import pathlib
import re
import sys
from typing import NamedTuple

ROOT = pathlib.Path(__file__).parents[1]
STEPS = ROOT / "Examples/Tutorial"
TUTORIAL = ROOT / "Documentation/Tutorial.md"
BLOCK = re.compile(r"^```\w+ (Step\d+/\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
OMISSION = "…"
PATH_TO_ROSTRUM = '"../rostrum"'


class Quote(NamedTuple):
    """A block of code in a document, and the file that it names."""

    document: pathlib.Path
    file: str
    text: str


# Steps


def number(step):
    return int(step.name.removeprefix("Step"))


def steps():
    """The folders of all steps in order."""
    return sorted(STEPS.glob("Step*"), key=number)


def package(last):
    """The files of the package after a step, by their paths in the package."""
    found = {}
    for step in steps():
        if number(step) <= last:
            found |= {str(path.relative_to(step)): path for path in files(step)}
    return found


def files(step):
    return sorted(path for path in step.rglob("*") if path.is_file())


def write(last, folder):
    """Writes the package after a step into a folder, with the path from there to this checkout."""
    folder = pathlib.Path(folder).resolve()
    for name, path in package(last).items():
        text = path.read_text()
        if name == "Package.swift":
            text = text.replace(PATH_TO_ROSTRUM, f'"{ROOT}"')
        target = folder / name
        # A file that has not changed keeps its date, so that a build does not compile it again.
        if not target.exists() or target.read_text() != text:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text)


# Quotes


def quotes(documents=None):
    """All quotes of the tutorial's files in documents."""
    documents = documents or sorted((ROOT / "Documentation").rglob("*.md"))
    return [Quote(path, *found) for path in documents for found in BLOCK.findall(path.read_text())]


def is_quoted(lines, source):
    """Whether lines are those of a source, in order, with an omission for what is left out."""
    parts, part = [], []
    for line in [*lines, None]:
        if line is None or line.strip() == OMISSION:
            parts.append(part)
            part = []
        else:
            part.append(line)
    place = 0
    for index, part in enumerate(parts):
        starts = range(place, len(source) - len(part) + 1)
        if index == 0:
            starts = [0]
        elif index == len(parts) - 1:
            starts = [max(place, len(source) - len(part))]
        start = next((start for start in starts if source[start : start + len(part)] == part), None)
        if start is None:
            return False
        place = start + len(part)
    return len(parts) > 1 or place == len(source)


def complaints(quotes, root=STEPS, tutorial=TUTORIAL):
    for quote in quotes:
        path = root / quote.file
        if not path.is_file():
            yield f"{quote.document.name} quotes {quote.file}, which does not exist"
        elif not is_quoted(quote.text.splitlines(), path.read_text().splitlines()):
            yield f"{quote.document.name} quotes {quote.file} differently from what is in it"
    quoted = {quote.file for quote in quotes if quote.document == tutorial}
    for path in sorted(path for path in root.rglob("*") if path.is_file()):
        if (name := str(path.relative_to(root))) not in quoted and path.name != "README.md":
            yield f"{tutorial.name} does not quote {name}"


def main(arguments):
    if arguments[:1] == ["--write"]:
        step = number(steps()[-1]) if arguments[1] == "last" else int(arguments[1])
        write(step, arguments[2])
        return 0
    found = list(complaints(quotes()))
    print("\n".join(found) or f"{len(quotes())} quotes of the tutorial are as in its files")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
