"""The gallery, and ways through it."""

import os
import pathlib

import pytest
from playwright.sync_api import expect

from conftest import ROOT, Server
from waits import live

GALLERY = pathlib.Path(os.environ.get("ROSTRUM_GALLERY", ROOT / ".build/debug/Gallery"))
TABS = ["Library", "Presentations", "Controls", "Layouts", "Specimens", "Search"]


@pytest.fixture(scope="module")
def gallery(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("data"), {}, program=GALLERY)
    yield server.url
    server.stop()


def press(page, name, role="button"):
    page.get_by_role(role, name=name, exact=True).and_(page.locator(":visible")).first.click()
    live(page)


def row(page, name):
    page.get_by_role("button", name=name, exact=True).or_(page.get_by_role("link", name=name, exact=True)).first.click()
    # The heading of a new screen gets the focus, or a field that asks for it.
    page.wait_for_function("() => document.activeElement.matches('h1, input')")
    live(page)


def tab(name, *then):
    """A way from the first screen of a tab, which its steps lead through."""
    def go(page):
        page.locator("[role=tab]").nth(TABS.index(name)).click()
        live(page)
        for step in then:
            step(page)
    go.steps = then
    return go


def leave(page, way):
    """Goes back on a way, if it leads only to screens and through choices; returns whether it does."""
    kinds = [getattr(step, "kind", None) for step in way.steps]
    if None in kinds:
        return False
    for _ in range(kinds.count("screen")):
        page.go_back()
    expect(page.locator(".r-navigationBar__back:visible")).to_have_count(0)
    live(page)
    return True


def kind(name):
    """Marks the steps that a function makes."""
    def mark(make):
        def marked(*values):
            step = make(*values)
            step.kind = name
            return step
        return marked
    return mark


def pressing(name, role="button"):
    return lambda page: press(page, name, role)


@kind("screen")
def opening(name):
    return lambda page: row(page, name)


@kind("choice")
def choosing(name):
    def go(page):
        # A narrow window shows one column, at first that of the selected shelf.
        if not page.get_by_role("option", name=name).first.is_visible():
            page.locator(".r-column__back").and_(page.locator(":visible")).first.click()
            live(page)
        page.get_by_role("option").filter(has_text=name).and_(page.locator(":visible")).first.click()
        live(page)
    return go


def searching(page):
    page.locator(".r-toolbarItem-search input:visible").fill("Austen")
    live(page)


def context_menu(page):
    page.get_by_text("Opticks").click(button="right")
