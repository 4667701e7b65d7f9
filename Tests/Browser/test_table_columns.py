"""Columns of tables: their widths, the edges that resize them, headings that stay, and texts that are cut."""

import os
import pathlib

import pytest
from playwright.sync_api import expect

from conftest import ROOT, Server
from screens import check
from waits import live, visit

PROBE = pathlib.Path(os.environ.get("ROSTRUM_PROBE", ROOT / ".build/debug/ServerProbe"))
WIDTHS = "rows => [...rows[1].cells].map(cell => Math.round(cell.getBoundingClientRect().width))"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("data"), {"PROBE": "columns", "ROSTRUM_DENSITY": "automatic"}, program=PROBE)
    yield server
    server.stop()


@pytest.fixture
def show(server, new_page):
    def show(width=1280, height=700):
        page = visit(new_page(viewport={"width": width, "height": height}), server.url)
        expect(page.locator(".r-table[data-fits]")).to_have_count(1)
        check(live(page))
        return page
    return show


def heading(page, name):
    return page.get_by_role("columnheader", name=name, exact=True)


def edge(page, name):
    return page.get_by_role("separator", name=name, exact=True)


def center(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def width_of(page, name):
    return heading(page, name).bounding_box()["width"]


def test_widths_hold_and_cells_keep_what_is_in_them(show):
    page = show()
    rows = page.locator(".r-tableRow")
    widths = rows.evaluate_all(WIDTHS)
    assert widths[1:4] == [80, 200, 120]
    box = page.locator(".r-table").bounding_box()
    assert box["width"] >= 1100 and sum(widths) <= box["width"] + 1
    # A stack stands at the leading edge, a fixed text is on one line, and rows are those of a desk.
    cells = rows.nth(1).locator(".r-cell")
    lead = cells.nth(3).locator(".r-stack").bounding_box()["x"] - cells.nth(3).bounding_box()["x"]
    assert lead <= 16
    assert rows.nth(1).bounding_box()["height"] <= 32
    expect(cells.nth(1)).to_have_css("font-variant-numeric", "tabular-nums")


def test_a_text_that_is_cut_is_whole_on_hover(show):
    page = show()
    note = page.locator(".r-tableRow").nth(1).locator(".r-cell").nth(2).locator(".r-text")
    note.hover()
    expect(note).to_have_attribute("title", note.text_content())
    name = page.locator(".r-tableRow").nth(1).locator(".r-cell").nth(0).locator(".r-text")
    name.hover()
    assert name.get_attribute("title") is None


def test_headings_stay_below_the_bar_while_the_page_scrolls(show):
    page = show()
    page.evaluate("scrollTo(0, 600)")
    page.wait_for_function("() => scrollY === 600")
    bar = page.locator(".r-navigationBar").first.bounding_box()
    assert abs(heading(page, "Name").bounding_box()["y"] - bar["y"] - bar["height"]) < 3


def test_headings_of_a_table_that_is_too_wide_stay_in_it(show):
    page = show(640, 800)
    table = page.locator(".r-table")
    expect(table).to_have_attribute("data-fits", "no")
    table.evaluate("table => table.scrollTop = 400")
    page.wait_for_function("() => document.querySelector('.r-table').scrollTop === 400")
    assert abs(page.locator(".r-columnHeader").first.bounding_box()["y"] - table.bounding_box()["y"]) < 3


def test_a_row_of_a_phone_has_its_first_cell_above_the_others(show):
    page = show(390, 800)
    rows = page.locator(".r-tableRow:not(.r-tableRow-header)")
    first, *others = [cell.bounding_box() for cell in rows.nth(0).locator(".r-cell").all()]
    row = rows.nth(0).bounding_box()
    assert all(other["y"] >= first["y"] + first["height"] for other in others)
    assert all(row["x"] <= box["x"] and box["x"] + box["width"] <= row["x"] + row["width"] for box in (first, *others))
    # Columns have no widths there, and their headings, which wrap, sort and stay.
    expect(page.locator(".r-columnHeader__edge:visible")).to_have_count(0)
    expect(page.locator(".r-table")).to_have_attribute("data-fits", "")
    page.evaluate("scrollTo(0, 600)")
    page.wait_for_function("() => scrollY === 600")
    bar = page.locator(".r-navigationBar__bar").first.bounding_box()
    assert abs(page.locator(".r-tableRow-header").bounding_box()["y"] - bar["y"] - bar["height"]) < 3


def test_an_edge_is_dragged_and_the_width_is_kept(show):
    page = show()
    box = edge(page, "Group").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 20, y)
    page.mouse.move(x + 50, y)
    page.mouse.up()
    cells = page.locator(".s-cellWidth_130_130_130")
    page.wait_for_function("() => document.querySelectorAll('.r-cell.s-cellWidth_130_130_130').length > 5")
    assert abs(width_of(page, "Group") - 130) <= 1
    expect(edge(page, "Group")).to_have_attribute("aria-valuenow", "130")
    page.reload()
    live(page)
    expect(cells.first).to_be_visible()


def test_a_heading_is_dragged_before_and_after_others(show):
    page = show()
    names = page.locator(".r-columnHeader").all_text_contents()
    middle = lambda name: center(heading(page, name))  # noqa: E731
    start, first = middle("Group"), heading(page, "Name").bounding_box()
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] - 10, start[1])
    expect(heading(page, "Group")).to_have_attribute("data-dragged", "")
    page.mouse.move(first["x"] + 4, start[1])
    expect(heading(page, "Name")).to_have_attribute("data-drop-before", "")
    page.keyboard.press("Escape")
    expect(page.locator("[data-drop-before]")).to_have_count(0)
    page.mouse.up()
    assert page.locator(".r-columnHeader").all_text_contents() == names
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] - 10, start[1])
    page.mouse.move(first["x"] + 4, start[1])
    page.mouse.up()
    expect(page.locator(".r-columnHeader").first).to_have_text("Group")
    # The drag doesn't change the order of rows, and a click still does.
    expect(heading(page, "Group")).to_have_attribute("aria-sort", "ascending")
    heading(page, "Group").get_by_role("button").click()
    expect(heading(page, "Group")).to_have_attribute("aria-sort", "descending")


def test_the_edge_of_a_heading_has_keys(show):
    page = show()
    page.locator(".r-columnHeader__sort", has_text="Group").focus()
    page.keyboard.press("Tab")
    expect(edge(page, "Group")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(edge(page, "Group")).to_have_attribute("aria-valuenow", "90")
    page.keyboard.press("End")
    expect(edge(page, "Group")).to_have_attribute("aria-valuenow", "300")
    page.keyboard.press("Home")
    expect(edge(page, "Group")).to_have_attribute("aria-valuenow", "60")
    page.wait_for_function("() => document.querySelectorAll('.r-cell.s-cellWidth_60_60_60').length > 5")
    expect(edge(page, "Group")).to_be_focused()


RECORD = """(name) => {
  const heading = document.querySelector(`[aria-label="${name}"]`).closest(".r-columnHeader");
  window.widths = [];
  const look = () => { widths.push(heading.offsetWidth); requestAnimationFrame(look); };
  look();
}"""


def test_a_column_grows_by_each_key_on_a_slow_network(tmp_path, new_page):
    server = Server(
        tmp_path, {"PROBE": "columns", "ROSTRUM_DENSITY": "automatic"}, "--latency", "200", program=PROBE)
    try:
        page = visit(new_page(viewport={"width": 1280, "height": 700}), server.url)
        grip = edge(live(page), "Group")
        before = width_of(page, "Group")
        grip.focus()
        page.evaluate(RECORD, "Group")
        for _ in range(8):
            page.keyboard.press("ArrowRight", delay=40)
        live(page)
        widths = page.evaluate("() => widths")
        assert widths == sorted(widths)
        assert width_of(page, "Group") == before + 80
    finally:
        server.stop()


def test_shift_sorts_by_a_further_column(show):
    page = show()
    names = page.locator(".r-tableRow .r-cell:first-child")
    expect(names.first).to_have_text("Vehicle 3")
    button = page.locator(".r-columnHeader__sort", has_text="Name")
    button.click(modifiers=["Shift"])
    expect(page.locator(".r-columnHeader-ascending")).to_have_count(1)
    expect(names.first).to_have_text("Vehicle 12")
    button.press("Shift+Enter")
    expect(names.first).to_have_text("Vehicle 9")
    expect(page.locator("[aria-sort=ascending]")).to_have_text("Group")


def test_the_menu_of_the_headings_shows_hides_and_moves_columns(show):
    page = show()
    menu = page.get_by_role("button", name="Columns", exact=True)
    menu.click()
    page.get_by_role("menuitem", name="Group – Before Name").click()
    expect(page.locator(".r-columnHeader").first).to_contain_text("Group")
    menu.click()
    page.get_by_role("menuitemcheckbox", name="Name").click()
    expect(heading(page, "Name")).to_have_count(0)
    expect(page.locator(".r-tableRow").nth(1).locator(".r-cell")).to_have_count(4)
