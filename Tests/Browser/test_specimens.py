"""The gallery shows everything in Examples/Gallery/Specimens: by topic, by name, and on a page of its own with its source."""

import html
import re
import urllib.parse
import urllib.request

import pytest
from playwright.sync_api import expect

from conftest import ROOT
from waits import live, visit
from walk import gallery, press, tab  # noqa: F401: fixture

FILES = sorted((ROOT / "Examples/Gallery/Specimens").glob("*Specimens.swift"))
CAPTION = re.compile(r'\bSpecimen\(\s*"([^"]+)",\s*(?:#"(.+?)"#|"([^"]+)")\)')
# The identifiers and the caption of the last specimen of each file.
LAST = {file.name: match[-1] for file in FILES if (match := CAPTION.findall(file.read_text()))}


def test_every_file_is_in_the_gallery():
    assert len(LAST) >= 24
    assert {file.name for file in FILES} - set(LAST) <= {"StoreStackSpecimens.swift"}


@pytest.mark.parametrize("name", LAST)
def test_a_specimen_has_a_page(gallery, name):
    rows, raw, plain = LAST[name]
    path = urllib.parse.quote(rows.replace(" ", "-"))
    page = html.unescape(urllib.request.urlopen(f"{gallery}specimens/{path}").read().decode())
    assert f'data-identifier="{rows}"' in page
    assert (raw or plain) in page


@pytest.mark.parametrize("query, caption, source", [
    ("v10.158", "draggable(_:) to dropDestination(for:action:isTargeted:)", "private struct Baskets: View {"),
    ("draggable", "draggable(_:) to dropDestination(for:action:isTargeted:)", "private struct Baskets: View {"),
    ("fileimporter", "fileImporter(isPresented:allowedContentTypes:onCompletion:)", "allowedContentTypes: [.plainText]"),
    ("leaf", 'Image("leaf"), Image("checks")', 'Image("leaf", label: Text("A leaf"))'),
    ("urlcomponent", 'urlComponent("legend")', '.urlComponent("legend")'),
    ("database", '@Shared(.database("applause")) var applause', "private struct Applause: View {"),
    ("layoutdirection", ".environment(\\.layoutDirection, .rightToLeft)", ".environment(\\.layoutDirection, .rightToLeft)"),
    ("multidate", "MultiDatePicker", 'MultiDatePicker("Days off", selection: $days)'),
])
def test_the_search_finds_a_specimen_and_its_source(page, gallery, query, caption, source):
    visit(page, gallery)
    tab("Specimens")(page)
    page.get_by_placeholder("Views and modifiers").fill(query)
    live(page)
    page.locator(".r-row:visible .r-link").filter(has_text=caption).first.click()
    live(page)
    expect(page.get_by_role("heading", name=caption, exact=True)).to_be_visible()
    expect(page.locator(".r-scroll-horizontal:visible").get_by_text(source)).to_be_visible()


def test_everybody_sees_a_value_of_the_database_change(new_page, gallery):
    def open_page():
        page = new_page()
        visit(page, f"{gallery}specimens/A11.01")
        return page

    first, second = open_page(), open_page()
    press(first, "Applaud")
    expect(first.get_by_text("Applauded 1 times")).to_be_visible()
    expect(second.get_by_text("Applauded 1 times")).to_be_visible()


def test_views_of_a_session_share_a_value_in_memory(page, gallery):
    visit(page, f"{gallery}specimens/A11.16")
    page.get_by_role("button", name="Increment Here").click()
    expect(page.get_by_text("And here: 1", exact=True)).to_be_visible()
