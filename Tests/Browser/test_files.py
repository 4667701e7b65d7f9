"""Files that don't arrive: the page says so, and sends them again."""

import signal

import pytest
from playwright.sync_api import expect

from test_process import PROBE
from test_restart import Restarting, stored
from waits import live, visit

# What a browser says of answers that the tests make.
pytestmark = pytest.mark.engines("chromium", reason="the other drivers can't answer in place of the server")


@pytest.fixture
def served(tmp_path):
    served = Restarting(tmp_path / "data", program=PROBE, PROBE="files")
    yield served
    if served.server.process.poll() is None:
        served.server.stop()


@pytest.fixture
def page(new_page, served):
    page = visit(new_page(), served.url)
    yield page
    expected = ("Failed to load resource: the server responded with a status of", "Failed to load resource: net::")
    new_page.errors[:] = [error for error in new_page.errors if not error.startswith(expected)]


def choose(page, name, content):
    page.get_by_role("button", name="Import").click()
    button = page.get_by_role("button", name="Choose File…")
    button.evaluate("async (e) => void await import(e.dataset.script)")
    with page.expect_file_chooser() as chooser:
        button.click()
    chooser.value.set_files([{"name": name, "mimeType": "text/plain", "buffer": content}])


@pytest.mark.parametrize("answer, words", [
    (lambda route: route.fulfill(status=413), "“a.txt” is too large to be sent."),
    (lambda route: route.fulfill(status=502), "“a.txt” could not be sent."),
    (lambda route: route.abort(), "“a.txt” could not be sent."),
], ids=["a proxy's limit", "a proxy without a server", "no network"])
def test_a_file_that_was_not_sent_is_told_and_sent_again(page, answer, words):
    page.route("**/_rostrum/upload/**", answer)
    choose(page, "a.txt", b"12345")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(words)
    # The sheet is open, and what tells is within it.
    alert.get_by_role("button", name="Try Again").click()
    expect(alert).to_contain_text(words)
    expect(alert).to_have_count(1)
    page.unroute("**/_rostrum/upload/**")
    alert.get_by_role("button", name="Try Again").click()
    expect(page.get_by_text("a.txt has 5 bytes")).to_be_visible()
    expect(alert).to_have_count(0)


def test_the_user_need_not_send_it_again(page):
    page.route("**/_rostrum/upload/**", lambda route: route.abort())
    choose(page, "a.txt", b"12345")
    page.get_by_role("alert").get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("button", name="Choose File…")).to_be_visible()


def test_nothing_is_said_of_a_file_any_more_once_nothing_takes_it(page):
    page.route("**/_rostrum/upload/**", lambda route: route.abort())
    choose(page, "a.txt", b"12345")
    expect(page.get_by_role("alert")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_file_is_sent_again_after_the_server_was_away(page, served):
    page.get_by_role("button", name="Import").click()
    stored(served, "isImporting")
    live(page)
    button = page.get_by_role("button", name="Choose File…")
    button.evaluate("async (e) => void await import(e.dataset.script)")
    former = button.get_attribute("data-files")
    served.end(signal.SIGTERM)
    with page.expect_file_chooser() as chooser:
        button.click()
    chooser.value.set_files([{"name": "a.txt", "mimeType": "text/plain", "buffer": b"12345"}])
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("“a.txt” could not be sent.")
    served.start()
    live(page)
    expect(button).not_to_have_attribute("data-files", former)
    alert.get_by_role("button", name="Try Again").click()
    expect(page.get_by_text("a.txt has 5 bytes")).to_be_visible()


def test_what_the_app_knows_the_page_does_not_say(new_page, tmp_path):
    served = Restarting(tmp_path / "limited", program=PROBE, PROBE="files", ROSTRUM_LIMIT_UPLOADED_BYTES_PER_USER="4")
    page = visit(new_page(), served.url)
    choose(page, "a.txt", b"12345")
    expect(page.get_by_text("“a.txt” is too large.")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    new_page.errors.clear()
    served.server.stop()


def test_an_imported_file_outlives_the_process(page, served):
    choose(page, "a.txt", b"12345")
    expect(page.get_by_text("a.txt has 5 bytes")).to_be_visible()
    stored(served, "a.txt has 5 bytes")
    served.end()
    served.start()
    live(page)
    page.get_by_role("button", name="Read again").click()
    live(page)
    expect(page.get_by_text("a.txt has 5 bytes")).to_be_visible()
