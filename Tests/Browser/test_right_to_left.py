"""The theme on pages that are read from right to left."""

import pytest

from nodes import el, row
from waits import visit


@pytest.fixture
def show(new_page, double):
    def show(*nodes, width=390):
        page = new_page(viewport={"width": width, "height": 800})
        page.add_init_script("document.addEventListener('readystatechange', () => { document.documentElement.dir = 'rtl'; })")
        visit(page, double.show(*nodes))
        return page

    return show


def drawn(locator, name, pseudo="::before"):
    return locator.evaluate("(node, [name, pseudo]) => getComputedStyle(node, pseudo)[name]", [name, pseudo])


def length(locator, name, pseudo="::before"):
    return float(drawn(locator, name, pseudo).split("px")[0])


@pytest.mark.parametrize("is_on, moved", [(False, 0), (True, -20)])
def test_the_knob_of_a_switch_stays_in_its_track(show, is_on, moved):
    page = show(el(2, "input", {"class": "r-toggle__input", "type": "checkbox", "role": "switch", "checked": is_on}))
    switch = page.get_by_role("switch")
    assert length(switch, "right") == 2
    translate = drawn(switch, "translate")
    assert (0 if translate == "none" else float(translate.removesuffix("px"))) == moved
    assert length(switch, "left") + moved >= 0


def test_the_arrows_of_a_picker_are_beside_its_text(show):
    page = show(el(2, "label", {"class": "r-picker r-picker-menu"}, el(
        2, "select", {"class": "r-picker__input"}, el(3, "option", {}, "One"), part=1)))
    assert length(page.locator("select"), "paddingLeft", None) == 28
    assert length(page.locator("label"), "left") + 7 < 28


def test_the_arrows_of_links_and_backs_point_the_other_way(show):
    link = row(2, el(3, "button", {"class": "r-link", "type": "button"}, "Next"))
    back = el(4, "button", {"class": "r-navigationBar__back", "type": "button"}, "Back")
    page = show(link, back)
    assert drawn(page.locator(".r-link"), "rotate", "::after") == "225deg"
    assert drawn(page.locator(".r-navigationBar__back"), "rotate") == "225deg"
    page.evaluate("() => { document.documentElement.dir = 'ltr'; }")
    assert drawn(page.locator(".r-link"), "rotate", "::after") == "45deg"
    assert drawn(page.locator(".r-navigationBar__back"), "rotate") == "45deg"


def test_a_separator_leaves_out_the_leading_edge(show):
    page = show(el(2, "div", {"class": "r-list"}, row(3, "One"), row(4, "Two")))
    first = page.locator(".r-row").nth(0)
    assert (length(first, "left", "::after"), length(first, "right", "::after")) == (0, 16)


def test_details_are_on_the_left(show):
    page = show(el(2, "aside", {"class": "r-inspector", "aria-label": "Details"}, el(
        2, "button", {"class": "r-inspector__close", "type": "button", "aria-label": "Close"}, part=1)), width=1280)
    details = page.get_by_role("complementary").bounding_box()
    close = page.get_by_role("button", name="Close").bounding_box()
    assert details["x"] == 12 and details["x"] + details["width"] < 640
    assert close["x"] < details["x"] + details["width"] / 2


def test_a_part_from_left_to_right_is_drawn_that_way(show):
    page = show(el(2, "div", {"class": "r-group"}, el(
        3, "input", {"class": "r-toggle__input", "type": "checkbox", "role": "switch", "checked": True})))
    page.locator(".r-group").evaluate("(group) => { group.dir = 'ltr'; }")
    switch = page.get_by_role("switch")
    assert length(switch, "left") == 2 and drawn(switch, "translate") == "20px"
