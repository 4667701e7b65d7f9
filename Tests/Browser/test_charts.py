"""The client changes parts of a chart, and its script reports what users do in plots."""

import pytest
from playwright.sync_api import expect

from nodes import el, scene  # noqa: F401: scene
from waits import live, visit

SCRIPT = {"data-script": "/_rostrum/charts.js"}


def chart(on="plot range", *rows):
    """A chart with a plot of a fixed size, and rows that are parts."""
    plot = el(2, "svg", {"width": "200", "height": "100"},
              el(2, "rect", {"x": "0", "y": "0", "width": "200", "height": "100"}, part=3), part=2)
    body = el(2, "tbody", {}, *rows, part=5)
    return el(2, "div", {"class": "r-chart"},
              el(2, "div", {"data-on": on, "data-slot": "", "class": "s-plot", "tabindex": "0", **SCRIPT}, plot, part=1),
              el(2, "table", {}, body, part=4))


def row(part, words):
    return el(2, "tr", {}, el(2, "td", {}, words, part=part + 1), part=part)


def texts(page):
    return page.locator("td").all_text_contents()


def test_parts_come_and_go_and_the_others_have_new_numbers(page, double):
    visit(page, double.show(chart("plot", row(6, "a"), row(8, "b"))))
    page.evaluate("window.kept = document.querySelectorAll('td')[1]")
    double.send(["x", 2, 6, 2], ["x", 2, 8, 0, 5, row(8, "c")], ["x", 2, 6, 0, 5, row(6, "z")], ["t", 2, 9, "B"])
    expect(page.locator("td")).to_have_text(["z", "B", "c"])
    assert page.evaluate("kept.isConnected")
    double.send(["x", 2, 6, 2], ["x", 2, 8, 2], ["t", 2, 7, "only"])
    expect(page.locator("td")).to_have_text(["only"])


def test_a_part_that_is_not_there_lets_the_page_be_mounted(page, double):
    visit(page, double.show(chart("plot", row(6, "a"))))
    double.send(["x", 2, 6, 2], ["t", 2, 7, "gone"])
    assert double.mounts.get(timeout=10) is not None


def test_attributes_of_several_parts_and_pieces_of_the_former_text(page, double):
    visit(page, double.show(chart("plot", row(6, "a"))))
    double.send(["a", 2, 3, {"d": "m0 0l1 1 2 2 3 3"}, 2, {"width": "300"}])
    expect(page.locator("rect")).to_have_attribute("d", "m0 0l1 1 2 2 3 3")
    expect(page.locator("svg")).to_have_attribute("width", "300")
    double.send(["a", 2, 3, {"d": ["m1 1l", [9, 16], " 4 4"]}])
    expect(page.locator("rect")).to_have_attribute("d", "m1 1l2 2 3 3 4 4")


@pytest.fixture
def plot(page, double):
    def show(on):
        visit(page, double.show(chart(on)))
        double.send(["c", [".s-plot{width:200px;height:100px}"]])
        live(page)
        found = page.locator("[data-on]")
        expect(found).to_have_css("width", "200px")
        page.wait_for_function("performance.getEntriesByName(location.origin + '/_rostrum/charts.js').length")
        page.wait_for_function("import('/_rostrum/charts.js').then(() => true)")
        return found.bounding_box()
    return show


def test_a_mouse_points_without_a_button(page, double, plot):
    box = plot("plot")
    page.mouse.move(box["x"] + 50, box["y"] + 25)
    assert double.event() == [2, "plot", "point", 200, 100, 0.25, 0.25]
    page.mouse.move(box["x"] + 50, box["y"] + 300)
    assert double.event()[:3] == [2, "plot", "ended"]


def marks(*places):
    """Rows of a table for marks at places, with their letters as values."""
    return [el(2, "tr", {"data-at": place}, el(2, "td", {}, "abcdef"[index], part=7 + 2 * index), part=6 + 2 * index)
            for index, place in enumerate(places)]


def shows(page):
    """The words at the nearest mark, and its place."""
    return page.locator("[data-axis]").evaluate(
        "(plot) => [plot.dataset.nearest ?? null, parseFloat(plot.style.getPropertyValue('--r-at'))]")


@pytest.fixture
def pointed(page, double):
    def show(axis, *places):
        node = chart("plot", *marks(*places))
        node[3]["role"] = "figure"
        plot = node[4][0]
        plot[3]["data-axis"] = axis
        visit(page, double.show(node))
        double.send(["c", [".s-plot{width:200px;height:100px;position:relative}"]])
        live(page)
        expect(page.locator("[data-axis]")).to_have_css("width", "200px")
        page.wait_for_function("import('/_rostrum/charts.js').then(() => true)")
        box = page.locator("[data-axis]").bounding_box()
        return lambda x, y: page.mouse.move(box["x"] + 200 * x, box["y"] + 100 * y)
    return show


def test_the_nearest_mark_is_shown_without_the_server(page, double, pointed):
    move = pointed("x 1000 10000 0 10000", "2000 5000", "6000 9000", "6000 1000")
    move(.2, .5)
    assert shows(page) == ["a", 10]
    # Of two marks at one place, that which is nearest across the axis.
    for height, letter in ((.8, "b"), (.2, "c")):
        move(.4, height)
        assert shows(page) == [letter, 50]
    # The data change below a pointer that rests, and the line with them.
    double.send(["a", 2, 1, {"data-axis": "x 2000 10000 0 10000"}], ["t", 2, 11, "z"])
    page.wait_for_function("() => document.querySelector('[data-axis]').dataset.nearest === 'z'")
    assert shows(page) == ["z", 40]
    move(.4, 3)
    assert shows(page)[0] is None


def test_the_nearest_mark_along_the_vertical_axis(page, pointed):
    move = pointed("y 0 10000 0 10000", "1000 2000", "1000 7000")
    move(.9, .55)
    assert shows(page) == ["b", 70]
    style = "(plot) => getComputedStyle(plot, '::after').content"
    assert page.locator("[data-axis]").evaluate(style) is not None


def test_a_sector_reaches_to_its_sides(page, pointed):
    # A tenth of the turn, and the rest.
    move = pointed("angle 0 10000 0 10000", "500 500", "5500 4500")
    move(.51, .1)
    assert shows(page)[0] == "a"
    move(.9, .4)
    assert shows(page)[0] == "b"


def test_an_app_that_draws_a_line_has_its_own_words(page, double, pointed):
    move = pointed("x 0 10000 0 10000", "2000 5000", "8000 5000")
    move(.1, .5)
    assert shows(page) == ["a", 20]
    double.send(["a", 2, 1, {"data-axis": "x 0 10000 0 10000 own"}])
    page.wait_for_function("() => document.querySelector('[data-axis]').dataset.nearest === ''")
    move(.9, .5)
    assert shows(page) == ["", 80]


def test_a_mouse_drags_a_range_and_a_click_takes_it_back(page, double, plot):
    box = plot("range")
    page.mouse.move(box["x"] + 20, box["y"] + 10)
    page.mouse.down()
    page.mouse.move(box["x"] + 100, box["y"] + 50)
    page.mouse.up()
    events = [double.event()]
    while events[-1][3:] != [0.1, 0.1, 0.5, 0.5]:
        events.append(double.event())
    assert {event[2] for event in events} == {"range"}
    page.mouse.click(box["x"] + 20, box["y"] + 10)
    while events[-1][2] != "cleared":
        events.append(double.event())


def test_a_disabled_plot_says_nothing(page, double, plot):
    box = plot("plot")
    double.send(["a", 2, 1, {"aria-disabled": "true"}])
    expect(page.locator("[aria-disabled]")).to_be_attached()
    page.mouse.move(box["x"] + 50, box["y"] + 25)
    double.send(["a", 2, 1, {"aria-disabled": None}])
    expect(page.locator("[aria-disabled]")).not_to_be_attached()
    page.mouse.move(box["x"] + 60, box["y"] + 50)
    assert double.event()[3:] == [200, 100, 0.3, 0.5]


def test_a_plot_scrolls_vertically(page, double):
    tall = el(2, "div", {"class": "s-tall"}, part=2)
    plot = el(2, "div", {"class": "s-scroll", "data-scroll": "0.5 y"}, tall, part=1)
    visit(page, double.show(el(2, "div", SCRIPT, plot)))
    double.send(["c", [".s-scroll{width:99px;height:200px;overflow:auto;padding:8px 0}", ".s-tall{height:800px}"]],
                ["a", 2, 1, {"data-scroll": "0.25 y"}])
    page.wait_for_function("() => document.querySelector('[data-scroll]').scrollTop === 200")
    page.locator("[data-scroll]").evaluate("(one) => { one.scrollTop = 400; }")
    assert double.event() == [2, "plot", "scrolled", 0, 0.5, 0, 0.5]


def test_a_plot_scrolls_to_where_the_app_wants_and_reports_the_rest(page, double):
    wide = el(2, "div", {"class": "s-wide"}, part=2)
    plot = el(2, "div", {"class": "s-scroll", "data-scroll": "0.5"}, wide, part=1)
    visit(page, double.show(el(2, "div", SCRIPT, plot)))
    double.send(["c", [".s-scroll{width:200px;overflow:auto}", ".s-wide{width:800px;height:9px}"]],
                ["a", 2, 1, {"data-scroll": "0.25"}])
    scroll = page.locator("[data-scroll]")
    page.wait_for_function("() => document.querySelector('[data-scroll]').scrollLeft === 200")
    scroll.evaluate("(one) => { one.scrollLeft = 400; }")
    assert double.event() == [2, "plot", "scrolled", 0.5, 0, 0.5, 0]
    # The answer to a report doesn't move the plot back.
    scroll.evaluate("(one) => { one.scrollLeft = 404; }")
    assert double.event()[3] == 0.505
    double.send(["a", 2, 1, {"data-scroll": "0.505"}])
    live(page)
    assert scroll.evaluate("(one) => one.scrollLeft") == 404
