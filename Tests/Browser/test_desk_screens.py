"""The pages of Desk and of the gallery as a phone, a tablet, a desk and a wide screen show them, in light and dark.

Each is compared with a stored picture, has room in its window, and is as large as a hand or a pointer needs it.
"""

import os
import re

import pytest
from playwright.sync_api import expect

import engines
import pictures
from conftest import ROOT, Server
from desk import desk, sign_in  # noqa: F401: a fixture
from screens import check
from targets import small_targets
from waits import live, painted

GALLERY = os.environ.get("ROSTRUM_GALLERY", ROOT / ".build/debug/Gallery")
SIZES = {"390": (390, 844), "820": (820, 1180), "1280": (1280, 800), "1920": (1920, 1080)}
TABS = ["Library", "Presentations", "Controls", "Layouts", "Specimens"]

# Stored pictures are Chromium's: another engine draws letters and fields otherwise.
pytestmark = pytest.mark.skipif(engines.NAME != "chromium", reason="the stored pictures are Chromium's")
screens = pytest.mark.parametrize("scheme", ["light", "dark"])
windows = pytest.mark.parametrize("size", SIZES)


@pytest.fixture(scope="module")
def gallery(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("gallery"), {"ROSTRUM_DENSITY": "automatic"}, program=GALLERY)
    yield server.url
    server.stop()


@pytest.fixture
def open_page(new_page):
    """Opens a page in a window of a size, and returns a function that compares it with its picture."""

    def open_page(url, size, scheme):
        width, height = SIZES[size]
        page = new_page(viewport={"width": width, "height": height}, device_scale_factor=1, color_scheme=scheme)
        page.goto(url)

        def see(name, is_app=True):
            if is_app:
                live(page)
                painted(page)
            check(page)
            assert small_targets(page) == []
            pictures.compare(page, f"{name}-{size}-{scheme}")

        return page, see

    return open_page


@screens
@windows
def test_desk(open_page, desk, size, scheme):
    page, see = open_page(desk, size, scheme)
    see("Desk-SignIn", is_app=False)
    sign_in(page, "ada")
    expect(page.get_by_role("figure").first).to_be_visible()
    see("Desk-Dashboard")
    page.goto(desk + "vehicles")
    expect(page.get_by_text("B-RS 1", exact=True)).to_be_visible()
    see("Desk-Vehicles")
    page.goto(desk + "vehicles/7")
    page.get_by_role("button", name="Edit").wait_for()
    see("Desk-Vehicle")
    page.get_by_role("button", name="Edit").click()
    page.get_by_role("dialog").get_by_label("Plate").wait_for()
    see("Desk-Form")


@screens
@windows
def test_gallery(open_page, gallery, size, scheme):
    page, see = open_page(gallery, size, scheme)
    live(page)
    for tab in TABS:
        page.get_by_role("tab", name=re.compile(f"^{tab}")).click()
        see(f"Gallery-{tab}")
