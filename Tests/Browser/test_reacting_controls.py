"""Tabs, ways back, disclosures, menus and buttons show what a press changes before the server answers."""

import pytest
from playwright.sync_api import expect

from nodes import button, el, field, screen, stack
from reacting import react, reacting  # noqa: F401
from test_typing import compose
from waits import focused, live, visit


def tabs(*panels):
    def tab(id, index):
        return el(3, "button", {
            "type": "button", "role": "tab", "id": f"b{id}", "value": str(id), "aria-controls": f"p{id}",
            "aria-selected": "true" if index == 0 else "false", "tabindex": "0" if index == 0 else "-1",
        }, f"Tab {index}", part=2 + index)

    bar = el(3, "div", {"class": "r-tabView__bar", "role": "tablist", "data-on": "select"},
             *[tab(id, index) for index, (id, *_) in enumerate(panels)], part=1)
    shown = [
        el(id, "div", {"class": "r-tab", "role": "tabpanel", "id": f"p{id}", "hidden": index > 0 or None}, *content)
        for index, (id, *content) in enumerate(panels)]
    return el(3, "div", {"class": "r-tabView"}, bar, el(3, "div", {"class": "r-tabView__panels", "data-slot": ""}, *shown, part=2 + len(panels)))


def test_a_tab_comes_up_and_each_keeps_its_scroll_position(reacting, double):
    page = reacting(tabs((10, el(11, "p", {}, "One")), (20, el(21, "p", {}, "Two"))))
    page.evaluate("() => document.querySelectorAll('p').forEach((p) => p.style.blockSize = '3000px')")
    page.evaluate("() => scrollTo(0, 500)")
    page.locator("[role=tab]").nth(1).dispatch_event("click")
    assert double.event() == [3, "select", 20]
    expect(page.get_by_text("Two")).to_be_visible()
    expect(page.get_by_text("One")).to_be_hidden()
    assert page.evaluate("() => [document.querySelector('[value=\"20\"]').ariaSelected, scrollY]") == ["true", 0]
    page.evaluate("() => scrollTo(0, 100)")
    double.send(["a", 3, 2, {"aria-selected": "false", "tabindex": "-1"}], ["a", 3, 3, {"aria-selected": "true", "tabindex": "0"}],
                ["a", 10, 0, {"hidden": ""}], ["a", 20, 0, {"hidden": None}])
    live(page)
    assert page.evaluate("() => scrollY") == 100
    page.locator("[role=tab]").nth(0).dispatch_event("click")
    assert double.event() == [3, "select", 10]
    expect(page.get_by_text("One")).to_be_visible()
    assert page.evaluate("() => scrollY") == 500
    double.send()
    live(page)
    expect(page.get_by_text("Two")).to_be_visible()
    expect(page.get_by_text("One")).to_be_hidden()
    assert page.evaluate("() => [document.querySelector('[value=\"20\"]').ariaSelected, scrollY]") == ["true", 100]


def test_a_tab_without_content_is_selected_without_it(reacting, double):
    page = reacting(tabs((10, el(11, "p", {}, "One")), (20,)))
    page.locator("[role=tab]").nth(1).click()
    expect(page.locator("[role=tab]").nth(1)).to_have_attribute("aria-selected", "true")
    expect(page.get_by_text("One")).to_be_visible()


@pytest.mark.parametrize("way", ["bar", "browser"])
@pytest.mark.parametrize("agrees", [True, False])
def test_back_shows_the_screen_below(reacting, double, way, agrees):
    page = reacting(stack(2, screen(10, "Root", button(12, "Go"), back=False)))
    page.get_by_role("button", name="Go").click()
    assert double.event() == [12, "tap"]
    double.send(["i", 2, 0, screen(20, "Next", button(22, "In"))], ["h", 1])
    page.wait_for_function("() => history.state?.trail?.at(-1) === 1")
    live(page)
    inside = focused(page)
    if way == "bar":
        page.get_by_role("button", name="Back").click()
    else:
        page.evaluate("() => history.back()")
    assert double.event() == [2, "back", 0]
    expect(page.get_by_role("heading", name="Root")).to_be_visible()
    expect(page.get_by_role("heading", name="Next")).to_be_hidden()
    assert focused(page) == "12"
    double.send(*([["r", 20], ["h", 0]] if agrees else []))
    page.wait_for_function("() => rostrum.isIdle")
    if agrees:
        expect(page.locator(".r-screen")).to_have_count(1)
        assert focused(page) == "12"
        page.wait_for_function("() => (history.state?.trail?.at(-1) ?? 0) === 0")
    else:
        expect(page.get_by_role("heading", name="Next")).to_be_visible()
        expect(page.get_by_role("heading", name="Root")).to_be_hidden()
        assert focused(page) == ("21.3" if way == "bar" else inside)
        page.wait_for_function("() => history.state?.trail?.at(-1) === 1")


def test_back_in_a_narrow_split_view_shows_the_column_before(new_page, double):
    page = new_page(viewport={"width": 400, "height": 700})
    double.reacts = True

    def column(id, place, front=""):
        back = el(id, "button", {"class": "r-column__back", "type": "button", "data-on": "back"}, "Back", part=1)
        return el(id, "div", {"class": f"r-column r-column-{place}{front}"}, back, el(id + 1, "p", {}, f"In {place}"))

    visit(page, double.show(el(2, "div", {"class": "r-splitView r-splitView-all"},
                               column(3, "sidebar"), column(6, "detail", " r-column-front"))))
    react(page)
    double.answers = False
    page.get_by_role("button", name="Back").locator("visible=true").click()
    assert double.event() == [6, "back", 0]
    expect(page.get_by_text("In sidebar")).to_be_visible()
    expect(page.get_by_text("In detail")).to_be_hidden()
    double.send()
    live(page)
    expect(page.get_by_text("In detail")).to_be_visible()
    expect(page.get_by_text("In sidebar")).to_be_hidden()


def test_a_disclosure_opens_and_closes_as_often_as_it_is_pressed(reacting, double):
    page = reacting(el(
        2, "div", {"class": "r-group-disclosure"},
        el(3, "button", {"class": "r-button-disclosure", "type": "button", "data-on": "tap", "aria-expanded": "true"}, "More"),
        el(4, "div", {"class": "r-group-disclosed"}, "Disclosed")))
    more = page.get_by_role("button", name="More")
    for expanded in ("false", "true", "false"):
        more.click()
        assert double.event() == [3, "tap"]
        expect(more).to_have_attribute("aria-expanded", expanded)
    expect(page.get_by_text("Disclosed")).to_be_hidden()
    # What the server says of the first press is known, and not shown while there are others.
    double.send(["a", 3, 0, {"aria-expanded": "false"}], ["r", 4], acknowledged=1)
    double.send(["a", 3, 0, {"aria-expanded": "true"}], ["i", 2, 0, el(5, "div", {"class": "r-group-disclosed"}, "Again")],
                acknowledged=2)
    page.wait_for_function("() => rostrum.pending === 1")
    expect(more).to_have_attribute("aria-expanded", "false")
    double.send()
    live(page)
    expect(more).to_have_attribute("aria-expanded", "true")
    expect(page.get_by_text("Again")).to_be_visible()


@pytest.mark.engines("chromium", reason="no other engine lets a test compose text as an input method does")
def test_what_is_taken_back_leaves_a_composition_alone(reacting, double):
    page = reacting(
        el(2, "button", {"type": "button", "data-on": "tap", "aria-expanded": "false"}, "More"), field(3, "", on="text"))
    more = page.get_by_role("button", name="More")
    more.click()
    assert double.event() == [2, "tap"]
    page.get_by_role("textbox").click()
    page.evaluate("() => addEventListener('compositionend', () => { window.hasEnded = true; })")
    keyboard = page.context.new_cdp_session(page)
    compose(keyboard, "に")
    assert double.event()[:3] == [3, "text", "に"]
    expect(more).to_have_attribute("aria-expanded", "true")
    double.send(acknowledged=1)
    expect(more).to_have_attribute("aria-expanded", "false")
    compose(keyboard, "にほ")
    assert double.event()[:3] == [3, "text", "にほ"]
    assert page.evaluate("() => [document.activeElement.value, window.hasEnded ?? false]") == ["にほ", False]


def test_choices_in_a_menu_are_checked(reacting, double):
    def item(id, role, checked, **names):
        return el(id, "button", {"type": "button", "role": role, "aria-checked": checked, **names}, f"Item {id}")

    page = reacting(
        item(2, "menuitemcheckbox", "false", **{"data-on": "toggle"}),
        el(3, "div", {"role": "group", "data-on": "select"}, *[
            item(id, "menuitemradio", "true" if id == 4 else "false", value=str(id)) for id in (4, 5)]))
    page.get_by_text("Item 2").click()
    assert double.event() == [2, "on", True]
    page.get_by_text("Item 5").click()
    assert double.event() == [3, "select", 5]
    checked = "() => [...document.querySelectorAll('[aria-checked]')].map((item) => item.ariaChecked)"
    assert page.evaluate(checked) == ["true", "false", "true"]
    double.send()
    live(page)
    assert page.evaluate(checked) == ["false", "true", "false"]


def test_a_pressed_button_looks_pressed_and_then_busy(reacting, double):
    page = reacting(button(2, "Save"))
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    save = page.get_by_role("button", name="Save")
    save.click()
    assert double.event() == [2, "tap"]
    expect(save).to_have_attribute("data-pressed", "")
    page.clock.run_for(200)
    expect(save).not_to_have_attribute("aria-busy", "true")
    before = save.bounding_box()
    page.clock.run_for(100)
    expect(save).to_have_attribute("aria-busy", "true")
    assert save.bounding_box() == before
    double.send(["a", 2, 0, {"class": "r-button r-button-plain"}])
    live(page)
    expect(save).not_to_have_attribute("aria-busy", "true")
    expect(save).not_to_have_attribute("data-pressed", "")
