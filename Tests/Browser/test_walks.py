"""Random walks through everything that a page shows before the server answers, beside a page that waits for it.

The same steps lead through both pages, at several latencies, and the app refuses some of them. Both pages must be the
same after each step, and nothing may come and go in between that is there neither before nor after it.
`ROSTRUM_WALKS` says how many walks there are.
"""

import difflib
import json
import os
import pathlib
import random
import time

import pytest

import engines
from conftest import ROOT, Server
from waits import live

MATRIX = pathlib.Path(os.environ.get("ROSTRUM_MATRIX", ROOT / ".build/debug/PresentationMatrix"))
WALKS = int(os.environ.get("ROSTRUM_WALKS", "6"))
STEPS = 7
DEPTH = 3
DESK = {"width": 1280, "height": 1400}
LATENCIES = [0, 100, 400]
# What a new tab shows, and is shown again when the browser leaves the app.
BLANK = "about:blank"

# What is in front, and what a user can do there: pressing something, by its place, or leaving.
ACTIONS = """
() => {
  const menu = [...document.querySelectorAll("[popover]:popover-open")].at(-1);
  const dialogs = [...document.querySelectorAll("dialog:modal")];
  const front = menu ?? dialogs.at(-1) ?? document.querySelector("main");
  const all = [...front.querySelectorAll("button, input[type=checkbox], input[type=radio]")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(":disabled, [aria-disabled=true]"));
  const level = dialogs.length + document.querySelectorAll(".r-screen:not(:first-child)").length;
  const name = (one) => one.ariaLabel ?? one.textContent.trim();
  const opens = /^(sheet|cover|popover|alert|dialog|screen|inspector|actionSheet|(held|item|error|value|edge)[A-Z]\\w+) \\d/;
  const actions = all.map((one, index) => ["press", index, name(one)])
    .filter(([, , name]) => !/^(context|Skip|Sidebar)/.test(name) && (level < DEPTH || !opens.test(name)));
  if (menu || dialogs.length) actions.push(["escape"]);
  if (dialogs.length && !menu) actions.push(["backdrop"]);
  if (level) actions.push(["browser"]);
  window.choices = all;
  return actions;
}
""".replace("DEPTH", str(DEPTH))

# What the page is, without what only says how it became so.
PAGE = """
() => {
  const main = document.querySelector("main").cloneNode(true);
  for (const one of [main, ...main.querySelectorAll("*")]) {
    for (const name of ["style", "data-motion", "data-still", "data-moves", "data-row"]) one.removeAttribute(name);
    if (one.getAttribute("tabindex") === "-1") one.removeAttribute("tabindex");
    // In one order, whenever they were set.
    const attributes = [...one.attributes].map(({ name, value }) => [name, value]).sort();
    for (const [name] of attributes) one.removeAttribute(name);
    for (const [name, value] of attributes) one.setAttribute(name, value);
  }
  const of = (query) => [...document.querySelectorAll(query)].map((one) => one.dataset.id);
  const inputs = [...document.querySelectorAll("main input")].map((one) => [one.checked, one.value]);
  return [
    main.outerHTML.replaceAll("><", ">\\n<"), of("dialog:modal"), of("dialog[open]"), of("[data-leaving], [inert]"), inputs,
    of(":is(.r-screen, .r-tab):not(dialog *)").filter((id) => document.querySelector(`[data-id="${id}"]`).checkVisibility()),
    history.state?.trail ?? [0], document.activeElement.closest("dialog")?.dataset.id ?? null,
  ];
}
"""

# Notes in each frame that is drawn what is there to see.
WATCH = """
() => {
  const look = () => {
    const seen = {};
    for (const one of document.querySelectorAll("dialog, .r-screen, .r-tab"))
      seen[one.dataset.id] = one.matches("dialog") ? one.open && !("leaving" in one.dataset) : one.checkVisibility();
    for (const one of document.querySelectorAll("[aria-expanded]:not([aria-haspopup]), [aria-checked], [aria-selected]"))
      seen[`${one.dataset.id}.${one.dataset.part ?? 0}`] = `${one.ariaExpanded} ${one.ariaChecked} ${one.ariaSelected}`;
    return seen;
  };
  window.frames_ = [look()];
  window.isWatching = true;
  requestAnimationFrame(function again() {
    window.frames_.push(look());
    if (window.isWatching) requestAnimationFrame(again);
  });
}
"""
FRAMES = """
() => {
  window.isWatching = false;
  return window.frames_;
}
"""
IDLE = """
() => location.href === BLANK || rostrum.isIdle && !document.querySelector("[data-leaving]")
""".replace("BLANK", json.dumps(BLANK))


@pytest.fixture(scope="module", params=LATENCIES)
def walkers(request, browser, tmp_path_factory):
    """A page that reacts and one that waits, at a latency."""
    server = Server(
        tmp_path_factory.mktemp("data"), {"MATRIX_WALK": "1"}, "--latency", str(request.param), program=MATRIX)
    contexts = []
    for reacts in (True, False):
        context = browser.new_context(reduced_motion="reduce", viewport=DESK)
        context.set_default_timeout(engines.PATIENCE)
        if not reacts:
            context.route("**/reactions-*.js", lambda route: route.fulfill(
                body="export const start = () => {};", content_type="text/javascript"))
        contexts.append(context)
    yield request.param, server.url, contexts
    for context in contexts:
        context.close()
    server.stop()


def begin(context, url, seed):
    page = context.new_page()
    page.goto(url)
    live(page)
    page.evaluate("() => import(document.documentElement.dataset.reactions).then(() => {})")
    page.get_by_label("Seed").fill(str(seed))
    page.wait_for_function(IDLE)
    return page


def step(page, action, number):
    match action:
        case ["press", index, _]:
            page.evaluate_handle("(index) => choices[index]", index).as_element().click()
        case ["escape"]:
            page.keyboard.press("Escape")
        case ["backdrop"]:
            # At another place than the last one: presses in quick succession are one.
            page.mouse.click(3 + 40 * number, 3)
        case ["browser"]:
            page.evaluate("() => history.back()")


def changes(frames):
    """How often each thing changed from one frame to the next."""
    counts = {}
    for name in {name for frame in frames for name in frame}:
        values = [frame.get(name, False) for frame in frames]
        count = sum(former != value for former, value in zip(values, values[1:]))
        # What is taken back changes twice.
        if count > (1 if values[0] != values[-1] else 2):
            counts[name] = [value for former, value in zip([None, *values], values) if former != value]
    return counts


def settled(page):
    """What a page is once it is at rest, as its history follows a moment later; none if the browser has left it."""
    page.wait_for_function(IDLE)
    # A browser lets a second attempt through that a page can't refuse.
    return None if page.evaluate("() => location.href") == BLANK else page.evaluate(PAGE)


def compare(pages, said):
    deadline = time.monotonic() + engines.PATIENCE / 1000
    while True:
        reacting, waiting = [settled(page) for page in pages]
        if reacting == waiting:
            return reacting
        if time.monotonic() > deadline:
            former, latter = [json.dumps(page, indent=1, ensure_ascii=False).replace("\\n", "\n").splitlines() for page in (waiting, reacting)]
            difference = list(difflib.unified_diff(former, latter, "waiting", "reacting", n=1))
            raise AssertionError("\n".join([str(said), *difference]))


def seeds():
    return range(WALKS // len(LATENCIES))


@pytest.mark.engines("chromium", reason="What is compared is the client, which is the same")
@pytest.mark.parametrize("seed", seeds())
def test_a_page_that_reacts_becomes_the_page_that_waits(walkers, seed):
    latency, url, contexts = walkers
    chance = random.Random(seed * 1000 + latency)
    pages = [begin(context, url, seed + 1) for context in contexts]
    path = []
    for number in range(STEPS):
        lists = [page.evaluate(ACTIONS) for page in pages]
        assert lists[0] == lists[1], path
        # Leaving is what this is about.
        leaves = [one for one in lists[0] if one[0] != "press" or one[2].startswith(("cancel", "close", "Back", "Leave", "Stay"))]
        action = chance.choice(leaves if leaves and chance.random() < 0.5 else lists[0])
        path.append(action)
        pages[0].evaluate(WATCH)
        for page in pages:
            step(page, action, number)
        if compare(pages, path) is None:
            break
        assert changes(pages[0].evaluate(FRAMES)) == {}, path
    for page in pages:
        page.close()
