"""What scroll views are doing, and where their content is anchored."""

from nodes import el
from waits import painted, visit

BOX = "document.querySelector('[data-id=\"2\"]')"


def region(rows=40, on=None, anchors=None, classes=""):
    names = {
        "class": f"r-scroll r-scroll-vertical {classes}", "data-script": "/_rostrum/scrolling.js", "data-on": on,
        "data-anchors": anchors}
    texts = [el(10 + row, "p", {"class": "r-text"}, f"Row {row}") for row in range(rows)]
    return el(2, "div", {name: value for name, value in names.items() if value is not None}, el(3, "div", {"class": "r-stack-vertical"}, *texts))


def open_page(page, double, node):
    visit(page, double.show(el(4, "div", {}, node)))
    page.evaluate("() => import('/_rostrum/scrolling.js').then(() => true)")
    page.evaluate(f"() => {{ {BOX}.style.height = '200px' }}")
    painted(page)


def offset(page):
    return page.evaluate(f"() => [{BOX}.scrollTop, {BOX}.scrollHeight - {BOX}.clientHeight]")


def phases(double, last):
    """The phases until one of them, with the events."""
    found = []
    while not found or found[-1][2] != last:
        event = double.event()
        if event[1] == "scrollPhase":
            assert event[0] == 2
            found.append(event)
    return found


def test_the_phases_of_a_wheel(page, double):
    open_page(page, double, region(on="scrollPhase"))
    box = page.locator("[data-id='2']").bounding_box()
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    page.mouse.wheel(0, 120)
    first, last = phases(double, "idle")
    assert first[2] == "interacting" and first[3] == 0 and first[4] > 0
    assert last[2:] == ["idle", 0, 0]


def test_the_phases_of_an_app_that_scrolls(page, double):
    open_page(page, double, region(on="scrollPhase"))
    double.send(["y", 45, "end"])
    assert [event[2] for event in phases(double, "idle")] == ["animating", "idle"]


def test_the_content_is_at_its_anchor_at_first_and_stays_there_as_it_grows(page, double):
    open_page(page, double, region(anchors="initial:0.5,1 sizes:0.5,1"))
    place, end = offset(page)
    assert end > 0 and abs(place - end) < 2
    double.send(["i", 3, 0, el(60, "p", {"class": "r-text"}, "Row 40")])
    page.wait_for_function(f"() => {BOX}.scrollHeight - {BOX}.clientHeight > {end}")
    painted(page)
    place, end = offset(page)
    assert abs(place - end) < 2


def test_content_that_the_user_has_scrolled_stays_where_it_is(page, double):
    open_page(page, double, region(anchors="initial:0.5,1 sizes:0.5,1"))
    page.evaluate(f"() => {BOX}.scrollTo({{ top: 40, behavior: 'instant' }})")
    painted(page)
    _, end = offset(page)
    double.send(["i", 3, 0, el(60, "p", {"class": "r-text"}, "Row 40")])
    page.wait_for_function(f"() => {BOX}.scrollHeight - {BOX}.clientHeight > {end}")
    painted(page)
    assert offset(page)[0] == 40


def test_an_anchor_for_the_first_place_alone(page, double):
    open_page(page, double, region(anchors="initial:0,0.5"))
    place, end = offset(page)
    assert end > 0 and abs(place - end / 2) < 2
