"""What belongs to the tab: other tabs that it opens, what it keeps, whether it is in front, and motion."""

import pytest
from playwright.sync_api import expect

from nodes import button, el
from waits import live, visit, wait_clipboard, wait_focus, wait_until


def text(id, words="x", **data):
    return el(id, "p", {f"data-{name}": value for name, value in data.items()}, words)


# Other tabs

def test_a_place_opens_in_another_tab(page, double):
    visit(page, double.show(button(2, "Help")))
    with page.expect_popup() as popup:
        page.get_by_role("button", name="Help").click()
        assert double.event() == [2, "tap"]
        double.send(["o", f"{double.url}?help"])
    popup.value.wait_for_url(f"{double.url}?help")
    assert popup.value.evaluate("() => window.opener") is None


def test_a_place_opens_in_a_window_of_a_size(page, double):
    page.add_init_script("window.open = (...values) => { window.opened = values }")
    visit(page, double.show(button(2, "Help")))
    page.get_by_role("button", name="Help").click()
    assert double.event() == [2, "tap"]
    double.send(["o", f"{double.url}?help", "noopener,width=400,height=300"])
    page.wait_for_function("() => window.opened")
    assert page.evaluate("() => window.opened") == [f"{double.url}?help", "_blank", "noopener,width=400,height=300"]


def test_a_place_that_could_do_harm_opens_nothing(page, double):
    visit(page, double.show(button(2, "Help"), text(3)))
    page.get_by_role("button", name="Help").click()
    assert double.event() == [2, "tap"]
    double.send(["o", "javascript:alert(1)"], ["t", 3, 0, "done"])
    expect(page.get_by_text("done")).to_be_visible()
    assert len(page.context.pages) == 1


# The clipboard

def test_a_text_is_put_on_the_clipboard(new_page, double):
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    visit(page, double.show(button(2, "Copy")))
    page.get_by_role("button", name="Copy").click()
    assert double.event() == [2, "tap"]
    double.send(["w", "two\nlines"])
    wait_clipboard(page, "two\nlines")


# What the tab keeps

def test_values_of_the_scene_come_back_with_the_tab(page, double):
    visit(page, double.show(text(2)))
    assert double.joined()["kept"] == 0
    double.send(["k", "draft", "words"], ["k", "old", "x"], ["k", "old", None], ["t", 2, 0, "kept"])
    expect(page.get_by_text("kept")).to_be_visible()
    double.keeps_session = False
    page.reload()
    assert double.joined()["kept"] == 1
    assert double.kept == {"draft": "words"}
    live(page)


def test_values_of_the_scene_come_back_after_a_lost_connection(page, double):
    visit(page, double.show(text(2)))
    double.joined()
    double.send(["k", "draft", "words"], ["t", 2, 0, "kept"])
    expect(page.get_by_text("kept")).to_be_visible()
    double.keeps_session = False
    double.kill()
    assert double.joined()["kept"] == 1
    assert double.kept == {"draft": "words"}


def test_another_tab_has_values_of_its_own(page, double, new_page):
    visit(page, double.show(text(2)))
    double.joined()
    double.send(["k", "draft", "words"], ["t", 2, 0, "kept"])
    expect(page.get_by_text("kept")).to_be_visible()
    other = visit(new_page.again(page.context), double.url)
    assert double.joined()["kept"] == 0


def test_a_megabyte_comes_back_with_the_tab(page, double):
    words = "\"quoted\" é\n" * 100_000
    visit(page, double.show(text(2)))
    double.joined()
    double.send(["k", "draft", words], ["k", "name", "x"], ["t", 2, 0, "kept"])
    expect(page.get_by_text("kept")).to_be_visible()
    double.keeps_session = False
    page.reload()
    assert double.joined()["kept"] == 2
    assert double.kept == {"draft": words, "name": "x"}
    live(page)


def test_a_tab_whose_values_are_refused_is_shown_without_them(page, double):
    visit(page, double.show(text(2)))
    double.joined()
    double.send(["k", "draft", "words"], ["t", 2, 0, "kept"])
    expect(page.get_by_text("kept")).to_be_visible()
    double.silent = True
    double.keeps_session = False
    page.reload()
    assert double.joined()["kept"] == 1
    # What a socket hasn't read when it closes resets the connection, and the page may not see the code.
    wait_until(lambda: double.kept == {"draft": "words"})
    double.silent = False
    double.close(1009)
    assert double.joined()["kept"] == 0
    live(page)


def test_a_page_says_where_it_is_and_what_it_is_like(new_page, double):
    page = new_page(color_scheme="dark", viewport={"width": 400, "height": 800})
    visit(page, double.show(text(2)) + "?q=1")
    join = double.joined()
    assert (join["url"], join["dark"], join["compact"]) == (f"{double.url}?q=1", True, True)


def test_colours_can_be_chosen_by_the_app(page, double):
    visit(page, double.show(el(2, "div", {"class": "r-scheme-dark"}, text(3))))
    scheme = "(element) => getComputedStyle(element).colorScheme"
    assert page.locator("[data-id='3']").evaluate(scheme) == "dark"
    assert page.locator("html").evaluate(scheme) != "dark"
    double.send(["a", 2, 0, {"class": "r-scheme-preferred-dark"}])
    expect(page.locator(".r-scheme-preferred-dark")).to_be_visible()
    assert page.locator("html").evaluate(scheme) == "dark"


# Motion

@pytest.fixture
def moving_page(new_page):
    """A page of somebody who has nothing against motion."""
    return new_page(reduced_motion="no-preference")


def passing(page, id):
    return page.locator(f"[data-id='{id}']").evaluate(
        "(element) => [element.dataset.passing ?? null, element.getAnimations().length]")


def test_a_view_comes_and_goes_with_its_transition(moving_page, double):
    page = moving_page
    visit(page, double.show(text(2)))
    double.send(["n", 1, "60s linear 0ms"], ["i", 1, 0, text(3, "new", enter="t:scale(0.5)", leave="o:0")])
    expect(page.get_by_text("new")).to_be_attached()
    assert passing(page, 3) == ["enter", 1]
    scale = page.get_by_text("new").evaluate("(element) => new DOMMatrix(getComputedStyle(element).transform).a")
    assert 0.5 <= scale < 0.7
    double.send(["n", 1, "200ms linear 0ms"], ["r", 3])
    expect(page.get_by_text("new")).to_have_count(0)


def test_a_view_that_leaves_takes_no_events(moving_page, double):
    page = moving_page
    visit(page, double.show(text(2), button(3, "Go")))
    double.send(["n", 1, "60s linear 0ms"], ["r", 3], ["t", 2, 0, "gone"])
    expect(page.get_by_text("gone")).to_be_visible()
    leaving = page.locator("[data-passing=leave]")
    assert leaving.evaluate("(element) => element.inert")


def test_the_focus_of_what_leaves_goes_to_its_neighbour(moving_page, double):
    page = moving_page
    visit(page, double.show(button(2, "One"), button(3, "Two"), button(4, "Three")))
    page.get_by_role("button", name="Two").focus()
    double.send(["n", 1, "60s linear 0ms"], ["r", 3])
    wait_focus(page, "4")


def test_what_is_made_anew_stays_where_it_is(moving_page, double):
    page = moving_page
    visit(page, double.show(text(2, "before"), text(3)))
    double.send(["n", 1, "60s linear 0ms"], ["r", 2], ["i", 1, 3, text(2, "after")])
    expect(page.get_by_text("after")).to_be_visible()
    assert page.get_by_text("before").count() == 0
    assert passing(page, 2) == [None, 0]


def test_without_an_animation_nothing_moves(moving_page, double):
    page = moving_page
    visit(page, double.show(text(2)))
    double.send(["i", 1, 0, text(3, "new", enter="t:scale(0.5)")])
    expect(page.get_by_text("new")).to_be_visible()
    assert passing(page, 3) == [None, 0]


def test_a_transition_with_its_own_animation_needs_none_around(moving_page, double):
    page = moving_page
    visit(page, double.show(text(2)))
    double.send(["i", 1, 0, text(3, "new", enter="o:0;motion:60s linear 0ms")])
    expect(page.get_by_text("new")).to_be_attached()
    assert passing(page, 3) == ["enter", 1]


def test_a_changed_look_moves(moving_page, double):
    page = moving_page
    visit(page, double.show(text(2)))
    double.send(["c", [".s-half { opacity: 0.5 }"]])
    double.send(["n", 1, "60s linear 0ms"], ["a", 2, 0, {"class": "s-half"}])
    expect(page.locator(".s-half")).to_be_attached()
    opacity = page.locator(".s-half").evaluate("(element) => Number(getComputedStyle(element).opacity)")
    assert 0.5 < opacity <= 1


def test_a_look_stops_moving_when_its_time_is_over(moving_page, double):
    page = moving_page
    visit(page, double.show(text(2)))
    double.send(["c", [".s-half { opacity: 0.5 }"]])
    double.send(["n", 1, "50ms linear 0ms"], ["a", 2, 0, {"class": "s-half"}])
    expect(page.locator("[data-moves]")).to_have_count(0)
    expect(page.locator(".s-half")).to_have_css("opacity", "0.5")


def test_a_repeated_animation_goes_on(moving_page, double):
    page = moving_page
    visit(page, double.show(text(2)))
    double.send(["c", [".s-half { opacity: 0.5 }"]])
    double.send(["n", 1, "60s linear 0ms", 0, True], ["a", 2, 0, {"class": "s-half"}])
    expect(page.locator(".s-half")).to_be_attached()
    timing = page.locator(".s-half").evaluate(
        "(element) => { const { iterations, direction } = element.getAnimations()[0].effect.getTiming();"
        " return [String(iterations), direction]; }")
    assert timing == ["Infinity", "alternate"]


def test_who_wants_less_motion_sees_none(page, double):
    visit(page, double.show(text(2)))
    double.send(["n", 1, "60s linear 0ms"], ["i", 1, 0, text(3, "new", enter="o:0")])
    expect(page.get_by_text("new")).to_be_visible()
    assert passing(page, 3)[1] == 0
    double.send(["n", 1, "60s linear 0ms"], ["r", 3], ["t", 2, 0, "over"])
    expect(page.get_by_text("over")).to_be_visible()
    assert page.get_by_text("new").count() == 0


def test_a_place_that_no_press_asks_for_is_offered_as_a_link(page, double):
    """A browser blocks it, and says nothing to the page."""
    # What the test itself evaluates counts as a press.
    page.add_init_script("Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } })")
    visit(page, double.show(button(2, "Help")))
    double.send(["o", f"{double.url}?help"])
    link = page.locator("#r-status").get_by_role("link", name=f"{double.url}?help")
    expect(link).to_be_visible()
    assert len(page.context.pages) == 1
    with page.expect_popup() as popup:
        link.click()
    popup.value.wait_for_url(f"{double.url}?help")
    assert popup.value.evaluate("() => window.opener") is None


def test_a_place_that_leads_elsewhere_is_offered_by_no_link_that_could_do_harm(page, double):
    page.add_init_script("Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } })")
    visit(page, double.show(text(3)))
    double.send(["o", "javascript:alert(1)"], ["t", 3, 0, "done"])
    expect(page.get_by_text("done")).to_be_visible()
    expect(page.locator("#r-status")).to_be_empty()
