"""The script that compares documents with the files of the tutorial, and puts its steps together."""

import pathlib
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "Scripts"))

import tutorial
from tutorial import Quote, complaints, is_quoted, package, quotes, write

FILE = ["import Rostrum", "", "struct Item {", "  let id: UUID", "  var name: String", "}"]


@pytest.mark.parametrize("lines", [
    FILE,
    ["import Rostrum", "…", "  var name: String", "}"],
    ["…", "struct Item {", "…"],
    ["…", "struct Item {", "  …", "}"],
])
def test_a_quote_is_the_file_or_parts_of_it_in_order(lines):
    assert is_quoted(lines, FILE)


@pytest.mark.parametrize("lines", [
    FILE[:-1],
    FILE[1:],
    ["…", "struct Item {"],
    ["struct Item {", "…"],
    ["…", "struct Other {", "…"],
    ["…", "  var name: String", "…", "struct Item {", "…"],
])
def test_a_quote_that_leaves_lines_out_silently_or_changes_them_is_refused(lines):
    assert not is_quoted(lines, FILE)


def test_a_document_may_not_differ_from_its_files_or_forget_one(tmp_path):
    document = tmp_path / "Tutorial.md"
    steps = tmp_path / "Steps"
    for name, text in [("Step1/A.swift", "let a = 1\n"), ("Step1/B.swift", "let b = 1\n")]:
        (steps / name).parent.mkdir(parents=True, exist_ok=True)
        (steps / name).write_text(text)
    document.write_text("```swift Step1/A.swift\nlet a = 2\n```\n\n```swift Step2/C.swift\n```\n")
    assert list(complaints(quotes([document]), steps, document)) == [
        "Tutorial.md quotes Step1/A.swift differently from what is in it",
        "Tutorial.md quotes Step2/C.swift, which does not exist",
        "Tutorial.md does not quote Step1/B.swift",
    ]
    right = [Quote(document, "Step1/A.swift", "let a = 1\n"), Quote(document, "Step1/B.swift", "…\n")]
    assert list(complaints(right, steps, document)) == []


def test_a_step_takes_the_latest_version_of_each_file():
    view = "Sources/GroceriesFeature/GroceriesView.swift"
    assert view not in package(1)
    assert package(2)[view].relative_to(tutorial.STEPS).parts[0] == "Step2"
    assert package(5)[view].relative_to(tutorial.STEPS).parts[0] == "Step4"
    assert package(5)["Package.swift"].relative_to(tutorial.STEPS).parts[0] == "Step1"


def test_a_written_package_finds_rostrum_and_keeps_what_has_not_changed(tmp_path):
    write(1, tmp_path)
    manifest = tmp_path / "Package.swift"
    assert f'path: "{tutorial.ROOT}"' in manifest.read_text()
    before = manifest.stat().st_mtime_ns
    write(2, tmp_path)
    assert manifest.stat().st_mtime_ns == before
    assert pathlib.Path(tmp_path, "Sources/GroceriesFeature/Item.swift").exists()
