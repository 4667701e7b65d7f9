"""The example Desk, as its users use it: a long table, a form, an import, and what others see of it."""

import re

import pytest
from playwright.sync_api import expect

from desk import serve, sign_in
from waits import live

DESK = {"width": 1280, "height": 800}


@pytest.fixture(scope="module")
def desk(tmp_path_factory):
    """Starts the example with 3,000 vehicles and two users, of whom one may change them."""
    server = serve(tmp_path_factory.mktemp("desk"), 3000, ["ada", "editor"], ["bob"])
    yield server
    server.stop()


@pytest.fixture
def enter(desk, new_page):
    """Opens a page of a user who signs in."""

    def enter(user="ada", path="vehicles", **options):
        page = new_page(viewport=DESK, **options)
        page.goto(desk.url + path)
        sign_in(page, user)
        live(page)
        return page

    return enter


def rows(page):
    return page.get_by_role("row").filter(has=page.get_by_role("cell").or_(page.get_by_role("gridcell")))


def test_a_long_table_is_scrolled_sorted_and_searched(enter):
    page = enter()
    expect(page.get_by_text("3,000 vehicles")).to_be_visible()
    expect(page.get_by_text("B-RS 1", exact=True)).to_be_visible()
    assert page.locator("tr").count() < 200
    page.evaluate("() => window.scrollTo(0, document.documentElement.scrollHeight)")
    expect(page.get_by_text(re.compile("^M-RS 9")).first).to_be_in_viewport()
    expect(page.get_by_role("columnheader", name="Plate")).to_be_in_viewport()
    page.get_by_role("columnheader", name="Price").get_by_role("button").click()
    page.evaluate("() => window.scrollTo(0, 0)")
    expect(page.get_by_text("€18,000.00")).to_be_in_viewport()
    page.get_by_placeholder("Plate or model").fill("RS 1234")
    expect(page.get_by_text("1 vehicle", exact=True)).to_be_visible()


def test_the_page_of_a_long_table_is_small(enter):
    page = enter()
    html = page.request.get(page.url).text()
    assert "B-RS 1<" in html
    # Of these, the charts of the dashboard are 9 KB.
    assert len(html.encode()) < 43_000


def test_a_vehicle_is_changed_and_others_see_it(enter):
    page, other = enter(), enter("bob", "log")
    page.goto(page.url.split("/vehicles")[0] + "/vehicles/7")
    live(page)
    page.get_by_role("button", name="Edit").click()
    plate = page.get_by_role("dialog").get_by_label("Plate")
    expect(page.get_by_role("dialog").get_by_text("Plate", exact=True)).to_be_visible()
    plate.fill("")
    page.get_by_role("button", name="Save").click()
    expect(plate).to_be_focused()
    expect(plate).to_have_attribute("aria-invalid", "true")
    plate.fill("X-1")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", name="X-1")).to_be_visible()
    expect(other.get_by_text("changed X-1")).to_be_visible()
    expect(other.get_by_role("button", name="Add")).to_have_count(0)


def test_several_vehicles_are_deleted_and_restored(enter):
    page = enter()
    page.get_by_text("B-RS 100", exact=True).click()
    page.get_by_text("B-RS 1001", exact=True).click(modifiers=["Shift"])
    page.get_by_role("button", name="Delete").click()
    dialog = page.get_by_role("alertdialog")
    expect(dialog).to_contain_text(re.compile(r"Delete \d vehicles\?"))
    dialog.get_by_role("button", name="Delete").click()
    expect(page.get_by_text("B-RS 100", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("B-RS 100", exact=True)).to_be_visible()


def test_a_file_is_imported_by_a_job_that_says_what_it_refused(enter, tmp_path):
    file = tmp_path / "vehicles.csv"
    file.write_text(
        "plate,model,city,price,bought,active\nN-1,Vito,Berlin,20000,2026-01-01T00:00:00Z,true\nN-2,Vito,Paris,1,x,true\n")
    page = enter(locale="de-DE")
    page.get_by_role("button", name="Mehr").click()
    page.get_by_role("menuitem", name="Importieren …").click()
    button = page.get_by_role("dialog").get_by_role("button", name=re.compile("^Datei"))
    button.evaluate("async (e) => void await import(e.dataset.script)")
    with page.expect_file_chooser() as chooser:
        button.click()
    chooser.value.set_files(file)
    page.get_by_role("tab", name="Aufträge").click()
    panel = page.get_by_role("tabpanel", name="Aufträge")
    expect(panel.get_by_text("imported vehicles: 1, refused lines: 1")).to_be_visible()
    expect(panel.get_by_text(re.compile("Line 3"))).to_be_visible()


def test_the_dashboard_draws_its_charts(enter):
    page = enter(path="", color_scheme="dark")
    for name in ("Vehicles, City", "Vehicles, Month"):
        chart = page.get_by_role("figure", name=name)
        expect(chart).to_be_visible()
        assert chart.bounding_box()["width"] > 600
