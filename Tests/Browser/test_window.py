"""The place and the size of windows that an app opens."""

import pytest

from nodes import el
from waits import live

pytestmark = pytest.mark.engines("chromium", reason="the other engines open windows of the driver's size")
SIZE = """() => {
    const { style } = document.querySelector("[data-window]");
    [style.boxSizing, style.inlineSize, style.blockSize, style.margin] = ["border-box", "400px", "250px", "0"];
}"""


@pytest.fixture
def opener(browser, double):
    """A page that opens windows with their own sizes, in a browser that resizes them."""
    context = browser.new_context(no_viewport=True)
    page = context.new_page()

    def open_window(place, width, height):
        names = {"data-window": place, "data-script": "/_rostrum/window.js"}
        url = double.show(el(2, "div", names, "Board"))
        page.goto(url)
        with context.expect_page() as opened:
            page.evaluate(
                "([url, size]) => { open(url, '_blank', 'noopener,' + size); }", [url, f"width={width},height={height}"])
        window = live(opened.value)
        window.evaluate(SIZE)
        return window

    yield open_window
    context.close()



@pytest.mark.parametrize("place, size, expected", [
    ("fit:content", (300, 500), (400, 250)), ("fit:content", (500, 200), (400, 250)),
    ("fit:least", (300, 200), (400, 200)), ("fit:least", (500, 300), (500, 300)),
])
def test_a_window_has_the_size_of_its_content(opener, place, size, expected):
    window = opener(place, *size)
    window.wait_for_function(
        "([width, height]) => innerWidth === width && innerHeight === height", arg=list(expected))


def test_a_window_is_at_a_point_of_the_screen(opener):
    window = opener("at:1,0.5", 300, 300)
    window.wait_for_function(
        """() => screenX === screen.availWidth - outerWidth
                 && Math.abs(screenY - (screen.availHeight - outerHeight) / 2) <= 1""")
