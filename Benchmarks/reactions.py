#!/usr/bin/env python3
"""Measures how long a page shows nothing after a tap, at a latency of 400 ms, with and without reactions.

It walks through the program of `Tests/Browser/Matrix` in Chromium and prints a table: from the event of the user to the
first frame that shows something else, for each class of what a user does. Arguments say how often each class is measured
with reactions, and which classes; without any, all are. `swift build` must have built the program, and
`./test` the environment of the browser tests, whose Python runs this.
"""

import pathlib
import statistics
import sys
import tempfile

TESTS = pathlib.Path(__file__).parents[1] / "Tests/Browser"
sys.path.insert(0, str(TESTS))

import engines  # noqa: E402
from conftest import ROOT, Server  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

LATENCY = 400
COUNT = int(sys.argv[1]) if len(sys.argv) > 1 else 20
# Without reactions, the latency hides what varies.
COUNT_WITHOUT = max(COUNT // 5, 2)
CHOSEN = sys.argv[2:]
GOAL = 50
IDLE = "() => rostrum.isIdle && !document.querySelector('[data-leaving]')"

# The time from an event to the first frame after a change of the page, by a message that comes after the frame.
MEASURE = """() => {
  let begin;
  window.measured = new Promise((done) => {
    const drawn = () => requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port2.onmessage = () => done(performance.now() - begin);
      port1.postMessage(0);
    });
    const observer = new MutationObserver(() => begin !== undefined && change());
    const change = () => { observer.disconnect(); drawn(); };
    observer.observe(document.querySelector("main"), { subtree: true, childList: true, attributes: true, characterData: true });
    window.start = () => (begin = performance.now());
    for (const type of ["pointerup", "keydown"])
      addEventListener(type, (event) => (begin ??= event.timeStamp), { capture: true, once: true });
    addEventListener("change", change, { once: true });
  });
}"""


def press(name, role="button"):
    def go(page):
        dialogs = page.locator("dialog:modal:not([data-leaving])")
        front = dialogs.last if dialogs.count() else page
        front.get_by_role(role, name=name, exact=True).locator("visible=true").first.click()
    return go


def key(name):
    return lambda page: page.keyboard.press(name)


def back(page):
    page.evaluate("() => { start(); history.back(); }")


def backdrop(page):
    page.mouse.click(3, 3)


def both(*steps):
    def go(page):
        for step in steps:
            step(page)
            page.wait_for_function(IDLE)
    return go


nothing = both()
# What is measured, and what comes before and after it.
CLASSES = {
    "sheet, by Cancel": (press("sheet 1"), press("cancel 1"), nothing),
    "sheet, by Escape": (press("sheet 1"), key("Escape"), nothing),
    "sheet, by the browser's way back": (press("sheet 1"), back, nothing),
    "cover, by Cancel": (press("cover 1"), press("cancel 1"), nothing),
    "popover, by a press beside it": (press("popover 1"), backdrop, nothing),
    "alert, by an answer": (press("alert 1"), press("close 1"), nothing),
    "dialog, by an answer": (press("dialog 1"), press("close 1"), nothing),
    "screen, by its bar": (press("screen 1"), press("Back, Walk"), nothing),
    "screen, by the browser's way back": (press("screen 1"), back, nothing),
    "tab": (nothing, press("Form", "tab"), press("Stage", "tab")),
    "disclosure": (nothing, press("More"), press("More")),
    "section": (press("Form", "tab"), press("Details"), both(press("Details"), press("Stage", "tab"))),
    "choice in a menu": (press("Style"), press("Bold", "menuitemcheckbox"), nothing),
    "toggle": (press("Form", "tab"), press("On", "switch"), press("Stage", "tab")),
    "segments": (press("Form", "tab"), lambda page: page.get_by_role("radio").nth(1).check(force=True),
                 both(lambda page: page.get_by_role("radio").nth(0).check(force=True), press("Stage", "tab"))),
    "plain button": (nothing, press("use 1"), nothing),
}


def visit(browser, url, reacts):
    context = browser.new_context(reduced_motion="reduce", viewport={"width": 1280, "height": 1000})
    if not reacts:
        context.route("**/reactions-*.js", lambda route: route.fulfill(
            body="export const start = () => {};", content_type="text/javascript"))
    page = context.new_page()
    page.goto(url)
    page.wait_for_function("() => rostrum.isIdle")
    page.evaluate("() => import(document.documentElement.dataset.reactions).then(() => {})")
    return page


def measure(page, before, act, after):
    before(page)
    page.wait_for_function(IDLE)
    page.evaluate(MEASURE)
    act(page)
    time = page.evaluate("() => measured")
    page.wait_for_function(IDLE)
    after(page)
    page.wait_for_function(IDLE)
    return time


def told(times):
    return f"{statistics.median(times):.0f} / {sorted(times)[int(len(times) * 0.95) - 1]:.0f}"


def main():
    missed = []
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data:
        browser = engines.browsers(playwright)
        server = Server(
            data, {"MATRIX_WALK": "1"}, "--latency", str(LATENCY), program=ROOT / ".build/debug/PresentationMatrix")
        waiting, reacting = (visit(browser, server.url, reacts) for reacts in (False, True))
        print(f"| class, ms p50 / p95 | without, {COUNT_WITHOUT} runs | with reactions, {COUNT} runs |\n|---|---:|---:|")
        for name, steps in CLASSES.items():
            if CHOSEN and name not in CHOSEN:
                continue
            columns = [[measure(page, *steps) for _ in range(count)]
                       for page, count in ((waiting, COUNT_WITHOUT), (reacting, COUNT))]
            if sorted(columns[1])[int(COUNT * 0.95) - 1] > GOAL:
                missed.append(name)
            print(f"| {name} | {told(columns[0])} | {told(columns[1])} |", flush=True)
        browser.close()
        server.stop()
    if missed:
        print(f"\nMore than {GOAL} ms: {', '.join(missed)}")
    return bool(missed)


if __name__ == "__main__":
    sys.exit(main())
