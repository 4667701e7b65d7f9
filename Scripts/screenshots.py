"""Takes the pictures of Documentation/Images from a running Standups.

    apt-get install fonts-inter && swift build && .venv/bin/python Scripts/screenshots.py

The app is used as a user would, on a phone's screen: what is on the pictures is what it does. The
picture at the top of the README is a page of its own, made of three of them.
"""

import base64
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from playwright.sync_api import expect, sync_playwright

ROOT = pathlib.Path(__file__).parents[1]
IMAGES = ROOT / "Documentation/Images"
PHONE = {"width": 390, "height": 844}
STANDUPS = [
    ("Compilers", "Orange", "12", ["Ada", "Alan", "Barbara", "Edsger", "Grace", "Tony"]),
    ("Design", "Seafoam", "10", ["Charles", "Ray"]),
    ("Release train", "Indigo", "20", ["Katherine", "Margaret", "Dorothy", "Mary"]),
    ("Documentation", "Bubblegum", "5", ["Donald"]),
    ("Research", "Sky", "15", ["Emmy", "Kurt", "Rózsa"]),
]
HERO = """
<!DOCTYPE html>
<style>
  body { margin: 0; display: flex; justify-content: center; align-items: center; gap: 44px; height: 760px;
    background: #e4e9f4; }
  img { width: 300px; border-radius: 34px; border: 8px solid #17171b;
    box-shadow: 0 0 0 1px #0003, 0 24px 48px -12px #1c274c52; }
  img:nth-child(2) { translate: 0 18px; }
  img:nth-child(odd) { translate: 0 -10px; }
</style>
"""


def main(program=ROOT / ".build/debug/Standups"):
    IMAGES.mkdir(parents=True, exist_ok=True)
    os.environ["FONTCONFIG_FILE"] = str(ROOT / "Scripts/fonts.conf")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = subprocess.Popen(
            [program, "--port", "0", "--data", data], stdout=subprocess.PIPE, text=True,
            env={**os.environ, "STANDUPS_CLOCK_SPEED": "30"})
        try:
            url = next(found.group() for line in server.stdout
                       if (found := re.search(r"http://\S+/", line)))
            browser = playwright.chromium.launch(
                executable_path=os.environ.get("ROSTRUM_CHROMIUM", "/usr/bin/chromium"))
            light, dark = walk(browser, url, "light"), walk(browser, url, "dark")
            for name, picture in light.items():
                save(picture, name)
            save(dark["record"], "record-dark")
            save(dark["list"], "list-dark")
            save(hero(browser, [light["list"], light["alert"], light["record"]]), "standups")
            browser.close()
        finally:
            server.terminate()


def walk(browser, url, scheme):
    """Uses the app as a new user, and takes the pictures on the way."""
    context = browser.new_context(
        viewport=PHONE, device_scale_factor=2, color_scheme=scheme, reduced_motion="reduce",
        is_mobile=True, has_touch=True)
    page = context.new_page()
    pictures = {}

    def picture(name):
        idle(page)
        pictures[name] = page.screenshot()

    page.goto(url)
    idle(page)
    for standup in STANDUPS:
        add(page, *standup, before_saving=lambda: picture("form"))
    picture("list")
    page.get_by_role("button", name="Compilers").click()
    page.get_by_role("button", name="Start meeting").click()
    page.get_by_label("Notes").fill("The parser is merged.")
    for _ in range(2):
        page.get_by_role("button", name="Next speaker").click()
    page.get_by_text("Speaker 3 of 6").click()
    picture("record")
    page.get_by_role("button", name="End meeting").click()
    page.get_by_role("button", name="Save and end").click()
    expect(page.get_by_text("Past meetings")).to_be_visible()
    page.get_by_role("button", name="Delete standup").click()
    expect(page.get_by_role("alertdialog")).to_be_visible()
    picture("alert")
    context.close()
    return pictures


def add(page, title, theme, minutes, attendees, before_saving):
    page.get_by_role("button", name="Add standup").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Title").fill(title)
    sheet.get_by_role("slider").fill(minutes)
    sheet.get_by_label("Theme").select_option(theme)
    for index, name in enumerate(attendees):
        if index:
            sheet.get_by_role("button", name="New attendee").click()
        sheet.get_by_label("Name").nth(index).fill(name)
    if title == "Release train":
        before_saving()
    sheet.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    idle(page)


def hero(browser, pictures):
    """Three phones side by side."""
    page = browser.new_page(viewport={"width": 1120, "height": 760}, device_scale_factor=1.5)
    images = "".join(
        f'<img src="data:image/png;base64,{base64.b64encode(picture).decode()}">'
        for picture in pictures)
    page.set_content(HERO + images)
    return page.screenshot()


def save(picture, name):
    (IMAGES / f"{name}.png").write_bytes(picture)


def idle(page):
    """Waits until the server has answered everything."""
    expect(page.locator("html[data-state=live][data-pending='0']")).to_be_attached()


if __name__ == "__main__":
    main(*sys.argv[1:])
