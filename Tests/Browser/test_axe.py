"""What axe-core finds in each state of the gallery: nothing. And each state has room."""

import contextlib
import pathlib

import axe_playwright_python
import pytest
from playwright.sync_api import expect

import engines
from conftest import watch
from screens import lacks
from waits import live, painted, visit
from walk import TABS, choosing, context_menu, gallery, leave, opening, pressing, searching, tab  # noqa: F401: fixture

AXE = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
# WCAG 2.2, levels A and AA.
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
RUN = """async (rules) => {
  const { violations } = await axe.run({ runOnly: rules, resultTypes: ["violations"], preload: false });
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
    "Book": tab("Library", choosing("Novels"), choosing("Persuasion")),
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
WIDTHS = {"1280": {"width": 1280, "height": 800}, "390": {"width": 390, "height": 844}, "320": {"width": 320, "height": 640}}
# The colors differ, and nothing else, so that only the rule about colors is run again.
SCHEMES = {
    "light": ({"color_scheme": "light", "forced_colors": "none"}, LEVELS),
    "dark": ({"color_scheme": "dark", "forced_colors": "none"}, ["color-contrast"]),
    "forced": ({"color_scheme": "light", "forced_colors": "active"}, ["color-contrast"]),
}
# In another engine a page can't change the reader's colors, and has one width for each direction.
if engines.NAME != "chromium":
    del SCHEMES["dark"], SCHEMES["forced"]


def states(context, url, errors):
    """Each state of the gallery, on a page of the first width.

    A way that leads only to screens is gone back; any other state is the last one of its page. A new tab has a new session.
    """
    page = None
    for name, way in STATES.items():
        if not page:
            page = context.new_page()
            watch(page, errors)
            visit(page, url)
            page.evaluate(AXE)
        way(page)
        live(page)
        yield name, page
        page.set_viewport_size(WIDTHS["1280"])
        if not leave(page, way):
            page.close()
            page = None


@pytest.mark.parametrize("direction, options", [("ltr", {}), ("rtl", {"locale": "ar"})], ids=["ltr", "rtl"])
def test_every_state_has_room_and_axe_finds_nothing_in_it(browser, gallery, direction, options):
    widths = WIDTHS if engines.NAME == "chromium" else [{"ltr": "1280", "rtl": "320"}[direction]]
    check(browser, gallery, widths, direction, options)


def check(browser, url, widths, direction, options):
    """Looks at each state of the gallery at some widths."""
    found, errors = {}, []
    with contextlib.closing(browser.new_context(
            reduced_motion="reduce", bypass_csp=True, viewport=WIDTHS["1280"], **options)) as context:
        context.set_default_timeout(engines.PATIENCE)
        for name, page in states(context, url, errors):
            expect(page.locator("html")).to_have_attribute("dir", direction)
            for width in widths:
                page.set_viewport_size(WIDTHS[width])
                # Chromium alone comes up there, if a field further down has the focus: a bar covers what is scrolled below it.
                page.evaluate("() => scrollTo(0, 0)")
                painted(live(page))
                news = lacks(page)
                # axe looks at the ends of what the theme supports.
                for scheme, (media, rules) in SCHEMES.items() if width != "390" else ():
                    page.emulate_media(**media)
                    painted(page)
                    news += [f"{finding} in {scheme}" for finding in page.evaluate(RUN, rules)]
                for finding in news:
                    found.setdefault(f"{finding}, {width} wide", []).append(name)
            page.emulate_media(**SCHEMES["light"][0])
    assert errors == []
    assert not found, "\n".join(f"{finding}: {names}" for finding, names in found.items())
