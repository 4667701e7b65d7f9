"""Windows as pages, commands, the reader's preferences, and what asks before it is left."""

import pytest
from playwright.sync_api import expect

from conftest import Server
from test_process import PROBE
from waits import live, visit

DESK = {"width": 1000, "height": 700}


@pytest.fixture(scope="module")
def windows(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("data"), {"PROBE": "windows"}, program=PROBE)
    yield server.url
    server.stop()


@pytest.fixture
def open_windows(new_page, windows):
    def make(path="", **options):
        return visit(new_page(**{"viewport": DESK, **options}), windows + path)

    return make


def opened(page, name):
    """The page that a button opens."""
    with page.context.expect_page() as found:
        page.get_by_role("button", name=name, exact=True).click()
    return live(found.value)


# Windows

def test_a_window_opens_in_a_tab_and_closes(open_windows, windows):
    page = open_windows()
    expect(page).to_have_title("Main")
    activity = opened(page, "Activity")
    assert activity.url == windows + "activity"
    expect(activity.get_by_text("All activity")).to_be_visible()
    expect(activity).to_have_title("Activity")
    with activity.expect_event("close"):
        activity.get_by_role("button", name="Done").click()
    expect(page.get_by_role("button", name="Activity", exact=True)).to_be_visible()


def test_a_window_shows_a_value_which_its_address_follows(open_windows, windows):
    number = opened(open_windows(), "Number")
    assert number.url == windows + "int/7"
    number.get_by_role("button", name="Next").click()
    expect(number.get_by_text("Number: 8")).to_be_visible()
    expect(number).to_have_url(windows + "int/8")
    number.reload()
    expect(live(number).get_by_text("Number: 8")).to_be_visible()


def test_the_settings_have_an_address(open_windows, windows):
    assert opened(open_windows(), "Settings…").url == windows + "settings"
    page = open_windows("settings")
    expect(page.get_by_text("All settings")).to_be_visible()


def test_the_first_page_of_a_window_is_that_window(new_page, windows):
    page = new_page(java_script_enabled=False)
    page.goto(windows + "activity")
    expect(page.get_by_text("All activity")).to_be_visible()
    expect(page.get_by_role("button", name="Number")).to_have_count(0)


def test_a_tab_that_the_browser_keeps_shows_the_main_window(open_windows, windows):
    page = open_windows()
    visit(page, windows + "activity")
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("button", name="Number", exact=True)).to_be_visible()
    expect(page).to_have_url(windows)


def test_a_scene_has_an_environment_and_follows_changes(open_windows):
    """V10.504"""
    page = open_windows()
    page.get_by_role("button", name="Note", exact=True).click()
    page.get_by_role("menuitem", name="Pin").click()
    expect(page.get_by_text("Scene: environment, 1 change")).to_be_visible()


def test_a_reader_follows_the_object_of_the_focus(open_windows):
    """V10.326"""
    page = open_windows()
    expect(page.get_by_text("Focused: none")).to_be_visible()
    page.get_by_label("Title").focus()
    expect(page.get_by_text("Focused: Shopping")).to_be_visible()
    page.get_by_label("Title").fill("Baking")
    expect(page.get_by_text("Focused: Baking")).to_be_visible()


# Commands

def test_commands_are_in_menus_and_have_shortcuts(open_windows):
    page = open_windows()
    page.get_by_role("button", name="Note", exact=True).click()
    page.get_by_role("menuitem", name="Pin").click()
    expect(page.get_by_text("Done: pin")).to_be_visible()
    page.keyboard.press("Control+Alt+j")
    expect(page.get_by_text("Done: folder")).to_be_visible()


def test_a_narrow_window_has_no_menus(open_windows):
    page = open_windows(viewport={"width": 390, "height": 800})
    expect(page.get_by_role("button", name="Number", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Note", exact=True)).to_have_count(0)


# The reader

def test_the_preferences_of_the_reader_reach_the_app(open_windows):
    page = open_windows(
        reduced_motion="reduce", color_scheme="dark", device_scale_factor=2, timezone_id="Asia/Tokyo")
    for words in ("Motion: less", "Colors: dark standard theme", "Display: double high", "Zone: Asia/Tokyo"):
        expect(page.get_by_text(words)).to_be_visible()


def test_the_app_hears_of_changed_preferences(open_windows):
    page = open_windows(reduced_motion="no-preference", color_scheme="light")
    expect(page.get_by_text("Motion: all")).to_be_visible()
    expect(page.get_by_text("Colors: light standard theme")).to_be_visible()
    page.emulate_media(reduced_motion="reduce", color_scheme="dark", contrast="more")
    expect(page.get_by_text("Motion: less")).to_be_visible()
    expect(page.get_by_text("Colors: dark increased theme")).to_be_visible()
    page.emulate_media(forced_colors="active")
    expect(page.get_by_text("own")).to_be_visible()
    page.set_viewport_size({"width": 1000, "height": 400})
    expect(page.get_by_text("low")).to_be_visible()


# Unsaved work

def edit(page):
    page.get_by_role("button", name="Edit", exact=True).click()
    page.get_by_label("Words").fill("something")
    expect(page.locator("[data-on~=stay]").first).to_be_attached()


def test_leaving_with_unsaved_work_asks(open_windows):
    page = open_windows()
    edit(page)
    question = page.get_by_role("alertdialog", name="Discard your words?")
    for leave in (
        lambda: page.keyboard.press("Escape"),
        lambda: page.get_by_role("button", name="Leave").click(),
        lambda: page.evaluate("() => history.back()"),
    ):
        leave()
        expect(question).to_be_visible()
        page.get_by_role("button", name="Keep").click()
        expect(question).to_be_hidden()
        expect(page.get_by_label("Words", exact=True)).to_have_value("something")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Discard").click()
    expect(page.locator("dialog")).to_have_count(0)


def test_the_browser_asks_before_the_tab_goes(open_windows):
    page = open_windows()
    asked = []
    page.on("dialog", lambda dialog: (asked.append(dialog.type), dialog.accept()))
    edit(page)
    page.wait_for_function(
        "() => performance.getEntriesByType('resource').some((one) => one.responseEnd && one.name.includes('leaving'))")
    with page.expect_event("close"):
        page.close(run_before_unload=True)
    assert asked == ["beforeunload"]


def test_without_unsaved_work_the_tab_goes_at_once(open_windows):
    page = open_windows()
    asked = []
    page.on("dialog", lambda dialog: (asked.append(dialog.type), dialog.accept()))
    edit(page)
    page.get_by_label("Words").fill("")
    expect(page.locator("[data-on~=stay]")).to_have_count(0)
    with page.expect_event("close"):
        page.close(run_before_unload=True)
    assert asked == []


# Printing

def test_a_print_has_no_bars_and_buttons(open_windows):
    page = open_windows()
    page.emulate_media(media="print")
    expect(page.get_by_text("Scene: environment")).to_be_visible()
    expect(page.get_by_role("button", name="Number", exact=True)).to_be_hidden()
    expect(page.locator(".r-navigationBar__bar").first).to_be_hidden()
