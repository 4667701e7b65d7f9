"""The server ends and comes back: the session goes on, with what only the browser knows."""

import re
import signal
import time

import pytest
from playwright.sync_api import expect

import snapshots
from conftest import ROOT, Server
from machine import limit
from test_process import PROBE
from test_standups import add
from waits import live, visit


# The signals of a trap: on x86, and on ARM.
TRAPS = (-signal.SIGILL, -signal.SIGTRAP)


class Restarting:
    """A server on a fixed port that can be killed and started again."""

    def __init__(self, data, program=None, **environment):
        self.data = data
        self.program = program
        self.environment = environment
        self.server = Server(data, environment, program=program)
        self.url = self.server.url
        self.port = re.search(r":(\d+)/", self.url).group(1)

    def end(self, how=signal.SIGKILL):
        self.server.process.send_signal(how)
        self.server.process.wait(10)
        self.server.process.stdout.close()

    def start(self):
        """Starts the server again; the time at which it accepts connections."""
        self.server = Server(self.data, self.environment, "--port", self.port, program=self.program)
        return time.monotonic()


@pytest.fixture
def served(tmp_path):
    served = Restarting(tmp_path / "data")
    yield served
    if served.server.process.poll() is None:
        served.server.stop()


@pytest.fixture
def editing(page, served):
    """A sheet with a standup that is being edited."""
    page.set_viewport_size({"width": 600, "height": 500})
    visit(page, served.url)
    add(page, "Design", "Blob")
    page.get_by_role("button", name=re.compile("^Design")).click()
    page.get_by_role("button", name="Edit").click()
    sheet = page.get_by_role("dialog")
    for _ in range(12):
        sheet.get_by_role("button", name="New attendee").click()
    # The app gives the focus to each new field, which would take it from the field that is filled in.
    live(page)
    sheet.get_by_label("Name").nth(9).fill("Blob the ninth")
    sheet.get_by_label("Title").fill("Half a sentence")
    sheet.get_by_label("Name").nth(9).click()
    page.evaluate("() => document.activeElement.setSelectionRange(5, 8)")
    live(page)
    return page


SCROLLED = """() => [...document.querySelectorAll("*")].filter((box) => box.scrollTop)
  .map((box) => [box.className, box.scrollTop])"""


def caret(page):
    return page.evaluate("() => { const e = document.activeElement; return [e.selectionStart, e.selectionEnd]; }")


def is_there(page, places):
    """The page shows what it showed before."""
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_label("Title")).to_have_value("Half a sentence")
    expect(sheet.get_by_label("Name")).to_have_count(13)
    expect(sheet.get_by_label("Name").nth(9)).to_have_value("Blob the ninth")
    expect(sheet.get_by_label("Name").nth(9)).to_be_focused()
    assert caret(page) == [5, 8]
    assert page.evaluate(SCROLLED) == places


def stored(served, *texts):
    """Waits until the storage has a session with some texts; the time that it took."""
    start = time.monotonic()
    while time.monotonic() - start < 30:
        if any(all(text.encode() in values for text in texts) for values in snapshots.in_file(served.data)):
            return time.monotonic() - start
        time.sleep(0.02)
    raise AssertionError(f"{texts} aren't stored")


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_a_page_goes_on_after_a_restart(editing, served, how):
    page = editing
    places = page.evaluate(SCROLLED)
    if how == signal.SIGKILL:
        assert stored(served, "Half a sentence", "Blob the ninth") < limit(1)
    served.end(how)
    expect(page.locator("html")).to_have_attribute("data-state", "offline")
    started = served.start()
    live(page)
    is_there(page, places)
    assert time.monotonic() - started < limit(2.5)
    expect(page.locator("#r-status")).to_be_empty()
    # It is the same session, in which everything works.
    page.keyboard.press("Backspace")
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Done").click()
    expect(page.get_by_text("Blob  ninth")).to_be_visible()
    # The entry of the sheet is gone.
    page.wait_for_function("() => history.state.trail.length === 2")
    page.go_back()
    expect(page.get_by_role("button", name=re.compile("^Half a sentence"))).to_be_visible()


def test_what_is_typed_while_the_server_is_away_is_kept(editing, served):
    page = editing
    stored(served, "Half a sentence", "Blob the ninth")
    served.end()
    expect(page.locator("html")).to_have_attribute("data-state", "offline")
    page.keyboard.press("End")
    page.keyboard.type(" and last")
    served.start()
    live(page)
    field = page.get_by_role("dialog").get_by_label("Name").nth(9)
    expect(field).to_have_value("Blob the ninth and last")
    expect(field).to_be_focused()
    assert caret(page) == [23, 23]
    live(page)
    page.get_by_role("dialog").get_by_role("button", name="Done").click()
    expect(page.get_by_text("Blob the ninth and last")).to_be_visible()


def test_a_page_that_is_loaded_again_after_the_restart_shows_the_same(editing, served):
    page = editing
    places = page.evaluate(SCROLLED)
    url = page.url
    stored(served, "Half a sentence", "Blob the ninth")
    served.end()
    # The browser shows its own page while the server is away.
    page.goto("about:blank")
    served.start()
    visit(page, url)
    is_there(page, places)
    page.keyboard.press("Backspace")
    live(page)
    expect(page.get_by_role("dialog").get_by_label("Name").nth(9)).to_have_value("Blob  ninth")


def test_an_event_that_the_old_process_did_not_get_reaches_no_other_element(editing, served):
    page = editing
    stored(served, "Half a sentence", "Blob the ninth")
    served.end()
    expect(page.locator("html")).to_have_attribute("data-state", "offline")
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    served.start()
    live(page)
    expect(page.get_by_role("dialog").get_by_label("Title")).to_have_value("Half a sentence")
    expect(page.locator("#r-status")).to_have_text("What you did last may be lost")


def test_a_session_survives_several_restarts(editing, served):
    page = editing
    places = page.evaluate(SCROLLED)
    for _ in range(3):
        served.end(signal.SIGTERM)
        served.start()
        live(page)
        is_there(page, places)


def test_a_flow_of_destinations_goes_on_after_a_restart(page, tmp_path):
    served = Restarting(tmp_path / "data", program=ROOT / ".build/debug/Palette")
    visit(page, served.url)
    page.get_by_role("tab", name="Notes").click()
    page.get_by_label("New note").fill("Olive is calm.")
    live(page)
    page.get_by_role("tab", name="Colors").click()
    page.get_by_role("button", name="Teal", exact=True).click()
    page.get_by_role("button", name="Show Swatch").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text("Swatch of Teal")).to_be_visible()
    live(page)
    stored(served, "Olive is calm.", "swatch")
    served.end()
    expect(page.locator("html")).to_have_attribute("data-state", "offline")
    served.start()
    live(page)
    expect(sheet.get_by_text("Swatch of Teal")).to_be_visible()
    sheet.get_by_role("button", name="Done").click()
    expect(page.get_by_role("heading", name="Teal", exact=True)).to_be_visible()
    page.get_by_role("tab", name="Notes").click()
    expect(page.get_by_label("New note")).to_have_value("Olive is calm.")
    served.server.stop()


def test_a_page_is_back_soon_after_a_trap(page, tmp_path):
    served = Restarting(tmp_path / "data", program=PROBE, PROBE="trap")
    visit(page, served.url)
    page.get_by_label("Text").fill("Half a sentence")
    live(page)
    stored(served, "Half a sentence")
    page.get_by_role("button", name="Trap", exact=True).click()
    begin = time.monotonic()
    # Names of functions in the backtrace would take several seconds.
    assert served.server.process.wait(60) in TRAPS
    assert time.monotonic() - begin < limit(2)
    printed = served.server.process.stdout.read()
    served.server.process.stdout.close()
    assert "Index out of range" in printed
    assert "Backtracing from" in printed
    expect(page.locator("html")).to_have_attribute("data-state", "offline")
    started = served.start()
    live(page)
    assert time.monotonic() - started < limit(3)
    expect(page.get_by_label("Text")).to_have_value("Half a sentence")
    served.server.stop()


def test_the_environment_chooses_what_a_crash_prints(page, tmp_path):
    served = Restarting(tmp_path / "data", program=PROBE, PROBE="trap", SWIFT_BACKTRACE="enable=no")
    visit(page, served.url)
    page.get_by_role("button", name="Trap", exact=True).click()
    assert served.server.process.wait(60) in TRAPS
    assert "Backtracing from" not in served.server.process.stdout.read()
    served.server.process.stdout.close()
