"""The screens of Desk and of the gallery with text twice as large, zoomed, and in a window of 320 points.

Nothing is cut, nothing covers a control, and no page scrolls sideways (WCAG 2.2, 1.4.4 and 1.4.10).
"""

import os
import re

import pytest
from playwright.sync_api import expect

from conftest import ROOT, Server
from desk import desk, sign_in  # noqa: F401: a fixture
from reach import hindrances
from waits import live, painted

GALLERY = os.environ.get("ROSTRUM_GALLERY", ROOT / ".build/debug/Gallery")
TABS = ["Library", "Presentations", "Controls", "Layouts", "Specimens", "Search"]
# The width and the height of a window, and whether its reader has chosen text of twice the size. A browser that
# zooms in to 200 % lays a window of 1,280 points out as one of 640.
WINDOWS = {
    "text-1280": (1280, 800, True), "text-390": (390, 844, True), "zoom-1280": (640, 400, False),
    "reflow-320": (320, 640, False)}
windows = pytest.mark.parametrize("window", WINDOWS)


@pytest.fixture(scope="module")
def gallery(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("gallery"), {"ROSTRUM_DENSITY": "automatic"}, program=GALLERY)
    yield server.url
    server.stop()


@pytest.fixture
def open_window(new_page):
    """Opens a page in a window."""

    def open_window(url, window):
        width, height, is_enlarged = WINDOWS[window]
        page = new_page(is_enlarged=is_enlarged, viewport={"width": width, "height": height}, device_scale_factor=1)
        page.goto(url)
        return page

    return open_window


class Screens:
    """What was found on the screens that a test leads through."""

    def __init__(self, page):
        self.page, self.found = page, {}

    def look(self, name, is_app=True):
        if is_app:
            live(self.page)
            painted(self.page)
        if problems := hindrances(self.page):
            self.found[name] = problems

    def press(self, name, role="button"):
        self.page.get_by_role(role, name=name, exact=True).and_(self.page.locator(":visible")).first.click()


@windows
def test_desk_can_be_read_and_used(open_window, new_page, desk, window):
    page = open_window(desk, window)
    screens = Screens(page)
    look, press = screens.look, screens.press
    look("sign-in", is_app=False)
    sign_in(page, "ada", "something else")
    expect(page.get_by_role("alert")).to_be_visible()
    look("sign-in, wrong", is_app=False)
    # The browser tells the status of the answer as an error.
    new_page.errors.clear()
    sign_in(page, "ada")
    expect(page.get_by_role("figure").first).to_be_visible()
    look("dashboard")
    press("ada")
    look("menu of the user")
    page.keyboard.press("Escape")
    page.goto(desk + "vehicles")
    expect(page.get_by_text("B-RS 1", exact=True)).to_be_visible()
    look("vehicles")
    for menu in ("Filter", "More"):
        press(menu)
        look(menu)
        page.keyboard.press("Escape")
    page.get_by_placeholder("Plate or model").fill("nothing")
    expect(page.get_by_text(re.compile("^No Results")).first).to_be_visible()
    look("nothing found")
    page.get_by_placeholder("Plate or model").fill("RS 1")
    page.get_by_text("B-RS 1", exact=True).click()
    press("Delete")
    page.get_by_role("alertdialog").wait_for()
    look("question")
    page.get_by_role("alertdialog").get_by_role("button", name="Delete").click()
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    look("undo")
    press("Undo")
    press("More")
    press("Import…", role="menuitem")
    page.get_by_role("dialog").wait_for()
    look("import")
    page.goto(desk + "vehicles/7")
    page.get_by_role("button", name="Edit").wait_for()
    look("vehicle")
    press("Edit")
    plate = page.get_by_role("dialog").get_by_label("Plate")
    plate.wait_for()
    look("form")
    plate.fill("")
    press("Save")
    expect(plate).to_have_attribute("aria-invalid", "true")
    look("form with an error")
    for name in ("jobs", "log"):
        page.goto(desk + name)
        look(name)
    assert screens.found == {}


@windows
def test_the_gallery_can_be_read_and_used(open_window, gallery, window):
    page = open_window(gallery, window)
    live(page)
    screens = Screens(page)
    for tab in TABS:
        page.get_by_role("tab", name=re.compile(f"^{tab}")).click()
        screens.look(tab)
    assert screens.found == {}
