"""Lists and tables in which rows can be selected: keys, ranges, controls in rows, menus of rows."""

import pytest
from playwright.sync_api import expect

from nodes import el, field, sheet
from waits import focused, live, visit, wait_focus

SCRIPT = {"data-script": "/_rostrum/grid.js"}
PHONE = {"has_touch": True, "is_mobile": True, "viewport": {"width": 390, "height": 844}}


def table(*rows, on="choose", headings=True):
    """A table with several selected rows, as the server writes it."""
    header = el(3, "tr", {"class": "r-tableRow r-tableRow-header"}, *(
        el(id, "th", {"class": "r-columnHeader", "scope": "col", "aria-sort": "none"},
           el(id, "button", {"class": "r-columnHeader__sort", "type": "button", "data-on": "tap", "data-slot": ""}, title, part=1))
        for id, title in ([(4, "Name"), (5, "City")] if headings else [])))
    body = el(2, "tbody", {"data-slot": ""}, header, *rows, part=2)
    grid = el(2, "table", {"class": "r-table__rows", "role": "grid", "aria-label": "People", "aria-multiselectable": "true"}, body, part=1)
    return el(2, "div", {"class": "r-table", "data-on": on, **SCRIPT}, grid)


def row(id, *content, chosen=False, **attributes):
    return el(id, "tr", {"class": "r-tableRow", "tabindex": "0", "data-on": "tap", "aria-selected": str(chosen).lower(), **attributes},
              el(id + 1, "td", {"class": "r-cell"}, *content))


def people(*names, **options):
    return [row(id, name, **options) for id, name in zip(range(10, 100, 10), names)]


def control(id, title):
    return el(id, "button", {"class": "r-button", "type": "button", "data-on": "tap"}, title)


def options(*names):
    """A list with several selected rows."""
    rows = [el(id, "div", {"class": "r-row", "role": "option", "tabindex": "-1", "data-on": "tap", "aria-selected": "false"}, name)
            for id, name in zip(range(10, 100, 10), names)]
    return el(2, "div", {"class": "r-list", "role": "listbox", "data-on": "choose", "data-slot": "", **SCRIPT}, *rows)


def show(page, double, *children):
    visit(page, double.show(*children))
    page.evaluate("() => import('/_rostrum/grid.js').then(() => true)")


def press(page, keys):
    """Presses keys, each of which leads to an element."""
    for key, name in keys:
        page.keyboard.press(key)
        assert focused(page) == name, key


def nothing(page, double):
    live(page)
    assert double.received.empty()


# Keys


def test_keys_lead_from_row_to_row_and_to_the_headings(page, double):
    show(page, double, table(*people("Ada", "Grace", "Alan", "Alonzo")))
    press(page, [
        ("Tab", "10"), ("Tab", None), ("Shift+Tab", "10"), ("ArrowUp", "4.1"), ("ArrowDown", "10"), ("ArrowDown", "20"), ("ArrowLeft", "20"), ("ArrowRight", "20"),
        ("End", "40"), ("ArrowDown", "40"), ("Home", "10"), ("PageDown", "40"), ("PageUp", "10"), ("ArrowUp", "4.1"),
        ("ArrowRight", "5.1"), ("ArrowRight", "5.1"), ("ArrowDown", "10"), ("ArrowUp", "5.1"), ("Home", "4.1"), ("End", "5.1"),
        ("ArrowLeft", "4.1"), ("ArrowDown", "10"),
    ])
    nothing(page, double)


def test_what_is_typed_finds_a_row(page, double):
    page.clock.install()
    show(page, double, options("Ada", "Grace", "Alan", "Alonzo"))
    page.locator("[data-id='10']").focus()
    # What follows within no time is one word.
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    for keys in ([("a", "30"), ("a", "40"), ("a", "10")], [("a", "30"), ("l", "30"), ("o", "40")], [("G", "20"), ("x", "20")]):
        press(page, keys)
        page.clock.run_for(700)
    page.clock.resume()
    nothing(page, double)


def test_keys_select_ranges_all_and_none(page, double):
    show(page, double, table(*people("Ada", "Grace", "Alan", chosen=True)))
    page.locator("[data-id='10']").focus()
    for key, name, event in [
        ("Shift+ArrowDown", "20", [2, "choose", "range", 20, 10]), ("Shift+ArrowUp", "10", [2, "choose", "range", 10, 20]),
        ("Shift+ArrowUp", "10", None), ("Shift+End", "30", [2, "choose", "range", 30, 10]),
        ("Shift+Home", "10", [2, "choose", "range", 10, 30]), ("Shift+Space", "10", [2, "choose", "range", 10, 10]),
        ("Control+Space", "10", [10, "tap"]), ("Space", "10", [10, "tap"]), ("Control+a", "10", [2, "choose", "all", 0, 0]),
        ("Meta+a", "10", [2, "choose", "all", 0, 0]), ("Escape", "10", [2, "choose", "clear", 0, 0]),
    ]:
        press(page, [(key, name)])
        if event:
            assert double.event() == event, key
    double.send(*(["a", id, 0, {"aria-selected": "false"}] for id in (10, 20, 30)))
    expect(page.locator("[aria-selected=true]")).to_have_count(0)
    press(page, [("Escape", "10")])
    nothing(page, double)


def test_escape_dismisses_what_is_presented_and_selects_nothing(page, double):
    show(page, double, sheet(90, table(*people("Ada", chosen=True))))
    page.locator("[data-id='10']").focus()
    page.keyboard.press("Escape")
    assert double.event() == [90, "dismiss"]


def test_a_disabled_table_selects_nothing(page, double):
    show(page, double, table(*people("Ada", "Grace", chosen=True, **{"aria-disabled": "true"}), on="choose primary"))
    page.locator("[data-id='10']").focus()
    for key in ("Shift+ArrowDown", "Control+a", "Escape", "Enter", "Shift+Space"):
        page.keyboard.press(key)
    page.locator("[data-id='10']").dblclick(force=True)
    nothing(page, double)


def test_a_shortcut_of_the_app_comes_before_the_keys_of_a_table(page, double):
    show(page, double, table(*people("Ada")), el(8, "button", {
        "class": "r-button", "type": "button", "data-on": "tap", "aria-keyshortcuts": "Control+A"}, "Archive"))
    page.locator("[data-id='10']").focus()
    page.keyboard.press("Control+a")
    assert double.event() == [8, "tap"]
    nothing(page, double)


# Pointers


@pytest.mark.parametrize("kind", [table, lambda *rows: options("Ada", "Grace", "Alan")], ids=["table", "list"])
def test_clicks_select_one_row_a_range_and_further_rows(page, double, kind):
    show(page, double, kind(*people("Ada", "Grace", "Alan")))
    click = lambda id, *keys: page.locator(f"[data-id='{id}'].r-row, [data-id='{id}'].r-tableRow").click(modifiers=list(keys))
    click(10)
    assert double.event() == [2, "choose", "only", 10, 0]
    click(30, "Shift")
    assert double.event() == [2, "choose", "range", 30, 30]
    assert focused(page) == "30"
    assert page.evaluate("getSelection().isCollapsed"), "no text is selected"
    click(20, "Control")
    assert double.event() == [20, "tap"]
    nothing(page, double)


def test_a_finger_adds_rows_and_takes_them_out(new_page, double):
    page = new_page(**PHONE)
    show(page, double, table(*people("Ada", "Grace"), headings=False))
    page.locator("[data-id='10']").tap()
    assert double.event() == [10, "tap"]
    box = page.evaluate("getComputedStyle(document.querySelector(\"[data-id='11']\"), '::before').inlineSize")
    assert box == "22px", "a box says that several rows can be selected"


def test_rows_that_are_edited_are_added_one_by_one(page, double):
    list = options("Ada", "Grace")
    list[3]["class"] += " r-list-editing"
    show(page, double, list)
    page.locator("[data-id='10']").click()
    assert double.event() == [10, "tap"]


# Controls in rows


def test_a_table_is_one_stop_and_keys_lead_into_its_rows(page, double):
    show(page, double, table(row(10, control(12, "Call"), field(13, on="text"), control(14, "Mail")), row(20, control(22, "Call"))),
         el(8, "button", {"class": "r-button", "type": "button", "data-on": "tap"}, "After"))
    page.locator("[data-id='10']").focus()
    press(page, [
        ("Tab", "8"), ("Shift+Tab", "10"), ("F2", "12"), ("ArrowRight", "13"), ("ArrowLeft", "13"), ("ArrowDown", "13"),
        ("Tab", "14"), ("ArrowRight", "14"), ("Escape", "10"), ("Enter", "12"), ("F2", "10"), ("ArrowDown", "20"), ("Enter", "22"),
        ("Tab", "8"), ("Shift+Tab", "20"),
    ])
    nothing(page, double)
    page.locator("[data-id='14']").click()
    assert double.event() == [14, "tap"]
    # What comes later belongs to its row as well.
    double.send(["i", 2, 0, row(30, control(32, "Call"))])
    page.locator("[data-id='30']").focus()
    press(page, [("Tab", "8")])


# Patches


def test_the_focus_stays_on_its_row(page, double):
    show(page, double, table(*people("Ada", "Grace", "Alan")))
    page.locator("[data-id='20']").focus()
    double.send(["v", 20, 10])
    expect(page.locator(".r-tableRow[tabindex]").first).to_have_text("Grace")
    assert focused(page) == "20"
    double.send(["r", 20])
    wait_focus(page, "10")
    press(page, [("ArrowDown", "30")])
    double.send(["r", 30])
    wait_focus(page, "10")


def test_the_last_row_is_reached_where_the_page_has_a_part(page, double):
    gap = lambda id, height: el(id, "tr", {"class": "r-tableRow", "data-rows": "90", "style": None}, el(id + 1, "td", {}, f"{height}"))
    show(page, double, table(*people("Ada", "Grace"), gap(80, 1)))
    page.locator("[data-id='20']").focus()
    page.keyboard.press("Shift+End")
    nothing(page, double)
    assert focused(page) == "20"
    double.send(["i", 2, 0, row(90, "Zoe")])
    assert double.event() == [2, "choose", "range", 90, 20]
    assert focused(page) == "90"
    # Once the user does something else, nothing waits.
    double.send(["i", 2, 0, gap(70, 1)])
    page.keyboard.press("End")
    page.keyboard.press("ArrowUp")
    wait_focus(page, "20")
    double.send(["r", 70])
    expect(page.locator("[data-id='70']")).to_have_count(0)
    assert focused(page) == "20"


# Menus and primary actions


def with_menu(*rows, on="choose menu primary"):
    menu = el(6, "div", {"class": "r-menu r-menu__items r-menu-context", "role": "menu", "popover": "auto", "data-slot": ""})
    return el(7, "div", {"class": "r-group r-group-context", "data-slot": ""}, table(*rows, on=on), menu)


def item(id, title):
    return el(id, "button", {"class": "r-button", "role": "menuitem", "type": "button", "data-on": "tap"}, title)


def test_a_menu_opens_once_the_server_has_made_it(page, double):
    show(page, double, with_menu(*people("Ada", "Grace")))
    double.answers = False
    page.locator("[data-id='20']").click(button="right")
    assert double.event() == [2, "choose", "menu", 20, 0]
    expect(page.get_by_role("menu")).to_be_hidden()
    double.send(["i", 6, 0, item(61, "Delete Grace")])
    expect(page.get_by_role("menuitem", name="Delete Grace")).to_be_focused()
    menu, box = page.get_by_role("menu").bounding_box(), page.locator("[data-id='20']").bounding_box()
    assert abs(menu["x"] - (box["x"] + box["width"] / 2)) < 2 and abs(menu["y"] - (box["y"] + box["height"] / 2)) < 2
    page.keyboard.press("Escape")
    expect(page.get_by_role("menu")).to_be_hidden()
    # The menu key opens that of the row with the focus, Shift+F10 as well.
    double.answers = True
    for key in ("ContextMenu", "Shift+F10"):
        page.locator("[data-id='10']").focus()
        page.keyboard.press(key)
        assert double.event() == [2, "choose", "menu", 10, 0]
        expect(page.get_by_role("menuitem")).to_be_focused()
        page.keyboard.press("Escape")
        wait_focus(page, "10")


def test_a_menu_that_comes_late_stays_closed_if_the_user_has_gone_on(page, double):
    show(page, double, with_menu(*people("Ada", "Grace")))
    double.answers = False
    for id, go_on in ((61, lambda: page.keyboard.press("Escape")), (62, lambda: page.mouse.click(8, 500))):
        page.locator("[data-id='20']").click(button="right")
        assert double.event() == [2, "choose", "menu", 20, 0]
        go_on()
        double.send(["i", 6, 0, item(id, "Delete Grace")])
        expect(page.locator(f"[data-id='{id}']")).to_be_attached()
        live(page)
        expect(page.locator(":popover-open")).to_have_count(0)


def test_no_menu_opens_without_items(page, double):
    show(page, double, with_menu(*people("Ada")))
    page.locator("[data-id='10']").click(button="right")
    assert double.event() == [2, "choose", "menu", 10, 0]
    live(page)
    expect(page.locator(":popover-open")).to_have_count(0)
    page.get_by_role("columnheader", name="City").click(button="right")
    assert double.event() == [2, "choose", "menu", 0, 0], "there is no row"


def test_a_double_click_and_return_do_the_primary_action(page, double):
    show(page, double, with_menu(*people("Ada", "Grace")))
    page.locator("[data-id='20']").dblclick()
    assert [double.event() for _ in range(3)] == [
        [2, "choose", "only", 20, 0], [2, "choose", "only", 20, 0], [2, "choose", "primary", 20, 0]]
    page.keyboard.press("Enter")
    assert double.event() == [2, "choose", "primary", 20, 0]
    page.keyboard.press("Space")
    assert double.event() == [20, "tap"]


def test_a_tap_of_a_finger_does_the_primary_action(new_page, double):
    page = new_page(**PHONE)
    show(page, double, with_menu(*people("Ada")))
    page.locator("[data-id='10']").tap()
    assert double.event() == [2, "choose", "primary", 10, 0]
    nothing(page, double)
