"""What each module imports, compared with the list of modules in CONTRIBUTING.md and with the manifest."""

import pathlib
import re
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "Scripts"))

import modules

ROOT = pathlib.Path(__file__).parents[2]
SOURCES = ROOT / "Sources"
# Compiler plugins are loaded, not imported.
PLUGINS = {"RostrumMacros"}
ROW = re.compile(r"^\| ((?:`Rostrum\w*`(?:, )?)+) \| (.*) \|$", re.MULTILINE)
IMPORT = re.compile(
    r"^ *(?:@\w+(?:\(\w+\))? )*(?:public |package |internal |private )?"
    r"import (?:(?:struct|class|enum|protocol|func|var|typealias) )?(Rostrum\w*)", re.MULTILINE)
COMMENT = re.compile(r"//.*")


def listed():
    """The modules of the list in their order, with what their rows say."""
    text = (ROOT / "CONTRIBUTING.md").read_text()
    return {name: words for names, words in ROW.findall(text) for name in re.findall(r"\w+", names)}


def imported(module):
    """The modules of this package that a module imports."""
    found = set()
    for path in (SOURCES / module).rglob("*.swift"):
        found.update(IMPORT.findall(COMMENT.sub("", path.read_text())))
    return found


MODULES = sorted(path.name for path in SOURCES.glob("Rostrum*"))


def test_the_list_has_every_module_once():
    text = (ROOT / "CONTRIBUTING.md").read_text()
    names = [name for names, _ in ROW.findall(text) for name in re.findall(r"\w+", names)]
    assert sorted(names) == MODULES


@pytest.mark.parametrize("module", MODULES)
def test_a_module_imports_only_modules_above_it_in_the_list(module):
    order = list(listed())
    assert imported(module) <= set(order[:order.index(module)])


@pytest.mark.parametrize("module", MODULES)
def test_a_module_that_is_said_to_import_little_imports_nothing_else(module):
    words = listed()[module]
    if "imports nothing of ours" in words:
        assert imported(module) == set()
    if alone := re.search(r"imports `(\w+)` alone", words):
        assert imported(module) == {alone[1]}


@pytest.mark.parametrize("module", MODULES)
def test_the_manifest_declares_what_a_module_imports_and_nothing_else(module):
    assert modules.manifest()[module] - PLUGINS == imported(module)


def test_most_tests_of_the_web_host_use_what_its_modules_offer_each_other():
    tests = [
        path.read_text() for module in ("RostrumHTML", "RostrumSessions", "RostrumWeb")
        for path in (ROOT / "Tests" / f"{module}Tests").rglob("*.swift")]
    assert tests and 3 * sum("@testable" in text for text in tests) <= len(tests)
