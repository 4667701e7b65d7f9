"""The buttons, menus and progress of Documentation/Support/Controls.md, seen on their page of the gallery."""

import pytest
from playwright.sync_api import expect

from seen import gallery_server, near, show  # noqa: F401: fixtures
from waits import live

PAGE = "Buttons and progress"


@pytest.mark.parametrize("row, name", [
    ("V2.3", "Add"), ("V2.4", "Add"), ("V2.5", "Add"), ("V2.6", "Delete"), ("V2.7", "Add 1,000"),
    ("V2.8", "**Starred**"), ("V2.9", "plus"), ("V2.10", "Add"),
])
def test_a_button_acts(show, row, name):
    specimen = show(row)
    specimen.press(name)
    expect(specimen("1 taps")).to_be_visible()
    specimen.stage.get_by_role("button", name=name, exact=True).press("Enter")
    expect(specimen("2 taps")).to_be_visible()


@pytest.mark.parametrize("row", ["V2.6", "V6.19"])
def test_a_destructive_button_is_red(show, row):
    specimen = show(row)
    red, green, blue = specimen.style("color", "Delete")[4:-1].split(", ")
    assert int(red) > 2 * int(green) and int(red) > 2 * int(blue)


def test_a_disabled_button_does_not_act(show, row="V3.30"):
    specimen = show(row)
    button = specimen.stage.get_by_role("button", name="Add")
    expect(button).to_be_disabled()
    button.click(force=True)
    live(specimen.page)
    expect(specimen("0 taps")).to_be_visible()


CLEAR = "rgba(0, 0, 0, 0)"


@pytest.mark.parametrize("row, ground, ink", [
    ("V3.20", "fill", "tint"), ("V6.22", "fill", "tint"), ("V6.23", "accent", "on-tint"),
    ("V6.24", None, "tint"), ("V6.25", None, "primary"),
])
def test_a_button_has_a_style(show, row, ground, ink):
    specimen = show(row)
    button = specimen.stage.get_by_role("button")
    assert specimen.style("background-color", button) == (specimen.color(ground) if ground else CLEAR)
    assert specimen.style("color", button) == specimen.color(ink)


def test_a_style_of_the_app_knows_presses_and_decides_when_to_act(show, row="V10.69"):
    specimen = show(row)
    button = specimen.stage.get_by_role("button", name="Press")
    ground = button.locator(":scope > *").first
    button.scroll_into_view_if_needed()
    expect(ground).to_have_css("background-color", specimen.color("teal"))
    button.hover()
    specimen.page.mouse.down()
    expect(ground).to_have_css("background-color", specimen.color("red"))
    specimen.page.mouse.up()
    expect(specimen("1 taps")).to_be_visible()
    specimen.press("Act twice")
    expect(specimen("3 taps")).to_be_visible()


def test_buttons_have_sizes_and_shapes_and_labels_are_hidden(show, row="V10.72"):
    specimen = show(row)
    small, large, round_ = (
        specimen.stage.get_by_role("button", name=name) for name in ("small", "large", "round"))
    assert specimen.box(small).height < specimen.box(large).height
    assert float(specimen.style("border-top-left-radius", round_)[:-2]) >= specimen.box(round_).height / 2
    expect(specimen.stage.get_by_role("switch", name="Hidden")).to_be_checked()
    assert specimen.box(specimen.stage.get_by_role("switch")).x == near(0)


def test_a_menu_shows_its_buttons(show, row="V2.39"):
    specimen = show(row)
    item = specimen.page.get_by_role("menuitem", name="A timer")
    expect(item).to_be_hidden()
    specimen.press("Add")
    expect(item).to_be_visible()
    item.click()
    expect(specimen("Added a timer")).to_be_visible()
    expect(item).to_be_hidden()


def test_everything_in_a_menu_is_an_item_of_it(show, row="V2.39"):
    specimen = show(row)
    page = specimen.page
    menu = page.get_by_role("menu", name="Arrange").or_(page.locator(".r-menu__items:popover-open")).first

    def item(kind, name):
        return page.get_by_role(f"menuitem{kind}", name=name, exact=True)

    specimen.press("Arrange")
    items = menu.locator("> [role^=menuitem], > :not(.r-menu) [role^=menuitem], > .r-menu > [role^=menuitem]").all()
    boxes = [box.bounding_box() for box in items]
    assert len(items) == 6
    assert len({(box["x"], box["width"]) for box in boxes}) == 1, "all have the edges of the menu"
    assert all(upper["y"] + upper["height"] <= lower["y"] for upper, lower in zip(boxes, boxes[1:]))
    off = item("", "Archive")
    expect(off).to_be_disabled()
    assert specimen.style("color", off) == specimen.color("tertiary")
    assert specimen.style("color", item("checkbox", "Show all")) == specimen.color("primary")
    expect(item("radio", "By name")).to_be_focused()
    for name in ("By date", "Show all", "Share", "Delete", "By name"):
        page.keyboard.press("ArrowDown")
        expect(page.locator(":focus")).to_have_text(name)
    page.keyboard.press("Enter")
    expect(specimen("Order name, some, shared nothing")).to_be_visible()
    expect(menu).to_be_hidden()
    specimen.press("Arrange")
    expect(item("radio", "By name")).to_be_checked()
    item("radio", "By date").click()
    expect(specimen("Order date, some, shared nothing")).to_be_visible()
    specimen.press("Arrange")
    item("checkbox", "Show all").click()
    expect(specimen("Order date, all, shared nothing")).to_be_visible()
    specimen.press("Arrange")
    expect(item("checkbox", "Show all")).to_be_checked()
    page.keyboard.press("s")
    page.keyboard.press("s")
    page.keyboard.press("ArrowRight")
    expect(item("", "Mail")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(specimen("Order date, all, shared print")).to_be_visible()
    expect(menu).to_be_hidden()


def test_controls_are_grouped(show, row="V10.68"):
    specimen = show(row)
    label, value = specimen.box("Weekday"), specimen.box("Monday")
    assert label.x == near(0) and value.right == near(300) and label.y == near(value.y)
    assert specimen.box("Box").bottom <= specimen.box("In the box").y
    assert int(specimen.style("font-weight", "Box")) >= 600
    group = specimen.stage.get_by_role("group", name="Clipboard")
    cut, copy = (specimen.box(group.get_by_role("button", name=name)) for name in ("Cut", "Copy"))
    assert cut.y == near(copy.y) and copy.x - cut.right < 3, "they are one control"


def test_nothing_is_there_and_something_can_be_done(show, row="V2.13"):
    specimen = show(row)
    specimen.press("Fetch 0")
    expect(specimen.stage.get_by_role("button", name="Fetch 1")).to_be_visible()
    title, words, button = (
        specimen.box(name) for name in ("No mail", "New mail will appear here.", "Fetch 1"))
    assert title.bottom <= words.y and words.bottom <= button.y
    assert title.center[0] == near(words.center[0]) == near(button.center[0])


# Progress


def test_work_goes_on(show, row="V2.59"):
    bar = show(row).stage.get_by_role("progressbar")
    expect(bar).to_be_visible()
    expect(bar).not_to_have_attribute("value", "0")
    assert bar.get_attribute("aria-valuenow") is None


@pytest.mark.parametrize("row, value", [("V2.61", 0.25), ("V1.11", 0.4), ("V2.60", 0.4), ("V9.20", 0.4)])
def test_work_is_done_in_part(show, row, value):
    bar = show(row).stage.get_by_role("progressbar")
    assert bar.evaluate("(e) => e.value / e.max") == pytest.approx(value)


@pytest.mark.parametrize("row", ["V1.11", "V2.60", "V9.20"])
def test_a_style_of_the_app_shows_the_progress_of_the_theme(show, row):
    specimen = show(row)
    bar = specimen.box(specimen.stage.get_by_role("progressbar"))
    assert specimen.box("40%").x > bar.right - 1 and bar.width > 150


def test_progress_is_a_ring(show, row="V3.102"):
    specimen = show(row)
    ring = specimen.stage.get_by_role("progressbar")
    box = specimen.box(ring)
    assert box.width == pytest.approx(box.height, rel=0.2)
    expect(ring).to_have_attribute("aria-valuenow", "25")


def test_gauges_measure(show, row="V10.61"):
    specimen = show(row)
    guests, light = (specimen.stage.get_by_role("meter", name=name) for name in ("Guests", "Light"))
    assert [guests.get_attribute(f"aria-value{name}") for name in ("min", "now", "max")] == ["1", "6", "12"]
    assert light.get_attribute("aria-valuenow") == "0.6"
    box = specimen.box(light)
    assert box.width < 100 and box.width == pytest.approx(box.height, rel=0.2), "it is a ring"
    assert specimen.box(guests).width > 200, "it is a bar"
