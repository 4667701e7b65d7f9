"""The Standups app in a browser, from the first standup to a restart of the server."""

import contextlib
import re
import sqlite3
import subprocess

import pytest
from playwright.sync_api import expect

from waits import focused, live, open_dialogs, visit, wait_until


@pytest.fixture
def app(page, start):
    """A page of a new user with an empty list."""
    visit(page, start().url)
    return page


def by_keyboard(page, *keys):
    """Types texts and presses keys; a key is written as `<Key>`."""
    for key in keys:
        if key.startswith("<"):
            page.keyboard.press(key[1:-1])
        else:
            page.keyboard.type(key)
        live(page)


def tab_to(page, role, name):
    """Presses Tab until the control has the focus."""
    target = page.get_by_role(role, name=name, exact=True)
    for _ in range(40):
        if target.evaluate("(element) => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{role} {name!r} cannot be reached by Tab")


def row(page, title):
    """The row of a standup. The name of the button that deletes it ends with the same words."""
    return page.get_by_role("button", name=re.compile(f"^{title}"))


def add(page, title, *names):
    page.get_by_role("button", name="Add standup").click()
    sheet = page.get_by_role("dialog", name="New standup")
    sheet.get_by_label("Title").fill(title)
    for index, name in enumerate(names):
        if index:
            sheet.get_by_role("button", name="New attendee").click()
        sheet.get_by_label("Name").nth(index).fill(name)
    sheet.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    live(page)


def open_standup(page, title):
    row(page, title).click()
    expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    live(page)


def settled(page, depth):
    page.wait_for_function("(depth) => (history.state?.trail?.at(-1) ?? 0) === depth", arg=depth)


def test_three_attendees_by_keyboard_alone(app):
    expect(app.get_by_text("No standups yet")).to_be_visible()
    tab_to(app, "button", "Add standup")
    app.keyboard.press("Enter")
    expect(app.get_by_role("dialog").get_by_label("Title")).to_be_focused()
    app.keyboard.type("Morning")
    tab_to(app, "textbox", "Name")
    app.keyboard.type("Blob")
    for index, name in ((1, "Blob Jr"), (2, "Blob Sr")):
        tab_to(app, "button", "New attendee")
        app.keyboard.press("Enter")
        expect(app.get_by_label("Name").nth(index)).to_be_focused()
        app.keyboard.type(name)
    for _ in range(20):
        app.keyboard.press("Shift+Tab")
        if app.get_by_role("button", name="Add", exact=True).evaluate("e => e === document.activeElement"):
            break
    app.keyboard.press("Enter")
    expect(app.get_by_role("dialog")).to_have_count(0)
    expect(row(app, "Morning")).to_contain_text("3 attendees")
    expect(app.get_by_role("button", name="Add standup")).to_be_focused()


def test_removing_attendees_moves_the_focus_and_leaves_one(app):
    app.get_by_role("button", name="Add standup").click()
    names = app.get_by_label("Name")
    names.fill("First")
    app.get_by_role("button", name="New attendee").click()
    expect(names.nth(1)).to_be_focused()
    app.keyboard.type("Second")
    app.get_by_role("button", name="Delete").nth(1).click()
    expect(names).to_have_count(1)
    expect(names.first).to_be_focused()
    app.get_by_role("button", name="Delete").first.click()
    expect(names).to_have_value("")
    expect(names).to_be_focused()


def test_edit(app):
    add(app, "Design", "Blob")
    open_standup(app, "Design")
    app.get_by_role("button", name="Edit").click()
    sheet = app.get_by_role("dialog")
    expect(sheet.get_by_label("Title")).to_have_value("Design")
    sheet.get_by_label("Title").fill("Design sync")
    sheet.get_by_label("Theme").select_option("Teal")
    sheet.get_by_role("slider").focus()
    app.keyboard.press("End")
    expect(sheet.get_by_text("30 min")).to_be_visible()
    sheet.get_by_role("button", name="Done").click()
    expect(app.get_by_role("heading", name="Design sync")).to_be_visible()
    expect(app.get_by_text("30 min").filter(visible=True)).to_be_visible()
    expect(app.get_by_text("Teal", exact=True).filter(visible=True)).to_be_visible()
    app.get_by_role("button", name="Back").click()
    expect(row(app, "Design sync")).to_contain_text("30 min")


def test_a_cancelled_edit_changes_nothing(app):
    add(app, "Design", "Blob")
    open_standup(app, "Design")
    app.get_by_role("button", name="Edit").click()
    app.get_by_role("dialog").get_by_label("Title").fill("Other")
    app.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(app.get_by_role("dialog")).to_have_count(0)
    expect(app.get_by_role("heading", name="Design", exact=True)).to_be_visible()
    expect(app.get_by_role("button", name="Edit")).to_be_focused()


def test_delete_asks_first(app):
    add(app, "Design", "Blob")
    open_standup(app, "Design")
    app.get_by_role("button", name="Delete standup").click()
    alert = app.get_by_role("alertdialog")
    expect(alert).to_have_accessible_description("Its meetings are deleted too. This cannot be undone.")
    expect(alert.get_by_role("button", name="Cancel")).to_be_focused()
    app.keyboard.press("Escape")
    expect(alert).to_have_count(0)
    expect(app.get_by_role("button", name="Delete standup")).to_be_focused()
    app.get_by_role("button", name="Delete standup").click()
    alert.get_by_role("button", name="Delete").click()
    expect(app.get_by_text("No standups yet")).to_be_visible()
    settled(app, 0)


def test_record_a_meeting_to_its_end(page, start):
    visit(page, start(STANDUPS_CLOCK_SPEED="120").url)
    add(page, "Quick", "Blob", "Blob Jr")
    open_standup(page, "Quick")
    page.get_by_role("button", name="Start meeting").click()
    page.get_by_label("Notes").fill("All went well")
    expect(page.get_by_text("Speaker 1 of 2")).to_be_visible()
    page.get_by_role("button", name="Next speaker").click()
    expect(page.get_by_text("No more speakers")).to_be_visible()
    expect(page.get_by_text("Past meetings")).to_be_visible(timeout=20000)
    page.locator(".r-section", has_text="Past meetings").get_by_role("button").first.click()
    expect(page.get_by_text("All went well")).to_be_visible()
    settled(page, 2)
    page.evaluate("() => history.back()")
    expect(page.get_by_text("Past meetings")).to_be_visible()


def test_an_ended_meeting_is_saved_discarded_or_goes_on(app):
    add(app, "Design", "Blob", "Blob Jr")
    open_standup(app, "Design")
    app.get_by_role("button", name="Start meeting").click()
    app.get_by_role("button", name="End meeting").click()
    alert = app.get_by_role("alertdialog", name="End meeting?")
    alert.get_by_role("button", name="Resume").click()
    expect(alert).to_have_count(0)
    app.get_by_role("button", name="End meeting").click()
    alert.get_by_role("button", name="Discard").click()
    expect(app.get_by_role("button", name="Start meeting")).to_be_visible()
    expect(app.get_by_text("Past meetings")).to_have_count(0)
    app.get_by_role("button", name="Start meeting").click()
    app.get_by_role("button", name="End meeting").click()
    alert.get_by_role("button", name="Save and end").click()
    expect(app.get_by_text("Past meetings")).to_be_visible()


def test_a_reload_and_a_restart_keep_everything(page, start):
    server = start()
    visit(page, server.url)
    add(page, "Design", "Blob", "Blob Jr")
    page.reload()
    live(page)
    expect(row(page, "Design")).to_contain_text("2 attendees")
    server.stop()
    again = start()
    # Cookies do not know ports: the same user comes back.
    visit(page, again.url)
    expect(row(page, "Design")).to_contain_text("2 attendees")


def stored(data):
    """The standups in the database of a server, as text."""
    with contextlib.closing(sqlite3.connect(data / "rostrum.sqlite")) as database:
        rows = database.execute("SELECT contents FROM sharedValue WHERE key LIKE 'user/%/standups'").fetchall()
    return "".join(row[0].decode() for row in rows)


def test_what_cannot_be_read_is_told_and_left_alone(page, start, tmp_path):
    server = start()
    visit(page, server.url)
    add(page, "Design", "Blob")
    wait_until(lambda: "Design" in stored(tmp_path / "data"))
    server.stop()
    with contextlib.closing(sqlite3.connect(tmp_path / "data/rostrum.sqlite")) as database:
        database.execute("UPDATE sharedValue SET contents = ? WHERE key LIKE 'user/%'", (b"[{ damaged",))
        database.commit()
    visit(page, start().url)
    alert = page.get_by_role("alertdialog", name="Your standups could not be read")
    alert.get_by_role("button", name="OK").click()
    expect(alert).to_have_count(0)
    add(page, "Retro", "Blob")
    notice = page.locator("body > :not([role=status])").get_by_text("Your changes are not saved")
    expect(notice).to_contain_text("“standups” was stored by a different version of the app")
    assert stored(tmp_path / "data") == "[{ damaged"


@pytest.fixture
def disk(tmp_path, request):
    """The folder of the data as a small disk of its own, where the test may mount one."""
    folder = tmp_path / "data"
    folder.mkdir()
    size = getattr(request, "param", "512k")
    command = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)]
    if subprocess.run(command, capture_output=True).returncode:
        pytest.skip("A disk cannot be mounted here")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


def test_a_disk_that_is_full_is_told_and_written_later(page, start, disk):
    visit(page, start().url)
    add(page, "Design", "Blob")
    wait_until(lambda: "Design" in stored(disk))
    with contextlib.suppress(OSError):
        (disk / "filler").write_bytes(bytes(1 << 20))
    # What is left of the log of the database takes a few changes.
    notice = page.locator("body > :not([role=status])").get_by_text("Your changes are not saved")
    for number in range(50):
        add(page, f"Retro {number} {'x' * 4000}", "Blob")
        if notice.count():
            break
    expect(notice).to_have_text("Your changes are not saved: There is no room left for the data. Retrying.")
    page.reload()
    live(page)
    expect(notice).to_be_visible()
    (disk / "filler").unlink()
    expect(notice).to_have_count(0, timeout=40_000)
    assert f"Retro {number} " in stored(disk)


def test_the_page_is_readable_without_a_script(new_page, start):
    server = start()
    page = new_page()
    visit(page, server.url)
    add(page, "Design", "Blob")
    reader = new_page(java_script_enabled=False, storage_state=page.context.storage_state())
    reader.goto(server.url)
    expect(reader.get_by_role("heading", name="Daily Standups")).to_be_visible()
    expect(reader.get_by_text("Design")).to_be_visible()


def test_two_users_do_not_see_each_other(new_page, start):
    server = start()
    one, two = new_page(), new_page()
    visit(one, server.url)
    visit(two, server.url)
    add(one, "Secret", "Blob")
    two.reload()
    live(two)
    expect(two.get_by_text("No standups yet")).to_be_visible()
    expect(two.get_by_text("Secret")).to_have_count(0)


@pytest.mark.engines("chromium", "firefox", reason="WebKitGTK has no switch that takes a page off the network")
def test_a_cut_in_the_middle_of_an_edit_loses_nothing(app):
    add(app, "Design", "Blob")
    open_standup(app, "Design")
    app.get_by_role("button", name="Edit").click()
    title = app.get_by_role("dialog").get_by_label("Title")
    title.fill("")
    title.press_sequentially("Before ")
    app.context.set_offline(True)
    expect(app.locator("html")).to_have_attribute("data-state", "offline")
    title.press_sequentially("and after")
    app.context.set_offline(False)
    live(app)
    expect(title).to_have_value("Before and after")
    expect(title).to_be_focused()
    for text in (" one", " two", " three"):
        app.evaluate("() => sockets.at(-1).close()")
        title.press_sequentially(text)
    live(app)
    app.get_by_role("dialog").get_by_role("button", name="Done").click()
    expect(app.get_by_role("heading", name="Before and after one two three")).to_be_visible()


LOSE_WELCOMES = """
(count) => {
  window.onsocket = (socket) => {
    if (count-- <= 0) return;
    socket.addEventListener("message", (event) => {
      event.stopImmediatePropagation();
      socket.close();
    });
  };
  sockets.at(-1).close();
}
"""


def test_welcomes_that_get_lost_with_their_sockets_lose_nothing(app):
    add(app, "Design", "Blob")
    open_standup(app, "Design")
    app.get_by_role("button", name="Edit").click()
    title = app.get_by_role("dialog").get_by_label("Title")
    title.fill("")
    title.press_sequentially("Before ")
    before = app.evaluate("() => sockets.length")
    app.evaluate(LOSE_WELCOMES, 2)
    title.press_sequentially("and after")
    live(app)
    assert app.evaluate("() => sockets.length") == before + 3
    expect(title).to_have_value("Before and after")
    expect(title).to_be_focused()


def test_launch_deep(page, start):
    visit(page, start(STANDUPS_LAUNCH="edit").url)
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_label("Name").nth(3)).to_be_focused()
    assert len(open_dialogs(page)) == 1
    sheet.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("button", name="Edit")).to_be_visible()
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("heading", name="Daily Standups")).to_be_visible()


@pytest.mark.parametrize("how", ["Escape", "backdrop"])
def test_a_sheet_is_dismissed(app, how):
    app.get_by_role("button", name="Add standup").click()
    expect(app.get_by_role("dialog").get_by_label("Title")).to_be_focused()
    live(app)
    if how == "Escape":
        app.keyboard.press("Escape")
    else:
        app.mouse.click(5, 300)
    expect(app.get_by_role("dialog")).to_have_count(0)
    expect(app.get_by_role("button", name="Add standup")).to_be_focused()
    expect(app.get_by_text("No standups yet")).to_be_visible()


def test_the_back_button_agrees_with_the_stack(app):
    add(app, "Design", "Blob")
    for _ in range(3):
        open_standup(app, "Design")
        settled(app, 1)
        app.evaluate("() => history.back()")
        expect(app.get_by_role("heading", name="Daily Standups")).to_be_visible()
        settled(app, 0)
    open_standup(app, "Design")
    app.get_by_role("button", name="Start meeting").click()
    settled(app, 2)
    app.get_by_role("button", name="End meeting").click()
    app.get_by_role("alertdialog").get_by_role("button", name="Discard").click()
    settled(app, 1)
    app.get_by_role("button", name="Back").click()
    settled(app, 0)
    expect(row(app, "Design")).to_be_focused()


def test_an_unfinished_form_cannot_be_saved(app):
    app.get_by_role("button", name="Add standup").click()
    sheet = app.get_by_role("dialog")
    expect(sheet.get_by_role("button", name="Add", exact=True)).to_be_disabled()
    sheet.get_by_label("Title").fill("x")
    expect(sheet.get_by_role("button", name="Add", exact=True)).to_be_enabled()


def test_a_deleted_row_is_gone_after_a_reload(app):
    add(app, "One", "Blob")
    add(app, "Two", "Blob")
    row(app, "One").focus()
    app.keyboard.press("Delete")
    expect(row(app, "One")).to_have_count(0)
    assert focused(app) is not None
    live(app)
    app.reload()
    live(app)
    expect(row(app, "Two")).to_be_visible()
    expect(row(app, "One")).to_have_count(0)


def test_two_users_of_one_static_store_see_their_own_standups(new_page, start):
    url = start().url
    one, other = new_page(), new_page()
    for page in one, other:
        visit(page, url)
    add(one, "Design", "Blob")
    add(other, "Engineering", "Blob Jr.")
    for page, own, foreign in (one, "Design", "Engineering"), (other, "Engineering", "Design"):
        expect(row(page, own)).to_have_count(1)
        expect(row(page, foreign)).to_have_count(0)
    one.reload()
    expect(row(live(one), "Design")).to_have_count(1)
    expect(row(one, "Engineering")).to_have_count(0)
