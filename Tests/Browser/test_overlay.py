"""The overlay for development: off by default, and out of the app's way."""

import json
import os
import pathlib

import pytest
from conftest import ROOT, Server
from playwright.sync_api import expect
from waits import live, visit

GALLERY = pathlib.Path(os.environ.get("ROSTRUM_GALLERY", ROOT / ".build/debug/Gallery"))
REGION = {"name": "Development overlay"}


@pytest.fixture
def serve(tmp_path):
    servers = []

    def serve(*arguments, page="Presentations"):
        servers.append(Server(tmp_path / "data", {"GALLERY_PAGE": page}, *arguments, program=GALLERY))
        return servers[-1].url

    yield serve
    for server in servers:
        server.stop()


@pytest.fixture
def overlaid(serve, new_page):
    return visit(new_page(viewport={"width": 1280, "height": 900}), serve("--overlay"))


def overlay(page):
    return page.get_by_role("region", **REGION)


def toggle(page):
    return overlay(page).get_by_role("button", name="Rostrum")


def parts(page):
    return overlay(page).locator(".part").all_inner_texts()


def test_a_page_without_the_flag_has_no_overlay(serve, page):
    requests = []
    page.on("request", lambda request: requests.append(request.url))
    visit(page, serve())
    page.get_by_role("button", name="Sheet 1").click()
    live(page)
    expect(overlay(page)).to_have_count(0)
    assert page.locator("script").count() == 1
    assert not any("overlay" in url for url in requests)


def test_the_overlay_is_closed_at_first_and_the_last_part_of_the_page(overlaid):
    expect(toggle(overlaid)).to_have_attribute("aria-expanded", "false")
    expect(overlay(overlaid).locator("#body")).to_be_hidden()
    assert overlaid.evaluate("() => document.body.lastElementChild.id") == "r-overlay"
    box = overlay(overlaid).bounding_box()
    assert box["width"] < 200 and box["height"] < 40
    controls = overlaid.locator("button:visible, [role=tab]:visible, h1:visible")
    for control in controls.all():
        other = control.bounding_box()
        apart = (
            other["x"] + other["width"] <= box["x"] or other["x"] >= box["x"] + box["width"]
            or other["y"] + other["height"] <= box["y"] or other["y"] >= box["y"] + box["height"])
        if control.evaluate("(node) => node.getRootNode() === document && !node.closest('.r-row')"):
            assert apart, control.inner_text()


def test_the_overlay_shows_what_is_presented_and_what_turns_take(overlaid):
    toggle(overlaid).click()
    overlaid.get_by_role("button", name="Sheet 1").click()
    expect(overlay(overlaid).get_by_text("sheet “Sheet 1”")).to_be_visible()
    # The overlay is in the dialog, outside of which everything is inert.
    assert overlaid.evaluate("() => document.getElementById('r-overlay').parentNode.localName") == "dialog"
    overlaid.get_by_role("dialog").get_by_role("button", name="Alert 2").click()
    expect(overlay(overlaid).get_by_text("alert “Delete the draft?”")).to_be_visible()
    said = parts(overlaid)
    assert any(part.startswith("tab “Library”") for part in said)
    sheet, alert = (next(at for at, part in enumerate(said) if part.startswith(kind)) for kind in ("sheet", "alert"))
    assert sheet < alert
    row = overlay(overlaid).locator("tbody tr", has_text="tap button “Alert 2” #").first.locator("td").all_inner_texts()
    assert all(text.endswith(" ms") for text in row[2:5]) and row[5].endswith("B")
    # The overlay itself remains usable.
    toggle(overlaid).click()
    expect(overlay(overlaid).locator("#body")).to_be_hidden()
    overlaid.get_by_role("alertdialog").get_by_role("button", name="Keep").click()
    expect(overlaid.get_by_role("alertdialog")).to_have_count(0)
    toggle(overlaid).click()
    expect(overlay(overlaid).get_by_text("alert “")).to_have_count(0)
    overlaid.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(overlaid.get_by_role("dialog")).to_have_count(0)
    expect(overlay(overlaid).get_by_text("sheet “")).to_have_count(0)
    assert overlaid.evaluate("() => document.body.lastElementChild.id") == "r-overlay"


def test_the_overlay_is_used_with_the_keyboard_and_the_app_does_not_notice(overlaid):
    live(overlaid)
    sent = overlaid.evaluate(
        """() => { window.sent = []; const send = sockets[0].send.bind(sockets[0]);
                   sockets[0].send = (data) => { window.sent.push(data); send(data); }; return sent; }""")
    assert sent == []
    toggle(overlaid).focus()
    overlaid.keyboard.press("Enter")
    expect(overlay(overlaid).locator("#body")).to_be_visible()
    overlaid.keyboard.press("Tab")
    for key, edge in (("ArrowLeft", "left"), ("ArrowDown", "bottom"), ("ArrowUp", "top"), ("ArrowRight", "right")):
        overlaid.keyboard.press(key)
        expect(overlay(overlaid)).to_have_attribute("data-edge", edge)
        box = overlay(overlaid).bounding_box()
        assert box["x"] >= 0 and box["y"] >= 0 and box["x"] + box["width"] <= 1280 and box["y"] + box["height"] <= 900
    overlaid.keyboard.press("Enter")
    expect(overlay(overlaid)).to_have_attribute("data-edge", "bottom")
    assert [message for message in overlaid.evaluate("() => sent") if '"ack"' not in message] == []


def test_the_tab_remembers_where_the_overlay_was(overlaid):
    toggle(overlaid).click()
    overlay(overlaid).get_by_role("button", name="Move").click()
    place = overlay(overlaid).get_attribute("data-edge")
    overlaid.reload()
    live(overlaid)
    expect(toggle(overlaid)).to_have_attribute("aria-expanded", "true")
    expect(overlay(overlaid)).to_have_attribute("data-edge", place)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width, height", [(390, 844), (1280, 800)])
def test_the_overlay_fits_in_the_window(serve, new_page, width, height, scheme):
    page = visit(new_page(viewport={"width": width, "height": height}, color_scheme=scheme), serve("--overlay"))
    toggle(page).click()
    for _ in range(12):
        page.get_by_role("button", name="Alert 1").dispatch_event("click")
        page.get_by_role("alertdialog").get_by_role("button", name="Keep").dispatch_event("click")
        expect(page.get_by_role("alertdialog")).to_have_count(0)
    live(page)
    if pictures := os.environ.get("ROSTRUM_OVERLAY_PICTURES"):
        page.screenshot(path=f"{pictures}/overlay-{width}-{scheme}.png")
    box = overlay(page).bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= width and box["y"] >= 0 and box["y"] + box["height"] <= height
    assert page.evaluate("() => document.scrollingElement.scrollWidth - innerWidth") <= 0
    colors = overlay(page).evaluate("(node) => [getComputedStyle(node).color, getComputedStyle(node).backgroundColor]")
    lightness = [sum(map(float, color.replace("rgba", "").replace("rgb", "").strip("()").split(",")[:3])) for color in colors]
    assert (lightness[0] > lightness[1]) == (scheme == "dark")


def write_status(file, **status):
    """Replaces the file at once, as a tool for development does."""
    new = file.with_suffix(".new")
    new.write_text(json.dumps(status))
    new.replace(file)


def test_the_overlay_shows_the_state_of_a_build(serve, new_page, tmp_path):
    status = tmp_path / "build.json"
    write_status(status, isBuilding=False, errors=[])
    page = visit(new_page(), serve("--overlay", "--build-status", str(status)))
    toggle(page)
    builds = overlay(page).get_by_role("status")
    expect(builds).to_be_hidden()
    write_status(status, isBuilding=True, errors=[])
    expect(builds).to_have_text("Building…")
    write_status(status, isBuilding=False, errors=["Sources/App.swift:1:2: error: <b>wrong</b>"])
    expect(builds.get_by_role("heading")).to_have_text("The build has failed")
    expect(builds).to_contain_text("error: <b>wrong</b>")
    # A page that is loaded now shows it, too.
    page.reload()
    expect(builds).to_contain_text("error: <b>wrong</b>")
    write_status(status, isBuilding=False, errors=[])
    expect(builds).to_be_hidden()
