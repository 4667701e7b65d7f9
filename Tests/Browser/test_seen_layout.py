"""The rows of Documentation/Support/Layout.md, seen on their page of the gallery."""

import pytest

from seen import gallery_server, near, show  # noqa: F401: fixtures
from waits import live

PAGE = "Layout and grids"


@pytest.mark.parametrize("row, first, second", [
    ("V2.92", (20, 0), (0, 32)),
    ("V2.93", (0, 0), (0, 32)),
    ("V6.85", (0, 0), (0, 32)),
    ("V6.84", (20, 0), (0, 32)),
    ("V2.94", (40, 0), (0, 44)),
    ("V6.86", (40, 0), (0, 44)),
    ("V2.95", (0, 0), (0, 26)),
    ("V2.28", (0, 12), (48, 0)),
    ("V2.29", (0, 0), (48, 0)),
    ("V6.39", (0, 0), (48, 0)),
    ("V2.30", (0, 0), (70, 0)),
    ("V2.72", (0, 0), (260, 0)),
    ("V2.73", (0, 0), (90, 0)),
    ("V2.18", (0, 0), (48, 0)),
    ("V3.77", (0, 12), (0, 32)),
])
def test_two_views_are_placed(show, row, first, second):
    specimen = show(row)
    assert specimen.box("a")[:2] == near(*first)
    assert specimen.box("b")[:2] == near(*second)


@pytest.mark.parametrize("row, front", [
    ("V2.97", (40, 18)), ("V2.98", (40, 36)), ("V6.87", (40, 36)),
])
def test_layers_are_aligned(show, row, front):
    specimen = show(row)
    assert specimen.box("back") == near(0, 0, 120, 60)
    assert specimen.box("front") == near(*front, 40, 24)


def test_baselines_are_aligned(show, row="V6.38"):
    specimen = show(row)
    baselines = [specimen(name).evaluate("""(e) => {
        const mark = e.appendChild(document.createElement("i"));
        mark.style.display = "inline-block";
        const bottom = mark.getBoundingClientRect().bottom;
        mark.remove();
        return bottom;
    }""") for name in ("small", "large")]
    assert baselines[0] == near(baselines[1])
    assert specimen.box("small").y > specimen.box("large").y + 5


def test_a_divider_is_a_line_across_its_stack(show, row="V2.16"):
    specimen = show(row)
    line = specimen.box(specimen.stage.get_by_role("separator"))
    assert line == near(0, 32, specimen.box().width, 1)
    assert specimen.box("b").y == near(41)


def test_the_modifiers_of_a_group_are_those_of_its_views(show, row="V2.27"):
    specimen = show(row)
    assert [specimen.style("opacity", name) for name in "ab"] == ["0.5", "0.5"]
    assert specimen.box("b").x == near(48)


@pytest.mark.parametrize("row", ["V2.25", "V2.26"])
def test_a_grid_has_columns_and_rows(show, row):
    a, b, c, d = (show(row).box(name) for name in "abcd")
    assert (a.center[0], b.center[0]) == near(c.center[0], d.center[0])
    assert (a.y, c.y) == near(b.y, d.y)
    assert c.y == near(a.bottom + 8)


def test_cells_span_columns_and_have_anchors(show, row="V10.38"):
    specimen = show(row)
    assert specimen.box("spans").width == near(300), "a cell that fills makes its columns fill the grid"
    assert specimen.box("anchored").right == near(146), "the end of a column of half the grid"
    divider = specimen.stage.get_by_role("separator")
    assert specimen.box(divider).width == near(100), "it does not make the grid wider"


# Scrolling


def test_a_region_scrolls_and_stacks_its_views(show, row="V2.64"):
    specimen = show(row)
    first, second = specimen.box("Line 1"), specimen.box("Line 2")
    assert specimen.box().height == near(80)
    assert second.y == near(first.bottom), "lines of text have no distance"
    assert first.center[0] == near(specimen.box().center[0])
    specimen.view.hover()
    specimen.page.mouse.wheel(0, 60)
    specimen.page.wait_for_function("(e) => e.scrollTop > 30", arg=specimen.view.element_handle())


@pytest.mark.parametrize("row", ["V2.65", "V10.40"])
def test_a_proxy_scrolls_to_a_view(show, row):
    specimen = show(row)
    region = specimen.views()[1]
    region.evaluate("(e) => e.scrollTo(0, 0)")
    specimen.press("To line 15")
    specimen.page.wait_for_function("(e) => e.scrollTop > 200", arg=region.element_handle())
    specimen.page.wait_for_timeout(0)
    assert specimen.box("Line 15").y == near(specimen.box(region).y)


def test_indicators_are_hidden_and_scrolling_is_disabled(show, row="V10.41"):
    specimen = show(row)
    bare, fixed = specimen.views()
    assert specimen.style("scrollbar-width", bare) == "none"
    assert specimen.style("scrollbar-width", fixed) != "none"
    assert specimen.style("overflow-y", bare) == "auto"
    assert specimen.style("overflow-y", fixed) == "hidden"


# Frames


@pytest.mark.parametrize("row, width, height", [
    ("V3.41", None, 40),
    ("V3.47", 70, None),
    ("V3.48", 70, 40),
    ("V3.44", 252, None),
    ("V6.36", 252, None),
    ("V3.42", None, 60),
    ("V3.45", 300, 48),
    ("V6.35", 300, 48),
])
def test_a_frame_has_a_size(show, row, width, height):
    box = show(row).box("a")
    assert width is None or box.width == near(width)
    assert height is None or box.height == near(height)


def test_a_greatest_height_centers_the_view_in_its_row(show, row="V3.42"):
    assert show(row).box("a").y == near(10)


@pytest.mark.parametrize("row", ["V3.43", "V3.46"])
def test_a_frame_aligns_a_stack_as_a_whole(show, row):
    specimen = show(row)
    wide, last = specimen.box("wide"), specimen.box("a")
    assert wide.right == near(200), "the stack is at the trailing edge of the frame"
    assert last.bottom == near(110), "and at its lower edge, of 100 points in the middle of 120"
    assert last.x == near(wide.x), "the stack aligns its views at their leading edges"


def test_a_frame_centers_its_view(show, row="V6.33"):
    text = show(row)("a")
    ink = text.evaluate("""(e) => {
        const range = document.createRange();
        range.selectNodeContents(e);
        const [ink, box] = [range.getBoundingClientRect(), e.getBoundingClientRect()];
        return [ink.x + ink.width / 2 - box.x - box.width / 2,
                ink.y + ink.height / 2 - box.y - box.height / 2];
    }""")
    assert ink == near(0, 0)


def test_a_frame_aligns_its_view(show, row="V6.34"):
    specimen = show(row)
    assert specimen.box() == near(0, 0, 100, 60)
    assert specimen.box("a") == near(0, 0, 40, 24)


def test_a_text_of_its_own_size_is_wider_than_its_frame(show, row="V3.34"):
    specimen = show(row)
    words = specimen.box("Words wider than their frame")
    assert specimen.box().width == near(100)
    assert words.width > 200 and words.height < 30 and words.x == near(0)


def test_a_text_of_its_own_height_is_higher_than_its_frame(show, row="V3.35"):
    specimen = show(row)
    words = specimen.box("Words wider than their frame")
    assert words.width <= 100.5 and words.height > 40
    assert words.y == near(0)


@pytest.mark.parametrize("row", ["V3.27", "V6.27", "V6.28"])
def test_a_view_is_as_wide_as_the_region_that_scrolls(show, row):
    specimen = show(row)
    assert specimen.box(specimen.stage.locator(".r-scroll > *")).width == near(200)
    assert specimen.box("a").right == near(200)


@pytest.mark.parametrize("row", ["V3.12", "V6.13"])
def test_a_view_keeps_its_ratio(show, row):
    specimen = show(row)
    assert specimen.box() == near(0, 0, 100, 50)


@pytest.mark.parametrize("row, top, leading, bottom, trailing", [
    ("V3.90", 16, 16, 16, 16),
    ("V3.91", 10, 10, 10, 10),
    ("V3.92", 10, 0, 0, 0),
    ("V6.51", 16, 16, 16, 16),
    ("V6.52", 0, 0, 16, 0),
    ("V6.53", 0, 16, 0, 16),
    ("V6.54", 0, 16, 0, 0),
    ("V6.55", 16, 0, 0, 0),
    ("V6.56", 0, 0, 0, 16),
    ("V6.57", 16, 0, 16, 0),
    ("V4.21", 1, 2, 3, 4),
    ("V4.20", 0, 0, 0, 0),
])
def test_a_padding_is_around_its_view(show, row, top, leading, bottom, trailing):
    specimen = show(row)
    assert specimen.box("a") == near(leading, top, 40, 24)
    assert specimen.box()[2:] == near(40 + leading + trailing, 24 + top + bottom)


# Layers and places


@pytest.mark.parametrize("row", ["V3.14", "V7.13"])
def test_a_background_is_painted(show, row):
    specimen = show(row)
    assert specimen.style("background-color", "a") == specimen.color("green")


@pytest.mark.parametrize("row", ["V3.15", "V6.16"])
def test_a_background_is_behind_its_view_at_a_side(show, row):
    specimen = show(row)
    assert specimen.box("under") == near(0, 8, 40, 24)
    assert specimen.box("over") == near(0, 0, 100, 40)
    assert in_front(specimen, "over", "under")


@pytest.mark.parametrize("row, y", [("V3.88", 18), ("V3.89", 36), ("V6.50", 36)])
def test_an_overlay_is_in_front_of_its_view(show, row, y):
    specimen = show(row)
    assert specimen.box() == near(0, 0, 100, 60)
    assert specimen.box("over") == near(30, y, 40, 24)
    assert in_front(specimen, "over", "under")


def in_front(specimen, upper, lower):
    """Whether one of two overlapping views is in front of the other."""
    specimen(upper).scroll_into_view_if_needed()
    return specimen(upper).evaluate("""(upper, lower) => {
        const [a, b] = [upper.getBoundingClientRect(), lower.getBoundingClientRect()];
        const x = (Math.max(a.left, b.left) + Math.min(a.right, b.right)) / 2;
        const y = (Math.max(a.top, b.top) + Math.min(a.bottom, b.bottom)) / 2;
        const found = document.elementsFromPoint(x, y);
        const [above, below] = [found.indexOf(upper), found.indexOf(lower)];
        return above >= 0 && (below < 0 || above < below);
    }""", specimen(lower).element_handle())


def test_a_view_has_its_center_at_a_position(show, row="V3.96"):
    specimen = show(row)
    assert specimen.box() == near(0, 0, 200, 60)
    assert specimen.box("a") == near(80, 18, 40, 24)


def test_views_are_ordered_placed_and_moved(show, row="V10.47"):
    specimen = show(row)
    assert in_front(specimen, "first", "second")
    # A browser cuts a single line after as many letters as fit, or after as many words.
    is_cut = "(e) => e.scrollWidth > e.clientWidth || e.scrollHeight > e.clientHeight"
    assert not specimen("Words that come first").evaluate(is_cut)
    assert specimen("Words that have to make do with what is left").evaluate(is_cut)
    placed = specimen.box("placed")
    assert placed.center == near(100, specimen.box(specimen.views()[2]).y + 20)
    moved = specimen.box("moved")
    assert (moved.x, moved.y) == near(30, specimen.box(specimen.views()[2]).bottom + 8 + 5)


@pytest.mark.parametrize("row", ["V3.106", "V6.61"])
def test_a_bar_stays_at_the_edge_of_what_scrolls(show, row):
    specimen = show(row)
    specimen.press("Open")
    dialog = specimen.page.locator("dialog:modal")
    bar, last = dialog.get_by_text("Bar", exact=True), dialog.get_by_text("Line 79", exact=True)
    for line in ("Line 1", "Line 79"):
        dialog.get_by_text(line, exact=True).scroll_into_view_if_needed()
        box = bar.bounding_box()
        assert box["y"] + box["height"] == pytest.approx(884, abs=20), "it stays at the bottom"
    assert last.bounding_box()["y"] + last.bounding_box()["height"] <= box["y"] + 1
    dialog.get_by_role("button", name="Leave").click()
    dialog.wait_for(state="detached")


@pytest.mark.parametrize("row", ["V6.40", "V6.41"])
def test_a_background_goes_to_the_edges(show, row):
    specimen = show(row)
    specimen.press("Open")
    dialog = specimen.page.locator("dialog:modal")
    ground = dialog.locator(".r-shape").bounding_box()
    assert ground["y"] == near(0) and ground["height"] >= 899.5 and ground["width"] > 1200
    dialog.get_by_role("button", name="Leave").click()
    dialog.wait_for(state="detached")


def test_a_background_in_the_middle_of_a_page_stays_there(show, row="V6.41"):
    specimen = show(row)
    layers = specimen.views(".r-overlay > *")
    assert specimen.box(layers[0]) == near(*specimen.box(layers[1]))


@pytest.mark.parametrize("row", ["V4.13", "V4.14"])
def test_a_rectangle_of_points_is_drawn(show, row):
    specimen = show(row)
    assert specimen.box(specimen.stage.locator("path")) == near(20, 10, 60, 30)


# Directions


def test_a_part_is_arranged_from_right_to_left(show, row="V10.170"):
    specimen = show(row)
    first, second = specimen.box("a"), specimen.box("b")
    assert first.x - second.right == near(40)
    assert specimen.view.get_attribute("dir") == "rtl"
    assert specimen.box("from the right").right < second.x


def test_a_picture_is_mirrored_on_request(show, row="V10.171"):
    specimen = show(row)
    flipped, plain, forward = specimen.views("svg")
    assert specimen.style("scale", flipped) == specimen.style("scale", forward) == "-1 1"
    assert specimen.style("scale", plain) == "none"


def test_a_part_says_its_language(show, row="V10.172"):
    assert show(row)("Bonjour").get_attribute("lang") == "fr"


@pytest.mark.parametrize("row, side, by, before, after", [
    ("V10.1640", "width", (30, 0), [100, 99, 99], [130, 69, 99]),
    ("V10.1641", "height", (0, 30), [80, 79], [110, 49]),
])
def test_a_pointer_moves_the_divider_between_panes(show, row, side, by, before, after):
    specimen = show(row)
    page, divider = specimen.page, specimen.stage.get_by_role("separator", name="Resize").first

    def lengths():
        return [getattr(specimen.box(shape), side) for shape in specimen.views(".r-shape")]

    assert lengths() == near(*before)
    divider.scroll_into_view_if_needed()
    box = divider.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + by[0], y + by[1], steps=3)
    page.mouse.up()
    live(page)
    assert lengths() == near(*after)
    # The server has the lengths, and the page no other ones.
    assert all(not pane.get_attribute("style") for pane in specimen.views(".r-pane"))
