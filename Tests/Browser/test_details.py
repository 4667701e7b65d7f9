"""What few pages need: texts that shrink where they don't fit, and keyboards that scrolling dismisses."""

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
