"""Keys move through the marks of charts, one of which has a ring."""

import pytest
from playwright.sync_api import expect

from nodes import el, scene  # noqa: F401: scene
from waits import live, visit

SCRIPT = {"data-script": "/_rostrum/tour.js"}


def chart(axis, *rows, **attributes):
    """A chart with a stop of 200 by 100 points, and rows with their words and places."""
    own = {"data-marks": f"{axis} 0 10000 0 10000", "role": "slider", "tabindex": "0", "class": "s-stop",
           "aria-valuenow": "0", "aria-valuetext": "All", **SCRIPT, **attributes}
    stop = el(2, "div", own, part=2)
    table = [el(2, "tr", {"data-at": place}, *(el(2, "td", {}, word, part=8 + 3 * index + cell)
                                               for cell, word in enumerate(words.split("|"))), part=7 + 3 * index)
             for index, (place, words) in enumerate(rows)]
    values = el(2, "div", {}, el(2, "p", {}, "All", part=4),
                el(2, "table", {}, el(2, "tbody", {}, *table, part=6), part=5), part=3)
    return el(2, "div", {"role": "figure", "class": "r-chart"}, el(2, "div", {}, stop, part=1), values)


@pytest.fixture
def stop(page, double):
    def show(axis, *rows, **attributes):
        node = chart(axis, *rows, **attributes)
        visit(page, double.show(node))
        double.send(["c", [".s-stop{width:200px;height:100px;position:relative;container-type:size}"]])
        live(page)
        page.wait_for_function("import('/_rostrum/tour.js').then(() => true)")
        found = page.locator("[data-marks]")
        expect(found).to_have_css("width", "200px")
        return found
    return show


def texts(page, stop, *keys):
    """What the stop says after each key."""
    said = []
    for key in keys:
        page.keyboard.press(key)
        said.append(stop.get_attribute("aria-valuetext"))
    return said


def place(stop):
    return stop.evaluate("(one) => ['x', 'y', 'w', 'h'].map((name) => one.style.getPropertyValue(`--r-${name}`))")


def test_left_and_right_move_along_a_series_and_up_and_down_to_others(page, double, stop):
    # The data are in another order than the places.
    plot = stop("x", ("6000 2000 0", "b|2"), ("2000 3000 0", "a|1"), ("5000 8000 1", "d|2"), ("1000 9000 1", "c|1"))
    plot.focus()
    assert plot.get_attribute("aria-valuetext") == "All"
    assert texts(page, plot, "ArrowRight", "ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowLeft") == [
        "a, 1", "b, 2", "b, 2", "d, 2", "c, 1", "c, 1"]
    assert texts(page, plot, "ArrowDown", "End", "ArrowUp", "Home", "ArrowUp") == [
        "c, 1", "d, 2", "b, 2", "a, 1", "a, 1"]
    assert plot.get_attribute("aria-valuenow") == "2"
    assert place(plot)[:2] == ["20%", "30%"]
    assert texts(page, plot, "Escape") == ["All"]
    assert plot.get_attribute("data-ring") is None and plot.get_attribute("aria-valuenow") == "0"
    assert texts(page, plot, "ArrowLeft") == ["d, 2"]
    page.keyboard.press("Tab")
    assert plot.get_attribute("data-ring") is None and plot.get_attribute("aria-valuetext") == "All"
    assert double.received.empty()


def test_bars_beside_their_names_are_reached_from_top_to_bottom(page, stop):
    plot = stop("y", ("9000 2500 0 9000 2000", "a"), ("5000 7500 0 5000 2000", "b"))
    plot.focus()
    assert texts(page, plot, "ArrowDown", "ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft") == ["a", "b", "a", "b", "a"]
    assert place(plot) == ["90%", "25%", "90%", "20%"]


def test_a_ring_is_around_the_middle_of_a_sector(page, double, stop):
    plot = stop("angle", ("1250 1250 5000", "a"), ("6250 3750 5000", "b"))
    plot.focus()
    assert texts(page, plot, "ArrowRight", "ArrowDown", "ArrowUp") == ["a", "b", "a"]
    # An eighth of a turn, halfway to the edge of a circle whose radius is 50 points.
    double.send(["c", [".s-stop::after{content:'';position:absolute;left:var(--r-x);top:var(--r-y)}"]])
    live(page)
    left, top = plot.evaluate(
        "(one) => [getComputedStyle(one, '::after').left, getComputedStyle(one, '::after').top].map(parseFloat)")
    assert left == pytest.approx(100 + 25 * 2 ** .5 / 2, abs=.1) and top == pytest.approx(50 - 25 * 2 ** .5 / 2, abs=.1)


def test_changes_are_said_and_a_mark_that_goes_leaves_the_plot(page, double, stop):
    plot = stop("x", ("2000 3000", "a"), ("6000 2000", "b"))
    plot.focus()
    assert texts(page, plot, "ArrowRight") == ["a"]
    double.send(["t", 2, 8, "z"], ["a", 2, 7, {"data-at": "3000 3000"}])
    expect(plot).to_have_attribute("aria-valuetext", "z")
    assert place(plot)[0] == "30%"
    double.send(["a", 2, 2, {"aria-valuetext": "Less", "data-marks": "x 1000 10000 0 10000"}], ["t", 2, 4, "Less"])
    page.wait_for_function("(one) => one.style.getPropertyValue('--r-x') === '20%'", arg=plot.element_handle())
    expect(plot).to_have_attribute("aria-valuetext", "z")
    double.send(["x", 2, 7, 2])
    expect(plot).to_have_attribute("aria-valuetext", "Less")
    assert plot.get_attribute("data-ring") is None


def test_keys_of_the_browser_stay(page, stop):
    plot = stop("x", ("2000 3000", "a"))
    plot.focus()
    assert texts(page, plot, "Shift+ArrowRight", "Control+ArrowRight", "a", "Escape") == ["All"] * 4
    assert texts(page, plot, "ArrowLeft") == ["a"]


def test_the_mark_that_the_server_selects_has_a_ring(page, double, stop):
    plot = stop("x", ("2000 3000", "a"), role=None, tabindex=None, **{"data-mark": "5000 5000 0 1000 2000"})
    expect(plot).to_have_attribute("data-ring", "")
    assert place(plot) == ["50%", "50%", "10%", "20%"]
    double.send(["a", 2, 2, {"data-mark": None}])
    expect(plot).not_to_have_attribute("data-ring", "")


def test_a_picture_that_moves_has_the_grid(page, double):
    node = chart("x", ("4096 5000", "a"))
    plot = node[4][0]
    plot[4][0][3]["data-marks"] = "x - 0 10000"
    # A quarter of the picture is shown, from an eighth of it on.
    layer = el(2, "svg", {"x": "-50%", "width": "400%"}, part=3)
    plot[4].insert(0, el(2, "svg", {}, layer, part=2))
    visit(page, double.show(node))
    live(page)
    page.wait_for_function("import('/_rostrum/tour.js').then(() => true)")
    stop = page.locator("[data-marks]")
    stop.focus()
    page.keyboard.press("ArrowRight")
    assert place(stop)[:2] == ["50%", "50%"]
    double.send(["a", 2, 3, {"x": "0%"}])
    page.wait_for_function("(one) => one.style.getPropertyValue('--r-x') === '100%'", arg=stop.element_handle())
