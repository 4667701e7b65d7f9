"""Long lists: the server creates the rows near the screen, and the browser shows a list of all of them."""

import gzip
import os
import pathlib
import re

import pytest
from conftest import ROOT, Server
from waits import live, visit

PROBE = pathlib.Path(os.environ.get("ROSTRUM_PROBE", ROOT / ".build/debug/ServerProbe"))
ROWS = ".r-row"
ITEMS = {"Stack": "Line", "Grid": "Cell", "Table": "Person", "Strip": "Card", "Form": "Field"}


@pytest.fixture
def server(tmp_path):
    server = Server(tmp_path / "data", {"PROBE": "rows"}, program=PROBE)
    yield server
    server.stop()


def settle(page):
    """Waits until the rows have been the same for some frames."""
    rows = None
    while rows != (rows := boxes(live(page))):
        for _ in range(4):
            page.evaluate("() => new Promise(requestAnimationFrame)")
    return page


@pytest.fixture
def probe(server, new_page):
    page = new_page(viewport={"width": 400, "height": 800})
    return settle(visit(page, server.url))


def scroll(page, offset):
    page.evaluate("(offset) => scrollTo(0, offset)", offset)
    return settle(page)


def boxes(page, selector=ROWS):
    """The first line and the place of each visible element."""
    return page.evaluate(
        """(selector) => [...document.querySelectorAll(selector)].filter((row) => row.checkVisibility()).map((row) => {
             const { x, y, width, height } = row.getBoundingClientRect();
             return [row.innerText.split("\\n")[0], x, y, width, height];
           })""", selector)


def is_filled(page):
    """Whether rows cover the screen below the bar and above the tabs."""
    rows = boxes(page)
    return all(any(y <= at <= y + height + 1 for _, _, y, _, height in rows) for at in range(120, 730, 10))


def absent(page):
    """How many rows are said to be absent."""
    return [
        int(re.match(r"(\d+) more rows", name)[1]) for name in page.evaluate(
            """() => [...document.querySelectorAll(".r-absent-rows")].filter((gap) => gap.checkVisibility())
                 .map((gap) => gap.ariaLabel)""")]


def place_of(page, name):
    return next(y for row, _, y, _, _ in boxes(page) if row == name)


def test_a_jump_brings_the_rows_of_the_screen_before_those_around_it(server, new_page):
    page, frames = new_page(viewport={"width": 400, "height": 800}), []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(frame)))
    settle(visit(page, server.url))
    frames.clear()
    scroll(page, 100_000)
    assert is_filled(page)
    counts = [count for frame in frames if (count := len(re.findall(r"Row \d+", str(frame))))]
    assert len(counts) > 1 and 5 < counts[0] < len(boxes(page)) * 0.7


def test_the_first_page_has_a_screenful_and_says_how_many_rows_are_missing(probe, server):
    response = probe.request.get(server.url)
    # The tabs with sections and with a form are there, too.
    assert response.text().count("r-row__content") == 3 * 24
    assert len(gzip.compress(response.body())) < 8 * 1024
    rows = boxes(probe)
    assert rows[0][0] == "Row 0" and 20 < len(rows) < 60
    assert sum(absent(probe)) == 10_000 - len(rows)
    first = probe.locator(ROWS).nth(4)
    assert first.get_attribute("aria-posinset") == "5" and first.get_attribute("aria-setsize") == "10000"


@pytest.mark.engines("chromium", reason="no other engine tells a style that a test turns scripts off")
def test_without_a_script_the_page_says_that_there_is_more(server, new_page):
    page = new_page(java_script_enabled=False)
    page.goto(server.url)
    said = page.locator(".r-absent-rows").first
    assert said.bounding_box()["height"] < 100
    text = said.evaluate("gap => getComputedStyle(gap, '::before').content")
    assert text == '"9976 more rows"'


@pytest.mark.parametrize("row", ["V2.36", "V2.37", "V2.38"])
def test_rows_follow_the_wheel_and_stay_where_they_are(probe, row):
    probe.mouse.move(200, 400)
    for _ in range(25):
        probe.mouse.wheel(0, 350)
        settle(probe)
        assert is_filled(probe)
    assert len(boxes(probe)) < 70
    name, _, before, _, _ = next(row for row in boxes(probe) if row[2] > 300)
    offset = probe.evaluate("scrollY")
    for step in (-350, -350, 350, 350):
        probe.mouse.wheel(0, step)
        settle(probe)
    assert abs(place_of(probe, name) - before - (offset - probe.evaluate("scrollY"))) < 1


def test_a_jump_shows_the_rows_there(probe):
    for offset in (300_000, 640_000, 50_000, 0):
        assert is_filled(scroll(probe, offset))
        assert len(boxes(probe)) < 70
    scroll(probe, 10_000_000)
    assert boxes(probe)[-1][0] == "Row 9,999"
    assert absent(probe) == [10_000 - len(boxes(probe))]


def test_a_row_that_returns_has_its_state(probe):
    probe.get_by_role("button", name="Taps of 3: 0").click()
    # A row with the focus would stay.
    live(probe).evaluate("document.activeElement.blur()")
    scroll(probe, 100_000)
    assert probe.get_by_role("button", name="Taps of 3: 1").count() == 0
    scroll(probe, 0)
    probe.get_by_role("button", name="Taps of 3: 1").click()
    live(probe)
    assert probe.get_by_role("button", name="Taps of 3: 2").is_visible()


def test_the_row_with_the_focus_stays(probe):
    probe.get_by_role("button", name="Taps of 2: 0").focus()
    settle(scroll(probe, 100_000))
    assert probe.evaluate("document.activeElement.innerText.trim()") == "Taps of 2: 0"
    assert is_filled(probe)
    probe.keyboard.press("Enter")
    live(probe)
    assert probe.evaluate("document.activeElement.innerText.trim()") == "Taps of 2: 1"


def test_the_app_scrolls_to_a_row_that_does_not_exist_yet(probe):
    probe.get_by_role("button", name="Go").click()
    settle(probe)
    assert 300 < place_of(probe, "Row 7,000") < 500
    assert is_filled(probe)


def test_a_row_inserted_above_does_not_move_what_is_read(probe):
    scroll(probe, 20_000)
    # Browsers choose what they keep in place when the user scrolls.
    probe.mouse.move(200, 400)
    probe.mouse.wheel(0, 20)
    settle(probe)
    name, _, before, _, _ = next(row for row in boxes(probe) if row[2] > 300)
    for _ in range(3):
        probe.get_by_role("button", name="Insert").dispatch_event("click")
        settle(probe)
    assert abs(place_of(probe, name) - before) < 1


@pytest.mark.parametrize("tab", ITEMS)
def test_each_lazy_container_shows_what_is_scrolled_to(probe, tab, rows=("V10.35", "V10.36")):
    probe.get_by_role("tab", name=tab).click()
    settle(probe)
    selector = {"Table": ".r-tableRow:not(.r-absent-rows)", "Form": ".r-row"}.get(tab, ".r-text")
    is_strip = tab == "Strip"

    def visible():
        return [
            row for row in boxes(probe, selector)
            if row[0].startswith(ITEMS[tab]) and (0 <= row[1] < 400 if is_strip else 0 <= row[2] < 740)]

    count = len(visible())
    for offset in (3000, 30_000, 300, 100_000):
        probe.evaluate(
            "([strip, offset]) => strip ? document.querySelector('.r-scroll-horizontal').scrollTo(offset, 0) : scrollTo(0, offset)",
            [is_strip, offset])
        settle(probe)
        assert abs(len(visible()) - count) <= max(3, count / 10), offset
    assert len(boxes(probe, selector)) < 450


def test_the_sections_of_a_list_are_lazy_together(probe):
    probe.get_by_role("tab", name="Sections").click()
    settle(probe)
    for offset in (4000, 20_000, 200_000, 0):
        scroll(probe, offset)
        rows = [row for row in boxes(probe) if 0 <= row[2] < 740]
        assert len(rows) > 8, offset


def test_the_app_knows_the_position_of_a_scroll_view_and_sets_it(probe, row="V10.139"):
    probe.get_by_role("tab", name="Position").click()
    places = settle(probe).locator("[data-identifier=places]")
    for offset, place in ((410, 10), (20_000, 500), (4_000, 100)):
        places.evaluate("(region, offset) => region.scrollTo(0, offset)", offset)
        settle(probe)
        assert probe.get_by_text(f"At {place}", exact=True).is_visible()
    probe.get_by_role("button", name="To 500").click()
    settle(probe)
    assert probe.get_by_text("At 500", exact=True).is_visible()
    top = probe.get_by_text("Place 500", exact=True).bounding_box()["y"] - places.bounding_box()["y"]
    assert -1 < top < 20


@pytest.mark.parametrize("tab", ["Stack", "Strip"])
def test_the_wheel_reaches_the_page_over_a_scroll_view(probe, tab):
    """A scroll view that the page scrolls, or that scrolls in the other direction, doesn't keep the wheel."""
    probe.get_by_role("tab", name=tab).click()
    settle(probe)
    probe.evaluate("document.body.style.minHeight = '3000px'")
    probe.mouse.move(200, 400)
    probe.mouse.wheel(0, 300)
    probe.wait_for_function("() => scrollY === 300")


PRINT = """() => { window.print = () => window.printed = [...document.querySelectorAll(".r-row")]
  .filter((row) => row.checkVisibility()).map((row) => row.querySelector(".r-text").innerText); }"""


def test_a_shortcut_prints_all_rows(probe):
    probe.get_by_role("tab", name="Form").click()
    settle(probe)
    probe.evaluate(PRINT)
    assert len(boxes(probe)) < 200
    scroll(probe, 20000)
    probe.keyboard.press("Control+p")
    probe.wait_for_function("() => window.printed")
    assert probe.evaluate("() => window.printed") == [f"Field {row:,}" for row in range(2000)]
    # The rows that come later are those near the window again.
    scroll(probe, 0)
    assert is_filled(probe)


def test_a_shortcut_of_the_browser_prints_where_no_rows_are_absent(probe):
    probe.evaluate("""() => addEventListener("keydown", (event) => window.isPrevented = event.defaultPrevented)""")
    probe.evaluate(PRINT)
    probe.evaluate("() => document.querySelectorAll('.r-absent-rows').forEach((place) => place.remove())")
    probe.keyboard.press("Control+p")
    assert probe.evaluate("() => window.isPrevented") is False


def test_a_print_says_how_many_rows_it_lacks(probe):
    probe.emulate_media(media="print")
    place = probe.locator(".r-absent-rows:visible").first
    assert place.bounding_box()["height"] < 100
    assert "more rows" in place.get_attribute("aria-label")
    assert place.evaluate("(place) => getComputedStyle(place, '::before').content") != "none"
