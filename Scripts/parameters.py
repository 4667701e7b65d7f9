"""Finds parameters of public functions that the function's body doesn't use.

    python3 Scripts/parameters.py   # fails if there is one without a reason, or a reason without one

A parameter that has no effect is a promise that nobody keeps: remove it, or make it do what it says.
The few exceptions are in parameters.txt, below the reason for them. Parameters of a metatype and isolated
parameters need no reason, because the type of the argument, or its isolation, is their effect.
"""

import fnmatch
import pathlib
import re
import sys
from typing import NamedTuple

ROOT = pathlib.Path(__file__).parents[1]
SOURCES = ROOT / "Sources"
REASONS = ROOT / "Scripts/parameters.txt"
# Folders with functions that nobody calls: those of a compiler plugin, and those that don't compile.
LEFT_OUT = ("RostrumMacros", "Unavailable")

DECLARATION = re.compile(
    r"\bpublic\b(?:[ \t]+(?:static|final|override|mutating|nonisolated|required|convenience|class|isolated))*"
    r"\s+(?:func\s+(`\w+`|\w+|[-+*/<>=!&|^~?%.]+)|(init)[?!]?|(subscript))\s*(?=[<(])"
)
# The start of the next declaration of a protocol, after a requirement.
NEXT = re.compile(r"\n[ \t]*(?:@|public\b|func\b|init\b|static\b|var\b|subscript\b|associatedtype\b)")
LITERAL = re.compile(r'(#*)("""|")')
PAIRS = {"(": ")", "[": "]", "{": "}"}


class Parameter(NamedTuple):
    """A parameter without an effect. The path is relative to the folder of sources."""

    path: str
    line: int
    function: str
    name: str

    def __str__(self):
        return f"{self.path} {self.function} {self.name}"


# Reading Swift


def blanked(text):
    """The text with comments and literal text blanked, at the same offsets; interpolations stay."""
    out = list(text)
    end = _code(text, 0, out, until=None)
    assert end == len(text)
    return "".join(out)


def _blank(out, start, end):
    for place in range(start, end):
        if out[place] != "\n":
            out[place] = " "


def _code(text, place, out, until):
    """Reads code until the parenthesis that closes an interpolation, or to the end of the text."""
    depth = 0
    while place < len(text):
        if text.startswith("//", place):
            end = text.find("\n", place)
            end = len(text) if end < 0 else end
            _blank(out, place, end)
            place = end
        elif text.startswith("/*", place):
            end = text.find("*/", place) + 2
            _blank(out, place, end)
            place = end
        elif match := LITERAL.match(text, place):
            place = _string(text, match, out)
        else:
            if until and text[place] == "(":
                depth += 1
            elif until and text[place] == ")":
                if depth == 0:
                    return place
                depth -= 1
            place += 1
    return place


def _string(text, opening, out):
    """Blanks a string literal and returns the offset after it."""
    close = opening[2] + opening[1]
    escape = "\\" + opening[1]
    place = start = opening.end()
    while not text.startswith(close, place):
        if text.startswith(escape + "(", place):
            _blank(out, start, place)
            place = start = _code(text, place + len(escape) + 1, out, until=")") + 1
        elif text.startswith(escape, place):
            place += len(escape) + 1
        else:
            place += 1
    _blank(out, start, place)
    return place + len(close)


def closing(text, place):
    """The offset of the bracket that closes the one at an offset."""
    stack = []
    for offset in range(place, len(text)):
        mark = text[offset]
        if mark in PAIRS:
            stack.append(PAIRS[mark])
        elif stack and mark == stack[-1]:
            stack.pop()
            if not stack:
                return offset
    raise ValueError("a bracket that nothing closes")


def after_generics(text, place):
    """The offset after a list of generic parameters, if one starts here."""
    if text[place] != "<":
        return place
    depth = 0
    for offset in range(place, len(text)):
        if text[offset] == "<":
            depth += 1
        elif text[offset] == ">" and text[offset - 1] != "-":
            depth -= 1
            if depth == 0:
                return offset + 1
    raise ValueError("an angle bracket that nothing closes")


def pieces(text):
    """A list of parameters, split at its commas."""
    depth, start = 0, 0
    for offset, mark in enumerate(text):
        if mark in "([{" or (mark == "<"):
            depth += 1
        elif mark in ")]}" or (mark == ">" and text[offset - 1] != "-"):
            depth -= 1
        elif mark == "," and depth == 0:
            yield text[start:offset]
            start = offset + 1
    if text[start:].strip():
        yield text[start:]


def body(text, place):
    """The body of a function whose parameters end at an offset, or nothing for a requirement."""
    depth = 0
    for offset in range(place, len(text)):
        mark = text[offset]
        if mark == "{" and depth == 0:
            return text[offset + 1 : closing(text, offset)]
        if mark in "(<[":
            depth += 1
        elif mark in ")]" or (mark == ">" and text[offset - 1] != "-"):
            depth -= 1
        elif mark == "}" or NEXT.match(text, offset):
            return None
    return None


# Finding parameters


def declarations(text):
    """The first line, the name, the parameters and the body of each public function with a body."""
    for match in DECLARATION.finditer(text):
        start = after_generics(text, match.end())
        end = closing(text, start)
        content = body(text, end + 1)
        if content is not None:
            name = next(group for group in match.groups() if group).strip("`")
            line = text.count("\n", 0, match.start()) + 1
            yield line, name, list(pieces(text[start + 1 : end])), content


def words(parameter):
    """The label, the name and the type of a parameter."""
    parameter = re.sub(r"@\w+(\([^)]*\))?", "", parameter)
    names, _, type = parameter.partition(":")
    names = [name.strip("`") for name in names.split()]
    return names[0], names[-1], type.strip()


def is_free(type):
    """Whether a parameter of a type needs no reason."""
    return type.startswith("isolated ") or re.match(r"[\w.<>, ]+\.Type\b", type) is not None


def unused(text, path):
    """The parameters of a file that have no effect."""
    for line, name, parameters, content in declarations(blanked(text)):
        parameters = [words(parameter) for parameter in parameters]
        function = name + "(" + "".join(f"{label}:" for label, _, _ in parameters) + ")"
        for label, name, type in parameters:
            is_used = name != "_" and re.search(rf"(?<![\w.])`?{name}\b", content)
            if not is_used and not is_free(type):
                yield Parameter(path, line, function, name if name != "_" else label)


def all_unused():
    for path in sorted(SOURCES.rglob("*.swift")):
        relative = path.relative_to(SOURCES)
        if not set(LEFT_OUT) & set(relative.parts):
            yield from unused(path.read_text(), str(relative))


# Comparing with the reasons


def patterns(text):
    """The patterns of parameters.txt, which all stand below a reason."""
    found, reason = [], None
    for line in text.splitlines():
        if line.startswith("## "):
            reason = line
        elif line and not line.startswith("#"):
            assert reason, f"{line} stands below no reason"
            found.append(line)
    return found


def complaints(parameters, patterns):
    """What is wrong: parameters that no pattern matches, and patterns that match none."""
    needed = set()
    for parameter in parameters:
        matching = [pattern for pattern in patterns if fnmatch.fnmatchcase(str(parameter), pattern)]
        needed.update(matching)
        if not matching:
            yield f"Sources/{parameter.path}:{parameter.line}: {parameter.function} doesn't use {parameter.name}"
    for pattern in patterns:
        if pattern not in needed:
            yield f"Scripts/parameters.txt: every parameter has an effect: {pattern}"


def main():
    found = list(complaints(list(all_unused()), patterns(REASONS.read_text())))
    print("\n".join(found) or "Every parameter has an effect, or a reason")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
