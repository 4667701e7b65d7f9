"""What axe-core finds in each state of the gallery: nothing."""

import os
import pathlib

import axe_playwright_python
import pytest
from playwright.sync_api import expect

from conftest import watch
from waits import live
from walk import TABS, choosing, context_menu, gallery, opening, pressing, searching, tab  # noqa: F401: fixture

AXE = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
# WCAG 2.2, levels A and AA.
# axe takes the color of the page for the background of a part in the other scheme.
RUN = """async () => {
  const { violations } = await axe.run({ include: document, exclude: ".r-scheme-dark" }, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"], resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, any, all, none }) =>
    `${id}: ${target.join(" ")} (${[...any, ...all, ...none].map((check) => check.message).join("; ")})`));
}"""

PAGES = ["Shelf", "Receipt", "Catalogue", "Letters", "Pages", "Frames", "Inbox", "Motion"]
KINDS = ["Sheet", "Cover", "Popover", "Alert", "Dialog", "Screen"]
TOPICS = [
    "Views and builders", "State, environment and Combine", "Text, fonts and images", "Buttons and progress",
    "Fields and choices", "Lists and tables", "Navigation and toolbars", "Presentations",
    "Gestures, keyboard and focus", "Accessibility", "Animation and transitions", "Layout and grids",
    "Shapes, colors and effects",
]


STATES = {
    **{name: tab(name) for name in TABS},
    "Books": tab("Library", choosing("Novels")),
    "Book": tab("Library", choosing("Novels"), lambda page: page.get_by_role("option").filter(
        has_text="Persuasion").click()),
    **{kind: tab("Presentations", pressing(f"{kind} 1")) for kind in KINDS},
    "Sheet on a sheet": tab("Presentations", pressing("Sheet 1"), pressing("Sheet 2")),
    "Advanced": tab("Controls", pressing("Advanced")),
    "Guests": tab("Controls", opening("Guests")),
    "Measures": tab("Controls", opening("Measures")),
    **{name: tab("Layouts", opening(name)) for name in PAGES},
    **{f"Specimens: {name}": tab("Specimens", opening(name)) for name in TOPICS},
    "Menu": tab("Layouts", opening("Inbox"), pressing("Sort")),
    "Options": tab("Layouts", opening("Motion"), pressing("Options")),
    "Legend": tab("Layouts", opening("Letters"), pressing("Legend")),
    "Results": tab("Search", searching),
    "Context menu": tab("Search", context_menu),
    "Inspector": tab("Search", pressing("About")),
}
WIDTHS = {"320": {"width": 320, "height": 640}, "1280": {"width": 1280, "height": 800}}
SCHEMES = {
    "light": {"color_scheme": "light"}, "dark": {"color_scheme": "dark"}, "forced": {"forced_colors": "active"},
}
DIRECTIONS = {"ltr": {}, "rtl": {"locale": "ar"}}
ALL = [(width, scheme, direction) for width in WIDTHS for scheme in SCHEMES for direction in DIRECTIONS]
# The others on request.
SAMPLE = [("1280", "light", "ltr"), ("320", "dark", "rtl")]


@pytest.mark.parametrize(
    "width, scheme, direction", ALL if os.environ.get("ROSTRUM_ALL_SIZES") else SAMPLE, ids=str)
def test_axe_finds_nothing(browser, gallery, width, scheme, direction):
    found, errors = {}, []
    context = browser.new_context(
        reduced_motion="reduce", bypass_csp=True, viewport=WIDTHS[width], **SCHEMES[scheme], **DIRECTIONS[direction])
    context.set_default_timeout(5000)
    context.add_init_script(AXE)
    for name, go in STATES.items():
        # A new tab has a new session, so each state begins with the first screen.
        page = context.new_page()
        watch(page, errors)
        page.goto(gallery)
        live(page)
        expect(page.locator("html")).to_have_attribute("dir", direction)
        go(page)
        live(page)
        for finding in page.evaluate(RUN):
            found.setdefault(finding, []).append(name)
        page.close()
    context.close()
    assert errors == []
    assert not found, "\n".join(f"{finding}: {states}" for finding, states in found.items())
