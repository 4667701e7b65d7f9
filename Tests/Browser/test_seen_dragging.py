"""The rows about drag and drop of Documentation/Support/GesturesAndFocus.md, seen on their page of the gallery."""

import re

import pytest
from playwright.sync_api import expect

from seen import gallery_server, show  # noqa: F401: fixtures

PAGE = "Gestures, keyboard and focus"


def ready(specimen):
    """Waits until the page has loaded the script for dragging."""
    element = specimen.stage.locator("[data-script*=dragging]").first
    element.evaluate("async (e) => void await import(e.dataset.script)")


def carried(specimen, name):
    return specimen.stage.locator(".r-carried").filter(has_text=name)


def move_button(specimen, name):
    return specimen.stage.get_by_role("button", name=f"Move to… {name}")


DROP = "V10.158"
drops = pytest.mark.engines("chromium", reason="Firefox lets a test drag, and drops nothing; WebKitGTK drags with a real mouse alone")
INSERT = "V10.159"


def rows(specimen):
    return specimen.stage.locator(".r-row .r-carried .r-text").all_text_contents()


@drops
def test_a_view_is_dragged_to_another(show, row=DROP):
    specimen = show(row)
    ready(specimen)
    basket = specimen.stage.locator(".r-taking")
    carried(specimen, "Banana").drag_to(basket)
    expect(basket).to_have_text(re.compile("Basket with.*Banana"))
    expect(carried(specimen, "Banana")).to_have_count(0)
    expect(basket).not_to_have_attribute("data-targeted", "")


@drops
def test_the_target_and_what_is_dragged_look_like_it(show, row=DROP):
    specimen = show(row)
    ready(specimen)
    basket = specimen.stage.locator(".r-taking")
    apple = carried(specimen, "Apple")
    apple.scroll_into_view_if_needed()
    apple.hover()
    specimen.page.mouse.down()
    basket.hover()
    basket.hover()
    expect(basket).to_have_attribute("data-targeted", "")
    expect(basket).to_have_css("outline-style", "solid")
    expect(apple).to_have_css("opacity", "0.4")
    specimen.page.mouse.up()
    expect(basket).to_have_text(re.compile("Basket with.*Apple"))


def test_the_keyboard_moves_to_a_place_in_a_list(show, row=DROP):
    specimen = show(row)
    ready(specimen)
    button = move_button(specimen, "Cherry")
    button.focus()
    expect(button).to_have_css("opacity", "1")
    specimen.page.keyboard.press("Enter")
    menu = specimen.page.get_by_role("menu", name="Move to…")
    expect(menu.get_by_role("menuitem").first).to_have_text(re.compile("^Basket"))
    expect(menu.get_by_role("menuitem").first).to_be_focused()
    specimen.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(button).to_be_focused()
    specimen.page.keyboard.press("Enter")
    specimen.page.keyboard.press("Enter")
    expect(specimen.stage.locator(".r-taking")).to_have_text(re.compile("Basket with.*Cherry"))
    expect(menu).to_have_count(0)


@drops
def test_rows_take_what_is_dragged_between_them(show, row=INSERT):
    specimen = show(row)
    ready(specimen)
    before = [name for name in rows(specimen) if name != "Night"]
    second = specimen.stage.locator(".r-row").filter(has_text=before[1])
    carried(specimen, "Night").first.drag_to(second, target_position={"x": 60, "y": 4})
    expect(specimen.stage.locator(".r-row")).to_have_count(4)
    assert rows(specimen) == [before[0], "Night", *before[1:]]


def test_the_keyboard_moves_between_rows(show, row=INSERT):
    specimen = show(row)
    ready(specimen)
    before = rows(specimen)
    move_button(specimen, before[1]).last.focus()
    specimen.page.keyboard.press("Enter")
    items = specimen.page.get_by_role("menu", name="Move to…").get_by_role("menuitem")
    others = [f"Before {name}" for name in before if name != before[1]]
    # The places of the specimen before are in the list as well.
    expect(items).to_have_text([re.compile("Basket"), *others, "At the end", re.compile("title|Title")])
    for _ in range(len(others) + 1):
        specimen.page.keyboard.press("ArrowDown")
    expect(items.nth(len(others) + 1)).to_be_focused()
    last = specimen.stage.locator(".r-row").last
    expect(last).to_have_attribute("data-drop-after", "")
    specimen.page.keyboard.press("Enter")
    expect(last).to_have_text(re.compile(before[1]))
    assert rows(specimen) == [name for name in before if name != before[1]] + [before[1]]


def test_a_target_of_another_type_gets_a_representation(show, row=INSERT):
    specimen = show(row)
    ready(specimen)
    move_button(specimen, "Evening").click()
    specimen.page.get_by_role("menuitem", name=re.compile("title|Title")).click()
    expect(specimen("Title: Evening")).to_be_visible()
