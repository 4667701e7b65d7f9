"""The storage of sessions on a disk that fills up, and processes that are killed while somebody works."""

import contextlib
import os
import random
import signal
import sqlite3
import subprocess
import time

import pytest
from playwright.sync_api import expect

import snapshots
from node import Node
from postgres import Postgres, programs
from test_deploy import ask, back
from test_standups import add, disk, row  # noqa: F401
from waits import live, visit, wait_until

pytestmark = pytest.mark.server

UNSTORED = "Changes can’t be stored at the moment. What you do now may be lost."
LOST = "What you did last may be lost"
KILLS = 40 if os.environ.get("ROSTRUM_ALL_SIZES") else 6


@pytest.fixture
def run(tmp_path):
    """Runs a server on the folder of the test."""
    nodes = []

    def run(*arguments, **options):
        nodes.append(Node(tmp_path / "data", *arguments, **options))
        return nodes[-1]

    yield run
    for node in nodes:
        node.stop()


def database(folder):
    return contextlib.closing(sqlite3.connect(folder / "rostrum.sqlite"))


def has(folder, *texts):
    """Whether a stored session has some texts."""
    return any(all(text.encode() in values for text in texts) for values in snapshots.in_file(folder))


def fill(folder):
    """Takes what is left of a disk."""
    with contextlib.suppress(OSError), (folder / "filler").open("wb", buffering=0) as file:
        while file.write(bytes(4096)):
            pass


# The log of the database alone may take four megabytes.
@pytest.mark.parametrize("disk", ["16m"], indirect=True)
def test_sessions_go_on_while_the_disk_is_full(page, new_page, run, disk):  # noqa: F811
    server = run()
    visit(page, server.url)
    page.get_by_role("button", name="Add standup").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Title").fill("Before")
    live(page)
    wait_until(lambda: has(disk, "Before"))
    fill(disk)
    # What is left of the log of the database takes a few changes.
    count = 1
    while not server.has_said("sessions can't be stored; they continue"):
        assert count < 200
        sheet.get_by_role("button", name="New attendee").click()
        count += 1
        expect(sheet.get_by_label("Name")).to_have_count(count)
        sheet.get_by_label("Name").nth(count - 1).fill(f"{count} {'x' * 2000}")
        live(page)
    fill(disk)
    assert server.has_said("error=full")
    expect(page.locator("#r-status")).to_have_text(UNSTORED)
    sheet.get_by_label("Title").fill("Meanwhile")
    live(page)
    # Somebody else can begin, and a saved standup says that it isn't saved.
    other = visit(new_page(), server.url)
    add(other, f"Design {'x' * 9000}", "Blob")
    notice = other.locator("body > :not([role=status])").get_by_text("Your changes are not saved")
    expect(notice).to_have_text("Your changes are not saved: There is no room left for the data. Retrying.")
    assert not has(disk, "Meanwhile") and not server.has_said("sessions are stored again")
    (disk / "filler").unlink()
    server.says("sessions are stored again")
    wait_until(lambda: has(disk, "Meanwhile", f"{count} xxx"))
    expect(notice).to_have_count(0, timeout=40_000)
    for reader in (page, other):
        expect(reader.locator("#r-status")).to_be_empty()
    assert page.evaluate("() => sockets.length") == 1
    server.end()
    server.start()
    back(page)
    expect(sheet.get_by_label("Title")).to_have_value("Meanwhile")
    expect(sheet.get_by_label("Name")).to_have_count(count)
    back(other)
    expect(row(other, "Design")).to_have_count(1)


def test_readers_are_told_of_a_damaged_storage_for_as_long_as_it_lasts(page, run, tmp_path):
    server = run()
    visit(page, server.url)
    page.get_by_role("button", name="Add standup").click()
    sheet, status = page.get_by_role("dialog"), page.locator("#r-status")
    sheet.get_by_label("Title").fill("Before")
    live(page)
    wait_until(lambda: has(tmp_path / "data", "Before"))
    expect(status).to_be_empty()
    (tmp_path / "data/rostrum.sqlite").unlink()
    # The session goes on, and its reader knows.
    expect(status).to_have_text(UNSTORED)
    sheet.get_by_label("Title").fill("Meanwhile")
    live(page)
    # Different messages come and go, and this one stays.
    page.mouse.click(5, 5)
    expect(status).to_have_text("Close this with one of its buttons, or press Escape.")
    expect(status).to_have_text(UNSTORED, timeout=15_000)
    # The end of the process is a loss, of which the page of the new session tells.
    server.end(signal.SIGTERM)
    server.start()
    back(page)
    expect(status).to_have_text("The page was restarted")
    expect(status).to_have_text(LOST, timeout=15_000)


@pytest.mark.parametrize("disk", ["16m"], indirect=True)
def test_who_has_lost_something_by_the_end_of_a_server_knows_until_the_page_is_loaded_again(page, run, disk):  # noqa: F811
    server = run()
    visit(page, server.url)
    page.get_by_role("button", name="Add standup").click()
    sheet, status = page.get_by_role("dialog"), page.locator("#r-status")
    sheet.get_by_label("Title").fill("Before")
    live(page)
    wait_until(lambda: has(disk, "Before"))
    count = 1
    fill(disk)
    while not server.has_said("sessions can't be stored; they continue"):
        assert count < 200
        sheet.get_by_role("button", name="New attendee").click()
        count += 1
        expect(sheet.get_by_label("Name")).to_have_count(count)
        sheet.get_by_label("Name").nth(count - 1).fill(f"{count} {'x' * 2000}")
        live(page)
    fill(disk)
    expect(status).to_have_text(UNSTORED)
    sheet.get_by_role("slider").press("ArrowRight")
    live(page)
    server.end(signal.SIGTERM)
    assert server.has_said("the last changes of sessions are lost")
    (disk / "filler").unlink()
    server.start()
    back(page)
    expect(status).to_have_text(LOST)
    # It outlives a lost connection.
    page.evaluate("() => sockets.at(-1).close()")
    expect(page.locator("html")).to_have_attribute("data-state", "offline")
    back(page)
    expect(status).to_have_text(LOST)
    page.reload()
    back(page)
    expect(status).to_be_empty()


@pytest.mark.parametrize("disk", ["16m"], indirect=True)
def test_a_server_starts_on_a_full_disk(page, new_page, run, disk):  # noqa: F811
    fill(disk)
    # There is no database, and none can be made.
    with pytest.raises(RuntimeError, match="the stored sessions cannot be used: there is no room left on the disk\n$"):
        run()
    (disk / "filler").unlink()
    server = run()
    visit(page, server.url)
    page.get_by_role("button", name="Add standup").click()
    title = page.get_by_role("dialog").get_by_label("Title")
    title.fill("Before")
    live(page)
    wait_until(lambda: has(disk, "Before"))
    server.end()
    fill(disk)
    server.start()
    server.says("sessions can't be stored yet")
    # Somebody else can work. The page with a stored session waits, as no node can get that session now.
    other = visit(new_page(), server.url)
    other.get_by_role("button", name="Add standup").click()
    other.get_by_role("dialog").get_by_label("Title").fill("Meanwhile")
    live(other)
    server.says("sessions can't be read")
    expect(page.locator("html")).to_have_attribute("data-state", "offline")
    (disk / "filler").unlink()
    back(page)
    expect(title).to_have_value("Before")
    wait_until(lambda: has(disk, "Meanwhile"))


@pytest.mark.skipif(not programs(), reason="PostgreSQL isn't installed")
@pytest.mark.parametrize("options, reason", [
    (("--store-statement-timeout", "1", "--store-lock-timeout", "0"), "statement timeout"),
    (("--store-statement-timeout", "0", "--store-lock-timeout", "1"), "lock timeout"),
])
def test_options_bound_what_postgresql_may_take(page, run, options, reason):
    postgres = Postgres()
    try:
        server = run(*options, store=postgres.url)
        visit(page, server.url)
        page.get_by_role("button", name="Add standup").click()
        live(page)
        wait_until(lambda: ask(postgres.url, "SELECT count(*) FROM rostrum_session") == "1")
        # Somebody else holds a lock, for longer than either bound.
        other = subprocess.Popen(
            ["psql", postgres.url, "--quiet", "--command",
             "BEGIN; LOCK TABLE rostrum_session; SELECT pg_sleep(60)"], stdout=subprocess.DEVNULL)
        try:
            page.get_by_role("dialog").get_by_label("Title").fill("Waits")
            server.says(f"due to {reason}")
        finally:
            other.kill()
            other.wait(10)
    finally:
        postgres.stop()


class Diary:
    """What a page showed, and when."""

    def __init__(self, sheet):
        self._sheet, self._entries = sheet, []
        self.write()

    def shows(self):
        """What the page shows now: the names, the length of a meeting, and the theme."""
        return self._sheet.evaluate(
            """(sheet) => [[...sheet.querySelectorAll("input:not([type=range])")].map((field) => field.value),
                           sheet.querySelector("input[type=range]").value,
                           sheet.querySelector("select").selectedOptions[0].textContent]""")

    def write(self):
        self._entries.append((time.monotonic(), self.shows()))

    def expect_what_is_left(self, moment):
        """Compares what the page shows after a kill at a moment: texts are the last, everything else is of one time."""
        names, *rest = self.shows()
        # The browser brings along what was typed; a field that is lost is one of the last.
        assert names == self._entries[-1][1][0][:len(names)]
        first = max((index for index, (at, _) in enumerate(self._entries) if at <= moment - 1), default=0)
        assert (len(names), rest) in [(len(fields), others) for _, (fields, *others) in self._entries[first:]]


def test_what_a_kill_costs_is_less_than_a_second(page, run, tmp_path):
    server, dice = run(), random.Random(11)
    visit(page, server.url)
    page.get_by_role("button", name="Add standup").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_label("Name")).to_have_count(1)
    diary = Diary(sheet)

    def work():
        """Does one thing that somebody might do."""
        names = sheet.get_by_label("Name")
        match dice.randrange(4):
            case 0 if names.count() < 8:
                sheet.get_by_role("button", name="New attendee").click()
            case 1:
                sheet.get_by_role("slider").press(dice.choice(("ArrowLeft", "ArrowRight")))
            case 2:
                sheet.get_by_label("Theme").select_option(dice.choice(("Teal", "Orange", "Indigo")))
            case _:
                names.nth(dice.randrange(names.count())).focus()
                page.keyboard.type(dice.choice(("Blob ", "Blob Jr. ", "Blob Sr. ")))
        live(page)

    for _ in range(KILLS):
        end = time.monotonic() + dice.uniform(0.2, 1.5)
        while time.monotonic() < end:
            work()
            diary.write()
        moment = time.monotonic()
        server.end(signal.SIGKILL)
        expect(page.locator("html")).to_have_attribute("data-state", "offline")
        with database(tmp_path / "data") as opened:
            # Or the session would be set aside after the second of two quick kills.
            opened.execute("UPDATE session SET failures = 0")
            opened.commit()
        server.start()
        back(page)
        diary.expect_what_is_left(moment)
        diary = Diary(sheet)
