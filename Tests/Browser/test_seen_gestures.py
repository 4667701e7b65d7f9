"""The rows of Documentation/Support/GesturesAndFocus.md, seen on their page of the gallery."""

import pytest
from playwright.sync_api import expect

from seen import gallery_server, show  # noqa: F401: fixtures
from waits import live

PAGE = "Gestures, keyboard and focus"


def drag(specimen, name, *places):
    """Presses at the first place of an element, moves to the others, and releases."""
    specimen(name).scroll_into_view_if_needed()
    box = specimen(name).bounding_box()
    mouse = specimen.page.mouse
    for index, (x, y) in enumerate(places):
        mouse.move(box["x"] + x, box["y"] + y)
        if not index:
            mouse.down()
    return mouse


@pytest.mark.parametrize("row", ["V3.52", "V4.25"])
def test_a_drag_tells_where_it_is(show, row):
    specimen = show(row)
    mouse = drag(specimen, "drag", (10, 10), (30, 20), (60, 40))
    expect(specimen("At 60, 40")).to_be_visible()
    mouse.up()


def test_a_drag_without_a_least_distance_begins_at_once(show, row="V4.18"):
    specimen = show(row)
    mouse = drag(specimen, "drag", (10, 10))
    expect(specimen("1 changes")).to_be_visible()
    mouse.up()


def test_the_state_of_a_gesture_is_reset(show, row="V10.78"):
    specimen = show(row)
    mouse = drag(specimen, "drag", (10, 10), (40, 10), (60, 10))
    expect(specimen("Shifted by 50")).to_be_visible()
    mouse.up()
    expect(specimen("Shifted by 0")).to_be_visible()


@pytest.mark.parametrize("name", ["Below", "Behind"])
def test_a_view_lets_taps_through(show, name, row="V3.10"):
    specimen = show(row)
    taps = specimen.stage.get_by_text("taps")
    before = int(taps.inner_text().split()[0])
    button = specimen.stage.get_by_role("button", name=name)
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    specimen.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(taps).to_have_text(f"{before + 1} taps")


def test_gestures_are_told_apart(show, row="V10.76"):
    specimen = show(row)
    specimen("tap").click()
    expect(specimen("Seen: a tap")).to_be_visible()
    specimen("twice").dblclick()
    expect(specimen("Seen: two taps")).to_be_visible()
    mouse = drag(specimen, "press", (10, 10))
    expect(specimen("Seen: a press")).to_be_visible()
    mouse.up()
    drag(specimen, "drag", (5, 5), (25, 15), (35, 20)).up()
    expect(specimen("Seen: a drag")).to_be_visible()


@pytest.mark.parametrize("name, seen", [
    ("also", ["bg", "gb"]), ("first", ["h"]), ("either", ["1"]), ("both", ["t"])])
def test_gestures_are_combined(show, name, seen, row="V10.79"):
    specimen = show(row)
    text = specimen.stage.get_by_text("Seen:")
    before = text.inner_text().strip()
    specimen(name).click(click_count=2 if name == "both" else 1)
    expect(text).not_to_have_text(before)
    live(specimen.page)
    assert text.inner_text().removeprefix(before).strip() in seen


def test_the_pointer_is_over_a_view(show, row="V10.81"):
    specimen = show(row)
    specimen("hover").hover()
    expect(specimen("The pointer is over it")).to_be_visible()
    specimen.page.mouse.move(0, 0)
    expect(specimen("The pointer is elsewhere")).to_be_visible()


def test_keys_press_a_button(show, row="V10.83"):
    specimen = show(row)
    specimen.page.keyboard.press("Control+Shift+K")
    expect(specimen("1 times")).to_be_visible()


# Focus


@pytest.mark.parametrize("row, button", [("V3.36", "To the mail"), ("V5.16", "To the mail"), ("V3.16", "Check")])
def test_the_focus_is_state(show, row, button):
    specimen = show(row)
    specimen.press(button)
    expect(specimen.stage.get_by_role("textbox", name="Mail")).to_be_focused()
    expect(specimen("In the mail")).to_be_visible()
    specimen.stage.get_by_role("textbox", name="Name").focus()
    expect(specimen("In the name")).to_be_visible()


@pytest.mark.parametrize("row", ["V3.37", "V3.97", "V4.35", "V5.11", "V5.19"])
def test_the_focus_returns_to_the_preferred_field(show, row):
    specimen = show(row)
    specimen.stage.get_by_role("textbox", name="First").focus()
    specimen.press("Reset")
    expect(specimen.stage.get_by_role("textbox", name="Second")).to_be_focused()


def test_a_view_is_focused_and_tells_a_value(show, row="V10.85"):
    specimen = show(row)
    specimen("one").focus()
    expect(specimen("Focus is on the first")).to_be_visible()
    specimen.page.keyboard.press("Tab")
    expect(specimen("two")).to_be_focused()
    expect(specimen("Focus is on the second")).to_be_visible()


def test_a_value_of_the_scene_is_always_there(show, row="V10.322"):
    expect(show(row)("Name: Ada")).to_be_visible()


@pytest.mark.parametrize("row, before, after", [
    ("V10.323", "Note: none", "Note: Milk"), ("V10.324", "Title: none", "Title: old")])
def test_a_focused_field_offers_a_model_and_a_binding(show, row, before, after):
    specimen = show(row)
    expect(specimen(before)).to_be_visible()
    field = specimen.stage.get_by_role("textbox")
    field.focus()
    expect(specimen(after)).to_be_visible()
    field.blur()
    expect(specimen(before)).to_be_visible()


def test_a_trackpad_magnifies(show, row="V10.614"):
    specimen = show(row)
    specimen("pinch").scroll_into_view_if_needed()
    specimen("pinch").hover()
    specimen.page.keyboard.down("Control")
    specimen.page.mouse.wheel(0, -70)
    specimen.page.keyboard.up("Control")
    expect(specimen("Scale 2.0")).to_be_visible()


def test_a_tap_tells_where_it_is(show, row="V10.73"):
    specimen = show(row)
    specimen("spot").click(position={"x": 12, "y": 34})
    expect(specimen("Tapped at 12, 34")).to_be_visible()


def test_a_drag_follows_a_long_press(show, row="V10.962"):
    specimen = show(row)
    mouse = drag(specimen, "hold, then drag", (20, 20))
    expect(specimen("The card is held")).to_be_visible()
    box = specimen("hold, then drag").bounding_box()
    mouse.move(box["x"] + 40, box["y"] + 20)
    mouse.move(box["x"] + 60, box["y"] + 20)
    expect(specimen("The card is dragged")).to_be_visible()
    mouse.up()
    expect(specimen("The card is idle")).to_be_visible()
    expect(specimen("Moved by 40")).to_be_visible()


def test_a_view_is_told_of_keys(show, row="V10.84"):
    specimen = show(row)
    path = specimen.stage.locator("[data-strokes]").get_attribute("data-script")
    specimen.page.evaluate("(path) => import(path).then(() => true)", path)
    specimen.stage.locator("[tabindex='0']").focus()
    keyboard = specimen.page.keyboard
    keyboard.press("a")
    expect(specimen("Keys: a")).to_be_visible()
    keyboard.down("ArrowUp")
    expect(specimen("Keys: a up-down")).to_be_visible()
    keyboard.up("ArrowUp")
    expect(specimen("Keys: a up-down up-up")).to_be_visible()
    keyboard.press("Shift+B")
    expect(specimen("Keys: a up-down up-up B")).to_be_visible()


def test_a_view_hides_the_focus(show, row="V10.993"):
    specimen = show(row)
    view = specimen.stage.locator("[tabindex='0']")
    view.focus()
    specimen.page.keyboard.press("Shift")
    expect(view).to_be_focused()
    expect(view).to_have_css("outline-style", "none")
