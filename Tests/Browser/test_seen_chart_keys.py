"""Keys move through the marks of charts on their page of the gallery: one stop of the tab key for each plot."""

import pytest
from playwright.sync_api import expect

from pixels import pixels
from seen import gallery_server, show  # noqa: F401: fixtures
from waits import live

PAGE = "Charts"

RING = """(one) => {
    const box = (name) => parseFloat(getComputedStyle(one, '::after')[name]);
    const { x, y } = one.getBoundingClientRect();
    return [x + box("left") - box("width") / 2, y + box("top") - box("height") / 2, box("width"), box("height")];
}"""


@pytest.fixture
def chart(show):
    """The stop of the first chart of a row, which has the focus, and what it says after keys."""
    def find(row, number=0, part=0):
        specimen = show(row)
        page = specimen.page
        stop = specimen.stage.nth(part).locator(".r-chart").nth(number).locator("[role=slider]")
        live(page)
        page.wait_for_function("performance.getEntriesByType('resource').some(({ name }) => name.includes('/tour-'))")
        stop.focus()
        # Rings are those of a user of a keyboard.
        page.keyboard.press("Shift")

        def press(*keys):
            said = []
            for key in keys:
                page.keyboard.press(key)
                said.append(stop.get_attribute("aria-valuetext"))
            return said
        return stop, press
    return find


def ring(stop):
    return stop.evaluate(RING)


def surrounds(stop, mark):
    """Whether the ring is around a mark, at a distance of 6 points."""
    box = mark.bounding_box()
    left, top, width, height = ring(stop)
    return (left, top, width, height) == pytest.approx(
        (box["x"] - 6, box["y"] - 6, box["width"] + 12, box["height"] + 12), abs=1.5)


def rects(stop):
    return stop.locator("xpath=ancestor::*[@role='figure']").locator("rect[fill]:not([fill=none])")


def test_bars(chart):
    stop, press = chart("V11.1")
    assert press("ArrowRight", "ArrowRight", "End", "ArrowRight", "Home") == [
        "Jun 1, 2026, 31", "Jun 2, 2026, 42", "Jun 7, 2026, 38", "Jun 7, 2026, 38", "Jun 1, 2026, 31"]
    assert stop.get_attribute("aria-valuenow") == "1" and stop.get_attribute("aria-valuemax") == "7"
    bars = stop.locator("xpath=ancestor::*[@role='figure']").locator("rect[fill='var(--r-tint)'], rect[rx]")
    assert surrounds(stop, bars.first)
    assert press("Escape") == ["Day: Jun 1–Jun 7; Sales: 0–70"]


def test_lying_bars_are_reached_from_top_to_bottom(chart):
    _, press = chart("V11.2")
    assert press("ArrowDown", "ArrowDown", "ArrowUp", "End") == [
        "916, Pancakes", "850, Injera", "916, Pancakes", "654, Crêpes"]


def test_stacked_bars(chart):
    _, press = chart("V11.3")
    # The first city is at the bottom.
    assert press("ArrowRight", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowUp") == [
        "January 2026, Lisbon, 12", "January 2026, Rome, 18", "January 2026, Berlin, 24", "January 2026, Berlin, 24",
        "February 2026, Berlin, 32", "February 2026, Rome, 22"]


def test_grouped_bars(chart):
    stop, press = chart("V11.4")
    first = press("ArrowRight")[0]
    assert first.startswith("January 2026, ")
    said = {first, *press("ArrowDown", "ArrowDown")}
    assert said == {"January 2026, Berlin, 24", "January 2026, Rome, 18", "January 2026, Lisbon, 12"}
    last = press("ArrowRight")[0]
    assert last.startswith("February 2026, ")
    assert surrounds_one(stop)


def test_lines_of_several_series(chart):
    _, press = chart("V11.10")
    assert press("End", "ArrowDown", "ArrowDown", "Home", "ArrowUp", "ArrowUp", "ArrowRight") == [
        "Jun 1, 2026, Berlin, 58", "Jun 1, 2026, Rome, 44", "Jun 1, 2026, Lisbon, 36", "Jan 1, 2026, Lisbon, 12",
        "Jan 1, 2026, Rome, 18", "Jan 1, 2026, Berlin, 24", "Feb 1, 2026, Berlin, 32"]


def test_points_in_the_order_of_x(chart):
    stop, press = chart("V11.16")
    first = press("Home")[0]
    count = int(stop.get_attribute("aria-valuemax"))
    said = [first] + press(*["ArrowRight"] * count)
    series = said[0].split(", ")[1]
    flippers = [float(words.split(", ")[0]) for words in said]
    assert flippers == sorted(flippers) and len(set(said)) > 5
    assert {words.split(", ")[1] for words in said} == {series}
    others = {words.split(", ")[1] for words in press("ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp", "ArrowUp")}
    assert len(others | {series}) == 3


def test_sectors(chart):
    stop, press = chart("V11.22")
    assert press("ArrowRight", "ArrowRight", "ArrowUp", "End", "ArrowDown") == [
        "Pancakes, 916", "Injera, 850", "Pancakes, 916", "Crêpes, 654", "Crêpes, 654"]
    press("Home")
    # The first sector is to the right of the top of the disk, and the middle of the ring is in it.
    left, top, width, height = ring(stop)
    box = stop.bounding_box()
    x, y = left + width / 2 - box["x"] - box["width"] / 2, top + height / 2 - box["y"] - box["height"] / 2
    assert x > 10 and y < -10 and (x * x + y * y) ** .5 == pytest.approx(box["height"] / 4, abs=1)


def test_rectangles_row_by_row(chart):
    stop, press = chart("V11.18")
    first, second, below = (dict(zip(("week", "count", "day"), words.split(", ")))
                            for words in press("ArrowRight", "ArrowRight", "ArrowDown"))
    assert first["day"] == second["day"] != below["day"]
    assert first["week"] != second["week"] == below["week"]
    assert surrounds_one(stop)


def surrounds_one(stop):
    """Whether the ring is around one of the boxes."""
    left, top, width, height = ring(stop)
    return rects(stop).evaluate_all("""(all, [x, y]) => all.filter((one) => {
        const box = one.getBoundingClientRect();
        return box.left < x && x < box.right && box.top < y && y < box.bottom;
    }).length""", [left + width / 2, top + height / 2]) == 1


def test_a_plot_scrolls_to_the_mark(chart):
    stop, press = chart("V11.35")
    scroll = stop.locator("xpath=ancestor::*[@data-scroll]")
    assert scroll.get_attribute("tabindex") == "-1"
    assert press("End") == ["Jun 7, 2026, 38"]
    assert scroll.evaluate("(one) => one.scrollLeft + one.clientWidth >= one.scrollWidth - 2")
    assert press("Home") == ["Jun 1, 2026, 31"]
    assert scroll.evaluate("(one) => one.scrollLeft") == 0


def test_a_plot_scrolls_down_to_the_mark(chart):
    stop, press = chart("V11.30")
    scroll = stop.locator("xpath=ancestor::*[@data-scroll]")
    press("End")
    low = scroll.evaluate("(one) => one.scrollTop")
    press("Home")
    assert abs(low - scroll.evaluate("(one) => one.scrollTop")) > 100


def test_a_chart_with_a_selection_reports_to_the_binding(chart, show):
    specimen = show("V11.28")
    part = specimen.stage.first
    plot = part.locator("[role=slider]")
    assert plot.count() == 1
    plot.focus()
    specimen.page.keyboard.press("ArrowRight")
    specimen.page.keyboard.press("ArrowRight")
    expect(part.get_by_text("Day: 2", exact=True)).to_be_visible()
    expect(plot).to_have_attribute("aria-valuetext", "Jun 2, 2026, 42")
    stop = part.locator("[data-marks]")
    expect(stop).to_have_attribute("data-ring", "")
    assert stop.evaluate("(one) => getComputedStyle(one, '::after').outlineStyle") == "solid"
    specimen.page.keyboard.press("Escape")
    expect(stop).not_to_have_attribute("data-ring", "")


def test_one_mark_none_and_many(chart, show):
    _, press = chart("V11.110")
    assert press("ArrowLeft", "ArrowRight", "Home") == ["Jun 1, 2026, 31"] * 3
    stage = show("V11.110").stage
    assert [stage.locator(".r-chart").nth(number).locator("[tabindex='0']").count() for number in range(3)] == [1, 0, 1]
    stop, press = chart("V11.110", 2)
    assert press("Home", "End")[0] == "0, 0" and int(stop.get_attribute("aria-valuemax")) <= 400


def test_a_chart_that_is_hidden_from_assistive_technology_has_no_stop(chart, show):
    chart("V11.110", 2)
    page = show("V11.110").page
    page.keyboard.press("Tab")
    assert not page.evaluate("Boolean(document.activeElement.closest('[aria-hidden=true]'))")


def test_keys_tell_the_server_nothing(chart, show):
    stop, press = chart("V11.1")
    page = show("V11.1").page
    page.evaluate("addEventListener('rostrum-send', () => { window.told = true; })")
    press("ArrowRight", "ArrowRight", "End", "Escape")
    assert page.evaluate("window.told ?? null") is None


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_ring_is_seen(chart, show, scheme):
    page = show("V11.1").page
    page.emulate_media(color_scheme=scheme)
    stop, press = chart("V11.1")
    press("ArrowRight")
    left, top, width, height = ring(stop)
    box = stop.bounding_box()
    # The middle of the line at the left, and what is within.
    y = (top + height / 2 - box["y"]) / box["height"]
    outline, inner = pixels(stop, ((left - 1.5 - box["x"]) / box["width"], y), ((left + 4 - box["x"]) / box["width"], y))
    assert sum(abs(a - b) for a, b in zip(outline, inner)) > 150
    page.emulate_media(color_scheme="light")


def test_the_ring_is_seen_in_forced_colors(chart, show):
    page = show("V11.1").page
    page.emulate_media(forced_colors="active")
    stop, press = chart("V11.1")
    press("ArrowRight")
    color, system = stop.evaluate("""(one) => {
        const probe = document.body.appendChild(document.createElement("i"));
        probe.style.color = "Highlight";
        const colors = [getComputedStyle(one, "::after").outlineColor, getComputedStyle(probe).color];
        probe.remove();
        return colors;
    }""")
    assert color == system
    assert stop.evaluate("(one) => getComputedStyle(one, '::after').outlineStyle") == "solid"
    page.emulate_media(forced_colors="none")
