"""What is selected in fields that an app follows: what the page reports, and what it selects."""

import pytest
from playwright.sync_api import expect

from nodes import el, field
from test_rich_text import BOLD, editor
from waits import painted, visit

SELECTED = "() => [document.activeElement.selectionStart, document.activeElement.selectionEnd]"
WORDS = "() => getSelection().toString()"


def followed(selection="", value="one two", tag="input", **attributes):
    names = {"data-on": "text focus", "data-selection": selection, "data-script": "/_rostrum/selection.js", "aria-label": "Words"}
    if tag == "input":
        return el(2, tag, {**names, "type": "text", "value": value, **attributes})
    return el(2, tag, {**names, **attributes}, value)


def open_field(page, double, node):
    visit(page, double.show(node))
    page.evaluate("() => import('/_rostrum/selection.js').then(() => true)")
    box = page.get_by_role("textbox", name="Words")
    box.focus()
    assert double.event() == [2, "focus"]
    return box


def wait_range(double, *units):
    """Waits until the page has reported a selection."""
    event = double.event()
    while event != [2, "textRange", *units]:
        event = double.event()


@pytest.mark.parametrize("tag", ["input", "textarea"])
def test_what_the_user_selects_is_reported(page, double, tag):
    box = open_field(page, double, followed(tag=tag))
    box.press("End")
    wait_range(double, 7, 7)
    for _ in range(3):
        box.press("Shift+ArrowLeft")
    wait_range(double, 4, 7)
    # The text comes before the place in it.
    page.keyboard.type("2")
    event = double.event()
    assert event[:3] == [2, "text", "one 2"]
    wait_range(double, 5, 5)


def test_a_field_that_nobody_follows_reports_nothing(page, double):
    visit(page, double.show(field(2, "one two")))
    page.evaluate("() => import('/_rostrum/selection.js').then(() => true)")
    page.get_by_role("textbox").focus()
    assert double.event() == [2, "focus"]
    page.keyboard.press("End")
    # A timer that begins after that of the script, and is as long.
    page.evaluate("() => new Promise((done) => setTimeout(done, 100))")
    painted(page)
    assert double.received.empty()


@pytest.mark.parametrize("tag", ["input", "textarea"])
def test_what_the_app_selects_is_selected_once(page, double, tag):
    box = open_field(page, double, followed("1 4 7", tag=tag))
    page.wait_for_function(f"() => `${{({SELECTED})()}}` === '4,7'")
    box.press("Home")
    wait_range(double, 0, 0)
    # The same selection as before, which the user has left.
    double.send(["a", 2, 0, {"data-selection": "1 4 7"}])
    painted(page)
    assert page.evaluate(SELECTED) == [0, 0]
    double.send(["a", 2, 0, {"data-selection": "2 0 3"}])
    page.wait_for_function(f"() => `${{({SELECTED})()}}` === '0,3'")
    painted(page)
    assert double.received.empty()


def open_editor(page, double, selection, code="one two"):
    visit(page, double.show(editor(code=code, **{"data-selection": selection})))
    box = page.get_by_role("textbox", name="Notes")
    expect(box).to_have_attribute("contenteditable", "true")
    box.focus()
    assert double.event() == [2, "focus"]
    return box


def test_what_the_user_selects_in_an_editor_is_reported_without_marks(page, double):
    box = open_editor(page, double, "", f"one\n{BOLD}two{BOLD} 😀 three")
    box.press("ControlOrMeta+a")
    wait_range(double, 0, 16)
    box.press("ControlOrMeta+End")
    for _ in range(5):
        box.press("Shift+ArrowLeft")
    wait_range(double, 11, 16)


def test_what_the_app_selects_in_an_editor_is_selected(page, double):
    open_editor(page, double, "1 4 7")
    page.wait_for_function(f"() => ({WORDS})() === 'two'")
    double.send(["a", 2, 1, {"data-selection": "2 0 3"}])
    page.wait_for_function(f"() => ({WORDS})() === 'one'")


def test_what_is_typed_next_has_the_looks_that_the_app_says(page, double):
    open_editor(page, double, "1 7 7 1")
    page.wait_for_function("() => document.queryCommandState('bold')")
    page.keyboard.type("!")
    event = double.event()
    while event[1] != "text":
        event = double.event()
    assert event[2] == f"one two{BOLD}!"
