"""Links the tables of Documentation/Support to the specimens of the gallery, for Scripts/support.py.

A specimen names the rows that it shows: `Specimen("V4.4 V4.50", "Animation.linear(duration: 1)")`. In a table, the
identifier of such a row is a link to the lines of its first specimen, whose address is at the end of the page.

A row of a view that is there has a specimen, or a line in unshown.txt with the kind of reason why it has none.
"""

import pathlib
import re

ROOT = pathlib.Path(__file__).parents[1]
GALLERY = ROOT / "Examples/Gallery"
UNSHOWN = ROOT / "Scripts/unshown.txt"
SPECIMEN = re.compile(r'\bSpecimen\(\s*"([^"]+)",')
IDENTIFIER = re.compile(r"[ABV]\d+\.\d+")
CELL = re.compile(r"^\| \[?([ABV]\d+\.\d+)\]? \|", re.MULTILINE)
TABLE = "| | feature |"
# The page and its address; each is written where it is wanted, and taken out before the next time.
SENTENCE = (
    "A row whose identifier is a link has a specimen in the [gallery](../../Examples/Gallery/README.md#specimens), and the link "
    "leads to\nits source. `swift run Gallery` shows it: enter an identifier such as {} in its search.\n\n"
)
WRITTEN_SENTENCE = re.compile(re.escape(SENTENCE).replace(r"\{\}", r"[ABV]\d+\.\d+"))
MARK = "<!-- The sources of the specimens, written by Scripts/support.py --write. -->"
WRITTEN_ADDRESSES = re.compile(rf"\n*{re.escape(MARK)}.*\Z", re.DOTALL)
# Why a row has no specimen.
KINDS = {
    "compiled": "what a program is made of: nothing of it is on a page by itself",
    "value": "computes a value, or keeps one on the server, without a look of its own",
    "elsewhere": "seen outside of a page: in a window, a tab, a browser's dialog or menus, or a preview",
    "setting": "seen with a setting of the reader's device, or on a device with other edges",
    "spoken": "only assistive technology finds it",
    "without": "has no effect in a browser",
    "later": "can be seen, and no specimen shows it yet",
}


def specimens(folder=GALLERY):
    """The file and the line of the first specimen of each row."""
    found = {}
    for path in sorted(folder.rglob("*.swift")):
        text = path.read_text()
        for match in SPECIMEN.finditer(text):
            for id in IDENTIFIER.findall(match[1]):
                found.setdefault(id, (path, text.count("\n", 0, match.start()) + 1))
    return found


def linked(text, specimens):
    """The text of a page of Documentation/Support with a link from each row to its specimen."""
    text = WRITTEN_ADDRESSES.sub("", WRITTEN_SENTENCE.sub("", text)).rstrip("\n") + "\n"
    shown = [id for id in dict.fromkeys(CELL.findall(text)) if id in specimens]
    text = CELL.sub(lambda match: f"| [{match[1]}] |" if match[1] in specimens else f"| {match[1]} |", text)
    if not shown:
        return text
    text = text.replace(TABLE, SENTENCE.format(shown[0]) + TABLE, 1)
    addresses = (f"[{id}]: {address(*specimens[id])}" for id in shown)
    return text + "\n" + MARK + "\n\n" + "\n".join(addresses) + "\n"


def address(path, line):
    """The address of a line of a file of the package, from a page of Documentation/Support."""
    return f"../../{path.relative_to(ROOT)}#L{line}"


def unshown():
    """The kinds of the rows without a specimen, as pairs of an identifier and a kind."""
    lines = UNSHOWN.read_text().splitlines()
    return [tuple(line.split()[:2]) for line in lines if line and not line.startswith("#")]


def complaints(rows, specimens, unshown):
    """Rows of views that no specimen shows for no reason, and reasons and specimens without a row."""
    states = {row.id: row.state for row in rows}
    kinds = dict(unshown)
    for id, state in states.items():
        if id[0] == "V" and state in ("yes", "different") and id not in specimens and id not in kinds:
            yield f"{id} has neither a specimen in Examples/Gallery nor a reason in Scripts/unshown.txt"
    for id in specimens:
        if states.get(id, "no") == "no":
            yield f"{id} has a specimen, but isn't there according to the tables"
    for id, kind in unshown:
        if id in specimens:
            yield f"{id} has a specimen: remove it from Scripts/unshown.txt"
        if states.get(id, "no") == "no":
            yield f"{id} isn't there: remove it from Scripts/unshown.txt"
        if kind not in KINDS:
            yield f"{id} has a kind of reason that Scripts/specimens.py doesn't know: {kind}"
