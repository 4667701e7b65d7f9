"""The geometry that the app asks for: what the client reports, and when."""

import pytest

from nodes import el
from waits import live, painted, visit

WINDOW = {"width": 400, "height": 600}


def box(number, count="2", width=100, height=40, *children, name="r-group"):
    return el(
        number, "div", {"class": f"{name} s-width_{width} s-height_{height}", "data-slot": "", "data-measure": count},
        *children)


def rules(*sizes):
    return ["c", [f".s-{axis}_{length} {{ {axis}: {length}px; flex: none }}" for axis, length in sizes]]


SIZES = rules(("width", 100), ("height", 40), ("height", 90), ("height", 2000))


def frames(page, count=3):
    for _ in range(count):
        painted(page)


def report(double):
    """The next report, with the elements by number."""
    element, action, count, is_from_user, *numbers = double.event()
    assert (element, action, count) == (1, "measure", len(numbers) + 1)
    elements, rest = {}, numbers[7:]
    while rest:
        number, length = rest[:2]
        elements[number] = rest[2:2 + length]
        rest = rest[2 + length:]
    return {"user": is_from_user, "window": numbers[:2], "insets": numbers[2:6], "focused": numbers[6], "elements": elements}


def scroll(page, offset):
    page.evaluate("(offset) => (document.querySelector('main').scrollTop = offset)", offset)


@pytest.fixture
def open_with(new_page, double):
    def open_with(*nodes):
        page = new_page(viewport=WINDOW)
        page.goto(double.show(*nodes))
        live(page)
        double.send(SIZES)
        page.wait_for_function(
            "() => [...document.querySelectorAll('.s-width_100')].every((box) => getComputedStyle(box).width === '100px')")
        return live(page)
    return open_with


def settled(double, page):
    """The last of the reports until nothing changes any more."""
    last = report(double)
    frames(live(page))
    while not double.received.empty():
        last = report(double)
        frames(live(page))
    return last


def test_what_is_measured_is_reported_once(open_with, double):
    page = open_with(box(2), el(3, "p", {"class": "r-text"}, "not measured"))
    last = settled(double, page)
    assert last["window"] == [400, 600] and last["insets"] == [0, 0, 0, 0]
    assert list(last["elements"]) == [2] and last["elements"][2] == [100, 40]
    double.send(["t", 3, 0, "still not measured"])
    frames(page)
    assert double.received.empty()


def test_the_answer_to_a_frame_is_in_the_same_task(open_with, double):
    page = open_with(box(2))
    settled(double, page)
    page.evaluate("() => (window.requestAnimationFrame = () => 0)")
    double.send(["a", 2, 0, {"class": "r-group s-width_100 s-height_90"}])
    assert report(double)["elements"] == {2: [100, 90]}


def test_only_differences_are_reported(open_with, double):
    page = open_with(box(2), box(3))
    settled(double, page)
    double.send(["a", 3, 0, {"class": "r-group s-width_100 s-height_90"}])
    assert report(double)["elements"] == {3: [100, 90]}


def test_positions_follow_the_scrolling_of_the_page_and_sizes_do_not(open_with, double):
    page = open_with(box(2), box(3, "4"), box(4, "2", 100, 2000))
    first = settled(double, page)["elements"]
    assert len(first[3]) == 4
    scroll(page, 50)
    scrolled = report(double)
    assert scrolled["user"] is True
    assert scrolled["elements"] == {3: [100, 40, first[3][2], first[3][3] - 50]}


def test_a_region_reports_how_far_it_is_scrolled(open_with, double):
    page = open_with(box(2, "8", 100, 90, box(3, "2", 100, 2000), name="r-scroll"))
    first = settled(double, page)["elements"]
    assert first[2][4:] == [0, 0, 100, 2000]
    page.evaluate("() => (document.querySelector('.r-scroll').scrollTop = 70)")
    assert report(double)["elements"][2][4:6] == [0, 70]


def test_one_report_waits_for_the_answer_to_the_last(open_with, double):
    page = open_with(box(2, "4"), box(4, "2", 100, 2000))
    settled(double, page)
    double.answers = False
    scroll(page, 10)
    assert report(double)["elements"][2][3] == pytest.approx(-10, abs=60)
    scroll(page, 20)
    frames(page)
    scroll(page, 30)
    frames(page)
    assert double.received.empty()


def test_what_is_not_shown_is_not_reported(open_with, double):
    page = open_with(box(2), box(3))
    settled(double, page)
    double.send(["a", 3, 0, {"hidden": "", "class": "r-group s-width_100 s-height_90"}])
    frames(page)
    assert double.received.empty()
    double.send(["a", 3, 0, {"hidden": None}])
    assert report(double)["elements"] == {3: [100, 90]}


def test_transforms_do_not_change_a_size(open_with, double):
    page = open_with(box(2))
    settled(double, page)
    double.send(["c", [".s-scale_2 { scale: 2 }"]], ["a", 2, 0, {"class": "r-group s-width_100 s-height_40 s-scale_2"}])
    frames(page)
    assert double.received.empty()


def test_what_is_unknown_is_hidden(open_with, double):
    page = open_with(el(2, "div", {"class": "r-overlay r-overlay-reader r-unmeasured", "data-slot": "", "data-measure": "2"}))
    assert page.locator(".r-overlay-reader").evaluate("box => getComputedStyle(box).visibility") == "hidden"


def test_a_window_without_anything_to_measure_is_reported_when_it_gets_narrow_or_wide(open_with, double):
    page = open_with(el(2, "p", {}, "Words"))
    page.set_viewport_size({"width": 599, "height": 600})
    frames(page)
    assert double.received.empty()
    page.set_viewport_size({"width": 600, "height": 600})
    wide = report(double)
    assert (wide["window"], wide["elements"]) == ([600, 600], {})
    page.set_viewport_size({"width": 1200, "height": 600})
    frames(page)
    assert double.received.empty()
    page.set_viewport_size({"width": 320, "height": 600})
    assert report(double)["window"] == [320, 600]
