"""Where a reader expects things to be, as on a phone and on a desktop: the looks that screens once lacked."""

import pytest
from playwright.sync_api import expect

import engines
from pixels import pixels
from waits import live, painted
from walk import gallery  # noqa: F401: fixture

PHONE = {"width": 390, "height": 844}
WIDE = {"width": 1280, "height": 900}
PANEL = ".r-tab:not([hidden])"


@pytest.fixture
def open_tab(new_page, gallery):
    def make(tab, size, *rows, **options):
        page = new_page(viewport=size, **options)
        page.goto(gallery)
        live(page)
        page.get_by_role("tab", name=tab).click()
        live(page)
        for row in rows:
            page.locator(f"{PANEL} .r-row").get_by_text(row, exact=True).first.click()
            live(page)
        return page

    return make


def box(locator):
    """The edges of an element: left, top, right, bottom."""
    found = locator.bounding_box()
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


# Search


def test_the_search_field_is_below_the_title_on_a_phone(open_tab):
    page = open_tab("Search", PHONE)
    field, title = page.get_by_placeholder("Titles and authors"), page.locator(f"{PANEL} h1")
    assert box(field)[1] >= box(title)[3] - 1
    assert box(page.locator(f"{PANEL} .r-row").first)[1] >= box(field)[3]


def test_the_search_field_ends_the_bar_of_a_wide_screen(open_tab):
    page = open_tab("Search", WIDE)
    left, top, right, bottom = box(page.get_by_placeholder("Titles and authors"))
    title, rows = box(page.locator(f"{PANEL} h1")), box(page.locator(f"{PANEL} .r-row").first)
    about = box(page.get_by_role("button", name="About"))
    assert bottom <= title[1] + 1 and abs(right - rows[2]) < 1
    assert about[2] <= left and abs((about[1] + about[3]) - (top + bottom)) < 4


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
def test_the_search_field_has_a_magnifier(open_tab, size):
    page = open_tab("Search", size)
    mask = page.locator(f"{PANEL} .r-toolbarItem-search").evaluate("e => getComputedStyle(e, '::before').maskImage")
    assert "svg" in mask


@pytest.mark.skipif(engines.NAME == "firefox", reason="Firefox has no button that clears a search field")
@pytest.mark.parametrize("color, options", [([94, 94, 103, 255], {}), ([166, 166, 176, 255], {"color_scheme": "dark"})],
                         ids=["light", "dark"])
def test_a_search_field_is_cleared_by_a_gray_disc(open_tab, color, options):
    page = open_tab("Search", PHONE, **options)
    field = page.get_by_placeholder("Titles and authors")
    field.fill("Per")
    live(page)
    left, top, right, bottom = box(field)
    place = (right - 22, (top + bottom) / 2 - 6)
    assert pixels(field, ((place[0] - left) / (right - left), (place[1] - top) / (bottom - top))) == [color]
    page.mouse.click(*place)
    expect(field).to_have_value("")


# Popovers

ARROW = """(dialog) => {
  const { left, top, width } = getComputedStyle(dialog, "::after");
  return [left, top, width].map(parseFloat);
}"""


def test_a_popover_is_beside_the_words_of_its_row(open_tab):
    page, words, popover, _ = beside_a_row(open_tab)
    assert words[2] <= popover[0] <= words[2] + 40
    for row in page.locator(f"{PANEL} .r-row .r-button > *").all():
        assert box(row)[2] <= popover[0]


@pytest.mark.engines("chromium", "firefox", reason="WebKitGTK computes the style of the arrow without an end")
def test_a_popover_points_at_the_words_of_its_row(open_tab):
    _, words, popover, dialog = beside_a_row(open_tab)
    left, top, width = dialog.evaluate(ARROW)
    assert abs(left - popover[0]) < 1
    assert abs(top - (words[1] + words[3]) / 2) < 2 and width == 20


def beside_a_row(open_tab):
    """A page with a popover of a row: the boxes of the words and of the popover, and the dialog."""
    page = open_tab("Presentations", WIDE)
    button = page.get_by_role("button", name="Popover 1", exact=True)
    button.click()
    dialog = page.locator("dialog.r-popover:modal")
    expect(dialog).to_be_visible()
    return page, box(button.locator("> *").first), box(dialog), dialog


def test_a_popover_is_a_sheet_on_a_phone(open_tab):
    page = open_tab("Presentations", PHONE)
    page.get_by_role("button", name="Popover 1", exact=True).click()
    dialog = page.locator("dialog.r-popover:modal")
    expect(dialog).to_be_visible()
    left, top, right, bottom = box(dialog)
    assert (left, right, bottom) == (0, 390, 844) and top > 0
    assert dialog.evaluate("e => getComputedStyle(e, '::after').display") == "none"


# Back


def test_back_buttons_have_the_title_of_the_screen_before(open_tab, row="V10.191"):
    page = open_tab("Layouts", PHONE, "Receipt")
    back = page.locator(f"{PANEL} .r-screen:last-child .r-navigationBar__back")
    expect(back).to_have_text("Layouts")
    expect(back).to_have_accessible_name("Back, Layouts")
    assert box(back.locator("span"))[3] <= box(back)[3] + 2


def test_the_back_button_is_on_the_line_of_the_items_beside_it(open_tab):
    page = open_tab("Presentations", PHONE)
    page.get_by_role("button", name="Screen 1").click()
    live(page)
    screen = page.locator(f"{PANEL} .r-screen:last-child")
    # Beside items, the button shows its arrow only.
    back, item = box(screen.locator(".r-navigationBar__back")), box(screen.locator(".r-toolbarItem .r-text"))
    assert abs((back[1] + back[3]) - (item[1] + item[3])) < 0.5


def test_the_back_button_of_a_column_has_the_title_of_the_column_before(open_tab):
    page = open_tab("Library", PHONE)
    expect(page.locator(".r-column-front > .r-column__back")).to_have_text("Shelves")
    page.get_by_role("option", name="Persuasion").click()
    expect(page.locator(".r-column-front > .r-column__back")).to_have_text("Novels")


# Tabs


@pytest.mark.parametrize("width", [320, 390, 800, 1280])
def test_the_label_of_the_selected_tab_is_whole(open_tab, width):
    page = open_tab("Presentations", {"width": width, "height": 800})
    title = page.get_by_role("tab", selected=True).first.locator(".r-tabView__title")
    assert title.evaluate("e => e.scrollWidth - e.clientWidth") <= 0


# Columns


def test_titles_of_columns_are_alike(open_tab):
    page = open_tab("Library", WIDE)
    page.get_by_role("option", name="Moby-Dick").click()
    titles = page.locator(".r-column h1").filter(visible=True)
    expect(titles).to_have_count(3)
    looks = titles.evaluate_all(
        "all => all.map(e => [getComputedStyle(e).fontSize, e.getBoundingClientRect().y, e.getBoundingClientRect().height])")
    assert looks[0] == looks[1] == looks[2]
    rows = page.locator(".r-column:not(.r-column-hidden) .r-row").first
    assert box(rows)[1] - box(titles.first)[3] < 32


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_selected_row_is_calm_and_readable(open_tab, scheme):
    page = open_tab("Library", WIDE, color_scheme=scheme)
    chosen, other = (page.get_by_role("option", name=name) for name in ("Novels", "Poems"))
    color = "e => getComputedStyle(e).color"
    assert chosen.evaluate(color) == other.evaluate(color)
    assert chosen.evaluate("e => getComputedStyle(e).backgroundColor") != other.evaluate(
        "e => getComputedStyle(e).backgroundColor")


# Edit mode


def test_grips_are_for_edit_mode_and_the_minus_is_leading(open_tab):
    page = open_tab("Controls", PHONE, "Guests")
    row = page.locator(f"{PANEL} .r-screen:last-child .r-row").first
    page.mouse.move(1, 1)
    assert row.locator("> .r-row__move").evaluate("e => getComputedStyle(e).opacity") == "0"
    page.get_by_role("button", name="Edit", exact=True).click()
    live(page)
    page.mouse.move(1, 1)
    assert row.locator("> .r-row__move").evaluate("e => getComputedStyle(e).opacity") == "1"
    words = box(row.get_by_text("Ada"))
    assert box(row.locator("> .r-row__delete"))[2] <= words[0]
    assert box(row.locator("> .r-row__move"))[0] >= words[2]


def test_a_row_shows_its_grip_to_the_keyboard(open_tab):
    page = open_tab("Controls", PHONE, "Guests")
    grip = page.locator(f"{PANEL} .r-screen:last-child .r-row > .r-row__move").first
    grip.focus()
    assert grip.evaluate("e => getComputedStyle(e).opacity") == "1"


# Wide screens


def test_a_form_has_one_column_of_sections(open_tab):
    page = open_tab("Controls", WIDE)
    for size in (WIDE, PHONE):
        page.set_viewport_size(size)
        event, room = (box(page.locator(f"{PANEL} .r-section").nth(index)) for index in (0, 1))
        assert room[0] == event[0] and room[1] > event[3]


def test_items_of_a_bar_are_above_their_content(open_tab):
    page = open_tab("Layouts", {"width": 1920, "height": 1000}, "Letters")
    legend = box(page.get_by_role("button", name="Legend"))
    row = box(page.locator(f"{PANEL} .r-screen:last-child .r-row").first)
    assert row[2] - 24 <= legend[2] <= row[2] + 24


# Fields


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_the_ring_of_a_focused_field_is_all_round(open_tab, direction):
    page = open_tab("Controls", PHONE)
    page.evaluate("direction => { document.documentElement.dir = direction }", direction)
    page.get_by_placeholder("Name").focus()
    row = page.locator(f"{PANEL} .r-row").first
    ring = row.evaluate("""e => {
      const { borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth, borderTopLeftRadius, borderBottomRightRadius }
        = getComputedStyle(e, "::before");
      return [borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth, borderTopLeftRadius, borderBottomRightRadius];
    }""")
    assert ring == ["2px"] * 4 + ["10px"] * 2


# Dates


def begins(page):
    return page.get_by_role("button", name="Begins")


def test_a_date_is_in_the_readers_format(open_tab):
    page = open_tab("Controls", PHONE, locale="de-DE")
    expect(begins(page)).to_contain_text("Mai 2026")
    label = box(page.get_by_text("Begins", exact=True))
    button = box(begins(page))
    assert button[0] >= label[2] and label[1] < button[3] and button[1] < label[3]


@pytest.mark.parametrize("size", [{"width": 320, "height": 640}, PHONE, WIDE], ids=["320", "390", "1280"])
def test_a_date_picker_opens_a_calendar_below_it(open_tab, size):
    page = open_tab("Controls", size)
    begins(page).scroll_into_view_if_needed()
    begins(page).click()
    dialog = page.locator("dialog.r-popover:modal")
    expect(dialog).to_be_visible()
    expect(dialog.get_by_role("gridcell", name="Monday, May 4, 2026")).to_be_focused()
    left, top, right, bottom = box(dialog)
    assert 0 <= left and right <= size["width"] and 0 <= top and bottom <= size["height"]
    button = box(begins(page))
    assert top >= button[3] or bottom <= button[1]


def test_a_calendar_is_used_by_the_keyboard(open_tab, row="V10.190"):
    page = open_tab("Controls", PHONE)
    begins(page).focus()
    page.keyboard.press("Enter")
    dialog = page.locator("dialog.r-popover:modal")
    expect(dialog.get_by_role("gridcell", name="Monday, May 4, 2026")).to_be_focused()
    for key, day in [
        ("ArrowRight", "Tuesday, May 5, 2026"), ("ArrowDown", "Tuesday, May 12, 2026"), ("ArrowUp", "Tuesday, May 5, 2026"),
        ("End", "Saturday, May 9, 2026"), ("Home", "Sunday, May 3, 2026"), ("ArrowLeft", "Saturday, May 2, 2026"),
        ("PageUp", "Thursday, April 2, 2026"), ("PageDown", "Saturday, May 2, 2026"),
    ]:
        page.keyboard.press(key)
        expect(dialog.get_by_role("gridcell", name=day)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Saturday", exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(begins(page)).to_be_focused()
    expect(begins(page)).to_contain_text("May 2, 2026")


@pytest.mark.parametrize("way", ["back", "Escape"])
def test_a_calendar_is_an_entry_of_the_history_while_it_is_open(open_tab, way, row="V10.190"):
    page = open_tab("Controls", PHONE)
    length = "() => (history.state?.trail ?? [0]).length"
    before = page.evaluate(length)
    begins(page).click()
    dialog = page.locator("dialog.r-popover:modal")
    expect(dialog).to_be_visible()
    page.wait_for_function(f"(before) => ({length})() === before + 1", arg=before)
    if way == "back":
        page.go_back()
    else:
        page.keyboard.press(way)
    expect(dialog).to_have_count(0)
    expect(begins(page)).to_be_focused()
    page.wait_for_function(f"(before) => ({length})() === before", arg=before)
    expect(page.get_by_role("heading", name="Controls")).to_be_visible()


@pytest.mark.parametrize("is_open", [False, True], ids=["several days", "one day"])
def test_a_calendar_is_a_grid_with_one_stop_of_the_tab_key(open_tab, is_open):
    page = open_tab("Controls", PHONE)
    if is_open:
        begins(page).click()
    grid = page.locator("dialog:modal" if is_open else PANEL).get_by_role("grid", name="May 2026")
    expect(grid.get_by_role("gridcell")).to_have_count(31)
    expect(grid.locator("[tabindex='0']")).to_have_count(1)
    expect(grid.get_by_role("columnheader")).to_have_count(7)
    expect(grid.get_by_role("columnheader").first).to_have_accessible_name("Sunday")
    left, _, right, _ = box(grid)
    title = box(page.locator("dialog:modal" if is_open else PANEL).get_by_text("May 2026", exact=True))
    assert left <= title[0] <= left + 12 and right - left >= 260, "the days are below the title and the buttons"
    for day in grid.get_by_role("gridcell").all():
        left, top, right, bottom = box(day)
        assert right - left >= 24 and bottom - top >= 24


# Rows, sheets, bars and menus


def test_the_action_of_a_row_is_a_pill_in_the_row(open_tab):
    page = open_tab("Search", WIDE)
    row = page.locator(f"{PANEL} .r-row").nth(2)
    row.hover()
    pin = row.get_by_role("button", name="Pin")
    expect(pin).to_have_css("border-top-left-radius", "99px")
    inner, outer = box(pin), box(row)
    assert outer[1] + 4 <= inner[1] and inner[3] <= outer[3] - 4 and inner[2] <= outer[2] - 4


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
def test_a_sheet_steps_back_below_another(open_tab, size):
    page = open_tab("Presentations", size)
    page.get_by_role("button", name="Sheet 1", exact=True).click()
    first = page.locator("dialog.r-sheet").first
    expect(first).to_be_visible()
    before = box(first)
    page.get_by_role("button", name="Sheet 2", exact=True).click()
    expect(page.locator("dialog.r-sheet:modal")).to_have_count(2)
    after = box(first)
    assert after[0] > before[0] and after[2] < before[2] and after[1] < before[1]
    page.keyboard.press("Escape")
    expect(page.locator("dialog.r-sheet:modal")).to_have_count(1)
    assert box(first) == before


def test_a_button_at_the_bottom_is_in_a_bar(open_tab):
    page = open_tab("Layouts", PHONE, "Receipt")
    bar = page.locator(f"{PANEL} .r-overlay-inset")
    left, _, right, _ = box(bar)
    assert (left, right) == (0, 390)
    assert bar.evaluate("e => getComputedStyle(e).backdropFilter") != "none"


def test_a_context_menu_has_symbols(open_tab):
    page = open_tab("Search", WIDE)
    page.get_by_text("Opticks").click(button="right")
    expect(page.get_by_role("menuitem", name="Pin all", exact=True).locator("svg")).to_be_visible()


# The gallery


def test_a_specimen_shows_its_source(open_tab):
    page = open_tab("Specimens", WIDE, "Buttons and progress")
    page.get_by_role("button", name='Source of Button("Add") {}', exact=True).click()
    expect(page.get_by_text('Button("Add") { taps += 1 }')).to_be_visible()


def test_all_specimens_are_searched_and_have_pages_of_their_own(open_tab):
    page = open_tab("Specimens", PHONE)
    page.get_by_placeholder("Views and modifiers").fill("contextmenu {}")
    row = page.locator(f"{PANEL} .r-row").first
    expect(row).to_contain_text("contextMenu")
    row.click()
    title = page.locator(f"{PANEL} h1").last
    expect(title).to_contain_text("contextMenu")
    expect(page.get_by_text(".contextMenu {").and_(page.locator(":visible"))).to_have_count(1)
    back = page.locator(".r-navigationBar__back:visible")
    assert box(back)[2] <= box(title)[0] + 0.5, "the title of the screen before is below none"


def test_the_page_of_a_specimen_has_its_source_beside_it_and_an_address(open_tab):
    page = open_tab("Specimens", WIDE, "All, A–Z")
    page.locator(f"{PANEL} .r-row", has_text="accessibilityHidden").first.click()
    view, source = page.get_by_text("Only seen", exact=True), page.get_by_text('Text("Only seen").accessibilityHidden(true)')
    expect(source).to_be_visible()
    assert box(view)[2] < box(source)[0]
    live(page)
    page.goto(page.url)
    expect(source).to_be_visible()
    expect(page).to_have_title("accessibilityIdentifier, accessibilityHidden")


def test_the_page_of_a_specimen_follows_the_width_of_its_window(open_tab):
    page = open_tab("Specimens", WIDE)
    name = "Layout, ProposedViewSize, layoutValue(key:value:)"
    page.get_by_placeholder("Views and modifiers").fill(name)
    live(page)
    page.locator(f"{PANEL} .r-row", has_text=name).first.click()
    live(page)
    screen = page.locator(f"{PANEL} .r-screen:last-child")
    view, source = screen.locator("[data-measure]").first, screen.locator(".r-text.s-textSelection_text")
    for size, is_below in ((WIDE, False), (PHONE, True), (WIDE, False)):
        page.set_viewport_size(size)
        painted(page)
        live(page)
        assert (box(source)[1] >= box(view)[3]) is is_below


# Details


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
def test_the_icon_of_a_row_has_the_tint_and_the_line_begins_with_the_words(open_tab, size):
    page = open_tab("Specimens", size)
    row = page.locator(f"{PANEL} .r-row").nth(1)
    look = row.evaluate("""(row) => {
      const color = (node) => getComputedStyle(node).color;
      const line = getComputedStyle(row, "::after");
      return [color(row.querySelector(".r-image")), color(row.querySelector(".r-text")),
        row.getBoundingClientRect().left + parseFloat(line.left)];
    }""")
    tint = page.locator(f"{PANEL}").evaluate(
        "(panel) => { panel.style.color = 'var(--r-tint)'; return getComputedStyle(panel).color; }")
    assert look[0] == tint != look[1]
    assert abs(look[2] - box(row.locator(".r-text"))[0]) < 2


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
def test_the_button_that_refreshes_is_beside_the_title(open_tab, size):
    page = open_tab("Layouts", size, "Inbox")
    button, title = box(page.get_by_role("button", name="Refresh")), box(page.get_by_role("heading", name="Inbox"))
    row = box(page.locator(f"{PANEL} .r-screen:last-child .r-row").first)
    assert title[1] <= button[1] and button[3] <= title[3] and button[3] < row[1]
    assert row[1] - title[3] < 24


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
def test_a_bar_of_the_app_ends_at_the_bar_of_tabs_or_the_window(open_tab, size):
    page = open_tab("Layouts", size, "Receipt")
    bar = box(page.locator(f"{PANEL} .r-group-insetBottom > .r-overlay-inset"))
    end = box(page.locator(".r-tabView__bar").first)[1] if size is PHONE else size["height"]
    assert abs(bar[3] - end) < 2
    button = box(page.get_by_role("button", name="Pay"))
    assert abs((button[1] - bar[1]) - (bar[3] - button[3])) < 4


def test_the_dots_of_pages_are_nothing_but_dots(open_tab):
    page = open_tab("Layouts", WIDE, "Pages")
    dot = page.locator(".r-tabView-page [role=tab][aria-selected=true]")
    assert dot.evaluate("(e) => getComputedStyle(e).boxShadow") == "none"
    assert dot.evaluate("(e) => getComputedStyle(e).backgroundColor") == "rgba(0, 0, 0, 0)"


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
def test_the_dots_of_pages_are_inside_of_the_pages(open_tab, size):
    page = open_tab("Layouts", size, "Pages")
    dots, panels = (box(page.locator(f".r-tabView-page > {part}")) for part in (".r-tabView__bar", ".r-tabView__panels"))
    assert panels[1] < dots[1] and dots[3] <= panels[3] + 1
    page.locator(".r-tabView-page [role=tab]").nth(1).click()
    expect(page.locator(".r-tabView-page [role=tab]").nth(1)).to_have_attribute("aria-selected", "true")


def test_a_list_in_a_card_has_a_background_of_its_own(open_tab):
    page = open_tab("Specimens", WIDE, "Lists and tables")
    color = "(e) => getComputedStyle(e).backgroundColor"
    list_, page_ = page.locator(f"{PANEL} .r-list:has(.r-row):visible").first, page.locator(f"{PANEL} .r-screen:last-child")
    assert list_.evaluate(color) == page_.evaluate(color) != list_.locator(".r-row").first.evaluate(color)


def test_cards_beside_each_other_are_equally_high(open_tab):
    page = open_tab("Specimens", WIDE, "Fields and choices")
    cards = page.locator(f"{PANEL} .r-grid-vertical:visible").first.locator(":scope > *").all()[3:6]
    places = [box(card) for card in cards]
    assert len({round(top) for _, top, _, _ in places}) == 1 and len({round(bottom) for *_, bottom in places}) == 1


def test_a_context_menu_stays_in_a_window_that_gets_narrow(open_tab):
    page = open_tab("Search", WIDE)
    page.locator(f"{PANEL} .r-row").first.click(button="right", position={"x": 500, "y": 24})
    menu = page.locator("[role=menu]:popover-open")
    expect(menu).to_be_visible()
    page.set_viewport_size(PHONE)
    page.wait_for_function("() => document.querySelector('[role=menu]:popover-open').getBoundingClientRect().right <= innerWidth")
    assert page.evaluate("() => document.scrollingElement.scrollWidth - innerWidth") <= 0
