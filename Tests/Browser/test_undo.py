"""The shortcuts for undoing and redoing of an app that has read its undo manager."""

import pytest

from nodes import button, field
from waits import visit


def open_page(page, double, *nodes, on="undo"):
    double.show(*nodes)
    double.root[3]["data-on"] = on
    visit(page, double.url)
    page.evaluate("() => import('/_rostrum/undo.js').then(() => true)")


@pytest.mark.parametrize("chord", ["Control+z", "Control+Shift+Z"])
def test_keys_undo_and_redo(page, double, chord):
    open_page(page, double, button(2, "Add"))
    page.keyboard.press(chord)
    assert double.event() == [1, "key", chord.replace("+z", "+Z")]


@pytest.mark.parametrize("chord", ["z", "Control+Alt+z", "Control+y"])
def test_other_keys_do_not(page, double, chord):
    open_page(page, double, button(2, "Add"))
    page.keyboard.press(chord)
    page.get_by_role("button", name="Add").click()
    assert double.event() == [2, "tap"]


def test_a_field_keeps_its_own(page, double):
    open_page(page, double, field(2, ""), button(3, "Add"))
    box = page.get_by_role("textbox")
    box.press_sequentially("a")
    box.press("Control+z")
    assert box.input_value() == ""
    page.get_by_role("button", name="Add").click()
    event = double.event()
    while event != [3, "tap"]:
        assert event[1] != "key"
        event = double.event()


def test_a_shortcut_of_the_app_comes_first(page, double):
    open_page(page, double, button(2, "Back", **{"aria-keyshortcuts": "Control+Z"}), button(3, "Add"))
    page.keyboard.press("Control+z")
    assert double.event() == [2, "tap"]
    page.get_by_role("button", name="Add").click()
    assert double.event() == [3, "tap"]


def test_an_app_without_a_manager_is_told_nothing(page, double):
    open_page(page, double, button(2, "Add"), on="prefer")
    page.keyboard.press("Control+z")
    page.get_by_role("button", name="Add").click()
    assert double.event() == [2, "tap"]
