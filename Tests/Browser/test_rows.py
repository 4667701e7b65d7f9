"""Every control of a row is reached, also beside a link that covers the row."""

import pytest
from playwright.sync_api import expect

from nodes import button, el, field, row
from waits import live, visit


def link(id, title):
    return el(id, "button", {"class": "r-link", "type": "button", "data-on": "tap"}, el(id + 1, "span", {}, title))


def shown(*controls):
    """A list with a row that has a link and other controls, and a row after it."""
    content = el(4, "div", {"class": "r-stack r-stack-horizontal"}, link(5, "Way"), *controls)
    rows = [row(3, content, deletes=True, moves=True), row(30, link(31, "Other"))]
    return el(2, "div", {"class": "r-list", "role": "list"}, *rows)


def middle(locator):
    """What is at the middle of an element: itself, something in it, or something else."""
    return locator.evaluate("""(element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }""")


TOGGLE = el(8, "label", {"class": "r-toggle r-toggle-switch"},
            el(8, "span", {"class": "r-toggle__label"}, "On", part=1),
            el(8, "input", {"class": "r-toggle__input", "type": "checkbox", "data-on": "toggle"}, part=2))
NOTE = el(8, "div", {"class": "r-group r-box", "role": "button", "tabindex": "0", "data-on": "tap"}, "Note")
CONTROLS = {
    "button": (button(8, "Star"), [8, "tap"]), "field": (field(8, on="text", size="4"), None),
    "toggle": (TOGGLE, [8, "on", True]), "tap": (NOTE, [8, "tap"]),
}


@pytest.mark.parametrize("kind", CONTROLS)
@pytest.mark.parametrize("size", [(320, 640), (390, 844), (1280, 800)])
def test_a_link_lies_under_the_other_controls_of_its_row(page, double, size, kind):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    control, event = CONTROLS[kind]
    visit(page, double.show(shown(control)))
    double.joined()
    place = page.locator("[data-id='8']:not(label, span)")
    assert middle(place) and middle(page.get_by_role("button", name="Way"))
    place.click()
    if event:
        assert double.event() == event
    else:
        page.keyboard.type("a b")
        expect(place).to_have_value("a b")
        events = [double.event()]
        while events[-1][:3] != [8, "text", "a b"]:
            events.append(double.event())
        assert all(event[0] == 8 for event in events)
    live(page)
    # The rest of the row is the link's.
    box = page.locator(".r-row").first.bounding_box()
    page.mouse.click(box["x"] + 3, box["y"] + 3)
    assert double.event() == [5, "tap"]
