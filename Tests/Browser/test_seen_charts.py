"""The rows of Documentation/Support/Charts.md, seen on their page of the gallery."""

import pytest

from seen import gallery_server, near, show  # noqa: F401: fixtures

PAGE = "Charts"


def chart(specimen):
    return specimen.stage.locator(".r-chart").first


def plot(specimen):
    """The place of the plot among the labels."""
    return specimen.box(chart(specimen).locator("> div[dir]").first)


def boxes(specimen, tag="rect"):
    """The places of what is drawn with a fill, without ticks."""
    found = chart(specimen).locator(f"{tag}[fill]").all()
    return [box for box in (specimen.box(one) for one in found) if box.width > 2 and box.height > 2]


def labels(specimen):
    return chart(specimen).locator("text").all_text_contents()


def colors(specimen, tag, name):
    """The colors of what is drawn, each once."""
    return set(chart(specimen).locator(tag).evaluate_all(
        "(all, name) => all.map((one) => getComputedStyle(one)[name])", name)) - {"none"}


@pytest.mark.parametrize("row, count, some", [
    ("V11.1", 7, ["Jun 1", "Jun 7", "0", "20", "40", "60"]),
    ("V11.2", 5, ["Pancakes", "Crêpes"]),
    ("V11.3", 18, ["2026", "Jun", "0", "140"]),
    ("V11.5", 18, ["0%", "100%"]),
    ("V11.6", 8, ["2018", "2%", "-2%"]),
    ("V11.8", 10, ["Height in cm"]),
    ("V11.9", 5, ["Research", "Tests"]),
    ("V11.18", 140, ["Mon", "Sun"]),
    ("V11.26", 140, ["Tue", "Sat"]),
])
def test_bars_and_rectangles_are_within_the_plot(show, row, count, some):
    specimen = show(row)
    found = boxes(specimen)
    assert len(found) >= count - 1
    around = plot(specimen)
    for box in found:
        assert box.x >= around.x - 1 and box.right <= around.right + 1
        assert box.y >= around.y - 1 and box.bottom <= around.bottom + 1
    assert set(some) <= set(labels(specimen))


def test_bars_stand_on_the_line_of_zero(show):
    found = boxes(show("V11.1"))
    assert {round(box.bottom) for box in found} == {round(plot(show("V11.1")).bottom)}
    # The fifth day has the most sales, and the third the fewest.
    assert max(found, key=lambda box: box.height) == found[4]
    assert min(found, key=lambda box: box.height) == found[2]


def test_bars_of_one_month_stand_on_each_other(show):
    found = boxes(show("V11.3"))
    assert near(found[6].bottom) == found[0].y
    assert near(found[12].bottom) == found[6].y
    assert len(colors(show("V11.3"), "rect", "fill")) == 3


def test_parts_of_a_whole_fill_the_plot(show):
    specimen = show("V11.5")
    assert near(sum(box.height for box in boxes(specimen)[::6])) == plot(specimen).height


def test_a_loss_hangs_below_zero(show):
    found = boxes(show("V11.6"))
    assert near(found[0].bottom) == found[2].y


@pytest.mark.parametrize("row, count", [("V11.10", 3), ("V11.13", 1), ("V11.14", 1), ("V11.15", 1)])
def test_each_series_is_a_line_in_its_color(show, row, count):
    specimen = show(row)
    lines = chart(specimen).locator("path[stroke-linecap=round], path[stroke-width='3']")
    drawn = lines.evaluate_all("(all) => all.filter((one) => one.getAttribute('fill') === 'none').length")
    assert drawn >= count


def test_a_line_keeps_its_width_however_the_plot_is_stretched(show):
    line = chart(show("V11.14")).locator("path[stroke-width='3']").first
    assert line.evaluate("(one) => getComputedStyle(one).vectorEffect") == "non-scaling-stroke"


def test_hidden_axes_leave_the_whole_frame_to_the_plot(show):
    specimen = show("V11.15")
    assert labels(specimen) == []
    assert near(plot(specimen).width) == specimen.box(chart(specimen)).width


def test_areas_and_sectors_are_filled_in_as_many_colors_as_they_have_series(show):
    assert len(colors(show("V11.19"), "path[fill]", "fill")) == 3
    assert len(colors(show("V11.23"), "path[fill]", "fill")) >= 5


def test_a_chart_has_a_name_and_a_table_of_its_values(show):
    specimen = show("V11.1")
    assert chart(specimen).get_attribute("role") == "figure"
    assert chart(specimen).get_attribute("aria-label") == "Sales, Day"
    rows = chart(specimen).locator("table tr")
    assert rows.count() == 8
    assert rows.nth(1).locator("td").all_text_contents() == ["Jun 1, 2026", "31"]
    assert specimen.box(chart(specimen).locator("table").locator("..")).width <= 1


def test_a_chart_follows_its_frame_without_the_server(show):
    specimen = show("V11.1")
    before = boxes(specimen)
    chart(specimen).evaluate("(one) => { one.style.width = '150px'; }")
    after = boxes(specimen)
    assert after[0].width < before[0].width
    assert near(plot(specimen).width) == 150 - (specimen.box(chart(specimen)).width - plot(specimen).width)
    chart(specimen).evaluate("(one) => one.style.removeProperty('width')")


def test_a_bar_is_clipped_to_a_capsule(show):
    specimen = show("V11.104")
    clips = chart(specimen).locator("g:has(> rect)").evaluate_all(
        "(all) => all.map((one) => getComputedStyle(one).clipPath)")
    assert len(clips) == 7 and set(clips) == {"inset(0px round 9999px)"}


def test_views_are_at_the_points_of_a_line(show):
    specimen = show("V11.103")
    around = plot(specimen)
    found = chart(specimen).locator("> div[dir] > .r-image").all()
    views = [specimen.box(one) for one in found]
    assert len(views) == 7
    middles = [(box.x + box.right) / 2 for box in views]
    assert middles == sorted(middles)
    assert around.x - 2 <= middles[0] and middles[-1] <= around.right + 2
    assert middles[-1] - middles[0] > (around.right - around.x) * 0.8


def test_marks_in_a_layer_do_not_show_through_each_other(show):
    layer = chart(show("V11.105")).locator("g[opacity='0.5']")
    assert layer.count() == 1
    assert layer.locator("rect").count() == 2
    assert layer.locator("rect[opacity]").count() == 0


def test_a_plot_rests_where_a_day_begins(show):
    specimen = show("V11.107")
    scroll = chart(specimen).locator("[data-scroll]").first
    day = scroll.evaluate("(one) => one.scrollWidth / 7")
    # A script that scrolls comes to rest as a finger does.
    scroll.evaluate("(one) => { one.scrollLeft = one.scrollWidth * 2.4 / 7; }")
    specimen.page.wait_for_function(
        "([one, day]) => Math.abs(one.scrollLeft - 2 * day) < 2", arg=[scroll.element_handle(), day])


def test_labels_from_top_to_bottom_are_below_the_plot(show):
    specimen = show("V11.108")
    around = plot(specimen)
    names = [specimen.box(one) for one in chart(specimen).locator("text", has_text="e").all()]
    turned = [box for box in names if box.bottom - box.y > box.right - box.x]
    assert len(turned) == 3
    assert all(box.y >= around.bottom - 1 for box in turned)
