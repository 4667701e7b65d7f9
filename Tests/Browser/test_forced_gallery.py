"""Controls show their values where the reader's system forces its few colors on pages."""

import pytest

from pixels import pixels
from waits import live
from walk import gallery  # noqa: F401: fixture

pytestmark = pytest.mark.engines("chromium", "firefox", reason="WebKitGTK has no forced colors")


@pytest.fixture(params=["light", "dark"])
def controls(new_page, gallery, request):
    page = new_page(forced_colors="active", color_scheme=request.param, viewport={"width": 800, "height": 1100})
    page.goto(gallery)
    live(page)
    page.get_by_role("tab", name="Controls").click()
    return live(page)


def distance(one, other):
    return sum(abs(a - b) for a, b in zip(one[:3], other[:3]))


def differ(*colors):
    """Whether all colors are far enough apart to be told from each other."""
    return all(distance(one, other) > 100 for index, one in enumerate(colors) for other in colors[index + 1:])


def test_a_slider_shows_its_thumb_and_its_value(controls):
    slider = controls.get_by_role("slider")
    slider.evaluate("(slider) => { slider.value = 0.5; }")
    before, thumb, after, above = pixels(slider, (0.2, 0.5), (0.5, 0.5), (0.8, 0.5), (0.2, 0.05))
    assert differ(before, thumb, above) and differ(after, above) and differ(before, after), (before, thumb, after, above)


def test_bars_show_their_values(controls):
    controls.get_by_role("link", name="Measures").or_(controls.get_by_role("button", name="Measures")).first.click()
    live(controls)
    bar = controls.locator(".r-gauge__bar:visible").first
    full, empty = pixels(bar, (0.2, 0.5), (0.8, 0.5))
    outside = pixels(controls.locator(".r-group-box:visible").first, (0.5, 0.01))[0]
    assert differ(full, empty, outside), (full, empty, outside)


def test_a_toggle_button_shows_its_state(controls):
    controls.get_by_role("link", name="Measures").or_(controls.get_by_role("button", name="Measures")).first.click()
    live(controls)
    loud = controls.locator(".r-toggle-button:visible")
    on = pixels(loud, (0.1, 0.5))[0]
    loud.get_by_role("checkbox").click()
    live(controls)
    controls.mouse.move(1, 1)
    off = pixels(loud, (0.1, 0.5))[0]
    assert differ(on, off), (on, off)


def test_the_chosen_tab_and_segment_are_marked(controls):
    chosen = controls.locator("[role=tab][aria-selected=true]:visible").first
    assert chosen.evaluate("(tab) => getComputedStyle(tab).outlineStyle") == "solid"
    others = controls.locator("[role=tab][aria-selected=false]:visible").first
    assert others.evaluate("(tab) => getComputedStyle(tab).outlineStyle") == "none"
    segment = controls.locator(".r-picker-segmented .r-option:has(:checked):visible").first
    assert segment.evaluate("(option) => getComputedStyle(option).borderStyle") == "solid"


def test_pages_show_which_one_is_in_front(controls):
    controls.get_by_role("tab", name="Layouts").click()
    controls.get_by_role("link", name="Pages").or_(controls.get_by_role("button", name="Pages")).first.click()
    live(controls)
    dots = controls.locator(".r-tabView-page .r-tabView__tab:visible")
    first, second, behind = [pixels(dot, place)[0] for dot, place in (
        (dots.nth(0), (0.5, 0.5)), (dots.nth(1), (0.5, 0.5)), (dots.nth(1), (0.02, 0.02)))]
    assert differ(first, second, behind), (first, second, behind)
