"""The rows of Documentation/Support/Presentations.md, seen on their page of the gallery."""

import pytest
from playwright.sync_api import expect

from seen import gallery_server, near, show  # noqa: F401: fixtures
from waits import live

PAGE = "Presentations"


@pytest.fixture
def opened(show):
    """Opens what a specimen presents; in the end nothing is presented."""
    pages = []

    def make(row, button="Open", kind="dialog:modal:not([data-leaving])"):
        specimen = show(row)
        pages.append(specimen.page)
        specimen.press(button)
        dialog = specimen.page.locator(kind).last
        expect(dialog).to_be_visible()
        return specimen, dialog

    yield make
    for page in pages:
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]:not([data-leaving])")).to_have_count(0)
        live(page)


def press(dialog, name):
    dialog.get_by_role("button", name=name, exact=True).click()
    live(dialog.page)


# Alerts


@pytest.mark.parametrize("row, button, title, message, choices", [
    ("V3.4", "Ask", "Saved", None, ["OK"]),
    ("V3.5", "Ask", "Delete the draft?", "It cannot be brought back.", ["Delete", "Keep"]),
    ("V3.6", "Ask", "Leave?", "You are in City 7.", ["Leave City 7"]),
    ("V10.18", "Ask", "The disk is full", None, ["Free some space"]),
    ("V10.300", "Ask", "Leave?", "You are in City 7.", ["Leave City 7"]),
    ("V10.301", "Ask", "The disk is full", None, ["Free some space"]),
    ("V10.302", "Ask", "Delete the draft?", "It cannot be brought back.", ["Delete", "Keep"]),
    ("V10.303", "Ask", "Share it?", None, ["Copy the link", "Cancel"]),
    ("V3.7", "Open", "Burn the papers?", None, ["Burn", "Stop"]),
    ("V3.8", "Open", "Go on?", None, ["Go on"]),
    ("V3.9", "Open", "Open the hall?", None, ["Yes"]),
])
def test_an_alert_asks(opened, row, button, title, message, choices):
    specimen, alert = opened(row, button)
    expect(alert).to_have_role("alertdialog")
    expect(alert).to_have_accessible_name(title)
    if message:
        expect(alert.get_by_text(message)).to_be_visible()
    # Some engines end the text of a box with a line.
    titles = [title.strip() for title in alert.get_by_role("button").all_inner_texts()]
    assert sorted(titles) == sorted(choices)
    press(alert, choices[-1])
    expect(alert).to_have_count(0)


@pytest.mark.parametrize("row, button, choice, answer", [
    ("V8.6", "Ask", "Delete", "delete"),
    ("V6.18", "Ask", "Keep", "keep"),
    ("V8.4", "Open", "Burn", "burn"),
    ("V8.5", "Open", "Go on", "go on"),
    ("V10.20", "Ask", "Copy the link", "copy"),
    ("V10.302", "Ask", "Delete", "delete"),
    ("V10.303", "Ask", "Copy the link", "copy"),
    ("V3.25", "Open", "Keep", "keep"),
    ("V8.7", "Open", "Burn", "burn"),
    ("V3.9", "Open", "Yes", "yes"),
    ("V3.26", "Open", "Yes", "yes"),
])
def test_a_choice_is_the_answer(opened, row, button, choice, answer):
    specimen, dialog = opened(row, button)
    press(dialog, choice)
    expect(specimen(f"Answer: {answer}")).to_be_visible()


def test_escape_is_the_choice_to_cancel(opened, row="V6.18"):
    specimen, alert = opened(row, "Ask")
    press(alert, "Delete")
    specimen.press("Ask")
    specimen.page.keyboard.press("Escape")
    expect(specimen("Answer: keep")).to_be_visible()


@pytest.mark.parametrize("row", ["V6.20", "V6.21"])
def test_roles_place_and_color_the_choices(opened, row):
    specimen, dialog = opened(row)
    keep, burn, stop = (dialog.get_by_role("button", name=name) for name in ("Keep", "Burn", "Stop"))
    if row == "V6.21":
        assert specimen.style("color", burn) != specimen.style("color", keep)
    else:
        assert stop.bounding_box()["y"] > max(keep.bounding_box()["y"], burn.bounding_box()["y"])


@pytest.mark.parametrize("row, button, title", [
    ("V6.26", "Open", "What with the papers?"), ("V10.20", "Ask", "Share it?")])
def test_a_dialog_shows_its_title(opened, row, button, title):
    _, dialog = opened(row, button)
    expect(dialog.get_by_text(title)).to_be_visible()


def test_a_field_stands_in_an_alert(opened, row="V10.19"):
    specimen, alert = opened(row, "Ask")
    alert.get_by_role("textbox", name="Name").fill("Ada")
    press(alert, "Rename")
    expect(specimen("Name: Ada")).to_be_visible()


# Popovers and menus


@pytest.mark.parametrize("row, words", [
    ("V10.21", "In the popover"), ("V3.94", "Popover of City 7"), ("V8.10", "A note")])
def test_a_popover_stands_at_its_button(opened, row, words):
    specimen, popover = opened(row)
    expect(popover.get_by_text(words)).to_be_visible()
    box, button = popover.bounding_box(), specimen.stage.get_by_role("button").bounding_box()
    assert box["width"] < 500
    gap = max(box["y"] - button["y"] - button["height"], button["y"] - box["y"] - box["height"])
    assert gap < 40, "it is next to the button"
    specimen.page.keyboard.press("Escape")
    expect(popover).to_have_count(0)
    if row != "V10.21":
        expect(specimen("Closed")).to_be_visible()


def test_a_menu_opens_at_the_pointer(show, row="V10.22"):
    specimen = show(row)
    specimen("Right-click").click(button="right")
    specimen.page.get_by_role("menuitem", name="Copy").click()
    expect(specimen("Answer: copy")).to_be_visible()


# Sheets


@pytest.mark.parametrize("row, words", [
    ("V3.110", "In the sheet"), ("V3.111", "In the sheet"), ("V8.3", "In the sheet"),
    ("V3.112", "Sheet of City 7"), ("V8.1", "A letter"), ("V8.2", "In the sheet"),
])
def test_a_sheet_is_presented_and_dismissed(opened, row, words):
    specimen, sheet = opened(row)
    expect(sheet.get_by_text(words)).to_be_visible()
    expect(sheet).to_have_role("dialog")
    specimen.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    done = "Dismissed 1 times" if row in ("V3.111", "V8.3") else "Closed"
    expect(specimen(done)).to_be_visible()


@pytest.mark.parametrize("row, button", [
    ("V3.49", "Uncover"), ("V3.50", "Leave City 7")])
def test_a_cover_takes_the_whole_window(opened, row, button):
    specimen, cover = opened(row)
    box = cover.bounding_box()
    assert (box["x"], box["y"]) == near(0, 0) and box["height"] == near(900) and box["width"] > 1260
    press(cover, button)
    expect(cover).to_have_count(0)
    if row == "V3.49":
        expect(specimen("Dismissed 1 times")).to_be_visible()


@pytest.mark.parametrize("row, button", [
    ("V4.17", "Done"), ("V5.9", "Done"), ("V8.1", "Close"), ("V3.113", "Leave"), ("V3.51", "Leave"),
    ("V3.95", "Leave")])
def test_what_is_presented_dismisses_itself(opened, row, button):
    specimen, sheet = opened(row)
    press(sheet, button)
    expect(sheet).to_have_count(0)
    expect(specimen("Closed")).to_be_visible()


def test_an_inspector_is_beside_the_page(show, row="V10.11"):
    specimen = show(row)
    specimen.press("Inspect")
    inspector = specimen.page.get_by_role("complementary")
    expect(inspector.get_by_text("In the inspector")).to_be_visible()
    assert inspector.bounding_box()["x"] > 640
    specimen.press("Inspect")
    expect(inspector).to_have_count(0)


def test_an_inspector_has_a_width(show, row="V10.328"):
    specimen = show(row)
    specimen.press("Inspect")
    inspector = specimen.page.get_by_role("complementary")
    expect(inspector.get_by_text("In it")).to_be_visible()
    assert inspector.bounding_box()["width"] == near(400)
    # The view beside it has that much less room.
    group = inspector.locator("xpath=..")
    assert group.evaluate("(group) => getComputedStyle(group).paddingInlineEnd") == "412px"
    inspector.get_by_role("button", name="Close").click()
    expect(inspector).to_have_count(0)


# Looks and sizes of sheets


def test_a_sheet_is_not_dismissed_by_the_user(opened, row="V3.56"):
    specimen, sheet = opened(row)
    specimen.page.keyboard.press("Escape")
    specimen.page.mouse.click(5, 5)
    live(specimen.page)
    expect(sheet).to_be_visible()
    press(sheet, "Close it")
    expect(sheet).to_have_count(0)


def test_the_page_behind_a_sheet_is_not_used(opened, row="V6.1"):
    specimen, sheet = opened(row)
    button = specimen.stage.get_by_role("button", name="Open")
    box = button.evaluate("(e) => { const b = e.getBoundingClientRect(); return [b.x + 5, b.y + 5]; }")
    assert not button.evaluate("(e, [x, y]) => e.contains(document.elementFromPoint(x, y))", box)
    expect(sheet.get_by_text("In the sheet")).to_be_visible()


def test_the_page_behind_a_sheet_is_used(opened, row="V3.98"):
    specimen, sheet = opened(row, kind="dialog[open]:not([data-leaving])")
    specimen.press("Count")
    expect(specimen("1 taps")).to_be_visible()
    expect(sheet.get_by_text("In the sheet")).to_be_visible()
    specimen.press("Open")
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("row", ["V3.100", "V6.59"])
def test_a_sheet_takes_half_of_the_height(opened, row):
    specimen, _ = opened(row)
    specimen.page.set_viewport_size({"width": 390, "height": 800})
    panel = specimen.page.locator("dialog:modal .r-sheet__panel").last
    assert 0.45 < panel.bounding_box()["height"] / 800 < 0.6
    specimen.page.set_viewport_size({"width": 1280, "height": 900})


def test_a_sheet_has_an_indicator(opened, row="V10.15"):
    _, sheet = opened(row)
    indicator = sheet.get_by_role("button", name="Size")
    expect(indicator).to_be_visible()
    box, panel = indicator.bounding_box(), sheet.bounding_box()
    assert box["y"] - panel["y"] < 20 and box["width"] < panel["width"]


def test_a_sheet_has_a_look(opened, row="V10.16"):
    specimen, sheet = opened(row)
    looks = sheet.evaluate("""(e) => [e, ...e.querySelectorAll("*")].map((part) => {
        const style = getComputedStyle(part);
        return [style.backgroundColor, style.borderTopLeftRadius];
    })""")
    assert [specimen.color("yellow"), "5px"] in looks


def test_views_are_behind_a_sheet(opened, row="V10.971"):
    _, sheet = opened(row)
    behind = sheet.get_by_text("Behind").bounding_box()
    outer, front = sheet.bounding_box(), sheet.get_by_text("In the sheet").bounding_box()
    assert outer["y"] + outer["height"] - behind["y"] - behind["height"] < 40
    assert front["y"] < behind["y"]


@pytest.mark.parametrize("row, button, words, side", [
    ("V10.327", "Above", "Up", "above"), ("V10.327", "Beside", "On", "beside")])
def test_a_popover_is_at_its_edge(opened, row, button, words, side):
    specimen, popover = opened(row, button)
    expect(popover.get_by_text(words)).to_be_visible()
    box = popover.bounding_box()
    control = specimen.stage.get_by_role("button", name=button).bounding_box()
    if side == "above":
        assert box["y"] + box["height"] <= control["y"]
    else:
        assert box["x"] >= control["x"] + control["width"]


def test_a_sheet_has_the_size_of_a_page_or_of_its_content(opened, row="V10.24"):
    specimen, sheet = opened(row, "Page")
    window = specimen.page.viewport_size
    page = sheet.bounding_box()
    assert page["width"] == near(min(860, window["width"] - 96))
    assert page["height"] == near(window["height"] - 96)
    specimen.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    specimen, sheet = opened(row, "Fitted")
    fitted = sheet.bounding_box()
    assert fitted["width"] < 260 and fitted["height"] < 200
    expect(sheet.get_by_text("Fitted")).to_be_visible()


def test_a_question_has_an_icon_above_its_title(opened, row="V10.304"):
    specimen, alert = opened(row, "Ask")
    icon = alert.locator("svg").first
    expect(icon).to_be_visible()
    title = alert.get_by_role("heading").bounding_box()
    box = icon.bounding_box()
    assert box["y"] + box["height"] <= title["y"] + 1 and box["width"] > 32
    assert box["x"] + box["width"] / 2 == near(title["x"] + title["width"] / 2)
    expect(alert).to_have_accessible_name("Empty the trash?")


def test_the_user_asks_never_to_be_asked_again(opened, row="V10.305"):
    specimen, alert = opened(row, "Ask")
    alert.get_by_role("checkbox", name="Don’t ask again").check()
    live(specimen.page)
    expect(alert).to_be_visible()
    press(alert, "Keep")
    expect(specimen("Never again")).to_be_visible()


def test_a_presentation_mode_dismisses(opened, row="V10.306"):
    specimen, sheet = opened(row)
    press(sheet, "Done")
    expect(specimen("Closed")).to_be_visible()
