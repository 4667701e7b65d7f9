"""Presentations open and close when the server says so, and never otherwise."""

import pytest
from playwright.sync_api import expect

from nodes import alert, button, el, field, sheet
from waits import focused, live, open_dialogs, visit, wait_focus


def is_page_inert(page):
    """Whether the button of the page below can be reached by a pointer."""
    return page.evaluate(
        """() => { const box = document.querySelector("main > button").getBoundingClientRect();
                   return !document.elementFromPoint(box.x + 2, box.y + 2)?.matches("button"); }""")


def test_a_dialog_is_modal_and_gives_the_page_back(page, double):
    visit(page, double.show(button(2, "Open")))
    page.get_by_role("button", name="Open").focus()
    double.send(["i", 1, 0, sheet(3, field(5), button(4, "Cancel"))])
    wait_focus(page, "3")
    assert open_dialogs(page) == ["3"] and is_page_inert(page)
    double.send(["r", 3])
    expect(page.locator("dialog")).to_have_count(0)
    assert focused(page) == "2" and not is_page_inert(page)


def test_the_server_s_html_opens_without_a_flash(page, double):
    tree = sheet(3, field(4), open=True)
    visit(page, double.show(button(2, "Below"), tree))
    assert open_dialogs(page) == ["3"]
    assert is_page_inert(page)


def test_patches_inside_do_not_close_it(page, double):
    visit(page, double.show(button(2, "Below")))
    double.send(["i", 1, 0, sheet(3, field(4))])
    double.send(["a", 3, 0, {"class": "r-sheet r-sheet-medium", "open": None}],
                ["i", 3, 0, button(5, "More")])
    expect(page.get_by_role("button", name="More")).to_be_visible()
    assert open_dialogs(page) == ["3"]


def test_a_sheet_gives_the_page_back_while_it_is_beside_it(page, double):
    visit(page, double.show(button(2, "Below")))
    double.send(["i", 1, 0, sheet(3, field(4), button(5, "In"), data_beside="")])
    wait_focus(page, "3")
    page.get_by_role("textbox").focus()
    assert not is_page_inert(page)
    double.send(["a", 3, 0, {"data-beside": None}])
    page.wait_for_function("() => document.querySelector('dialog').matches(':modal')")
    assert open_dialogs(page) == ["3"] and focused(page) == "4" and is_page_inert(page)
    double.send(["a", 3, 0, {"data-beside": True}])
    page.wait_for_function("() => !document.querySelector('dialog').matches(':modal')")
    assert page.evaluate("() => document.querySelector('dialog').open")
    assert focused(page) == "4" and not is_page_inert(page)
    double.send(["r", 3])
    expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize("closedby", ["any", "closerequest"])
def test_escape_asks_once_and_the_server_decides(page, double, closedby):
    visit(page, double.show(button(2, "Below")))
    double.send(["i", 1, 0, sheet(3, button(4, "In"), closedby=closedby)])
    wait_focus(page, "4")
    double.answers = False
    for _ in range(20):
        page.keyboard.press("Escape")
    assert double.event() == [3, "dismiss"]
    page.wait_for_function("() => document.querySelector('dialog').open")
    assert open_dialogs(page) == ["3"] and double.received.empty()
    double.send(["r", 3])
    expect(page.locator("dialog")).to_have_count(0)
    assert not is_page_inert(page)


def test_twenty_escapes_do_not_close_what_cannot_be_dismissed(page, double):
    visit(page, double.show(button(2, "Below")))
    double.send(["i", 1, 0, sheet(3, button(4, "In"), field(5), closedby="none")])
    page.get_by_role("textbox").focus()
    assert double.event() == [5, "focus"]
    for _ in range(20):
        page.keyboard.press("Escape")
    page.get_by_role("button", name="In").click()
    assert double.event() == [5, "blur"]
    assert double.event() == [4, "tap"]
    assert open_dialogs(page) == ["3"] and is_page_inert(page)


def test_what_the_browser_closes_is_opened_again(page, double):
    visit(page, double.show(button(2, "Below")))
    double.send(["i", 1, 0, sheet(3, button(4, "In"), button(5, "Also"), closedby="none")])
    page.get_by_role("button", name="Also").focus()
    page.evaluate("document.querySelector('dialog').close()")
    page.wait_for_function("() => document.querySelector('dialog').open")
    assert open_dialogs(page) == ["3"] and focused(page) == "5"


def test_a_click_on_the_backdrop_dismisses_sheets_but_no_alerts(page, double):
    visit(page, double.show(button(2, "Below")))
    double.send(["i", 1, 0, sheet(3, button(4, "In"))])
    wait_focus(page, "4")
    page.mouse.click(5, 5)
    assert double.event() == [3, "dismiss"]
    live(page)
    double.send(["i", 1, 0, alert(6, button(7, "OK"))])
    wait_focus(page, "7")
    page.mouse.click(5, 5)
    page.get_by_role("button", name="OK").click()
    assert double.event() == [7, "tap"]
    assert open_dialogs(page) == ["3", "6"]


def test_an_alert_starts_at_the_least_harmful_button(page, double):
    visit(page, double.show(button(2, "Below")))
    delete = el(4, "button", {"class": "r-button r-button-destructive", "data-on": "tap"}, "Delete")
    cancel = el(5, "button", {"class": "r-button r-button-cancel", "data-on": "tap"}, "Cancel")
    double.send(["i", 1, 0, alert(3, delete, cancel)])
    expect(page.get_by_role("alertdialog", name="Sure?")).to_be_visible()
    wait_focus(page, "5")


def test_a_sheet_goes_and_an_alert_comes_in_one_frame(page, double):
    visit(page, double.show(button(2, "Below")))
    page.get_by_role("button", name="Below").focus()
    double.send(["i", 1, 0, sheet(3, button(4, "In"))])
    wait_focus(page, "4")
    double.send(["r", 3], ["i", 1, 0, alert(5, button(6, "OK"))])
    wait_focus(page, "6")
    assert open_dialogs(page) == ["5"]
    double.send(["r", 5])
    wait_focus(page, "2")
    assert not is_page_inert(page)


def test_five_deep_and_back(page, double):
    visit(page, double.show(button(2, "Below")))
    page.get_by_role("button", name="Below").focus()
    double.send(*[["i", 1, 0, sheet(id, button(id + 1, f"In {id}"))] for id in range(10, 20, 2)])
    wait_focus(page, "19")
    assert open_dialogs(page) == ["10", "12", "14", "16", "18"]
    page.keyboard.press("Escape")
    assert double.event() == [18, "dismiss"]
    for id in (18, 16, 14, 12):
        double.send(["r", id])
        wait_focus(page, str(id - 1))
    double.send(["r", 10])
    wait_focus(page, "2")
    assert not is_page_inert(page)


def test_an_escape_that_closes_several_asks_for_the_one_in_front(page, double):
    """A browser closes all dialogs since the user's last press, and lets nothing cancel that, if Escape comes twice."""
    visit(page, double.show(button(2, "Below")))
    double.send(*[["i", 1, 0, sheet(id, button(id + 1, f"In {id}"))] for id in range(10, 20, 2)])
    wait_focus(page, "19")
    for _ in range(2):
        page.keyboard.press("Escape")
        assert double.event() == [18, "dismiss"]
        live(page)
    wait_focus(page, "19")
    assert open_dialogs(page) == ["10", "12", "14", "16", "18"]
    double.send(["r", 18])
    wait_focus(page, "17")
    page.get_by_role("button", name="In 16").click()
    assert double.event() == [17, "tap"]


def test_the_focus_cycles_inside(page, double):
    visit(page, double.show(button(2, "Below")))
    double.send(["i", 1, 0, alert(3, button(4, "A"), button(5, "B"))])
    wait_focus(page, "4")
    seen = set()
    for _ in range(6):
        page.keyboard.press("Tab")
        seen.add(focused(page))
    # Some browsers stop at the dialog itself before they go around.
    assert {"4", "5"} <= seen <= {"3", "4", "5", None}


def test_the_focus_goes_to_the_invoker_that_the_server_names(page, double):
    visit(page, double.show(button(2, "Gone"), button(3, "Stays")))
    page.get_by_role("button", name="Gone").focus()
    double.send(["i", 1, 0, sheet(4, button(5, "In"), data_invoker="3")])
    wait_focus(page, "5")
    double.send(["r", 2], ["r", 4])
    wait_focus(page, "3")


def test_messages_are_said_inside_the_topmost_dialog(page, double):
    visit(page, double.show(button(2, "Below")))
    double.send(["s", "First"])
    expect(page.get_by_text("First")).to_have_attribute("role", "status")
    double.send(["i", 1, 0, sheet(3, button(4, "In"))], ["s", "Second"])
    expect(page.locator("dialog #r-live")).to_have_text("Second")
    double.send(["r", 3])
    expect(page.locator("body > #r-live")).to_be_attached()


def test_it_leaves_with_an_animation_where_motion_is_allowed(new_page, double):
    page = new_page(reduced_motion="no-preference")
    visit(page, double.show(button(2, "Below")))
    double.send(["i", 1, 0, sheet(3, button(4, "In"))])
    wait_focus(page, "4")
    page.evaluate("Promise.allSettled(document.getAnimations().map(a => a.finished))")
    double.send(["r", 3])
    expect(page.locator("dialog[data-leaving]")).to_be_attached()
    assert not is_page_inert(page)
    expect(page.locator("dialog")).to_have_count(0)


def handle(id, step="up", **attributes):
    return el(id, "button", {"class": "r-sheet__handle", "type": "button", "data-on": "step",
                             "data-step": step, "aria-label": "Size", **attributes}, part=2)


def show_handle(page, double, *handles, closedby="any"):
    tree = sheet(3, button(4, "In"), closedby=closedby)
    tree[4].extend(handles)
    visit(page, double.show(button(2, "Below")))
    double.send(["i", 1, 0, tree])
    wait_focus(page, "4")
    return page.locator("dialog").bounding_box()


def drag(page, box, distance):
    """Drags the upper side of a sheet by a part of its height."""
    x, y = box["x"] + box["width"] / 2, box["y"] + 10
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + distance * box["height"] / 2)
    page.mouse.move(x, y + distance * box["height"])


@pytest.mark.engines("chromium", reason="no other engine lets a test have a screen that is touched")
def test_a_sheet_without_a_bar_is_pulled_away_by_what_it_shows(new_page, double, touch):
    page = new_page(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844})
    lines = [el(100 + n, "p", {"class": "r-text"}, f"line {n}") for n in range(60)]
    visit(page, double.show(button(2, "Below")))
    double.send(["i", 1, 0, sheet(3, *lines)])
    expect(page.get_by_text("line 0")).to_be_visible()
    panel = page.locator(".r-sheet__panel")
    panel.evaluate("(panel) => panel.scrollTo(0, 300)")
    page.wait_for_function("() => document.querySelector('.r-sheet__panel[data-scrolled]')")
    touch(page, (100, 400), (100, 440), (100, 520), (100, 820))
    panel.evaluate("(panel) => panel.scrollTo(0, 0)")
    page.wait_for_function("() => !document.querySelector('.r-sheet__panel[data-scrolled]')")
    touch(page, (100, 300), (100, 320), (100, 330))
    assert double.received.empty()
    touch(page, (100, 300), (100, 340), (100, 500), (100, 820))
    assert double.event() == [3, "dismiss"]


def test_a_sheet_follows_its_handle_and_goes_when_it_is_pulled_far(page, double):
    box = show_handle(page, double, handle(3, disabled=True))
    drag(page, box, 0.5)
    assert page.locator("dialog").bounding_box()["y"] > box["y"] + 0.4 * box["height"]
    page.mouse.up()
    assert double.event() == [3, "dismiss"]


def test_a_handle_that_is_let_go_early_changes_nothing(page, double):
    box = show_handle(page, double, handle(3, disabled=True))
    drag(page, box, 0.1)
    page.mouse.up()
    page.keyboard.press("Escape")
    assert double.event() == [3, "dismiss"], "the key is the first that the server hears of"
    assert page.locator("dialog").bounding_box() == box


@pytest.mark.parametrize("distance, isUp", [(0.3, False), (-0.08, True)])
def test_a_sheet_is_pulled_through_its_sizes(page, double, distance, isUp):
    box = show_handle(page, double, handle(3))
    drag(page, box, distance)
    page.mouse.up()
    assert double.event() == [3, "step", isUp]


def test_a_sheet_that_the_app_holds_hardly_moves(page, double):
    box = show_handle(page, double, handle(3, disabled=True), closedby="none")
    drag(page, box, 0.6)
    assert page.locator("dialog").bounding_box()["y"] < box["y"] + 0.1 * box["height"]
    page.mouse.up()
    page.get_by_role("button", name="In").press("Enter")
    assert double.event() == [4, "tap"], "the press is the first that the server hears of"


# A press beside a sheet

SAID = "Close this with one of its buttons, or press Escape."


def test_a_sheet_in_which_something_was_edited_stays_and_says_how_to_close_it(page, double):
    visit(page, double.show(button(2, "Below")))
    double.send(["i", 1, 0, sheet(3, field(4), button(5, "Cancel", "dismiss"))])
    page.get_by_role("textbox").focus()
    assert double.event() == [4, "focus"]
    page.keyboard.type("x")
    assert double.event()[:3] == [4, "text", "x"]
    page.mouse.click(5, 5)
    expect(page.locator("#r-status")).to_have_text(SAID)
    expect(page.locator("#r-live")).to_have_text(SAID)
    assert open_dialogs(page) == ["3"]
    page.keyboard.press("Escape")
    assert [double.event() for _ in range(2)] == [[4, "blur"], [3, "dismiss"]]


def test_a_new_sheet_knows_nothing_of_edits_in_the_one_before(page, double):
    visit(page, double.show(button(2, "Below")))
    double.send(["i", 1, 0, sheet(3, field(4))])
    page.get_by_role("textbox").focus()
    assert double.event() == [4, "focus"]
    page.keyboard.type("x")
    assert double.event()[:3] == [4, "text", "x"]
    double.send(["r", 3], ["i", 1, 0, sheet(6, field(7, on="text"))])
    wait_focus(page, "6")
    page.mouse.click(5, 5)
    assert double.event() == [6, "dismiss"]


@pytest.mark.parametrize("kind", ["checkbox", "range"])
def test_other_controls_are_edits_as_well(page, double, kind):
    control = el(4, "input", {"type": kind, "data-on": "toggle number", "aria-label": "Control"})
    visit(page, double.show(button(2, "Below")))
    double.send(["i", 1, 0, sheet(3, control)])
    page.get_by_label("Control").focus()
    page.keyboard.press("Space" if kind == "checkbox" else "ArrowRight")
    assert double.event()[0] == 4
    page.mouse.click(5, 5)
    expect(page.locator("#r-status")).to_have_text(SAID)
    assert open_dialogs(page) == ["3"]


def test_the_presses_of_a_rapid_series_dismiss_nothing(page, double):
    visit(page, double.show(button(2, "Below")))
    page.mouse.click(5, 5)
    double.send(["i", 1, 0, sheet(3, button(5, "In"))])
    wait_focus(page, "5")
    page.mouse.click(5, 5)
    page.mouse.click(5, 5)
    page.mouse.click(60, 5)
    assert double.event() == [3, "dismiss"], "one, for the press elsewhere"
    assert double.received.empty()


def test_a_popover_is_as_high_as_what_it_shows(page, double):
    visit(page, double.show(button(2, "Below")))
    double.send(["i", 1, 0, sheet(3, button(4, "In"), kind="popover", data_invoker="2")])
    wait_focus(page, "4")
    popover, inside = page.locator("dialog").bounding_box(), page.get_by_role("button", name="In").bounding_box()
    assert popover["y"] <= inside["y"]
    assert inside["y"] + inside["height"] <= popover["y"] + popover["height"]


@pytest.mark.parametrize("kind", ["sheet", "cover", "popover"])
def test_a_presentation_doesn_t_open_with_the_focus_in_a_field(page, double, kind):
    visit(page, double.show(button(2, "Below")))
    double.send(["i", 1, 0, sheet(3, field(4), button(5, "In"), kind=kind)])
    wait_focus(page, "3")
    page.keyboard.press("Tab")
    wait_focus(page, "4")
    assert double.event() == [4, "focus"]


def test_an_alert_opens_with_the_focus_in_its_field(page, double):
    visit(page, double.show(button(2, "Below")))
    double.send(["i", 1, 0, alert(3, field(4), button(5, "OK"))])
    wait_focus(page, "4")


def test_what_an_extension_shows_over_a_sheet_doesn_t_close_it(page, double):
    """A click on it is beside the sheet, as far as the browser is concerned."""
    visit(page, double.show(button(2, "Below")))
    double.send(["i", 1, 0, sheet(3, button(4, "In"))])
    wait_focus(page, "4")
    page.evaluate("""() => {
      const menu = document.createElement("div");
      menu.popover = "manual";
      menu.textContent = "An extension’s menu";
      menu.style.cssText = "inset: 0 auto auto 0; margin: 0";
      document.body.append(menu);
      menu.showPopover();
    }""")
    page.mouse.click(10, 10)
    page.get_by_role("button", name="In").click()
    assert double.event() == [4, "tap"]
    page.mouse.click(3, page.viewport_size["height"] - 3)
    assert double.event() == [3, "dismiss"]


def test_escape_leaves_a_cover_where_it_is_and_the_way_back_does_not(page, double):
    visit(page, double.show(button(2, "Below")))
    page.get_by_role("button", name="Below").click()
    assert double.event() == [2, "tap"]
    double.send(
        ["i", 1, 0, sheet(3, button(4, "In"), kind="cover", closedby="none", data_on="dismiss")], ["h", 0, 1])
    wait_focus(page, "4")
    for _ in range(3):
        page.keyboard.press("Escape")
    page.get_by_role("button", name="In").click()
    assert double.event() == [4, "tap"]
    assert open_dialogs(page) == ["3"]
    page.evaluate("() => history.back()")
    assert double.event() == [3, "dismiss"]
