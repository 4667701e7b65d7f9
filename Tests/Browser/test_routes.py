"""Every way to present by every kind of state, and the parts of a page by a view's state and by a store.

The state is a flag, an item or a case of an enumeration of a model, an optional state or a case of a
destination of a store, or a flow. A second page of the same user gives the orders that come from outside.
"""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from conftest import Server
from test_presentations import LOOK, MATRIX, Stage
from waits import live, visit

# How a user leaves each kind.
WAYS = {
    "sheet": "escape", "cover": "dismiss", "popover": "escape", "alert": "Cancel", "dialog": "Cancel", "screen": "back",
    "inspector": "Close",
}
QUESTIONS = ("alert", "dialog")
PLACES = [kind for kind in WAYS if kind not in QUESTIONS]
MODALS = ("sheet", "cover", "popover", "alert", "dialog")
ADDRESSED = ("sheet", "cover", "popover", "screen")
BINDINGS, STORES = ("flag", "item", "case"), ("optional", "destination")
SOURCES = (*BINDINGS, *STORES)


@pytest.fixture(scope="module")
def serve(tmp_path_factory):
    """Starts the program with one of its pages."""
    servers = {}

    def start(page):
        if page not in servers:
            servers[page] = Server(tmp_path_factory.mktemp(page), {"MATRIX_ROUTES": page}, program=MATRIX)
        return servers[page].url

    yield start
    for server in servers.values():
        server.stop()


class Routed(Stage):
    """A page whose ways to present are named by a kind and by what says that it is presented."""

    def bring_up(self, route):
        self.press(route)
        return self.wait([route.split()[0]])

    def tell(self, *words):
        self.orders += 1
        self.other.get_by_label("Order").fill(" ".join(map(str, (self.orders, *words))))

    def leave(self, kind):
        match WAYS[kind]:
            case "escape": self.page.keyboard.press("Escape")
            case "back": self.page.get_by_role("button", name="Back").or_(
                self.page.get_by_role("button", name="Routes")).or_(
                self.page.get_by_role("button", name="Flow")).locator("visible=true").first.click()
            case button: self.press(button)

    def log(self, up=()):
        return self.wait(list(up))["log"]


@pytest.fixture(scope="module")
def stages(browser, serve):
    stages = {}

    def make(page):
        if page not in stages:
            stages[page] = Routed(browser, serve(page))
        return stages[page]

    yield make
    for stage in stages.values():
        stage.context.close()


@pytest.fixture
def stage(stages, serve, browser, request):
    made = []

    def make(page="places"):
        made.append((stages(page), page))
        stage = made[0][0]
        stage.tell("reset")
        stage.wait([])
        return stage

    yield make
    for stage, page in made:
        if getattr(request.node, "failed", False) or stage.errors:
            stage.context.close()
            stage.__init__(browser, serve(page))


ROUTES = [(kind, source) for source in SOURCES for kind in WAYS]
each = pytest.mark.parametrize("kind, source", ROUTES, ids=[" ".join(route) for route in ROUTES])


@each
def test_a_user_dismisses_it(stage, kind, source):
    stage = stage()
    route = f"{kind} {source}"
    opened = stage.bring_up(route)
    assert opened["isInside"]
    words = f"In {route}" if kind in PLACES else f"Title of {route}"
    expect(stage.page.get_by_text(words).locator("visible=true")).to_be_visible()
    stage.leave(kind)
    assert stage.log() == [f"dismiss {route}"], "the owner of the state hears of it once"
    expect(stage.page.get_by_text("Up:", exact=True)).to_be_attached()
    stage.bring_up(route)
    stage.tell("close", route)
    assert stage.log() == [], "what the app itself changes isn't told to it"
    assert stage.errors == []


@each
def test_it_dismisses_itself(stage, kind, source):
    stage = stage()
    route = f"{kind} {source}"
    if kind in QUESTIONS:
        stage.bring_up(route)
        stage.press("Yes")
        told = stage.log()
        assert told.count(f"answer {route}") == 1
        assert told.count(f"dismiss {route}") == (source in BINDINGS), "an answer to a store clears its state"
    else:
        # An inspector is part of its screen, which `dismiss` leaves alone.
        for button in ("close", "dismiss") if kind != "inspector" else ("close",):
            stage.tell("reset")
            stage.bring_up(route)
            stage.press(button)
            is_told = button != "close" or source in STORES
            assert stage.log() == [f"dismiss {route}"] * is_told
    expect(stage.page.get_by_text("Up:", exact=True)).to_be_attached()
    stage.bring_up(route)
    assert stage.errors == []


@each
def test_it_is_there_after_a_reload(stage, kind, source):
    stage = stage()
    route = f"{kind} {source}"
    stage.bring_up(route)
    address = stage.page.url
    assert (urlsplit(address).path == f"/{kind}-{source}") == (kind in ADDRESSED)
    stage.page.reload()
    live(stage.page)
    stage.wait([kind])
    assert stage.page.url == address
    stage.leave(kind)
    assert stage.log()[-1:] == [f"dismiss {route}"]
    assert urlsplit(stage.page.url).path == "/"
    assert stage.errors == []


@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("kind", ADDRESSED)
def test_a_link_leads_to_it(stage, serve, kind, source):
    stage = stage()
    page = stage.open(f"{serve('places')}{kind}-{source}")
    page.wait_for_function(f"(kind) => JSON.stringify(({LOOK})().up) === JSON.stringify([kind])", arg=kind)
    expect(page.get_by_text(f"In {kind} {source}").locator("visible=true")).to_be_visible()
    page.get_by_role("button", name="dismiss", exact=True).locator("visible=true").click()
    page.wait_for_function(f"() => ({LOOK})().up.length === 0 && location.pathname === '/'")
    page.close()
    assert stage.errors == []


# One of the other architecture.
OTHERS = {source: STORES[0] if source in BINDINGS else BINDINGS[0] for source in SOURCES}
PAIRS = [
    (f"{first} {source}", f"{second} {other}") for source in SOURCES for other in (source, OTHERS[source])
    for number, first in enumerate(MODALS) for step, second in enumerate(MODALS)
    # Each pair within a source; across the architectures each kind with the next one.
    if source == other and first != second or source != other and second == MODALS[(number + 1) % len(MODALS)]]


@pytest.mark.parametrize("first, second", PAIRS)
def test_of_two_at_once_one_comes_after_the_other(stage, first, second):
    stage = stage()
    stage.page.get_by_label("Names").fill(f"{first} {second}")
    stage.press("Open those")
    stage.page.wait_for_function(f"() => ({LOOK})().up.length === 1")
    up = stage.look()["up"]
    order = [first, second] if up == [first.split()[0]] else [second, first]
    for route in order:
        kind = route.split()[0]
        stage.wait([kind])
        stage.leave(kind)
    assert stage.log() == [f"dismiss {route}" for route in order]
    expect(stage.page.get_by_text("Up:", exact=True)).to_be_attached()
    assert stage.errors == []


@pytest.mark.parametrize("way", ["user", "close", "dismiss", "outside", "reload"])
@pytest.mark.parametrize("kind", ["sheet", "cover", "screen"])
def test_a_flow_presents_it(stage, kind, way):
    stage = stage("flow")
    stage.bring_up(f"{kind} flow")
    expect(stage.page.get_by_text("Up: place", exact=True)).to_be_attached()
    if way == "reload":
        stage.page.reload()
        live(stage.page)
        stage.wait([kind])
    match way:
        case "outside": stage.tell("close")
        case "close" | "dismiss": stage.press(way)
        case _: stage.leave(kind)
    stage.wait([])
    expect(stage.page.get_by_text("Up:", exact=True)).to_be_attached()
    stage.bring_up(f"{kind} flow")
    assert stage.errors == []


class Parts:
    """A page of parts, and another one of the same user that sets them."""

    def __init__(self, context, page, url):
        self.other, self.page = context.new_page(), page
        visit(self.other, url)
        visit(page, url)
        self.orders = 0

    def set(self, part, value=""):
        self.orders += 1
        self.other.get_by_label("Order").fill(f"{self.orders} {part} {value}")

    def has(self, **parts):
        for name, value in parts.items():
            expect(self.page.get_by_text("State: ")).to_contain_text(re.compile(f"\\b{name}={value}( |$)"))
        live(self.page)

    def reload(self):
        self.page.reload()
        live(self.page)


@pytest.fixture(params=["state", "store"])
def parts(request, page, serve):
    return Parts(page.context, page, serve(request.param))


def test_the_text_of_a_search_is_a_state(parts):
    field = parts.page.get_by_role("searchbox").or_(parts.page.get_by_role("combobox"))
    field.first.fill("emma")
    parts.has(query="emma")
    expect(parts.page.get_by_text("Found emma")).to_be_visible()
    parts.set("query", "persuasion")
    expect(field.first).to_have_value("persuasion")
    parts.reload()
    expect(field.first).to_have_value("persuasion")


def test_the_focus_of_a_search_is_a_state(parts):
    field = parts.page.get_by_role("searchbox").or_(parts.page.get_by_role("combobox")).first
    parts.has(searching="false")
    field.focus()
    parts.has(searching="true")
    parts.set("searching", "false")
    parts.has(searching="false")
    expect(field).not_to_be_focused()
    parts.set("searching", "true")
    expect(field).to_be_focused()


def test_tokens_of_a_search_are_a_state(parts):
    page = parts.page
    field = page.get_by_role("searchbox").or_(page.get_by_role("combobox")).first
    field.focus()
    page.get_by_role("button", name="blue").click()
    parts.has(tokens="blue")
    parts.set("tokens", "red")
    parts.has(tokens="red")


def test_the_scope_of_a_search_is_a_state(parts):
    page = parts.page
    page.get_by_role("searchbox").or_(page.get_by_role("combobox")).first.fill("emma")
    live(page)
    page.get_by_role("radio", name="Unread").click()
    parts.has(scope="unread")


def test_the_tab_is_a_state_with_an_address(parts):
    page = parts.page
    page.get_by_role("tab", name="Form").click()
    parts.has(tab="form")
    assert urlsplit(page.url).path == "/form"
    parts.set("tab", "search")
    expect(page.get_by_role("tab", name="Search")).to_have_attribute("aria-selected", "true")
    assert urlsplit(page.url).path != "/form"
    page.goto(page.url.rsplit("/", 1)[0] + "/form")
    live(page)
    parts.has(tab="form")
    parts.reload()
    expect(page.get_by_role("tab", name="Form")).to_have_attribute("aria-selected", "true")


def test_the_focused_field_is_a_state(parts):
    page = parts.page
    page.get_by_role("tab", name="Form").click()
    parts.has(tab="form", field="none")
    page.get_by_label("Notes").focus()
    parts.has(field="notes")
    parts.set("field", "title")
    expect(page.get_by_label("Title")).to_be_focused()
    parts.set("field", "none")
    expect(page.get_by_label("Title")).not_to_be_focused()


def test_a_question_that_is_not_asked_again_is_a_state(parts):
    page = parts.page
    page.get_by_role("tab", name="Form").click()
    parts.set("asks", "true")
    dialog = page.get_by_role("alertdialog")
    expect(dialog).to_have_accessible_name("Burn it?")
    expect(dialog.locator("svg, img").first).to_be_visible()
    dialog.get_by_text("Never again").click()
    parts.has(skips="true")
    parts.reload()
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Keep").click()
    parts.has(asks="false", skips="true")


def test_unsaved_work_is_asked_about(parts):
    page = parts.page
    page.get_by_role("tab", name="Form").click()
    page.get_by_role("button", name="Edit").click()
    page.get_by_label("Draft").fill("words")
    live(page)
    page.keyboard.press("Escape")
    question = page.get_by_role("dialog", name="Discard it?").or_(page.get_by_role("alertdialog", name="Discard it?"))
    expect(question).to_be_visible()
    question.get_by_role("button", name="Keep Editing").click()
    expect(question).to_have_count(0)
    parts.has(edits="true")
    parts.set("edits", "false")
    expect(page.locator("dialog:modal:not([data-leaving])")).to_have_count(0)


def test_the_arrangement_of_a_toolbar_is_kept(parts):
    page = parts.page
    page.get_by_role("tab", name="Form").click()
    print_button = page.get_by_role("button", name="Print")
    expect(print_button).to_be_visible()
    page.get_by_role("button", name="Actions").click()
    page.get_by_role("button", name="Customize…").click()
    page.get_by_role("menuitemcheckbox", name="Print").click()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(print_button).to_be_hidden()
    parts.reload()
    expect(page.get_by_role("button", name="Bold")).to_be_visible()
    expect(print_button).to_be_hidden()
