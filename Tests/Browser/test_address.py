"""The address is that of the screen, whatever has changed it."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import expect

from test_dropin import reading_list  # noqa: F401
from test_palette import palette, tap  # noqa: F401
from test_seen_urls import at, gallery  # noqa: F401
from waits import live, visit


def add(page, title):
    page.get_by_role("button", name="Add standup").click()
    page.get_by_label("Title").fill(title)
    page.get_by_label("Name").last.fill("Blob")
    page.get_by_role("button", name="Add", exact=True).click()


def test_a_change_by_others_leaves_the_address_that_was_typed(page, start):
    server = start()
    visit(page, server.url)
    add(page, "Design")
    page.get_by_role("button", name=re.compile("^Design")).click()
    page.wait_for_function("() => location.pathname.startsWith('/standups/')")
    path = re.search(r"/standups/[-0-9a-f]{36}$", page.url).group()
    page.go_back()
    at(page, "/", 0)
    page.goto(server.url + path[1:])
    at(page, path)
    expect(page.get_by_role("heading", name="Design")).to_be_visible()
    other = page.context.new_page()
    visit(other, server.url + path[1:] + "/edit")
    other.get_by_label("Title").fill("Sketches")
    other.get_by_role("button", name="Done").click()
    expect(page.get_by_role("heading", name="Sketches")).to_be_visible()
    at(page, path)


def test_a_change_of_the_system_leaves_the_address_that_was_typed(page, gallery):
    visit(page, gallery.url)
    for path, scheme in (("layouts/Receipt", "dark"), ("library/Novels/Persuasion", "light")):
        page.goto(gallery.url + path)
        at(page, f"/{path}")
        page.emulate_media(color_scheme=scheme)
        page.wait_for_function("""scheme => getComputedStyle(document.documentElement).colorScheme.includes(scheme)
            && document.documentElement.matches("[data-state=live][data-pending='0']")""", arg=scheme)
        at(page, f"/{path}")
        expect(page).to_have_title(path.split("/")[-1])


def test_values_that_come_by_themselves_leave_the_address_that_was_typed(page, palette):
    visit(page, palette)
    paths = {}
    for tab in ("Notes", "Counter"):
        tap(page, tab, "tab")
        paths[tab] = urlsplit(page.url).path
    # The test host says so, too: see PaletteTests.
    assert paths["Notes"] != paths["Counter"] == "/~eyJ0eXBlIjoiY291bnRlciJ9"
    for tab, path in paths.items():
        page.goto(palette.rstrip("/") + path)
        at(page, path)
        expect(page.get_by_role("heading", name=tab, exact=True)).to_be_visible()
    for _ in range(2):
        count = page.get_by_role("main").inner_text()
        page.wait_for_function("text => document.querySelector('main').innerText !== text", arg=count)
        at(live(page), paths["Counter"])
    expect(page.get_by_role("heading", name="Counter", exact=True)).to_be_visible()
    page.emulate_media(color_scheme="dark")
    page.wait_for_function("() => getComputedStyle(document.documentElement).colorScheme.includes('dark')")
    at(live(page), paths["Counter"])


def test_a_book_that_another_page_adds_leaves_the_screen_its_address(page, reading_list):
    for path in ("", "?second"):
        visit(page, reading_list + path)
    address = page.url
    other = visit(page.context.new_page(), reading_list)
    other.get_by_role("button", name="Add a book").click()
    other.get_by_role("dialog").get_by_label("Title").fill("Middlemarch")
    other.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Middlemarch")).to_be_visible()
    assert live(page).url == address
