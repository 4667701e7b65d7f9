"""Previews in a browser: the rows of Documentation/Support/Views.md that are about them, and the page that shows them."""

import os
import pathlib

import pytest
from conftest import ROOT, Server
from playwright.sync_api import expect

GALLERY = pathlib.Path(os.environ.get("ROSTRUM_GALLERY", ROOT / ".build/debug/Gallery"))


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("data"), {}, "--previews", "--previews-in", "Gallery", program=GALLERY)
    yield server
    server.stop()


@pytest.fixture
def previews(server, new_page):
    """Opens the page of previews."""
    page = new_page(viewport={"width": 1500, "height": 1000})
    page.goto(server.url)
    expect(page.get_by_role("navigation", name="Previews")).to_contain_text("Gallery")
    return page


def choose(page, name):
    page.get_by_role("link", name=name, exact=True).click()
    expect(page.locator(".title strong")).to_have_text(name)


def frame(page, title):
    content = page.frame_locator(f'iframe[title="{title}"]')
    expect(content.locator("html[data-state=live]")).to_be_attached()
    return content


def test_a_preview_is_shown_at_two_sizes(previews, row="V5.2"):
    choose(previews, "Controls")
    for name in ["Phone", "Desk"]:
        expect(frame(previews, f"Controls, {name}").get_by_text("Door code").or_(
            frame(previews, f"Controls, {name}").get_by_text("Advanced")).first).to_be_visible()
    expect(previews.locator("figcaption")).to_contain_text(["390 × 844", "1024 × 768"])


def test_traits_determine_the_frame(previews, row="V5.3"):
    choose(previews, "Notes")
    expect(previews.locator("figure")).to_have_count(1)
    expect(previews.locator(".chip")).to_have_text("Fixed size")
    box = previews.locator("iframe").bounding_box()
    assert (box["width"], box["height"]) == (360, 320)


def test_a_preview_has_state_and_statements(previews, row="V9.28"):
    choose(previews, "A room with music")
    content = frame(previews, "A room with music, Phone")
    expect(content.get_by_text("There is music.")).to_be_visible()
    content.get_by_role("switch", name="Music").click()
    expect(content.get_by_text("It is quiet.")).to_be_visible()
    expect(frame(previews, "A room with music, Desk").get_by_text("There is music.")).to_be_visible()
    assert previews.locator("iframe").first.bounding_box()["height"] < 300


def test_settings_apply_to_the_frames(previews):
    choose(previews, "Notes")
    previews.get_by_role("button", name="Right to left").click()
    content = frame(previews, "Notes, Fixed")
    expect(content.locator("[dir=rtl]").first).to_be_attached()
    previews.get_by_role("button", name="Dark").click()
    html = frame(previews, "Notes, Fixed").locator("html")
    assert "dark" in html.evaluate("(html) => getComputedStyle(html).colorScheme")
    previews.reload()
    expect(previews.get_by_role("button", name="Dark")).to_have_attribute("aria-pressed", "true")
    expect(previews.locator(".title strong")).to_have_text("Notes")
