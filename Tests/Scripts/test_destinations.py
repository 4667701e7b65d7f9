"""Compares RostrumDestinationsClassic with the public interface of Destinations of March 2025.

`destinations-2025.txt` lists the declarations of that version: the kind, the name with its generic parameters or
labels. `destinations-2025-missing.txt` lists what isn't there, below a reason each. A member counts wherever the
modules declare it, an initializer in the files that declare or extend its type; the labels may have others beside them,
which have defaults.
"""

import fnmatch
import pathlib
import re

HERE = pathlib.Path(__file__).parent
SOURCES = HERE.parents[1] / "Sources"
# The names of these parameters are the app's to choose; only their number is part of the interface.
CLASSES = {"class", "struct", "enum"}


def balanced(text, start):
    """The end of what is in brackets at a place."""
    depth, place = 0, start
    while place < len(text):
        if text.startswith("->", place):
            place += 2
            continue
        depth += {"(": 1, "<": 1, "[": 1, ")": -1, ">": -1, "]": -1}.get(text[place], 0)
        if depth == 0:
            return place
        place += 1
    return place


def parts(text):
    """What stands between the commas that are in no brackets."""
    found, start, place = [], 0, 0
    while place < len(text):
        if text[place] in "(<[":
            place = balanced(text, place)
        elif text[place] == ",":
            found.append(text[start:place])
            start = place + 1
        place += 1
    return [part.strip() for part in [*found, text[start:]] if part.strip()]


def label(parameter):
    return re.sub(r"^(@\w+\s+)*", "", parameter).split(":")[0].split()[0]


def declared(module):
    """The types of a module with their generic parameters, and the names of its members with their labels."""
    types, members = {}, {}
    for file in sorted((SOURCES / module).rglob("*.swift")):
        text = re.sub(r"//[^\n]*", "", file.read_text())
        for match in re.finditer(r"public (?:final )?(?:class|struct|enum|protocol|typealias) (\w+)(<?)", text):
            end = balanced(text, match.end() - 1) if match[2] else match.end()
            types[match[1]] = [part.split(":")[0].strip() for part in parts(text[match.end() : end])]
        for match in re.finditer(r"(?:\bfunc ([^\s(<]+)\s*|\b(init)[?]?\s*)(?=[(<])", text):
            place = match.end()
            if text[place] == "<":
                place = text.index("(", balanced(text, place))
            labels = [label(part) for part in parts(text[place + 1 : balanced(text, place)])]
            if match[1]:
                members.setdefault(match[1], []).append(labels)
            else:
                for owner in re.findall(r"(?:class|struct|enum|protocol|extension) (?:\w+\.)?(\w+)", text):
                    members.setdefault(f"{owner}.init", []).append(labels)
        for match in re.finditer(r"\b(?:var|let|case|associatedtype|typealias) (\w+)(?:\([^)]*\))?((?:, \w+)*)", text):
            for name in [match[1], *match[2].split(", ")]:
                members.setdefault(name, [])
    return types, members


OURS, CLASSIC = declared("RostrumDestinations"), declared("RostrumDestinationsClassic")
TYPES = OURS[0] | CLASSIC[0]
MEMBERS = {name: OURS[1].get(name, []) + CLASSIC[1].get(name, []) for name in OURS[1] | CLASSIC[1]}


def is_there(kind, name):
    if "." not in name:
        name, _, parameters = name.partition("<")
        wanted = parts(parameters.rstrip(">"))
        if name not in TYPES:
            return False
        if kind in CLASSES or kind == "typealias":
            return len(wanted) == len(TYPES[name])
        return not wanted or wanted == TYPES[name]
    owner, _, member = name.partition(".")
    member, _, labels = member.partition("(")
    if member == "init":
        member = f"{owner}.init"
    if kind != "func":
        return member in MEMBERS or member in TYPES
    return any(contains(ours, labels.rstrip(")").split(":")[:-1]) for ours in MEMBERS.get(member, []))


def contains(ours, wanted):
    rest = iter(ours)
    return all(name in rest for name in wanted)


def lines(file):
    return [line for line in (HERE / file).read_text().splitlines() if line and not line.startswith("#")]


def test_every_declaration_is_there_or_has_a_reason():
    patterns = lines("destinations-2025-missing.txt")
    absent = [line for line in lines("destinations-2025.txt") if not is_there(*line.split(" ", 1))]
    unnamed = [line for line in absent if not any(fnmatch.fnmatchcase(line, pattern) for pattern in patterns)]
    there = [pattern for pattern in patterns if not fnmatch.filter(absent, pattern)]
    assert (unnamed, there) == ([], [])


def test_generic_parameters_are_compared():
    assert is_there("class", "ViewDestination<A, B, C>")
    assert not is_there("class", "ViewDestination<A, B, C, D, E, F>")
    assert is_there("protocol", "ViewFlowable<PresentationConfiguration>")
    assert not is_there("protocol", "ViewFlowable<DestinationType, ContentType, TabType>")


def test_labels_are_compared():
    assert is_there("func", "X.assignInteractorAssistant(destination:interactionType:)")
    assert not is_there("func", "X.assignInteractorAssistant(destination:otherType:)")
