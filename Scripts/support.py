"""Checks the tables of Documentation/Support, and looks names up in them.

    python3 Scripts/support.py                     # fails if a row or a generated part is wrong
    python3 Scripts/support.py --write             # writes Support/Index.md and the counts in Support.md
    python3 Scripts/support.py --find onTapGesture # prints the rows that mention a name

`--write` also links each row to its specimen in the gallery (Scripts/specimens.py).

A name to find can be typed in any case and with or without punctuation: `.onTapGesture(count: 2)` and
`on tap gesture` find the same rows. The identifier of a row, such as V10.73, finds that row, and V10 finds all that begin with it.

The check fails if a test that a row or Documentation/Seeds.md names does not exist, if a row that says
yes or different names no test, if two rows have one identifier, or if a link between documents is broken.
A test is named as `Suite/test`: the type that holds it and its function. It fails, too, if one row says that a
spelling isn't there, and another one that it is.

It also fails if a view's row says yes, but no browser test sees its effect. Such a test names the row's
identifier in one of Tests/Browser/test_seen_*.py. Rows not seen yet are listed in unseen.txt, which may
only get shorter: a row that is seen, or that no longer says yes, must leave the list.

A row of a view that says yes or different has a specimen in Examples/Gallery, or a kind of reason in
unshown.txt. The check fails, too, if a row has no link to its specimen, or one to another place.
"""

import difflib
import pathlib
import re
import sys
from typing import NamedTuple

import specimens

ROOT = pathlib.Path(__file__).parents[1]
DOCUMENTATION = ROOT / "Documentation"
OVERVIEW = DOCUMENTATION / "Support.md"
TOPICS = DOCUMENTATION / "Support"
INDEX = TOPICS / "Index.md"
STATES = ("yes", "different", "no")
TYPE = re.compile(r"\b(?:struct|class|actor|enum|extension)\s+(\w+)")
FUNCTION = re.compile(r"\bfunc\s+(`[^`]+`|\w+)\s*[(<]")
ROW = re.compile(r"\| \[?([ABV]\d+\.\d+)\]? \| (.*?) \| (yes|different|no|\?) \| (.*?) ?\| (.*?) ?\|$")
ROW_START = re.compile(r"\|\s*\[?[ABV]\d+\.\d+\]?\s*\|")
MISSING = re.compile(r"([ABV]\d+\.\d+) (?:static )?(?:(?:type|protocol|var) )?(\w+)")
SEEN = re.compile(r'"(V\d+\.\d+)"')
LINK = re.compile(r"\]\(([^)#\s]+)")


class Row(NamedTuple):
    """A row of a table: what it is about, whether Rostrum has it, and the tests that show it."""

    id: str
    feature: str
    state: str
    words: str
    tests: str
    topic: str


def rows():
    """All rows, topic by topic."""
    found = []
    for path in sorted(TOPICS.glob("*.md")):
        for line in path.read_text().splitlines():
            if match := ROW.match(line):
                found.append(Row(*match.groups(), path.stem))
    return found


def number(id):
    """A key that sorts identifiers as people count: A2.1 before A10.1."""
    letter, group, place = re.fullmatch(r"([ABV])(\d+)\.(\d+)", id).groups()
    return letter, int(group), int(place)


# Checks


def tests():
    """The names of all test functions, with each type that the file declares or extends."""
    found = set()
    for folder in ("Tests", "Examples"):
        for path in (ROOT / folder).rglob("*.swift"):
            text = path.read_text()
            functions = [name.strip("`") for name in FUNCTION.findall(text)]
            found |= {f"{suite}/{name}" for suite in TYPE.findall(text) for name in functions}
    return found


def complaints_about_rows(rows):
    seen = set()
    for row in rows:
        if row.id in seen:
            yield f"{row.id} is the identifier of two rows"
        seen.add(row.id)
        if row.state == "?":
            yield f"{row.id} is not decided"
        if row.state in ("yes", "different") and not re.search(r"`[^`]+/[^`]+`", row.tests):
            yield f"{row.id} names no test"
        if row.state in ("different", "no") and not row.words:
            yield f"{row.id} does not say how or why"


def complaints_about_absence(rows):
    """Spellings that one row says are absent, and another one that they are there."""
    def spellings(row):
        return {re.sub(r"\s", "", span).lstrip(".") for span in re.findall(r"`([^`]+\([^`]*\))`", row.feature)}

    there = {spelling: row.id for row in rows if row.state != "no" for spelling in spellings(row)}
    for row in rows:
        for spelling in sorted(spellings(row) & there.keys()) if row.state == "no" else []:
            yield f"{row.id} says that {spelling} isn't there, but {there[spelling]} that it is"


def complaints_about_text():
    """Rows that the script cannot read, and tests that do not exist."""
    known = tests()
    for path in [*sorted(TOPICS.glob("*.md")), DOCUMENTATION / "Seeds.md"]:
        text = path.read_text()
        for line in text.splitlines():
            if ROW_START.match(line) and not ROW.match(line):
                yield f"{path.name}: not a row: {line[:80]}"
        for name in sorted(set(re.findall(r"`(\w+Tests/\w+)`", text)) - known):
            yield f"{path.name}: {name} does not exist"


def complaints_about_links():
    paths = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *DOCUMENTATION.rglob("*.md")]
    for path in paths:
        for link in LINK.findall(path.read_text()):
            if "://" not in link and not (path.parent / link).exists():
                yield f"{path.relative_to(ROOT)}: {link} does not exist"


def seen():
    """The identifiers of the rows whose effect a browser test sees."""
    paths = (ROOT / "Tests/Browser").glob("test_seen_*.py")
    return {id for path in paths for id in SEEN.findall(path.read_text())}


def unseen():
    """The identifiers of the rows that no browser test sees yet."""
    lines = (ROOT / "Scripts/unseen.txt").read_text().splitlines()
    return {line.split()[0] for line in lines if line and not line.startswith("#")}


def complaints_about_pages(rows, seen, unseen):
    """Views that are said to be there, but that no browser test sees."""
    states = {row.id: row.state for row in rows if row.id[0] == "V"}
    for id, state in states.items():
        if state == "yes" and id not in seen | unseen:
            yield f"{id} says yes, but no test of Tests/Browser/test_seen_*.py sees it"
    for id in sorted(seen & unseen, key=number):
        yield f"{id} is seen: remove it from Scripts/unseen.txt"
    for id in sorted(unseen, key=number):
        if states.get(id) != "yes":
            yield f"{id} doesn't say yes: remove it from Scripts/unseen.txt"
    for id in sorted(seen, key=number):
        if states.get(id, "no") == "no":
            yield f"{id} is seen by a browser test, but isn't there according to the tables"


# What is generated


def missing_names():
    """The names that Scripts/missing.txt declares as unavailable, with their rows."""
    lines = (ROOT / "Scripts/missing.txt").read_text().splitlines()
    return [(match[2], match[1]) for match in map(MISSING.match, lines) if match]


def code(text):
    """The name at the start of a piece of code, or nothing: `Store.send` for `Store.send(_:)`."""
    text = re.sub(r"^(?:(?:type|extension|any|some|enum|static|var|import)\s+)+", "", text)
    match = re.match(r"(?:\\)?[@#.$/_]*[A-Za-z][\w.]*", text)
    return match[0].rstrip(".") if match else None


def names(row):
    """The names under which people look for a row."""
    spans = re.findall(r"`([^`]+)`", row.feature)
    if spans:
        found = [code(span) for span in spans]
    elif row.id[0] == "V":
        found = [row.feature]
    else:
        found = []
        for part in re.split(r", | / ", re.sub(r"\([^()]*\)|<[^<>]*>", "", row.feature)):
            first = part.split(" ")[0]
            is_name = re.search(r"^[@#.\\_]|[a-z][A-Z]|\.\w", first)
            found.append(code(first) if is_name else part.strip())
    found = [name for name in found if name and name not in (".", "_", "nil", "let", "var", "switch", "if", "else")]
    for name in list(found):
        _, dot, last = name.rpartition(".")
        if dot and last and " " not in name:
            found.append(last)
    return [name.lstrip(".\\$") or name for name in found]


def plain(text):
    """The letters and digits of a text in lower case."""
    return re.sub(r"[^a-z0-9]", "", text.lower())


def index(rows):
    """The text of the alphabetical index."""
    by_id = {row.id: row for row in rows}
    entries = {}
    for row in rows:
        for name in names(row):
            entries.setdefault(name, set()).add(row.id)
    for name, id in missing_names():
        if id in by_id:
            entries.setdefault(name, set()).add(id)
    lines, letter = [], ""
    for name in sorted(entries, key=lambda name: (plain(name), name)):
        initial = (plain(name) or "#")[0].upper()
        if initial != letter:
            letter = initial
            lines += ["", f"## {letter}", "", "| name | there | rows |", "|---|---|---|"]
        found = [by_id[id] for id in sorted(entries[name], key=number)]
        states = ", ".join(state for state in STATES if any(row.state == state for row in found))
        places = {}
        for row in found:
            places.setdefault(row.topic, []).append(row.id)
        where = "; ".join(f"[{topic}]({topic}.md) {', '.join(ids)}" for topic, ids in places.items())
        lines.append(f"| {quoted(name)} | {states} | {where} |")
    head = (
        "<!-- Written by Scripts/support.py --write: do not edit. -->\n\n# Names\n\n"
        "Every name that a row of the tables is about, in alphabetical order, with the names that Rostrum does not have.\n"
        "A name with more than one state has rows that differ.\n"
    )
    return head + "\n".join(lines) + "\n"


def quoted(name):
    name = name.replace("|", "\\|")
    return name if " " in name else f"`{name}`"


def overview(rows):
    """Support.md with the counts of its table as they are now."""
    text = OVERVIEW.read_text()
    topics = {row.topic for row in rows}
    for topic in sorted(topics):
        counts = " | ".join(str(count(rows, state, topic)) for state in STATES)
        line = re.compile(rf"^(\| \[[^]]+\]\(Support/{topic}\.md\)) \| .*$", re.MULTILINE)
        if not line.search(text):
            sys.exit(f"Documentation/Support.md lists no topic Support/{topic}.md")
        text = line.sub(lambda match: f"{match[1]} | {counts} |", text)
    total = " | ".join(f"**{count(rows, state)}**" for state in STATES)
    return re.sub(r"^\| \*\*all\*\* \| .*$", f"| **all** | {total} |", text, flags=re.MULTILINE)


def count(rows, state, topic=None):
    return sum(row.state == state and topic in (None, row.topic) for row in rows)


def generated(rows):
    places = specimens.specimens()
    tables = {path: specimens.linked(path.read_text(), places) for path in {TOPICS / f"{row.topic}.md" for row in rows}}
    return {**tables, INDEX: index(rows), OVERVIEW: overview(rows)}


# Looking up


def find(query, rows):
    """The rows that mention a name: those that are about it before those that only say it."""
    wanted = query.upper()
    if exact := [row for row in rows if row.id == wanted or row.id.startswith(f"{wanted}.")]:
        return exact
    declared = {}
    for name, id in missing_names():
        declared.setdefault(id, set()).add(plain(name))
    for wanted in dict.fromkeys((plain(query), plain(re.split(r"[({<]", query)[0]))):
        if not wanted:
            continue
        about, said, within = [], [], []
        for row in rows:
            words = {plain(word) for word in re.findall(r"\w+", row.words)}
            if wanted in {plain(name) for name in names(row)} | declared.get(row.id, set()):
                about.append(row)
            elif wanted in {plain(word) for word in re.findall(r"\w+", row.feature)} | words:
                said.append(row)
            elif wanted in plain(row.feature):
                within.append(row)
        if about or said or within:
            return about + said or within
    return []


def print_found(query, rows):
    found = find(query, rows)
    for row in found:
        words = f" ({row.words})" if row.words else ""
        print(f"{row.id} {row.state}: {row.feature}{words}\n    Documentation/Support/{row.topic}.md")
    if not found:
        known = {plain(name): name for row in rows for name in names(row)}
        known |= {plain(name): name for name, _ in missing_names()}
        near = difflib.get_close_matches(plain(query), known, n=3)
        also = f" Similar names: {', '.join(known[name] for name in near)}." if near else ""
        print(f"No row mentions {query}.{also}")
    return 0 if found else 1


def check(rows):
    found = [*complaints_about_rows(rows), *complaints_about_absence(rows), *complaints_about_text(), *complaints_about_links()]
    found += complaints_about_pages(rows, seen(), unseen())
    found += specimens.complaints(rows, specimens.specimens(), specimens.unshown())
    for path, text in generated(rows).items():
        if not path.exists() or path.read_text() != text:
            found.append(f"{path.relative_to(ROOT)} is out of date: python3 Scripts/support.py --write")
    for complaint in found:
        print(complaint)
    print(f"{len(rows)} rows:", *(f"{count(rows, state)} {state}" for state in STATES))
    return 1 if found or not rows else 0


def main(arguments):
    table = sorted(rows(), key=lambda row: number(row.id))
    if arguments[:1] == ["--find"] and len(arguments) > 1:
        return print_found(" ".join(arguments[1:]), table)
    if arguments == ["--write"]:
        for path, text in generated(table).items():
            path.write_text(text)
    elif arguments:
        print(__doc__.split("\n\n")[1])
        return 2
    return check(table)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
