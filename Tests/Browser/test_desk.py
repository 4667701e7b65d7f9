"""The compact look of pages in a wide window with a mouse, and where it ends."""

import pytest
from playwright.sync_api import expect

import test_axe
from conftest import Server
from screens import check, enlarge
from seen import GALLERY
from waits import live, painted, visit
from walk import TABS, opening, pressing, tab

TOUCH = {"has_touch": True, "is_mobile": True}
SIZE = "() => getComputedStyle(document.body).fontSize"
TALL = "(element) => element.getBoundingClientRect().height"


@pytest.fixture(scope="module")
def serve(tmp_path_factory):
    """Starts the gallery with a density."""
    servers = {}

    def serve(density="automatic"):
        if density not in servers:
            data = tmp_path_factory.mktemp("data")
            servers[density] = Server(data, {"ROSTRUM_DENSITY": density}, program=GALLERY)
        return servers[density].url

    yield serve
    for server in servers.values():
        server.stop()


@pytest.fixture
def desk(browser, serve):
    """A page in a window of a desk."""
    context = browser.new_context(reduced_motion="reduce", viewport={"width": 1280, "height": 900})
    page = context.new_page()
    visit(page, serve())
    yield page
    context.close()


@pytest.mark.parametrize("density, width, options, size", [
    ("automatic", 1280, {}, "14px"), ("automatic", 900, {}, "14px"), ("automatic", 899, {}, "17px"),
    ("automatic", 1280, TOUCH, "17px"), ("comfortable", 1280, {}, "17px"), ("compact", 390, TOUCH, "14px"),
])
def test_a_page_is_compact_in_a_wide_window_with_a_mouse_or_by_choice(browser, serve, density, width, options, size):
    context = browser.new_context(viewport={"width": width, "height": 900}, **options)
    page = context.new_page()
    visit(page, serve(density))
    assert page.evaluate(SIZE) == size
    context.close()


def test_titles_of_tabs_stand_at_one_place(desk):
    places = set()
    for name in TABS:
        tab(name)(desk)
        if desk.locator(".r-splitView").locator("visible=true").count() == 0:
            box = desk.locator("h1").locator("visible=true").first.bounding_box()
            places.add((round(box["x"]), round(box["y"])))
    assert len(places) == 1


def test_controls_of_a_form_begin_at_one_line_and_keep_their_labels(desk):
    tab("Controls")(desk)
    field = desk.get_by_label("Name", exact=True)
    title = desk.locator(".r-titled__title", has_text="Name")
    for text in ("", "Anna"):
        field.fill(text)
        live(desk)
        expect(title).to_be_visible()
        assert field.evaluate("(field) => getComputedStyle(field, '::placeholder').opacity") == "0"
    lines = {
        round(control.bounding_box()["x"]) for control in [
            field, desk.get_by_label("Kind"), desk.locator(".r-datePicker__input").first,
            desk.locator(".r-stepper__down").first, desk.get_by_label("Music")]}
    assert len(lines) == 1
    title.click()
    expect(field).to_be_focused()


def test_a_field_outside_of_a_compact_page_says_what_it_is_for_by_its_placeholder(browser, serve):
    context = browser.new_context(reduced_motion="reduce", viewport={"width": 390, "height": 844})
    page = context.new_page()
    visit(page, serve())
    tab("Controls")(page)
    expect(page.locator(".r-titled__title").first).to_be_hidden()
    field = page.get_by_label("Name", exact=True)
    assert field.evaluate("(field) => getComputedStyle(field, '::placeholder').opacity") == "1"
    context.close()


def test_a_sheet_is_as_large_as_its_content_and_never_larger_than_the_window(desk):
    tab("Presentations", pressing("Sheet 1"))(desk)
    painted(desk)
    sheet = desk.locator("dialog.r-sheet")
    rows = sheet.locator(".r-row").last.bounding_box()
    box = sheet.bounding_box()
    assert 0 < box["y"] + box["height"] - rows["y"] - rows["height"] < 48
    desk.set_viewport_size({"width": 1280, "height": 260})
    assert sheet.evaluate(TALL) <= 260 - 96


def test_a_comfortable_view_on_a_compact_page_is_as_on_a_phone(desk):
    tab("Specimens", opening("Buttons and progress"))(desk)
    comfortable = desk.get_by_role("button", name="As on a phone")
    compact = desk.get_by_role("button", name="As the page")
    assert comfortable.evaluate(TALL) == 44 and compact.evaluate(TALL) == 28
    font = "(button) => getComputedStyle(button).fontSize"
    assert comfortable.evaluate(font) == "17px" and compact.evaluate(font) == "14px"


def test_a_reader_with_large_text_needs_no_wider_window(desk):
    enlarge(desk)
    for name in TABS:
        tab(name)(desk)
        painted(desk)
        check(desk)


@pytest.mark.parametrize("direction, options", [("ltr", {}), ("rtl", {"locale": "ar"})], ids=["ltr", "rtl"])
def test_every_state_has_room_and_axe_finds_nothing_in_it(browser, serve, direction, options):
    test_axe.check(browser, serve(), ["1280"], direction, options)
