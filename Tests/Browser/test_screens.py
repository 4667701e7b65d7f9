"""The pages of the gallery and of Standups on screens of every size: nothing is cut or floats away."""

import os
import pathlib

import pytest
from playwright.sync_api import expect

import engines
import pictures
from conftest import ROOT, Server, watch
from screens import SIZES, check
from waits import live, painted

GALLERY = pathlib.Path(os.environ.get("ROSTRUM_GALLERY", ROOT / ".build/debug/Gallery"))
TABS = ["Library", "Presentations", "Controls", "Layouts", "Specimens", "Search"]
PAGES = {
    "Layouts": ["Shelf", "Receipt", "Letters", "Inbox", "Catalogue", "Pages", "Motion", "Frames"],
    "Specimens": [
        "Views and builders", "Layout and grids", "Shapes, colors and effects", "Text, fonts and images",
        "Lists and tables", "Buttons and progress", "Fields and choices"],
}
SCREENS = [(tab, None) for tab in TABS] + [(tab, page) for tab, pages in PAGES.items() for page in pages]
DARK = {"1280"}


@pytest.fixture(scope="module")
def gallery(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("gallery"), {}, program=GALLERY)
    yield server.url
    server.stop()


@pytest.fixture(scope="module")
def windows(browser, gallery):
    """Opens the gallery once for each size of window."""
    pages, contexts, errors = {}, [], []

    def open_window(size):
        if size not in pages:
            width, height = SIZES[size]
            contexts.append(browser.new_context(
                viewport={"width": width, "height": height}, device_scale_factor=1, reduced_motion="reduce",
                color_scheme="dark" if size in DARK else "light"))
            contexts[-1].set_default_timeout(engines.PATIENCE)
            page = contexts[-1].new_page()
            watch(page, errors)
            page.goto(gallery)
            pages[size] = live(page)
        return pages[size]

    yield open_window
    for context in contexts:
        context.close()
    assert errors == []


def show(page, tab, name):
    """Shows a tab, or a page of its list."""
    page.get_by_role("tab", name=tab).click()
    live(page)
    panel = page.locator(".r-tab:not([hidden])")
    if panel.locator(".r-screen").count() > 1:
        page.get_by_role("tab", name=tab).click()
        live(page)
    if name:
        panel.locator(".r-row").get_by_text(name, exact=True).first.click()
        panel.get_by_role("heading", name=name, level=1).wait_for()
    live(page)
    page.evaluate("() => scrollTo(0, 0)")
    painted(page)


# A view of a fixed size is wider than this window, as it is in SwiftUI.
TOO_WIDE = {("320", "Layout and grids")}


def leave(page, name):
    if name:
        page.go_back()
        live(page)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("tab, name", SCREENS, ids=lambda name: name or "")
def test_a_screen_fits_in_the_window(windows, size, tab, name):
    page = windows(size)
    show(page, tab, name)
    try:
        if (size, name) not in TOO_WIDE:
            check(page)
        # The pictures are Chromium's: another engine draws letters and fields otherwise.
        if size in ("390", "1280") and engines.NAME == "chromium":
            pictures.compare(page, f"{size}-{tab}{'-' + name if name else ''}")
    finally:
        leave(page, name)


@pytest.mark.parametrize("width", [390, 1280])
def test_screens_have_room_for_text_of_twice_the_size(new_page, gallery, width):
    page = new_page(viewport={"width": width, "height": 844}, is_enlarged=True)
    page.goto(gallery)
    live(page)
    assert page.evaluate("() => getComputedStyle(document.documentElement).fontSize") == "32px"
    for tab, name in [(tab, None) for tab in TABS] + [("Layouts", name) for name in PAGES["Layouts"]]:
        show(page, tab, name)
        check(page)
        leave(page, name)


@pytest.mark.parametrize("text", ["1", "2"])
@pytest.mark.parametrize("size", SIZES)
def test_standups_fits_in_the_window(new_page, start, size, text):
    width, height = SIZES[size]
    page = new_page(viewport={"width": width, "height": height}, is_enlarged=text == "2")
    page.goto(start().url)
    check(live(page))
    page.get_by_role("button", name="Add standup").first.click()
    title = page.get_by_role("textbox", name="Title")
    title.fill("Donaudampfschifffahrtsgesellschaft")
    check(live(page))
    page.get_by_role("dialog").get_by_role("button", name="Add", exact=True).click()
    expect(title).to_be_hidden()
    check(live(page))
    page.get_by_text("Donaudampf").first.click()
    page.get_by_text("Start meeting").wait_for()
    check(live(page))
    page.get_by_text("Start meeting").click()
    page.get_by_text("is speaking").wait_for()
    check(live(page))
