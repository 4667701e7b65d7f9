"""The map of the modules, and their list in CONTRIBUTING.md."""

import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "Scripts"))

import modules

GRAPH = modules.manifest()
LISTED = [
    name
    for row in re.findall(r"^\| (`Rostrum.*?) \|", (modules.ROOT / "CONTRIBUTING.md").read_text(), re.MULTILINE)
    for name in re.findall(r"`(\w+)`", row)]


def test_the_picture_is_that_of_the_package_as_it_is():
    assert modules.PICTURE.read_text() == modules.picture(GRAPH)


def test_the_manifest_is_read():
    assert GRAPH["RostrumElements"] == set()
    assert {"RostrumCore", "RostrumElements"} <= GRAPH["RostrumWeb"]
    assert set(modules.MODULES) <= set(GRAPH)


def test_the_list_has_each_module_with_sources_once():
    modules_with_sources = {
        name for name in GRAPH if name.startswith("Rostrum") and (modules.ROOT / "Sources" / name).is_dir()}
    assert sorted(LISTED) == sorted(modules_with_sources)


def test_a_module_imports_modules_above_it_only():
    above = {name: set(LISTED[:index]) for index, name in enumerate(LISTED)}
    assert {name: GRAPH[name] - above[name] for name in LISTED if GRAPH[name] - above[name]} == {}


def test_an_arrow_that_follows_from_others_is_left_out():
    graph = {"RostrumWeb": {"RostrumViews", "RostrumElements"}, "RostrumViews": {"Other"}, "Other": {"RostrumElements"}}
    assert modules.arrows(graph) == [("RostrumWeb", "RostrumViews"), ("RostrumViews", "RostrumElements")]
