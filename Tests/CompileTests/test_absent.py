"""The compiler names each absent modifier of views where it is used, whatever its arguments are."""

import pathlib
import re

from test_compile import say

SOURCES = pathlib.Path(__file__).parents[2] / "Sources"
EXTENSION = re.compile(r"^extension (.+) \{$")
FUNCTION = re.compile(r"^  public func `?(\w+)`?\(\n((?:    .*\n)*)  \)", re.MULTILINE)
PARAMETER = re.compile(r"    (?:@ViewBuilder )?(\w+) p\d+: (.+?),?$")
# An argument for each kind of parameter; of the others, no value is at hand.
BUILDER = '{ Text("b") }'
ARGUMENTS = {"a member": ".automatic", "a function": ".fixed(3)", "a number": "3", "a text": '"b"', "a variable": "amount"}


def modifiers():
    """The names and the parameters of the absent modifiers of views."""
    found = {}
    for path in sorted(SOURCES.rglob("Unavailable/*.swift")):
        for block in re.split(r"^(?=extension )", path.read_text(), flags=re.MULTILINE):
            head = EXTENSION.match(block.partition("\n")[0])
            if not head or head[1] != "View":
                continue
            for name, parameters in FUNCTION.findall(block):
                pairs = tuple(match.groups() for match in map(PARAMETER.match, parameters.splitlines()))
                found.setdefault((name, tuple(label for label, _ in pairs)), []).append([kind for _, kind in pairs])
    return found


def call(name, labels, kinds, argument):
    """The source of a call with an argument, and a variable as each later one; `None` if a type is another one."""
    arguments = []
    for label, kind in zip(labels, kinds):
        if kind in ("some Any", "Missing"):
            value, argument = argument, "amount"
        elif kind == "() -> some View":
            value = BUILDER
        else:
            return None
        arguments.append(value if label == "_" else f"{label}: {value}")
    return f".{name}({', '.join(arguments)})"


def test_the_compiler_names_what_is_absent(tmp_path):
    lines, names = ["import SwiftUI", "let amount = 4.5"], {}
    for (name, labels), forms in modifiers().items():
        for argument in ARGUMENTS.values():
            for one in {call(name, labels, kinds, argument) for kinds in forms} - {None}:
                lines.append(f'@MainActor func f{len(lines)}() -> some View {{ Text("a").padding(){one}.padding() }}')
                names[len(lines)] = (name, one)
    assert len({name for name, _ in names.values()}) > 150
    file = tmp_path / "Absent.swift"
    file.write_text("\n".join(lines))
    words = {}
    for _, line, kind, text in say([file], ["-module-alias", "SwiftUI=DropInSwiftUI"]):
        if kind == "error":
            words.setdefault(line, []).append(text)
    # A call that compiles is one of a form that is there.
    wrong = [(names[line][1], said) for line, said in words.items() if line in names and not any(names[line][0] in text for text in said)]
    assert len(words) > 0.9 * len(names)
    assert not wrong, f"{len(wrong)} of {len(names)}: {wrong[:20]}"
