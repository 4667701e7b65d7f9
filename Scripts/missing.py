"""Declares names that Rostrum lacks as unavailable, so that the compiler reports them where they are used.

    python3 Scripts/missing.py           # writes the folders Unavailable in Sources
    python3 Scripts/missing.py --check   # fails if the written files are out of date

The names come from missing.txt, Names/Elsewhere.txt and Names/Absent.txt. The reason in the compiler's
message is that of the name's row in the tables of Documentation/Support, whose state must be "no".
"""

import pathlib
import re
import sys

import elsewhere
from support import rows

ROOT = pathlib.Path(__file__).parents[1]
SOURCES = ROOT / "Sources"
SECTION = re.compile(r"## (\w+): (extension [\w.]+(?: where [^:]+?)?)(?: in (\S+))?")
FURTHER = re.compile(r"### (extension [\w.]+(?: where .+)?)")
VARIABLE = re.compile(r"(static )?var (\w+)(?:: (\S+))?")
MEMBER = re.compile(r"([ABV]\d+\.\d+) (.*)")
IMPORTS = {
    "RostrumViews": ["Foundation"],
    "RostrumScenes": ["Foundation", "RostrumViews"],
    "Rostrum": ["RostrumCore", "RostrumDependencies", "RostrumViews"],
    "DropIn/Charts": ["Foundation", "RostrumCharts", "RostrumViews"],
    "DropIn/SwiftUI": ["Rostrum", "RostrumScenes"],
    "DropIn/UIKit": ["RostrumElements", "RostrumViews"],
}
# Protocols and values with modifiers: their members aren't arguments.
MODIFIED = {"View", "Scene", "EnvironmentValues", "ModifiedContent", "Text", "Image", "Path", "GraphicsContext", "ChartContent"}
KEYWORDS = set(
    "as break case catch class continue default defer do else enum extension false for func guard if import in inout "
    "internal is let nil operator private protocol public repeat return self static struct subscript super switch throw "
    "throws true try var where while".split()
)
HEADER = "// Written by Scripts/missing.py: do not edit.\n// swift-format-ignore-file\n"


def reasons():
    """The reason that each row with the state "no" gives, by its identifier."""
    return {row.id: row.words for row in rows() if row.state == "no"}


def split(text):
    """The elements of a comma-separated list, except for commas in parentheses or brackets."""
    parts, depth = [""], 0
    for character in text:
        depth += (character in "(<[") - (character in ")]" or character == ">" and parts[-1][-1:] != "-")
        if character == "," and not depth:
            parts.append("")
        else:
            parts[-1] += character
    return [part.strip() for part in parts if part.strip()]


def parameter(index, text):
    """The source of a parameter, such as `_ p0: Missing = nil`."""
    label, rest = (part.strip() for part in text.split(":", 1))
    kind, _, default = (part.strip() for part in rest.partition(" = "))
    builder = "@ViewBuilder " if kind.endswith("-> V") else ""
    if kind.startswith("(") and "->" in kind:
        kind = re.sub(r"\bM\b", "Missing", kind)
        kind = re.sub(r"-> V$", "-> some View", kind)
    else:
        kind = {"A": "some Any", "M": "Missing", "S": "some Shape"}.get(kind, kind)
    suffix = f" = {default}" if default else ""
    return f"{builder}{label} p{index}: {kind}{suffix}"


def signature(text):
    """The source of the name and the parameters of a function or an initializer, one line each."""
    name, parameters = re.fullmatch(r"(\w+(?:<[^()]*>)?)\((.*)\)", text).groups()
    lines = [f"    {parameter(*one)}" for one in enumerate(split(parameters))]
    name = quoted(name)
    return f"{name}(\n" + ",\n".join(lines) + "\n  )" if lines else f"{name}()"


def attribute(name, row, reason, indent=""):
    """The doc comment and the `@available` attribute of an unavailable declaration."""
    words = f"{name} isn't supported: {reason} (Documentation/Support.md, {row})"
    lines = [
        "/// Unavailable: declared so that the compiler reports the reason.",
        "@available(",
        "  *, unavailable,",
        f'  message: "{words}"',
        ")",
    ]
    return "".join(f"{indent}{line}\n" for line in lines)


def member(declaration, row, reason):
    """The source of a member of an extension."""
    if match := re.fullmatch(r"static (\w+)(\(.*\))? -> (\..*)", declaration):
        name, parameters, value = match.groups()
        head = attribute(name, row, reason, "  ")
        if parameters:
            return head + f"  public static func {signature(name + parameters)} -> Self {{ {value} }}\n"
        return head + f"  public static var {name}: Self {{ {value} }}\n"
    if declaration.startswith("alias "):
        name = declaration.removeprefix("alias ")
        return attribute(name, row, reason, "  ") + f"  public typealias {name} = Missing\n"
    if match := VARIABLE.fullmatch(declaration):
        static, name, kind = match.groups()
        kind = kind or ("Self" if static else "Missing")
        return attribute(name, row, reason, "  ") + f"  public {static or ''}var {quoted(name)}: {kind} {{ {result(kind, static)} }}\n"
    name = re.search(r"(\w+)[(<]", declaration)[1]
    head = attribute(name, row, reason, "  ")
    if name == "init":
        return head + f"  public {signature(declaration)} {{ self = absent() }}\n"
    return "\n".join(head + function(one) for one in spellings(declaration))


def spellings(declaration):
    """A function that takes any value as its first argument of unknown type, and the same with a placeholder.

    An argument such as `.automatic` needs a type that has the member. Without one, the compiler reports that it can't
    infer the base of the member, and doesn't name the function. Other arguments, such as numbers, aren't placeholders.
    """
    return list(dict.fromkeys(re.sub(r": [AM]\b(?! =)", f": {kind}", declaration, count=1) for kind in "AM"))


def function(declaration):
    """The source of an unavailable function without its attribute."""
    declaration, _, kind = declaration.rpartition(" -> ") if re.search(r"\) -> [\w.]+$", declaration) else (declaration, "", "Self")
    static = "static " if declaration.startswith("static ") else ""
    source = signature(declaration.removeprefix("static "))
    return f"  public {static}func {source} -> {kind} {{ {result(kind, static)} }}\n"


def values():
    """The names of all static members of SwiftUI and Charts, any of which may be an argument."""
    lines = [line for name in ("SwiftUI", "Charts") for line in (ROOT / f"Scripts/Names/{name}.txt").read_text().splitlines()]
    members = {match.groups() for line in lines if (match := re.fullmatch(r"([A-Z][\w.]*)\.([a-z]\w*)(?:\(.*\))?", line))}
    modifiers = {name for extended, name in members if extended in MODIFIED}
    return {name for extended, name in members if extended not in MODIFIED} - modifiers - {"init"}


def result(kind, static):
    """The source of the result of an unavailable declaration, which no program reaches."""
    if kind == "Missing":
        return "Missing()"
    return "self" if kind == "Self" and not static else "absent()"


BODIES = {
    "Commands": "  /// An empty body.\n  public var body: some Commands { EmptyCommands() }\n",
    "View": "  /// An empty body.\n  public var body: some View { EmptyView() }\n",
    "Scene": "  /// An empty body.\n  public var body: some Scene { WindowGroup { EmptyView() } }\n",
    "ToolbarContent": "  /// An empty body.\n  public var body: some ToolbarContent { ToolbarItem { EmptyView() } }\n",
}


def type_of(declaration, initializers, row, reason):
    """The source of a type."""
    keyword, name, generics, conformance = re.fullmatch(
        r"(\w+) (\w+)(<\w+>)?(?:: (\w+))?", declaration
    ).groups()
    keyword = {"type": "struct"}.get(keyword, keyword)
    head = attribute(name, row, reason)
    conforming = f": {conformance}" if conformance else ""
    if keyword == "protocol":
        return head + f"public protocol {name}{conforming} {{}}\n"
    parts = [f"  /// Unavailable.\n  public {signature(one)} {{}}\n" for one in initializers]
    if conformance:
        parts.append(BODIES[conformance])
    if not conformance and not generics:
        head += "@dynamicMemberLookup\n"
        parts.append(
            "  /// A placeholder for any member.\n"
            "  public subscript(dynamicMember name: String) -> Missing { Missing() }\n"
        )
    return head + f"public struct {name}{generics or ''}{conforming} {{\n" + "\n".join(parts) + "}\n"


def files():
    """The contents of the files to write, by path."""
    known, names, written = reasons(), set(), {}
    section = None
    types, members, further = {}, {}, {}
    lines = (ROOT / "Scripts/missing.txt").read_text().splitlines()
    for line in lines:
        if not line or line.startswith("#") and not line.startswith("##"):
            continue
        if match := SECTION.fullmatch(line):
            section = match.groups()
            types[section], members[section], further[section] = [], [], {}
            nested = None
            continue
        if match := FURTHER.fullmatch(line):
            nested = further[section].setdefault(match[1], [])
            continue
        line, _, dotted = line.partition(" ; ")
        names |= set(dotted.split())
        if line.startswith("  "):
            types[section][-1][1].append(line.strip())
            continue
        row, declaration = MEMBER.fullmatch(line).groups()
        if row not in known:
            sys.exit(f"the state of row {row} in Documentation/Support isn't \"no\", but missing.txt declares {declaration}")
        reason = spoken(known[row])
        if declaration.split()[0] in ("type", "protocol"):
            if nested is None:
                types[section].append((declaration, [], row, reason))
            else:
                nested.append(indented(type_of(declaration, [], row, reason)))
        else:
            (members[section] if nested is None else nested).append(member(declaration, row, reason))
    for (title, extension, module), found in members.items():
        parts = [type_of(*one) for one in types[title, extension, module]]
        if found:
            parts.insert(0, f"{extension} {{\n" + "\n".join(found) + "}\n")
        parts += [f"{one} {{\n" + "\n".join(those) + "}\n" for one, those in further[title, extension, module].items()]
        module = module or "RostrumViews"
        imports = "".join(f"import {name}\n" for name in IMPORTS[module])
        path = f"{module}/Unavailable/{title}+Unavailable.swift"
        written[path] = "\n".join([HEADER + imports, *parts])
    written |= dict(map(other_system, elsewhere.sections()))
    dots = [
        f"  /// A placeholder for a value of an unavailable type.\n  public static var {quoted(name)}: Missing {{ Missing() }}\n"
        for name in sorted(names | values())
    ]
    written["RostrumViews/Unavailable/Missing+Values.swift"] = HEADER + "\nextension Missing {\n" + "\n".join(dots) + "}\n"
    return written


def indented(source):
    """The source of a declaration within a type."""
    return "".join(f"  {line}" if line.strip() else line for line in source.splitlines(keepends=True))


def other_system(section):
    """The path and the contents of the file for a section of elsewhere.py."""
    reason = spoken(reasons()[section.row])
    parts = [
        f"extension {extended} {{\n" + "\n".join(member(one, section.row, reason) for one in members) + "}\n"
        for extended, members in section.members.items()
    ]
    parts += [type_of(name, starts, section.row, reason) for name, starts in section.types]
    imports = "".join(f"import {name}\n" for name in IMPORTS["DropIn/SwiftUI"])
    return f"DropIn/SwiftUI/Unavailable/{section.title}+Unavailable.swift", "\n".join([HEADER + imports, *parts])


def spoken(reason):
    """A reason as part of a string literal."""
    return reason.replace("\\", "\\\\").replace('"', "'")


def quoted(name):
    return f"`{name}`" if name in KEYWORDS else name


def main():
    written = files()
    if "--check" not in sys.argv:
        for name, text in written.items():
            path = SOURCES / name
            path.parent.mkdir(parents=True, exist_ok=True)
            # A file that is written is compiled again, with all that imports it.
            if not path.exists() or path.read_text() != text:
                path.write_text(text)
    there = {
        str(path.relative_to(SOURCES)): path.read_text()
        for path in SOURCES.rglob("Unavailable/*.swift")
        if path.name != "Missing.swift"
    }
    stale = sorted(name for name in {**there, **written} if there.get(name) != written.get(name))
    for name in stale:
        print(f"Sources/{name} is out of date; run python3 Scripts/missing.py")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
