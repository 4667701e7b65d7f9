"""Views fill the place that they are given, and stand where SwiftUI places them."""

import os
import pathlib

import pytest
from playwright.sync_api import expect

from conftest import ROOT, Server
from screens import check
from waits import live, visit

PROBE = pathlib.Path(os.environ.get("ROSTRUM_PROBE", ROOT / ".build/debug/ServerProbe"))
SIZES = {"phone": (390, 844), "desk": (1280, 800)}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("data"), {"PROBE": "looks"}, program=PROBE)
    yield server
    server.stop()


@pytest.fixture(params=SIZES)
def show(request, server, new_page):
    def show(look):
        width, height = SIZES[request.param]
        page = visit(new_page(viewport={"width": width, "height": height}), server.url)
        page.get_by_role("button", name=look, exact=True).click()
        expect(page.get_by_role("button", name=look, exact=True)).to_have_count(0)
        check(live(page))
        return page
    return show


def edges(element):
    box = element.bounding_box()
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def middle(element):
    left, top, right, bottom = edges(element)
    return (left + right) / 2, (top + bottom) / 2


def test_a_stack_fills_its_sheet(show):
    page = show("sheetStack")
    _, _, _, end = edges(page.locator("dialog[open]"))
    assert end - edges(page.get_by_text("Bottom", exact=True))[3] < 60


def test_a_dialog_is_in_front_with_its_buttons(show):
    page = show("dialog")
    dialog = page.locator("dialog[open]")
    left, top, right, bottom = edges(dialog)
    width, height = page.viewport_size["width"], page.viewport_size["height"]
    assert abs(left + right - width) < 20 and 0 <= top and bottom <= height
    # At the end of a phone's screen, in the middle of a desk's.
    assert height - bottom < 24 if width < 640 else abs(top + bottom - height) < 2
    for name in ("Delete", "Cancel"):
        own = edges(dialog.get_by_role("button", name=name))
        assert left < own[0] and own[2] < right and own[3] - own[1] >= 44
    dialog.get_by_role("button", name="Delete").click()
    expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("look, view", [
    ("sheetUnavailable", ".r-group-unavailable"), ("sheetSpinner", "dialog .r-progress")])
def test_a_message_is_in_the_middle_of_its_sheet(show, look, view):
    page = show(look)
    _, top, _, bottom = edges(page.locator("dialog[open]"))
    assert abs(middle(page.locator(view))[1] - (top + bottom) / 2) < 60


def test_the_first_row_is_below_the_handle_of_a_sheet(show):
    page = show("sheetList")
    handle = edges(page.locator(".r-sheet__handle"))
    assert edges(page.locator("dialog .r-row").first)[1] >= handle[3]


def test_a_click_beside_a_dialog_cancels_it(show):
    page = show("dialog")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.mouse.click(8, 8)
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_the_content_of_a_popover_is_in_its_middle(show):
    page = show("popoverShort")
    _, top, _, bottom = edges(page.locator("dialog[open]"))
    assert abs(middle(page.get_by_text("Short", exact=True))[1] - (top + bottom) / 2) < 12


@pytest.mark.parametrize("look", ["refreshPushed", "refreshUntitled", "refreshColumn"])
def test_nothing_covers_the_button_that_refreshes_a_pushed_list(show, look):
    page = show(look)
    button = page.locator(".r-refresh__button >> visible=true")
    x, y = middle(button)
    assert button.evaluate("(button, [x, y]) => button.contains(document.elementFromPoint(x, y))", [x, y])
    assert edges(button)[3] <= edges(page.get_by_text("Row 1", exact=True))[1]


def test_the_label_of_a_link_is_at_the_start_of_its_row(show):
    page = show("formLink")
    text, version = edges(page.get_by_text("Settings", exact=True)), edges(page.get_by_text("Version", exact=True))
    assert text[0] - version[0] < 48


def test_fields_and_controls_fill_a_stack_in_a_row(show):
    page = show("formFields")
    left, _, right, _ = edges(page.locator(".r-row").first)
    for view in ("Name", "Password"):
        own = edges(page.get_by_role("textbox", name=view))
        assert own[0] - left <= 24 and right - own[2] <= 24
    assert right - edges(page.get_by_text("1.0", exact=True))[2] <= 24
    framed = page.get_by_role("textbox", name="Framed")
    assert framed.evaluate("(e) => getComputedStyle(e).borderTopWidth") == "1px"


def test_loose_rows_are_apart_from_sections_and_a_form_has_one_column(show):
    page = show("formLoose")
    loose, heading = edges(page.locator(".r-form > .r-row").first), edges(page.get_by_text("Section", exact=True))
    assert heading[1] - loose[3] >= 12
    rows = page.locator(".r-row").all()
    assert len({edges(row)[0] for row in rows}) == 1


@pytest.mark.parametrize("look", ["circle", "circleScreen"])
def test_a_circle_takes_what_the_lines_leave(show, look):
    page = show(look)
    height = page.viewport_size["height"]
    assert page.evaluate(
        "() => Math.max(document.querySelector('.r-scene').scrollHeight, document.documentElement.scrollHeight)") <= height + 1
    left, top, right, bottom = edges(page.locator(".r-shape"))
    assert abs((right - left) - (bottom - top)) < 1
    assert edges(page.get_by_text("Above"))[3] <= top + 1 and bottom <= edges(page.get_by_text("Under"))[1] + 1


def test_a_shape_fills_the_button_around_it(show):
    page = show("buttonShape")
    left, top, right, bottom = edges(page.get_by_role("button", name="Shape").locator(".r-shape"))
    assert right - left >= 66 and bottom - top >= 66


def test_the_padding_of_a_color_is_clear(show):
    page = show("padded")
    shape = page.locator(".r-shape[class*=s-padding]").last
    assert shape.evaluate("(e) => getComputedStyle(e).backgroundClip") == "content-box"


@pytest.mark.parametrize("look", ["tableStack", "tableTab"])
def test_a_table_is_as_wide_as_its_screen_allows_and_not_cut(show, look):
    page = show(look)
    table = page.locator(".r-table")
    assert table.evaluate("(e) => e.scrollWidth - e.clientWidth") == 0 or page.viewport_size["width"] < 640
    if page.viewport_size["width"] > 640:
        left, _, right, _ = edges(table)
        assert right - left >= 900 and abs(left + right - page.viewport_size["width"]) < 32
    header, cell = edges(page.get_by_role("columnheader", name="Team")), edges(page.get_by_text("Engines").first)
    name = edges(page.get_by_role("cell", name="Ada").first)
    if page.viewport_size["width"] >= 640:
        assert abs(cell[0] - header[0]) <= 20 and name[0] < cell[0]
    else:
        # Below the first cell of its row.
        assert cell[1] >= name[3] - 1
    link = page.locator(".r-cell .r-link").first
    assert link.evaluate("(e) => getComputedStyle(e).color") != page.locator("h1:visible").evaluate(
        "(e) => getComputedStyle(e).color")


def test_the_value_of_a_progress_view_is_below_its_bar(show):
    page = show("progress")
    label, bar, value = (edges(page.locator(name)) for name in ("text=Copying", "progress", "text=Half"))
    assert label[3] <= bar[1] + 1 and bar[3] <= value[1] + 1


def test_a_menu_and_a_view_with_a_menu_are_as_large_as_their_words(show):
    page = show("menu")
    for name in (".r-menu__button", ".r-group-context"):
        left, top, right, bottom = edges(page.locator(name).first)
        assert right - left < 100 and bottom - top < 60


def test_a_hidden_view_keeps_its_place(show):
    page = show("hiddenView")
    expect(page.get_by_text("Hidden", exact=True)).to_be_hidden()
    above, under = edges(page.get_by_text("Above")), edges(page.get_by_text("Under"))
    assert under[1] - above[3] >= (above[3] - above[1]) - 1


def test_rows_that_can_be_chosen_in_edit_mode_have_marks(show):
    page = show("editing")
    rows = page.locator(".r-row").all()
    grounds = [row.evaluate("(e) => getComputedStyle(e, '::before').backgroundColor") for row in rows]
    assert grounds[1] not in (grounds[0], "rgba(0, 0, 0, 0)")
