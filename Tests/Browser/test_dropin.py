"""The example whose sources say `import SwiftUI`, served as it is."""

import os
import pathlib

import pytest
from playwright.sync_api import expect

from conftest import ROOT, Server
from screens import SIZES, check
from waits import live

READING_LIST = pathlib.Path(os.environ.get("ROSTRUM_READING_LIST", ROOT / ".build/debug/ReadingList"))


@pytest.fixture
def reading_list(tmp_path):
    server = Server(tmp_path / "data", {}, program=READING_LIST)
    yield server.url
    server.stop()


def test_a_book_is_added_and_kept(new_page, reading_list):
    page = new_page()
    page.goto(reading_list)
    live(page)
    expect(page.get_by_role("heading", name="Reading list")).to_be_visible()
    page.get_by_role("button", name="Add a book").click()
    page.get_by_role("dialog").get_by_label("Title").fill("Middlemarch")
    page.get_by_role("dialog").get_by_label("Author").fill("George Eliot")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text("Middlemarch")).to_be_visible()
    page.reload()
    expect(live(page).get_by_text("Middlemarch")).to_be_visible()


def test_words_are_in_the_language_of_the_reader(new_page, reading_list):
    page = new_page(locale="de-DE")
    page.goto(reading_list)
    expect(live(page).get_by_role("heading", name="Leseliste")).to_be_visible()


@pytest.mark.parametrize("text", ["1", "2"])
@pytest.mark.parametrize("size", SIZES)
def test_it_fits_in_the_window(new_page, reading_list, size, text):
    width, height = SIZES[size]
    page = new_page(viewport={"width": width, "height": height}, is_enlarged=text == "2")
    page.goto(reading_list)
    check(live(page))
    page.get_by_role("button", name="Add a book").click()
    page.get_by_role("dialog").get_by_label("Title").fill("Die Leiden des jungen Werther")
    check(live(page))
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    check(live(page))
