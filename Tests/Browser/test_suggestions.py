"""Suggestions for fields, in lists below them."""

import pytest
from playwright.sync_api import expect

from nodes import el, field
from waits import painted, visit

SCRIPT = "/_rostrum/suggesting.js"
LOOK = "[data-suggests] { position: fixed; inset: auto; margin: 0 } [data-suggests]:not(:popover-open) { display: none }"


def option(id, title):
    return el(id, "button", {"class": "r-button", "type": "button", "data-on": "tap"}, title)


def suggestions(*options):
    return el(4, "div", {
        "class": "r-group", "role": "listbox", "popover": "manual", "data-suggests": "", "data-script": SCRIPT}, *options)


def show(page, double, *options):
    page.add_init_script(
        f"const sheet = new CSSStyleSheet(); sheet.replaceSync(`{LOOK}`); document.adoptedStyleSheets = [sheet]")
    box = el(2, "div", {"class": "r-group"}, field(3, on="text focus submit"), suggestions(*options))
    visit(page, double.show(box, el(9, "button", {"class": "r-button", "type": "button"}, "Elsewhere")))
    page.evaluate(f"() => import('{SCRIPT}').then(() => true)")


def drain(double):
    """What the page has sent since, without focus and text."""
    events = []
    while not double.received.empty():
        events.append(double.event())
    return [event for event in events if event[1] not in ("focus", "blur", "text", "edit")]


def city(page):
    return page.get_by_role("combobox", name="Field 3")


@pytest.fixture
def cities(page, double):
    show(page, double, option(5, "Paris"), option(6, "Parma"))
    expect(page.get_by_text("Paris")).to_be_hidden()
    page.locator("input").click()
    page.keyboard.type("Par")
    expect(page.get_by_role("listbox", name="Field 3")).to_be_visible()
    return page


def test_a_list_opens_below_a_field_while_its_user_types(cities):
    expect(city(cities)).to_have_attribute("aria-expanded", "true")
    field, list = city(cities).bounding_box(), cities.get_by_role("listbox").bounding_box()
    assert list["y"] >= field["y"] + field["height"] and abs(list["x"] - max(8, field["x"])) < 1
    assert list["width"] >= field["width"]
    expect(city(cities)).to_be_focused()


def test_arrows_move_among_suggestions_and_the_return_key_takes_one(cities, double):
    chosen = cities.locator("[role=option][aria-selected=true]")
    for key, name in (("ArrowDown", "Paris"), ("ArrowDown", "Parma"), ("ArrowDown", None), ("ArrowUp", "Parma")):
        cities.keyboard.press(key)
        if name:
            expect(chosen).to_have_text(name)
            expect(city(cities)).to_have_attribute("aria-activedescendant", chosen.get_attribute("id"))
        else:
            expect(chosen).to_have_count(0)
            expect(city(cities)).not_to_have_attribute("aria-activedescendant", "")
    painted(cities)
    drain(double)
    cities.keyboard.press("Enter")
    expect(cities.get_by_role("listbox")).to_be_hidden()
    painted(cities)
    assert drain(double) == [[6, "tap"]]
    expect(city(cities)).to_be_focused()
    expect(city(cities)).to_have_attribute("aria-expanded", "false")


def test_the_return_key_submits_a_field_without_a_chosen_suggestion(cities, double):
    painted(cities)
    drain(double)
    cities.keyboard.press("Enter")
    assert double.event() == [3, "submit"]


def test_escape_closes_the_list_and_the_down_arrow_opens_it(cities):
    cities.keyboard.press("Escape")
    expect(cities.get_by_role("listbox")).to_be_hidden()
    cities.keyboard.press("ArrowDown")
    expect(cities.get_by_role("option", name="Paris")).to_have_attribute("aria-selected", "true")


def test_a_press_takes_a_suggestion_and_leaves_the_focus_in_the_field(cities, double):
    painted(cities)
    drain(double)
    cities.get_by_role("option", name="Parma").click()
    painted(cities)
    assert drain(double) == [[6, "tap"]]
    expect(city(cities)).to_be_focused()
    expect(cities.get_by_role("listbox")).to_be_hidden()


def test_the_list_closes_when_the_focus_moves_on(cities):
    cities.keyboard.press("Tab")
    expect(cities.get_by_text("Elsewhere")).to_be_focused()
    expect(cities.get_by_role("listbox")).to_be_hidden()


def test_a_field_without_suggestions_has_no_open_list(page, double):
    show(page, double)
    page.locator("input").click()
    page.keyboard.type("x")
    expect(city(page)).to_have_attribute("aria-expanded", "false")
    expect(page.locator("[data-suggests]")).to_be_hidden()
