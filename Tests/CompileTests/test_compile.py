"""Compiles what must compile, and what must not, against the modules of the package's own build.

    swift build && python -m pytest Tests/CompileTests

A file in `Refused` says at the end of a line what the compiler says about it: `// error: words` or
`// warning: words`, and no other line may be complained about. Its files are one module.
A file in `Missing` is a module by itself: a long body with one member that Rostrum does not have, of which
the compiler must say so soon.
A file in `Accepted` is a module by itself, about which nothing may be said.
The first line of a module by itself may name flags: `// flags: -default-isolation MainActor`.
"""

import pathlib
import re
import resource
import subprocess
import sys

import pytest

HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "Browser"))

from machine import limit  # noqa: E402

# The place of the module cache is part of what it holds, so it has the name by which the build knows it.
BUILD = (HERE.parents[1] / ".build" / "debug").resolve()
NAMES = HERE.parents[1] / "Scripts" / "Names"
SAID = re.compile(r"(?P<place>.+?):(?P<line>\d+):\d+: (?P<kind>error|warning|note): (?P<words>.*)")
EXPECTED = re.compile(r"// (error|warning): (.*)")
ORIGIN = "expanded code originates here"


def say(files, flags=(), module="Snippets", output=None, code=None):
    """What the compiler says about files: tuples of path, line, kind and words.

    With a folder for the output, it writes the module there, so that other files can import it. With a file for the
    code, it writes that.
    """
    command = ["swiftc", "-swift-version", "6", "-module-name", module]
    if code:
        command += ["-emit-object", "-parse-as-library", "-o", code]
    elif output:
        command += ["-emit-module", "-enable-testing", "-o", output / f"{module}.swiftmodule"]
    else:
        command += ["-typecheck"]
    for feature in ("ExistentialAny", "MemberImportVisibility"):
        command += ["-enable-upcoming-feature", feature]
    # A folder of modules among the flags comes before the build's, which may hold a module of that name.
    command += [*flags, "-I", BUILD / "Modules", "-module-cache-path", BUILD / "ModuleCache"]
    for modules in BUILD.glob("*OpenCombineHelpers.build/module.modulemap"):
        command += ["-Xcc", f"-fmodule-map-file={modules}"]
    command += ["-load-plugin-executable", f"{BUILD}/RostrumMacros-tool#RostrumMacros"]
    command += ["-wmo", "-diagnostic-style", "llvm", *files]
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, timeout=300)
    said, inside = [], None
    for match in map(SAID.match, done.stderr.splitlines()):
        if not match:
            continue
        place, line, kind, words = match["place"], int(match["line"]), match["kind"], match["words"]
        if place.startswith("macro expansion") and kind != "note":
            inside = (kind, words)  # the note that follows says where the macro stands
        elif kind == "note" and ORIGIN in words and inside:
            said.append((place, line, *inside))
            inside = None
        elif kind != "note":
            said.append((place, line, kind, words))
    assert said or done.returncode == 0, done.stderr
    return said


def named(folder):
    files = sorted((HERE / folder).glob("*.swift"))
    return {"argvalues": files, "ids": [file.stem for file in files]}


@pytest.fixture(scope="module")
def refusals():
    files = named("Refused")["argvalues"]
    return say([*files, HERE / "Features.swift"])


@pytest.mark.parametrize("file", **named("Refused"))
def test_refused(file, refusals):
    check(file, refusals)


@pytest.mark.parametrize("file", **named("Missing"))
def test_missing(file):
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    check(file, say([file], flags(file)))
    seconds = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
    assert seconds < limit(2), f"The compiler worked for {seconds} s"


@pytest.mark.parametrize("flags, is_there", [(["-DDEBUG"], True), (["-O"], False)], ids=["debug", "release"])
def test_a_release_build_has_nothing_of_previews(flags, is_there, tmp_path):
    code = tmp_path / "Previews.o"
    assert say([HERE / "Accepted/Previews.swift"], flags, code=code) == []
    content = code.read_bytes()
    for words in [b"rostrum_previews", b"7previewfMu", b"Snippets/Previews.swift"]:
        assert (words in content) == is_there, words


def check(file, found):
    """Makes sure that the compiler says about a file what the file says, and nothing else."""
    expected = {
        (number, *match.groups())
        for number, line in enumerate(file.read_text().splitlines(), 1)
        if (match := EXPECTED.search(line))
    }
    assert expected, "A file that is refused says why"
    said = {(line, kind, words) for place, line, kind, words in found if place == str(file)}
    missing = {one for one in expected if not any(is_same(one, other) for other in said)}
    surplus = {other for other in said if not any(one[0] == other[0] for one in expected)}
    assert not missing and not surplus, f"missing: {missing}\nnot expected: {surplus}"


def is_same(expected, said):
    return expected[:2] == said[:2] and expected[2] in said[2]


@pytest.mark.parametrize("file", **named("Accepted"))
def test_accepted(file):
    assert say([file], flags(file)) == []


@pytest.mark.parametrize("module", ["SwiftUI", "Charts"])
def test_an_import_of_a_drop_in_module_brings_all_of_its_types(module, tmp_path):
    names = [name for name in (NAMES / f"{module}.txt").read_text().splitlines() if re.fullmatch(r"\w+", name)]

    def absent(*imports):
        file = tmp_path / "Types.swift"
        lines = [*map("import {}".format, imports), *map("typealias Type{0} = {0}".format, names)]
        file.write_text("\n".join(lines))
        said = say([file], ["-module-alias", f"{module}=DropIn{module}"])
        return {words.split("'")[1] for _, _, _, words in said if words.startswith("cannot find type")}

    everywhere = absent(module, "Rostrum", "RostrumScenes", "RostrumShared", "RostrumText", "RostrumViews")
    assert len(everywhere) < len(names) / 2
    assert absent(module) == everywhere


def flags(file):
    """The flags that the first line of a file names."""
    first = file.read_text().splitlines()[0]
    return first.removeprefix("// flags: ").split() if first.startswith("// flags: ") else []
