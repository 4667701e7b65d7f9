"""Controls show their values where the reader's system forces its few colors on pages."""

import pytest

from nodes import el
from pixels import pixels
from waits import visit

pytestmark = pytest.mark.engines("chromium", "firefox", reason="WebKitGTK has no forced colors")


@pytest.fixture(params=["light", "dark"])
def show(new_page, double, request):
    def show(*nodes):
        page = new_page(forced_colors="active", color_scheme=request.param, viewport={"width": 400, "height": 400})
        visit(page, double.show(el(2, "div", {"class": "r-list"}, *nodes)))
        return page

    return show


def distance(one, other):
    return sum(abs(a - b) for a, b in zip(one[:3], other[:3]))


def differ(*colors):
    """Whether all colors are far enough apart to be told from each other."""
    return all(distance(one, other) > 100 for index, one in enumerate(colors) for other in colors[index + 1:])


def test_a_slider_shows_its_thumb_and_its_value(show):
    page = show(el(3, "label", {"class": "r-slider"}, el(
        3, "input", {"class": "r-slider__input", "type": "range", "min": "0", "max": "1", "step": "any", "value": "0.5",
                     "aria-label": "Light"}, part=1)))
    before, thumb, after, above = pixels(page.get_by_role("slider"), (0.2, 0.5), (0.5, 0.5), (0.8, 0.5), (0.2, 0.05))
    assert differ(before, thumb, above) and differ(before, after, above), (before, thumb, after, above)


@pytest.mark.parametrize("kind", ["gauge", "progress"])
def test_a_bar_shows_its_value(show, kind):
    bar = el(3, "progress", {"class": f"r-{kind}__bar", "max": "1", "value": "0.5"}, part=1)
    page = show(el(3, "div", {"class": f"r-{kind} r-progress-linear"}, bar))
    full, empty = pixels(page.get_by_role("progressbar"), (0.2, 0.5), (0.8, 0.5))
    outside = pixels(page.locator("html"), (0.5, 0.99))[0]
    assert differ(full, empty, outside), (full, empty, outside)


def test_a_toggle_button_shows_its_state(show):
    page = show(el(3, "label", {"class": "r-toggle r-toggle-button"},
                   el(3, "span", {"class": "r-toggle__label"}, "Loud", part=1),
                   el(3, "input", {"class": "r-toggle__input", "type": "checkbox", "checked": True}, part=2)))
    button = page.locator(".r-toggle-button")
    on = pixels(button, (0.1, 0.5))[0]
    page.get_by_role("checkbox").evaluate("(box) => { box.checked = false; }")
    assert differ(on, pixels(button, (0.1, 0.5))[0])
    assert button.evaluate("(button) => getComputedStyle(button).borderStyle") == "solid"


def test_the_chosen_row_is_marked(show):
    def option(id, chosen):
        return el(id, "div", {"class": "r-row", "role": "option", "aria-selected": chosen, "tabindex": "-1"}, f"Row {id}")
    page = show(el(3, "div", {"class": "r-list", "role": "listbox"}, option(4, "true"), option(5, "false")))
    styles = page.get_by_role("option").evaluate_all("(rows) => rows.map((row) => getComputedStyle(row).outlineStyle)")
    assert styles == ["solid", "none"]


def test_pages_show_which_one_is_in_front(show):
    def dot(part, chosen):
        return el(3, "button", {"class": "r-tabView__tab", "role": "tab", "aria-selected": chosen, "aria-label": "Page"}, part=part)
    bar = el(3, "div", {"class": "r-tabView__bar", "role": "tablist"}, dot(2, "true"), dot(3, "false"), part=1)
    lines = [el(10 + line, "div", {}, "A page") for line in range(8)]
    page = show(el(3, "div", {"class": "r-tabView r-tabView-page"}, bar, *lines))
    dots = page.get_by_role("tab")
    first, second = (pixels(dots.nth(index), (0.5, 0.5))[0] for index in (0, 1))
    behind = pixels(dots.nth(1), (0.2, 0.2))[0]
    assert differ(first, second, behind), (first, second, behind)
