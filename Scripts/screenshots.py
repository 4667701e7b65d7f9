"""Takes the pictures of Documentation/Images from running apps.

    apt-get install fonts-inter && swift build && .venv/bin/python Scripts/screenshots.py
    .venv/bin/python Scripts/screenshots.py tutorial    # the app of the tutorial, after its step in ./test
    .venv/bin/python Scripts/screenshots.py desk        # the tool for a desk

The script uses Standups, or the app of the tutorial, as a user would, on a phone's screen. The pictures at
the top of the README and of the tutorial are pages that show several screens side by side.
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
  body { margin: 0; display: flex; justify-content: center; align-items: center; gap: 44px; height: 100vh;
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
    if program == "tutorial":
        return tutorial(ROOT / ".build/debug/Groceries")
    if program == "desk":
        return desk(ROOT / ".build/debug/Desk")
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


def tutorial(program):
    """Buys groceries as the tutorial's reader would, and takes the picture at its top."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = subprocess.Popen(
            [program, "--port", "0", "--data", data], stdout=subprocess.PIPE, text=True,
            env={**os.environ, "GROCERIES_HOUSEHOLD": data + "/household"})
        try:
            url = next(found.group() for line in server.stdout
                       if (found := re.search(r"http://\S+/", line)))
            browser = playwright.chromium.launch(
                executable_path=os.environ.get("ROSTRUM_CHROMIUM", "/usr/bin/chromium"))
            page = browser.new_page(
                viewport={"width": 390, "height": 460}, device_scale_factor=2, color_scheme="light",
                reduced_motion="reduce")
            page.goto(url)
            pictures = []
            for name, aisle in [("Apples", 1), ("Bread", 2), ("Coffee", 3), ("Dates", 4)]:
                page.get_by_role("button", name="Add item").click()
                sheet = page.get_by_role("dialog")
                sheet.get_by_label("Name").fill(name)
                expect(sheet.get_by_text(f"Aisle {aisle}")).to_be_visible()
                page.mouse.move(195, 450)
                idle(page)
                if name == "Dates":
                    pictures.append(page.screenshot())
                sheet.get_by_role("button", name="Add", exact=True).click()
                expect(page.get_by_role("dialog")).to_have_count(0)
            page.get_by_role("switch", name="Bread").click()
            page.mouse.move(195, 450)
            idle(page)
            pictures.insert(0, page.screenshot())
            save(hero(browser, pictures, height=500), "tutorial")
            browser.close()
        finally:
            server.terminate()


def desk(program):
    """Signs in to the tool for a desk, and takes the picture of its table."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        environment = {**os.environ, "DESK_DATABASE": data + "/desk.sqlite"}
        for words, typed in ((["add-user", "ada", "editor"], "analytical\n"), (["add-demo-vehicles"], "")):
            subprocess.run(
                [program, *words, "--data", data], input=typed, text=True, check=True, env=environment)
        server = subprocess.Popen(
            [program, "--port", "0", "--data", data], stdout=subprocess.PIPE, text=True, env=environment)
        try:
            url = next(found.group() for line in server.stdout
                       if (found := re.search(r"http://\S+/", line)))
            browser = playwright.chromium.launch(
                executable_path=os.environ.get("ROSTRUM_CHROMIUM", "/usr/bin/chromium"))
            page = browser.new_page(
                viewport={"width": 1280, "height": 720}, color_scheme="light", reduced_motion="reduce")
            page.goto(url + "vehicles")
            page.get_by_label("Name").fill("ada")
            page.get_by_label("Password").fill("analytical")
            page.keyboard.press("Enter")
            idle(page)
            page.get_by_text("B-RS 1000", exact=True).click()
            page.get_by_text("B-RS 10009", exact=True).click(modifiers=["Shift"])
            idle(page)
            save(page.screenshot(), "desk")
            browser.close()
        finally:
            server.terminate()


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


def hero(browser, pictures, height=760):
    """Phones side by side."""
    page = browser.new_page(viewport={"width": 1120, "height": height}, device_scale_factor=1.5)
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
