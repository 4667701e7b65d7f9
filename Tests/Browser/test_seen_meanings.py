"""Views that mean what they mean in SwiftUI, as a page shows them."""

import os
import pathlib

import pytest
from playwright.sync_api import expect

from conftest import ROOT, Server
from pixels import pixels
from screens import check
from waits import live, visit

PROBE = pathlib.Path(os.environ.get("ROSTRUM_PROBE", ROOT / ".build/debug/ServerProbe"))
SIZES = {"phone": (390, 844), "desk": (1280, 800)}
RED, BLUE, CLEAR = [255, 0, 0, 255], [0, 0, 255, 255], None


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("data"), {"PROBE": "meanings"}, program=PROBE)
    yield server
    server.stop()


@pytest.fixture
def open_page(server, new_page):
    def open_page(meaning, **options):
        page = visit(new_page(**options), server.url)
        page.get_by_role("button", name=meaning, exact=True).click()
        expect(page.get_by_role("button", name=meaning, exact=True)).to_have_count(0)
        check(live(page))
        return page
    return open_page


@pytest.fixture(params=SIZES)
def show(request, open_page):
    width, height = SIZES[request.param]
    return lambda meaning: open_page(meaning, viewport={"width": width, "height": height})


def edges(element):
    box = element.bounding_box()
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def room(page):
    """The width of what the page shows, beside the room for a scroll bar."""
    return page.locator(".r-scene").bounding_box()["width"]


def style(element, name, pseudo=None):
    return element.evaluate("(e, [name, pseudo]) => getComputedStyle(e, pseudo)[name]", [name, pseudo])


# Pictures


@pytest.mark.parametrize("label, size", [
    ("Fit", (100, 50)), ("Exact", (100, 50)), ("Cut", (200, 100)), ("Over", (200, 100)), ("Stretched", (100, 100))])
def test_a_picture_is_drawn_in_its_ratio(show, label, size):
    page = show("pictures")
    picture = page.locator("picture", has=page.get_by_role("img", name=label))
    left, top, right, bottom = edges(picture)
    assert (round(right - left), round(bottom - top)) == size
    # In the middle of its frame, which is in the middle of the window.
    assert abs((left + right) / 2 - room(page) / 2) < 1


@pytest.mark.parametrize("label, is_cut", [("Cut", True), ("Over", False)])
def test_a_picture_that_fills_is_cut_only_if_the_app_says_so(show, label, is_cut):
    page = show("pictures")
    left, top, right, bottom = edges(page.locator("picture", has=page.get_by_role("img", name=label)))
    outer = pixels(page.locator(".r-scene"), *[
        (x / room(page), (top + bottom) / 2 / page.viewport_size["height"]) for x in (left + 10, right - 10)])
    inner = pixels(page.locator(".r-scene"), *[
        (x / room(page), (top + bottom) / 2 / page.viewport_size["height"])
        for x in (left + 60, right - 60)])
    assert inner == [RED, BLUE]
    assert (outer == [RED, BLUE]) is not is_cut


# Gestures


def counts_taps(page):
    """Waits until the page has loaded the script that counts taps."""
    path = page.locator("[data-taps]").first.get_attribute("data-script")
    page.evaluate("(path) => import(path).then(() => true)", path)


def test_two_taps_aren_t_single_ones(open_page):
    page = open_page("taps")
    counts_taps(page)
    log, both = page.get_by_text("log:"), page.get_by_text("Both", exact=True)
    both.dblclick()
    expect(log).to_have_text("log: double")
    both.click()
    expect(log).to_have_text("log: double single")
    both.dblclick()
    expect(log).to_have_text("log: double single double")


def test_a_button_in_a_view_that_counts_taps_comes_first(open_page):
    page = open_page("taps")
    counts_taps(page)
    page.get_by_role("button", name="Inside").dblclick()
    expect(page.get_by_text("log:")).to_have_text("log: button button")


# Rows


def test_a_finger_reveals_the_actions_of_one_edge(open_page, touch):
    page = open_page("swipes", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    row = page.locator(".r-row").nth(1)
    left, top, right, bottom = edges(row)
    middle = (top + bottom) / 2

    def shown():
        return [name for name in ("Flag", "Archive")
                if style(row.locator(".r-rowActions", has_text=name), "opacity") == "1"]

    def swipe(start, end):
        touch(page, (start, middle), ((start + end) / 2, middle), (end, middle))

    assert shown() == []
    swipe(left + 150, left + 230)
    assert shown() == ["Flag"]
    swipe(right - 150, right - 230)
    assert shown() == []
    swipe(right - 150, right - 230)
    assert shown() == ["Archive"]
    row.get_by_text("Archive").click()
    expect(page.get_by_role("heading", name="log: archive")).to_be_visible()


def test_rows_with_backgrounds_are_rows_of_their_section(show):
    page = show("rows")
    rows = page.locator(".r-section").nth(0).locator(".r-row").all()
    for before, after in zip(rows, rows[1:]):
        assert abs(edges(before)[3] - edges(after)[1]) < 1
    radii = [(style(row, "borderTopLeftRadius"), style(row, "borderBottomRightRadius")) for row in rows]
    assert radii[1] == ("0px", "0px") and radii[0][0] == radii[2][1] != "0px"
    assert len({style(row, "backgroundColor") for row in rows}) == 2


def test_what_a_section_says_of_rows_is_that_of_its_rows(show):
    page = show("rows")
    rows = page.locator(".r-section").nth(1).locator(".r-row").all()
    assert [style(row, "content", "::after") for row in rows] == ["none", "none"]
    grounds = {style(row, "backgroundColor") for row in rows}
    assert len(grounds) == 1 and grounds != {style(page.locator(".r-section").nth(2).locator(".r-row").first, "backgroundColor")}


def test_a_badge_is_gray_text_and_a_line_begins_with_the_words_above_it(show):
    page = show("rows")
    rows = page.locator(".r-section").nth(2).locator(".r-row").all()
    badge = rows[0].locator(".r-row__badge")
    assert style(badge, "backgroundColor") == "rgba(0, 0, 0, 0)"
    assert style(badge, "color") != style(rows[0], "color")
    for row in rows[:2]:
        line = edges(row)[0] + float(style(row, "left", "::after").removesuffix("px"))
        assert abs(line - edges(row.locator(".r-text").first)[0]) < 2
    assert style(rows[2], "content", "::after") == "none"


# Controls


def test_a_picker_beside_views_has_no_label_and_hugs_if_it_is_a_menu(show):
    page = show("pickers")
    for name in ("Menu", "Segments"):
        label = page.locator(".r-picker__label", has_text=name)
        assert edges(label)[2] - edges(label)[0] <= 1
    left, _, right, _ = edges(page.locator(".r-picker-menu"))
    assert right - left < 160
    expect(page.get_by_role("combobox", name="Menu")).to_be_visible()
    expect(page.get_by_role("radiogroup", name="Segments")).to_be_visible()


def test_a_picker_in_a_form_has_its_label(show):
    page = show("formPickers")
    for name in ("Menu", "Segments"):
        label = page.locator(".r-picker__label", has_text=name)
        assert edges(label)[2] - edges(label)[0] > 20


def test_spinners_have_the_sizes_of_controls(show):
    page = show("spinners")
    sizes = [float(style(spinner, "width", "::before").removesuffix("px"))
             for spinner in page.locator(".r-progress-spinner").all()]
    assert sizes == sorted(set(sizes)) and len(sizes) == 4


# Text


@pytest.mark.parametrize("words, colors", [
    ("MMMMMMMM", "gradient"), ("WWWWWWWW", "gradient"), ("HHHHHHHH", "green")])
def test_a_gradient_runs_through_a_text(open_page, words, colors):
    page = open_page("gradient", viewport={"width": 390, "height": 844})
    text = page.get_by_text(words)
    places = [((column + 0.5) / 60, (line + 0.5) / 12) for column in range(60) for line in range(12)]
    dots = pixels(text, *places)

    def inks(dots):
        """The colors of letters: what isn't gray."""
        return [dot for dot in dots if max(dot[:3]) - min(dot[:3]) > 100]

    start, end = inks(dots[:240]), inks(dots[-240:])
    assert start and end
    if colors == "gradient":
        assert all(dot[0] > dot[2] for dot in start) and all(dot[2] > dot[0] for dot in end)
    else:
        assert all(dot[1] > dot[0] and dot[1] > dot[2] for dot in start + end)


# Places


def test_pages_fill_and_have_their_dots_inside(show):
    page = show("pages")
    left, top, right, bottom = edges(page.locator(".r-tab:not([hidden]) > .r-shape"))
    assert (left, top) == (0, 0)
    assert abs(right - room(page)) <= 1
    assert abs(bottom - page.viewport_size["height"]) <= 1
    dots = edges(page.get_by_role("tablist"))
    assert bottom - 60 < dots[1] and dots[3] <= bottom + 1
    page.get_by_role("tab").nth(1).click()
    expect(page.get_by_role("tab").nth(1)).to_have_attribute("aria-selected", "true")


def test_the_columns_of_a_grid_are_in_its_middle(show):
    page = show("grid")
    first, second = edges(page.get_by_text("Cell 1")), edges(page.get_by_text("Cell 2"))
    middle = room(page) / 2
    assert abs((first[0] + second[2]) / 2 - middle) < 2
    grid = edges(page.locator(".r-grid-vertical"))
    assert abs(grid[2] - grid[0] - 2 * middle) < 40


def test_sections_of_a_grid_begin_new_rows_and_their_headers_stay(show):
    """The rows of "V10.37" are in the columns of the grid."""
    page = show("gridSections")
    header = edges(page.get_by_text("Section 1"))
    first, second, third = (edges(page.get_by_text(f"Cell 1.{number}")) for number in (1, 2, 3))
    assert header[3] <= first[1] == second[1] < third[1]
    assert first[2] < second[0] and (first[0] + first[2]) / 2 == pytest.approx((third[0] + third[2]) / 2, abs=1)
    next_first = edges(page.get_by_text("Cell 2.1"))
    assert next_first[1] > third[3] and (next_first[0] + next_first[2]) / 2 == pytest.approx(
        (first[0] + first[2]) / 2, abs=1)
    box = page.locator(".r-scroll")
    box.evaluate("box => box.scrollTop = 60")
    top = edges(box)[1]
    assert edges(page.get_by_text("Section 1"))[1] == pytest.approx(top, abs=1)
    assert edges(page.get_by_text("Cell 1.1"))[1] < top
    box.evaluate("box => box.scrollTop = 320")
    assert edges(page.get_by_text("Section 2"))[1] == pytest.approx(top, abs=1)
    assert edges(page.get_by_text("Section 1"))[1] < top


def test_a_pager_stays_below_a_long_table(show):
    page = show("pager")
    for name in ("Previous", "Next"):
        assert edges(page.get_by_role("button", name=name))[3] <= page.viewport_size["height"]
    page.get_by_text("Number 3", exact=True).hover()
    page.mouse.wheel(0, 400)
    page.wait_for_function("() => document.querySelector('.r-table').scrollTop > 100")
    page.get_by_role("button", name="Next").click()
    assert edges(page.get_by_role("button", name="Next"))[3] <= page.viewport_size["height"]


# Times and subviews


def seconds(words):
    """The seconds of a time such as `1:02:05` or `1:05.25`."""
    total = 0
    for part in words.split(":"):
        total = total * 60 + float(part)
    return total


def test_times_count_on_the_page_without_messages(open_page):
    """The rows of "V10.1422"."""
    page = open_page("clocks")
    text = lambda name: page.locator(f"[data-identifier={name}]").text_content()  # noqa: E731
    page.evaluate("() => addEventListener('rostrum-send', () => (window.sent = true))")
    first = {name: text(name) for name in ("interval", "joined", "stopwatch", "style", "paused")}
    page.wait_for_function(
        "words => document.querySelector('[data-identifier=interval]').textContent !== words", arg=first["interval"])
    page.wait_for_function(
        "words => document.querySelector('[data-identifier=style]').textContent !== words", arg=first["style"])
    assert 3590 < seconds(text("interval")) < seconds(first["interval"]) <= 3600
    assert text("joined").startswith("Left: 0:") and text("paused") == first["paused"] == "1:00"
    assert seconds(text("stopwatch")) > seconds(first["stopwatch"])
    assert 65 <= seconds(first["style"]) < seconds(text("style")) < 90
    assert not page.evaluate("() => window.sent")
    page.get_by_role("button", name="Start anew").click()
    page.wait_for_function(
        "() => Number(document.querySelector('[data-identifier=stopwatch]').textContent.split(':')[1]) < 1")


def test_subviews_keep_their_state_when_they_change_places(open_page):
    """The rows of "V10.1421"."""
    page = open_page("deck")
    expect(page.get_by_text("4 cards")).to_be_visible()
    expect(page.get_by_text("Pinned")).to_have_count(1)
    page.get_by_role("button", name="a 0").click()
    expect(page.get_by_role("button", name="a 1")).to_be_visible()
    page.get_by_role("button", name="Turn").click()
    names = lambda: page.get_by_role("button").all_text_contents()  # noqa: E731
    page.wait_for_function("() => document.querySelectorAll('button')[2].textContent.startsWith('c')")
    assert names()[1:5] == ["first 0", "c 0", "b 0", "a 1"]
