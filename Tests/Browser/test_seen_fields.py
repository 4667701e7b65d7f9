"""The fields and choices of Documentation/Support/Controls.md, seen on their page of the gallery."""

import pytest
from playwright.sync_api import expect

from seen import gallery_server, near, show  # noqa: F401: fixtures
from waits import live

PAGE = "Fields and choices"


@pytest.mark.parametrize("row, name", [("V2.85", "Name"), ("V2.86", "Guest 3")])
def test_text_is_entered(show, row, name):
    specimen = show(row)
    field = specimen.stage.get_by_role("textbox", name=name)
    expect(field).to_have_attribute("placeholder", name)
    field.fill("Ada")
    expect(specimen("Hello Ada")).to_be_visible()


def test_a_secret_is_entered(show, row="V2.69"):
    specimen = show(row)
    field = specimen.stage.get_by_label("Password")
    expect(field).to_have_attribute("type", "password")
    field.fill("secret")
    expect(specimen("6 characters")).to_be_visible()


def test_words_get_a_look(show, row="V10.970"):
    specimen = show(row)
    editor = specimen.stage.get_by_role("textbox", name="Note")
    editor.click()
    specimen.page.keyboard.press("ControlOrMeta+a")
    specimen.stage.get_by_role("button", name="Bold").click()
    specimen.page.keyboard.press("End")
    specimen.page.keyboard.type(" now")
    bold = specimen.stage.locator(".r-text", has_text="Read me now").last
    expect(bold).to_have_css("font-weight", "700")


SELECTED = "() => { const { selectionStart, selectionEnd, value } = document.activeElement;" \
    " return value.slice(selectionStart, selectionEnd); }"


def test_the_selection_of_a_field_is_that_of_the_app(show, row="V10.54"):
    specimen = show(row)
    field = specimen.stage.get_by_role("textbox", name="Words")
    field.focus()
    field.press("End")
    expect(specimen("Selected: after 13")).to_be_visible()
    field.press("Shift+Home")
    expect(specimen("Selected: one two three")).to_be_visible()
    specimen.stage.get_by_role("button", name="Select Two").click()
    expect(specimen("Selected: two")).to_be_visible()
    field.focus()
    specimen.page.wait_for_function(f"() => ({SELECTED})() === 'two'")
    specimen.page.keyboard.type("2")
    expect(field).to_have_value("one 2 three")
    expect(specimen("Selected: after 5")).to_be_visible()


def test_the_selection_of_an_editor_is_that_of_the_app(show, row="V10.991"):
    specimen = show(row)
    editor = specimen.stage.get_by_role("textbox", name="Note")
    editor.click()
    editor.press("Home")
    for _ in range(3):
        editor.press("Shift+ArrowRight")
    expect(specimen("Selected: one")).to_be_visible()
    specimen.stage.get_by_role("button", name="Red").click()
    expect(editor.locator("b")).to_have_text("one")
    expect(specimen("Selected: one")).to_be_visible()
    specimen.stage.get_by_role("button", name="Replace").click()
    expect(editor).to_have_text("2 two three")


@pytest.mark.engines("chromium", "firefox", reason="WebKitGTK 2.50 has no `field-sizing`: its fields scroll and don't grow")
def test_a_field_grows_and_has_a_prompt(show, row="V10.55"):
    specimen = show(row)
    field = specimen.stage.get_by_role("textbox", name="Notes")
    expect(field).to_have_attribute("placeholder", "What is it about?")
    height = specimen.box(field).height
    field.fill("one\ntwo\nthree\nfour\nfive")
    live(specimen.page)
    assert specimen.box(field).height > height + 40


def test_a_number_is_formatted_and_read(show, row="V10.56"):
    specimen = show(row)
    field = specimen.stage.get_by_role("textbox", name="Number")
    expect(field).to_have_value("1,234.5")
    field.fill("2000")
    expect(specimen("Twice is 4,000")).to_be_visible()
    field.blur()
    expect(field).to_have_value("2,000")


@pytest.mark.parametrize("row", ["V3.120", "V6.77"])
def test_a_field_has_a_round_border(show, row):
    specimen = show(row)
    field = specimen.stage.get_by_role("textbox")
    assert specimen.style("border-top-style", field) == "solid"
    assert float(specimen.style("border-top-left-radius", field)[:-2]) > 4


@pytest.mark.parametrize("row, name, value", [
    ("V3.13", "autocapitalize", "words"),
    ("V6.15", "autocapitalize", "words"),
    ("V6.14", "autocapitalize", "none"),
    ("V3.29", "autocorrect", "off"),
    ("V3.57", "inputmode", "email"),
    ("V6.42", "inputmode", "email"),
    ("V6.43", "inputmode", "numeric"),
    ("V3.119", "autocomplete", "email"),
    ("V6.75", "autocomplete", "email"),
    ("V6.76", "autocomplete", "name"),
])
def test_a_field_tells_the_browser_what_is_entered(show, row, name, value):
    expect(show(row).stage.get_by_role("textbox")).to_have_attribute(name, value)


# Numbers and dates


@pytest.mark.parametrize("row, value, text", [("V2.70", "7.3", "Speed 73"), ("V2.71", "7.3", "Speed 8")])
def test_a_slider_sets_a_value(show, row, value, text):
    specimen = show(row)
    slider = specimen.stage.get_by_role("slider")
    assert slider.evaluate("(e) => [e.min, e.max]") == ["0", "10"]
    slider.fill("8" if row == "V2.71" else value)
    expect(specimen(text)).to_be_visible()


def test_a_slider_moves_by_steps(show, row="V2.71"):
    specimen = show(row)
    slider = specimen.stage.get_by_role("slider", name="Speed")
    slider.fill("4")
    slider.press("ArrowRight")
    expect(specimen("Speed 6")).to_be_visible()


def step(specimen, way):
    """Presses a button of the specimen's stepper, whose name also says the label."""
    specimen.stage.get_by_role("button", name=way).click()
    live(specimen.page)


def test_a_stepper_acts(show, row="V2.74"):
    specimen = show(row)
    step(specimen, "Increment")
    expect(specimen("Count is 15")).to_be_visible()
    step(specimen, "Decrement")
    expect(specimen("Count is 14")).to_be_visible()


def test_a_stepper_has_no_bounds(show, row="V2.75"):
    specimen = show(row)
    for count in ("8", "9"):
        step(specimen, "Increment")
        expect(specimen(f"{count} guests")).to_be_visible()


def test_a_stepper_has_bounds(show, row="V2.76"):
    specimen = show(row)
    step(specimen, "Increment")
    expect(specimen("8 guests")).to_be_visible()
    expect(specimen.stage.get_by_role("button", name="Increment")).to_be_disabled()


def test_days_are_chosen(show, row="V10.129"):
    specimen = show(row)
    day = specimen.stage.get_by_role("gridcell", name="Friday, May 8, 2026")
    chosen = specimen.stage.get_by_role("gridcell", name="Thursday, May 7, 2026")
    expect(chosen).to_have_attribute("aria-selected", "true")
    expect(day).to_have_attribute("aria-selected", "false")
    day.click()
    expect(specimen("2 days off")).to_be_visible()
    expect(day).to_have_attribute("aria-selected", "true")
    chosen.click()
    expect(specimen("1 days off")).to_be_visible()
    specimen.press("Next month")
    expect(specimen.stage.get_by_role("gridcell", name="Monday, June 1, 2026")).to_be_attached()


# Choices


@pytest.mark.parametrize("row", ["V2.87", "V2.88"])
def test_a_switch_is_turned_on(show, row):
    specimen = show(row)
    switch = specimen.stage.get_by_role("switch", name="Sound")
    expect(switch).not_to_be_checked()
    switch.click()
    expect(specimen("It is loud")).to_be_visible()
    expect(switch).to_be_checked()
    assert specimen.box(switch).x > specimen.box("Sound").right


def test_switches_have_styles(show, row="V10.70"):
    specimen = show(row)
    specimen.press("Own")
    expect(specimen("It is loud")).to_be_visible()
    button = specimen.stage.get_by_role("checkbox", name="Button")
    expect(button).to_be_checked()
    ground = specimen.stage.locator(".r-toggle-button")
    assert specimen.box(ground).width < 150, "it hugs its label"
    assert specimen.style("background-color", ground) == specimen.color("accent")
    specimen("Button").click(force=True)
    expect(specimen("It is quiet")).to_be_visible()


@pytest.mark.parametrize("row", ["V2.58", "V3.116"])
def test_a_choice_is_made_by_its_tag(show, row):
    specimen = show(row)
    picker = specimen.stage.get_by_role("combobox", name="Kind")
    for option, tag in (("A concert", "concert"), ("A dinner", "dinner")):
        picker.select_option(option)
        expect(specimen(f"It is a {tag}")).to_be_visible()


@pytest.mark.parametrize("row", ["V3.93", "V6.58"])
def test_segments_are_beside_each_other(show, row):
    specimen = show(row)
    dinner, concert = specimen.box("A dinner"), specimen.box("A concert")
    assert dinner.y == near(concert.y) and concert.x > dinner.right
    for option, tag in (("A concert", "concert"), ("A dinner", "dinner")):
        specimen.stage.get_by_role("radio", name=option).click()
        expect(specimen(f"It is a {tag}")).to_be_visible()


def test_a_hidden_label_is_still_the_name(show, row="V3.58"):
    specimen = show(row)
    expect(specimen.stage.get_by_role("combobox", name="Kind")).to_be_visible()
    assert specimen("Kind").bounding_box()["width"] <= 1
