"""Waiting for a page to be what a test expects."""

import time

from playwright.sync_api import expect


def live(page):
    """Waits until the page is connected and the server has answered everything."""
    expect(page.locator("html[data-state=live][data-pending='0']")).to_be_attached()
    return page


def wait_until(condition, timeout=10):
    """Waits until something outside the page is as expected."""
    deadline = time.monotonic() + timeout
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def visit(page, url):
    page.goto(url)
    return live(page)


def painted(page):
    """Waits until the browser has drawn what the page is now."""
    page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def focused(page):
    """The element that has the focus, as `id` or `id.part`."""
    return page.evaluate(
        """() => { const { id, part } = document.activeElement.dataset;
                   return id && (part ? `${id}.${part}` : id); }""")


def wait_focus(page, name):
    page.wait_for_function(
        """(name) => { const { id, part } = document.activeElement.dataset;
                       return (id && (part ? `${id}.${part}` : id)) === name; }""", arg=name)


def open_dialogs(page):
    return page.evaluate(
        "() => [...document.querySelectorAll('dialog:modal:not([data-leaving])')].map(d => d.dataset.id)")


def wait_clipboard(page, text):
    """Waits until the clipboard holds a text; the page needs the permissions to read and to write it.

    Firefox once never answered a read, so none is awaited for long.
    """
    held = page.evaluate(
        """async (text) => {
            const later = (time) => new Promise((done) => setTimeout(done, time));
            const end = performance.now() + 5000;
            let held;
            do held = await Promise.race([navigator.clipboard.readText(), later(500)]);
            while (held !== text && performance.now() < end && (await later(20), true));
            return held;
        }""", text)
    assert held == text
