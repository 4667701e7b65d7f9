"""Who gets how much space, and in what colours things are drawn, in a real browser."""

import os
import pathlib

import pytest
from conftest import ROOT, Server
from pixels import pixels
from waits import live

GALLERY = pathlib.Path(os.environ.get("ROSTRUM_GALLERY", ROOT / ".build/debug/Gallery"))


@pytest.fixture
def frames(new_page, tmp_path):
    server = Server(tmp_path / "data", {}, program=GALLERY)
    page = new_page(viewport={"width": 390, "height": 844})
    page.goto(server.url)
    live(page)
    page.get_by_role("tab", name="Layouts").click()
    page.get_by_role("link", name="Frames").or_(
        page.get_by_role("button", name="Frames")).first.click()
    live(page)
    yield page
    server.stop()


def width(page):
    """The width of everything."""
    return round(page.locator(".r-stack-vertical:has(.r-group__filter)").bounding_box()["width"])


def box(page, text):
    return page.get_by_text(text, exact=True).bounding_box()


def test_what_takes_all_the_width_leaves_the_others_their_own(frames):
    left, own = box(frames, "What is left"), box(frames, "Its own width")
    assert left["height"] == own["height"], "no text has two lines"
    assert round(own["x"] - left["x"] - left["width"]) == 8
    assert round(own["x"] + own["width"] - left["x"]) == width(frames)


def test_what_takes_all_the_height_does_not_take_width(frames):
    high, low = box(frames, "High"), box(frames, "Low")
    assert round(high["height"]) == 120
    assert high["width"] < 60 and low["height"] < 40


def test_a_button_is_as_wide_as_its_label(frames):
    button = frames.get_by_role("button", name="Record").bounding_box()
    assert round(button["width"]) == width(frames)


def test_colours_are_multiplied_and_what_is_clear_stays_clear(frames):
    lamp = frames.locator(".r-group:has(> .r-group__filter)")

    def colors():
        return pixels(lamp, (0.5, 0.5), (0, 0), (1, 1))

    middle, *corners = colors()
    assert middle == [0, 0, 255, 255]
    assert corners[0] == corners[1] != middle
    frames.get_by_role("button", name="Record").click()
    live(frames)
    assert colors() == [[255, 0, 0, 255], *corners]
