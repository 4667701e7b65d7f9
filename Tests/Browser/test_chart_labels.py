"""No two labels of an axis touch each other, and none leaves its chart, whatever the width of the window."""

import pytest

from seen import gallery_server, show  # noqa: F401: fixtures
from waits import live

PAGE = "Charts"
# Each label that is shown, with its chart and its axis: the labels of one axis are beside each other.
LABELS = """() => [...document.querySelectorAll(".r-chart")].flatMap((chart, number) => {
    const plot = chart.querySelector(":scope > div[dir]");
    if (!plot) return [];
    const box = ({ x, y, right, bottom }) => [x, y, right, bottom];
    const inner = plot.getBoundingClientRect();
    const name = `${chart.closest("[data-identifier]")?.dataset.identifier} ${chart.ariaLabel}`;
    return [...plot.querySelectorAll("svg[aria-hidden] text")].filter((one) => one.checkVisibility()).map((one) => {
        const own = one.getBoundingClientRect();
        const scrolls = Boolean(one.closest("[data-scroll]"));
        const axis = own.y >= inner.bottom - 4 ? "bottom" : own.bottom <= inner.y + 4 ? "top"
            : own.x > inner.x + inner.width / 2 ? "right" : "left";
        return { number, name, axis, scrolls, words: one.textContent, box: box(own), frame: box(chart.getBoundingClientRect()) };
    });
})"""


@pytest.mark.parametrize("width", [320, 360, 768, 1280])
def test_labels_have_room(show, width):
    page = show("V11.1").page
    page.set_viewport_size({"width": width, "height": 900})
    live(page)
    labels = page.evaluate(LABELS)
    assert len({label["number"] for label in labels}) >= 20
    assert len(labels) > 150
    for label in labels:
        (left, top, right, bottom), frame = label["box"], label["frame"]
        # A plot that scrolls cuts off what is beyond its ends.
        if label["scrolls"]:
            continue
        assert left >= frame[0] - .5 and right <= frame[2] + .5, label
        assert top >= frame[1] - 1 and bottom <= frame[3] + 1, label
    for index, one in enumerate(labels):
        for other in labels[index + 1:]:
            if (one["number"], one["axis"]) != (other["number"], other["axis"]):
                continue
            a, b = one["box"], other["box"]
            across = min(a[2], b[2]) - max(a[0], b[0])
            along = min(a[3], b[3]) - max(a[1], b[1])
            assert across <= 0 or along <= 1.5, (one, other)


def test_labels_come_and_go_with_the_width_of_a_chart(show):
    specimen = show("V11.14")
    specimen.page.set_viewport_size({"width": 1280, "height": 900})
    live(specimen.page)
    chart = specimen.stage.locator(".r-chart").first
    shown = "(all) => all.filter((one) => one.checkVisibility()).map((one) => one.textContent)"
    texts = chart.locator("svg[aria-hidden] text")
    before = texts.evaluate_all(shown)
    chart.evaluate("(one) => { one.style.width = '130px'; }")
    few = texts.evaluate_all(shown)
    chart.evaluate("(one) => one.style.removeProperty('width')")
    assert set(few) < set(before)
    assert texts.evaluate_all(shown) == before
