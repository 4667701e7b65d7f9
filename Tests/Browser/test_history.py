"""The browser's history is what a user can leave: screens of stacks, and presentations."""

import types

import pytest
from playwright.sync_api import expect

from nodes import alert, button, el, screen, sheet, stack
from waits import live, painted, visit


@pytest.fixture(autouse=True)
def acknowledgements(double):
    """As the server does: the frame with what follows an event acknowledges it."""
    double.answers = False


@pytest.fixture
def stacked(page, double):
    visit(page, double.show(stack(2, screen(10, "Root", button(12, "Go"), back=False))))

    def push(depth):
        page.get_by_role("button", name="Go").click()
        assert double.event() == [2 + depth * 10, "tap"]
        double.send(["i", 2, 0, screen(10 + depth * 10, f"Depth {depth}", button(12 + depth * 10, "Go"))],
                    ["h", depth])
        expect(page.get_by_role("heading", name=f"Depth {depth}")).to_be_visible()

    def pop(depth):
        double.send(["r", 20 + depth * 10], ["h", depth])
        expect(page.locator(".r-screen")).to_have_count(depth + 1)
        settled(page, depth)

    return types.SimpleNamespace(page=page, push=push, pop=pop)


def settled(page, depth):
    """Waits until everything is answered, and the current entry is the one of a depth."""
    live(page)
    page.wait_for_function("(depth) => (history.state?.trail?.at(-1) ?? 0) === depth", arg=depth)


def length(page):
    return page.evaluate("() => history.length")


def test_a_push_adds_an_entry_and_back_asks_the_server(stacked, double):
    page = stacked.page
    before = length(page)
    stacked.push(1)
    stacked.push(2)
    assert length(page) == before + 2
    page.evaluate("() => history.back()")
    assert double.event() == [2, "back", 1]
    stacked.pop(1)
    page.evaluate("() => history.back()")
    assert double.event() == [2, "back", 0]
    stacked.pop(0)


def test_a_push_without_a_gesture_adds_no_entry(page, double):
    visit(page, double.show(stack(2, screen(10, "Root", back=False))))
    before = length(page)
    double.send(["i", 2, 0, screen(20, "Sent", button(22, "Go"))], ["h", 1])
    expect(page.get_by_role("heading", name="Sent")).to_be_visible()
    assert length(page) == before
    settled(page, 0)
    # The first gesture makes the entry, so that going back does not leave the app.
    page.get_by_role("button", name="Go").click()
    assert double.event() == [22, "tap"]
    double.send()
    settled(page, 1)
    assert length(page) == before + 1
    page.evaluate("() => history.back()")
    assert double.event() == [2, "back", 0]


def test_going_back_in_the_app_takes_the_entry_away_without_an_echo(stacked, double):
    page = stacked.page
    stacked.push(1)
    page.get_by_role("button", name="Back").click()
    assert double.event() == [2, "back", 0]
    stacked.pop(0)
    live(page)
    assert double.received.empty()
    stacked.push(1)
    stacked.push(2)
    double.send(["r", 30], ["r", 20], ["h", 0])
    settled(page, 0)
    assert double.received.empty()


def test_forward_does_not_bring_back_what_is_gone(stacked, double):
    page = stacked.page
    stacked.push(1)
    page.evaluate("() => history.back()")
    assert double.event() == [2, "back", 0]
    stacked.pop(0)
    live(page)
    page.evaluate("() => { pops = 0; addEventListener('popstate', () => pops++); history.forward(); }")
    page.wait_for_function("() => pops === 2")
    settled(page, 0)
    assert double.received.empty()


def test_a_refused_way_back_leaves_the_history_where_it_was(stacked, double):
    page = stacked.page
    stacked.push(1)
    page.evaluate("() => history.back()")
    assert double.event() == [2, "back", 0]
    double.send()
    settled(page, 1)
    expect(page.get_by_role("heading", name="Depth 1")).to_be_visible()


@pytest.fixture
def presented(stacked, double):
    """A screen, a sheet that it has presented, and a screen in the sheet; each after a gesture."""
    page = stacked.page
    stacked.push(1)
    page.get_by_role("button", name="Go").click()
    assert double.event() == [22, "tap"]
    inner = stack(91, screen(92, "Form", button(94, "More"), back=False))
    double.send(["i", 1, 0, sheet(90, inner)], ["h", 1, 2])
    page.get_by_role("button", name="More").click()
    assert double.event() == [94, "tap"]
    double.send(["i", 91, 0, screen(95, "Details", button(97, "Ask"))], ["h", 1, 3])
    expect(page.get_by_role("heading", name="Details")).to_be_visible()
    settled(page, 3)
    return page


def test_back_pops_the_stack_in_a_sheet_then_dismisses_the_sheet(presented, double):
    page = presented
    page.evaluate("() => history.back()")
    assert double.event() == [91, "back", 0]
    double.send(["r", 95], ["h", 1, 2])
    settled(page, 2)
    page.evaluate("() => history.back()")
    assert double.event() == [90, "dismiss"]
    double.send(["r", 90], ["h", 1])
    settled(page, 1)
    page.evaluate("() => history.back()")
    assert double.event() == [2, "back", 0]
    double.send(["r", 20], ["h", 0])
    settled(page, 0)


def test_a_sheet_that_is_held_takes_no_entry_when_the_user_goes_back(stacked, double):
    page = stacked.page
    page.get_by_role("button", name="Go").click()
    assert double.event() == [12, "tap"]
    double.send(["i", 1, 0, sheet(90, button(91, "In"), closedby="none")], ["h", 0, 1])
    settled(page, 1)
    before = length(page)
    for _ in range(3):
        page.evaluate("() => { history.back(); return new Promise((done) => addEventListener('popstate', done, { once: true })); }")
        settled(page, 1)
    assert double.received.empty()
    assert length(page) == before
    expect(page.get_by_role("button", name="In")).to_be_visible()


def test_a_way_back_that_the_app_refuses_keeps_its_entry(presented, double):
    page = presented
    for _ in range(3):
        page.evaluate("() => history.back()")
        assert double.event() == [91, "back", 0]
        double.send()
        settled(page, 3)
    assert page.evaluate("() => history.state.trail") == [0, 1, 2, 3]


def test_back_answers_a_question_as_escape_does(presented, double):
    page = presented
    page.get_by_role("button", name="Ask").click()
    assert double.event() == [97, "tap"]
    double.send(["i", 1, 0, alert(80, button(81, "Cancel"))], ["h", 1, 4])
    settled(page, 4)
    page.evaluate("() => history.back()")
    assert double.event() == [80, "dismiss"]
    double.send(["r", 80], ["h", 1, 3])
    settled(page, 3)


def test_what_one_gesture_brought_goes_one_at_a_time(stacked, double):
    page = stacked.page
    page.get_by_role("button", name="Go").click()
    assert double.event() == [12, "tap"]
    inner = stack(91, screen(92, "Form", back=False), screen(95, "Details"))
    double.send(["i", 1, 0, sheet(90, inner)], ["h", 0, 2])
    settled(page, 2)
    page.evaluate("() => history.back()")
    assert double.event() == [91, "back", 0]
    double.send(["r", 95], ["h", 0, 1])
    settled(page, 1)
    page.evaluate("() => history.back()")
    assert double.event() == [90, "dismiss"]
    double.send(["r", 90], ["h", 0])
    settled(page, 0)


def test_forward_after_a_dismissal_changes_nothing(presented, double):
    page = presented
    double.send(["r", 90], ["h", 1])
    settled(page, 1)
    page.evaluate("() => { pops = 0; addEventListener('popstate', () => pops++); history.forward(); }")
    page.wait_for_function("() => pops === 2")
    settled(page, 1)
    assert double.received.empty()


def test_a_sheet_leaves_the_page_where_it_is_scrolled(page, double):
    lines = [el(100 + n, "p", {}, f"line {n}") for n in range(100)]
    visit(page, double.show(stack(2, screen(10, "Root", *lines, back=False))))
    page.evaluate("() => scrollTo(0, 700)")
    double.send(["i", 1, 0, sheet(90, button(91, "In"))], ["h", 0, 1])
    expect(page.get_by_role("button", name="In")).to_be_visible()
    double.send(["r", 90], ["h", 0])
    expect(page.get_by_role("button", name="In")).to_have_count(0)
    assert page.evaluate("() => scrollY") == 700


def test_every_depth_keeps_its_place_on_the_page(page, double):
    lines = [el(100 + n, "p", {}, f"line {n}") for n in range(100)]
    visit(page, double.show(stack(2, screen(10, "Root", button(12, "Go"), *lines, back=False))))
    page.evaluate("() => scrollTo(0, 700)")
    double.send(["i", 2, 0, screen(20, "Next", button(22, "In"))], ["h", 1])
    expect(page.get_by_role("heading", name="Next")).to_be_visible()
    assert page.evaluate("() => scrollY") == 0
    double.send(["r", 20], ["h", 0])
    expect(page.get_by_role("heading", name="Root")).to_be_visible()
    page.wait_for_function("() => scrollY === 700")


def test_every_stack_of_every_tab_keeps_its_own_places(page, double):
    def lines(id):
        return [el(id + n, "p", {}, f"line {n}") for n in range(100)]

    def tab(id, is_chosen, content):
        return el(id, "div", {"class": "r-tab", "role": "tabpanel", **({} if is_chosen else {"hidden": ""})}, content)

    def choose(shown, hidden, depth):
        double.send(["a", hidden, 0, {"hidden": ""}], ["a", shown, 0, {"hidden": None}], ["h", depth])

    def is_at(y):
        page.wait_for_function("(y) => scrollY === y", arg=y)

    first = stack(11, screen(12, "First", *lines(1000), back=False))
    second = stack(21, screen(22, "Second", *lines(2000), back=False))
    plain = el(31, "div", {}, *lines(3000))
    panels = el(2, "div", {"class": "r-tabView__panels", "data-slot": ""},
                tab(10, True, first), tab(20, False, second), tab(30, False, plain), part=1)
    visit(page, double.show(el(2, "div", {"class": "r-tabView"}, panels)))
    page.evaluate("() => scrollTo(0, 500)")
    double.send(["i", 11, 0, screen(14, "First detail", *lines(4000))], ["h", 1])
    is_at(0)
    page.evaluate("() => scrollTo(0, 150)")
    choose(20, 10, 0)
    is_at(0)
    page.evaluate("() => scrollTo(0, 300)")
    double.send(["i", 21, 0, screen(24, "Second detail", *lines(5000))], ["h", 1])
    is_at(0)
    choose(30, 20, 0)
    is_at(0)
    page.evaluate("() => scrollTo(0, 70)")
    choose(10, 30, 1)
    is_at(150)
    double.send(["r", 14], ["h", 0])
    is_at(500)
    choose(30, 10, 0)
    is_at(70)
    choose(20, 30, 1)
    double.send(["r", 24], ["h", 0])
    is_at(300)


def test_a_new_tree_leaves_what_scrolls_within_it_in_its_place(page, double):
    box = el(3, "div", {"class": "r-scroll", "data-title": "box"}, *[el(100 + n, "p", {}, f"line {n}") for n in range(100)])
    visit(page, double.show(box))
    page.evaluate(
        "() => { const sheet = new CSSStyleSheet(); sheet.replaceSync('[data-title=box] { height: 200px; overflow: auto; display: block }');"
        " document.adoptedStyleSheets.push(sheet); document.querySelector('[data-title=box]').scrollTop = 400; }")
    double.send(["m", double.root], ["a", 3, 0, {"data-state": "new"}])
    expect(page.locator("[data-state=new][data-title=box]")).to_be_visible()
    assert page.locator("[data-title=box]").evaluate("e => e.scrollTop") == 400


def test_a_reload_at_depth_without_its_session_starts_at_the_root(stacked, double):
    page = stacked.page
    stacked.push(1)
    double.keeps_session = False
    page.reload()
    live(page)
    double.send(["h", 0])
    settled(page, 0)
    assert double.received.empty()


def test_the_address_and_the_title_follow_the_server(page, double):
    visit(page, double.show(stack(2, screen(10, "Root", button(12, "Go"), back=False))))
    page.get_by_role("button", name="Go").click()
    assert double.event() == [12, "tap"]
    double.send(["i", 2, 0, screen(20, "Next")], ["h", 1, 1, "/a%20b/c", "Next"])
    settled(page, 1)
    assert page.evaluate("() => [location.pathname, document.title]") == ["/a%20b/c", "Next"]
    before = length(page)
    # The same level with a different address, as after a change of tabs, takes no entry.
    double.send(["h", 1, 1, "/d", "Other"])
    page.wait_for_function("() => location.pathname === '/d' && document.title === 'Other'")
    assert length(page) == before
    page.evaluate("() => history.back()")
    assert double.event() == [2, "back", 0]
    double.send(["r", 20], ["h", 0, 0, "/"])
    page.wait_for_function("() => location.pathname === '/'")
    settled(page, 0)


def test_forward_asks_for_the_address_of_its_entry(page, double):
    visit(page, double.show(stack(2, screen(10, "Root", button(12, "Go"), back=False))))
    page.get_by_role("button", name="Go").click()
    assert double.event() == [12, "tap"]
    double.send(["i", 2, 0, screen(20, "Next")], ["h", 1, 1, "/a"])
    settled(page, 1)
    page.evaluate("() => history.back()")
    assert double.event() == [2, "back", 0]
    double.send(["r", 20], ["h", 0, 0, "/", "Back"])
    expect(page).to_have_title("Back")
    page.evaluate("() => history.forward()")
    assert double.event() == [1, "open", "/a"]
    double.send(["i", 2, 0, screen(30, "Again")], ["h", 1, 1, "/a"])
    expect(page.get_by_role("heading", name="Again")).to_be_visible()
    settled(page, 1)
    assert page.evaluate("() => location.pathname") == "/a"


def test_forward_after_a_reload_asks_for_the_address_of_its_entry(page, double):
    visit(page, double.show(stack(2, screen(10, "Root", button(12, "Go"), back=False))))
    page.get_by_role("button", name="Go").click()
    assert double.event() == [12, "tap"]
    double.send(["i", 2, 0, screen(20, "Next")], ["h", 1, 1, "/a"])
    settled(page, 1)
    page.evaluate("() => history.back()")
    assert double.event() == [2, "back", 0]
    double.send(["r", 20], ["h", 0, 0, "/", "Back"])
    expect(page).to_have_title("Back")
    # Chromium forgets what is ahead if a page is loaded again before it was drawn.
    painted(page)
    page.reload()
    live(page)
    # As in the first frame of any page.
    double.send(["h", 0, 0, "/", "Again"])
    expect(page).to_have_title("Again")
    page.evaluate("() => history.forward()")
    assert double.event() == [1, "open", "/a"]


def test_forward_to_what_is_gone_comes_back(page, double):
    visit(page, double.show(stack(2, screen(10, "Root", button(12, "Go"), back=False))))
    page.get_by_role("button", name="Go").click()
    assert double.event() == [12, "tap"]
    double.send(["i", 2, 0, screen(20, "Next")], ["h", 1, 1, "/a"])
    settled(page, 1)
    double.send(["r", 20], ["h", 0, 0, "/"])
    settled(page, 0)
    page.evaluate("() => history.forward()")
    assert double.event() == [1, "open", "/a"]
    # The frame presents nothing.
    double.send()
    page.wait_for_function("() => location.pathname === '/'")
    settled(page, 0)


def columns(front):
    """A split view whose columns have a list and what is chosen in it."""
    def column(id, place, words, isBehind):
        classes = f"r-column r-column-{place}" + (" r-column-front" if place == front else "")
        back = el(id, "button", {"class": "r-column__back r-navigationBar__back", "data-on": "back",
                                 "type": "button", "hidden": not isBehind}, "Back", part=1)
        return el(id, "div", {"class": classes, "data-slot": "", "data-on": "back"}, back, button(id + 1, words))
    return el(10, "div", {"class": "r-splitView r-splitView-automatic", "data-slot": ""},
              column(20, "sidebar", "Row", False), column(30, "detail", "Detail", True))


@pytest.mark.parametrize("width", [390, 1280])
def test_the_columns_before_the_one_in_front_are_levels_where_only_one_is_shown(page, double, width):
    page.set_viewport_size({"width": width, "height": 800})
    visit(page, double.show(columns("sidebar")))
    double.send(["h", 0, 0])
    before = length(page)
    page.get_by_role("button", name="Row").click()
    assert double.event() == [21, "tap"]
    double.send(["a", 20, 0, {"class": "r-column r-column-sidebar"}],
                ["a", 30, 0, {"class": "r-column r-column-detail r-column-front"}])
    if width > 767:
        settled(page, 0)
        assert length(page) == before
        return
    settled(page, 1)
    page.evaluate("() => history.back()")
    assert double.event() == [30, "back", 0]
    double.send(["a", 30, 0, {"class": "r-column r-column-detail"}],
                ["a", 20, 0, {"class": "r-column r-column-sidebar r-column-front"}])
    settled(page, 0)
    # With room for both, nothing is left to go back to.
    page.get_by_role("button", name="Row").click()
    assert double.event() == [21, "tap"]
    double.send(["a", 20, 0, {"class": "r-column r-column-sidebar"}],
                ["a", 30, 0, {"class": "r-column r-column-detail r-column-front"}])
    settled(page, 1)
    page.set_viewport_size({"width": 1280, "height": 800})
    page.evaluate("() => history.back()")
    page.wait_for_function("() => (history.state?.trail?.at(-1) ?? 0) === 0")
    page.get_by_role("button", name="Row").click()
    events = [double.event()]
    while events[-1] != [21, "tap"]:
        events.append(double.event())
    assert all(event[1] != "back" for event in events)
