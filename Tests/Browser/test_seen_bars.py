"""Bars in all places that have bars: nothing is broken, nothing is covered, and each bar belongs to its screen."""

import os
import pathlib

import pytest
from playwright.sync_api import expect

from conftest import ROOT, Server
from waits import live, visit

PROBE = pathlib.Path(os.environ.get("ROSTRUM_PROBE", ROOT / ".build/debug/ServerProbe"))
PLACES = ["root", "pushed", "tab", "sheet", "medium", "cover", "popover", "columns"]
TOP = ["inline", "large", "long", "principal", "symbols", "several", "secondary", "links"]
LOW = ["bottom", "spaced", "wide", "status", "inset"]
SIZES = [(320, 640), (390, 844), (1280, 800)]
# What a bar shows, in the places that people see.
PARTS = """() => {
  const shown = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const bars = [...document.querySelectorAll(".r-navigationBar, .r-group-bottomBar")].filter((bar) =>
    [bar, ...bar.children].some((node) => shown(node) && node.getClientRects().length)
    && !bar.closest("dialog:not([open])") && (bar.closest("dialog") || !document.querySelector("dialog[open]")));
  return bars.map((bar) => {
    const nodes = [...bar.querySelectorAll("button, h1, .r-text, .r-navigationBar__back span")].filter((node) =>
      shown(node) && !node.closest("[popover]") && node.clientWidth > 1);
    const outer = nodes.filter((node) => !nodes.some((other) => other !== node && other.contains(node)));
    const place = bar.closest("dialog, .r-column") ?? document.documentElement;
    const { left, right, top, bottom } = place.getBoundingClientRect();
    const box = (node) => { const { x, y, width, height } = node.getBoundingClientRect(); return [x, y, x + width, y + height]; };
    return {
      name: bar.className, place: [left, Math.max(0, top), right, Math.min(innerHeight, bottom)],
      bar: box(bar.getClientRects().length ? bar : bar.firstElementChild),
      parts: outer.map((node) => [node.textContent, ...box(node)]),
      lines: nodes.filter((node) => node.tagName !== "H1" && !node.querySelector("*") && node.textContent.trim()).map((node) =>
        [node.textContent, node.getBoundingClientRect().height / parseFloat(getComputedStyle(node).lineHeight)]),
    };
  });
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("data"), {"PROBE": "bars"}, program=PROBE)
    yield server
    server.stop()


@pytest.fixture
def show(server, page):
    def show(place, bars):
        # High enough for all rows.
        page.set_viewport_size({"width": 1280, "height": 8000})
        visit(page, server.url)
        page.get_by_role("button", name=f"{place} {bars}", exact=True).click()
        expect(page.get_by_role("button", name=f"{place} {bars}", exact=True)).to_have_count(0)
        page.set_viewport_size({"width": 1280, "height": 800})
        return live(page)
    return show


def bars(page):
    found = page.evaluate(PARTS)
    assert found
    return found


def check(bar):
    left, top, right, bottom = bar["place"]
    x, y, end, below = bar["bar"]
    assert left - 1 <= x and end <= right + 1 and top - 1 <= y and below <= bottom + 1, bar
    for text, lines in bar["lines"]:
        assert lines < 1.9, f"{text} is on several lines"
    for index, (text, x, y, end, below) in enumerate(bar["parts"]):
        assert left - 1 <= x and end <= right + 1 and top - 1 <= y and below <= bottom + 1, (text, bar)
        for other, x2, y2, end2, below2 in bar["parts"][:index]:
            isApart = end <= x2 + 1 or end2 <= x + 1 or below <= y2 + 1 or below2 <= y + 1
            assert isApart, f"{text} and {other} cover each other: {bar}"


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("kind", TOP + LOW)
def test_nothing_in_a_bar_is_broken_or_covered(show, place, kind):
    page = show(place, kind)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        live(page)
        for bar in bars(page):
            check(bar)


@pytest.mark.parametrize("place", PLACES)
def test_a_bar_at_the_bottom_is_at_the_end_of_its_screen(show, place):
    page = show(place, "spaced")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        live(page)
        low = [bar for bar in bars(page) if "bottomBar" in bar["name"]]
        assert len(low) == (2 if place == "columns" and width == 1280 else 1)
        for bar in low:
            left, _, right, bottom = bar["place"]
            x, _, end, below = bar["bar"]
            assert abs(x - left) <= 2 and right - end <= 16, bar
            room = 90 if place == "tab" else 2
            assert bottom - below <= room, bar
            # A spacer moves the items to the ends of the bar.
            first, last = bar["parts"]
            assert abs((first[1] - x) - (end - last[3])) <= 2, bar
            assert last[1] - first[3] > (end - x) / 4, bar


@pytest.mark.parametrize("place", ["root", "pushed", "sheet", "cover"])
@pytest.mark.parametrize("kind", ["inline", "principal", "symbols"])
def test_the_title_is_in_the_middle_of_a_bar_with_room(show, place, kind):
    page = show(place, kind)
    page.set_viewport_size({"width": 1280, "height": 800})
    live(page)
    bar = bars(page)[-1]
    x, _, end, _ = bar["bar"]
    title = next(part for part in bar["parts"] if part[0] in ("Messages", "Principal"))
    offset = (title[1] + title[3]) / 2 - (x + end) / 2
    # A button that leads back stands before the items, and isn't taken from the other side.
    assert abs(offset) <= (24 if place == "pushed" else 2), bar


def test_an_inset_is_above_the_bar_at_the_bottom(show):
    page = show("root", "inset")
    inset, bar = page.get_by_text("Inset", exact=True), page.locator(".r-group-bottomBar")
    assert inset.bounding_box()["y"] + inset.bounding_box()["height"] <= bar.bounding_box()["y"] + 1


def test_secondary_actions_are_in_a_menu(show):
    page = show("root", "secondary")
    expect(page.get_by_text("Archive all")).to_be_hidden()
    page.get_by_role("button", name="Actions").click()
    expect(page.get_by_text("Archive all")).to_be_visible()
    page.get_by_text("Archive all").click()
    expect(page.get_by_text("Archive all")).to_be_hidden()


def test_items_of_the_keyboard_are_there_while_a_text_is_edited(show):
    page = show("root", "keyboard")
    done = page.get_by_role("button", name="Done")
    expect(done).to_be_hidden()
    page.get_by_role("textbox").focus()
    expect(done).to_be_visible()
    done.click()


def test_a_link_in_a_bar_looks_like_a_button(show):
    page = show("root", "links")
    link = page.locator(".r-navigationBar .r-link")
    assert link.evaluate("(e) => getComputedStyle(e).color") != page.locator("h1").evaluate(
        "(e) => getComputedStyle(e).color")
    assert 1280 - link.bounding_box()["x"] - link.bounding_box()["width"] >= 4
