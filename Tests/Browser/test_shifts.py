"""Nothing on a page of the gallery moves when the script arrives, by Chromium's own figure.

Each page is the first one of a server, and is loaded by a browser that has nothing of it. The script waits until the page
was painted without it.
"""

import json
import os
import pathlib

import pytest
from conftest import ROOT, Server
from playwright.sync_api import expect
from nodes import field
from screens import SIZES
from waits import live, visit

pytestmark = pytest.mark.engines("chromium", reason="the figure for what moves is Chromium's own")

GALLERY = pathlib.Path(os.environ.get("ROSTRUM_GALLERY", ROOT / ".build/debug/Gallery"))
PAGES = {
    "Library": [], "Presentations": [], "Controls": [], "Search": [],
    "Layouts": ["Shelf", "Receipt", "Catalogue", "Letters", "Pages", "Frames", "Inbox", "Motion"],
    "Specimens": [
        "All, A–Z", "Views and builders", "State, environment and Combine", "Text, fonts and images", "Buttons and progress",
        "Fields and choices", "Lists and tables", "Navigation and toolbars", "Presentations",
        "Gestures, keyboard and focus", "Accessibility", "Animation and transitions", "Layout and grids",
        "Shapes, colors and effects", "Charts"],
}
STARTS = [name for tab, pages in PAGES.items() for name in (tab, *(f"{tab}/{page}" for page in pages))]
SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries()) {
    if (!hadRecentInput) shifts.push([value, sources.map(({ node, previousRect: from, currentRect: to }) =>
      [node?.className ?? node?.parentElement?.className ?? "text", node?.textContent?.slice(0, 40), from.toJSON(), to.toJSON()])]);
  }
}).observe({ type: "layout-shift", buffered: true });
"""
PAINTED = "() => performance.getEntriesByName('first-contentful-paint').length > 0"
FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def load(page, url):
    """Loads a page, which gets its script after its first paint."""
    held = []
    page.route("**/*.js", lambda route: held.append(route))
    page.goto(url, wait_until="commit")
    page.wait_for_function(PAINTED)
    page.evaluate(FRAME)
    assert page.locator("html").get_attribute("data-state") == "connecting"
    for route in held:
        route.continue_()
    live(page)
    for _ in range(10):
        page.evaluate(FRAME)
    return live(page)


def sizes(start):
    """One of the sizes for each page, so that all pages together are seen in all of them; all with ROSTRUM_ALL_SIZES."""
    names = list(SIZES)
    return names if "ROSTRUM_ALL_SIZES" in os.environ else [names[STARTS.index(start) % len(names)]]


@pytest.mark.parametrize("start", STARTS)
def test_nothing_moves_when_the_script_arrives(new_page, tmp_path, start):
    server = Server(tmp_path / "data", {"GALLERY_PAGE": start}, program=GALLERY)
    moved = {}
    try:
        for size in sizes(start):
            width, height = SIZES[size]
            page = new_page(viewport={"width": width, "height": height})
            page.add_init_script(SHIFTS)
            load(page, server.url)
            tab, *names = start.split("/")
            assert page.get_by_role("tab", selected=True).first.inner_text().split("\n")[0] == tab
            if names:
                assert page.locator(".r-tab:not([hidden]) h1").last.inner_text() == names[0]
            shifts = page.evaluate("() => shifts")
            if sum(value for value, _ in shifts) >= 0.01:
                moved[size] = shifts
            page.context.close()
    finally:
        server.stop()
    assert not moved, json.dumps(moved)


def test_the_figure_notices_what_moves(new_page, tmp_path):
    server = Server(tmp_path / "data", {"GALLERY_PAGE": "Controls"}, program=GALLERY)
    page = new_page(viewport={"width": 390, "height": 844})
    page.add_init_script(SHIFTS)
    try:
        load(page, server.url)
        page.locator(".r-tab:not([hidden]) .r-row").first.evaluate("(row) => { row.style.marginTop = '100px'; }")
        page.wait_for_function("() => shifts.reduce((sum, [value]) => sum + value, 0) >= 0.01")
    finally:
        server.stop()


def test_a_message_to_the_user_moves_nothing(page, double):
    page.set_viewport_size({"width": 844, "height": 390})
    page.add_init_script(SHIFTS)
    visit(page, double.show(field(2, "kept")))
    status = page.locator("#r-status")
    double.refuses = True
    double.kill()
    expect(status).to_have_text("Reconnecting…")
    page.evaluate(FRAME)
    double.refuses = False
    expect(status).to_be_empty()
    page.evaluate(FRAME)
    assert page.evaluate("() => shifts") == []


def test_every_page_of_the_gallery_is_measured(new_page, tmp_path):
    server = Server(tmp_path / "data", {}, program=GALLERY)
    page = new_page(viewport={"width": 800, "height": 2000})
    try:
        page.goto(server.url)
        live(page)
        tabs = page.get_by_role("tab").all_inner_texts()
        assert {tab.split("\n")[0] for tab in tabs if tab} == set(PAGES)
        for tab in ("Layouts", "Specimens"):
            page.get_by_role("tab", name=tab).click()
            live(page)
            rows = page.locator(".r-tab:not([hidden]) .r-row").all_inner_texts()
            assert [row.strip() for row in rows] == PAGES[tab]
    finally:
        server.stop()
