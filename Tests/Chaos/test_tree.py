"""The elements of a page follow the operations of the wire protocol."""

import pytest

from tree import Tree


def text(number, words):
    return [number, 0, "span", {"class": "r-text"}, [words]]


@pytest.fixture
def tree():
    tree = Tree()
    button = [3, 0, "button", {"data-on": "tap", "data-slot": ""}, [text(4, "Tap")]]
    field = [5, 0, "input", {"aria-label": "Note", "data-on": "text focus"}, []]
    tree.apply([["m", [1, 0, "main", {"data-slot": ""}, [text(2, "a=1"), button, field]]]])
    return tree


def test_finds_what_is_shown(tree):
    assert tree.values() == {"a": "1"}
    assert (tree.button("Tap"), tree.field("Note")) == (3, 5)
    with pytest.raises(StopIteration):
        tree.button("Note")


def test_changes_texts_and_attributes(tree):
    tree.apply([["t", 2, 0, "a=2=3"], ["a", 5, 0, {"aria-label": "Other", "data-on": None}], ["s", "announced"]])
    assert tree.values() == {"a": "2=3"} and tree.field("Other") == 5


def test_inserts_moves_and_removes(tree):
    tree.apply([["i", 1, 0, text(6, "b=1")], ["i", 1, 2, text(7, "c=1")]])
    assert list(tree.values()) == ["c", "a", "b"]
    tree.apply([["v", 7, 0], ["r", 2]])
    assert list(tree.values()) == ["b", "c"]
    with pytest.raises(KeyError):
        tree.apply([["t", 2, 0, "gone"]])


def test_inserts_into_the_slot_of_the_parent(tree):
    group = [8, 0, "div", {}, [[8, 1, "div", {"data-slot": ""}, []]]]
    tree.apply([["i", 1, 0, group], ["i", 8, 0, text(9, "d=1")], ["r", 8]])
    assert tree.values() == {"a": "1"}
    with pytest.raises(KeyError):
        tree.apply([["r", 9]])


def test_a_mount_replaces_everything(tree):
    tree.apply([["m", [1, 0, "main", {}, [text(2, "z=0")]]]])
    assert tree.values() == {"z": "0"}
    with pytest.raises(StopIteration):
        tree.button("Tap")
