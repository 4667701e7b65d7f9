"""The palette in a browser: a flow's tabs, screens, sheets, columns, links, and the way back."""

import urllib.parse

import pytest
from playwright.sync_api import expect

from conftest import ROOT, Server
from waits import live, visit


@pytest.fixture(scope="module")
def palette(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("palette"), {}, program=ROOT / ".build/debug/Palette")
    yield server.url
    server.stop()


@pytest.fixture
def app(page, palette):
    return visit(page, palette)


def tap(page, name, role="button"):
    page.get_by_role(role, name=name, exact=True).click()
    live(page)


def heading(page, name):
    return page.get_by_role("heading", name=name, exact=True)


def test_a_page_of_colors_more_of_them_and_a_detail(app):
    expect(app.get_by_text("6 colors")).to_be_visible()
    tap(app, "More Colors")
    expect(app.get_by_text("12 colors")).to_be_visible()
    tap(app, "Teal")
    expect(heading(app, "Teal")).to_be_visible()


def test_the_browsers_back_does_what_the_apps_back_button_does(app, palette):
    tap(app, "Teal")
    expect(heading(app, "Teal")).to_be_visible()
    app.evaluate("() => history.back()")
    expect(heading(app, "Teal")).to_have_count(0)
    live(app)
    tap(app, "Coral")
    tap(app, "Back")
    expect(heading(app, "Coral")).to_have_count(0)
    tap(app, "Fern")
    app.evaluate("() => history.back()")
    expect(heading(app, "Fern")).to_have_count(0)
    assert app.url.startswith(palette)


def test_one_event_leads_through_a_tab_and_a_screen_to_a_sheet(app):
    tap(app, "Show the Favorite")
    sheet = app.get_by_role("dialog")
    expect(sheet.get_by_text("Swatch of Teal")).to_be_visible()
    tap(sheet.page, "Done")
    expect(app.get_by_role("dialog")).to_have_count(0)
    expect(heading(app, "Teal")).to_be_visible()


def test_a_note_is_added(app):
    tap(app, "Notes", role="tab")
    app.get_by_label("New note").fill("Olive is calm.")
    live(app)
    tap(app, "Add Note")
    expect(app.get_by_text("Olive is calm.")).to_be_visible()


def test_the_counter_follows_its_stream(app):
    tap(app, "Counter", role="tab")
    expect(app.get_by_text("2", exact=True)).to_be_visible()


def test_the_experiment_chooses_another_destination(app):
    tap(app, "Counter", role="tab")
    app.get_by_role("switch", name="Colors as cards").click()
    live(app)
    tap(app, "Colors", role="tab")
    tap(app, "Teal")
    expect(app.get_by_label("A card of Teal")).to_be_visible()


@pytest.mark.parametrize("width", [390, 1280])
def test_the_split_view_shows_a_color(new_page, palette, width):
    page = visit(new_page(viewport={"width": width, "height": 844}), palette)
    tap(page, "Browse", role="tab")
    tap(page, "Plum")
    expect(heading(page, "Plum")).to_be_visible()
    assert heading(page, "Browse").is_visible() == (width == 1280)


def test_a_link_of_three_steps_opens_the_app_there(page, palette):
    color = urllib.parse.quote('{"color":{"_0":{"hue":0.25,"id":2,"name":"Olive"}}}')
    path = f"tab-colors/push:colorDetail/sheet:swatch?2={color}&3={color}"
    visit(page, palette + path)
    expect(page.get_by_role("dialog").get_by_text("Swatch of Olive")).to_be_visible()
