"""How Scripts/examples.py finds examples, and divides them. What they compile to is tested by running it."""

import pathlib
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "Scripts"))

import examples


def test_an_example_is_a_block_of_swift_in_a_documentation_comment(tmp_path, monkeypatch):
    monkeypatch.setattr(examples, "SOURCES", tmp_path)
    (tmp_path / "Module").mkdir()
    (tmp_path / "Module/A.swift").write_text("""
/// Does something.
///
/// ```swift
/// let a = 1
///
/// print(a)
/// ```
/// ```
/// not Swift
/// ```
  /// ```swift
  /// if true {
  ///   b()
  /// }
  /// ```
  func b() {}
let text = "```swift"
""")
    found = examples.examples()
    assert [one.lines for one in found] == [
        ["let a = 1", "", "print(a)"], ["if true {", "  b()", "}"]]
    assert [one.line for one in found] == [4, 12]
    assert found[0].name == "A.swift: let a = 1"
    assert found[0].module == "Module"


@pytest.mark.parametrize("first, rest", [
    ([], ["Text(name)"]),
    (["enum Field { case name }"], ["@FocusState var focus: Field?", "", "Text(name)"]),
    (["@CasePathable", "enum Action {", "  case a", "}"], ["", "Action.a"]),
])
def test_declarations_at_the_start_are_divided_from_what_follows(first, rest):
    assert examples.divided([*first, *rest]) == (first, rest)


def test_properties_at_the_start_of_views_are_those_of_the_view_around_them():
    context = examples.Context([], ["@State var name = 0", "@State var other = 0"], [])
    assert examples.body(["@Binding var name: String", "", "Text(name)"], "E1", context) == [
        "struct E1: View {", "@State var other = 0", "@Binding var name: String", "@ViewBuilder var body: some View {", "",
        "Text(name)", "}", "}"]


def test_sketches_are_examples_of_files_that_exist():
    names = {one.name for one in examples.examples()}
    assert set(examples.SKETCHES.read_text().splitlines()) <= names
