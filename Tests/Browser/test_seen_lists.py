"""The rows of Documentation/Support/ListsAndTables.md, seen on their page of the gallery."""

import re

import pytest
from playwright.sync_api import expect

from seen import gallery_server, near, show  # noqa: F401: fixtures
from waits import live

PAGE = "Lists and tables"


@pytest.mark.parametrize("row", ["V2.19", "V9.5"])
def test_each_element_is_changed_through_its_binding(show, row):
    specimen = show(row)
    specimen.stage.get_by_role("textbox", name="City 2").fill(f"Bonn {row}")
    expect(specimen(f"Ulm, Bonn {row}")).to_be_visible()


def test_an_element_that_is_its_own_identity_is_changed(show, row="V2.20"):
    specimen = show(row)
    specimen.press("Shout blue")
    expect(specimen("red, BLUE")).to_be_visible()
    expect(specimen.stage.get_by_role("button", name="Shout BLUE")).to_be_visible()


@pytest.mark.parametrize("row, names", [
    ("V2.21", ["Ulm", "Bonn"]),
    ("V2.22", ["Ulm", "Bonn"]),
    ("V9.6", ["0 Ulm", "1 Bonn", "spring", "summer", "Number 0", "Number 1"]),
])
def test_there_is_a_view_for_each_element_in_order(show, row, names):
    specimen = show(row)
    tops = [specimen.box(name).y for name in names]
    assert len(specimen.views()) == len(names) and tops == sorted(tops)


# Sections


@pytest.mark.parametrize("row", ["V2.23", "V2.66"])
def test_a_form_has_sections_of_rows(show, row):
    specimen = show(row)
    a, b, c = (specimen.box(specimen(name).locator("xpath=ancestor::*[contains(@class,'r-row ')"
                                                   " or @class='r-row']").last) for name in "abc")
    assert b.y == near(a.bottom), "rows of a section touch"
    assert c.y > b.bottom + 8, "sections are apart"


@pytest.mark.parametrize("row", ["V2.67", "V2.68"])
def test_a_section_has_a_header_and_a_footer(show, row):
    specimen = show(row)
    header = specimen.stage.get_by_role("heading", name="Names")
    assert specimen.box(header).bottom <= specimen.box("a").y
    assert specimen.style("font-size", header) == "13px"
    if row == "V2.68":
        assert specimen.box("All of them").y > specimen.box("a").bottom
        assert specimen.style("font-size", "All of them") == "13px"


@pytest.mark.parametrize("row", ["V3.53", "V6.37"])
def test_a_header_is_prominent(show, row):
    specimen = show(row)
    large, small = (
        specimen.style("font-size", specimen.stage.get_by_role("heading", name=name))
        for name in ("Prominent", "Usual"))
    assert (large, small) == ("20px", "13px")


@pytest.mark.parametrize("row, name, content", [
    ("V10.27", "Folded", "In the section"), ("V2.14", "More", "Inside"), ("V2.15", "More", "Inside"),
])
def test_content_is_disclosed(show, row, name, content):
    specimen = show(row)
    button = specimen.stage.get_by_role("button", name=name)
    expect(button).to_have_attribute("aria-expanded", "false")
    expect(specimen(content)).to_have_count(0)
    button.click()
    expect(specimen(content)).to_be_visible()
    expect(button).to_have_attribute("aria-expanded", "true")
    button.click()
    expect(specimen(content)).to_have_count(0)


# Rows


def row_of(specimen, name):
    return specimen.stage.locator(".r-row", has=specimen.page.get_by_text(name, exact=True))


def test_a_row_has_a_background(show, row="V3.60"):
    specimen = show(row)
    yellow = specimen.color("yellow")
    assert specimen.style("background-color", row_of(specimen, "a")) == yellow
    assert specimen.style("background-color", row_of(specimen, "b")) != yellow


def test_a_clear_row_shows_what_is_behind_the_list(show, row="V7.10"):
    specimen = show(row)
    assert specimen.style("background-color", row_of(specimen, "a")) == "rgba(0, 0, 0, 0)"
    assert specimen.style("box-shadow", row_of(specimen, "a")) == "none"


def test_a_row_has_no_insets(show, row="V3.61"):
    specimen = show(row)
    own = specimen.box(row_of(specimen, "a"))
    assert specimen.box("a").x == near(own.x)
    assert specimen.box("b").x > own.x + 8


@pytest.mark.parametrize("row", ["V3.62", "V6.45"])
def test_a_plain_list_is_not_a_card(show, row):
    specimen = show(row)
    rows = row_of(specimen, "a")
    assert specimen.style("border-top-left-radius", rows) == "0px"
    assert specimen.style("border-top-left-radius", rows.locator("..")) == "0px"


def test_rows_have_separators_and_distances(show, row="V10.28"):
    specimen = show(row)

    def line(name):
        return specimen.style("border-bottom-color", row_of(specimen, name), "::after")

    first, second, third = specimen.views(".r-list")
    assert line("b") == specimen.color("red")
    hidden = [row_of(specimen, name).evaluate("""(e) => {
        const line = getComputedStyle(e, "::after");
        return line.content === "none";
    }""") for name in "abc"]
    assert hidden == [True, False, True], "each row draws the line below it"
    d, e, f, g = (specimen.box(row_of(specimen, name)) for name in "defg")
    assert e.y - d.bottom == near(50)
    assert g.y - f.bottom == near(20)
    assert specimen.style("background-color", first) == "rgba(0, 0, 0, 0)"


def test_a_row_has_a_badge_unless_it_is_zero(show, row="V10.29"):
    specimen = show(row)
    assert specimen.box("12").x > specimen.box("a").right + 50
    assert specimen.style("background-color", "12") == "rgba(0, 0, 0, 0)"
    assert specimen.style("color", "12") == specimen.color("secondary")
    expect(specimen("0")).to_have_count(0)


def test_a_row_has_actions(show, row="V10.25"):
    specimen = show(row)
    specimen.stage.locator(".r-row").hover()
    pin, archive, star = (
        specimen.stage.get_by_role("button", name=re.compile(f"^{name}")) for name in ("Pin", "Archive", "Star"))
    row_box = specimen.box(specimen.stage.locator(".r-row"))
    assert specimen.box(archive).right == near(row_box.right - 8)
    assert specimen.box(star).right == near(specimen.box(archive).x - 6), "the first is at the edge"
    assert specimen.box(pin).x < specimen.box("Row with 0 pins").x, "at the leading edge"
    assert specimen.style("background-color", pin) == specimen.color("green")
    # A pointer shows the leading actions at their edge.
    specimen.stage.locator(".r-row").hover(position={"x": 4, "y": 8})
    pin.click()
    expect(specimen("Row with 1 pins")).to_be_visible()


# Changing rows


def test_a_row_is_deleted(show, row="V3.83"):
    specimen = show(row)
    row_of(specimen, "b").hover()
    row_of(specimen, "b").get_by_role("button", name="Delete").click()
    expect(specimen("Left: ac")).to_be_visible()
    expect(specimen.stage.locator(".r-row")).to_have_count(2)


def test_a_row_is_moved(show, row="V3.85"):
    specimen = show(row)
    handle = row_of(specimen, "a").get_by_role("button", name="Move")
    handle.focus()
    handle.press("ArrowDown")
    expect(specimen("Order: bac")).to_be_visible()
    assert specimen.box("b").y < specimen.box("a").y < specimen.box("c").y


@pytest.mark.parametrize("row", ["V2.17", "V3.31", "V4.51", "V5.30", "V6.5", "V9.25"])
def test_the_mode_of_editing_is_state(show, row):
    specimen = show(row)
    expect(specimen("Rows are shown")).to_be_visible()
    specimen.press("Edit")
    expect(specimen("Rows are changed")).to_be_visible()
    expect(specimen.stage.get_by_role("button", name="Delete").first).to_be_visible()
    specimen.press("Done")
    expect(specimen("Rows are shown")).to_be_visible()


# Selections


def test_a_row_is_selected_and_rows_are_bindings(show, row="V10.26"):
    specimen = show(row)
    bonn = specimen.stage.get_by_role("option", name="Bonn")
    bonn.click()
    expect(bonn).to_have_attribute("aria-selected", "true")
    expect(specimen("Chosen 2")).to_be_visible()
    specimen.stage.get_by_role("textbox", name="City 1").fill("Mainz")
    expect(specimen("Mainz, Bonn")).to_be_visible()


def test_a_table_is_sorted_and_selected(show, row="V10.33"):
    specimen = show(row)
    first = specimen.stage.get_by_role("row").nth(1)
    expect(first).to_contain_text("Ulm")
    specimen.stage.get_by_role("button", name="Name").click()
    expect(specimen.stage.get_by_role("columnheader", name="Name")).to_have_attribute("aria-sort", "ascending")
    expect(first).to_contain_text("Bonn")
    first.click()
    expect(first).to_have_attribute("aria-selected", "true")
    expect(specimen("1 chosen")).to_be_visible()


def test_columns_of_a_table_are_made_for_elements(show, row="V10.796"):
    stage = show(row).stage
    expect(stage.get_by_role("columnheader")).to_have_text(["Planet", "1 × moons", "2 × moons"])
    expect(stage.get_by_role("row").nth(2).get_by_role("cell")).to_have_text(["Mars", "2", "4"])


def test_a_row_of_a_table_shows_the_rows_in_it(show, row="V10.797"):
    stage = show(row).stage
    stage.get_by_role("button", name="Earth").click()
    expect(stage.get_by_role("row")).to_have_text(["Body", "Earth", "Moon", "Mars", "Venus"])
    names = stage.locator(".r-cell .r-text")
    assert names.nth(1).bounding_box()["x"] > names.nth(0).bounding_box()["x"]
    stage.get_by_role("button", name="Earth").click()
    expect(stage.get_by_text("Moon")).to_have_count(0)


def test_a_table_has_a_style_and_no_headings(show, row="V10.798"):
    stage = show(row).stage
    expect(stage.locator(".r-table")).to_have_css("border-top-width", "1px")
    assert stage.locator(".r-tableRow-header").bounding_box()["width"] < 5
    fills = stage.locator(".r-tableRow").evaluate_all("rows => rows.slice(1).map(row => getComputedStyle(row).backgroundColor)")
    assert fills[0] == fills[2] != fills[1]


def dragging(specimen):
    """Waits until the page has loaded the script for dragging."""
    path = specimen.stage.locator("[data-script*=dragging]").first.get_attribute("data-script")
    specimen.page.evaluate("(paths) => Promise.all(paths.map((path) => import(path))).then(() => true)", path.split(" "))
    return specimen


def planets(specimen):
    return specimen.stage.locator(".r-tableRow:not(.r-tableRow-header) .r-cell:first-child")


@pytest.mark.engines("chromium", reason="Firefox lets a test drag, and drops nothing; WebKitGTK drags with a real mouse alone")
def test_rows_of_a_table_are_dragged_and_take_what_is_dragged_between_them(show, row="V10.960"):
    specimen = dragging(show(row))
    stage = specimen.stage
    planet = lambda name: stage.locator(".r-tableRow", has_text=name)  # noqa: E731
    stage.get_by_text("Vesta", exact=True).hover()
    specimen.page.mouse.down()
    box = planet("Pallas").bounding_box()
    specimen.page.mouse.move(box["x"] + 40, box["y"] + 5)
    specimen.page.mouse.move(box["x"] + 42, box["y"] + 4)
    expect(planet("Pallas")).to_have_attribute("data-drop-before", "")
    expect(planet("Pallas").locator(".r-cell").first).to_have_css("box-shadow", re.compile("inset"))
    specimen.page.mouse.up()
    expect(planets(specimen)).to_have_text(["Ceres", "Vesta", "Pallas", "Juno"])
    planet("Ceres").drag_to(planet("Juno"), target_position={"x": 40, "y": 36})
    expect(planets(specimen)).to_have_text(["Vesta", "Pallas", "Juno", "Ceres"])
    planet("Juno").drag_to(stage.get_by_text(re.compile("^Chosen")))
    expect(specimen("Chosen: Juno")).to_be_visible()
    planet("Vesta").drag_to(planet("Juno"), target_position={"x": 40, "y": 36})
    planet("Juno").drag_to(planet("Pallas"), target_position={"x": 40, "y": 4})


def test_the_keyboard_moves_a_row_of_a_table(show, row="V10.960"):
    specimen = dragging(show(row))
    names = planets(specimen).all_text_contents()
    button = specimen.stage.get_by_role("button", name=f"Move to… {names[0]}")
    button.focus()
    expect(button).to_have_css("opacity", "1")
    specimen.page.keyboard.press("Enter")
    menu = specimen.page.get_by_role("menu", name="Move to…")
    items = menu.get_by_role("menuitem")
    others = [f"Before {name}" for name in names[1:]]
    expect(items).to_have_text([re.compile("^Basket|^Chosen"), *others, "At the end"])
    specimen.page.keyboard.press("End")
    specimen.page.keyboard.press("Enter")
    expect(planets(specimen)).to_have_text([*names[1:], names[0]])


def with_keys(specimen):
    """Waits until the page has loaded the script for lists and tables."""
    path = specimen.stage.locator("[data-script*=grid]").first.get_attribute("data-script")
    specimen.page.evaluate("(path) => import(path).then(() => true)", path.split(" ")[0])
    return specimen


def test_several_rows_are_selected(show, row="V10.950"):
    specimen = with_keys(show(row))
    city = lambda number: specimen.stage.get_by_role("option", name=f"City {number}")
    city(2).click()
    expect(specimen("Selected: 2")).to_be_visible()
    city(5).click(modifiers=["Shift"])
    expect(specimen("Selected: 2, 4, 5")).to_be_visible()
    city(1).click(modifiers=["Control"])
    expect(specimen("Selected: 1, 2, 4, 5")).to_be_visible()
    specimen.page.keyboard.press("Shift+ArrowDown")
    expect(specimen("Selected: 1, 2")).to_be_visible()
    specimen.page.keyboard.press("Control+a")
    expect(specimen("Selected: 1, 2, 4, 5, 6")).to_be_visible()
    specimen.page.keyboard.press("Escape")
    expect(specimen.stage.locator("[aria-selected=true]")).to_have_count(0)


def test_rows_have_a_menu_and_an_action(show, row="V10.952"):
    specimen = with_keys(show(row))
    ulm, bonn = specimen.stage.get_by_role("row", name="Ulm"), specimen.stage.get_by_role("row", name="Bonn")
    bonn.get_by_text("Bonn").dblclick()
    expect(specimen("Opened: Bonn")).to_be_visible()
    ulm.get_by_text("Ulm").click()
    specimen.page.keyboard.press("Enter")
    expect(specimen("Opened: Ulm")).to_be_visible()
    specimen.page.keyboard.press("F2")
    specimen.page.keyboard.press("Space")
    expect(specimen.stage.get_by_role("row", name="Ulm!")).to_be_visible()
    specimen.page.keyboard.press("Escape")
    specimen.page.keyboard.press("ArrowDown")
    specimen.page.keyboard.press("Shift+F10")
    specimen.page.get_by_role("menuitem", name="Remove 1").click()
    expect(bonn).to_have_count(0)
    expect(ulm).to_be_focused()
