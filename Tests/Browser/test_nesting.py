"""A control in the label of another one: the page is what was written, with and without a script."""

import os
import pathlib
import re
from html.parser import HTMLParser
from urllib.request import urlopen

import pytest
from playwright.sync_api import expect

from conftest import ROOT, Server
from waits import live, visit

PROBE = pathlib.Path(os.environ.get("ROSTRUM_PROBE", ROOT / ".build/debug/ServerProbe"))
VOID = {"input", "hr", "img", "source"}
# A page's elements as lines: what the browser has made of them, and what they are in.
TREE = """() => [...document.querySelectorAll("[data-id]")].map((element) => {
  const name = (it) => it && `${it.localName} ${it.dataset.id}.${it.dataset.part ?? 0}`;
  return `${name(element)} in ${name(element.parentElement.closest("[data-id]"))}`;
})"""


class Written(HTMLParser):
    """The elements of a page as the server has nested them: this parser mends nothing."""

    def __init__(self, text):
        super().__init__()
        self.stack, self.lines = [], []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        name = f"{tag} {attributes['data-id']}.{attributes.get('data-part', 0)}" if "data-id" in attributes else None
        if name:
            around = next((outer for _, outer in reversed(self.stack) if outer), "null")
            self.lines.append(f"{name} in {around}")
        if tag not in VOID | {"meta", "link"}:
            self.stack.append((tag, name))

    def handle_endtag(self, tag):
        while self.stack and self.stack.pop()[0] != tag:
            pass


@pytest.fixture
def nesting(tmp_path):
    server = Server(tmp_path / "data", {"PROBE": "nesting"}, program=PROBE)
    yield server
    server.stop()


def names(lines):
    """The lines with numbers that count from the first element on."""
    order = {}
    return [re.sub(r" (\d+)\.", lambda found: f" {order.setdefault(found[1], len(order))}.", line).replace(
        "in null", "in undefined") for line in lines]


def test_the_first_page_is_what_was_written(new_page, nesting):
    written = names(Written(urlopen(nesting.url).read().decode()).lines)
    assert len(written) > 2000
    plain = new_page(java_script_enabled=False)
    plain.goto(nesting.url)
    assert names(plain.evaluate(TREE)) == written
    page = new_page()
    visit(page, nesting.url)
    assert names(page.evaluate(TREE)) == written


# Before the client runs, so that what the page shows isn't what the server has, and is made anew.
MOUNT = """document.addEventListener("readystatechange", () => { document.documentElement.dataset.digest = "0"; }, { once: true });
addEventListener("DOMContentLoaded", () => { window.first = document.querySelector("main"); });"""


def test_what_a_mount_builds_is_what_was_written(new_page, nesting):
    written = names(Written(urlopen(nesting.url).read().decode()).lines)
    page = new_page()
    page.add_init_script(MOUNT)
    visit(page, nesting.url)
    assert not page.evaluate("() => window.first.isConnected"), "the scene of the first page is gone"
    assert names(page.evaluate(TREE)) == written


def test_both_the_control_and_what_is_around_it_are_reached(page, nesting):
    visit(page, nesting.url)
    log = page.get_by_text("log:")
    # Neither is in the other, which neither browsers nor assistive technology would tell apart.
    assert page.evaluate("""() => [...document.querySelectorAll("button, a, label")].filter((outer) =>
        outer.querySelector("button, a, input, select, textarea, [tabindex]") && !(outer.matches("label")
          && outer.querySelectorAll("button, a, input, select, textarea, label, [tabindex]").length === 1))
        .map((outer) => outer.outerHTML.slice(0, 200))""") == []
    words = page.get_by_text("button-button", exact=True)
    words.scroll_into_view_if_needed()
    row = page.locator(".r-row", has=words)
    row.get_by_role("button", name="Inner", exact=True).click()
    expect(log).to_have_text("log: button-button-inner")
    box = words.bounding_box()
    page.mouse.click(box["x"] + 2, box["y"] + 2)
    expect(log).to_have_text("log: button-button-inner button-button")
    tap = page.locator(".r-row", has=page.get_by_text("button-tap", exact=True))
    tap.get_by_text("Inner", exact=True).click()
    expect(log).to_have_text(re.compile("button-tap-inner$"))
    field = page.locator(".r-row", has=page.get_by_text("link-textField", exact=True)).get_by_role("textbox")
    field.click()
    page.keyboard.type("a b")
    expect(field).to_have_value("a b")
    live(page)
    expect(page.get_by_text("Arrived")).to_have_count(0)
    link = page.get_by_text("link-button", exact=True)
    box = link.bounding_box()
    page.mouse.click(box["x"] + 2, box["y"] + 2)
    expect(page.get_by_text("Arrived")).to_be_visible()


def test_the_label_of_a_link_has_its_menu(page, nesting):
    page.set_viewport_size({"width": 800, "height": 20000})
    visit(page, nesting.url)
    words = page.get_by_text("link-contextMenu", exact=True)
    row = page.locator(".r-row", has=words)
    expect(row.get_by_role("menuitem")).to_have_count(0)
    words.scroll_into_view_if_needed()
    box = row.get_by_text("Inner").bounding_box()
    page.mouse.click(box["x"] + 2, box["y"] + 2, button="right")
    page.get_by_role("menuitem", name="Item").click()
    expect(page.get_by_text("log:")).to_have_text("log: link-contextMenu-inner")
    page.mouse.click(box["x"] + 2, box["y"] + 2)
    expect(page.get_by_text("Arrived")).to_be_visible()


def test_a_link_lies_under_the_other_controls_of_its_row(page, nesting):
    visit(page, nesting.url)
    log = page.get_by_text("log:")
    row = page.locator(".r-row", has=page.get_by_text("note", exact=True))
    row.get_by_role("button", name="Star").click()
    expect(log).to_have_text(re.compile("star$"))
    row.get_by_text("note").click()
    expect(log).to_have_text(re.compile("star note$"))
    row.get_by_role("button", name="Way").click()
    expect(page.get_by_text("Arrived")).to_be_visible()
