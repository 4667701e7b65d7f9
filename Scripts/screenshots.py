"""Takes the pictures of Documentation/Images from a running Standups.

    swift build && .venv/bin/python Scripts/screenshots.py

Each picture is taken light and dark, on a phone's and on a wide screen.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

from playwright.sync_api import expect, sync_playwright

ROOT = pathlib.Path(__file__).parents[1]
IMAGES = ROOT / "Documentation/Images"
SIZES = {"phone": (390, 844, 2), "wide": (1280, 800, 1)}
STANDUPS = [
    ("Design", "Seafoam", ["Blob", "Blob Jr", "Blob Sr"]),
    ("Engineering", "Orange", ["Blob", "Blob Esq"]),
    ("Product", "Purple", ["Blob", "Blob III", "Blob IV", "Blob V"]),
]


def main(program=ROOT / ".build/debug/Standups"):
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = subprocess.Popen(
            [program, "--port", "0", "--data", data],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        url = next(found.group() for line in server.stdout
                   if (found := re.search(r"http://\S+/", line)))
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium")
        for scheme in ("light", "dark"):
            for size in SIZES:
                take(browser, url, scheme, size)
        browser.close()
        server.terminate()


def take(browser, url, scheme, size):
    """Uses the app as one user and takes the four pictures on the way."""
    width, height, scale = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, device_scale_factor=scale,
        color_scheme=scheme, reduced_motion="reduce",
        is_mobile=size == "phone", has_touch=size == "phone")
    page = context.new_page()

    def picture(name):
        idle(page)
        page.mouse.move(0, 0)
        page.screenshot(path=IMAGES / f"{name}-{size}-{scheme}.png")

    page.goto(url)
    idle(page)
    for standup in STANDUPS:
        add(page, *standup, before_saving=lambda: picture("form"))
    picture("list")
    page.get_by_role("button", name="Design").click()
    page.get_by_role("button", name="Delete standup").click()
    expect(page.get_by_role("alertdialog")).to_be_visible()
    picture("alert")
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Start meeting").click()
    page.get_by_role("button", name="Next speaker").click()
    page.get_by_label("Notes").fill("The new colours are a success.")
    picture("record")
    context.close()


def add(page, title, theme, attendees, before_saving):
    page.get_by_role("button", name="Add standup").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Title").fill(title)
    sheet.get_by_label("Theme").select_option(theme)
    for index, name in enumerate(attendees):
        if index:
            sheet.get_by_role("button", name="New attendee").click()
        sheet.get_by_label("Name").nth(index).fill(name)
    if title == STANDUPS[-1][0]:
        before_saving()
    sheet.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def idle(page):
    expect(page.locator("html[data-state=live][data-pending='0']")).to_be_attached()


if __name__ == "__main__":
    main(*sys.argv[1:])
