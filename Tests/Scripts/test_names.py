"""The script that compares the names of SwiftUI with those of Rostrum."""

import pathlib
import re
import sys

import pytest

ROOT = pathlib.Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))

import elsewhere  # noqa: E402
import missing  # noqa: E402
import names  # noqa: E402


def symbol(path, kind="swift.method", stands_for=None, declaration=None):
    parts = path.split(".")
    fragments = [{"spelling": declaration}] if declaration else [{"spelling": "typealias"}, {"spelling": " = "}]
    if stands_for:
        fragments.append({"spelling": stands_for, "preciseIdentifier": f"id:{stands_for}"})
    return {
        "pathComponents": parts, "kind": {"identifier": kind}, "identifier": {"precise": f"id:{path}"},
        "declarationFragments": fragments}


def conformance(source, target):
    return {
        "kind": "conformsTo", "source": f"id:{source}", "target": f"id:{target}", "targetFallback": f"Swift.{target}"}


SYMBOLS = names.Symbols([{
    "symbols": [
        symbol("View", "swift.protocol"), symbol("View.badge(_:)"), symbol("View.alert(_:isPresented:actions:)"),
        symbol("EdgeSet", "swift.struct"), symbol("EdgeSet.all", "swift.type.property"),
        symbol("Edge", "swift.enum"), symbol("Edge.Set", "swift.typealias", "EdgeSet"),
        symbol("Shape", "swift.protocol"), symbol("Shape.trim(from:to:)"), symbol("Circle", "swift.struct"),
        symbol("Phase", "swift.enum"), symbol("Phase.failure(_:)", "swift.enum.case"),
        symbol("Phase.fixed(minimum:maximum:)", "swift.enum.case"), symbol("State.init(wrappedValue:)", "swift.init"),
        symbol("Role.default(_:)"),
        symbol("View.hold(for:at:perform:)", declaration="func hold<T: Any>(for t: Double = 0.5, at: (Int, Int) = (1, 2), "
               "perform: () -> Void) -> some View"),
    ],
    "relationships": [conformance("Circle", "Shape"), conformance("Shape", "View"), conformance("Phase", "Hashable")],
}])


@pytest.mark.parametrize("name, state", [
    ("View.badge(_:)", "yes"),
    ("View.alert(_:isPresented:actions:)", "different"),
    ("View.alert(_:item:actions:)", "labels"),
    ("View.blur(radius:)", "no"),
    ("View.sheet(item:content:)", "unknown"),
    ("Edge.Set.all", "yes"),
    ("Circle.trim(from:to:)", "yes"),
    ("Circle.badge(_:)", "yes"),
    ("Circle.stroke(_:)", "unknown"),
    ("Map", "no"),
    ("Map.Marker.init(_:)", "no"),
    ("Mapping", "unknown"),
    ("Phase.failure(any Error)", "yes"),
    ("Phase.fixed(minimum: CGFloat, maximum: CGFloat)", "yes"),
    ("State(wrappedValue:)", "yes"),
    ("Role.`default`(_:)", "yes"),
    ("Phase.hash(into:)", "yes"),
    ("Circle.hash(into:)", "unknown"),
    ("View.hold(for:at:perform:)", "yes"),
    ("View.hold(perform:)", "yes"),
    ("View.hold(at:perform:)", "yes"),
    ("View.hold(for:at:)", "labels"),
    ("Edge.Corner.Style.fixed(_:)", "no"),
])
def test_the_state_of_a_name(name, state):
    assert names.states([name], SYMBOLS, {"View.blur", "Map", "Edge.Corner.Style"}, {"alert"}) == {name: state}


def test_declarations_are_read_by_their_types(tmp_path):
    folder = tmp_path / "Unavailable"
    folder.mkdir()
    (folder / "Looks.swift").write_text(
        "extension View {\n  @available(*, unavailable)\n  public func blur(\n    radius p0: CGFloat\n  ) -> Self { self }\n}\n"
        "@available(*, unavailable)\npublic struct Map: View {\n  public init() {}\n}\n")
    assert names.declared(tmp_path) == {"View.blur", "Map"}


def test_members_of_types_are_read_wherever_they_are_unavailable(tmp_path):
    (tmp_path / "Modes.swift").write_text(
        "extension Text {\n  public struct Mode: Hashable {\n    public static let tail = Mode()\n\n"
        "    @available(\n      *, unavailable,\n      message: \"no\"\n    )\n    public static var head: Mode { tail }\n  }\n}\n")
    assert names.declared(tmp_path) == {"Text.Mode.head"}


@pytest.mark.parametrize("line, source", [
    ("static var wheel", "public static var wheel: Self { absent() }"),
    ("var cgColor", "public var cgColor: Missing { Missing() }"),
    ("var edge: Self", "public var edge: Self { self }"),
    ("static in(_: A)", "public static func `in`(\n    _ p0: Missing\n  ) -> Self { absent() }"),
    ("resolve(in: A) -> Missing", "public func resolve(\n    in p0: Missing\n  ) -> Missing { Missing() }"),
    ("onDrag(perform: (M) -> Void)", "public func onDrag(\n    perform p0: (Missing) -> Void\n  ) -> Self { self }"),
    ("init(_: A)", "public init(\n    _ p0: some Any\n  ) { self = absent() }"),
    ("alias Body", "public typealias Body = Missing"),
])
def test_unavailable_members_have_a_result_that_nobody_sees(line, source):
    text = missing.member(line, "V1.1", "why")
    assert "isn't supported: why (Documentation/Support.md, V1.1)" in text and text.rstrip().endswith(source)


@pytest.mark.parametrize("line, first, second", [
    ("crown(_: A, from: A)", "_ p0: some Any,\n    from p1: some Any", "_ p0: Missing,\n    from p1: some Any"),
    ("crown(_: M)", "_ p0: some Any", "_ p0: Missing"),
])
def test_an_unavailable_function_takes_values_and_members_of_a_placeholder(line, first, second):
    functions = re.findall(r"public func crown\(\n    (.*?)\n  \) -> Self", missing.member(line, "V1.1", "why"), re.DOTALL)
    assert functions == [first, second]



def test_declarations_have_the_labels_of_their_names():
    assert elsewhere.declaration("View.touchBar(content:)", "touchBar") == "touchBar(content: () -> V)"
    assert elsewhere.declaration("View.widgetURL(_:)", "widgetURL") == "widgetURL(_: A)"
    assert elsewhere.declaration("View.hoverEffectGroup()", "hoverEffectGroup") == "hoverEffectGroup()"
    assert elsewhere.declaration("EnvironmentValues.purchase", "purchase") == "var purchase"


def test_patterns_match_types_unless_they_have_a_dot():
    candidates = ["Widget", "View.widgetURL", "WidgetBundle"]
    assert elsewhere.matches("*idget*", candidates) == ["Widget", "WidgetBundle"]
    assert elsewhere.matches("View.widget*", candidates) == ["View.widgetURL"]


def test_every_name_that_belongs_elsewhere_is_declared():
    declared = names.declared(ROOT / "Sources")
    for section in elsewhere.sections():
        # A type may conform to a protocol: `ImportFromDevicesCommands: Commands`.
        found = [name.removeprefix("type ").split(":")[0] for name, _ in section.types]
        found += [
            f"{extended}.{member.removeprefix('var ').split('(')[0]}"
            for extended, members in section.members.items() for member in members]
        assert found, section.title
        assert [name for name in found if name not in declared] == []
        assert section.row in missing.reasons()
