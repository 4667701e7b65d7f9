"""A control in the label of another one: the page is what was written, with and without a script."""

import os
import pathlib
import re
from collections import Counter
from html.parser import HTMLParser
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import expect

from conftest import ROOT, Server
from nodes import IDENTIFY
from waits import live, visit

PROBE = pathlib.Path(os.environ.get("ROSTRUM_PROBE", ROOT / ".build/debug/ServerProbe"))
VOID = {"input", "hr", "img", "source"}
# Start tags that end the row or the cell around them.
ENDS = {"td": ("td", "th"), "th": ("td", "th"), "tr": ("td", "th", "tr")}
# A page's elements as lines: what the browser has made of them, and what they are in.
TREE = """() => [...document.querySelectorAll("[data-id]")].map((element) => {
  const name = (it) => it && `${it.localName} ${it.dataset.id}.${it.dataset.part ?? 0}`;
  return `${name(element)} in ${name(element.parentElement.closest("[data-id]"))}`;
})"""


class Written(HTMLParser):
    """The elements of a page as the server has nested them: this parser adds the ends of rows, and mends nothing else."""

    def __init__(self, text):
        super().__init__()
        # The tag, the number, and the line of each element around the next one.
        self.stack, self.lines = [], []
        self.counts, self.last = Counter(), 0
        [words] = re.findall(r'data-parts="(\w+)"', text)
        self.words = iter(re.findall(r"\d*\D", words))
        [content] = re.findall(r"<main.*</main>", text, re.DOTALL)
        self.feed(content)

    def handle_starttag(self, tag, attributes):
        while self.stack and self.stack[-1][0] in ENDS.get(tag, ()):
            self.stack.pop()
        word = next(self.words)
        if word == "p":
            number = self.stack[-1][1]
        else:
            number = self.last = int(word[:-1] or self.last + 1)
        name = f"{tag} {number}.{self.counts[number]}"
        self.counts[number] += 1
        self.lines.append(f"{name} in {self.stack[-1][2] if self.stack else 'null'}")
        if tag not in VOID:
            self.stack.append((tag, number, name))

    def handle_endtag(self, tag):
        while self.stack.pop()[0] != tag:
            pass


# The kinds of outer controls, a page for each line: one page of all would take a browser long.
KINDS = [
    "button link address toggle",
    "toggleButton checkbox slider stepper",
    "picker segments menuPicker datePicker",
    "colorPicker disclosure menu tap",
    "draggable dropDestination header labeled",
    "box gauge ringGauge progress",
    "ring spinner",
]
each_kind = pytest.mark.parametrize("nesting", KINDS, indirect=True)


@pytest.fixture
def nesting(tmp_path, request):
    kinds = getattr(request, "param", "button link")
    server = Server(tmp_path / "data", {"PROBE": "nesting", "NESTING": kinds}, program=PROBE)
    server.kinds = kinds.split()
    yield server
    server.stop()


def source(server):
    """The text of the first page, in the language of the browser: a calendar begins with its first day of the week."""
    return urlopen(Request(server.url, headers={"Accept-Language": "en-US"})).read().decode()


def names(lines):
    """The lines with numbers that count from the first element on."""
    order = {}
    return [re.sub(r" (\d+)\.", lambda found: f" {order.setdefault(found[1], len(order))}.", line).replace(
        "in null", "in undefined") for line in lines]


@each_kind
def test_the_first_page_is_what_was_written(new_page, nesting):
    text = source(nesting)
    assert all(f"{kind}-button" in text for kind in nesting.kinds)
    written = names(Written(text).lines)
    assert len(written) > 300
    plain = new_page(java_script_enabled=False)
    plain.goto(nesting.url)
    plain.evaluate(f"() => ({IDENTIFY})(document.querySelector('main'), document.documentElement.dataset.parts)")
    assert names(plain.evaluate(TREE)) == written
    page = new_page()
    visit(page, nesting.url)
    assert names(page.evaluate(TREE)) == written


# Before the client runs, so that what the page shows isn't what the server has, and is made anew.
MOUNT = """document.addEventListener("readystatechange", () => { document.documentElement.dataset.digest = "0"; }, { once: true });
addEventListener("DOMContentLoaded", () => { window.first = document.querySelector("main"); });"""


@each_kind
def test_what_a_mount_builds_is_what_was_written(new_page, nesting):
    written = names(Written(source(nesting)).lines)
    page = new_page()
    page.add_init_script(MOUNT)
    visit(page, nesting.url)
    assert not page.evaluate("() => window.first.isConnected"), "the scene of the first page is gone"
    assert names(page.evaluate(TREE)) == written


# What is in something that may not have it, by the content models of HTML and the roles of WAI-ARIA: a reader's
# technology would tell such things no more apart than a parser does.
FAULTS = """() => {
  const controls = "a, button, input, select, textarea, label, [tabindex]";
  const labelable = "button, input, meter, output, progress, select, textarea";
  const roles = "button meter progressbar switch menuitem menuitemcheckbox menuitemradio".split(" ");
  const buttons = ["a", "button", ...roles.map((role) => `[role=${role}]`)].join();
  const faults = [...document.querySelectorAll(buttons)].filter((outer) => outer.querySelector(controls));
  faults.push(...[...document.querySelectorAll("label")].filter((label) =>
    label.querySelector("label") || label.querySelectorAll(labelable).length > 1));
  return faults.map((fault) => fault.outerHTML.slice(0, 300));
}"""
# Whose words and whose controls aren't what the middle of them hits, or have no place in the order of the tab key, by
# the name of the pair. Controls of a group have one place.
MISSED = """(pressed) => {
  const missed = [], group = "[role=gridcell], [role=option], [role=tab], [role^=menuitem]";
  const outers = ".r-button, .r-link, .r-toggle, .r-slider, .r-colorPicker, .r-option, .r-stack[data-on~=tap]";
  const hit = (element, x) => {
    let box = element.getBoundingClientRect();
    if (box.top < 150 || box.bottom > innerHeight - 50) element.scrollIntoView({ block: "center" });
    box = element.getBoundingClientRect();
    return document.elementFromPoint(box.x + (x ?? box.width / 2), box.y + box.height / 2);
  };
  // What a row or a button is too narrow for, or a ring or a segment too small; a row leads to one place.
  const hasRoom = (element) => {
    const { left, right } = element.getBoundingClientRect();
    const around = ["html", ".r-toggle-button", ".r-stack"].map((name) => element.closest(name)?.getBoundingClientRect());
    return around.every((box) => !box || left >= box.left && right <= box.right)
      && !element.closest(".r-gauge-ring, .r-picker-segmented .r-calendar, .r-group-labeled:has(.r-link)");
  };
  for (const words of document.querySelectorAll(".r-text")) {
    const name = words.innerText;
    if (!/^\\w+-\\w+$/.test(name) || !words.checkVisibility() || !hasRoom(words)) continue;
    const kind = name.split("-")[0];
    if (pressed.includes(kind)) {
      const control = hit(words, 2)?.closest("button, a, input, label, [data-on~=tap]");
      if (!control || control.dataset.id !== words.closest(outers)?.dataset.id) missed.push(`${name}: the words`);
    }
    for (const control of words.parentElement.querySelectorAll("button, a, input, select, textarea, [tabindex='0']")) {
      if (!control.checkVisibility({ checkOpacity: true }) || control.matches(":disabled, .r-surface")
        || !hasRoom(control)) continue;
      const found = hit(control);
      if (!control.contains(found)) missed.push(`${name}: ${control.outerHTML.slice(0, 80)} under ${found?.outerHTML.slice(0, 80)}`);
      if (control.tabIndex < 0 && !control.matches(group)) missed.push(`${name}: ${control.outerHTML.slice(0, 80)} without keys`);
    }
  }
  return missed;
}"""
# What a press on its words operates.
PRESSED = ["button", "link", "address", "toggle", "toggleButton", "checkbox", "slider", "picker", "segments",
           "colorPicker", "disclosure", "tap"]


@each_kind
def test_nothing_is_in_what_may_not_have_it(page, nesting):
    visit(page, nesting.url)
    assert page.evaluate(FAULTS) == []


@each_kind
@pytest.mark.parametrize("width", [390, 1280])
def test_each_control_is_reached_and_what_is_around_it(new_page, nesting, width):
    page = new_page(viewport={"width": width, "height": 3000})
    visit(page, nesting.url)
    assert page.evaluate(MISSED, PRESSED) == []


@pytest.mark.parametrize("nesting", ["toggle toggleButton checkbox picker segments"], indirect=True)
def test_the_words_of_a_label_operate_its_control(page, nesting):
    visit(page, nesting.url)
    for name, role in [("toggle-button", "switch"), ("checkbox-slider", "checkbox"), ("toggleButton-slider", "checkbox"),
                       ("picker-button", "radio"), ("segments-progress", "radio")]:
        words = page.get_by_text(name, exact=True)
        words.scroll_into_view_if_needed()
        controls = page.locator(".r-row", has=words).get_by_role(role)
        if role == "radio":
            controls.last.check()
            live(page)
        expect(controls.first).not_to_be_checked()
        box = words.bounding_box()
        page.mouse.click(box["x"] + 2, box["y"] + box["height"] / 2)
        live(page)
        expect(controls.first).to_be_checked()
    expect(page.get_by_text("log:")).to_have_text("log:")


def test_both_the_control_and_what_is_around_it_are_reached(page, nesting):
    visit(page, nesting.url)
    log = page.get_by_text("log:")
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
