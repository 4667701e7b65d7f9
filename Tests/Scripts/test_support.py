"""Tests of Scripts/support.py: how it finds rows, and what it writes into the index."""

import pathlib
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "Scripts"))

import specimens
import support

TABLE = [
    support.Row("A1.04", "var body: some Reducer<State, Action>", "yes", "", "`ATests/a`", "Reducers"),
    support.Row("A4.03", "Store.send(_:) / Store.finish()", "yes", "", "`ATests/a`", "Reducers"),
    support.Row("V3.44", "`frame(maxWidth:)`", "yes", "", "`ATests/a`", "Layout"),
    support.Row("V3.47", "`frame(width:)`", "yes", "", "`ATests/a`", "Layout"),
    support.Row("V10.73", "`onTapGesture(count:)`", "different", "no location", "`ATests/a`", "Gestures"),
    support.Row("V10.74", "`onLongPressGesture()`", "no", "use `onTapGesture`", "", "Gestures"),
]


def found(query):
    return [row.id for row in support.find(query, TABLE)]


@pytest.mark.parametrize(
    "query", ["onTapGesture", ".ontapgesture", "on tap gesture", ".onTapGesture(count: 2)", "onTapGesture {"]
)
def test_a_name_is_found_however_it_is_typed_and_first_where_a_row_is_about_it(query):
    assert found(query) == ["V10.73", "V10.74"]


def test_labels_tell_overloads_apart():
    assert found("frame(maxWidth:)") == ["V3.44"]
    assert found("frame") == ["V3.44", "V3.47"]


def test_an_identifier_finds_its_row_and_a_group_all_of_its_rows():
    assert found("v3.44") == ["V3.44"]
    assert found("V3") == ["V3.44", "V3.47"]


def test_a_member_is_found_by_its_own_name():
    assert found("finish") == ["A4.03"]


def test_a_name_that_is_declared_as_unavailable_finds_the_row_that_says_why():
    assert "V10.104" in [row.id for row in support.find("allowsTightening", support.rows())]


def test_what_no_row_mentions_fails_and_suggests_names(capsys):
    assert support.print_found("onTapGestur3", TABLE) == 1
    assert "onTapGesture" in capsys.readouterr().out


def test_the_index_has_each_name_once_with_all_of_its_rows():
    lines = support.index(TABLE).splitlines()
    assert "| `frame` | yes | [Layout](Layout.md) V3.44, V3.47 |" in lines
    assert "| `send` | yes | [Reducers](Reducers.md) A4.03 |" in lines
    assert "| `Store.send` | yes | [Reducers](Reducers.md) A4.03 |" in lines
    assert "| var body: some Reducer | yes | [Reducers](Reducers.md) A1.04 |" in lines


def test_a_row_is_refused_without_a_test_or_a_reason_or_with_the_identifier_of_another():
    rows = [
        support.Row("V1.1", "`a`", "yes", "", "", "Layout"),
        support.Row("V1.2", "`b`", "no", "", "", "Layout"),
        support.Row("V1.2", "`c`", "?", "", "", "Layout"),
    ]
    assert list(support.complaints_about_rows(rows)) == [
        "V1.1 names no test",
        "V1.2 does not say how or why",
        "V1.2 is the identifier of two rows",
        "V1.2 is not decided",
    ]


def test_what_one_row_has_is_not_absent_from_another():
    rows = [
        support.Row("V1.1", "`.style(.wide)`, `Text(_:)`", "different", "a", "`ATests/a`", "Layout"),
        support.Row("V1.2", "`style( .wide )`, `Text(_:b:)`, `Text`", "no", "a", "", "Layout"),
    ]
    found = list(support.complaints_about_absence(rows))
    assert found == ["V1.2 says that style(.wide) isn't there, but V1.1 that it is"]


def test_a_view_that_says_yes_is_seen_or_on_the_list_of_those_that_are_not_and_on_one_of_both_alone():
    rows = [
        support.Row(f"V1.{index}", "`a`", state, "", "`ATests/a`", "Layout")
        for index, state in enumerate(["yes", "yes", "yes", "different", "no"], start=1)
    ]
    found = support.complaints_about_pages(rows, seen={"V1.2", "V1.5"}, unseen={"V1.2", "V1.3", "V1.4"})
    assert list(found) == [
        "V1.1 says yes, but no test of Tests/Browser/test_seen_*.py sees it",
        "V1.2 is seen: remove it from Scripts/unseen.txt",
        "V1.4 doesn't say yes: remove it from Scripts/unseen.txt",
        "V1.5 is seen by a browser test, but isn't there according to the tables",
    ]


def test_the_list_of_rows_that_are_not_seen_gets_shorter():
    assert len(support.unseen()) <= 9


# Links to specimens

PAGE = """# Layout

Stacks.

| | feature | there |
|---|---|---|
| V1.1 | `a` | yes |
| V1.2 | `b` | yes |
| V1.3 | `c` | no |
"""
PLACES = {id: (support.ROOT / "Examples/Gallery/A.swift", line) for id, line in [("V1.1", 12), ("V1.3", 40), ("V9.9", 1)]}


def test_a_row_with_a_specimen_is_a_link_to_its_lines():
    text = specimens.linked(PAGE, PLACES)
    assert "| [V1.1] | `a`" in text and "| V1.2 | `b`" in text
    assert "[V1.1]: ../../Examples/Gallery/A.swift#L12\n" in text
    assert "enter an identifier such as V1.1 in its search" in text
    assert "V9.9" not in text


def test_links_are_written_anew():
    text = specimens.linked(PAGE, PLACES)
    assert specimens.linked(text, PLACES) == text
    moved = {"V1.2": (support.ROOT / "Examples/Gallery/B.swift", 7)}
    again = specimens.linked(text, moved)
    assert again == specimens.linked(PAGE, moved)
    assert "A.swift" not in again and "| V1.1 |" in again
    assert specimens.linked(text, {}) == PAGE


def test_a_row_is_read_with_its_link_and_without():
    row = "| {} | `a` | yes | | `ATests/a` |"
    assert support.ROW.match(row.format("[V1.1]"))[1] == support.ROW.match(row.format("V1.1"))[1] == "V1.1"


def test_the_check_sees_a_link_that_is_missing_or_leads_elsewhere(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(specimens, "specimens", lambda: {"V3.2": (support.ROOT / "Examples/Gallery/A.swift", 1)})
    assert support.check(support.rows()) == 1
    assert "Documentation/Support/Accessibility.md is out of date" in capsys.readouterr().out


def test_specimens_are_found_in_files_by_their_lines(tmp_path):
    (tmp_path / "A.swift").write_text('Specimen("V1.1 V1.2", "a") {}\n\nSpecimen(\n  "V1.3", "b") {}\nSpecimen("V1.1", "c") {}\n')
    path = tmp_path / "A.swift"
    assert specimens.specimens(tmp_path) == {"V1.1": (path, 1), "V1.2": (path, 1), "V1.3": (path, 3)}


def test_a_row_of_a_view_has_a_specimen_or_a_reason_and_not_both():
    rows = [
        support.Row(f"V1.{index}", "`a`", state, "", "`ATests/a`", "Layout")
        for index, state in enumerate(["yes", "different", "no", "no", "yes"], start=1)
    ]
    places = {"V1.4": PLACES["V1.1"], "V1.5": PLACES["V1.1"]}
    kinds = [("V1.2", "vague"), ("V1.3", "value"), ("V1.5", "value")]
    assert list(specimens.complaints(rows, places, kinds)) == [
        "V1.1 has neither a specimen in Examples/Gallery nor a reason in Scripts/unshown.txt",
        "V1.4 has a specimen, but isn't there according to the tables",
        "V1.2 has a kind of reason that Scripts/specimens.py doesn't know: vague",
        "V1.3 isn't there: remove it from Scripts/unshown.txt",
        "V1.5 has a specimen: remove it from Scripts/unshown.txt",
    ]


def test_the_rows_that_a_specimen_can_show_later_get_fewer():
    assert sum(kind == "later" for _, kind in specimens.unshown()) <= 88
