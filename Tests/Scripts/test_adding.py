"""The lists of files in Documentation/AddingAControl.md, compared with what a control and a style really take.

A made-up control and a made-up style are written into a copy of the modules that have to know all of them, in the listed
files and no others, and the copy is compiled. Of controls and styles that exist, no other file names the case.
"""

import fnmatch
import pathlib
import re
import shutil
import subprocess

import pytest

ROOT = pathlib.Path(__file__).parents[2]
GUIDE = (ROOT / "Documentation" / "AddingAControl.md").read_text()
CONTROL, STYLE = GUIDE.split("\n## A style\n")
STEP = re.compile(r"^\| (\d+) \| `([^`]+)` \|", re.MULTILINE)
CHOICE = re.compile(r"^\| [a-z].*?\| (`Sources/.*`) \|$", re.MULTILINE)
COMMENT = re.compile(r"//.*")
MODULES = ["RostrumElements", "RostrumLayout", "RostrumText", "RostrumHTML"]
FLAGS = [
    "-swift-version", "6", "-package-name", "main", "-parse-as-library", "-enable-batch-mode", "-j2",
    "-warnings-as-errors", "-enable-upcoming-feature", "ExistentialAny",
    "-enable-upcoming-feature", "MemberImportVisibility",
]


def steps(text):
    """The files of a list, in order."""
    found = STEP.findall(text)
    assert [int(number) for number, _ in found] == list(range(1, len(found) + 1))
    return [path for _, path in found]


def choices(text):
    """The files that say what differs from a default. A file without a folder is in that of the file before it."""
    found = []
    for row in CHOICE.findall(text):
        folder = None
        for path in re.findall(r"`([^`]+)`", row):
            folder = path.rpartition("/")[0] or folder
            found.append(path if "/" in path else f"{folder}/{path}")
    return found


def test_a_control_is_at_most_nine_files():
    assert len(steps(CONTROL)) <= 9


def test_a_style_is_at_most_four_files_of_source():
    files = steps(STYLE)
    assert len([path for path in files if path.startswith("Sources/")]) <= 4
    assert len(files) <= 7


@pytest.mark.parametrize("path", steps(CONTROL) + choices(CONTROL) + steps(STYLE) + choices(STYLE))
def test_each_file_exists(path):
    pattern = path.replace("/X", "/*")
    assert list(ROOT.glob(pattern)), path


# What exists


def naming(case):
    """The files of Swift that name a case of the contract."""
    pattern = re.compile(rf"(?<![\w)\]])\.{case}\b|\bcase {case}\b|\bcase [\w, ]*\b{case}\b|\.r-{case}\b")
    sources = [path for path in (ROOT / "Sources").rglob("*") if path.suffix in (".swift", ".css")]
    return {
        str(path.relative_to(ROOT)) for path in sources
        if "Served" not in path.parts and pattern.search(COMMENT.sub("", path.read_text()))
    }


def others(case, view, listed):
    """The files that name a case, but aren't listed."""
    patterns = [path.replace("/X", f"/{view}") for path in listed]
    return {
        path for path in naming(case)
        if not any(fnmatch.fnmatch(path, pattern) for pattern in patterns)
    }


@pytest.mark.parametrize("case, view", [
    ("slider", "Slider"), ("stepper", "Stepper"), ("colorPicker", "ColorPicker"), ("gauge", "Gauge*"),
])
def test_no_other_file_names_a_control(case, view):
    assert others(case, view, steps(CONTROL) + choices(CONTROL)) == set()


@pytest.mark.parametrize("case", [
    "baselineOffset", "blendMode", "cellAnchor", "rowSeparatorTint", "stretch", "textCase", "textSelection", "tracking",
])
def test_no_other_file_names_a_style(case):
    # Values of texts have the same names; they become properties in the language.
    language = ["Sources/RostrumViews/*", "Sources/RostrumPresentation/*"]
    # A phase of scrolling has the name of a distance between letters.
    language.append("Sources/RostrumElements/Interaction/ScrollPhase.swift")
    # A paint may have an effect of its own.
    language.append("Sources/RostrumElements/Values/PaintStyle+Effects.swift")
    assert others(case, "*", steps(STYLE) + choices(STYLE) + language) == set()


# What is made up

DIAL = {
    "Sources/RostrumElements/Elements/ElementRole.swift": [
        ("  /// A number in a continuous range.\n  case slider\n", "  /// A number on a circle.\n  case dial\n"),
        ("    case .slider: Traits(", "    case .dial: Traits(.control, size: .wide, isNamedByContent: true)\n"),
        ("    case .slider: self = ", "    case .dial: self = .dial(0)\n"),
    ],
    "Sources/RostrumElements/Elements/ElementContent.swift": [
        ("  /// A number in a continuous range; ", "  /// A number on a circle.\n  case dial(Double)\n"),
        ("    case .slider: .slider\n", "    case .dial: .dial\n"),
        ("    if case .slider(let value", "    if case .dial(let value) = self { return value }\n"),
        ("    case .slider(let value, let bounds",
         "    case .dial(let value): [\"value=\\(value.shortest)\"]\n"),
    ],
    "Sources/RostrumHTML/Controls/Dial+HTML.swift": """
        import RostrumElements

        extension DOMNode {
          /// A number on a circle.
          static func dial(_ element: ElementSnapshot, _ value: Double) -> DOMNode {
            DOMNode("label", [DOMNode("span").slot(), DOMNode("input")])
          }
        }
        """,
    "Sources/RostrumHTML/HTML/DOMNode+Element.swift": [
        ("    case .slider(let value", "    case .dial(let value): .dial(element, value)\n"),
    ],
    "Sources/RostrumLayout/Metrics/ControlMetrics.swift": [
        ("    case .slider: slider\n", "    case .dial: ControlShape(leastHeight: 90)\n"),
    ],
}

WOBBLE = {
    "Sources/RostrumElements/Elements/StyleProperty.swift": [
        ("  /// How the colours of the view blend", "  /// How much the view wobbles.\n  case wobble(Double)\n"),
        ("    case stretch, blendMode, position, guides, spin, isolated, outline, mask, glass\n", "    case wobble\n"),
        ("    case .blendMode: .blendMode\n", "    case .wobble: .wobble\n"),
        ("    case .offset, .rotation, .spin", "    case .wobble: .move\n"),
    ],
    "Sources/RostrumHTML/Style/Effects/WobbleAtom.swift": """
        /// How much the view wobbles.
        struct WobbleAtom: StyleAtom {
          enum Name: String, CaseIterable { case wobble }
          var name = Name.wobble
          var operand: AtomNumber

          var declarations: String { "rotate:\\(operand)deg" }
          var atom: Atom { .wobble(self) }
        }
        """,
    "Sources/RostrumHTML/Style/Atom.swift": [
        ("  case shadow(ShadowAtom)", "  case wobble(WobbleAtom)\n"),
        ("    case .blendMode(let atom): atom\n", "    case .wobble(let atom): atom\n"),
        ("    PaddingAtom.self, ", "    WobbleAtom.self,\n"),
        ("    case .blendMode(let mode)",
         "    case .wobble(let amount): add(WobbleAtom(operand: AtomNumber(amount)))\n"),
    ],
}


def write(root, edits):
    """Writes new files, and lines before the first line that begins with a text."""
    for path, change in edits.items():
        file = root / path
        if isinstance(change, str):
            file.write_text(re.sub(r"^ {8}", "", change.strip("\n"), flags=re.MULTILINE).rstrip() + "\n")
            continue
        text = file.read_text()
        for anchor, lines in change:
            assert text.count(anchor) == 1, f"{path}: {anchor!r}"
            text = text.replace(anchor, lines + anchor)
        file.write_text(text)


def compile(root, *modules):
    """What the compiler says of modules, of which the others know the first."""
    for module in modules:
        files = sorted(str(path) for path in (root / "Sources" / module).rglob("*.swift"))
        target = (
            ["-emit-module", "-o", str(root / "RostrumElements.swiftmodule")] if module == MODULES[0]
            else ["-typecheck", "-I", str(root)])
        result = subprocess.run(
            ["swiftc", *target, *FLAGS, "-module-name", module, *files], cwd=root, capture_output=True, text=True)
        if result.returncode != 0:
            return result.stdout + result.stderr
    return ""


def compiled(listed, name):
    """The listed files of the modules that are compiled, with a name in the place of X."""
    return [
        path.replace("/X", f"/{name}") for path in listed
        if any(path.startswith(f"Sources/{module}/") for module in MODULES)
    ]


def restore(root, *paths):
    """Takes back what was written into files."""
    for path in paths:
        shutil.copyfile(ROOT / path, root / path)


def test_what_is_made_up_is_in_the_listed_files():
    assert sorted(DIAL) == sorted(compiled(steps(CONTROL), "Dial"))
    listed = compiled(steps(STYLE), "Wobble")
    assert len(listed) == len(WOBBLE)
    assert all(any(fnmatch.fnmatch(path, pattern) for pattern in listed) for path in WOBBLE)


def test_a_control_and_a_style_are_added_in_the_listed_files(tmp_path):
    for module in MODULES:
        shutil.copytree(ROOT / "Sources" / module, tmp_path / "Sources" / module)
    write(tmp_path, DIAL)
    write(tmp_path, WOBBLE)
    assert compile(tmp_path, *MODULES) == ""
    # The compiler asks for what each has to answer for itself.
    restore(tmp_path, "Sources/RostrumHTML/HTML/DOMNode+Element.swift", "Sources/RostrumHTML/Style/Atom.swift")
    said = compile(tmp_path, "RostrumHTML")
    assert ".dial" in said and ".wobble" in said
    restore(tmp_path, "Sources/RostrumElements/Elements/ElementRole.swift")
    assert "dial" in compile(tmp_path, "RostrumElements")
