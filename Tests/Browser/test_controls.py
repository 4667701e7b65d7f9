"""The controls of the gallery, in a real browser with the real server."""

import pytest
from playwright.sync_api import expect

from nodes import button, el, field, row, screen
from test_gallery import gallery, open_gallery  # noqa: F401: fixtures
from waits import live, visit


@pytest.fixture
def controls(open_gallery):  # noqa: F811
    return open_gallery("Controls")


def test_a_choice_without_tags_is_taken(controls):
    picker = controls.get_by_label("Kind")
    picker.select_option("Concert")
    live(controls)
    expect(picker.locator("option:checked")).to_have_text("Concert")


def test_the_label_of_a_choice_has_the_colour_of_others(controls):
    labels = [controls.get_by_text(text, exact=True).first for text in ("Kind", "Begins")]
    kind, begins = (label.evaluate("(label) => getComputedStyle(label).color") for label in labels)
    assert kind == begins


def test_a_date_changes_what_depends_on_it(controls):
    field = controls.get_by_role("button", name="Begins")
    field.click()
    calendar = controls.get_by_role("dialog")
    calendar.get_by_role("gridcell", name="Friday, May 8, 2026").click()
    calendar.get_by_label("Minute").select_option("45")
    live(controls)
    controls.keyboard.press("Escape")
    expect(calendar).to_have_count(0)
    expect(controls.get_by_text("Friday", exact=True)).to_be_visible()
    expect(field).to_contain_text("May 8, 2026")
    expect(field).to_contain_text(":45")


def test_a_colour_is_chosen(controls):
    field = controls.get_by_label("Flowers")
    field.fill("#3366cc")
    live(controls)
    expect(field).to_have_value("#3366cc")


def test_a_number_is_read_while_it_is_typed_and_written_when_it_is_left(controls):
    field = controls.get_by_label("Budget")
    field.fill("1234.50")
    live(controls)
    expect(field).to_have_value("1234.50")
    field.blur()
    expect(field).to_have_value("1,234.5")


def test_a_number_is_written_and_read_in_the_readers_language(open_gallery):  # noqa: F811
    controls = open_gallery("Controls", locale="de-DE")
    field = controls.get_by_label("Budget")
    field.fill("1.234,50")
    live(controls)
    field.blur()
    expect(field).to_have_value("1.234,5")
    field.fill("12.50")
    live(controls)
    expect(field).to_have_attribute("aria-invalid", "true")
    field.blur()
    expect(field).to_have_value("1.234,5")
    expect(field).not_to_have_attribute("aria-invalid", "true")


def test_words_that_are_no_number_give_way_to_the_number(controls):
    field = controls.get_by_label("Budget")
    field.fill("much")
    live(controls)
    expect(field).to_have_value("much")
    field.blur()
    expect(field).to_have_value("120")


def test_a_disclosure_group_shows_its_rows(controls):
    advanced = controls.get_by_role("button", name="Advanced")
    expect(advanced).to_have_attribute("aria-expanded", "false")
    advanced.click()
    expect(advanced).to_have_attribute("aria-expanded", "true")
    expect(controls.get_by_label("Only members")).to_be_visible()
    advanced.press("Enter")
    expect(controls.get_by_label("Only members")).to_have_count(0)


def test_a_link_in_a_text_leads_out_of_the_app(controls):
    link = controls.get_by_role("link", name="how to write them")
    expect(link).to_have_attribute("href", "https://commonmark.org")
    expect(link).to_have_attribute("rel", "noopener noreferrer")


def test_a_style_shows_that_its_button_is_pressed(controls):
    controls.get_by_role("button", name="Measures").click()
    sink = controls.get_by_role("button", name="Sink")
    box = sink.bounding_box()
    controls.mouse.move(box["x"] + 5, box["y"] + 5)
    controls.mouse.down()
    expect(sink.locator("[class*=s-scale_0p92]")).to_be_attached()
    controls.mouse.up()
    expect(sink.locator("[class*=s-scale_1]")).to_be_attached()
    expect(controls.get_by_text("Pressed 1 times")).to_be_visible()


def test_gauges_say_what_they_measure(controls):
    controls.get_by_role("button", name="Measures").click()
    gauge = controls.get_by_role("meter", name="Guests")
    expect(gauge).to_have_attribute("aria-valuenow", "6")
    expect(gauge).to_have_attribute("aria-valuemax", "12")


def test_rows_are_deleted_while_they_are_edited_until_none_is_left(controls):
    controls.get_by_role("button", name="Guests", exact=True).click()
    controls.get_by_role("button", name="Edit").click()
    expect(controls.get_by_role("button", name="Done")).to_be_visible()
    deletes = controls.locator(".r-list-editing .r-row__delete")
    expect(deletes).to_have_count(4)
    for left in range(3, -1, -1):
        deletes.first.click()
        expect(deletes).to_have_count(left)
    expect(controls.get_by_text("No guests")).to_be_visible()


PHONE = {"has_touch": True, "is_mobile": True, "viewport": {"width": 390, "height": 844}}


# Where everything of a row is, and what the middle of each of its buttons hits.
ROW = """(row) => {
  const box = (element) => { const { x, y, width, height } = element.getBoundingClientRect(); return [x, y, width, height]; };
  const hits = [...row.querySelectorAll("button, a")].map((button) => {
    const [x, y, width, height] = box(button.matches(".r-link") ? row : button);
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return [hit === button, getComputedStyle(button).opacity];
  });
  return { hits, boxes: [row, ...row.querySelectorAll("*")].map(box), inset: parseFloat(getComputedStyle(row).paddingRight) };
}"""


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("kind", ["words", "link", "field"])
@pytest.mark.parametrize("deletes, moves", [(True, False), (False, True), (True, True)])
def test_a_badge_is_at_the_edge_and_nothing_moves_for_the_buttons_of_its_row(page, double, direction, kind, deletes, moves):
    content = {
        "words": el(3, "span", {"class": "r-text"}, "Bread"),
        "link": el(3, "button", {"class": "r-button r-link", "type": "button", "data-on": "tap"}, "Bread"),
        "field": field(3, "Bread", on="text"),
    }[kind]
    visit(page, double.show(
        el(9, "div", {"class": "r-list", "dir": direction}, row(2, content, badge="12", deletes=deletes, moves=moves)),
        button(5, "Elsewhere")))
    row_ = page.locator("[data-id='2'].r-row")
    page.get_by_role("button", name="Elsewhere").hover()
    before = row_.evaluate(ROW)
    badge, edge = page.locator(".r-row__badge").bounding_box(), row_.bounding_box()
    room = badge["x"] - edge["x"] if direction == "rtl" else edge["x"] + edge["width"] - badge["x"] - badge["width"]
    # An arrow leads on from a link.
    assert room == pytest.approx(before["inset"] + (20 if kind == "link" else 0), abs=1)
    row_.hover(position={"x": 30, "y": edge["height"] / 2})
    hovered = row_.evaluate(ROW)
    page.get_by_role("button", name="Elsewhere").hover()
    row_.locator("button, input").first.focus()
    focused = row_.evaluate(ROW)
    assert before["boxes"] == hovered["boxes"] == focused["boxes"]
    assert all(hit == [True, "1"] for hit in hovered["hits"] + focused["hits"]), (hovered["hits"], focused["hits"])
    if deletes:
        page.get_by_role("button", name="Delete").click()
        assert double.event() == [2, "delete"]


@pytest.mark.engines("chromium", reason="no other engine lets a test have a screen that is touched")
def test_a_badge_is_at_the_edge_of_a_row_that_a_finger_swipes(new_page, double):
    page = new_page(**PHONE)
    words = el(3, "span", {"class": "r-text"}, "Bread")
    visit(page, double.show(el(9, "div", {"class": "r-list"}, row(2, words, badge="12", deletes=True, moves=True))))
    content, badge = (page.locator(f".r-row__{part}").bounding_box() for part in ("content", "badge"))
    edge, inset = page.locator(".r-row").bounding_box(), page.locator(".r-row").evaluate(ROW)["inset"]
    assert edge["x"] + edge["width"] - badge["x"] - badge["width"] == pytest.approx(inset, abs=1)
    assert badge["x"] - content["x"] - content["width"] == pytest.approx(12, abs=1)


@pytest.mark.engines("chromium", reason="no other engine lets a test have a screen that is touched")
def test_a_finger_deletes_a_row_while_it_is_edited(new_page, double):
    page = new_page(**PHONE)
    words = el(3, "span", {"class": "r-text"}, "Bread")
    visit(page, double.show(el(9, "div", {"class": "r-list r-list-editing"}, row(2, words, deletes=True))))
    page.get_by_role("button", name="Delete").tap()
    assert double.event() == [2, "delete"]


@pytest.mark.engines("chromium", reason="no other engine lets a test have a screen that is touched")
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_swiped_row_shows_a_button_that_nothing_covers(new_page, double, touch, direction):
    page = new_page(**PHONE)
    words = el(3, "span", {"class": "r-text"}, "Bread")
    visit(page, double.show(el(9, "div", {"class": "r-list", "dir": direction}, row(2, words, deletes=True, moves=True))))
    page.evaluate("() => import('/_rostrum/dragging.js').then(() => true)")
    box = page.locator("[data-id='2'].r-row").bounding_box()
    y = box["y"] + box["height"] / 2
    way = -1 if direction == "ltr" else 1
    touch(page, (200, y), (200 + way * 40, y), (200 + way * 80, y))
    expect(page.locator("[data-swiped]")).to_be_visible()
    assert double.received.empty()
    button = page.get_by_role("button", name="Delete")
    assert button.evaluate(
        """(button) => { const { x, y, width, height } = button.getBoundingClientRect();
            const places = [0.1, 0.5, 0.9].flatMap((u) => [0.2, 0.5, 0.8].map((v) => [x + u * width, y + v * height]));
            return places.every((place) => document.elementFromPoint(...place) === button); }""")
    # No tap, which a browser takes for the end of a fling.
    button.click()
    assert double.event() == [2, "delete"]


@pytest.mark.engines("chromium", reason="no other engine lets a test have a screen that is touched")
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("edge, name", [("trailing", "Delete"), ("trailing", "Archive"), ("leading", "Flag")])
def test_a_swiped_row_moves_aside_for_its_actions(new_page, double, touch, direction, edge, name):
    page = new_page(**PHONE)
    words = el(3, "span", {"class": "r-text"}, "Bread and butter, and what else there is for breakfast")
    deletes = name == "Delete"
    visit(page, double.show(el(9, "div", {"class": "r-list", "dir": direction}, row(
        2, words, *([] if deletes else [actions(20, edge, name)]), deletes=deletes))))
    page.evaluate("() => import('/_rostrum/dragging.js').then(() => true)")
    before = page.locator("[data-id='2'].r-row").bounding_box()
    start = page.locator(".r-text").bounding_box()["x"]
    y = before["y"] + before["height"] / 2
    way = -1 if (edge == "trailing") == (direction == "ltr") else 1
    touch(page, (200, y), (200 + way * 40, y), (200 + way * 80, y))
    action = page.get_by_role("button", name=name)
    # The row moves by what its actions need; its words are as far from them as before, and all of the button is seen.
    page.wait_for_function("""([start, way, width]) => {
        const { x } = document.querySelector(".r-text").getBoundingClientRect();
        return way * (x - start) >= width;
    }""", arg=[start, way, action.bounding_box()["width"]])
    box, row_box = action.bounding_box(), page.locator("[data-id='2'].r-row").bounding_box()
    assert before["x"] <= box["x"] and box["x"] + box["width"] <= before["x"] + before["width"]
    assert box["x"] >= row_box["x"] + row_box["width"] if way < 0 else box["x"] + box["width"] <= row_box["x"]
    assert action.evaluate("(e) => parseFloat(getComputedStyle(e).fontSize)") > 10
    assert action.evaluate(
        "(e) => { const range = new Range(); range.selectNodeContents(e); return range.getClientRects().length; }") == 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    action.click()
    assert double.event() == ([2, "delete"] if deletes else [21, "tap"])


@pytest.mark.engines("chromium", reason="no other engine lets a test have a screen that is touched")
@pytest.mark.parametrize("deletes, moves, sides", [(True, False, [-1]), (True, True, [-1]), (False, True, [])])
def test_a_swipe_over_the_whole_row_deletes_it(new_page, double, touch, deletes, moves, sides):
    page = new_page(**PHONE)
    words = el(3, "span", {"class": "r-text"}, "Bread")
    visit(page, double.show(
        el(9, "div", {"class": "r-list"}, row(2, words, deletes=deletes, moves=moves)), button(8, "End")))
    page.evaluate("() => import('/_rostrum/dragging.js').then(() => true)")
    box = page.locator("[data-id='2'].r-row").bounding_box()
    y = box["y"] + box["height"] / 2
    for side in (1, -1):
        middle = 195 - side * 140
        touch(page, (middle, y), (middle + side * 100, y), (middle + side * 290, y))
        if side in sides:
            assert double.event() == [2, "delete"]
    page.get_by_role("button", name="End").click()
    assert double.event() == [8, "tap"]


@pytest.mark.parametrize("kind", ["list", "table"])
@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_a_pager_below_many_rows_stays_on_the_screen(page, double, kind, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    if kind == "list":
        rows = el(100, "div", {"class": "r-list r-fill-x r-fill-y"}, *[
            row(number, button(number + 200, "Row")) for number in range(101, 201)])
    else:
        rows = el(100, "div", {"class": "r-table r-fill-x r-fill-y"}, el(100, "table", {"class": "r-table__rows"}, *[
            el(number, "tr", {"class": "r-tableRow"}, el(number + 200, "td", {"class": "r-cell"}, "Row"))
            for number in range(101, 201)], part=1))
    pager = el(10, "div", {"class": "r-stack r-stack-horizontal"}, button(11, "Previous"), button(12, "Next"))
    visit(page, double.show(screen(
        20, "Rows", el(9, "div", {"class": "r-stack r-stack-vertical r-fill-x r-fill-y"}, rows, pager), back=False)))
    page.mouse.move(size[0] / 2, size[1] / 2)
    for distance in (0, 400):
        page.mouse.wheel(0, distance)
        page.wait_for_function("""(y) => [document.scrollingElement, document.querySelector("[data-id='100']")].some(
            ({ scrollTop }) => scrollTop === y)""", arg=distance)
        # Not scrolled to, and covered by nothing.
        assert page.evaluate("""() => {
          const { x, y, width, height } = document.querySelector("[data-id='12']").getBoundingClientRect();
          return y + height <= innerHeight && document.elementFromPoint(x + width / 2, y + height / 2)?.dataset.id;
        }""") == "12"
    page.get_by_role("button", name="Next").click()
    assert double.event() == [12, "tap"]


def actions(id, edge, name):
    names = {"class": f"r-rowActions r-rowActions-{edge}", "data-script": "/_rostrum/dragging.js"}
    return el(id, "div", names, button(id + 1, name))


@pytest.mark.engines("chromium", reason="no other engine lets a test have a screen that is touched")
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_swipe_reveals_the_actions_of_one_edge(new_page, double, touch, direction):
    page = new_page(**PHONE)
    words = el(3, "span", {"class": "r-text"}, "Bread")
    visit(page, double.show(el(9, "div", {"class": "r-list", "dir": direction}, row(
        2, words, actions(20, "leading", "Flag"), actions(30, "trailing", "Archive")))))
    box = page.locator("[data-id='2'].r-row").bounding_box()
    y = box["y"] + box["height"] / 2
    way = 1 if direction == "ltr" else -1

    def shown():
        return page.locator(".r-rowActions").evaluate_all(
            "(all) => all.filter((e) => getComputedStyle(e).opacity === '1').map((e) => e.textContent)")

    def swipe(side):
        touch(page, (195, y), (195 + side * way * 40, y), (195 + side * way * 80, y))

    assert shown() == []
    for side, names in ((1, ["Flag"]), (-1, []), (-1, ["Archive"]), (1, []), (1, ["Flag"])):
        swipe(side)
        assert shown() == names
    page.get_by_role("button", name="Flag").click()
    assert double.event() == [21, "tap"]


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_pointer_over_a_row_shows_the_actions_of_one_edge(page, double, direction):
    words = el(3, "span", {"class": "r-text"}, "Bread")
    visit(page, double.show(el(9, "div", {"class": "r-list", "dir": direction}, row(
        2, words, actions(20, "leading", "Flag"), actions(30, "trailing", "Archive")))))
    box = page.locator("[data-id='2'].r-row").bounding_box()

    def shown():
        return page.locator(".r-rowActions").evaluate_all("""(all) => all.filter((e) => getComputedStyle(e).opacity === "1")
          .map((e) => e.textContent)""")

    def hover(share):
        share = share if direction == "ltr" else 1 - share
        page.mouse.move(box["x"] + share * box["width"], box["y"] + box["height"] / 2)

    assert shown() == []
    hover(0.5)
    assert shown() == ["Archive"]
    # Words beside the edge are not covered by actions that don't show.
    hover(0.08)
    assert shown() == ["Archive"]
    hover(0.01)
    assert shown() == ["Flag"]
    page.get_by_role("button", name="Flag").click()
    assert double.event() == [21, "tap"]
    hover(0.5)
    page.get_by_role("button", name="Archive").click()
    assert double.event() == [31, "tap"]


def test_the_keyboard_reaches_the_actions_of_both_edges_of_a_row(page, double):
    words = el(3, "span", {"class": "r-text"}, "Bread")
    visit(page, double.show(el(9, "div", {"class": "r-list"}, row(
        2, words, actions(20, "leading", "Flag"), actions(30, "trailing", "Archive")))))
    page.locator("[data-id='2'].r-row").hover()
    for name, event in (("Flag", [21, "tap"]), ("Archive", [31, "tap"])):
        button = page.get_by_role("button", name=name)
        for _ in range(9):
            if button.evaluate("(e) => e === document.activeElement"):
                break
            page.keyboard.press("Tab")
        assert button.evaluate("(e) => getComputedStyle(e.parentElement).opacity") == "1"
        page.keyboard.press("Enter")
        assert double.event() == event


def test_the_delete_button_of_a_row_does_not_cover_its_switch(page, double):
    switch = el(3, "input", {"type": "checkbox", "role": "switch", "class": "r-toggle__input"}, part=2)
    label = el(3, "span", {"class": "r-toggle__label"}, "Bread", part=1)
    toggle = el(3, "label", {"class": "r-toggle r-toggle-switch"}, label, switch)
    visit(page, double.show(el(9, "div", {"class": "r-list"}, row(2, toggle, deletes=True))))
    page.locator("[data-id='2'].r-row").hover()
    switch = page.get_by_role("switch").bounding_box()
    delete = page.get_by_role("button", name="Delete").bounding_box()
    assert switch["x"] + switch["width"] <= delete["x"]


def test_the_second_text_of_a_switch_is_a_subtitle_below_the_first(page, double):
    texts = [el(4, "span", {"class": "r-text"}, "Sync"), el(5, "span", {"class": "r-text"}, "Every hour")]
    label = el(3, "span", {"class": "r-toggle__label", "data-slot": ""}, *texts, part=1)
    switch = el(3, "input", {"type": "checkbox", "role": "switch", "class": "r-toggle__input"}, part=2)
    visit(page, double.show(el(3, "label", {"class": "r-toggle r-toggle-switch"}, label, switch)))
    title, subtitle = (page.get_by_text(text, exact=True) for text in ("Sync", "Every hour"))
    assert subtitle.bounding_box()["x"] == title.bounding_box()["x"]
    assert subtitle.bounding_box()["y"] >= title.bounding_box()["y"] + title.bounding_box()["height"]
    color, faded = (text.evaluate("(e) => getComputedStyle(e).color") for text in (title, subtitle))
    assert color != faded


def test_only_a_button_that_asks_is_told_of_presses(page, double):
    styled = button(3, "Styled")
    styled[3]["data-on"] = "tap press"
    visit(page, double.show(button(2, "Plain"), styled))
    page.get_by_role("button", name="Plain").click()
    assert double.event() == [2, "tap"]
    page.get_by_role("button", name="Styled").click()
    assert [double.event() for _ in range(3)] == [
        [3, "press", True], [3, "press", False], [3, "tap"]]


@pytest.mark.parametrize("kind, old, new", [
    ("date", "2026-05-04", "2026-05-05"), ("color", "#ff0000", "#00ff00"),
    ("time", "09:30", "10:30")])
def test_a_field_without_a_caret_takes_a_patch_while_it_has_the_focus(page, double, kind, old, new):
    visit(page, double.show(
        el(2, "input", {"type": kind, "data-on": "text", "aria-label": "Field", "value": old})))
    page.get_by_label("Field").focus()
    double.send(["p", 2, 0, new, 0])
    expect(page.get_by_label("Field")).to_have_value(new)


def test_the_host_speaks_the_readers_language(open_gallery):  # noqa: F811
    layouts = open_gallery("Layouts", locale="de-DE")
    layouts.get_by_text("Inbox", exact=True).click()
    live(layouts)
    expect(layouts.get_by_role("button", name="Zurück").first).to_be_visible()
    words = layouts.evaluate("() => JSON.parse(document.documentElement.dataset.words)")
    assert words["back"] == "Wieder verbunden"
