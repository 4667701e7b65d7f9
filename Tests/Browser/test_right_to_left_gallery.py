"""Pages of readers whose language is written from right to left."""

import pytest
from playwright.sync_api import expect

from screens import SIZES
from waits import live
from walk import gallery, opening, pressing, tab  # noqa: F401: fixture


@pytest.fixture
def arabic(new_page, gallery):
    def make(way, width=1280):
        page = new_page(locale="ar", viewport=dict(zip(("width", "height"), SIZES[str(width)])))
        page.goto(gallery)
        live(page)
        way(page)
        return page

    return make


def box(locator):
    return locator.first.bounding_box()


def middle(locator):
    box = locator.first.bounding_box()
    return box["x"] + box["width"] / 2


def test_a_page_says_its_direction_and_the_words_of_the_host_are_arabic(arabic):
    page = arabic(tab("Layouts", opening("Shelf")))
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    back = page.locator(".r-navigationBar__back:visible")
    expect(back).to_have_accessible_name("رجوع, Layouts")
    assert middle(back) > 640


def test_tabs_and_columns_begin_on_the_right(arabic):
    page = arabic(tab("Library"))
    places = [middle(page.locator("[role=tab]").nth(index)) for index in range(5)]
    assert places == sorted(places, reverse=True)
    assert middle(page.locator(".r-column-sidebar:visible")) > middle(page.locator(".r-column-content:visible")) > middle(
        page.locator(".r-column-detail:visible"))


def test_the_knob_of_a_switch_and_the_arrows_of_a_picker_stay_inside(arabic):
    page = arabic(tab("Controls"), 390)
    knob = """(input) => { const { left, right, width } = getComputedStyle(input, "::before");
      const moved = parseFloat(getComputedStyle(input, "::before").translate) || 0;
      return [parseFloat(left) + moved, parseFloat(right) - moved]; }"""
    for isOn in (True, False):
        left, right = page.get_by_role("switch").first.evaluate(knob)
        assert min(left, right) >= 0 and (left < right) is isOn, (isOn, left, right)
        page.get_by_role("switch").first.click()
        live(page)
    select = page.locator(".r-picker__input:visible").first
    assert select.evaluate("(select) => getComputedStyle(select).paddingLeft") == "28px"
    arrows = page.locator(".r-picker-menu:visible").first.evaluate("(box) => getComputedStyle(box, '::before').left")
    assert float(arrows.removesuffix("px")) < 28


@pytest.mark.engines("chromium", "firefox", reason="WebKitGTK has the arrow keys of a slider go as from left to right")
def test_the_arrow_keys_of_a_slider_are_swapped(arabic):
    page = arabic(tab("Layouts", opening("Motion")))
    slider = page.get_by_role("slider")
    slider.focus()
    for key, value in (("ArrowLeft", "1"), ("ArrowLeft", "2"), ("ArrowRight", "1"), ("ArrowUp", "2")):
        page.keyboard.press(key)
        live(page)
        assert slider.input_value() == value, key


def test_a_slider_grows_from_the_right(arabic):
    page = arabic(tab("Layouts", opening("Motion")))
    slider = page.get_by_role("slider")
    slider.fill("10000")
    live(page)
    shape = box(page.locator(".r-shape:visible"))
    assert shape["x"] < box(slider)["x"] + box(slider)["width"] / 2, "the offset is towards the left"


def test_arrow_keys_are_swapped(arabic):
    page = arabic(tab("Library"))
    tabs = page.locator("[role=tab]")
    tabs.first.focus()
    for key, index in (("ArrowLeft", 1), ("ArrowLeft", 2), ("ArrowRight", 1), ("ArrowRight", 0), ("ArrowRight", 5)):
        page.keyboard.press(key)
        expect(tabs.nth(index)).to_be_focused()


def test_a_stepper_counts_to_the_left(arabic):
    page = arabic(tab("Controls"))
    up, down = page.locator(".r-stepper__up:visible"), page.locator(".r-stepper__down:visible")
    assert middle(up) < middle(down)
    up.focus()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text("Guests: 7")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Guests: 6")).to_be_visible()
    expect(up).to_have_accessible_name("زيادة Guests: 6")


def test_rows_are_swiped_to_the_other_side(arabic):
    page = arabic(tab("Search"), 390)
    row = page.locator(".r-row:visible").first
    actions = row.locator(".r-rowActions")
    assert middle(actions) < middle(row)
    finger = """(element, [type, clientX]) => element.dispatchEvent(new PointerEvent(type,
                  { pointerType: "touch", clientX, clientY: 300, bubbles: true }))"""
    for kind, x in (("pointerdown", 100), ("pointermove", 180)):
        row.evaluate(finger, [kind, x])
    expect(row).to_have_attribute("data-swiped", "trailing")
    row.evaluate(finger, ["pointermove", 20])
    expect(row).not_to_have_attribute("data-swiped", "trailing")
    row.evaluate(finger, ["pointerup", 20])


def test_the_inspector_and_its_button_are_on_the_left(arabic):
    page = arabic(tab("Search", pressing("About")))
    inspector = page.locator(".r-inspector:visible")
    assert middle(inspector) < 640
    assert middle(inspector.locator(".r-inspector__close")) < middle(inspector)


LONG = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft" * 3


def test_long_words_are_broken(new_page, gallery):
    for width in (320, 390):
        page = new_page(viewport={"width": width, "height": 640})
        page.goto(gallery)
        live(page)
        tab("Search")(page)
        page.locator(".r-navigationBar__title:visible, .r-row .r-text").evaluate_all(
            "(texts, long) => { for (const text of texts) text.textContent = long; }", LONG)
        assert page.evaluate("() => document.scrollingElement.scrollWidth - innerWidth") <= 0
