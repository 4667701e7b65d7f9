"""Small layouts in a browser: each element is where the layout engine places it.

The program `Layouts` prints each layout as HTML, with the frames that the layout engine computes. The
page is shown in the font that the engine measures, without kerning, in a window of 400 by 600.
"""

import json
import os
import pathlib
import subprocess

import pytest

from conftest import ROOT

PROGRAM = pathlib.Path(os.environ.get("ROSTRUM_LAYOUTS", ROOT / ".build/debug/Layouts"))
THEME = (ROOT / "Sources/RostrumWeb/Client/rostrum.css").read_text()
PAGE = """<!DOCTYPE html><html><head><style>{theme}</style>
<style>:root {{ --r-family: "DejaVu Sans"; }} * {{ font-kerning: none; }} {css}</style></head>
<body>{html}</body></html>"""
FRAMES = """() => Object.fromEntries(
  [...document.querySelectorAll("[data-id]:not([data-part])")].map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [node.dataset.id, { name: node.getAttribute('class'), box: [x, y, width, height] }];
  }))"""
TOLERANCE = 1


def layouts():
    lines = subprocess.run([PROGRAM], check=True, capture_output=True, text=True).stdout
    return [json.loads(line) for line in lines.splitlines()]


# Compared in a test of their own.
DIFFERENT = {"content larger than the window"}
ALL = layouts() if PROGRAM.exists() else []
LAYOUTS = [layout for layout in ALL if layout["name"] not in DIFFERENT]
OTHERS = [layout for layout in ALL if layout["name"] in DIFFERENT]


@pytest.fixture(scope="module")
def page(browser):
    page = browser.new_page(viewport={"width": 400, "height": 600}, reduced_motion="reduce")
    yield page
    page.close()


def test_there_are_layouts():
    assert len(LAYOUTS) >= 50


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout["name"])
def test_a_layout_is_the_same_in_the_browser(layout, page):
    page.set_content(PAGE.format(theme=THEME, css=layout["css"], html=layout["html"]))
    shown = page.evaluate(FRAMES)
    differences = [
        f"{shown[id]['name']}: {shown[id]['box']} instead of {box}"
        for id, box in layout["boxes"].items()
        if not is_same(shown[id], box, wraps=has_lines(layout, shown))
    ]
    assert differences == [], layout["outline"]


def test_content_larger_than_the_window_scrolls(page):
    """SwiftUI shows the middle of such content, and a browser all of it."""
    layout = next(each for each in OTHERS if each["name"] == "content larger than the window")
    page.set_content(PAGE.format(theme=THEME, css=layout["css"], html=layout["html"]))
    lengths = page.evaluate("() => { const { scrollHeight, clientHeight } = document.querySelector('.r-scene');"
                            " return [scrollHeight, clientHeight]; }")
    assert lengths == [800, 600]


def has_lines(layout, shown):
    """Whether a text of the layout has several lines."""
    return any(
        "r-text" in shown[id]["name"] and "Height" not in shown[id]["name"] and box[3] > 30
        for id, box in layout["boxes"].items()
    )


def is_same(node, box, wraps):
    """Whether an element is where it should be.

    Text that wraps takes the available width in CSS, and that of its longest line in SwiftUI, so where
    a text wraps, the horizontal positions of what hugs text are left out. Offsets and positions move
    what is drawn, and not the box of the layout.
    """
    name = node["name"].split()
    if any(word.startswith(("s-offset", "s-position")) for word in name):
        return True
    axes = [1, 3] if wraps and "r-fill-x" not in name and "r-range-x" not in name else [0, 1, 2, 3]
    return all(abs(node["box"][axis] - box[axis]) <= TOLERANCE for axis in axes)
