"""What few pages need: texts that shrink where they don't fit, keyboards that scrolling dismisses, menus that stay
open, and bars of tabs that make room for the content."""

import pytest
from playwright.sync_api import expect

from nodes import el, field
from waits import painted, visit

RULES = """
.s-leastScale_0p5 { --r-least: 0.5 }
.s-line { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1; overflow: hidden }
.s-box { inline-size: 120px; font-size: 20px }
.s-large { padding: 100px }
"""
WORDS = "one two three four"


def text(words, id=3):
    names = {"class": "r-text s-leastScale_0p5 s-line", "data-script": "/_rostrum/details.js"}
    return el(2, "div", {"class": "s-box"}, el(id, "div", names, words))


def show(page, double, *children):
    page.add_init_script(
        f"const sheet = new CSSStyleSheet(); sheet.replaceSync(`{RULES}`); document.adoptedStyleSheets = [sheet]")
    visit(page, double.show(*children))
    page.evaluate("() => import('/_rostrum/details.js').then(() => true)")
    painted(page)


def size(page):
    return page.locator(".r-text").evaluate("text => parseFloat(getComputedStyle(text).fontSize)")


def is_cut(page):
    return page.locator(".r-text").evaluate("text => text.scrollHeight > text.clientHeight + 1")


def test_a_text_is_as_small_as_it_has_to_be(page, double):
    show(page, double, text(WORDS))
    assert 10 < size(page) < 20 and not is_cut(page)


def test_a_text_that_fits_has_its_own_size(page, double):
    show(page, double, text("one"))
    assert size(page) == 20


def test_a_text_is_no_smaller_than_its_least_factor(page, double):
    show(page, double, text(" ".join([WORDS] * 4)))
    assert size(page) == pytest.approx(10) and is_cut(page)


def test_a_text_grows_with_its_place_and_with_other_words(page, double):
    show(page, double, text(WORDS))
    small = size(page)
    page.locator(".s-box").evaluate("box => box.style.inlineSize = '600px'")
    painted(page)
    assert size(page) == 20
    page.locator(".s-box").evaluate("box => box.style.removeProperty('inline-size')")
    painted(page)
    assert size(page) == small
    page.locator(".r-text").evaluate("text => text.textContent = 'one'")
    painted(page)
    assert size(page) == 20


@pytest.mark.parametrize("attributes, stays", [({"data-dismisses": ""}, False), ({}, True)])
def test_scrolling_with_a_finger_dismisses_the_keyboard(new_page, touch, double, attributes, stays):
    page = new_page(has_touch=True)
    list = el(4, "div", {"class": "r-text s-large", **attributes}, "Scroll")
    show(page, double, field(2), list)
    page.locator("input").focus()
    frame = page.locator("[data-id='4']").bounding_box()
    place = (frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2)
    touch(page, place, (place[0], place[1] + 30), (place[0], place[1] + 60))
    if stays:
        expect(page.locator("input")).to_be_focused()
    else:
        expect(page.locator("input")).not_to_be_focused()


def menu(*items, **attributes):
    names = {name.replace("_", "-"): value for name, value in attributes.items()}
    opener = el(2, "button", {"class": "r-menu__button", "type": "button", "aria-haspopup": "menu"}, "Size", part=1)
    popover = el(2, "div", {"class": "r-menu__items", "role": "menu", "popover": "auto", "data-slot": ""}, *items, part=2)
    return el(2, "div", {"class": "r-menu", "data-script": "/_rostrum/details.js", **names}, opener, popover)


def item(id, title, **attributes):
    names = {name.replace("_", "-"): value for name, value in attributes.items()}
    return el(id, "button", {
        "class": "r-button", "type": "button", "role": "menuitem", "data-on": "tap", **names}, title)


@pytest.mark.parametrize("press", ["click", "Enter"])
@pytest.mark.parametrize("outer, inner, stays", [
    ("true", None, True), (None, "true", True), ("true", "false", False), ("false", None, False), (None, None, False)])
def test_a_menu_stays_open_if_its_item_says_so(page, double, outer, inner, stays, press):
    show(page, double, menu(item(3, "Larger", data_stays=inner), data_stays=outer))
    page.get_by_text("Size").click()
    larger = page.get_by_role("menuitem", name="Larger")
    expect(larger).to_be_focused()
    larger.click() if press == "click" else page.keyboard.press(press)
    assert double.event() == [3, "tap"]
    if not stays:
        return expect(larger).to_be_hidden()
    painted(page)
    expect(larger).to_be_focused()
    # It closes as ever.
    page.keyboard.press("Escape")
    expect(larger).to_be_hidden()
    page.get_by_text("Size").click()
    expect(larger).to_be_visible()


def tabs(way):
    bar = el(2, "div", {"class": "r-tabView__bar", "role": "tablist", "data-on": "select"}, *[
        el(2, "button", {"class": "r-tabView__tab", "type": "button", "role": "tab", "value": str(3)}, title, part=part)
        for part, title in ((2, "Home"),)], part=1)
    rows = [el(n, "div", {"class": "r-text s-large"}, f"Row {n}") for n in range(5, 25)]
    panel = el(3, "div", {"class": "r-tab"}, *rows)
    panels = el(2, "div", {"class": "r-tabView__panels", "data-slot": ""}, panel, part=3)
    return el(2, "div", {"class": "r-tabView", "data-retreats": way, "data-script": "/_rostrum/details.js"}, bar, panels)


def scroll(page, way):
    page.evaluate("way => scrollBy({ top: way, behavior: 'instant' })", way)
    painted(page)


@pytest.mark.parametrize("way", ["down", "up"])
def test_a_bar_of_tabs_makes_room_while_its_user_scrolls_one_way(new_page, double, way):
    page = new_page(viewport={"width": 400, "height": 700})
    show(page, double, tabs(way))
    bar = page.locator(".r-tabView__bar")
    expect(bar).to_be_in_viewport()
    scroll(page, 600)
    expect(bar).to_be_in_viewport() if way == "up" else expect(bar).not_to_be_in_viewport()
    scroll(page, -200)
    expect(bar).not_to_be_in_viewport() if way == "up" else expect(bar).to_be_in_viewport()
    # At the top, the bar is there in any case, and for the focus as well.
    scroll(page, 300) if way == "down" else None
    expect(bar).not_to_be_in_viewport()
    page.get_by_role("tab").focus()
    expect(bar).to_be_in_viewport()
    page.evaluate("() => document.activeElement.blur()")
    scroll(page, 100)
    scroll(page, -5000)
    expect(bar).to_be_in_viewport()


def test_a_bar_of_tabs_stays_on_a_wide_page(page, double):
    show(page, double, tabs("down"))
    scroll(page, 600)
    expect(page.locator(".r-tabView__bar")).to_be_in_viewport()


def test_a_rotor_is_a_menu_that_only_the_keyboard_and_assistive_technology_find(page, double):
    opener = el(4, "button", {"class": "r-menu__button", "type": "button", "aria-haspopup": "menu"}, "Important", part=1)
    items = el(4, "div", {"class": "r-menu__items", "role": "menu", "popover": "auto", "data-slot": ""},
               item(5, "News"), item(6, "Bill"), part=2)
    spoken = el(3, "div", {"class": "r-group r-group-spoken"}, el(4, "div", {"class": "r-menu"}, opener, items))
    rows = el(7, "div", {"class": "r-text", "tabindex": "-1"}, "Two messages")
    visit(page, double.show(el(2, "div", {"class": "r-overlay"}, rows, spoken)))
    button = page.get_by_role("button", name="Important")
    assert page.locator(".r-group-spoken").evaluate("group => getComputedStyle(group).opacity") == "0"
    page.keyboard.press("Tab")
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("menuitem", name="News")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert double.event() == [6, "tap"]
    expect(page.get_by_role("menuitem")).to_have_count(0)
    double.send(["f", 7])
    expect(page.get_by_text("Two messages")).to_be_focused()
