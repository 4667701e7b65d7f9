"""The map of the modules."""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "Scripts"))

import modules

GRAPH = modules.manifest()


def test_the_picture_is_that_of_the_package_as_it_is():
    assert modules.PICTURE.read_text() == modules.picture(GRAPH)


def test_the_manifest_is_read():
    assert GRAPH["RostrumElements"] == set()
    assert {"RostrumCore", "RostrumElements"} <= GRAPH["RostrumWeb"]
    assert set(modules.MODULES) <= set(GRAPH)


def test_an_arrow_that_follows_from_others_is_left_out():
    graph = {"RostrumWeb": {"RostrumViews", "RostrumElements"}, "RostrumViews": {"Other"}, "Other": {"RostrumElements"}}
    assert modules.arrows(graph) == [("RostrumWeb", "RostrumViews"), ("RostrumViews", "RostrumElements")]
