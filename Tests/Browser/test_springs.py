"""Controls that are pressed by what a user holds over them."""

import pytest
from playwright.sync_api import expect

from nodes import el
from waits import visit

SCRIPT = "/_rostrum/dragging.js"


def show(page, double, springs, **attributes):
    names = {name.replace("_", "-"): value for name, value in attributes.items()}
    note = el(2, "div", {"class": "r-text", "data-carries": "public.text", "data-script": SCRIPT}, "Note")
    control = el(4, "button", {"class": "r-button", "type": "button", "data-on": "tap", **names}, "Archive")
    box = {"class": "r-group", "data-springs": springs, "data-script": SCRIPT}
    visit(page, double.show(note, el(3, "div", box, control), el(5, "div", {"class": "r-text"}, "Elsewhere")))
    page.evaluate(f"() => import('{SCRIPT}').then(() => true)")


def hold(page, name):
    """Drags the note over something, without dropping it."""
    place = page.get_by_text(name).bounding_box()
    page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    # A browser says where the pointer is only once it has moved there.
    page.mouse.move(place["x"] + place["width"] / 2 + 1, place["y"] + place["height"] / 2)


def drag(page):
    page.get_by_text("Note").hover()
    page.mouse.down()


def test_content_that_is_held_over_a_control_presses_it_once(page, double):
    show(page, double, "true")
    drag(page)
    hold(page, "Archive")
    assert double.event() == [4, "tap"]
    page.wait_for_timeout(1000)
    assert double.received.empty()
    page.mouse.up()


def test_content_that_is_moved_on_presses_nothing(page, double):
    show(page, double, "true")
    drag(page)
    hold(page, "Archive")
    hold(page, "Elsewhere")
    page.wait_for_timeout(1000)
    page.mouse.up()
    assert double.received.empty()
    expect(page.get_by_role("button")).to_be_visible()


@pytest.mark.parametrize("springs, attributes", [("false", {}), ("true", {"disabled": True}), ("true", {"data_springs": "false"})])
def test_a_control_that_does_not_spring_is_not_pressed(page, double, springs, attributes):
    show(page, double, springs, **attributes)
    drag(page)
    hold(page, "Archive")
    page.wait_for_timeout(1000)
    page.mouse.up()
    assert double.received.empty()
