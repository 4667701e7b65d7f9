"""What `rostrum new` and `rostrum add list` have written, in a browser: `Scripts/templates.py --try` builds it before."""

import os
import subprocess

import pytest
from playwright.sync_api import expect

from conftest import ROOT, Server
from waits import live

APPS = ROOT / ".build/debug"
pytestmark = [
    pytest.mark.server,
    pytest.mark.skipif(not (APPS / "Fleet").exists(), reason="Scripts/templates.py --try builds the apps"),
]


def app(tmp_path, name, *users):
    """Starts an app with users."""
    environment = {f"{name.upper()}_DATABASE": str(tmp_path / "app.sqlite"), f"{name.upper()}_VEHICLES": "100"}
    for user in users:
        subprocess.run(
            [APPS / name, "add-user", *user, "--data", tmp_path / "data"], input="analytical\n", text=True, check=True,
            timeout=60, capture_output=True, env={**os.environ, **environment})
    return Server(tmp_path / "data", environment, program=APPS / name)


def test_a_row_of_a_new_list_is_added(tmp_path, new_page):
    server = app(tmp_path, "Fleet")
    try:
        page = new_page(viewport={"width": 1280, "height": 800})
        page.goto(server.url + "samples")
        live(page)
        page.get_by_role("button", name="Add", exact=True).click()
        sheet = page.get_by_role("dialog")
        sheet.get_by_role("button", name="Save").click()
        expect(sheet.get_by_text("Enter a name.").first).to_be_visible()
        sheet.get_by_label("Name").fill("Zoe")
        sheet.get_by_role("button", name="Save").click()
        expect(sheet).to_have_count(0)
        expect(page.get_by_role("gridcell", name="Zoe").or_(page.get_by_role("cell", name="Zoe"))).to_be_visible()
    finally:
        server.stop()


def test_a_user_of_a_desk_signs_in_and_has_the_new_list(tmp_path, new_page):
    server = app(tmp_path, "Office", ["ada", "editor"])
    try:
        page = new_page(viewport={"width": 1280, "height": 800})
        page.goto(server.url + "orders")
        page.locator("input[name=name], input[type=text]").first.fill("ada")
        page.locator("input[type=password]").fill("analytical")
        page.keyboard.press("Enter")
        live(page)
        expect(page.get_by_text("No orders yet")).to_be_visible()
    finally:
        server.stop()
