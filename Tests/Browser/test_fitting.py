"""Views of which the first that fits is shown: what the client asks for, in windows of several widths."""

import pytest

from nodes import el
from waits import live, painted, visit

WIDE = {"width": 1000, "height": 600}
NARROW = {"width": 300, "height": 600}


def fitting(index, width, last=2, kind="r-fitting-horizontal"):
    end = " r-fitting-last" if index == last else ""
    return el(
        2, "div", {"class": f"r-fitting {kind}{end}", "data-slot": "", "data-fit": index, "data-on": "number"},
        el(3 + index, "div", {"class": "r-group"}, "m" * width))


def now(page):
    painted(page)


@pytest.fixture
def open_at(new_page, double):
    def open_at(viewport, *nodes):
        page = new_page(viewport=viewport)
        page.goto(double.show(*nodes))
        return page
    return open_at


def test_what_fits_is_left_as_it_is(open_at, double):
    page = live(open_at(WIDE, fitting(0, 20)))
    now(page)
    assert double.received.empty()


def test_the_next_view_is_asked_for_until_one_fits(open_at, double):
    open_at(NARROW, fitting(0, 90))
    assert double.event() == [2, "number", 1]
    double.send(["i", 2, 3, fitting(1, 60)[4][0]], ["r", 3], ["a", 2, 0, {"data-fit": "1"}])
    assert double.event() == [2, "number", 2]


def test_the_last_view_is_shown_where_none_fits(open_at, double):
    page = live(open_at(NARROW, fitting(2, 90)))
    now(page)
    assert double.received.empty()


def test_an_earlier_view_comes_back_when_there_is_room(open_at, double):
    page = open_at(NARROW, fitting(0, 50))
    assert double.event() == [2, "number", 1]
    double.send(["i", 2, 3, fitting(1, 5)[4][0]], ["r", 3], ["a", 2, 0, {"data-fit": "1"}])
    live(page).set_viewport_size(WIDE)
    assert double.event() == [2, "number", 0]


def test_height_does_not_count_where_only_width_does(open_at, double):
    page = live(open_at({"width": 1000, "height": 100}, fitting(0, 20), *[el(20 + i, "p", {}, "x") for i in range(20)]))
    now(page)
    assert double.received.empty()
