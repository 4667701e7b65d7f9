"""Every screen has an address: the bar follows, a link launches there, back and forward equal what is presented."""

import random
import re
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import expect

import engines
from conftest import ROOT, Server
from waits import open_dialogs, visit

STEPS = 1000 if engines.NAME == "chromium" else 200
KINDS = ["Sheet", "Cover", "Screen"]


@pytest.fixture(scope="module")
def gallery(tmp_path_factory):
    server = Server(
        tmp_path_factory.mktemp("data"), {"GALLERY_PAGE": "Presentations"},
        program=ROOT / ".build/debug/Gallery")
    yield server
    server.stop()


def at(page, path, levels=None):
    """Waits until the page is at an address, whose entry has a number of entries below it."""
    page.wait_for_function("""([path, levels]) =>
        document.documentElement.matches("[data-state=live][data-pending='0']")
        && decodeURI(location.pathname) === path
        && (levels === null || (history.state?.trail ?? [0]).length - 1 === levels)""", arg=[path, levels])


@pytest.mark.parametrize("seed", [1])
def test_random_steps_keep_the_history_equal_to_the_screens(page, gallery, seed, row="V10.142"):
    generator = random.Random(seed)
    visit(page, gallery.url)
    presented, ahead = [], []
    for _ in range(STEPS):
        step = generator.choice(["push", "push", "close", "back", "forward", "reload"])
        if step == "push" and len(presented) < 6:
            kind = generator.choice(KINDS)
            page.get_by_role("button", name=f"{kind} {len(presented) + 1}", exact=True).last.click()
            presented.append(kind.lower())
            ahead = []
        elif step == "close" and presented:
            page.get_by_role("button", name="Close", exact=True).last.click()
            ahead.insert(0, list(presented))
            presented.pop()
        elif step == "back" and presented:
            page.evaluate("() => history.back()")
            ahead.insert(0, list(presented))
            presented.pop()
        elif step == "forward" and ahead:
            page.evaluate("() => history.forward()")
            presented = ahead.pop(0)
        elif step == "reload" and generator.random() < 0.2:
            page.reload()
        else:
            continue
        at(page, "/".join(["/presentations", *presented]), len(presented))
        assert len(open_dialogs(page)) == sum(kind != "screen" for kind in presented)


def test_a_tab_and_a_selection_are_addresses(page, new_page, gallery, row="V10.141"):
    visit(page, gallery.url + "library/Novels/Persuasion")
    at(page, "/library/Novels/Persuasion")
    expect(page).to_have_title("Persuasion")
    reader = new_page(java_script_enabled=False)
    reader.goto(gallery.url + "layouts/Receipt")
    expect(reader.get_by_role("heading", name="Receipt")).to_be_visible()
    expect(reader).to_have_title("Receipt")
    # What isn't among the books isn't one.
    for path in ("attic", "library/Novels/Ulysses", "library/Novels/Persuasion/notes"):
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(gallery.url + path)
        assert refused.value.code == 404


def test_back_with_a_sheet_on_the_first_screen_stays_in_the_app(page, start):
    server = start()
    visit(page, server.url)
    page.get_by_role("button", name="Add standup").click()
    at(page, "/add", 1)
    page.go_back()
    at(page, "/", 0)
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.go_forward()
    at(page, "/add", 1)
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_standup_has_an_address(page, start, row="V10.143"):
    server = start()
    visit(page, server.url)
    expect(page).to_have_title("Daily Standups")
    page.get_by_role("button", name="Add standup").click()
    page.get_by_label("Title").fill("Design")
    page.get_by_label("Name").last.fill("Blob")
    page.get_by_role("button", name="Add", exact=True).click()
    page.get_by_role("button", name=re.compile("^Design")).click()
    expect(page).to_have_title("Design")
    page.wait_for_function("() => location.pathname.startsWith('/standups/')")
    path = re.search(r"/standups/[-0-9a-f]{36}$", page.url).group()
    page.get_by_role("button", name="Edit").click()
    at(page, path + "/edit", 2)
    page.reload()
    at(page, path + "/edit", 2)
    expect(page.get_by_label("Title")).to_have_value("Design")
    page.go_back()
    at(page, path, 1)
    page.go_back()
    at(page, "/", 0)
    page.go_forward()
    at(page, path, 1)
    expect(page.get_by_role("heading", name="Design")).to_be_visible()
