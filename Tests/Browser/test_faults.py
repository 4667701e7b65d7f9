"""No message, no element of others and no browser that refuses something costs a page its session."""

import pytest
from playwright.sync_api import expect

from double import PATIENCE
from nodes import alert, button, el, field, row, screen, sheet, stack
from waits import live, visit, wait_until

REFUSED = [1002, 1003, 1007, 1009, 4001]
# Each of these is refused by some browser at some time.
REFUSING = """
const refuse = (owner, ...names) => {
  for (const name of names) {
    owner[name] = () => { throw new DOMException(`${name} is refused`, "SecurityError"); };
  }
};
addEventListener("DOMContentLoaded", () => {
  if (%(names)s.history) refuse(History.prototype, "pushState", "replaceState", "go");
  if (%(names)s.scrollRestoration) {
    Object.defineProperty(History.prototype, "scrollRestoration", { set() { throw new DOMException("refused"); } });
  }
  if (%(names)s.clipboard) refuse(Clipboard.prototype, "writeText", "readText");
  if (%(names)s.storage) refuse(Storage.prototype, "getItem", "setItem", "removeItem");
  if (%(names)s.popover) refuse(HTMLElement.prototype, "showPopover", "hidePopover", "togglePopover");
  if (%(names)s.dialog) refuse(HTMLDialogElement.prototype, "showModal", "show");
  if (%(names)s.scroll) refuse(Element.prototype, "scrollIntoView");
  if (%(names)s.rules) refuse(CSSStyleSheet.prototype, "insertRule");
  if (%(names)s.cookie) {
    Object.defineProperty(Document.prototype, "cookie", {
      get() { throw new DOMException("refused"); }, set() { throw new DOMException("refused"); } });
  }
});
"""
APIS = ["history", "scrollRestoration", "clipboard", "storage", "popover", "dialog", "scroll", "rules",
        "cookie"]


@pytest.mark.parametrize("code", REFUSED)
def test_a_refused_message_is_forgotten_and_the_session_goes_on(page, double, code):
    visit(page, double.show(button(2, "Tap"), el(3, "p", {}, "0")))
    double.joined()
    double.close(code)
    assert double.joined()["resume"] == "t1"
    assert double.mounts.get(timeout=PATIENCE) == ["mount"]
    live(page)
    page.get_by_role("button").click()
    assert double.event() == [2, "tap"]
    assert double.joins.empty()


def test_what_was_refused_is_not_sent_again_and_typed_text_is_sent_whole(page, double):
    visit(page, double.show(button(2, "Tap"), field(3, "old", on="text")))
    double.joined()
    double.answers = False
    page.get_by_role("button").click()
    assert double.event() == [2, "tap"]
    page.get_by_label("Field 3").press("End")
    page.get_by_label("Field 3").press_sequentially("er")
    assert double.event()[:2] == [3, "text"]
    # The server has processed none of them.
    double.last_event = 0
    double.answers = True
    double.close(1002)
    assert double.joined()["resume"] == "t1"
    texts = [double.event()]
    while texts[-1][2] != "older":
        texts.append(double.event())
    assert all(text[:2] == [3, "text"] for text in texts)
    assert [2, "tap"] not in texts
    live(page)
    expect(page.get_by_label("Field 3")).to_have_value("older")


def test_if_that_is_refused_as_well_a_new_session_begins_and_says_so(page, double):
    visit(page, double.show(button(2, "Tap")))
    double.joined()
    double.closes = 1002
    double.close(1002)
    assert double.joined()["resume"] == "t1"
    double.closes = None
    assert double.joined()["resume"] is None
    live(page)
    expect(page.locator("#r-status")).to_have_text("The page was restarted")
    page.get_by_role("button").click()
    assert double.event() == [2, "tap"]


@pytest.mark.parametrize("kind", ["field", "sheet", "row", "mount"])
def test_letters_that_a_removed_field_still_gets_are_dropped(page, double, kind):
    inner = field(4, "", on="text")
    parts = {"field": inner, "sheet": sheet(3, inner), "row": el(3, "div", {}, row(5, inner)), "mount": inner}
    visit(page, double.show(button(2, "Tap"), parts[kind]))
    double.joined()
    page.get_by_label("Field 4").press_sequentially("ab")
    # The field stays in the page for a while: it leaves with an animation, and letters are on their way.
    page.evaluate(
        """() => {
            window.field = document.querySelector("input");
            window.timer = setInterval(() => {
              field.value += "x";
              field.dispatchEvent(new InputEvent("input", { bubbles: true, data: "x" }));
              if (!field.isConnected) document.body.append(field);
            }, 5);
          }""")
    if kind == "mount":
        double.root = el(1, "main", {"class": "r-scene"}, button(2, "Tap"))
        double.send(["m", double.root])
    else:
        double.send(["r", {"field": 4, "sheet": 3, "row": 5}[kind]])
    page.wait_for_function("() => field.value.length > 30")
    page.evaluate("() => clearInterval(timer)")
    page.get_by_role("button").click()
    events = [double.event()]
    while events[-1] != [2, "tap"]:
        events.append(double.event())
    live(page)
    assert double.joins.empty()
    assert all(None not in message for message in double.log)


def test_elements_of_others_are_no_elements_of_the_page(page, double):
    """An extension's elements may have the attributes of the page's own."""
    visit(page, double.show(button(2, "Tap"), el(3, "div", {"data-measure": "2"}, "x")))
    double.joined()
    page.evaluate(
        """() => {
            const foreign = document.createElement("input");
            for (const [name, value] of Object.entries({ id: "abc", on: "tap text focus number", measure: "2" }))
              foreign.dataset[name] = value;
            document.body.append(foreign);
            foreign.focus();
          }""")
    page.keyboard.type("x")
    page.mouse.move(1, 1)
    page.set_viewport_size({"width": 700, "height": 500})
    wait_until(lambda: any(message[2] == "measure" and message[5] == 700 for message in double.log if len(message) > 6))
    page.locator("[data-id=abc]").click()
    page.get_by_role("button").click()
    live(page)
    assert double.joins.empty()
    assert all(None not in message and "text" not in message for message in double.log)


@pytest.mark.parametrize("name", APIS)
def test_a_page_goes_on_without_what_the_browser_refuses(new_page, double, name):
    page = new_page()
    page.add_init_script(REFUSING % {"names": '({"%s": 1})' % name})
    first = screen(10, "First", back=False)
    menu = el(6, "div", {"class": "r-menu"}, button(6, "More", on="", aria_haspopup="menu"),
              el(6, "div", {"class": "r-menu__items", "role": "menu", "popover": "auto", "data-slot": ""},
                 button(7, "Item"), part=2))
    menu[4][0][1], menu[4][0][3]["class"] = 1, "r-menu__button"
    visit(page, double.show(button(2, "Tap"), el(3, "p", {}, "0"), menu, stack(9, first)))
    double.joined()
    for number, operations in enumerate([
            [["k", "name", "value"]], [["w", "text"]], [["y", 3]], [["o", "https://example.invalid/"]],
            [["c", [".a { color: red }"]]], [["v", 2, 3]], [["h", 0, 0, "/other", "Title"]],
            [["i", 9, 0, screen(20, "Second")], ["h", 1, 1, "/second"]], [["r", 20], ["h", 0, 0, "/"]],
            [["i", 1, 0, sheet(30, el(31, "p", {}, "sheet"), button(32, "Close"))]],
            [["t", 31, 0, "in the sheet"]]]):
        double.send(*operations)
        double.send(["t", 3, 0, str(number)])
        expect(page.locator("p").first).to_have_text(str(number))
        if number < 9:
            page.get_by_role("button", name="Tap").click()
            while double.event() != [2, "tap"]:
                pass
    expect(page.get_by_text("in the sheet")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    while double.event() != [32, "tap"]:
        pass
    double.send(["r", 30])
    expect(page.get_by_text("in the sheet")).to_be_hidden()
    page.get_by_role("button", name="More").click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Tap").click()
    while double.event() != [2, "tap"]:
        pass
    live(page)
    assert double.joins.empty() and double.mounts.empty()


def test_a_connection_that_dies_without_a_word_is_noticed_in_half_a_minute(page, double):
    page.clock.install()
    visit(page, double.show(button(2, "Tap")))
    double.joined()
    double.deaf = True
    page.get_by_role("button").click()
    page.clock.run_for(30_000)
    double.deaf = False
    assert double.joined()["resume"] == "t1"
    live(page)
    assert double.event() == [2, "tap"]


@pytest.mark.parametrize("event", ["online", "visibilitychange"])
def test_a_dead_connection_is_noticed_soon_when_somebody_comes_back(page, double, event):
    page.clock.install()
    visit(page, double.show(button(2, "Tap")))
    double.joined()
    double.deaf = True
    page.evaluate("(name) => (name === 'online' ? window : document).dispatchEvent(new Event(name))", event)
    page.clock.run_for(3_500)
    double.deaf = False
    assert double.joined()["resume"] == "t1"
    live(page)


def test_a_connection_that_answers_is_kept_however_quiet_it_is(page, double):
    page.clock.install()
    visit(page, double.show(button(2, "Tap")))
    double.joined()
    for _ in range(12):
        asked = double.log.count(["ping"])
        page.clock.run_for(16_000)
        wait_until(lambda: double.log.count(["ping"]) > asked)
    live(page)
    assert double.joins.empty()


def test_a_page_without_cookies_says_why_and_asks_no_further(page, double):
    page.clock.install()
    double.closes = 4007
    page.goto(double.show(button(2, "Tap")))
    double.joined()
    page.clock.run_for(1_500)
    expect(page.locator("#r-status")).to_have_text("This page needs cookies. Allow them, and reload the page.")
    page.clock.run_for(60_000)
    assert page.evaluate("() => sockets.length") == 1
