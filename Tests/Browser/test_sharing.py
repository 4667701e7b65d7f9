"""What a user passes on to other programs: by the browser's way to share, or else by a download or the clipboard."""

import json
import urllib.parse

import pytest

from nodes import button
from waits import visit

pytestmark = pytest.mark.engines("chromium", reason="the other drivers can't answer in place of the server")

# A way to share, which remembers what was shared.
SHARES = """
  window.shared = [];
  navigator.canShare = (content) => !content.files?.some((file) => file.name.endsWith(".exe"));
  navigator.share = async (content) => {
    const files = await Promise.all((content.files ?? []).map(async (file) => [file.name, file.type, await file.text()]));
    window.shared.push({ ...content, files });
  };
"""
FILE = "/_rostrum/download/1"


def open_page(page, double, content, *, files, script=SHARES, name="Plan.csv"):
    words = {"notice": "Copied"} | ({"files": "1"} if files else {})
    value = "share " + urllib.parse.quote(json.dumps([content, words]), safe="")
    double.show(button(2, "Share", data_files=value))
    if script:
        page.add_init_script(script)
    page.route(f"**{FILE}", lambda route: route.fulfill(
        body="a,b", content_type="text/csv", headers={
            "Content-Type": "text/csv", "Content-Disposition": f"attachment; filename=\"x\"; filename*=UTF-8''{name}"}))
    visit(page, double.url)
    page.evaluate("() => import('/_rostrum/files.js').then(() => true)")


def shared(page):
    page.wait_for_function("() => window.shared.length")
    return page.evaluate("() => window.shared")


def test_a_file_of_the_app_is_shared_with_its_title(page, double):
    open_page(page, double, {"title": "My plan"}, files=True, name="My%20plan.csv")
    page.get_by_role("button", name="Share").click()
    assert double.event() == [2, "tap"]
    double.send(["o", FILE])
    assert shared(page) == [{"title": "My plan", "files": [["My plan.csv", "text/csv", "a,b"]]}]
    assert page.url == double.url


def test_a_file_that_cannot_be_shared_is_downloaded(page, double):
    open_page(page, double, {"title": "Tool"}, files=True, name="tool.exe")
    page.get_by_role("button", name="Share").click()
    assert double.event() == [2, "tap"]
    with page.expect_download() as download:
        double.send(["o", FILE])
    assert download.value.suggested_filename == "tool.exe"
    assert page.evaluate("() => window.shared") == []


def test_a_browser_without_a_way_to_share_downloads_files(page, double):
    open_page(page, double, {"title": "My plan"}, files=True, script="delete Navigator.prototype.canShare")
    page.get_by_role("button", name="Share").click()
    assert double.event() == [2, "tap"]
    with page.expect_download() as download:
        double.send(["o", FILE])
    assert download.value.url.endswith(FILE)


def test_a_file_that_is_not_shared_is_downloaded(page, double):
    open_page(page, double, {"title": "My plan"}, files=True)
    with page.expect_download() as download:
        double.send(["o", FILE])
    assert download.value.url.endswith(FILE)
    assert page.evaluate("() => window.shared") == []


def test_a_text_is_shared_at_once(page, double):
    open_page(page, double, {"text": "milk"}, files=False)
    page.get_by_role("button", name="Share").click()
    assert shared(page) == [{"text": "milk", "files": []}]
