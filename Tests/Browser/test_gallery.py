"""The containers and presentations of the gallery, in a real browser with the real server."""

import pytest
from playwright.sync_api import expect

from waits import live
from walk import gallery  # noqa: F401: fixture

NARROW = {"width": 390, "height": 844}
NESTS = ["Sheet", "Cover", "Popover"]


@pytest.fixture
def open_gallery(new_page, gallery):
    def make(tab=None, **options):
        page = new_page(**options)
        page.goto(gallery)
        live(page)
        if tab:
            page.get_by_role("tab", name=tab).click()
            live(page)
        return page

    return make


def front(page):
    """The dialog in front, or the page."""
    dialogs = page.locator("dialog:modal:not([data-leaving])")
    return dialogs.last if dialogs.count() else page


def present(page, kind, depth):
    front(page).get_by_role("button", name=f"{kind} {depth}", exact=True).click()
    live(page)


def focus_name(page):
    return page.evaluate("() => document.activeElement.textContent.trim()")


# Tabs


def test_tabs_are_chosen_by_the_keyboard(open_gallery):
    page = open_gallery()
    page.get_by_role("tab", name="Library").focus()
    page.keyboard.press("ArrowRight")
    assert focus_name(page).startswith("Presentations")
    expect(page.get_by_role("tab", name="Library")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Enter")
    expect(page.get_by_role("tab", name="Presentations")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("tabpanel", name="Presentations")).to_be_visible()
    expect(page.get_by_role("tabpanel", name="Library")).to_be_hidden()
    page.keyboard.press("End")
    assert focus_name(page) == "Search"
    page.keyboard.press("ArrowRight")
    assert focus_name(page) == "Library"


def test_a_tab_keeps_its_screens_and_its_scroll_position(open_gallery):
    page = open_gallery("Presentations", viewport={"width": 390, "height": 300})
    present(page, "Screen", 1)
    page.evaluate("() => scrollTo(0, 90)")
    # Events rather than clicks, before which Playwright scrolls.
    page.get_by_role("tab", name="Search").dispatch_event("click")
    live(page)
    page.get_by_role("tab", name="Presentations").dispatch_event("click")
    live(page)
    expect(page.get_by_role("heading", name="Screen 1")).to_be_visible()
    page.wait_for_function("() => scrollY === 90")


# Columns


def test_choosing_drives_the_columns(open_gallery):
    page = open_gallery()
    page.get_by_role("option", name="Poems").click()
    expect(page.get_by_role("option", name="Middlemarch")).to_have_count(0)
    page.get_by_role("option", name="Leaves of Grass").click()
    expect(page.get_by_text("I celebrate myself")).to_be_visible()
    page.get_by_role("button", name="Sidebar").click()
    expect(page.get_by_role("option", name="Poems")).to_be_hidden()
    page.get_by_role("button", name="Sidebar").click()
    expect(page.get_by_role("option", name="Poems")).to_be_visible()


def test_rows_are_chosen_by_the_keyboard(open_gallery):
    page = open_gallery()
    page.get_by_role("option", name="Novels").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.get_by_role("option", name="Poems")).to_have_attribute("aria-selected", "true")


def test_narrow_columns_are_a_stack(open_gallery):
    page = open_gallery(viewport=NARROW)
    page.get_by_role("option", name="Persuasion").click()
    expect(page.get_by_text("Sir Walter")).to_be_visible()
    expect(page.get_by_role("option", name="Persuasion")).to_be_hidden()
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("option", name="Persuasion")).to_be_visible()
    expect(page.get_by_role("option", name="Persuasion")).to_have_attribute(
        "aria-selected", "false")
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("option", name="Poems")).to_be_visible()


# Search and rows


def test_search_filters_and_rows_have_actions(open_gallery):
    page = open_gallery("Search")
    page.get_by_placeholder("Titles and authors").fill("Austen")
    expect(page.get_by_role("tabpanel", name="Search").locator(".r-row")).to_have_count(1)
    row = page.get_by_role("tabpanel", name="Search").locator(".r-row")
    row.hover()
    row.get_by_role("button", name="Pin").click()
    expect(row.get_by_role("button", name="Unpin")).to_be_attached()
    page.get_by_role("button", name="About").click()
    expect(page.get_by_role("complementary")).to_contain_text("1 pinned")
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("complementary")).to_have_count(0)


def test_a_context_menu_opens_at_the_pointer(open_gallery):
    page = open_gallery("Search")
    page.get_by_text("Opticks").click(button="right")
    item = page.get_by_role("menuitem", name="Pin all", exact=True)
    expect(item).to_be_focused()
    item.click()
    expect(item).to_be_hidden()
    page.get_by_role("button", name="About").click()
    expect(page.get_by_role("complementary")).to_contain_text("6 pinned")


def test_a_context_menu_is_within_the_window(open_gallery):
    page = open_gallery("Search")
    page.set_viewport_size({"width": 400, "height": 460})
    page.get_by_text("Opticks").click(button="right")
    menu = page.get_by_role("menu").and_(page.locator(":popover-open"))
    expect(menu).to_be_visible()
    for width, height in ((400, 460), (320, 420)):
        page.set_viewport_size({"width": width, "height": height})
        box = menu.bounding_box()
        assert 0 <= box["x"] and box["x"] + box["width"] <= width
        assert 0 <= box["y"] and box["y"] + box["height"] <= height


# Presentations


@pytest.mark.parametrize("route", ["button", "browser", "bar"])
def test_screens_go_by_each_route(open_gallery, route):
    page = open_gallery("Presentations")
    present(page, "Screen", 1)
    present(page, "Screen", 2)
    expect(page.get_by_role("heading", name="Screen 2")).to_be_visible()
    if route == "button":
        page.get_by_role("button", name="Close").click()
    elif route == "browser":
        page.go_back()
    else:
        page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("heading", name="Screen 1")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("kind", ["Sheet", "Popover", "Alert", "Dialog"])
def test_what_stands_above_the_page_throws_a_shadow(open_gallery, kind, scheme):
    page = open_gallery("Presentations", color_scheme=scheme)
    present(page, kind, 1)
    expect(page.locator("dialog:modal")).not_to_have_css("box-shadow", "none")


@pytest.mark.parametrize("kind", NESTS)
def test_five_of_a_kind_stand_in_each_other(open_gallery, kind):
    page = open_gallery("Presentations")
    for depth in range(1, 6):
        present(page, kind, depth)
    for left in range(4, -1, -1):
        # A cover offers no way out but its own.
        if kind == "Cover":
            page.get_by_role("button", name="Close", exact=True).last.click()
        else:
            page.keyboard.press("Escape")
        live(page)
        page.wait_for_function(
            "(n) => document.querySelectorAll('dialog:modal:not([data-leaving])').length === n",
            arg=left)


# Layouts


@pytest.fixture
def open_layout(open_gallery):
    def make(name, **options):
        page = open_gallery("Layouts", **options)
        page.get_by_role("button", name=name, exact=True).or_(
            page.get_by_role("link", name=name, exact=True)).first.click()
        live(page)
        return page

    return make


def test_a_grid_has_as_many_columns_as_there_is_room_for(open_layout):
    def columns(page):
        boxes = page.locator(".r-grid > *").evaluate_all(
            "(cards) => cards.filter((card) => card.checkVisibility())"
            ".map((card) => Math.round(card.getBoundingClientRect().left))")
        return len(set(boxes))

    assert columns(open_layout("Shelf", viewport=NARROW)) == 2
    assert columns(open_layout("Shelf", viewport={"width": 1200, "height": 800})) >= 4


def test_cells_of_a_grid_stand_below_each_other(open_layout):
    page = open_layout("Receipt")
    lefts = page.locator(".r-tab:not([hidden]) .r-gridRow > :first-child").evaluate_all(
        "(cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left))")
    rights = page.locator(".r-tab:not([hidden]) .r-gridRow > :last-child").evaluate_all(
        "(cells) => cells.slice(1).map((cell) => Math.round(cell.getBoundingClientRect().right))")
    assert len(set(lefts)) == 1 and len(set(rights)) == 1


def test_a_table_sorts_by_its_headings(open_layout):
    page = open_layout("Catalogue")
    first = page.get_by_role("row").nth(1)
    expect(first).to_contain_text("Leaves of Grass")
    page.get_by_role("button", name="Author").click()
    expect(page.get_by_role("columnheader", name="Author")).to_have_attribute("aria-sort", "ascending")
    expect(first).to_contain_text("Emily Dickinson")
    page.get_by_role("button", name="Author").click()
    expect(first).to_contain_text("Walt Whitman")


def test_rows_of_a_table_are_chosen_by_pointer_and_keyboard(open_layout):
    page = open_layout("Catalogue")
    row = page.get_by_role("row").nth(2)
    row.click()
    expect(row).to_have_attribute("aria-selected", "true")
    row.press("Enter")
    expect(row).to_have_attribute("aria-selected", "false")


def test_a_heading_folds_its_rows_away(open_layout):
    page = open_layout("Letters")
    novels = page.get_by_role("button", name="Novels")
    expect(novels).to_have_attribute("aria-expanded", "true")
    novels.click()
    expect(page.get_by_text("Call me Ishmael.")).to_have_count(0)
    expect(novels).to_have_attribute("aria-expanded", "false")
    novels.press("Enter")
    expect(page.get_by_text("Call me Ishmael.")).to_be_visible()


def test_it_scrolls_to_a_row(open_layout):
    page = open_layout("Letters", viewport=NARROW)
    last = page.get_by_text("My design in this book")
    expect(last).not_to_be_in_viewport()
    page.get_by_role("button", name="Last").click()
    expect(last).to_be_in_viewport()


def test_what_is_behind_a_sheet_can_be_used_where_the_app_says_so(open_layout):
    page = open_layout("Letters")
    page.get_by_role("button", name="Legend").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_role("button", name="Novels").click()
    expect(page.get_by_text("Call me Ishmael.")).to_have_count(0)
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_role("button", name="Legend").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("viewport", [NARROW, {"width": 1200, "height": 800}], ids=str)
def test_pages_are_turned_by_their_dots(open_layout, viewport):
    page = open_layout("Pages", viewport=viewport)
    page.get_by_role("tab", name="Page 2 of 3").click()
    expect(page.get_by_text("Sir Walter Elliot")).to_be_visible()


def test_pages_are_turned_by_a_finger(open_layout):
    page = open_layout("Pages", viewport=NARROW)
    finger = """(element, [type, clientX]) => element.dispatchEvent(new PointerEvent(type,
                  { pointerType: "touch", clientX, clientY: 300, bubbles: true }))"""

    def drag(text, start, end):
        element = page.get_by_text(text)
        for type, x in (("pointerdown", start), ("pointermove", end), ("pointerup", end)):
            element.evaluate(finger, [type, x])
        live(page)

    drag("Miss Brooke", 300, 100)
    expect(page.get_by_text("Sir Walter Elliot")).to_be_visible()
    drag("Sir Walter Elliot", 200, 190)
    expect(page.get_by_text("Sir Walter Elliot")).to_be_visible()
    drag("Sir Walter Elliot", 100, 300)
    expect(page.get_by_text("Miss Brooke")).to_be_visible()


def test_a_bar_stays_at_the_lower_side(open_layout):
    page = open_layout("Receipt", viewport=NARROW)
    expect(page.get_by_role("button", name="Pay")).to_be_in_viewport()


def test_a_list_is_one_stop_of_the_tab_key(open_gallery):
    page = open_gallery("Library", viewport={"width": 1200, "height": 800})
    options = page.locator("[role=listbox]").first.get_by_role("option")
    stops = "(rows) => rows.map((row) => row.tabIndex)"
    assert options.evaluate_all(stops) == [0, -1, -1]
    options.first.focus()
    page.keyboard.press("ArrowDown")
    expect(options.nth(1)).to_be_focused()
    assert options.evaluate_all(stops) == [-1, 0, -1]


# Refreshing


def test_a_list_is_refreshed_by_its_button_once_at_a_time(open_layout):
    page = open_layout("Inbox")
    inbox = page.locator(".r-refreshable").last
    rows = inbox.get_by_role("list")
    refresh = page.get_by_role("button", name="Refresh")
    refresh.press("Enter")
    expect(rows).to_have_attribute("aria-busy", "true")
    expect(inbox.get_by_role("status")).to_have_text("Refreshing…")
    expect(refresh).to_have_attribute("aria-disabled", "true")
    expect(refresh).to_be_focused()
    refresh.click(force=True)
    live(page)
    page.get_by_role("button", name="Deliver").click()
    expect(page.get_by_text("Letter 1")).to_be_visible()
    expect(rows).not_to_have_attribute("aria-busy", "true")
    expect(inbox.get_by_role("status")).to_have_text("")
    expect(refresh).not_to_have_attribute("aria-disabled", "true")
    refresh.click()
    expect(rows).to_have_attribute("aria-busy", "true")
    page.get_by_role("button", name="Deliver").click()
    expect(page.get_by_text("Letter 2")).to_be_visible()
    expect(page.get_by_text("Letter 3")).to_have_count(0)


@pytest.mark.engines("chromium", reason="no other engine lets a test put a finger on the screen")
def test_a_list_is_refreshed_by_a_finger_that_pulls_it_down(open_layout, touch):
    page = open_layout("Inbox", viewport=NARROW, has_touch=True, is_mobile=True)
    rows = page.locator(".r-refreshable").last.get_by_role("list")
    row = page.get_by_text("Welcome", exact=True).bounding_box()
    x, y = row["x"] + 20, row["y"] + row["height"] / 2
    touch(page, (x, y), (x, y + 20), (x, y + 60))
    live(page)
    expect(rows).not_to_have_attribute("aria-busy", "true")
    touch(page, (x, y), (x, y + 20), (x, y + 80), (x, y + 160))
    expect(rows).to_have_attribute("aria-busy", "true")
    box = page.locator(".r-refresh").bounding_box()
    assert box["height"] >= 40, "the spinner is in sight until the mail has come"
    page.get_by_role("button", name="Deliver").click()
    expect(page.get_by_text("Letter 1")).to_be_visible()
    expect(rows).not_to_have_attribute("aria-busy", "true")


@pytest.mark.engines("chromium", reason="no other engine lets a test put a finger on the screen")
def test_a_list_that_is_scrolled_scrolls_before_it_is_refreshed(open_layout, touch):
    page = open_layout("Inbox", viewport=NARROW, has_touch=True, is_mobile=True)
    page.set_viewport_size({"width": 390, "height": 140})
    page.evaluate("() => scrollTo(0, 40)")
    page.wait_for_function("() => document.querySelector('.r-refreshable[data-scrolled]')")
    touch(page, (100, 60), (100, 80), (100, 139), (100, 200))
    live(page)
    expect(page.locator(".r-refreshable").last.get_by_role("list")).not_to_have_attribute("aria-busy", "true")


# Names


def test_a_menu_in_a_bar_shows_the_words_of_its_buttons(open_layout):
    page = open_layout("Inbox")
    page.get_by_role("button", name="Sort").click()
    words = page.get_by_role("menuitem", name="By subject").get_by_text("By subject")
    expect(words).to_be_visible()
    assert words.bounding_box()["width"] > 40


# What remains of what was shown


def held(page):
    return page.evaluate(
        """() => ({
             rules: document.adoptedStyleSheets.reduce((sum, sheet) => sum + sheet.cssRules.length, 0),
             nodes: document.querySelectorAll("*").length,
             parts: rostrum.parts,
           })""")


def test_a_page_that_has_shown_much_holds_what_it_shows(open_layout):
    page = open_layout("Motion")
    before = held(page)
    for start in range(0, 600, 100):
        page.get_by_role("slider").evaluate(
            """async (slider, start) => {
                 for (let value = start; value < start + 100; value++) {
                   slider.value = value * 7;
                   slider.dispatchEvent(new InputEvent("input", { bubbles: true }));
                   while (!rostrum.isIdle) await new Promise(requestAnimationFrame);
                 }
               }""", start)
    for _ in range(20):
        page.get_by_role("button", name="Options").click()
        page.get_by_role("button", name="Done").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
    live(page)
    after = held(page)
    assert after["nodes"] == before["nodes"]
    assert after["parts"] == before["parts"]
    assert after["rules"] < 1200, "about 1,800 values were shown"
