"""Menus of rows of tables, which are in a cell without a box."""

import pytest
from playwright.sync_api import expect

from nodes import el
from waits import visit

LOOK = ".s-tableRowMenu { display: contents }"


def row(id, name, **attributes):
    delete = el(id + 5, "button", {"class": "r-button", "type": "button", "role": "menuitem", "data-on": "tap"}, f"Delete {name}")
    menu = el(id + 4, "div", {
        "class": "r-menu r-menu__items r-menu-context", "role": "menu", "popover": "auto", "aria-label": "Actions"}, delete)
    cells = [el(id + n, "td", {"class": "r-cell"}, text) for n, text in ((1, name), (2, f"Age of {name}"))]
    holder = el(id + 3, "td", {"class": "r-group r-group-context s-tableRowMenu", "role": "presentation"}, menu)
    return el(id, "tr", {"class": "r-tableRow r-group-context", **attributes}, *cells, holder)


@pytest.fixture
def table(page, double):
    page.add_init_script(
        f"const sheet = new CSSStyleSheet(); sheet.replaceSync(`{LOOK}`); document.adoptedStyleSheets = [sheet]")
    rows = [row(10, "Ada", tabindex="0", **{"data-on": "tap", "aria-selected": "false"}), row(20, "Grace")]
    body = el(2, "tbody", {"data-slot": ""}, *rows, part=2)
    grid = el(2, "table", {"class": "r-table__rows", "role": "grid"}, body, part=1)
    visit(page, double.show(el(2, "div", {"class": "r-table"}, grid)))
    return page


@pytest.mark.parametrize("cell, name", [("Ada", "Ada"), ("Age of Ada", "Ada"), ("Age of Grace", "Grace")])
def test_the_menu_of_a_row_opens_from_each_cell(table, double, cell, name):
    table.get_by_text(cell, exact=True).click(button="right")
    item = table.get_by_role("menuitem")
    expect(item).to_have_count(1)
    expect(item).to_have_text(f"Delete {name}")
    item.click()
    # The item is pressed, and not the row around it.
    assert double.event() == [15 if name == "Ada" else 25, "tap"]
    expect(item).to_have_count(0)
    table.wait_for_timeout(100)
    assert double.received.empty()


def test_the_keyboard_opens_the_menu_of_a_row_with_the_focus(table, double):
    table.locator("tr").first.focus()
    table.locator("tr").first.dispatch_event("contextmenu", {"bubbles": True, "button": -1})
    expect(table.get_by_role("menuitem", name="Delete Ada")).to_be_focused()
    table.keyboard.press("Enter")
    assert double.event() == [15, "tap"]


def test_the_cell_of_a_menu_takes_no_room(table):
    assert table.locator("tr").first.evaluate("row => row.lastElementChild.getClientRects().length") == 0
    widths = table.locator("tr").first.evaluate(
        "row => [row.offsetWidth, row.cells[0].offsetWidth + row.cells[1].offsetWidth]")
    assert abs(widths[0] - widths[1]) <= 1
