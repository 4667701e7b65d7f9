"""The rows about geometry of Documentation/Support/Layout.md: what views show, and how many round trips that takes."""

import os
import pathlib
import re

import pytest
from conftest import ROOT, Server
from waits import live

PROBE = pathlib.Path(os.environ.get("ROSTRUM_PROBE", ROOT / ".build/debug/ServerProbe"))


@pytest.fixture
def server(tmp_path):
    server = Server(tmp_path / "data", {"PROBE": "geometry"}, program=PROBE)
    yield server
    server.stop()


# The page counts the reports that it sends.
COUNT = """
window.reports = 0;
const { send } = WebSocket.prototype;
WebSocket.prototype.send = function (text) {
  if (JSON.parse(text)[2] === "measure") window.reports++;
  send.call(this, text);
};
"""


@pytest.fixture
def probe(server, new_page):
    page = new_page(viewport={"width": 400, "height": 600})
    page.add_init_script(COUNT)
    page.goto(server.url)
    settle(live(page))
    assert reports(page) > 0
    return page


def reports(page):
    """How many reports the page has sent."""
    return page.evaluate("() => window.reports")


def settle(page):
    """Waits until nothing has changed for some frames."""
    count = -1
    while count != reports(page):
        count = reports(page)
        live(page)
        for _ in range(5):
            page.evaluate("() => new Promise(requestAnimationFrame)")


def innermost(page):
    """What the innermost of the nested readers shows, and the size that it has."""
    text = page.get_by_text(re.compile(r"^\d[\d.]* by "))
    said = [float(length) for length in text.inner_text().split(" by ")]
    return said, text.evaluate("""text => {
        const { width, height } = text.closest(".r-overlay-reader").getBoundingClientRect();
        return [width, height];
    }""")


@pytest.mark.parametrize("row", ["V2.24", "V4.24"])
def test_nested_readers_settle_at_the_truth_in_two_round_trips(probe, row):
    said, true = innermost(probe)
    assert said == pytest.approx(true, abs=0.1)
    assert reports(probe) <= 3
    assert probe.locator(".r-unmeasured").count() == 0


def test_a_new_size_takes_two_more_and_no_change_takes_none(probe):
    before = reports(probe)
    probe.get_by_role("button", name="Pad").click()
    settle(probe)
    said, true = innermost(probe)
    assert said == pytest.approx(true, abs=0.1)
    assert reports(probe) - before <= 2
    probe.set_viewport_size({"width": 360, "height": 600})
    settle(probe)
    said, true = innermost(probe)
    assert said == pytest.approx(true, abs=0.1)
    count = reports(probe)
    probe.get_by_role("button", name="Tab number 0").click()
    settle(probe)
    assert reports(probe) == count


def test_a_position_follows_the_scrolling(probe, row="V10.46"):
    text = probe.get_by_text(re.compile("^At "))
    assert text.inner_text() == f"At {int(text.bounding_box()['y'])}"
    probe.mouse.move(100, 100)
    probe.mouse.wheel(0, 60)
    settle(probe)
    assert text.inner_text() == f"At {int(text.bounding_box()['y'])}"


def test_an_overlay_follows_the_anchor_of_the_selected_view(probe, row="V10.89"):
    for number in (0, 2, 1):
        tab = probe.get_by_role("button", name=f"Tab number {number}")
        tab.click()
        settle(probe)
        line, box = probe.locator("[data-identifier=underline]").bounding_box(), tab.bounding_box()
        assert (line["x"], line["width"]) == pytest.approx((box["x"], box["width"]), abs=0.5)
        assert line["y"] == pytest.approx(box["y"] + box["height"], abs=0.5)


def test_a_layout_that_never_settles_is_stopped(probe, server):
    before = reports(probe)
    probe.get_by_role("button", name="Never settle").click()
    settle(probe)
    assert reports(probe) - before <= 12
    probe.get_by_role("button", name="Tab number 2").click()
    settle(probe)
    assert live(probe)


def test_a_wrong_layout_is_never_seen(server, new_page):
    page = new_page(viewport={"width": 400, "height": 600})
    page.add_init_script(COUNT + """
        window.seen = new Set();
        const look = () => {
            for (const text of document.querySelectorAll(".r-overlay-reader .r-text")) {
                if (getComputedStyle(text).visibility === "visible") seen.add(text.textContent);
            }
            requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
    """)
    page.goto(server.url)
    settle(live(page))
    said, true = innermost(page)
    assert said == pytest.approx(true, abs=0.1)
    assert page.evaluate("() => seen.size") == 1


def test_fields_keep_their_text_and_focus_while_their_layout_changes(probe, row="V10.134"):
    first, second = (probe.get_by_placeholder(name, exact=True) for name in ("First", "Second"))
    first.fill("typed")
    first.evaluate("field => (field.mark = 1)")

    def distance():
        one, other = first.bounding_box(), second.bounding_box()
        return [round(other[axis] - one[axis]) for axis in "xy"]

    assert distance() == [110, 0]
    probe.get_by_role("button", name="Next layout").click()
    settle(probe)
    assert distance() == [0, round(first.bounding_box()["height"]) + 5]
    probe.get_by_role("button", name="Next layout").click()
    settle(probe)
    assert distance() == [0, 0]
    assert first.input_value() == "typed"
    assert first.evaluate("field => field.mark") == 1


def test_a_length_is_relative_to_the_scroll_view(probe, row="V10.136"):
    quarter = probe.locator("[data-identifier=quarter]")
    room = probe.locator(".r-scroll").first
    inner = room.evaluate("box => parseFloat(getComputedStyle(box).width)")
    assert quarter.bounding_box()["width"] == pytest.approx(inner / 4, abs=1)


def test_the_offset_of_a_scroll_view_is_known(probe, row="V10.137"):
    rows = probe.locator(".r-scroll:has-text('Row 0'):not(:has(.r-scroll))")
    rows.evaluate("box => (box.scrollTop = 33)")
    settle(probe)
    assert probe.get_by_text("Offset 33, others").count() == 1


def test_a_view_that_is_scrolled_into_view_is_told_so(probe, row="V10.961"):
    rows = probe.locator(".r-scroll:has-text('Row 0'):not(:has(.r-scroll))")
    rows.evaluate("box => (box.scrollTop = box.scrollHeight)")
    settle(probe)
    assert probe.get_by_text(", last").count() == 1
    rows.evaluate("box => (box.scrollTop = 0)")
    settle(probe)
    assert probe.get_by_text("Offset 0, others").count() == 1


def test_an_effect_depends_on_the_size(probe, row="V10.135"):
    opacity = probe.get_by_text("Faded").evaluate("""text => {
        let product = 1;
        for (; text; text = text.parentElement) product *= getComputedStyle(text).opacity;
        return product;
    }""")
    assert opacity == pytest.approx(0.25)
