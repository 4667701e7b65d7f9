"""The server's focus and the browser's are one."""

import pytest
from playwright.sync_api import expect

from nodes import button, el, field, row, screen, stack
from waits import focused, live, visit, wait_focus


def test_the_server_moves_the_focus_without_an_echo(page, double):
    visit(page, double.show(field(2), field(3), button(4, "Tap")))
    double.send(["f", 3])
    wait_focus(page, "3")
    page.get_by_role("button", name="Tap").click()
    assert double.event() == [3, "blur"]
    assert double.event() == [4, "tap"]


def test_from_field_to_field_is_one_event(page, double):
    visit(page, double.show(field(2), field(3), button(4, "Tap")))
    page.get_by_label("Field 2").click()
    page.keyboard.press("Tab")
    page.get_by_role("button", name="Tap").click()
    events = [double.event() for _ in range(4)]
    assert events == [[2, "focus"], [3, "focus"], [3, "blur"], [4, "tap"]]


def test_the_server_takes_the_focus_away(page, double):
    visit(page, double.show(field(2)))
    page.get_by_label("Field 2").click()
    assert double.event() == [2, "focus"]
    live(page)
    double.send(["f", 0], ["a", 2, 0, {"data-title": "seen"}])
    expect(page.locator("input[data-title=seen]")).not_to_be_focused()
    assert double.received.empty()


def test_a_late_focus_of_the_server_yields_to_what_the_user_has_focused_since(page, double):
    visit(page, double.show(button(2, "New attendee"), field(3), field(4)))
    double.answers = False
    page.get_by_role("button").click()
    assert double.event() == [2, "tap"]
    tap = double.last_event
    page.get_by_label("Field 3").click()
    assert double.event() == [3, "focus"]
    double.send(["f", 4], ["a", 3, 0, {"data-title": "seen"}], acknowledged=tap)
    expect(page.locator("input[data-title=seen]")).to_be_focused()
    page.keyboard.type("B")
    assert double.event()[:3] == [3, "text", "B"]
    # Once the server knows of it, it may move the focus.
    double.send(["f", 4], acknowledged=double.last_event)
    wait_focus(page, "4")


def test_a_new_field_gets_the_focus_of_the_frame_that_brings_it(page, double):
    visit(page, double.show(button(2, "New attendee")))
    page.get_by_role("button").focus()
    page.keyboard.press("Enter")
    assert double.event() == [2, "tap"]
    double.send(["i", 1, 2, field(3)], ["f", 3])
    wait_focus(page, "3")
    page.keyboard.type("B")
    assert double.event()[:3] == [3, "text", "B"]


def test_a_removed_row_leaves_the_focus_to_its_neighbour(page, double):
    rows = [row(id, el(id + 1, "span", {}, f"Row {id}"), deletes=True) for id in (10, 20, 30)]
    visit(page, double.show(*rows))
    page.locator("[data-id='20'] .r-row__delete").focus()
    page.keyboard.press("Enter")
    assert double.event() == [20, "delete"]
    double.send(["r", 20])
    wait_focus(page, "30")
    page.keyboard.press("Enter")
    page.keyboard.press("Delete")
    assert double.event() == [30, "delete"], "Return presses no button of the row, but the row's keys work"
    double.send(["r", 30])
    wait_focus(page, "10")


@pytest.mark.parametrize("kind", ["pay", "swipe", "link", "field", "selectable"])
def test_a_removed_row_leaves_the_focus_to_nothing_that_return_presses(page, double, kind):
    def content(id):
        if kind == "pay":
            return row(id, el(id + 1, "span", {}, "Bill"), button(id + 2, "Pay"))
        if kind == "swipe":
            actions = el(id + 1, "div", {"class": "r-rowActions-trailing"}, button(id + 2, "Bin"))
            return row(id, el(id + 3, "span", {}, "Bill"), actions)
        if kind == "link":
            return row(id, el(id + 1, "button", {"class": "r-link", "type": "button", "data-on": "tap"}, "Bill"))
        if kind == "field":
            return row(id, field(id + 1, on="text submit"))
        bill = row(id, button(id + 1, "Pay"))
        bill[3] |= {"role": "option", "tabindex": "-1"}
        return bill

    visit(page, double.show(el(2, "div", {"class": "r-list", "role": "listbox"}, content(10), content(20), content(30))))
    page.locator("[data-id='20'] :is(button, input)").first.focus()
    double.send(["r", 20])
    wait_focus(page, "30")
    page.keyboard.press("Enter")
    live(page)
    assert double.received.empty()


def test_a_pushed_screen_gets_the_focus_and_gives_it_back(page, double):
    list = screen(10, "List", button(12, "One"), button(13, "Two"), back=False)
    visit(page, double.show(stack(2, list)))
    page.get_by_role("button", name="Two").click()
    double.send(["i", 2, 0, screen(20, "Detail", button(22, "In"))], ["h", 1])
    wait_focus(page, "21.2")
    expect(page.get_by_role("button", name="Two")).to_be_hidden()
    double.send(["r", 20], ["h", 0])
    wait_focus(page, "13")


def test_timer_ticks_do_not_touch_the_focus(page, double):
    visit(page, double.show(el(2, "p", {}, "0"), button(3, "Next")))
    for index in range(20):
        double.send(["t", 2, 0, str(index)])
    expect(page.locator("p")).to_have_text("19")
    assert focused(page) is None
    page.get_by_role("button").focus()
    double.send(["t", 2, 0, "end"])
    expect(page.locator("p")).to_have_text("end")
    assert focused(page) == "3"
