"""Compiles the examples in documentation comments.

    swift build && python3 Scripts/examples.py           # fails if an example no longer compiles
    python3 Scripts/examples.py --list [MODULE]          # prints what the compiler says about the others
    python3 Scripts/examples.py --write                  # lists those that do not compile as sketches

An example is a block of Swift in a documentation comment. It is compiled as it is written: as declarations, as statements of an
asynchronous function, as the views of a body, and in further ways, until one succeeds. "…" is an expression of any type.

Tests/CompileTests/Examples/MODULE.swift declares what the examples of a module use without declaring it. The part after
"// MARK: Properties" belongs to the view around an example, and the part after "// MARK: Variables" to the function around it.

Sketches.txt in that folder lists the examples that do not compile by themselves. The script fails if an example that is not listed does not
compile, or if a listed one does.
"""

import collections
import concurrent.futures
import pathlib
import re
import shutil
import subprocess
import sys
from typing import NamedTuple

ROOT = pathlib.Path(__file__).parents[1]
SOURCES = ROOT / "Sources"
# The place of the module cache is part of what it holds, so it has the name by which the build knows it.
BUILD = (ROOT / ".build/debug").resolve()
WORK = ROOT / ".build/examples"
EXAMPLES = ROOT / "Tests/CompileTests/Examples"
SKETCHES = EXAMPLES / "Sketches.txt"
COMMENT = re.compile(r"\s*/// ?(.*)")
DECLARATION = re.compile(r"(@\w+(\(.*?\))? )*(private |final )*(struct|enum|class|actor|extension)\b|@(CasePathable|Observable|CaseBindable|Reducer)$")
ERROR = re.compile(r"(?:.*/)?E(\d+)\.swift:\d+:\d+: error: (.*)")
IMPORTS = ["Foundation", "Rostrum", "RostrumCombine", "RostrumTesting", "Testing"]
EXTRA = {
    "RostrumAccounts": ["RostrumAccounts", "RostrumWeb"],
    "RostrumCSV": ["RostrumCSV"],
    "RostrumCharts": ["RostrumCharts"],
    "RostrumClassic": ["RostrumClassic"],
    "RostrumDatabase": ["GRDB", "RostrumDatabase"],
    "RostrumDestinations": ["Logging", "RostrumDestinations"],
    "RostrumDestinationsClassic": ["RostrumDestinationsClassic"],
    "RostrumFoundation": ["RostrumFoundation"],
    "RostrumInstrumentation": ["RostrumInstrumentation"],
    "RostrumJobs": ["RostrumJobs"],
    "RostrumNetworking": ["RostrumNetworking"],
    "RostrumOpenID": ["RostrumAccounts", "RostrumOpenID", "RostrumWeb"],
    "RostrumPostgresDatabase": ["RostrumPostgresDatabase"],
    "RostrumRecords": ["RostrumPostgresDatabase"],
    "RostrumWeb": ["RostrumWeb"],
}
# Modules whose examples have the context of a different module.
CONTEXTS = {
    "RostrumGraph": "RostrumViews", "RostrumRecords": "RostrumPostgresDatabase", "RostrumScenes": "RostrumViews",
    "RostrumShared": "RostrumCore"}
# An error may be elsewhere: where the context has the same name, or in what a macro makes of the example.
ELSEWHERE = re.compile(
    r"(?:.*/)?E(\d+)\.swift:\d+:\d+: note: (.*declared here|found this candidate.*|in expansion of macro.*)")


class Example(NamedTuple):
    """A block of Swift in a documentation comment."""

    path: pathlib.Path
    line: int
    lines: list

    @property
    def module(self):
        return self.path.relative_to(SOURCES).parts[0]

    @property
    def name(self):
        """What identifies the example in the list of sketches: its file and its first line."""
        first = next((line.strip() for line in self.lines if line.strip()), "")
        return f"{self.path.name}: {first}"

    @property
    def may_be_alone(self):
        """Whether it begins with declarations, which may have the names of those of its context."""
        return any(map(DECLARATION.match, self.lines))


def examples():
    """The examples of all modules, without those of files that are generated."""
    found = []
    for path in sorted(SOURCES.rglob("*.swift")):
        block = None
        for number, line in enumerate(path.read_text().splitlines(), 1):
            comment = COMMENT.fullmatch(line)
            text = comment[1] if comment else ""
            if text.startswith("```swift"):
                block = Example(path, number, [])
            elif block and (text.startswith("```") or not comment):
                found.append(block)
                block = None
            elif block:
                block.lines.append(text)
    return found


# Ways to compile an example


class Context(NamedTuple):
    """What examples of a module use without declaring it."""

    declarations: list
    properties: list
    variables: list


def context(module):
    path = EXAMPLES / f"{CONTEXTS.get(module, module)}.swift"
    parts = {"Declarations": [], "Properties": [], "Variables": []}
    part = "Declarations"
    for line in path.read_text().splitlines() if path.exists() else []:
        if line.startswith("// MARK: "):
            part = line.removeprefix("// MARK: ")
        else:
            parts[part].append(line)
    return Context(*parts.values())


def file(lines, name, context):
    return lines


def declarations(lines, name, context):
    return [f"enum {name} {{", *lines, "}"]


def statements(lines, name, context):
    return [f"@MainActor func {name}() async throws {{", *context.variables, "do {", *lines, "}", "}"]


def body(lines, name, context):
    """The views of a body, after the properties at their start."""
    split = 0
    for index, line in enumerate(lines):
        if re.match(r"(@\w+(\(.*?\))? )*(private )?(var|let) ", line):
            split = index + 1
        elif line.strip():
            break
    views = lines[split:]
    first = next((line for line in views if line.strip()), "")
    if first.startswith("."):
        views = ["EmptyView()", *views]
    declared = set(re.findall(r"\b(?:var|let) (\w+)", "\n".join(lines[:split])))
    properties = [line for line in context.properties if not declared & set(re.findall(r"\bvar (\w+)", line))]
    return [
        f"struct {name}: View {{", *properties, *lines[:split], "@ViewBuilder var body: some View {", *views, "}", "}"]


def members(lines, name, context):
    return [f"@MainActor final class {name} {{", "var anchor = 0", *lines, "}"]


def overrides(lines, name, context):
    return [
        f"@MainActor func {name}() {{", *context.variables, "withDependencies {", *lines, "} operation: {", "}", "}"]


def effect(lines, name, context):
    return [
        f"@MainActor func {name}() -> Effect<Feature.Action> {{", *context.variables, *lines, "}"]


def cases(lines, name, context):
    """Cases of the switch in a reducer, after the types and dependencies at their start."""
    start = next((index for index, line in enumerate(lines) if line.startswith("case ")), len(lines))
    return [
        f"struct {name}: Reducer {{", "typealias State = Feature.State", "typealias Action = Feature.Action", *lines[:start],
        "var body: some Reducer<Feature.State, Feature.Action> {", "Reduce { state, action in", "switch action {", *lines[start:],
        "default: return .none", "}", "}", "}", "}"]


def divided(lines):
    """The declarations with which an example begins, and what follows."""
    split = index = 0
    while index < len(lines):
        if lines[index].strip() and not DECLARATION.match(lines[index]):
            break
        is_open, depth = False, 0
        while index < len(lines):
            line = lines[index]
            depth += line.count("{") - line.count("}")
            is_open = is_open or "{" in line
            index += 1
            if is_open and depth <= 0 or not line.strip():
                break
        if is_open:
            split = index
    return lines[:split], lines[split:]


def declarations_and_statements(lines, name, context):
    first, rest = divided(lines)
    return [
        f"enum {name} {{", *first, "@MainActor static func run() async throws {", *context.variables, "do {", *rest, "}", "}", "}"]


def declarations_and_body(lines, name, context):
    first, rest = divided(lines)
    return [f"enum {name} {{", *first, *body(rest, "Example", context), "}"]


def reducer(lines, name, context):
    """The operators in the body of a reducer."""
    start = ["Reduce { _, _ in .none }"] if lines[0].startswith(".") else []
    return [f"struct {name}: Reducer {{", "var body: some Reducer<Feature.State, Feature.Action> {", *start, *lines, "}", "}"]


def members_of_a_reducer(lines, name, context):
    return [
        f"struct {name}: Reducer {{", "typealias State = Feature.State", "typealias Action = Feature.Action", *lines, "}"]


DECLARES = r"(@\w+(\(.*?\))? )*(private |final |prefix )*(struct|enum|class|actor|extension|protocol|var|let|func|init)\b|@\w+|#"
# The ways in which an example is compiled, in order, and what its lines must have for a way to be tried.
WAYS = [
    (declarations, DECLARES),
    (file, r"(private |final |@\w+ )*(struct|enum|class|actor|extension|protocol|func)\b|@\w+|#"),
    (statements, ""),
    (body, ""),
    (overrides, r"\$0\."),
    (members, r".*\b(var|let|func|init)\b"),
    (effect, "return "),
    (cases, "case "),
    (declarations_and_statements, DECLARATION),
    (declarations_and_body, DECLARATION),
    (reducer, r"\.|[A-Z]\w+( |\()"),
    (members_of_a_reducer, r".*\bvar body"),
]


def compile(module, batch, way, work, alone=False):
    """Compiles examples of one module as a module.

    Returns: What the compiler says about each example that does not compile, by its place in the batch.
    """
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    about = Context([], [], []) if alone else context(module)
    imports = [f"import {name}" for name in [*IMPORTS, *EXTRA.get(module, [])]]
    etc = ["struct Etc: View {", "var body: some View { EmptyView() }", "}"]
    etc += ["@discardableResult func etc() -> Etc { Etc() }", "@discardableResult func etc<T>() -> T { fatalError() }"]
    (work / "Context.swift").write_text("\n".join([*imports, *etc, *about.declarations]) + "\n")
    for index, example in batch.items():
        lines = [line.replace("…", "etc()") for line in example.lines if not re.match(r"(@testable )?import ", line)]
        (work / f"E{index}.swift").write_text("\n".join([*imports, *way(lines, f"E{index}", about)]) + "\n")
    command = ["swiftc", "-typecheck", "-swift-version", "6", "-module-name", "Examples", "-parse-as-library"]
    command += ["-I", BUILD / "Modules", "-module-cache-path", BUILD / "ModuleCache"]
    maps = [*(ROOT / ".build/checkouts").glob("*/Sources/*/**/module.modulemap"), *BUILD.glob("*.build/module.modulemap")]
    for path in maps:
        command += ["-Xcc", f"-fmodule-map-file={path}"]
    command += ["-load-plugin-executable", f"{BUILD}/RostrumMacros-tool#RostrumMacros"]
    command += ["-wmo", "-suppress-warnings", "-diagnostic-style", "llvm", *sorted(work.glob("*.swift"))]
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True)
    found = collections.defaultdict(list)
    for line in done.stderr.splitlines():
        if match := ERROR.match(line):
            found[int(match[1])].append(match[2])
    if done.returncode and not found:
        for index, words in ELSEWHERE.findall(done.stderr):
            found[int(index)].append(words)
    if done.returncode and not found:
        sys.exit(f"{EXAMPLES.relative_to(ROOT)}/{module}.swift does not compile:\n{done.stderr}")
    return found


def check(module, examples):
    """What the compiler says about the examples of a module that do not compile in any way."""
    left = {index: one for index, one in enumerate(examples) if one.module == module}
    said = collections.defaultdict(dict)
    for way, pattern in WAYS:
        batch = {index: one for index, one in left.items() if any(re.match(pattern, line) for line in one.lines)}
        # An example that does not parse may hide errors of others, so the rest is compiled until nothing new is said.
        while batch:
            found = compile(module, batch, way, WORK / module)
            for index, words in found.items():
                said[index][way.__name__] = words
                batch.pop(index, None)
            if not found:
                break
        left = {index: one for index, one in left.items() if index not in batch}
    # An example may declare what its context declares, too.
    for index in [index for index, one in left.items() if one.may_be_alone]:
        for way in (file, declarations_and_statements):
            if index in left and not compile(module, {index: left[index]}, way, WORK / module, alone=True):
                del left[index]
    return {index: said[index] for index in left}


def main(arguments):
    found = examples()
    modules = sorted({one.module for one in found})
    if arguments[:1] == ["--list"] and arguments[1:]:
        modules = arguments[1:]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        left = {index: said for one in pool.map(lambda module: check(module, found), modules) for index, said in one.items()}
    names = {found[index].name: index for index in sorted(left, reverse=True)}
    if arguments[:1] == ["--list"]:
        for name, index in sorted(names.items()):
            print(f"\n{name} (line {found[index].line})")
            for way, words in left[index].items():
                print(f"  {way}: {words[0]}")
        total = collections.Counter(one.module for one in found)
        missing = collections.Counter(found[index].module for index in left)
        print(*(f"{module}: {total[module] - missing[module]} of {total[module]}" for module in modules), sep="\n")
        return 0
    if arguments == ["--write"]:
        SKETCHES.write_text("".join(f"{name}\n" for name in sorted(names)))
    listed = set(SKETCHES.read_text().splitlines())
    for name in sorted(names.keys() - listed):
        words = next(iter(left[names[name]].values()), ["in no way"])[0]
        print(f"{name} (line {found[names[name]].line}) does not compile: {words}")
    for name in sorted(listed - names.keys()):
        print(f"{SKETCHES.name} lists an example that compiles, or that does not exist: {name}")
    print(f"{len(found) - len(left)} of {len(found)} examples compile")
    return 1 if names.keys() != listed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
