"""A connection that is cut at random points: the end is that of a run without cuts."""

import os

import pytest
from playwright.sync_api import expect

from cutter import Cutter
from waits import live, visit

CUTS = 1000 if os.environ.get("ROSTRUM_ALL_SIZES") else 40
# Without the pause that spares a server that isn't there.
AT_ONCE = """
window.onsocket = (socket) => socket.addEventListener("close", () =>
  setTimeout(() => dispatchEvent(new Event("online"))));
"""


@pytest.fixture
def cutter(start):
    cutter = Cutter(start("--limit-joins-per-user", "100000").url, seed=7)
    yield cutter
    cutter.stop()


def write_standup(page, number):
    """Fills in a form: keys, buttons, a picker, a slider, and a sheet that comes and goes."""
    page.get_by_role("button", name="Add standup").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_label("Title")).to_be_focused()
    page.keyboard.type(f"Standup number {number}")
    for index, name in enumerate(("Blob", "Blob Jr.", "Blob Sr.")):
        if index:
            sheet.get_by_role("button", name="New attendee").click()
        else:
            sheet.get_by_label("Name").focus()
        expect(sheet.get_by_label("Name").nth(index)).to_be_focused()
        page.keyboard.type(name)
    sheet.get_by_role("slider").focus()
    for _ in range(number % 5 + 1):
        page.keyboard.press("ArrowRight")
    sheet.get_by_label("Theme").select_option("Teal")
    sheet.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def rows(page):
    return live(page).locator(".r-row").all_inner_texts()


def test_a_connection_that_is_cut_again_and_again_changes_nothing(new_page, cutter):
    page = new_page()
    page.add_init_script(AT_ONCE)
    visit(page, cutter.url)
    cutter.limit = CUTS
    page.evaluate("() => sockets.at(-1).close()")
    number = 0
    while cutter.cuts < CUTS:
        number += 1
        write_standup(page, number)
    other = visit(new_page(), cutter.url)
    for index in range(number):
        write_standup(other, index + 1)
    assert rows(page) == rows(other)
    assert len(rows(page)) == number
