"""Pointers and keys beyond a click: gestures, chords, keys that a view asks for."""

import pytest
from playwright.sync_api import expect

from nodes import button, el, field
from waits import painted, visit


def box(id, on="", **data):
    names = {f"data-{name}": value for name, value in data.items()}
    if {"hold", "drag", "taps", "pinch", "spots"} & data.keys():
        names["data-script"] = "/_rostrum/dragging.js"
    return el(id, "div", {"class": "r-text", **({"data-on": on} if on else {}), **names}, f"Box {id}")


def middle(page, id):
    frame = page.locator(f"[data-id='{id}']").bounding_box()
    return frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2


def has_script(page):
    """Waits until the page has what holds and drags views."""
    page.evaluate("() => import('/_rostrum/dragging.js').then(() => true)")


# Chords of keys

@pytest.mark.parametrize("keys", ["Control+s", "Meta+s"])
def test_a_chord_presses_its_control(page, double, keys):
    visit(page, double.show(button(2, "Save", aria_keyshortcuts="Control+S Meta+S")))
    page.keyboard.press(keys)
    assert double.event() == [2, "tap"]


def test_a_chord_works_while_a_field_has_the_focus(page, double):
    visit(page, double.show(field(2), button(3, "Save", aria_keyshortcuts="Control+S Meta+S")))
    page.locator("input").click()
    assert double.event() == [2, "focus"]
    page.keyboard.press("Control+s")
    assert double.event() == [3, "tap"]


def test_a_plain_key_is_for_the_field_that_has_the_focus(page, double):
    visit(page, double.show(field(2), button(3, "Next", aria_keyshortcuts="N")))
    page.locator("input").click()
    assert double.event() == [2, "focus"]
    page.keyboard.press("n")
    assert double.event()[:3] == [2, "text", "n"]
    assert double.received.empty()


def test_a_control_that_is_off_is_not_pressed(page, double):
    visit(page, double.show(button(2, "Save", aria_keyshortcuts="Control+S", disabled=True)))
    page.keyboard.press("Control+s")
    painted(page)
    assert double.received.empty()


def test_return_presses_the_default_and_a_button_with_the_focus_first(page, double):
    visit(page, double.show(button(2, "Send", aria_keyshortcuts="Enter"), button(3, "Other")))
    page.keyboard.press("Enter")
    assert double.event() == [2, "tap"]
    page.get_by_role("button", name="Other").focus()
    page.keyboard.press("Enter")
    assert double.event() == [3, "tap"]


def test_escape_presses_the_way_out_of_a_sheet_and_no_more(page, double):
    sheet = el(5, "dialog", {"class": "r-sheet", "data-modal": "sheet", "data-on": "dismiss",
                             "closedby": "any"},
               button(6, "Cancel", aria_keyshortcuts="Escape"))
    visit(page, double.show(button(2, "Behind", aria_keyshortcuts="Escape")))
    double.send(["i", 1, 0, sheet])
    expect(page.locator("dialog:modal")).to_be_visible()
    page.keyboard.press("Escape")
    assert double.event() == [6, "tap"]
    assert double.received.empty()


# Keys that a view asks for

def test_a_view_around_the_focus_takes_its_keys(page, double):
    visit(page, double.show(
        el(2, "div", {"data-keys": "ArrowUp Space"},
           el(3, "div", {"tabindex": "0", "data-on": "focus"}, "Board"))))
    page.locator("[data-id='3']").focus()
    assert double.event() == [3, "focus"]
    for key, name in (("ArrowUp", "ArrowUp"), ("Space", "Space")):
        page.keyboard.press(key)
        assert double.event() == [2, "key", name]
    page.keyboard.press("ArrowDown")
    painted(page)
    assert double.received.empty()


def test_arrows_step_a_value(page, double):
    visit(page, double.show(
        el(2, "span", {"role": "spinbutton", "tabindex": "0", "data-on": "step"}, "Stars")))
    page.get_by_role("spinbutton").focus()
    page.keyboard.press("ArrowRight")
    assert double.event() == [2, "step", True]
    page.keyboard.press("ArrowDown")
    assert double.event() == [2, "step", False]


# Pointers

def test_a_menu_at_the_pointer_stays_when_the_button_is_let_go(page, double):
    menu = el(3, "div", {"class": "r-menu__items r-menu-context", "role": "menu", "popover": "auto"},
              button(4, "Copy", role="menuitem"))
    visit(page, double.show(el(2, "div", {"class": "r-group r-group-context"}, "Text", menu)))
    page.get_by_text("Text").click(button="right")
    expect(page.get_by_role("menuitem", name="Copy")).to_be_focused()
    page.get_by_role("menuitem", name="Copy").click()
    assert double.event() == [4, "tap"]


def test_two_clicks_in_a_row(page, double):
    visit(page, double.show(box(2, taps=2)))
    has_script(page)
    page.locator("[data-id='2']").dblclick()
    assert double.event() == [2, "taps", 2]


def test_two_clicks_in_a_row_are_not_single_ones(page, double):
    visit(page, double.show(box(2, on="tap", taps=2), box(3, on="tap")))
    has_script(page)
    page.locator("[data-id='2']").dblclick()
    assert double.event() == [2, "taps", 2]
    page.locator("[data-id='2']").click()
    assert double.event() == [2, "tap"], "a single one, once no other has followed"
    page.locator("[data-id='3']").dblclick()
    assert [double.event(), double.event()] == [[3, "tap"], [3, "tap"]]


def test_a_press_that_lasts(page, double):
    visit(page, double.show(box(2, on="tap", hold=400)))
    has_script(page)
    page.mouse.move(*middle(page, 2))
    page.mouse.down()
    assert double.event() == [2, "hold"]
    page.mouse.up()
    page.locator("[data-id='2']").click()
    assert double.event() == [2, "tap"], "what was held was not clicked, but the next click is one"


def test_a_drag_is_told_from_its_start_to_its_end(page, double):
    visit(page, double.show(box(2, drag=10)))
    has_script(page)
    x, y = middle(page, 2)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y + 5, steps=4)
    page.mouse.up()
    events = [double.event()]
    while events[-1][2] != "ended":
        events.append(double.event())
    assert {event[1] for event in events} == {"drag"}
    start_x, start_y, end_x, end_y, *_, left, top = events[-1][3:]
    assert abs(left + start_x - x) <= 1 and abs(top + start_y - y) <= 1
    assert (end_x - start_x, end_y - start_y) == (40, 5)


def test_a_trackpad_and_two_fingers_pinch(page, double):
    visit(page, double.show(box(2, pinch=0.01)))
    has_script(page)
    x, y = middle(page, 2)
    page.mouse.move(x, y)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -70)
    page.keyboard.up("Control")
    events = [double.event()]
    while events[-1][2] != "ended":
        events.append(double.event())
    assert {tuple(event[1:2]) for event in events} == {("pinch",)}
    scale, angle, *_, width, height = events[-1][3:]
    assert (round(scale, 2), angle) == (2.01, 0) and width > 0 < height


FINGERS = """(element, steps) => {
  for (const [type, ...places] of steps) {
    const touches = places.map(([clientX, clientY], identifier) => ({ identifier, clientX, clientY, target: element }));
    const event = new Event(type, { bubbles: true, cancelable: true });
    Object.defineProperty(event, "touches", { value: touches });
    element.dispatchEvent(event);
  }
}"""


def test_two_fingers_tell_how_far_they_are_apart_and_how_they_turned(page, double):
    visit(page, double.show(box(2, pinch=0.01)))
    has_script(page)
    element = page.locator("[data-id='2']")
    element.evaluate(FINGERS, [
        ["touchstart", [10, 10], [20, 10]], ["touchmove", [10, 10], [10, 40]], ["touchend", [10, 10]]])
    assert double.event()[1:5] == ["pinch", "ended", 3, 90]


def test_a_tap_tells_its_place_and_a_key_taps_the_middle(page, double):
    visit(page, double.show(box(2, on="tap", spots=1)))
    has_script(page)
    page.locator("[data-id='2']").click(position={"x": 3, "y": 4})
    _, name, count, x, y, *_ = double.event()
    assert (name, count) == ("spot", 1)
    assert (x, y) == pytest.approx((3, 4), abs=1)
    page.locator("[data-id='2']").evaluate("(element) => element.click()")
    frame = page.locator("[data-id='2']").bounding_box()
    assert double.event()[3:5] == pytest.approx([frame["width"] / 2, frame["height"] / 2], abs=1)


def test_a_small_move_is_no_drag(page, double):
    visit(page, double.show(box(2, on="tap", drag=10)))
    has_script(page)
    x, y = middle(page, 2)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 4, y)
    page.mouse.up()
    assert double.event() == [2, "tap"]


def test_a_pointer_that_comes_and_goes(page, double):
    visit(page, double.show(box(2, on="hover"), box(3)))
    page.mouse.move(*middle(page, 2))
    assert double.event() == [2, "hover", True]
    page.mouse.move(*middle(page, 3))
    assert double.event() == [2, "hover", False]
