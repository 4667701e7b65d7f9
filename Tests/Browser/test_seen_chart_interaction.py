"""Charts that users point at and scroll, and whose data change, on their page of the gallery."""

import pytest
from playwright.sync_api import expect

from seen import gallery_server, near, show  # noqa: F401: fixtures
from waits import live

PAGE = "Charts"


def stage(show, row):
    specimen = show(row)
    specimen.stage.first.scroll_into_view_if_needed()
    live(specimen.page)
    return specimen, specimen.stage.first


def box(plot):
    return plot.bounding_box()


def test_the_mouse_selects_the_value_that_it_is_over(show):
    specimen, part = stage(show, "V11.28")
    plot = part.locator("[data-on~=plot]").first
    frame = box(plot)
    specimen.page.mouse.move(frame["x"] + frame["width"] * 2.5 / 7, frame["y"] + frame["height"] / 2)
    expect(part.get_by_text("Day: 3", exact=True)).to_be_visible()
    expect(plot).to_have_attribute("aria-valuetext", "Jun 3, 2026, 28")
    label = part.get_by_text("Selected", exact=True)
    expect(label).to_be_visible()
    # At the edge, the annotation stays within the plot.
    specimen.page.mouse.move(frame["x"] + 4, frame["y"] + frame["height"] / 2)
    expect(part.get_by_text("Day: 1", exact=True)).to_be_visible()
    assert box(label)["x"] >= frame["x"] - 1
    specimen.page.mouse.move(frame["x"] + 4, frame["y"] - 60)
    expect(part.get_by_text("Day: 0", exact=True)).to_be_visible()


def test_the_mouse_drags_a_range(show):
    specimen, part = stage(show, "V11.28")
    frame = box(part.locator("[data-on~=range]").first)
    mouse = specimen.page.mouse
    y = frame["y"] + frame["height"] / 2
    mouse.move(frame["x"] + frame["width"] / 7, y)
    mouse.down()
    mouse.move(frame["x"] + frame["width"] * 2 / 7, y)
    mouse.move(frame["x"] + frame["width"] * 4.1 / 7, y)
    mouse.up()
    expect(part.get_by_text("Days: 3", exact=True)).to_be_visible()
    mouse.click(frame["x"] + frame["width"] / 2, y)
    expect(part.get_by_text("Days: 0", exact=True)).to_be_visible()
    mouse.move(0, 0)


def test_arrow_keys_move_through_marks(show):
    specimen, part = stage(show, "V11.28")
    plot = part.locator("[role=slider]").first
    plot.focus()
    specimen.page.keyboard.press("ArrowRight")
    expect(plot).to_have_attribute("aria-valuetext", "Jun 1, 2026, 31")
    specimen.page.keyboard.press("ArrowRight")
    expect(plot).to_have_attribute("aria-valuetext", "Jun 2, 2026, 42")
    expect(plot).to_have_attribute("aria-valuenow", "2")
    specimen.page.keyboard.press("End")
    expect(plot).to_have_attribute("aria-valuetext", "Jun 7, 2026, 38")
    specimen.page.keyboard.press("Escape")
    expect(plot).to_have_attribute("aria-valuenow", "0")


def test_the_mouse_selects_a_sector(show):
    specimen, _ = stage(show, "V11.28")
    part = specimen.stage.nth(1)
    plot = part.locator("[data-on~=plot]").first
    plot.scroll_into_view_if_needed()
    frame = box(plot)
    # To the right of the middle of a plot that is wider than high: a quarter of all 3,975.
    specimen.page.mouse.move(frame["x"] + frame["width"] / 2 + 40, frame["y"] + frame["height"] / 2)
    expect(part.get_by_text("Sold: 9")).to_be_visible()
    expect(plot).to_have_attribute("aria-valuetext", "Injera, 850")
    specimen.page.mouse.move(0, 0)


def test_views_of_the_app_are_at_the_places_of_values(show):
    specimen, part = stage(show, "V11.29")
    plot = box(part.locator(".r-chart > div[dir]").first)
    goal = box(part.get_by_text("Goal", exact=True))
    label = box(part.locator("text", has_text="40").first)
    assert abs(goal["y"] + goal["height"] / 2 - label["y"] - label["height"] / 2) < 3
    assert abs(goal["x"] + goal["width"] / 2 - plot["x"] - plot["width"] / 2) < 2


def test_a_plot_scrolls_without_the_server_and_reports_its_position(show):
    specimen, part = stage(show, "V11.35")
    scroll = part.locator("[data-scroll]").first
    expect(part.get_by_text("From day 3", exact=True)).to_be_visible()
    position = scroll.evaluate("(one) => one.scrollLeft / one.scrollWidth")
    assert position == pytest.approx(2 / 7, abs=0.01)
    axis = part.locator("text", has_text="60").first
    before = box(axis)
    scroll.evaluate("(one) => { one.scrollLeft = one.scrollWidth * 1.02 / 7; }")
    expect(part.get_by_text("From day 2", exact=True)).to_be_visible()
    assert box(axis) == before
    assert scroll.evaluate("(one) => one.scrollHeight <= one.clientHeight")


def test_a_new_point_leaves_the_nodes_of_the_chart(show):
    specimen, part = stage(show, "V11.36")
    line = part.locator("path[stroke-width='2']").first
    line.evaluate("(one) => { one.isFormer = true; }")
    before = line.get_attribute("d")
    row = part.locator("tr").nth(2).text_content()
    part.get_by_role("button", name="Add").click()
    expect(part.locator("tr").nth(1)).to_have_text(row)
    assert line.evaluate("(one) => one.isFormer")
    assert line.get_attribute("d") != before
    assert part.locator("tr").count() == 61
    # The last point is at the right end of the plot, whatever the numbers of the path are.
    for _ in range(3):
        part.get_by_role("button", name="Add").click()
    live(specimen.page)
    plot = box(part.locator(".r-chart > div[dir]").first)
    line.evaluate("(one) => Promise.all(one.closest('svg[width]').getAnimations().map((move) => move.finished))")
    ends = line.evaluate("""(one) => {
        const end = one.getPointAtLength(one.getTotalLength()).matrixTransform(one.getScreenCTM());
        return end.x;
    }""")
    assert ends == pytest.approx(plot["x"] + plot["width"], abs=1.5)
