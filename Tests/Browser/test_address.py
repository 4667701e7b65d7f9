"""The address is that of the screen, whatever has changed it."""

import re

from playwright.sync_api import expect

from test_seen_urls import at, gallery  # noqa: F401
from waits import visit


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
