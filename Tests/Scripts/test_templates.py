"""The script that makes the templates of `rostrum new` from the examples."""

import pathlib
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "Scripts"))

import templates


def test_the_templates_are_those_of_their_examples():
    assert templates.stale() == []


@pytest.mark.parametrize("text, is_swift, expected", [
    ("struct DeskApp", True, "struct {{Name}}App"), ("migrator: .desk)", True, "migrator: .{{name}})"),
    ('"desk.sqlite"', True, '"{{file}}.sqlite"'), ('environment["DESK_DATABASE"]', True, 'environment["{{NAME}}_DATABASE"]'),
    ("useradd desk", False, "useradd {{file}}"), ("desks and tabledesk", True, "desks and tabledesk"),
    ("Sources/DeskFeature/Desk.swift", True, "Sources/{{Name}}Feature/{{Name}}.swift"),
])
def test_names_become_markers(text, is_swift, expected):
    assert templates.marked(text, "Desk", is_swift) == expected


@pytest.mark.parametrize("template", templates.NAMES)
def test_nothing_of_this_repository_is_in_a_template(template):
    found = templates.files(template)
    assert {"Dockerfile", "Package.swift", "README.md", ".gitignore", ".swift-format"} <= set(found)
    for path, text in found.items():
        assert "Examples/" not in text and "Scripts/" not in text, path
        assert not [line for line in text.splitlines() if line.startswith("-- ") and line.endswith(" --")], path
        assert text.endswith("\n"), path
    assert 'path: "../.."' not in found["Package.swift"]


def test_modules_of_the_toolchain_and_of_this_package_are_known():
    names = (templates.TEMPLATES / "modules.txt").read_text().split()
    assert {"Foundation", "Swift", "Testing", "GRDB", "NIOCore", "SwiftUI", "Rostrum", "RostrumWeb"} <= set(names)
    assert set(templates.TARGET.findall((templates.ROOT / "Package.swift").read_text())) <= set(names)


def test_types_that_templates_use_are_known_and_those_that_they_declare_are_free():
    names = set((templates.TEMPLATES / "types.txt").read_text().split())
    assert {"String", "View", "Store", "State", "Action", "Task", "Text", "Tab", "Decimal", "URL", "Picker"} <= names
    assert not {"A", "City", "Customer", "Event", "Item", "NoteList", "Order", "The", "Vehicle"} & names


def test_code_has_no_comments_strings_paths_and_markers():
    text = 'let a: B = "C \\" D" // E\n-- F/G.swift --\nlet h: {{Name}}I = .register{{Name}}()\nlet j = """\n  K\n  """\n'
    assert templates.NAME.findall(templates.code(text)) == ["B"]


def test_the_list_of_types_is_compared(tmp_path, monkeypatch):
    for path in templates.TEMPLATES.glob("*.txt"):
        (tmp_path / path.name).write_text(path.read_text())
    monkeypatch.setattr(templates, "TEMPLATES", tmp_path)
    monkeypatch.setattr(templates, "generated", lambda: "")
    assert "types.txt" in templates.stale()[0]
