"""The rows of Documentation/Support/Accessibility.md, seen on their page of the gallery."""

import pytest
from playwright.sync_api import expect

from seen import gallery_server, show  # noqa: F401: fixtures
from waits import live

PAGE = "Accessibility"


@pytest.mark.parametrize("row, identifier, name", [("V3.1", "star", "star"), ("V10.107", "spoken", None)])
def test_an_element_has_an_identifier(show, row, identifier, name):
    element = show(row).stage.locator(f"[data-identifier={identifier}]")
    expect(element).to_be_visible()
    if name:
        expect(element).to_have_accessible_name(name)


def test_a_button_has_a_name(show, row="V3.2"):
    expect(show(row).stage.get_by_role("button")).to_have_accessible_name("Favorite")


def test_a_slider_has_a_value_in_words(show, row="V3.3"):
    slider = show(row).stage.get_by_role("slider", name="Share")
    expect(slider).to_have_attribute("aria-valuetext", "25 percent")


def test_elements_have_names_values_and_hints(show, row="V10.106"):
    stage = show(row).stage
    button = stage.get_by_role("button", name="Delete")
    expect(button).to_have_accessible_description("It cannot be undone")
    rating = stage.get_by_role("group", name="Rating")
    expect(rating).to_have_accessible_description("Three of five")


def test_a_hidden_text_is_seen_but_not_read(show, row="V10.107"):
    specimen = show(row)
    assert "Only seen" not in specimen.stage.aria_snapshot()
    expect(specimen("Only seen")).to_be_visible()


def test_a_text_is_a_heading(show, row="V10.109"):
    expect(show(row).stage.get_by_role("heading", name="A part", level=3)).to_be_visible()


def test_an_element_hides_or_contains_its_views(show, row="V10.110"):
    stage = show(row).stage
    expect(stage.get_by_role("img", name="Two stars")).to_be_visible()
    expect(stage.get_by_role("group", name="Tools").get_by_role("button", name="Inside")).to_be_visible()


def test_an_element_is_adjusted(show, row="V10.112"):
    specimen = show(row)
    rating = specimen.stage.get_by_role("spinbutton", name="Rating")
    expect(rating).to_have_attribute("aria-valuetext", "3 of 5")
    rating.focus()
    rating.press("ArrowUp")
    expect(rating).to_have_attribute("aria-valuetext", "4 of 5")
    rating.press("ArrowDown")
    expect(rating).to_have_attribute("aria-valuetext", "3 of 5")


def test_another_view_represents_an_element(show, row="V10.113"):
    specimen = show(row)
    assert "Drawn" not in specimen.stage.aria_snapshot()
    switch = specimen.stage.get_by_role("switch", name="Power")
    spoken = specimen.stage.locator(".r-group-spoken")
    assert spoken.evaluate("(box) => getComputedStyle(box).opacity") == "0"
    page = specimen.stage.page
    page.keyboard.press("Tab")
    switch.focus()
    assert spoken.evaluate("(box) => getComputedStyle(box.parentNode).outlineStyle") == "solid"
    switch.press("Space")
    expect(specimen("Drawn on")).to_be_visible()
    expect(switch).to_be_checked()


def test_the_focus_of_assistive_technology_is_moved(show, row="V10.115"):
    specimen = show(row)
    specimen.press("Check")
    expect(specimen("Wrong number")).to_be_focused()
    expect(specimen("The error is read")).to_be_visible()
    specimen.stage.get_by_role("button", name="Check").focus()
    expect(specimen("Something else is read")).to_be_visible()


def test_a_wrong_field_is_described_by_its_message(show, row="V10.938"):
    specimen = show(row)
    plate = specimen.stage.get_by_role("textbox", name="Plate")
    expect(plate).not_to_have_attribute("aria-invalid", "true")
    specimen.press("Save")
    expect(plate).to_be_focused()
    expect(plate).to_have_attribute("aria-invalid", "true")
    expect(plate).to_have_accessible_description("Enter a plate.")
    expect(specimen("2 fields need attention")).to_be_visible()
    plate.fill("B-RS 38")
    specimen.press("Save")
    owner = specimen.stage.get_by_role("textbox", name="Owner")
    expect(owner).to_be_focused()
    expect(owner).to_have_accessible_description("Enter an owner.")
    expect(plate).not_to_have_attribute("aria-invalid", "true")
    expect(specimen("1 field needs attention")).to_be_visible()
    specimen.stage.get_by_role("button", name="Enter an owner.").focus()
    specimen.stage.get_by_role("button", name="Enter an owner.").press("Enter")
    expect(owner).to_be_focused()
