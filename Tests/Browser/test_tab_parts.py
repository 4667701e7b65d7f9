"""What a tab view has besides tabs, where a sidebar and where a bar has them, and views behind a sheet."""

import os
import pathlib

import pytest
from playwright.sync_api import expect

from conftest import ROOT, Server
from waits import live, visit

PROBE = pathlib.Path(os.environ.get("ROSTRUM_PROBE", ROOT / ".build/debug/ServerProbe"))


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("data"), {"PROBE": "tabs"}, program=PROBE)
    yield server
    server.stop()


@pytest.fixture
def show(server, new_page):
    def show(width=1280, height=700):
        page = visit(new_page(viewport={"width": width, "height": height}, reduced_motion="reduce"), server.url)
        return live(page)
    return show


def names(page):
    """The names of the tabs that are shown."""
    return [tab.inner_text().strip() for tab in page.get_by_role("tab").all() if tab.is_visible()]


def box(locator):
    found = locator.bounding_box()
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def test_a_sidebar_has_views_above_and_below_its_tabs_which_stay_while_the_screen_scrolls(show):
    page = show()
    parts = [page.get_by_text("1 lists"), page.get_by_role("tab", name="Home"), page.get_by_text("Footer"),
             page.get_by_role("button", name="New List")]
    before = [box(part) for part in parts]
    assert [y for _, y, _, _ in before] == sorted(y for _, y, _, _ in before)
    assert all(right <= 241 for _, _, right, _ in before)
    assert before[-1][3] > 600
    page.mouse.move(800, 400)
    page.mouse.wheel(0, 600)
    page.wait_for_function("() => scrollY > 300")
    assert [box(part) for part in parts] == before
    page.get_by_role("button", name="New List").click()
    expect(page.get_by_text("2 lists")).to_be_visible()


def test_a_bar_has_none_of_them_and_other_tabs(show):
    page = show(390, 844)
    expect(page.get_by_text("1 lists")).to_be_hidden()
    expect(page.get_by_role("button", name="New List")).to_be_hidden()
    assert names(page) == ["Home", "News", "Hidden"]
    assert box(page.get_by_role("tablist"))[3] == 844


def test_each_tab_is_in_its_places_and_the_menu_moves_and_hides_tabs(show):
    page = show()
    assert names(page) == ["Home", "News", "Archive"]
    page.get_by_role("button", name="Edit").click()
    page.get_by_role("menuitem", name="News – Before Home").click()
    live(page)
    assert names(page) == ["News", "Home", "Archive"]
    page.get_by_role("button", name="Edit").click()
    page.get_by_role("menuitemcheckbox", name="News").click()
    live(page)
    assert names(page) == ["Home", "Archive"]
    page.reload()
    assert names(live(page)) == ["Home", "Archive"]


@pytest.mark.parametrize("width, height", [(390, 844), (1280, 700)])
def test_the_accessory_is_above_the_bar_and_below_the_rows(show, width, height):
    page = show(width, height)
    accessory = page.get_by_text("Now playing").locator("..")
    left, top, right, bottom = box(accessory)
    below = box(page.get_by_role("tablist"))[1] if width < 768 else height
    assert 0 <= below - bottom <= 20 and bottom - top >= 48
    assert left >= (0 if width < 768 else 240) and right <= width
    page.get_by_role("tab", name="News").click()
    expect(accessory).to_be_visible()
    page.get_by_role("tab", name="Home").click()
    page.get_by_role("switch", name="Playing").click()
    expect(accessory).to_be_hidden()


@pytest.mark.parametrize("width, height", [(390, 844), (1280, 700)])
def test_views_behind_a_sheet_fill_it_and_stay_while_it_scrolls(show, width, height):
    page = show(width, height)
    page.get_by_role("button", name="Weather").click()
    sheet = page.locator("dialog.r-sheet")
    expect(sheet).to_be_visible()
    backdrop = sheet.locator(".s-backdrop")
    assert box(backdrop) == box(sheet)
    sun = box(sheet.get_by_text("Sun"))
    assert sun[2] > box(sheet)[2] - 60 and sun[1] < box(sheet)[1] + 60
    color = "(e) => getComputedStyle(e).backgroundColor"
    fill = backdrop.locator("*").evaluate_all(
        "(all) => all.filter((e) => getComputedStyle(e).fill !== 'none' || e.className.includes('background')).length")
    assert fill > 0 and sheet.evaluate(color)
    # The content is in front, and scrolls.
    hour = sheet.get_by_text("Hour 39", exact=True)
    hour.scroll_into_view_if_needed()
    expect(hour).to_be_in_viewport()
    assert box(sheet.get_by_text("Sun")) == sun
