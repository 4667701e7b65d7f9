"""The presentation matrix: each kind, by each route, inside each other, in a real browser.

A page is kept from one cell to the next while all goes well, so what a cell opens has been open
before. A second page of the same user gives the orders that come from outside.
"""

import os
import pathlib
import re
from collections import Counter
from dataclasses import dataclass

import pytest

import engines
from conftest import ROOT, Server
from waits import live

MATRIX = pathlib.Path(os.environ.get("ROSTRUM_MATRIX", ROOT / ".build/debug/PresentationMatrix"))
DESK = {"width": 1280, "height": 900}

# What takes each kind away.
ROUTES = {
    "sheet": "button dismiss escape backdrop pull outside parent browser",
    "cover": "button dismiss outside parent browser",
    "popover": "button dismiss escape backdrop outside parent browser",
    "alert": "button escape outside parent browser",
    "dialog": "button escape backdrop outside parent browser",
    "screen": "button dismiss bar outside parent browser",
    "inspector": "button cross outside parent",
    "menu": "choice escape backdrop parent",
    "context": "choice escape backdrop parent",
    "edgePopover": "button dismiss escape backdrop outside parent browser",
    "itemAlert": "button escape outside parent browser",
    "errorAlert": "button escape outside parent browser",
    "valueAlert": "button escape outside parent browser",
    "itemDialog": "button escape backdrop outside parent browser",
    "actionSheet": "button escape backdrop outside parent browser",
}
# What the kinds look like that aren't named for it.
LOOKS = {
    "context": "menu", "heldSheet": "sheet", "heldCover": "cover", "heldPopover": "popover", "edgePopover": "popover",
    "itemAlert": "alert", "errorAlert": "alert", "valueAlert": "alert", "itemDialog": "dialog", "actionSheet": "dialog",
}
# What leaves each kind where it is: a question must be answered, and some are held by the app.
HOLDS = {
    "alert": "backdrop",
    "cover": "escape",
    "heldSheet": "escape backdrop pull browser",
    "heldCover": "escape browser",
    "heldPopover": "escape backdrop browser",
    "valueAlert": "backdrop",
}
NESTS = [
    (), ("sheet",), ("cover",), ("popover",), ("screen",), ("sheet", "cover", "popover", "screen")]
# What tells the app of its end, beside the write to the state.
TELLS = {"sheet", "cover"}
# The kinds that a button opens and closes.
ORDER = [
    "sheet", "cover", "popover", "alert", "dialog", "heldSheet", "heldCover", "heldPopover", "edgePopover", "itemAlert",
    "errorAlert", "valueAlert", "itemDialog", "actionSheet"]
# By which routes the user, not the app, changes the state.
WRITES = {"dismiss", "escape", "backdrop", "pull", "bar", "browser", "cross"}

LOOK = """
() => {
  const front = [...document.querySelectorAll("dialog:modal:not([data-leaving])")].at(-1);
  const kinds = {
    "dialog:modal:not([data-leaving])": (dialog) => dialog.dataset.modal,
    ".r-screen:not(:first-child)": () => "screen",
    ".r-inspector": () => "inspector",
    "[popover]:popover-open": () => "menu",
  };
  const up = Object.entries(kinds).flatMap(([query, kind]) =>
    [...document.querySelectorAll(query)].map(kind));
  const texts = [...document.querySelectorAll(".r-text")].map((text) => text.textContent);
  const focus = document.activeElement;
  return {
    up,
    log: texts.find((text) => text.startsWith("Log: ")).slice(5).split(", ").filter(Boolean),
    focus: focus === document.body ? null : focus.textContent.trim(),
    isInside: (front ?? document.body).contains(focus),
    isInNewest: Boolean(
      focus.closest("[popover]") ?? focus.closest("dialog, .r-screen:not(:first-child)")),
  };
}
"""


@dataclass(frozen=True)
class Cell:
    nest: tuple
    kind: str
    route: str
    holds: bool

    def __str__(self):
        return "-".join((*self.nest, self.kind, "held" * self.holds + self.route))

    @property
    def writes(self):
        answers = self.route == "button" and LOOKS.get(self.kind, self.kind) in ("alert", "dialog")
        return int(self.kind not in ("menu", "context") and (answers or self.route in WRITES))


WAYS = [
    (kind, route, table is HOLDS)
    for table in (ROUTES, HOLDS) for kind in table for route in table[kind].split()]
# In Chromium each kind by each route in each nest; elsewhere by each route in one nest, and as many in each.
CELLS = [
    Cell(nest, *way) for depth, nest in enumerate(NESTS) for number, way in enumerate(WAYS)
    if engines.NAME == "chromium" or number % len(NESTS) == depth]


class Stage:
    """A page on which things are presented, and another one of the same user."""

    def __init__(self, browser, url):
        self.context = browser.new_context(reduced_motion="reduce", viewport=DESK)
        self.context.set_default_timeout(engines.PATIENCE)
        self.errors = []
        self.other, self.page = (self.open(url) for _ in range(2))
        self.nest = ()
        self.orders = 0

    def open(self, url):
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda line: line.type == "error" and self.errors.append(line.text))
        page.goto(url)
        return live(page)

    @property
    def level(self):
        return len(self.nest) + 1

    @property
    def front(self):
        dialogs = self.page.locator("dialog:modal:not([data-leaving])")
        return dialogs.last if dialogs.count() else self.page

    def look(self):
        self.page.wait_for_function("() => rostrum.isIdle")
        return self.page.evaluate(LOOK)

    def wait(self, up):
        """Waits until nothing else is up, and the server has heard of all."""
        self.page.wait_for_function(
            f"""(up) => rostrum.isIdle
                 && JSON.stringify(({LOOK})().up.sort()) === JSON.stringify(up)""",
            arg=sorted(up))
        return self.page.evaluate(LOOK)

    def wait_focus(self, name):
        """Waits until a control has the focus: what a click takes away is given back after it."""
        self.page.wait_for_function(
            "(name) => document.activeElement.textContent.trim() === name", arg=name)

    def press(self, name):
        self.front.get_by_role("button", name=name, exact=True).locator("visible=true").click()

    def order(self, verb, level):
        self.orders += 1
        self.other.get_by_label("Order").fill(f"{self.orders} {verb} {level}")

    def enter(self, nest):
        """Opens what the next cells are inside of, from outside in."""
        if nest == self.nest:
            return
        self.order("reset", 1)
        self.wait([])
        for level, kind in enumerate(nest, 1):
            self.press(f"{kind} {level}")
            self.wait(nest[:level])
        self.nest = nest

    def bring_up(self, kind):
        name = f"{kind} {self.level}"
        opener = self.front.get_by_role("button", name=name, exact=True).locator("visible=true")
        opener.click(button="right" if kind == "context" else "left")
        return self.wait([*self.nest, LOOKS.get(kind, kind)])


def leave(stage, cell):
    page, level = stage.page, stage.level
    match cell.route:
        case "button" | "dismiss":
            stage.press({"button": "close", "dismiss": "dismiss"}[cell.route] + f" {level}")
        case "escape":
            page.keyboard.press("Escape")
        case "backdrop":
            page.mouse.click(3, 3)
        case "pull":
            pull(stage)
        case "bar":
            stage.front.get_by_role("button", name=re.compile("^Back")).locator("visible=true").click()
        case "cross":
            stage.press("Close")
        case "choice":
            stage.front.get_by_role("menuitem", name="choose").locator("visible=true").click()
        case "browser":
            page.evaluate("() => history.back()")
        case "outside":
            stage.order("close", level)
        case "parent":
            stage.order("remove", level)


def pull(stage):
    """Pulls a sheet down by its upper side."""
    mouse, box = stage.page.mouse, stage.front.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + 10
    mouse.move(x, y)
    mouse.down()
    mouse.move(x, y + 30)
    mouse.move(x, y + box["height"] * 0.7)
    mouse.up()


@pytest.fixture(scope="module")
def url(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("data"), {}, program=MATRIX)
    yield server.url
    server.stop()


@pytest.fixture(scope="module")
def stages(browser, url):
    stages = []
    yield lambda: stages[-1] if stages else stages.append(Stage(browser, url)) or stages[-1]
    for stage in stages:
        stage.context.close()


@pytest.fixture
def stage(stages, request):
    stage = stages()
    yield stage
    if getattr(request.node, "failed", False) or stage.errors:
        # The next cell begins with a page of its own.
        stage.context.close()
        stage.__init__(request.getfixturevalue("browser"), request.getfixturevalue("url"))


@pytest.mark.parametrize("cell", CELLS, ids=str)
def test_it_comes_up_and_goes_by_the_route(stage, cell):
    stage.enter(cell.nest)
    level = stage.level
    opened = stage.bring_up(cell.kind)
    assert opened["isInside"]
    assert opened["isInNewest"] or cell.kind == "inspector", "the focus goes in"

    if cell.holds:
        return stays(stage, cell, opened)

    leave(stage, cell)
    after = stage.wait(cell.nest)
    counts = Counter(after["log"][len(opened["log"]):])
    assert counts[f"end {cell.kind} {level}"] == int(cell.kind in TELLS), "it tells of its end once"
    assert counts[f"write {cell.kind} {level}"] == cell.writes
    assert counts[f"choose {level}"] == int(cell.route == "choice")
    assert sum(counts.values()) == sum((cell.kind in TELLS, cell.writes, cell.route == "choice"))
    if cell.route == "parent":
        assert after["focus"] is not None and after["isInside"], "the focus is not lost"
        stage.order("restore", level)
        stage.front.get_by_role("button", name=f"sheet {level}", exact=True).wait_for()
    else:
        stage.wait_focus(f"{cell.kind} {level}")
    stage.press(f"use {level}")
    assert stage.look()["log"][-1] == f"use {level}", "what is below can be used"
    assert stage.errors == []


def stays(stage, cell, opened):
    # A browser lets a second attempt through that a page cannot refuse.
    for _ in range(2):
        leave(stage, cell)
        assert stage.wait(opened["up"])["log"] == [], "the app hears of nothing"
    stage.order("close", stage.level)
    stage.wait(cell.nest)
    assert stage.errors == []


# What has a content, in which something else can be presented.
CONTAINERS = [kind for kind in ROUTES if kind in ("sheet", "cover", "popover", "edgePopover", "screen")]
# How a user leaves one after the other: by keys and buttons, by the browser's way back, or not at all.
MANNERS = {"user": "escape bar cross dismiss", "browser": "browser escape cross", "app": "outside button escape"}


def ends(looked):
    return [entry for entry in looked["log"] if entry.startswith("end")]


@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("inner", ROUTES)
@pytest.mark.parametrize("outer", CONTAINERS)
def test_one_within_the_other_is_left_first(stage, outer, inner, manner):
    def route(kind):
        return next(route for route in MANNERS[manner].split() if route in ROUTES[kind].split())

    stage.enter(())
    stage.bring_up(outer)
    stage.nest = (LOOKS.get(outer, outer),)
    second = stage.bring_up(inner)
    assert second["isInside"], "the inner one is in front"

    leave(stage, Cell((outer,), inner, route(inner), False))
    inners = [f"end {inner} 2"] * (inner in TELLS)
    assert ends(stage.wait(stage.nest)) == inners, "the outer one is still there"
    stage.wait_focus(f"{inner} 2")
    stage.press("use 2")

    stage.nest = ()
    leave(stage, Cell((), outer, route(outer), False))
    assert ends(stage.wait(())) == inners + [f"end {outer} 1"] * (outer in TELLS)
    stage.wait_focus(f"{outer} 1")
    stage.press("use 1")
    assert stage.look()["log"][-1] == "use 1"
    assert stage.errors == []


@pytest.mark.parametrize("inner", ROUTES)
@pytest.mark.parametrize("outer", CONTAINERS)
def test_one_within_the_other_goes_with_it(stage, outer, inner):
    stage.enter(())
    stage.bring_up(outer)
    stage.nest = (LOOKS.get(outer, outer),)
    stage.bring_up(inner)
    stage.nest = ()
    stage.order("close", 1)
    assert ends(stage.wait(())) == [f"end {inner} 2"] * (inner in TELLS) + [f"end {outer} 1"] * (outer in TELLS), "from the inside out"
    stage.wait_focus(f"{outer} 1")
    stage.order("reset", 1)
    stage.press("use 1")
    assert stage.errors == []


@pytest.mark.parametrize("route", ["button", "browser"])
@pytest.mark.parametrize("kind", [*ORDER, "inspector"])
def test_it_is_there_after_a_reload_and_leaves_the_address_alone(stage, kind, route):
    page = stage.page
    stage.enter(())
    address = page.url
    up = stage.bring_up(kind)["up"]
    assert page.url == address, "it has no address of its own"
    page.reload()
    live(page)
    stage.wait(up)
    assert page.url == address

    if route not in ROUTES.get(kind, "button"):
        stage.order("close", 1)
    else:
        leave(stage, Cell((), kind, route, False))
    stage.wait([])
    stage.press("use 1")
    assert stage.look()["log"][-1] == "use 1"

    other = stage.open(address)
    assert other.evaluate(LOOK)["up"] == [], "a page with the address begins anew"
    other.close()
    assert stage.errors == []


def test_the_way_back_closes_a_menu_also_where_it_leads_nowhere(stage):
    stage.enter(())
    stage.bring_up("heldSheet")
    stage.press("menu 2")
    stage.wait(["sheet", "menu"])
    stage.page.evaluate("() => history.back()")
    stage.wait(["sheet"])
    stage.order("close", 1)
    stage.wait([])
