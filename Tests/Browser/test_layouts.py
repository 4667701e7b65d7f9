"""Small layouts in a browser: each element is where the layout engine places it.

The program `Layouts` prints each layout as HTML, with the frames that the layout engine computes. The
page is shown in the font that the engine measures, without kerning, in a window of 400 by 600.
"""

import json
import os
import pathlib
import subprocess

import pytest

import engines
from conftest import ROOT
from nodes import IDENTIFY
from pixels import pixels

PROGRAM = pathlib.Path(os.environ.get("ROSTRUM_LAYOUTS", ROOT / ".build/debug/Layouts"))
THEME = (ROOT / "Sources/RostrumWeb/Client/rostrum.css").read_text()
PAGE = f"""<!DOCTYPE html><html><head><style>{THEME}</style>
<style>:root {{ --r-family: "DejaVu Sans"; }} * {{ font-kerning: none; }}</style><style id="own"></style></head>
<body></body></html>"""
# The theme is read once, for all layouts. The runs of a text are lines of it rather than boxes.
FRAMES = """([css, html, parts, direction]) => {
  document.dir = direction;
  document.getElementById("own").textContent = css;
  document.body.innerHTML = html;
  (""" + IDENTIFY + """)(document.body.firstElementChild, parts);
  return Object.fromEntries(
    [...document.querySelectorAll("[data-id]:not([data-part])")]
      .filter((node) => getComputedStyle(node).display !== "inline")
      .map((node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return [node.dataset.id, { name: node.getAttribute('class'), box: [x, y, width, height] }];
      }));
}"""
TOLERANCE = 1

# What CSS can't do as SwiftUI does: the class of the elements that differ, and the reason.
DIFFERENT = {
    "content larger than the window": ("r-stack r-shape", "The window scrolls, from the start of the content."),
    "negative padding in a row": ("r-group", "A negative padding is a margin, so the box is that of the content."),
    "border": ("s-border_1_red", "A border takes space in CSS."),
    "ratio above a color": ("r-shape", "A view with a ratio precedes views that fill, rather than sharing with them."),
    "high ratio above a text": ("r-stack", "A box around a ratio doesn't become narrower with it."),
    "two ratios in a column": ("r-stack", "A box around a ratio doesn't become narrower with it."),
    "circle in layers": ("r-overlay", "A box around a ratio doesn't become narrower with it."),
    "shape in a row": ("r-stack", "A row is as high as its frame, even if its content is higher."),
    "picture that fills above a text": ("r-stack", "A box is as large as its space, even if a view covers more."),
    "picture that fills beside a text": ("r-stack", "A box is as large as its space, even if a view covers more."),
    "picture that fills behind a text": ("r-overlay r-box", "A box is as large as its space, even if a view covers more."),
    "priority in layers": ("r-overlay", "All layers enlarge their stack, not only those with the highest priority."),
    "baseline beside a color": ("r-stack", "Browsers round the ascent of a font to whole points."),
    "label": ("r-label r-image r-text", "The symbol of a label has the theme's size and distance."),
    "safe area inset with a text": ("r-overlay", "The box of an inset is as wide as the view."),
    "plain button that fills": ("r-button", "The theme's buttons are at least 28 points high."),
    "scroll view that doesn't clip": ("r-scroll", "The box of such a scroll view extends beyond the one around it."),
    "segmented picker": ("r-picker r-option", "A segmented picker has the theme's look."),
}
# What an engine does otherwise than Chromium, or as SwiftUI does.
ELSEWHERE = {
    "firefox": {
        "baselines of two fonts": ("r-text", "Firefox rounds the ascents of fonts otherwise than the engine."),
        "baseline beside a color": None,
    },
    "webkit": {
        "titles": ("r-stack", "WebKitGTK rounds the height of a line to whole points."),
        "baselines of two fonts": ("r-text", "WebKitGTK rounds the height of a line to whole points."),
        "scroll view with a column": ("r-text r-stack", "WebKitGTK rounds the height of a line to whole points."),
        "a reader without an offer": (
            "r-text r-group r-stack r-overlay r-shape", "WebKitGTK gives a reader 20 points where nothing is offered."),
    },
}
DIFFERENT = {
    name: reason for name, reason in {**DIFFERENT, **ELSEWHERE.get(engines.NAME, {})}.items() if reason}
LAYOUTS = [json.loads(line) for line in
           subprocess.run([PROGRAM], check=True, capture_output=True, text=True).stdout.splitlines()
           ] if PROGRAM.exists() else []
SAME = [layout for layout in LAYOUTS if layout["name"] not in DIFFERENT]
OTHERS = [layout for layout in LAYOUTS if layout["name"] in DIFFERENT]


@pytest.fixture(scope="module")
def page(browser):
    page = browser.new_page(viewport={"width": 400, "height": 600}, reduced_motion="reduce")
    page.set_content(PAGE)
    yield page
    page.close()


def test_there_are_layouts():
    assert len(LAYOUTS) >= 300
    assert len({layout["name"] for layout in LAYOUTS}) == len(LAYOUTS)
    assert len(OTHERS) == len(DIFFERENT)


def named(layout):
    return layout["name"]


@pytest.mark.parametrize("layout", SAME, ids=named)
def test_a_layout_is_the_same_in_the_browser(layout, page):
    assert differences(layout, page) == {}, layout["outline"]


@pytest.mark.parametrize("layout", SAME, ids=named)
def test_a_layout_is_mirrored_from_right_to_left(layout, page):
    assert differences(layout, page, direction="rtl") == {}, layout["outline"]


@pytest.mark.parametrize("layout", OTHERS, ids=named)
def test_a_layout_differs_as_documented(layout, page):
    """Every other element of the layout is where the engine places it."""
    names = DIFFERENT[layout["name"]][0].split()
    found = differences(layout, page)
    assert found != {}, "the layout is the same, and no longer needs a reason"
    others = {name: found[name] for name in found if not set(name.split()[1:]) & set(names)}
    assert others == {}, layout["outline"]


def test_content_larger_than_the_window_scrolls(page):
    """SwiftUI shows the middle of such content, and a browser all of it."""
    show(next(each for each in OTHERS if each["name"] == "content larger than the window"), page)
    lengths = page.evaluate("() => { const { scrollHeight, clientHeight } = document.querySelector('.r-scene');"
                            " return [scrollHeight, clientHeight]; }")
    assert lengths == [800, 600]


def show(layout, page, direction="ltr"):
    return page.evaluate(FRAMES, ["\n".join(layout["css"]), layout["html"], layout["parts"], direction])


def differences(layout, page, direction="ltr"):
    """The elements that aren't where the engine places them: their number and classes, and both frames."""
    shown = show(layout, page, direction)
    assert shown
    result = {}
    for id, box in layout["boxes"][0].items():
        if id not in shown:
            continue
        if direction == "rtl":
            box = [400 - box[0] - box[2], *box[1:]]
        if not is_same(shown[id], box, wraps=layout["hasLines"]):
            result[f"{id} {shown[id]['name']}"] = (shown[id]["box"], box)
    return result


def is_same(node, box, wraps):
    """Whether an element is where it should be.

    Text that wraps takes the available width in CSS, and that of its longest line in SwiftUI, so where
    a text wraps, the horizontal positions of what hugs text are left out. Offsets and positions move
    what is drawn, and not the box of the layout. The box of a view in an app's layout is as large as the
    proposal, and the view in it as its response.
    """
    name = node["name"].split()
    if any(word.startswith(("s-offset", "s-position", "s-placed")) for word in name) or wraps and "r-spacer" in name:
        return True
    axes = [1, 3] if wraps and "r-fill-x" not in name and "r-range-x" not in name else [0, 1, 2, 3]
    return all(abs(node["box"][axis] - box[axis]) <= TOLERANCE for axis in axes)


PICTURE = """([mode]) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="320"><path fill="red" d="M0 0h640v320H0z"/></svg>`;
  const source = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  document.body.innerHTML = `<div style="width: 100px; height: 100px">
    <picture class="r-image r-image-resizable" style="object-fit: ${mode}">
    <img width="640" height="320" alt="" src="${source}"></picture></div>`;
  return document.querySelector("img").decode();
}"""


@pytest.mark.parametrize("mode, above", [("contain", [255, 255, 255, 255]), ("cover", [255, 0, 0, 255])])
def test_a_picture_in_a_box_of_another_ratio_is_drawn_in_its_own(page, mode, above):
    """The upper edge of the box is free if the picture fits, and covered if it fills."""
    page.evaluate("() => { document.body.style.background = 'white'; }")
    page.evaluate(PICTURE, [mode])
    edge, middle = pixels(page.locator("picture"), (0.5, 0.1), (0.5, 0.5))
    assert edge == above and middle == [255, 0, 0, 255]
