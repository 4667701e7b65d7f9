"""Compares the public names of SwiftUI and of Charts with those of Rostrum.

    swift build && python3 Scripts/names.py                # prints the counts; fails if Unknown.txt isn't up to date
    python3 Scripts/names.py --list unknown [View.]        # prints the names of a state that begin with a text
    python3 Scripts/names.py --write                       # writes Names/Unknown.txt

Names/SwiftUI.txt and Names/Charts.txt list names with their labels, as of June 2026. Each has a state:

- yes: it can be called with these labels
- different: it is there, and a row of Documentation/Support says how it differs
- labels: it is there with other labels only
- no: it is declared as unavailable with a reason, or belongs to a type that is
- unknown: none of these

Names/Unknown.txt lists those of the state "unknown". It may only get shorter: the script fails if a name
becomes unknown, or if a name in the list no longer is.
"""

import collections
import itertools
import json
import pathlib
import re
import subprocess
import sys
import tempfile

import docs
import support

ROOT = pathlib.Path(__file__).parents[1]
FOLDER = ROOT / "Scripts/Names"
UNKNOWN = FOLDER / "Unknown.txt"
LISTS = ("SwiftUI", "Charts")
STATES = ("yes", "different", "labels", "no", "unknown")
# What `import SwiftUI` and `import Charts` bring by the drop-in modules.
MODULES = (
    "DropInUIKit", "Rostrum", "RostrumCharts", "RostrumCombine", "RostrumElements", "RostrumFoundation", "RostrumGraph",
    "RostrumPresentation", "RostrumScenes", "RostrumShared", "RostrumText", "RostrumViews", "RostrumWeb")
HEADER = "# The names of SwiftUI and Charts that Rostrum neither has nor declares as unavailable: see names.py.\n"


# What is there


class Symbols:
    """The public symbols of modules: names with labels, the conformances of types, and what aliases stand for."""

    def __init__(self, graphs):
        self.names = set()
        paths, aliases, conformances = {}, {}, []
        for graph in graphs:
            for symbol in graph["symbols"]:
                path = ".".join(symbol["pathComponents"])
                kind = symbol["kind"]["identifier"]
                if kind == "swift.extension":
                    continue
                self.names.update(callable_as(path, "".join(one["spelling"] for one in symbol["declarationFragments"])))
                paths[symbol["identifier"]["precise"]] = path
                if kind == "swift.typealias":
                    aliases[path] = target(symbol["declarationFragments"])
            conformances += [one for one in graph["relationships"] if one["kind"] == "conformsTo"]
        self.bases = set(map(base, self.names))
        self.aliases = {path: paths[one] for path, one in aliases.items() if one in paths}
        self.protocols = collections.defaultdict(set)
        for one in conformances:
            if one["source"] in paths:
                self.protocols[paths[one["source"]]].add(paths.get(one["target"], one.get("targetFallback", "").split(".")[-1]))

    def spellings(self, name):
        """A name with what aliases stand for, and as a member of the protocols that its type conforms to."""
        head, dot, member = owner(name)
        if not dot:
            return [name]
        heads, waiting = [], [head, *self.spellings(head)]
        while waiting:
            one = waiting.pop()
            if one not in heads:
                heads.append(one)
                waiting += [self.aliases[one]] if one in self.aliases else []
                waiting += self.protocols[one]
        return [f"{one}.{member}" for one in heads]


def callable_as(path, declaration):
    """The names with which a symbol can be called: without the labels of parameters that have defaults."""
    head, _, labels = path.partition("(")
    labels = labels.removesuffix(")").split(":")[:-1]
    defaults = [" = " in one for one in parameters(declaration)]
    if not any(defaults) or len(defaults) != len(labels) or sum(defaults) > 8:
        return [path]
    choices = [("", f"{label}:") if default else (f"{label}:",) for label, default in zip(labels, defaults)]
    return [f"{head}({''.join(chosen)})" for chosen in itertools.product(*choices)]


def parameters(declaration):
    """The parameters of a function, each with its type and its default."""
    start = re.search(r"\b(?:func|init|subscript)\b[^(]*\(", declaration)
    if not start:
        return []
    found, depth = [""], 0
    for index, character in enumerate(declaration[start.end():], start.end()):
        arrow = character == ">" and declaration[index - 1] == "-"
        depth += (character in "([<") - (character in ")]" or character == ">" and not arrow)
        if depth < 0:
            break
        if character == "," and not depth:
            found.append("")
        else:
            found[-1] += character
    return [one for one in found if one.strip()]


def target(fragments):
    """The precise identifier of what a type alias stands for, unless that is generic."""
    text = [one["spelling"] for one in fragments]
    after = fragments[next((i for i, one in enumerate(text) if "=" in one), len(text)):]
    found = [one["preciseIdentifier"] for one in after if "preciseIdentifier" in one]
    return found[-1] if found else None


def base(name):
    """A name without its labels."""
    return re.sub(r"\(.*", "", name)


# Members that come with conformances to protocols of the standard library.
STANDARD = {
    "CustomStringConvertible.description", "Equatable.==(_:_:)", "Hashable.hash(into:)", "OptionSet.contains(_:)",
    "OptionSet.init(rawValue:)",
    # That of the protocol's own base, which symbol graphs leave out.
    "InsettableShape.InsetShape",
}


def plain(name):
    """A name as symbols have it: without quotes, and with labels in place of the types of a case.

    A macro is spelled as the initializer that stands for it.
    """
    head, parenthesis, labels = name.replace("`", "").partition("(")
    if parenthesis and not re.fullmatch(r"(\w+:)*\)", labels):
        named = [re.match(r"(\w+): ", part) for part in labels.removesuffix(")").split(", ")]
        labels = "".join(f"{match[1] if match else '_'}:" for match in named) + ")"
    if parenthesis and head == "State":
        head = "State.init"
    return head + parenthesis + labels


def owner(name):
    """The path of the type that has a member, a dot, and the member with its labels."""
    path, parenthesis, labels = name.partition("(")
    head, dot, member = path.rpartition(".")
    return head, dot, member + parenthesis + labels


def graphs(folder):
    """The symbols of the modules that are built."""
    for module in MODULES:
        if (docs.BUILD / f"Modules/{module}.swiftmodule").exists():
            docs.extract(module, folder, "-emit-extension-block-symbols")
    return [json.loads(path.read_text()) for path in sorted(folder.glob("*.symbols.json"))]


# What is declared as unavailable


ATTRIBUTE = re.compile(r"@available\(\s*\*, unavailable")
SCOPE = re.compile(r"(?:public )?(?:extension|struct|enum|final class|class|protocol) ([\w.]+)[^{]*\{$")
MODIFIERS = "(?:public|static|mutating|nonisolated) "
DECLARED = re.compile(rf"(?:{MODIFIERS})*(?:struct|enum|class|protocol|typealias|var|let|func|case|(?=init|subscript)) ?`?(\w+)")


def declared(sources):
    """The names of unavailable declarations, such as `Map` and `View.blur`."""
    found = set()
    for path in sources.rglob("*.swift"):
        text = path.read_text()
        if ATTRIBUTE.search(text):
            found |= marked(text.splitlines())
    return found


def marked(lines):
    """The names of the declarations that follow an attribute `@available(*, unavailable)`."""
    found, scopes, waits = set(), [], False
    for number, line in enumerate(lines):
        depth, code = len(line) - len(line.lstrip()), line.strip()
        if code == "}" and scopes and scopes[-1][0] == depth:
            scopes.pop()
        if code.startswith("@available("):
            waits = waits or bool(ATTRIBUTE.search(" ".join(lines[number:number + 2])))
        elif waits and (match := DECLARED.match(code)):
            found.add(".".join([*(name for _, name in scopes), match[1]]))
            waits = False
        if match := SCOPE.match(code):
            scopes.append((depth, match[1]))
    return found


# The states of names


def states(names, symbols, absent, differing):
    """The state of each name.

    Parameters:
      names: names with labels.
      symbols: what is there.
      absent: the names without labels that are declared as unavailable.
      differing: the names without owners or labels that rows call different.
    """
    found = {}
    for name in names:
        spellings = symbols.spellings(plain(name))
        bases = list(map(base, spellings))
        if any(one in symbols.names or one in STANDARD for one in spellings):
            last = bases[0].rpartition(".")[2]
            found[name] = "different" if {bases[0], last} & differing else "yes"
        elif any(one in symbols.bases for one in bases):
            found[name] = "labels"
        elif any(one in absent for one in [*bases, *owners(plain(name))]):
            found[name] = "no"
        else:
            found[name] = "unknown"
    return found


def owners(name):
    """The types around a name, such as `Map` and `Map.Marker` for `Map.Marker.init(_:)`."""
    parts = base(name).split(".")
    return [".".join(parts[:count]) for count in range(1, len(parts))]


def differing():
    """The names that are in rows with the state "different" only."""
    by_state = collections.defaultdict(set)
    for row in support.rows():
        by_state[row.state == "different"].update(name.rstrip("()") for name in support.names(row))
    return by_state[True] - by_state[False]


def listed(path):
    return [line for line in path.read_text().splitlines() if line and not line.startswith("#")]


def main(arguments):
    with tempfile.TemporaryDirectory() as folder:
        symbols = Symbols(graphs(pathlib.Path(folder)))
    absent, others = declared(ROOT / "Sources"), differing()
    found = {one: states(listed(FOLDER / f"{one}.txt"), symbols, absent, others) for one in LISTS}
    if arguments[:1] == ["--list"]:
        state, start = (*arguments[1:], "")[:2]
        print(*(name for one in LISTS for name, is_ in found[one].items() if is_ == state and name.startswith(start)), sep="\n")
        return 0
    print("| list | names | " + " | ".join(STATES) + " |", "|---|" + "---:|" * (len(STATES) + 1), sep="\n")
    for one in LISTS:
        counts = collections.Counter(found[one].values())
        print(f"| {one} | {len(found[one])} | " + " | ".join(str(counts[state]) for state in STATES) + " |")
    unknown = [f"{one} {name}" for one in LISTS for name, state in found[one].items() if state == "unknown"]
    if arguments == ["--write"]:
        UNKNOWN.write_text(HEADER + "".join(f"{line}\n" for line in unknown))
        return 0
    known = set(listed(UNKNOWN))
    for line in sorted(set(unknown) - known):
        print(f"{line} is unknown: implement it, or declare it in Scripts/missing.txt")
    for line in sorted(known - set(unknown)):
        print(f"{line} isn't unknown any more: run python3 Scripts/names.py --write")
    return 1 if set(unknown) ^ known else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
